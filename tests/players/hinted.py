"""Games that hints are asked in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import Any

from carcqt.players import ADVISERS, PLAYERS
from carcqt.players.facts import Advice, Fact, Standing
from carcqt.players.hints import advise_turns
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import limits_of
from carcqt.players.selecting import Hint
from carcqt.rules.events import Event
from carcqt.rules.game import Game, Turn
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import new_game

TILES = [name for name, rules in GAMES.items() if issubclass(rules, TileLaying)]


def played(
    game: str, every: int, seed: int = 4, level: str = "easy", seats: int = 2
) -> Iterator[Game[Any]]:
    """A game of a level that claims things, where somebody is to lay a tile; at last, before the
    last turn."""
    running, rng, made = new_game(GAMES[game], seats, seed), Random(seed), 0
    while not running.is_over:
        if made % every == every - 1 or not running.left_in(0):
            yield running
        view = partial(running.seen_by, running.to_move)
        for move in PLAYERS[level].choose(running.legal_moves, view, rng, limits_of(level)):
            running.push(move)
        made += 1


def made(game: Game[Any], turn: Turn) -> list[Event]:
    """What a turn would bring about."""
    events = [event for move in turn for event in game.push(move)]
    for _ in turn:
        game.pop()
    return events


def hints(game: Game[Any]) -> tuple[Hint, ...]:
    view = game.seen_by(game.to_move)
    return advise_turns(MoveQuestion(view, "medium", "1"), view.material)


def advised(game: Game[Any]) -> tuple[Advice, ...]:
    view = game.seen_by(game.to_move)
    return ADVISERS["hard"].advise(view, Random(3), limits_of("hard", 0.01), 3)


def facts_of(facts: Iterable[Fact], *kinds: type[Any]) -> list[Any]:
    """Return the facts of some classes."""
    return [fact for fact in facts if isinstance(fact, kinds)]


def standing(worth: int = 4, ends: int = 2, **more: Any) -> Standing:
    """Return how a forest may stand."""
    return Standing(worth, 0, ends, (), 34, **{"fits": 9, **more})

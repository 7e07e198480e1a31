"""Random games of every kind and number of players; a sample is looked at closely."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any, Final

from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.game import TileLaying
from tests.recomputed import assert_regions_are_right
from tests.support import new_game
from tests.trial.pieces import Hang, TrialRun, watched
from tests.trial.result import TrialResult

_SAMPLE: Final = 50
"""Of so many games one is looked at closely."""
_KINDS: Final = [
    (rules, players) for rules in GAMES.values() for players in rules.description.players
]


def play(first: int, numbers: range) -> TrialResult:
    result = TrialResult()
    for number in numbers:
        seed = first + number
        rules, players = _KINDS[seed % len(_KINDS)]
        closely = seed // len(_KINDS) % _SAMPLE == 0
        try:
            with watched():
                play_one(rules, players, seed, closely)
        except (Exception, Hang) as error:
            name = f"{rules.description.game}, {players} players, seed {seed}"
            result.found.append(f"{name}: {type(error).__name__} {error}")
        result.done += 1
        result.counts["looked at closely"] += closely
    return result


def play_one(rules: type[Game[Any]], players: int, number: int, closely: bool) -> None:
    rng, game = Random(number), new_game(rules, players, number)
    key, events = game.key(), list[Event](game.opening)
    while not game.is_over:
        moves = game.legal_moves
        made = game.push(moves[int(rng.random() * len(moves))])
        if closely:
            events += made
    assert len(game.winners) >= 1
    assert not game.legal_moves
    if closely:
        look_at(game, events)
        for _ in range(len(game.record)):
            game.pop()
        assert game.key() == key


def look_at(game: Game[Any], events: list[Event]) -> None:
    """Its points are those that were scored, its regions those made anew, its text says it all."""
    scored = Counter[int]()
    for event in events:
        if isinstance(event, Scored):
            scored[event.seat] += points(event.items)
    assert game.scores == [scored[seat] for seat in range(game.players)]
    if isinstance(game, TileLaying):
        assert_regions_are_right(game)
    position = game.position()
    assert Position.parse(str(position), type(game).extra_type) == position


def runs(count: int, seed: int) -> list[TrialRun]:
    name = f"random games, {len(_KINDS)} kinds (every game with every number of players)"
    return [TrialRun(name, partial(play, seed * count), count, 2000)]

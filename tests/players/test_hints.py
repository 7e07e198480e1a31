"""Hints: turns that differ, what each is worth, and reasons that hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from carcqt.players import ADVISERS, PLAYERS
from carcqt.players.advice import Advice, ReasonKind
from carcqt.players.games import evaluator
from carcqt.players.hints import advise_turns
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import limits_of
from carcqt.players.reasons import reasons
from carcqt.rules.events import Event, Scored, points
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Lay, Pass
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import new_game

TILES = [name for name, rules in GAMES.items() if issubclass(rules, TileLaying)]
AGAINST = (ReasonKind.GIVES, ReasonKind.HELPS, ReasonKind.LOSES)


def played(game: str, every: int, seed: int = 4, level: str = "easy") -> Iterator[Game[Any]]:
    """A game of a level that claims things, where somebody is to lay a tile; at last, before the
    last turn."""
    running, rng, made = new_game(GAMES[game], 2, seed), Random(seed), 0
    while not running.is_over:
        if made % every == every - 1 or not running.left_in(0):
            yield running
        view = partial(running.seen_by, running.to_move)
        for move in PLAYERS[level].choose(running.legal_moves, view, rng, limits_of(level)):
            running.push(move)
        made += 1


def advised(game: Game[Any]) -> tuple[Advice, ...]:
    view = game.seen_by(game.to_move)
    return ADVISERS["hard"].advise(view, Random(3), limits_of("hard", 0.01), 3)


@pytest.mark.parametrize("name", TILES)
def test_later_turns_are_no_better_and_look_different(name: str) -> None:
    for game in played(name, every=17):
        found = advised(game)
        assert all(one.points >= other.points for one, other in pairwise(found))
        looks = [
            (advice.turn[0].square, [(r.kind, r.seat, r.what) for r in advice.reasons])
            for advice in found
            if isinstance(advice.turn[0], Lay)
        ]
        assert all(look not in looks[:place] for place, look in enumerate(looks))


@pytest.mark.parametrize("name", TILES)
def test_points_that_are_named_are_scored(name: str) -> None:
    named = 0
    for game in played(name, every=9):
        for advice in advised(game):
            seat, made = game.to_move, 0
            events: list[Event] = []
            for move in advice.turn:
                events += game.push(move)
                made += 1
            scored = [
                (event.seat, points(event.items)) for event in events if isinstance(event, Scored)
            ]
            for _ in range(made):
                game.pop()
            kinds = [reason.kind for reason in advice.reasons]
            for reason in advice.reasons:
                if reason.kind in (ReasonKind.CLOSES, ReasonKind.GIVES):
                    assert (reason.seat, reason.count) in scored
                    assert (reason.seat == seat) is (reason.kind is ReasonKind.CLOSES)
                named += reason.kind is ReasonKind.CLOSES
            squares = {move.square for move in game.legal_moves if isinstance(move, Lay)}
            assert len(squares) > 1 or ReasonKind.GIVES not in kinds
            # What speaks against a turn comes last, and never alone.
            assert not any(kind in AGAINST for kind in kinds[:-1])
            assert not kinds or kinds[0] not in AGAINST
    assert named


@pytest.mark.parametrize("name", TILES)
def test_the_last_turn_has_its_reasons(name: str) -> None:
    game = next(played(name, every=1000))
    best = max(
        map(game.turn, range(game.turn_count)),
        key=lambda turn: _lead(game, turn),
    )
    told = reasons(game, evaluator(game), best, usual=_lead(game, best) - 3)
    assert told
    assert told[0].kind in (ReasonKind.CLOSES, ReasonKind.BEATS)


def _lead(game: Game[Any], turn: tuple[Any, ...]) -> float:
    seat = game.to_move
    for move in turn:
        game.push(move)
    lead = game.scores[seat] - game.scores[1 - seat]
    for _ in turn:
        game.pop()
    return lead


@pytest.mark.parametrize("name", TILES)
def test_nobody_is_said_to_lose_more_than_a_region_can_bring(name: str) -> None:
    """That a piece waits for longer is no points in a region; where it counts much, it is told."""
    found = given = waits = 0
    for game in played(name, every=6, level="medium"):
        valued = evaluator(game)
        before = valued.evaluation()
        for turn in map(game.turn, range(0, game.turn_count, 3)):
            told = reasons(game, valued, turn)
            traps = {(each.seat, each.what) for each in told if each.kind is ReasonKind.TRAPS}
            for reason in told:
                given += reason.kind is ReasonKind.GIVES
                if reason.kind is ReasonKind.SPOILS:
                    held = [
                        part.points
                        for part in before.parts
                        if part.seat == reason.seat and part.what == reason.what
                    ]
                    assert reason.count <= max(held) + 0.5
                    found += 1
                    if reason.points >= reason.count + 3:
                        assert len(told) > 2 or (reason.seat, reason.what) in traps
                        waits += 1
    assert found
    assert given
    assert waits or name != TILES[0]


@pytest.mark.parametrize("name", TILES)
def test_at_the_end_no_piece_is_kept_for_later(name: str) -> None:
    passed = 0
    for game in played(name, every=1):
        if 0 < game.left_in(0).total() <= 2:
            for turn in map(game.turn, range(game.turn_count)):
                if isinstance(turn[-1], Pass):
                    told = reasons(game, evaluator(game), turn)
                    assert all(reason.kind is not ReasonKind.KEEPS for reason in told)
                    passed += 1
    assert passed


def test_no_hint_is_worse_than_an_ordinary_turn() -> None:
    for game in played("hunters", every=23):
        view = game.seen_by(game.to_move)
        question = MoveQuestion(view, "medium", "1")
        first, *others = advise_turns(question, view.material)
        assert first.worth >= 0
        assert all(first.worth >= other.worth > -0.5 for other in others)

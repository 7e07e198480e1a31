"""Levels from beginner to expert, in every game."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from carcqt.players import ADVISERS, PLAYERS
from carcqt.players.levels import LADDER, Level, limits_of, on_ladder
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.search.limits import Limits
from tests.support import new_game, play

EACH = pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
FEW = Limits(nodes=2_000)


@EACH
@pytest.mark.parametrize("level", LADDER)
def test_it_sees_what_its_seat_may_know_and_no_more(rules: type[Game[Any]], level: Level) -> None:
    """Whatever is hidden, it chooses the same, and so it does for the same seed."""
    game = new_game(rules, rules.description.players[0], seed=4)
    for _ in play(game, Random(4), every=41):
        if not game.is_over:
            seat = game.to_move
            view = game.seen_by(seat)
            chosen = {
                PLAYERS[level].choose(
                    other.legal_moves, partial(other.seen_by, seat), Random(5), FEW
                )
                for other in (game, view.imagine(Random(1)))
            }
            assert len(chosen) == 1


@EACH
def test_advice_is_turns_that_can_be_made(rules: type[Game[Any]]) -> None:
    game = new_game(rules, rules.description.players[0], seed=6)
    for _ in play(game, Random(6), every=37):
        if not game.is_over:
            before = game.key()
            view = game.seen_by(game.to_move)
            advice = ADVISERS[Level.MEDIUM].advise(view, Random(2), FEW, 3)
            assert 1 <= len(advice) <= 3
            assert len({each.turn for each in advice}) == len(advice)
            assert [each.points for each in advice] == sorted(
                (each.points for each in advice), reverse=True
            )
            for each in advice:
                for move in each.turn:
                    game.push(move)
                for _ in each.turn:
                    game.pop()
            assert game.key() == before


def test_older_names_still_play_and_are_shown_as_what_is_nearest() -> None:
    assert {"random", "greedy", *LADDER} == set(PLAYERS)
    assert on_ladder("random") == "beginner"
    assert on_ladder("greedy") == "easy"
    assert on_ladder("expert") == "expert"
    assert on_ladder("nonsense") == "medium"


def test_a_share_of_the_nodes() -> None:
    whole, tenth = limits_of("hard").nodes, limits_of("hard", 0.1).nodes
    assert whole is not None
    assert tenth is not None
    assert whole == 10 * tenth

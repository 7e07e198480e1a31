"""What a try is answered with."""

from __future__ import annotations

import pytest

from carcqt.puzzles.bestplay import answer_to, best_after, outcome_after
from carcqt.puzzles.solver import solve
from carcqt.rules.game import Turn
from carcqt.rules.games import GAMES
from carcqt.rules.moves import read_move
from carcqt.search.limits import Interrupted, Limits
from tests.puzzles.layouts import forest_puzzle, puzzle


def turn(*texts: str) -> Turn:
    return tuple(read_move(text, GAMES["hunters"].moves) for text in texts)


def test_a_wrong_first_turn_is_answered_with_what_it_loses() -> None:
    found = puzzle(forest_puzzle({"aim": "points", "turns": 2}))
    solution = solve(found)
    right = answer_to(found, solution, turn("lay cap 0,1 0", "pass"))
    wrong = answer_to(found, solution, turn("lay cap 1,0 90", "pass"))
    assert right is not None
    assert wrong is not None
    assert (right.value, wrong.value) == (6, 4)


def test_after_a_try_the_best_that_is_left_is_told() -> None:
    found = puzzle(forest_puzzle({"aim": "points", "turns": 2}))
    record = [(move, ()) for move in turn("lay cap 0,1 0", "pass")]
    value, best = best_after(found, record, Limits())
    assert value == 6
    assert {str(each[0]) for each in best} == {"lay cap 0,-1 180"}
    record += [(move, ()) for move in turn("lay cap 0,-1 180", "pass")]
    assert best_after(found, record, Limits()) == (6, ())
    with pytest.raises(Interrupted):
        best_after(found, [], Limits(nodes=2))


def test_the_best_reply_is_found_after_any_turn() -> None:
    found = puzzle(forest_puzzle({"aim": "points", "turns": 2, "others": "best"}))
    record = [(move, ()) for move in turn("lay cap 0,1 0", "pass")]
    value, replies = best_after(found, record, Limits())
    assert value == 0
    assert len(replies) == 1


def test_chance_brings_the_worst_where_the_worst_counts() -> None:
    draws = {"land": ["cap", "cap", "plain"]}
    goal = {"aim": "points", "turns": 2, "open": False, "chance": "worst"}
    found = puzzle(forest_puzzle(goal, draws=draws))
    assert outcome_after(found, [], turn("lay cap 0,1 0", "pass"), Limits()) == ("plain",)

"""The solver against plain exhaustive search, on many small puzzles of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from carcqt.puzzles.bestplay import answer_to
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solver import solve
from carcqt.puzzles.valuing import TO_THE_END, ValuedTurns
from carcqt.rules.game import Game, Turn
from carcqt.search.aims import Value
from carcqt.search.limits import Budget, Limits
from carcqt.search.tree import Tree
from tests.puzzles.plain import Plain, is_small
from tests.puzzles.small import small_puzzle

FEW = 12
MANY = 2000
MOST = 600
"""Turns that plain search makes at most, for a puzzle to be compared."""


def compared(rules: type[Game[Any]], count: int) -> Iterator[tuple[Puzzle, dict[Turn, Value]]]:
    seed = found = 0
    while found < count:
        seed += 1
        puzzle = small_puzzle(rules, seed)
        if puzzle is not None and is_small(puzzle, MOST):
            found += 1
            yield puzzle, Plain(puzzle).first_turns()


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_the_same_optimum_and_the_same_best_first_turns(rules: type[Game[Any]], count: int) -> None:
    for puzzle, values in compared(rules, count):
        solution = solve(puzzle)
        best = max(values.values())
        assert solution.is_proven
        assert solution.value == best
        alike = {turn: solved for solved in solution.turns for turn in (solved.moves, *solved.same)}
        assert Counter(solved.value for solved in alike.values()) == Counter(values.values())
        # Of turns that are equal by the rules plain search may have met another one.
        for turn, value in values.items():
            answer = answer_to(puzzle, solution, turn)
            assert answer is not None
            assert answer.value == value
        if solution.has_answer:
            assert solution.lines
            assert {line[0].moves for line in solution.lines} <= {
                solved.moves for solved in solution.best
            }


def test_the_answer_hangs_neither_on_the_table_nor_on_the_order_nor_on_bounds(
    rules: type[Game[Any]],
) -> None:
    for puzzle, _ in compared(rules, FEW // 2):
        first = ValuedTurns(puzzle, Budget(Limits()))
        values = [first.value(number) for number in first.numbers]
        small = ValuedTurns(puzzle, Budget(Limits()), entries=2)
        assert [small.value(number) for number in reversed(small.numbers)] == values[::-1]
        aim = replace(puzzle.aim(), bounds=None, turn_bounds=None)
        bare = Tree(puzzle.start(), aim, None, Budget(Limits()))
        assert [bare.after(n, TO_THE_END, -inf, inf) for n in first.numbers] == values


def test_all_kinds_of_puzzles_are_among_them(rules: type[Game[Any]]) -> None:
    puzzles = [puzzle for seed in range(300) if (puzzle := small_puzzle(rules, seed))]
    goals = [puzzle.goal for puzzle in puzzles]
    assert len({goal.aim for goal in goals}) >= 6
    assert len({(goal.others, goal.is_open, goal.surprise) for goal in goals}) == 12

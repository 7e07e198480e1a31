"""Finds a goal that has one answer, for a position that others have several of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carcqt.background.child import Report
from carcqt.content.goals import Goal, Reply
from carcqt.puzzles.checks import start_problems
from carcqt.puzzles.mining.wishes import wishes_at
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import Solution
from carcqt.puzzles.solver import solve
from carcqt.search.limits import Limits

_CLEARLY: Final = 2
"""Points that the second best loses at least."""
_EACH: Final = Limits(nodes=40_000, seconds=4.0)


def suggest(asked: tuple[Puzzle, tuple[Reply, ...]], material: Any, report: Report) -> Goal | None:
    """The first goal with one answer that is clearly best, or else the first with any one answer;
    `None` if there is none. Tells how many were tried."""
    puzzle = replace(asked[0], material=material)
    tried, found = 0, None
    for goal in wishes_at(puzzle.start(), asked[1]):
        candidate = replace(puzzle, goal=goal)
        if goal == puzzle.goal or list(start_problems(candidate)):
            continue
        tried += 1
        report(tried)
        solution = solve(candidate, _EACH)
        if solution.has_one_answer and _is_clear(solution):
            return goal
        if found is None and solution.has_one_answer:
            found = goal
    return found


def _is_clear(solution: Solution) -> bool:
    best, second = solution.value, solution.second
    return solution.is_either_or or best is None or second is None or best - second >= _CLEARLY

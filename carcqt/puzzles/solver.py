"""The solver: what every first turn comes to, exactly, and all best lines.

What it answers follows from the puzzle alone: never from the order in which turns are tried, nor
from bounds, processes or what the table happened to forget.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Final

from carcqt.puzzles.bestplay import BestPlay
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import (
    Line,
    Solution,
    SolverProgress,
    Tell,
)
from carcqt.puzzles.valuing import valued_in_processes
from carcqt.search.aims import Value
from carcqt.search.limits import Budget, Interrupted, Limits

NO_LIMITS: Final = Limits()
_MOST_LINES: Final = 50


def solve(
    puzzle: Puzzle, limits: Limits = NO_LIMITS, *, jobs: int = 1, progress: Tell | None = None
) -> Solution:
    """Everything there is to know about a puzzle, or as much of it as the limits allow."""
    return _Solver(puzzle, limits, progress).run(jobs)


class _Solver:
    def __init__(self, puzzle: Puzzle, limits: Limits, progress: Tell | None) -> None:
        self._puzzle: Final = puzzle
        self._limits: Final = limits
        self._progress: Final = progress
        self._began: Final = monotonic()
        self._budget: Final = Budget(limits)
        self._best: Final = BestPlay(puzzle, self._budget)
        self._first: Final = self._best.first
        self._more_nodes = 0
        """Those of other processes."""

    def run(self, jobs: int) -> Solution:
        values: dict[int, Value] = {}
        lines: list[Line] = []
        complete, stopped = True, None
        try:
            for number, value, nodes in self._values(jobs):
                values[number] = value
                self._more_nodes += nodes
                self._tell(values)
            for line in self._lines(values):
                if len(lines) == _MOST_LINES:
                    complete = False
                    break
                lines.append(line)
        except Interrupted as interrupted:
            stopped, complete = interrupted.stop, False
        finally:
            self._first.reset()
        return Solution(
            self._first.merged(values),
            len(values) == len(self._first.numbers),
            tuple(lines),
            complete,
            self._budget.nodes + self._more_nodes,
            monotonic() - self._began,
            stopped,
            self._puzzle.goal.is_either_or,
        )

    def _values(self, jobs: int) -> Iterator[tuple[int, Value, int]]:
        """Each first turn with its value, and how many nodes another process took for it."""
        numbers = self._first.numbers
        if jobs > 1 and len(numbers) > 1:
            yield from valued_in_processes(self._puzzle, numbers, jobs, self._limits)
            return
        for number in numbers:
            yield number, self._first.value(number), 0

    def _tell(self, values: dict[int, Value]) -> None:
        if self._progress is not None:
            nodes = self._budget.nodes + self._more_nodes
            of = len(self._first.numbers)
            self._progress(SolverProgress(len(values), of, max(values.values()), nodes))

    def _lines(self, values: dict[int, Value]) -> Iterator[Line]:
        """Best play from the start."""
        best = max(values.values(), default=0)
        if self._puzzle.goal.is_either_or and best <= 0:
            return
        first = [number for number in sorted(values) if values[number] == best]
        turn = self._first.game.turn
        yield from self._best.along([turn(number) for number in self._first.apart(first)])

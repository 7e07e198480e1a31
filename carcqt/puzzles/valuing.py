"""What first turns come to, one after the other or in several processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import inf
from time import monotonic
from typing import Final

from carcqt.background.pool import ProcessPool
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import SolvedTurn
from carcqt.rules.game import Outcome, Turn
from carcqt.search.aims import Chance, Value
from carcqt.search.limits import Budget, Interrupted, Limits, SearchStop
from carcqt.search.table import TranspositionTable
from carcqt.search.tree import Tree

TO_THE_END: Final = 10_000
"""Turns: more than any line has."""
ENTRIES: Final = 1 << 17
"""Of the table. Positions are kept whole in it, so that no two are ever taken for one."""
_LOOK: Final = 0.05
"""Seconds between looks at whether to go on."""


class ValuedTurns:
    def __init__(self, puzzle: Puzzle, budget: Budget, entries: int = ENTRIES) -> None:
        self.puzzle: Final = puzzle
        self.game: Final = puzzle.start()
        self.aim: Final = puzzle.aim()
        self.window: Final = self.aim.span or (-inf, inf)
        self.tree: Final = Tree(
            self.game, self.aim, TranspositionTable(entries, exact=True), budget
        )

    @property
    def numbers(self) -> range:
        return range(self.game.turn_count)

    def value(self, number: int) -> Value:
        return self.tree.after(number, TO_THE_END, *self.window)

    def merged(self, values: Mapping[int, Value]) -> tuple[SolvedTurn, ...]:
        """Turns that are one, as one."""
        same: dict[Hashable, list[int]] = {}
        for number in sorted(values):
            same.setdefault((values[number], self.comes_to(number)), []).append(number)
        turn = self.game.turn
        found = [
            SolvedTurn(turn(first), values[first], tuple(map(turn, others)))
            for first, *others in same.values()
        ]
        return tuple(sorted(found, key=lambda solved: -solved.value))

    def apart(self, numbers: Sequence[int]) -> list[int]:
        """Of turns that are one, the first."""
        first = {self.comes_to(number): number for number in reversed(numbers)}
        return list(first.values())[::-1]

    def comes_to(self, turn: int | Turn) -> Hashable:
        """Equal for two turns that are one: the same position, and the same points. Of a line's
        last turn only what lies on the table and the points."""
        game = self.game
        reached: list[Hashable] = []
        for outcome in self._outcomes(turn):
            game.push_turn(turn, outcome)
            if self.puzzle.is_done(game):
                position = game.position()
                on_table = frozenset[object](position.laid or position.pieces)
                scores = game.projected() if self.puzzle.goal.is_final else game.scores
                reached.append((on_table, tuple(scores)))
            else:
                reached.append((outcome, game.key(), tuple(game.scores)))
            game.pop_turn()
        return frozenset(reached)

    def _outcomes(self, turn: int | Turn) -> list[Outcome]:
        if self.aim.chance is Chance.GIVEN:
            return [()]
        return [outcome for outcome, _ in self.game.turn_outcomes(turn)]

    def reset(self) -> None:
        """Back to the start, wherever a limit was reached."""
        while self.game.record:
            self.game.pop_turn()


def valued_in_processes(
    puzzle: Puzzle, numbers: Sequence[int], jobs: int, limits: Limits
) -> Iterator[tuple[int, Value, int]]:
    """Each turn with its value and how many nodes it took, as they come."""
    began, nodes = monotonic(), 0
    act, left, busy = _Valuer(puzzle), deque(numbers), 0
    pool = ProcessPool(min(jobs, len(numbers)))
    try:
        while left or busy:
            while left and pool.has_room:
                pool.begin(act, left.popleft())
                busy += 1
            for _, found in pool.finished(_LOOK):
                busy -= 1
                nodes += found[2]
                yield found
            if left or busy:
                _look(limits, monotonic() - began, nodes)
    finally:
        # Nobody waits for turns whose values are not wanted any more.
        pool.close()


def _look(limits: Limits, seconds: float, nodes: int) -> None:
    if limits.cancelled is not None and limits.cancelled():
        raise Interrupted(SearchStop.CANCELLED)
    if limits.seconds is not None and seconds >= limits.seconds:
        raise Interrupted(SearchStop.SECONDS)
    if limits.nodes is not None and nodes >= limits.nodes:
        raise Interrupted(SearchStop.NODES)


class _Valuer:
    """Values turns in another process, which keeps what it found out from one to the next."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle: Final = puzzle
        self._turns: ValuedTurns | None = None
        self._budget: Final = Budget(Limits())

    def __call__(self, number: int) -> tuple[int, Value, int]:
        if self._turns is None:
            self._turns = ValuedTurns(self._puzzle, self._budget)
        before = self._budget.nodes
        return number, self._turns.value(number), self._budget.nodes - before

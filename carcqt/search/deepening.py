"""The search: deeper and deeper, until all lines have ended or a limit is reached."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from carcqt.rules.game import Game, Turn
from carcqt.search.aims import Aim, Chance, Value
from carcqt.search.limits import Budget, Interrupted, Limits, SearchStop
from carcqt.search.ordering import best_first, candidates
from carcqt.search.results import FirstTurn, Progress, Proof, Result, Told
from carcqt.search.table import Bound, TranspositionTable
from carcqt.search.tree import Tree

NO_LIMITS: Final = Limits()
ENTRIES: Final = 1 << 18
"""Of a table that nobody has given: some 80 MB when it is full."""


def search(
    game: Game[Any],
    aim: Aim,
    depth: int,
    *,
    limits: Limits = NO_LIMITS,
    table: TranspositionTable | None = None,
    deepen: bool = True,
    every_turn: bool = False,
    progress: Told | None = None,
) -> Result:
    """The best turn of a game that goes on, looking at most so many turns ahead.

    The game is used for it, and is as it was afterwards, whatever happens. With `every_turn` the
    value of each first turn is exact; otherwise only that of the best must be. Without `deepen` the
    whole depth is searched at once, which is quicker where it is small and all of it is needed.
    """
    return _Deepening(game, aim, limits, table, progress).run(depth, deepen, every_turn)


def best_line(
    game: Game[Any],
    aim: Aim,
    depth: int,
    *,
    limits: Limits = NO_LIMITS,
    table: TranspositionTable | None = None,
) -> tuple[Turn, ...]:
    """The turns of best play, with what the piles hold; shorter where a limit is reached."""
    if aim.chance is not Chance.GIVEN:
        raise ValueError("There is one line only where it is given what is drawn.")
    table = TranspositionTable(ENTRIES) if table is None else table
    line: list[Turn] = []
    try:
        while depth > 0 and not aim.is_end(game):
            found = search(game, aim, depth, limits=limits, table=table, deepen=False)
            if found.best is None:
                break
            game.push_turn(found.best.number)
            line.append(found.best.moves)
            depth -= 1
    finally:
        for _ in line:
            game.pop_turn()
    return tuple(line)


class _Deepening:
    def __init__(
        self,
        game: Game[Any],
        aim: Aim,
        limits: Limits,
        table: TranspositionTable | None,
        progress: Told | None,
    ) -> None:
        self._game: Final = game
        self._raises: Final = aim.raises(game.to_move)
        self._budget: Final = Budget(limits)
        table = TranspositionTable(ENTRIES) if table is None else table
        self._tree: Final = Tree(game, aim, table, self._budget)
        self._progress: Final = progress
        self._proven: Final[list[FirstTurn]] = []
        """First turns of which no line was broken off."""

    def run(self, depth: int, deepen: bool, every_turn: bool) -> Result:
        before = len(self._game.record)
        turns: tuple[FirstTurn, ...] = ()
        finished, stopped = 0, None
        try:
            order = self._first_order()
            for ahead in range(1 if deepen else depth, depth + 1):
                turns = self._look(order, ahead, every_turn)
                finished = ahead
                order = [turn.number for turn in turns]
                if all(turn.complete for turn in turns):
                    break
        except Interrupted as interrupted:
            stopped = interrupted.stop
        finally:
            while len(self._game.record) > before:
                self._game.pop_turn()
        return self._result(turns, finished, stopped)

    def _first_order(self) -> Sequence[int]:
        tree = self._tree
        return best_first(self._game, tree.aim, candidates(self._game, tree.aim), tree.make_each)

    def _look(self, order: Sequence[int], depth: int, every_turn: bool) -> tuple[FirstTurn, ...]:
        """All first turns, valued so many turns ahead."""
        tree, turns = self._tree, []
        low: Value = -inf
        high: Value = inf
        best: Value | None = None
        for number in order:
            tree.broken_off = False
            value = tree.after(number, depth - 1, low, high)
            bound = Bound.AT_MOST if value <= low else Bound.EXACT
            bound = Bound.AT_LEAST if value >= high else bound
            moves = self._game.turn(number)
            turn = FirstTurn(number, moves, value, bound, not tree.broken_off)
            turns.append(turn)
            if turn.complete:
                self._proven.append(turn)
            if best is None or (value > best if self._raises else value < best):
                best = value
                if not every_turn:
                    low, high = (best, high) if self._raises else (low, best)
            if self._progress is not None:
                told = Progress(depth, len(turns), len(order), best, self._budget.nodes)
                self._progress(told)
        sign = -1 if self._raises else 1
        turns.sort(key=lambda turn: (sign * turn.value, turn.bound is not Bound.EXACT, turn.number))
        return tuple(turns)

    def _result(
        self, turns: tuple[FirstTurn, ...], depth: int, stopped: SearchStop | None
    ) -> Result:
        value = turns[0].value if turns else None
        proof = Proof.TO_DEPTH if turns else Proof.UNFINISHED
        low = high = None
        if turns and stopped is None and all(turn.complete for turn in turns):
            proof, low, high = Proof.PROVEN, value, value
        elif self._raises:
            # The seat may choose any turn that was followed to the end.
            known = [turn.value for turn in self._proven if turn.bound is not Bound.AT_MOST]
            low = max(known, default=None)
        else:
            known = [turn.value for turn in self._proven if turn.bound is not Bound.AT_LEAST]
            high = min(known, default=None)
        seconds, nodes = self._budget.seconds, self._budget.nodes
        return Result(value, proof, depth, turns, low, high, nodes, seconds, stopped)

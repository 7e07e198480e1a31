"""Squares as numbers from 0 on, each given when a square is first touched.

So what is known of squares lies in arrays without gaps, however far apart tiles lie. The numbers
are the same for all games with one deck, and no order may depend on them.
"""

from __future__ import annotations

from threading import Lock
from typing import Final

from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.kernel.arrays import i64, vec
from carcqt.rules.kernel.journal import NONE, filled, grown

SIDES: Final[i64] = 4
STRIDE: Final[i64] = 1 << 20
_HALF: Final[i64] = 1 << 19
REACH: Final[i64] = (1 << 19) - 1
"""Squares lie within this many steps of 0,0; beyond, another one may have the same cell."""


def first_of_row(cell: i64) -> i64:
    """No cell of this row is smaller, and each of later rows is larger."""
    return (cell + _HALF) // STRIDE * STRIDE - _HALF


class Squares:
    def __init__(self) -> None:
        self.count: i64 = 0
        self.cell = filled(64, 0)
        self.square: Final[list[Square]] = []
        self.beside = filled(4 * 64, NONE)
        """Four for each square, the neighbours on its sides; NONE where none was touched."""
        self.surrounded = filled(64, 0)
        """Whether all four have been touched."""
        self._number: Final[dict[int, int]] = {}
        self._lock: Final = Lock()
        self._step = vec[i64]([-STRIDE, 1, STRIDE, -1])

    def known(self, cell: i64) -> i64:
        """The number of a cell, if it has one."""
        return self._number.get(cell, NONE)

    def number(self, cell: i64) -> i64:
        found: i64 = self._number.get(cell, NONE)
        return found if found != NONE else self._touch(cell)

    def surround(self, square: i64) -> None:
        """Touches all that lies beside a square."""
        for side in range(SIDES):
            if self.beside[4 * square + side] == NONE:
                self._touch(self.cell[square] + self._step[side])
        self.surrounded[square] = 1

    def _touch(self, cell: i64) -> i64:
        # Documents are checked in a thread of their own.
        with self._lock:
            found: i64 = self._number.get(cell, NONE)
            return found if found != NONE else self._give_number(cell)

    def _give_number(self, cell: i64) -> i64:
        square = self.count
        if square == len(self.cell):
            self.cell = grown(self.cell, 2 * square, 0)
            self.beside = grown(self.beside, 8 * square, NONE)
            self.surrounded = grown(self.surrounded, 2 * square, 0)
        self.cell[square] = cell
        for side in range(SIDES):
            there: i64 = self._number.get(cell + self._step[side], NONE)
            if there != NONE:
                self.beside[4 * square + side] = there
                self.beside[4 * there + (side + 2) % 4] = square
        self.square.append(SQUARES[cell])
        # The number is given out last, so that nobody meets a square that is half made.
        self.count = square + 1
        self._number[cell] = square
        return square

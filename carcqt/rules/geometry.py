"""Squares of the table, the four sides of a square and the twelve points where zones reach them."""

from __future__ import annotations

from typing import Final, NamedTuple

POINTS: Final = ("NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW")
POINT_NUMBERS: Final = {name: number for number, name in enumerate(POINTS)}

# A side is its place in NESW; its points are 3 × side to 3 × side + 2, clockwise.
SIDES: Final = range(4)
MOVES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Columns and rows from a square to its neighbour on each side."""


class Square(NamedTuple):
    """A place on the table: x grows eastwards, y southwards."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


# Inside the rules a square is one integer, a cell: cheaper to hash and to step from than a pair.
_STRIDE: Final = 1 << 20
_HALF: Final = _STRIDE >> 1
REACH: Final = _HALF - 1
"""Squares lie within this many steps of 0,0."""


def cell_of(square: tuple[int, int]) -> int:
    return square[1] * _STRIDE + square[0]


def first_of_row(cell: int) -> int:
    """No cell of this row is smaller, and each of later rows is larger."""
    return (cell + _HALF) // _STRIDE * _STRIDE - _HALF


STEPS: Final = tuple(cell_of(move) for move in MOVES)
"""What to add to a cell to reach its neighbour on each side."""


class _Squares(dict[int, Square]):
    def __missing__(self, cell: int) -> Square:
        y, x = divmod(cell + _HALF, _STRIDE)
        square = self[cell] = Square(x - _HALF, y)
        return square


SQUARES: Final = _Squares()
"""The square of each cell, made once."""

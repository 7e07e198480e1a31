"""The legal moves as a sequence that makes a move only when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.kernel.kernel import LAY, PASS, PLACE, Kernel
from carcqt.rules.kernel.squares import REACH, STRIDE
from carcqt.rules.moves import PASS as _PASS
from carcqt.rules.moves import Lay, Move, Place


class Codes(Protocol):
    """What those integers of moves mean that are not laying, placing and passing."""

    def other_move(self, code: int) -> Move: ...

    def find(self, move: object) -> int:
        """The code of a legal move; NONE for any other."""


class Legal:
    """The one list of a game: what it shows is always what may be done now."""

    def __init__(
        self, kernel: Kernel, codes: Codes, tiles: list[str], zones: list[str], pieces: list[str]
    ) -> None:
        self._kernel: Final = kernel
        self._codes: Final = codes
        self._tiles: Final = tiles
        """What faces, types of nodes and kinds of pieces are called."""
        self._zones: Final = zones
        self._pieces: Final = pieces
        self._made: object = None
        """The move that was made last, and its code."""
        self._code: i64 = NONE

    def __len__(self) -> int:
        return self._kernel.count()

    def make(self, number: i64) -> Move:
        code = self._kernel.nth(number)
        self._code = code
        move = self.move(code)
        self._made = move
        return move

    def move(self, code: i64) -> Move:
        """The move of the present phase that has this code."""
        kernel = self._kernel
        if kernel.phase == LAY:
            return Lay(self._tiles[kernel.hand], kernel.squares.square[code >> 2], code & 3)
        if kernel.phase != PLACE or code < PASS:
            return self._codes.other_move(code)
        if code == PASS:
            return _PASS
        node, piece = (code - 1) // kernel.kinds, (code - 1) % kernel.kinds
        square = kernel.squares.square[kernel.laid_square[kernel.tile_of[node]]]
        return Place(self._pieces[piece], square, self._zones[kernel.type_of[node]])

    def code_of(self, move: Move) -> i64:
        """The code of a move of which it is seen at once that it is legal; otherwise NONE."""
        if move is self._made:
            return self._code
        if self._kernel.phase == LAY and isinstance(move, Lay):
            return self._lay_code(move)
        return PASS if move is _PASS and self._kernel.phase == PLACE else NONE

    def _lay_code(self, move: Lay) -> i64:
        kernel = self._kernel
        x, y = move.square
        turn: i64 = move.turn
        if self._tiles[kernel.hand] != move.tile or not -REACH <= x <= REACH:
            return NONE
        square = kernel.squares.known(y * STRIDE + x)
        if square == NONE or not kernel.fits(kernel.hand, turn, square):
            return NONE
        return 4 * square + turn

    def forget(self) -> None:
        """What was made last may mean something else from now on."""
        self._made = None

    def __getitem__(self, index: int | slice) -> object:
        if isinstance(index, slice):
            return [self.make(number) for number in range(*index.indices(len(self)))]
        count = self._kernel.count()
        if not -count <= index < count:
            raise IndexError(index)
        return self.make(index if index >= 0 else index + count)

    def __iter__(self) -> Iterator[Move]:
        number = 0
        while number < len(self):
            yield self.make(number)
            number += 1

    def __reversed__(self) -> Iterator[Move]:
        for number in range(len(self) - 1, -1, -1):
            yield self.make(number)

    def __contains__(self, move: object) -> bool:
        return self._codes.find(move) != NONE

    def __eq__(self, other: object) -> bool:
        if isinstance(other, (list, tuple)):
            return list(self) == list(other)
        return self is other

    def __hash__(self) -> int:
        raise TypeError("legal moves come and go")

    def index(self, move: object) -> int:
        for number in range(len(self)):
            if self.make(number) == move:
                return number
        raise ValueError(move)

    def count(self, move: object) -> int:
        return int(move in self)

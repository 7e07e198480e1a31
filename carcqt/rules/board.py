"""The laid tiles and the open squares around them, by the names of the deck."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from carcqt.rules.faces import Box, Face
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.kernel.board import OBSTACLES, FlatBoard
from carcqt.rules.kernel.journal import NONE
from carcqt.rules.kernel.prepare import prepared
from carcqt.rules.values import value


@value
class LaidFace:
    face: Face
    square: Square
    cell: int
    turn: int
    base: int
    """The first of its nodes."""


class Board:
    """A board of the kernel, a game's or one of its own."""

    def __init__(self, box: Box, kernel: FlatBoard | None = None) -> None:
        self._deck: Final = prepared(box)
        self._kernel: Final = kernel or FlatBoard(self._deck.tables)

    def lay(self, face: Face, turn: int, cell: int) -> None:
        """Lays a tile that fits."""
        square = self._deck.tables.squares.number(cell)
        self._kernel.lay(self._deck.numbers[face.tile.id], turn, square)

    @contextmanager
    def tried(self, face: Face, turn: int, cell: int) -> Iterator[None]:
        """With a tile that fits on the table, for a look at the regions."""
        mark = self._kernel.written
        self.lay(face, turn, cell)
        try:
            yield
        finally:
            self._kernel.undo(mark)

    def open_anywhere(self) -> None:
        """On an empty table the first tile goes to 0,0."""
        self._kernel.open_anywhere()

    @property
    def laid(self) -> list[LaidFace]:
        """In the order they were laid."""
        return [self._laid(tile) for tile in range(self._kernel.laid)]

    @property
    def last(self) -> LaidFace:
        return self._laid(self._kernel.laid - 1)

    def laid_at(self, cell: int) -> LaidFace | None:
        tile = self._kernel.tile_on(cell)
        return None if tile == NONE else self._laid(tile)

    def laid_of(self, node: int) -> LaidFace:
        """The tile that brought a node."""
        return self._laid(self._kernel.tile_of[node])

    def _laid(self, tile: int) -> LaidFace:
        kernel = self._kernel
        cell = kernel.squares.cell[kernel.laid_square[tile]]
        face = self._deck.faces[kernel.laid_face[tile]]
        return LaidFace(face, SQUARES[cell], cell, kernel.laid_turn[tile], kernel.laid_base[tile])

    @property
    def open_cells(self) -> list[int]:
        """The cells beside tiles, closed ones too, row by row."""
        return [self._kernel.squares.cell[square] for square in self._kernel.open_squares()]

    @property
    def mouth(self) -> int | None:
        """The cell where the stream goes on."""
        mouth = self._kernel.mouth
        return None if mouth == NONE else self._kernel.squares.cell[mouth]

    def is_ahead(self, cell: int) -> bool:
        """Whether a cell lies in a row that is still closed."""
        return cell >= self._kernel.closed_from

    def fits(self, face: Face, turn: int, cell: int) -> bool:
        """Whether the tile, turned so, may be laid with its north-west square on this cell."""
        return self.obstacle(face, turn, cell) is None

    def fits_somewhere(self, face: Face) -> bool:
        return self._kernel.fits_somewhere(self._deck.numbers[face.tile.id])

    def lays(self, face: Face) -> list[tuple[int, int]]:
        """The cells and turns where a tile fits."""
        kernel, number = self._kernel, self._deck.numbers[face.tile.id]
        codes = [kernel.nth_lay(number, lay) for lay in range(kernel.list_lays(number))]
        return [(kernel.squares.cell[code >> 2], code & 3) for code in codes]

    def obstacle(self, face: Face, turn: int, cell: int) -> str | None:
        """Why the tile may not be laid so, if it may not."""
        number = self._deck.numbers[face.tile.id]
        return OBSTACLES[self._kernel.obstacle(number, turn, cell)] or None

    def is_complete(self, laid: LaidFace, zone: int) -> bool:
        """A region without open ends; a hub, if all lines to it are so."""
        return self._kernel.is_complete(laid.base + zone)

    def root(self, node: int) -> int:
        """The node that stands for the region of this one."""
        return self._kernel.find(node)

    def members(self, node: int) -> list[int]:
        """Every node of a region, in the order they were laid."""
        return self._kernel.members(node)

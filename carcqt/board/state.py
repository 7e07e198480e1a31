"""What a board shows, as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from carcqt.art.boards.picture import BoardThing
from carcqt.art.boards.placed import PlacedTile
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile

Fits = Mapping[Square, Sequence[int]]
"""Where a tile fits, and in which turns; the square is its north-west one after turning."""


@dataclass(frozen=True, slots=True)
class BoardTile:
    tile: Tile
    square: Square
    """The north-west one."""
    turn: int = 0

    @property
    def placed(self) -> PlacedTile:
        return PlacedTile(self.tile, self.square[0], self.square[1], self.turn)

    @property
    def columns(self) -> int:
        return self.tile.rows if self.turn % 2 else self.tile.columns

    @property
    def rows(self) -> int:
        return self.tile.columns if self.turn % 2 else self.tile.rows

    def squares(self) -> Iterator[Square]:
        for row in range(self.rows):
            for column in range(self.columns):
                yield Square(self.square[0] + column, self.square[1] + row)


@dataclass(frozen=True, slots=True)
class BoardPiece:
    piece: str
    colour: int
    """An index into the players' colours."""
    square: Square
    zone: str


@dataclass(frozen=True, slots=True)
class BoardState:
    tiles: tuple[BoardTile, ...] = ()
    pieces: tuple[BoardPiece, ...] = ()
    things: tuple[BoardThing, ...] = ()
    closed_from: int | None = None
    """The first row in which nothing may be laid any more; later ones are closed too."""
    closed_label: str = ""


@dataclass(frozen=True, slots=True)
class SpotGhost:
    """Where a piece could be placed."""

    number: int
    piece: str
    colour: int
    square: Square
    zone: str


@dataclass(frozen=True, slots=True)
class LaidFrame:
    """Round the tile on a square, in the colour of who laid it."""

    square: Square
    colour: int
    age: int = 0
    """Older ones are fainter."""

"""Tiles of any size put side by side on a grid of squares."""

from __future__ import annotations

from carcqt.rules.tiles import Tile

Cell = tuple[int, int]


class TilePacking:
    """So many columns wide; as high as is needed, or no higher than so many rows."""

    def __init__(self, columns: int, rows: int | None = None) -> None:
        self.columns, self.rows = columns, rows
        self.height = 0
        self._taken: set[Cell] = set()
        self._first = 0
        """Rows above this one are full."""

    def place(self, tile: Tile) -> Cell | None:
        """The first free column and row for a tile, which are then taken; none if it is full."""
        row = self._first
        while self.rows is None or row + tile.rows <= self.rows:
            for column in range(max(1, self.columns - tile.columns + 1)):
                cells = {
                    (column + x, row + y) for x in range(tile.columns) for y in range(tile.rows)
                }
                if not cells & self._taken:
                    self._taken |= cells
                    self.height = max(self.height, row + tile.rows)
                    self._skip_full()
                    return column, row
            row += 1
        return None

    def _skip_full(self) -> None:
        while all((column, self._first) in self._taken for column in range(self.columns)):
            self._first += 1

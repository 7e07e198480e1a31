"""The points of a tile as the editor sees them: inside, two that touch are one."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from carcqt.rules.geometry import MOVES, SIDES
from carcqt.rules.tiles import Tile


class PointGrid(NamedTuple):
    """The squares of a tile."""

    columns: int
    rows: int

    @classmethod
    def of(cls, tile: Tile) -> PointGrid:
        return cls(tile.columns, tile.rows)

    @property
    def squares(self) -> int:
        return self.columns * self.rows

    @property
    def points(self) -> range:
        return range(12 * self.squares)

    def beside(self, square: int, side: int) -> int | None:
        row, column = divmod(square, self.columns)
        column, row = column + MOVES[side][0], row + MOVES[side][1]
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else None

    def partner(self, point: int) -> int | None:
        """The point of the next square that it touches inside the tile."""
        square, local = divmod(point, 12)
        side, step = divmod(local, 3)
        there = self.beside(square, side)
        return None if there is None else 12 * there + 3 * ((side + 2) % 4) + 2 - step

    def is_outer(self, point: int) -> bool:
        return self.partner(point) is None

    def both(self, *points: int) -> set[int]:
        """The points with those that they touch."""
        found = set(points)
        for point in points:
            other = self.partner(point)
            if other is not None:
                found.add(other)
        return found

    def shown(self) -> list[int]:
        """One of each pair, and all at the edge."""
        return [
            point
            for point in self.points
            if (other := self.partner(point)) is None or point < other
        ]

    def one_of(self, point: int) -> int:
        """The one of a pair that is shown."""
        other = self.partner(point)
        return point if other is None else min(point, other)

    def place(self, point: int) -> tuple[float, float]:
        """Where it lies, in squares from the north-west corner."""
        square, local = divmod(point, 12)
        side, step = divmod(local, 3)
        row, column = divmod(square, self.columns)
        t = (1 + 2 * step) / 6
        x, y = ((t, 0.0), (1.0, t), (1 - t, 1.0), (0.0, 1 - t))[side]
        return column + x, row + y

    def way(self, start: int, goal: int) -> list[tuple[int, int]]:
        """The sides to cross from one square to another, each by a square and its side."""
        came: dict[int, tuple[int, int]] = {}
        waiting, seen = deque([start]), {start}
        while waiting:
            square = waiting.popleft()
            for side in SIDES:
                there = self.beside(square, side)
                if there is not None and there not in seen:
                    seen.add(there)
                    came[there] = (square, side)
                    waiting.append(there)
        crossed = []
        while goal != start and goal in came:
            crossed.append(came[goal])
            goal = came[goal][0]
        return crossed[::-1]


def side_of(point: int) -> tuple[int, int, int]:
    """The three points of its side."""
    first = point - point % 3
    return first, first + 1, first + 2


def middle_of(point: int) -> int:
    return point - point % 3 + 1


def mirrored_point(point: int, grid: PointGrid) -> int:
    """West becomes east."""
    square, local = divmod(point, 12)
    row, column = divmod(square, grid.columns)
    return 12 * (row * grid.columns + grid.columns - 1 - column) + (2 - local) % 12

"""A plan seen at a size and after a turn: what painters ask for places and fields."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from carcqt.art.brush.noise import Field, lattice, numbers, smooth, spread, spread_between
from carcqt.art.plans.frame import turn_point
from carcqt.art.plans.plan import TilePlan


class PlanView:
    def __init__(self, plan: TilePlan, size: int, turn: int = 0) -> None:
        self.plan, self.size, self.turn = plan, size, turn % 4
        columns, rows = plan.frame.columns, plan.frame.rows
        self.columns, self.rows = (rows, columns) if turn % 2 else (columns, rows)
        self.width, self.height = self.columns * size, self.rows * size
        self.unit = size / 320
        """Strokes were designed at 320 pixels to a square."""

    def turned(self, x: float, y: float) -> tuple[float, float]:
        """A place of the plan, in squares of the picture."""
        frame = self.plan.frame
        return turn_point(x, y, frame.columns, frame.rows, self.turn)

    def at(self, x: float, y: float) -> QPointF:
        """A place of the plan, in pixels of the picture."""
        x, y = self.turned(x, y)
        return QPointF(x * self.size, y * self.size)

    def zone_at(self, x: float, y: float) -> int:
        """The number of the zone at a pixel of the picture."""
        base = turn_point(x / self.size, y / self.size, self.columns, self.rows, 4 - self.turn)
        return self.plan.zone_at(*base)

    def outline(self, zone: int) -> QPainterPath:
        """The outline of a zone, in pixels of the picture."""
        path = QPainterPath()
        for line in self.plan.outlines[zone]:
            path.addPolygon([self.at(float(x), float(y)) for x, y in line])
            path.closeSubpath()
        return path

    def angle(self, heading: float) -> float:
        return heading + self.turn * math.pi / 2

    def field(self, nodes: Field) -> Field:
        """A field of the plan on the pixels of the picture."""
        turned = np.rot90(nodes, -self.turn)
        down = spread(turned.shape[0], self.height)
        return spread_between(turned, down, spread(turned.shape[1], self.width))

    def noise(self, rng: np.random.RandomState, *waves: tuple[int, float]) -> Field:
        """Noise that turns with the tile, and at its edges is the same on all tiles."""
        frame = self.plan.frame
        shape = (frame.columns, frame.rows)
        size = (frame.rows * self.size, frame.columns * self.size)
        inside = sum(
            (lattice(rng, count, shape, size) * np.float32(share) for count, share in waves),
            np.float32(0),
        )
        fade, edge = _edges(self.columns, self.rows, self.size)
        result: Field = np.rot90(inside, -self.turn) * fade + edge
        return result

    @property
    def rim(self) -> Field:
        return _rim(self.columns, self.rows, self.size)

    @property
    def grain(self) -> Field:
        return np.tile(_grain(self.size), (self.rows, self.columns))


@lru_cache(maxsize=8)
def _rim(columns: int, rows: int, size: int) -> Field:
    x = (np.arange(columns * size, dtype=np.float32) + 0.5) / size
    y = (np.arange(rows * size, dtype=np.float32) + 0.5) / size
    return np.minimum(np.minimum(x, columns - x)[None, :], np.minimum(y, rows - y)[:, None])


@lru_cache(maxsize=8)
def _edges(columns: int, rows: int, size: int) -> tuple[Field, Field]:
    """How noise fades towards the edges, and the fixed pattern that takes its place there."""
    t = (np.arange(size, dtype=np.float32) + 0.5) / size
    u = 2 * np.abs(t - 0.5)
    # The same read from either end, and nothing at the corners: any two sides agree.
    pattern = np.sin(math.pi * t) * (0.16 * np.cos(7.3 * u + 0.4) + 0.13 * np.cos(17 * u * u + 2))

    def near(count: int) -> Field:
        place = (np.arange(count * size, dtype=np.float32) + 0.5) / size
        return 1 - smooth(0, 0.10, np.minimum(place, count - place))

    across, down = np.tile(pattern, columns), np.tile(pattern, rows)
    edge = across[None, :] * near(rows)[:, None] + down[:, None] * near(columns)[None, :]
    return smooth(0, 0.10, _rim(columns, rows, size)), edge.astype(np.float32)


@lru_cache(maxsize=8)
def _grain(size: int) -> Field:
    grain = numbers("grain").normal(0, 1, (size, size)).astype(np.float32)
    result: Field = (grain + np.roll(grain, 1, 0) * 0.6 + np.roll(grain, 1, 1) * 0.6) / 1.6
    return result

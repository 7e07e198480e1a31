"""Trees and peaks that a board adds where laid tiles meet, so that a forest reads as one.

A tile's own picture knows nothing of its neighbours and is bare towards its corners. What stands
across a seam is chosen by the place on the board, and only where the rules join the zones too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from carcqt.art.boards.placed import PlacedTile
from carcqt.art.brush.noise import chance
from carcqt.art.brush.planting import PlacedPlant
from carcqt.art.plans.plan import TilePlan, tile_plan
from carcqt.art.tiles.scatter import VARIANTS
from carcqt.art.tiles.style import TileStyle
from carcqt.rules.description import Role


@dataclass(frozen=True, slots=True)
class _Edge:
    """One side of a laid square."""

    placed: PlacedTile
    zone: int
    grows: bool


_ROUND = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The squares about a corner of the grid, north-west first, as steps to their columns and rows."""
_CLUMP = (
    (0.0, 0.0), (0.052, 0.052), (0.052, -0.052), (-0.052, 0.052), (-0.052, -0.052), (0.078, 0.0),
    (0.0, 0.078), (-0.078, 0.0), (0.0, -0.078), (0.105, 0.062), (0.062, 0.112), (-0.105, 0.062),
    (-0.062, 0.112), (0.105, -0.062), (0.062, -0.112), (-0.105, -0.062), (-0.062, -0.112),
)  # fmt: skip


def overlays(board: Iterable[PlacedTile], style: TileStyle) -> list[PlacedPlant]:
    """Plants on a board, at places in squares, with radius and variant."""
    return list(_Growing(board, style).plants())


class _Growing:
    def __init__(self, board: Iterable[PlacedTile], style: TileStyle) -> None:
        self.style, self.growth = style, style.growth
        self.edges: dict[tuple[int, int, int], _Edge] = {}
        looks = style.shapes.looks
        for placed in board:
            turned = placed.turned
            for square, side in turned.outer_sides():
                row, column = divmod(square, turned.columns)
                zone = turned.zone_at.get(12 * square + 3 * side + 1)
                if zone is not None:
                    grows = looks[turned.zones[zone].kind].role is self.growth.on
                    self.edges[placed.x + column, placed.y + row, side] = _Edge(placed, zone, grows)

    def plants(self) -> Iterator[PlacedPlant]:
        for x, y, side in sorted(self.edges):
            if side in (1, 2):
                yield from self._across(x, y, side)
        corners = {(x + dx, y + dy) for x, y, _ in self.edges for dx in (0, 1) for dy in (0, 1)}
        for corner in sorted(corners):
            yield from self._about(*corner)

    def _plant(self, rng: Random, x: float, y: float, radius: float) -> PlacedPlant:
        variant = rng.randrange(VARIANTS)
        plants = self.growth.plants
        return plants[variant % len(plants)], x, y, radius, variant

    def _plan_of(self, placed: PlacedTile) -> TilePlan:
        return tile_plan(placed.tile, self.style.shapes)

    def _across(self, x: int, y: int, side: int) -> Iterator[PlacedPlant]:
        """On the seam of two tiles that both show the growth there."""
        here = self.edges[x, y, side]
        beyond = self.edges.get((x + (side == 1), y + (side == 2), (side + 2) % 4))
        if not here.grows or beyond is None or not beyond.grows:
            return
        rng = chance("seam", x, y, side)
        least, most = self.growth.between
        at = rng.uniform(0.10, 0.16)
        while at < 0.9:
            radius, aside = rng.uniform(least, most), rng.uniform(-0.045, 0.045)
            if side == 1:
                place = (x + 1 + aside, y + at)
            else:
                place = (x + at, y + 1 + aside)
            if all(self._fits(edge.placed, *place, radius) for edge in (here, beyond)):
                yield self._plant(rng, *place, radius)
            at += radius * rng.uniform(1.3, 1.9)

    def _fits(self, placed: PlacedTile, x: float, y: float, radius: float) -> bool:
        """Deep enough in the growth of a tile, and off its icons."""
        found = self._plan_of(placed)
        base_x, base_y = placed.base(x, y)
        sign = 1 if self.growth.on is Role.OPEN else -1
        inside = np.clip(
            (base_x, base_y), 0.05, (found.frame.columns - 0.05, found.frame.rows - 0.05)
        )
        node = found.frame.node(float(inside[0]), float(inside[1]))
        deep = sign * float(found.cover[node]) > min(0.03, radius * 0.5)
        dry = not found.apart or float(found.line[node]) > radius
        return (
            deep
            and dry
            and all(
                math.hypot(spot.x - base_x, spot.y - base_y) > spot.size * 0.5 + radius
                for spot in found.anchors.icons
            )
        )

    def _about(self, x: int, y: int) -> Iterator[PlacedPlant]:
        """About a corner of the grid: on each tile whose two sides there are one zone."""
        filled = {number for number in range(4) if self._fills(x, y, number)}
        if not filled:
            return
        rng = chance("corner", x, y)
        least, most = self.growth.between
        for dx, dy in _CLUMP:
            beside = [
                number
                for number, (column, row) in enumerate(_ROUND)
                if (dx >= 0 if column else dx <= 0) and (dy >= 0 if row else dy <= 0)
            ]
            stray = (rng.uniform(-0.012, 0.012), rng.uniform(-0.012, 0.012))
            radius = rng.uniform(least, most) * (1 if len(filled) > 1 else 0.7)
            # What stands on a line between tiles stands on both.
            if all(number in filled for number in beside):
                at_x, at_y = x + dx + stray[0], y + dy + stray[1]
                yield self._plant(rng, at_x, at_y, radius * 0.92)

    def _fills(self, x: int, y: int, number: int) -> bool:
        column, row = _ROUND[number]
        square = (x - 1 + column, y - 1 + row)
        across = self.edges.get((*square, 3 if column else 1))
        down = self.edges.get((*square, 0 if row else 2))
        if across is None or down is None or across.placed is not down.placed:
            return False
        if not (across.grows and down.grows) or across.zone != down.zone:
            return False
        # Only where the tiles beside it are laid: at the rim of a board it would stick out.
        return all(
            (x - 1 + other_column, y - 1 + other_row, side) in self.edges
            for (other_column, other_row), side in (
                ((1 - column, row), 1 if column else 3),
                ((column, 1 - row), 2 if row else 0),
            )
        )

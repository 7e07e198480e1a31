"""The grid of nodes over a tile, and what lies at each of its sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from carcqt.art.brush.grids import Curve
from carcqt.art.brush.noise import Field, smooth
from carcqt.rules.description import Role
from carcqt.rules.geometry import SIDES
from carcqt.rules.tiles import Tile

INWARD: Final = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
"""Which way the inside of a square lies from each of its sides."""


@dataclass(frozen=True, slots=True)
class TerrainLook:
    """How a terrain lies on a tile, as far as shapes go."""

    role: Role
    half_width: float = 0.0
    """Of a line."""
    meander: float = 0.035
    """How far a line strays from its way."""
    wobble: float = 0.16
    """How uneven the banks of a line are."""
    meets: bool = False
    """Several lines that end in one square end together; otherwise each by itself."""
    radius: float = 0.155
    """Of a hub."""
    growth: float = 0.0
    """How much wider a hub is for each thing that it shows."""


class IconManner(Enum):
    """How several of an icon are shown."""

    EACH = "each"
    """Each at a spot of its own; very many as one with a number."""
    GROUP = "group"
    """All at one spot."""
    ALONG = "along"
    """In a row along their line."""


@dataclass(frozen=True, slots=True)
class IconLook:
    """How an icon lies in its zone, as far as shapes go."""

    size: float = 0.27
    """How wide it is where there is room, in squares."""
    least: float = 0.2
    manner: IconManner = IconManner.EACH
    separate: int = 4
    """Of more than so many only one is drawn, with their number."""


Looks = Mapping[str, TerrainLook]


@dataclass(frozen=True, eq=False, slots=True)
class Shapes:
    """What a game's terrains and icons look like, as far as shapes go."""

    looks: Looks
    icons: Mapping[str, IconLook]

    def icon(self, name: str) -> IconLook:
        return self.icons.get(name, IconLook())


@dataclass(frozen=True, slots=True)
class Side:
    square: int
    side: int
    owners: tuple[int | None, int | None, int | None]
    kind: str | None
    """The terrain at its middle."""
    outer: bool


def turn_point(x: float, y: float, columns: int, rows: int, turn: int) -> tuple[float, float]:
    """Where a point of a tile comes to lie after quarter turns clockwise."""
    for _ in range(turn % 4):
        x, y = rows - y, x
        columns, rows = rows, columns
    return x, y


@lru_cache(maxsize=16)
def _grid(columns: int, rows: int, cells: int) -> tuple[Field, Field, Field]:
    """Shared by all tiles of a size."""
    across = np.linspace(0, columns, columns * cells + 1, dtype=np.float32)
    down = np.linspace(0, rows, rows * cells + 1, dtype=np.float32)
    x, y = np.meshgrid(across, down)
    rim = np.minimum(np.minimum(x, columns - x), np.minimum(y, rows - y))
    for field in (x, y, rim):
        field.flags.writeable = False
    return x, y, rim


class TileFrame:
    def __init__(self, tile: Tile, looks: Looks) -> None:
        self.tile, self.looks = tile, looks
        self.columns, self.rows = tile.columns, tile.rows
        self.cells = 64 if tile.squares <= 8 else 32 if tile.squares <= 24 else 16
        self.step = 1 / self.cells
        self.shape = (self.rows * self.cells + 1, self.columns * self.cells + 1)
        self.x, self.y, self.rim = _grid(self.columns, self.rows, self.cells)
        """Places of the nodes, and how far each is from the edge of the tile."""
        self.sides = tuple(self._sides())

    def _sides(self) -> list[Side]:
        found = []
        zones, zone_at = self.tile.zones, self.tile.zone_at
        for square in range(self.tile.squares):
            for side in SIDES:
                first = 12 * square + 3 * side
                owners = (zone_at.get(first), zone_at.get(first + 1), zone_at.get(first + 2))
                kind = zones[owners[1]].kind if owners[1] is not None else None
                outer = self.tile.beside(square, side) is None
                found.append(Side(square, side, owners, kind, outer))
        return found

    def role(self, zone: int) -> Role:
        return self.looks[self.tile.zones[zone].kind].role

    def role_of(self, side: Side) -> Role:
        return self.looks[side.kind].role if side.kind else Role.OPEN

    @cached_property
    def by_role(self) -> dict[Role, list[int]]:
        found: dict[Role, list[int]] = {role: [] for role in Role}
        for zone in range(len(self.tile.zones)):
            found[self.role(zone)].append(zone)
        return found

    def corner(self, square: int) -> Curve:
        row, column = divmod(square, self.columns)
        return np.array((column, row), float)

    def point(self, square: int, side: int, t: float, depth: float = 0.0) -> Curve:
        """A place at a side, `t` of the way along it clockwise and so far inside."""
        x, y = ((t, 0.0), (1.0, t), (1 - t, 1.0), (0.0, 1 - t))[side]
        dx, dy = INWARD[side]
        place: Curve = self.corner(square) + np.array((x + dx * depth, y + dy * depth))
        return place

    def node(self, x: float, y: float) -> tuple[int, int]:
        row = min(max(round(y * self.cells), 0), self.shape[0] - 1)
        return row, min(max(round(x * self.cells), 0), self.shape[1] - 1)

    def at_sides(self, inside: Field, profile: Callable[[Side, Field], Field]) -> Field:
        """A field that at every outer side depends on nothing but the side's terrain."""
        share = 1 - smooth(0.012, 0.045, self.rim)
        total = np.zeros(self.shape, np.float32)
        weight = np.full(self.shape, 1e-9, np.float32)
        band = max(2, round(0.045 * self.cells))
        for side in self.sides:
            if not side.outer:
                continue
            row, column = divmod(side.square, self.columns)
            top, left = row * self.cells, column * self.cells
            down, across = slice(top, top + self.cells + 1), slice(left, left + self.cells + 1)
            near, far = slice(0, band), slice(self.cells + 1 - band, self.cells + 1)
            within = ((near, ...), (..., far), (far, ...), (..., near))[side.side]
            x, y = self.x[down, across][within] - column, self.y[down, across][within] - row
            depth, t = ((y, x), (1 - x, y), (1 - y, 1 - x), (x, 1 - y))[side.side]
            # By inverse distance: on a side only that side counts.
            counts = (1 - smooth(0, 0.045, depth)) / (depth + 2e-4) ** 2
            total[down, across][within] += counts * profile(side, t)
            weight[down, across][within] += counts
        result: Field = inside * (1 - share) + total / weight * share
        return result

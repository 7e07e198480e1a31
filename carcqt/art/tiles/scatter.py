"""Where plants and small things stand on a tile: the same after every turn."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from carcqt.art.brush.grids import room
from carcqt.art.brush.noise import Field, chance, numbers
from carcqt.art.plans.anchors import IconSpot
from carcqt.art.plans.plan import TilePlan
from carcqt.art.tiles.style import Growth, TileStyle
from carcqt.rules.description import Role

VARIANTS: Final = 46

# Where plants cross a side: along it, inwards, radius, variant. Read from the other end it is the
# same with inwards turned outwards, so that the tile beyond paints the very same plants.
_HALF: Final = (
    (0.054, 0.0, 0.035, 0),
    (0.138, 0.010, 0.058, 3),
    (0.232, -0.014, 0.050, 6),
    (0.325, 0.016, 0.060, 1),
    (0.418, -0.010, 0.052, 4),
)
AT_SIDES: Final = (
    *_HALF,
    (0.5, 0.0, 0.055, 2),
    *((1 - t, -inward, radius, variant) for t, inward, radius, variant in _HALF),
)
_TIP: Final = (0.05, 0.075)
"""How far from the edge plants stand in what parts two regions."""


@dataclass(frozen=True, slots=True)
class PlantSpot:
    x: float
    y: float
    radius: float
    variant: int


@dataclass(frozen=True, slots=True)
class Detail:
    x: float
    y: float
    variant: int


@dataclass(frozen=True, slots=True)
class Decor:
    plants: tuple[PlantSpot, ...]
    at_sides: tuple[PlantSpot, ...]
    shrubs: tuple[PlantSpot, ...]
    tufts: tuple[Detail, ...]
    flowers: tuple[Detail, ...]
    curios: tuple[Detail, ...]
    """Logs, boulders and the like: few."""


@lru_cache(maxsize=256)
def decor(plan: TilePlan, style: TileStyle) -> Decor:
    return _Scattering(plan, style).decor()


def node_values(plan: TilePlan, field: Field, places: Field) -> Field:
    """A field at places, by the nearest node."""
    frame = plan.frame
    rows = np.clip(np.rint(places[:, 1] * frame.cells).astype(int), 0, frame.shape[0] - 1)
    columns = np.clip(np.rint(places[:, 0] * frame.cells).astype(int), 0, frame.shape[1] - 1)
    result: Field = field[rows, columns]
    return result


class _Scattering:
    def __init__(self, plan: TilePlan, style: TileStyle) -> None:
        self.plan, self.style = plan, style
        self.frame = plan.frame
        self.spots = [self._kept_clear(spot) for spot in plan.anchors.icons]
        self.stops = [(stop.x, stop.y, 0.085) for stop in plan.lines.stops]

    def _kept_clear(self, spot: IconSpot) -> tuple[float, float, float]:
        """Where an icon is seen, whichever way the tile lies: nothing small goes there."""
        art = self.style.icons.get(spot.icon)
        tall = art.tall if art else 1.0
        margin = spot.size * 0.56 * tall
        x = min(max(spot.x, margin), self.frame.columns - margin)
        y = min(max(spot.y, margin), self.frame.rows - margin)
        return x, y, spot.size * max(0.56, 0.5 * tall)

    def decor(self) -> Decor:
        growth = self.style.growth
        bare = growth.on is Role.OPEN
        shrubs = () if bare else tuple(self._shrubs())
        return Decor(
            tuple(self._plants(growth)),
            (*self._at_sides(growth), *self._at_tips(growth)),
            shrubs,
            () if bare else tuple(self._details("tufts", 85, VARIANTS)),
            () if bare else tuple(self._flowers()),
            () if bare else tuple(self._curios(shrubs)),
        )

    def _places(self, what: str, count: int, margin: float) -> Field:
        rng = numbers(what, self.plan.content)
        size = np.array((self.frame.columns, self.frame.rows))
        share = rng.uniform(0, 1, (count * self.frame.columns * self.frame.rows, 2))
        return (margin + share * (size - 2 * margin)).astype(np.float32)

    def _values(self, field: Field, places: Field) -> Field:
        return node_values(self.plan, field, places)

    def _line(self, places: Field) -> Field:
        if not self.plan.apart:
            return np.full(len(places), 1, np.float32)
        return self._values(self.plan.line, places)

    def _plants(self, growth: Growth) -> Iterator[PlantSpot]:
        """Darts thrown in rounds, the large ones first; each keeps its distance from the others."""
        rng = chance("plants", self.plan.content)
        mine = Role.OPEN if growth.on is Role.OPEN else Role.COVER
        zones = self.plan.tile.zones
        looks = self.frame.looks
        clear = []
        for spot, (seen_x, seen_y, _) in zip(self.plan.anchors.icons, self.spots, strict=True):
            art = self.style.icons.get(spot.icon)
            if looks[zones[spot.zone].kind].role is mine:
                rooted = art is not None and art.rooted
                clear.append((spot.x, spot.y, 0.05 if rooted else growth.clearing))
            elif looks[zones[spot.zone].kind].role is Role.OPEN:
                clear.append((seen_x, seen_y, 0.5 * spot.size))
        clear += self.stops
        cell = 0.16
        stood: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
        for number, (least, most, kept) in enumerate(growth.rounds):
            places = self._places(f"plants {number}", 2000 // len(growth.rounds), 0.01)
            depth = self._values(self.plan.cover, places)
            depth = depth if growth.on is Role.OPEN else -depth
            shore = self._line(places)
            x, y = places.T
            rim = np.minimum(
                np.minimum(x, self.frame.columns - x), np.minimum(y, self.frame.rows - y)
            )
            limit = np.minimum.reduce([(rim - 0.013) / 1.45, depth * 1.1 + 0.022, shore + 0.012])
            usable = (depth > 0.008) & (shore > 0.022) & (limit >= kept)
            for at_x, at_y, at_most in zip(
                x[usable].tolist(), y[usable].tolist(), limit[usable].tolist(), strict=True
            ):
                radius = min(rng.uniform(least, most), at_most)
                if radius < kept or _hits(at_x, at_y, radius * 0.55, clear):
                    continue
                column, row = int(at_x / cell), int(at_y / cell)
                near = [
                    other
                    for dx in (-1, 0, 1)
                    for dy in (-1, 0, 1)
                    for other in stood.get((column + dx, row + dy), ())
                ]
                if any(
                    math.hypot(at_x - ox, at_y - oy) < growth.packing * (radius + other)
                    for ox, oy, other in near
                ):
                    continue
                stood.setdefault((column, row), []).append((at_x, at_y, radius))
                yield PlantSpot(at_x, at_y, radius, rng.randrange(VARIANTS))

    def _at_sides(self, growth: Growth) -> Iterator[PlantSpot]:
        for side in self.frame.sides:
            if not side.outer:
                continue
            role = self.frame.role_of(side)
            half = self.frame.looks[side.kind].half_width if side.kind else 0.0
            for t, inward, radius, variant in AT_SIDES:
                beside_line = (
                    growth.on is Role.OPEN
                    and role is Role.LINE
                    and abs(t - 0.5) > half + radius + 0.022
                )
                if role is growth.on or beside_line:
                    x, y = self.frame.point(side.square, side.side, t, inward)
                    most = min(t, 1 - t) / 1.42
                    yield PlantSpot(
                        float(x), float(y), min(radius * growth.at_sides, most), variant
                    )

    def _at_tips(self, growth: Growth) -> Iterator[PlantSpot]:
        """Ever smaller ones to the edge where they part two regions; none crosses it."""
        for number, tip in enumerate(self.plan.tips):
            for deep in _TIP if tip.shows is growth.on else ():
                x, y = map(float, tip.place(deep))
                rim = float(self.frame.rim[self.frame.node(x, y)])
                yield PlantSpot(x, y, min(0.3 * deep, rim / 1.45), number + round(100 * deep))

    def _open(self, places: Field, deep: float, dry: float) -> Field:
        """Those of the places that lie on open ground, so far from cover and from water."""
        fits = (self._values(self.plan.cover, places) > deep) & (self._line(places) > dry)
        result: Field = places[fits]
        return result

    def _details(self, what: str, count: int, variants: int) -> Iterator[Detail]:
        rng = chance(what, self.plan.content)
        for x, y in self._open(self._places(what, count, 0.045), 0.02, 0.045).tolist():
            variant = rng.randrange(variants)
            if not _hits(x, y, 0.025, self.spots):
                yield Detail(x, y, variant)

    def _flowers(self) -> Iterator[Detail]:
        """Patches of one colour."""
        rng = chance("flowers", self.plan.content)
        colours = len(self.style.ground.flowers)
        for x, y in self._places("patches", 4, 0.1).tolist():
            tint = rng.randrange(colours)
            blossoms = [(x + rng.gauss(0, 0.03), y + rng.gauss(0, 0.022)) for _ in range(11)]
            inside = np.array(blossoms, np.float32)
            size = (self.frame.columns, self.frame.rows)
            inside = inside[((inside > 0.03) & (inside < np.array(size) - 0.03)).all(1)]
            if len(inside):
                for at_x, at_y in self._open(inside, 0.02, 0.045).tolist():
                    large = rng.randrange(3)
                    if not _hits(at_x, at_y, 0.012, self.spots):
                        yield Detail(at_x, at_y, tint + colours * large)

    def _quiet(self, what: str, count: int, apart: float) -> list[tuple[float, float]]:
        """Open places where nothing else is to be seen, pieces included."""
        busy = self.spots + [(spot.x, spot.y, 0.06) for spot in self.plan.anchors.pieces]
        found = self._open(self._places(what, count, 0.09), 0.05, 0.06).tolist()
        return [(x, y) for x, y in found if not _hits(x, y, apart, busy)]

    def _shrubs(self) -> Iterator[PlantSpot]:
        rng = chance("shrubs", self.plan.content)
        # So far from the cover that they do not seem a part of it.
        away = room(self.plan.cover > 0, self.frame.step, to_rim=False)
        free = [
            (x, y) for x, y in self._quiet("shrubs", 40, 0.05) if away[self.frame.node(x, y)] > 0.1
        ]
        for x, y in _spread(free, 0.2)[: 3 * self.plan.tile.squares]:
            for _ in range(rng.randrange(1, 4)):
                yield PlantSpot(
                    x + rng.uniform(-0.03, 0.03),
                    y + rng.uniform(-0.02, 0.02),
                    rng.uniform(0.014, 0.024),
                    rng.randrange(VARIANTS),
                )

    def _curios(self, shrubs: tuple[PlantSpot, ...]) -> Iterator[Detail]:
        rng = chance("curios", self.plan.content)
        beside = [(one.x, one.y, 0.1) for one in shrubs]
        free = [at for at in self._quiet("curios", 14, 0.07) if not _hits(*at, 0.05, beside)]
        for x, y in _spread(free, 0.3)[: self.plan.tile.squares]:
            yield Detail(x, y, rng.randrange(VARIANTS))


def _spread(places: list[tuple[float, float]], apart: float) -> list[tuple[float, float]]:
    """Those of the places that keep their distance from the ones before."""
    found: list[tuple[float, float]] = []
    for x, y in places:
        if all(math.hypot(x - ox, y - oy) > apart for ox, oy in found):
            found.append((x, y))
    return found


def _hits(x: float, y: float, radius: float, taken: list[tuple[float, float, float]]) -> bool:
    return any(math.hypot(x - ox, y - oy) < radius + other for ox, oy, other in taken)

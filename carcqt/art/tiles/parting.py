"""Whether a painted tile tells its zones apart: read from its layers, not from its plan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from carcqt.art.brush.grids import Labels, Mask, parts, room
from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.plans.plan import tile_plan
from carcqt.art.tiles.ground import paint_ground
from carcqt.art.tiles.meadow import paint_growth, paint_walls
from carcqt.art.tiles.rails import paint_ends, paint_rails
from carcqt.art.tiles.scene import TileScene
from carcqt.art.tiles.streams import paint_rocks, paint_springs
from carcqt.art.tiles.style import GroundLook, TileStyle, Water
from carcqt.art.tiles.theme import Theme
from carcqt.art.tiles.view import PlanView
from carcqt.rules.description import Role
from carcqt.rules.tiles import Tile

_CORNER, _CORNER_PIXELS = 0.01, 1.5
"""The very corner belongs to nobody; nor does the one pixel at it of a small picture."""
_NECK: Final = 0.012
"""Half the width below which nobody sees that ground goes on."""
_SCRAP: Final = 0.008
"""Ground of less than this, in squares, is not taken for a region."""
_BLACK: Final = "#000000"


@dataclass(frozen=True, slots=True)
class Unclear:
    """Two zones that look like one; the same twice: one that looks like several."""

    zone: int
    other: int


def unclear_zones(tile: Tile, theme: Theme, size: int, turn: int = 0) -> tuple[Unclear, ...]:
    return _Reading(tile, theme, size, turn).unclear()


@lru_cache(maxsize=8)
def _false_colours(theme: Theme) -> TileStyle:
    """Cover red, water green, banks blue, pavement red and blue, all else black."""
    ground = GroundLook(
        open=(_BLACK,) * len(theme.ground.open),
        dry=_BLACK,
        lush=_BLACK,
        cover=("#ff0000",) * len(theme.ground.cover),
        tufts=(_BLACK,),
        flowers=(),
        casts_shadow=False,
        relief=0,
    )
    deep, bank = "#00ff00", "#0000ff"
    water = Water((deep, deep, deep, deep, deep), (bank, bank), bank) if theme.water else None
    paved = dict.fromkeys(theme.paved, ("#ff00ff", "#ff00ff"))
    return replace(theme, ground=ground, water=water, paved=paved)


class _Reading:
    def __init__(self, tile: Tile, theme: Theme, size: int, turn: int) -> None:
        self.tile, self.theme = tile, theme
        self.view = PlanView(tile_plan(tile, theme.shapes), size, turn)
        self.plan = self.view.plan
        red, green, blue = np.moveaxis(
            _pixels(paint_ground(self.view, _false_colours(theme)))[..., 2::-1] > 127, 2, 0
        )
        self.paved: Mask = red & blue
        self.cover: Mask = red & ~blue
        self.water: Mask = green
        self.bank: Mask = blue & ~red
        self.stood = self._layer(paint_growth, 150)
        self.wall = self._layer(paint_walls, 150)
        self.track = self._layer(paint_rails, 110)
        self.ends = (
            self._layer(paint_springs, 150)
            | self._layer(paint_rocks, 150)
            | self._layer(paint_ends, 150)
        )
        self.whole = self._without_corners()

    def _layer(self, layer: object, least: int) -> Mask:
        """Where a layer of the theme puts paint, its shadows left out."""
        view = self.view
        found: Mask = np.zeros((view.height, view.width), bool)
        for one in self.theme.layers:
            if one is layer:
                image = blank(view.width, view.height)
                with painter_on(image) as p:
                    one(TileScene(view, self.theme, p))
                found = _pixels(image)[..., 3] >= least
        return found

    def _without_corners(self) -> Mask:
        y, x = np.mgrid[: self.view.height, : self.view.width] + 0.5
        far = max(_CORNER * self.view.size, _CORNER_PIXELS)
        aside = np.minimum(x, self.view.width - x)
        down = np.minimum(y, self.view.height - y)
        result: Mask = np.hypot(aside, down) > far
        return result

    def _ground(self, kind: str) -> Mask:
        """All that looks like a terrain."""
        role = self.plan.frame.looks[kind].role
        of_trees = self.theme.growth.on is role
        if role is Role.COVER:
            found = self.cover & ~self.track & ~self.stood
        elif role is Role.OPEN:
            line = self.water | self.bank | self.track | self.paved | self.ends
            found = ~(self.cover | line | self.stood)
        else:
            return self._line(kind, role)
        if of_trees:
            found = found | (self.stood & ~self.track)
        return found & ~self.wall & self.whole

    def _line(self, kind: str, role: Role) -> Mask:
        zones, looks = self.tile.zones, self.plan.frame.looks
        others: Mask = np.zeros_like(self.water)
        own: Mask = np.zeros_like(self.water)
        for zone, field in self.plan.apart.items():
            look = looks[zones[zone].kind]
            inside = self.view.field(field) < 0
            if zones[zone].kind == kind:
                own |= inside
            elif look.role is Role.HUB or look.half_width > looks[kind].half_width:
                others |= inside
        if role is Role.HUB:
            return own & (self.water | self.paved)
        return (self.water | self.track) & ~others & ~self.ends

    def _seeds(self, zone: int) -> list[tuple[int, int]]:
        """Pixels where a zone is: at its sides, and where a piece would stand on it."""
        frame = self.plan.frame
        spot = self.plan.piece_spot(zone)
        places = [(spot.x, spot.y)]
        for point in self.tile.zones[zone].at:
            square, number = divmod(point, 12)
            if self.tile.beside(square, number // 3) is None:
                t = (0.16, 0.5, 0.84)[number % 3]
                x, y = frame.point(square, number // 3, t, 0.03)
                places.append((float(x), float(y)))
        found = []
        for x, y in places:
            at = self.view.at(x, y)
            row = min(max(int(at.y()), 0), self.view.height - 1)
            found.append((row, min(max(int(at.x()), 0), self.view.width - 1)))
        return found

    def unclear(self) -> tuple[Unclear, ...]:
        found: list[Unclear] = []
        kinds: dict[str, list[int]] = {}
        for number, zone in enumerate(self.tile.zones):
            kinds.setdefault(zone.kind, []).append(number)
        for kind, zones in kinds.items():
            if kind not in self.plan.frame.looks:
                continue
            ground = self._ground(kind)
            at = self._reached(parts(ground), zones)
            found += [Unclear(a, b) for a, b in combinations(zones, 2) if at[a] & at[b]]
            match self.plan.frame.looks[kind].role:
                case Role.LINE:
                    # Through what they lead to lines go on unseen.
                    through = [zone for zone in zones if len(self.tile.zones[zone].to) < 2]
                    parted = {zone for zone in through if len(at[zone]) > 1}
                case Role.OPEN | Role.COVER:
                    parted = self._parted(ground, zones)
                case _:
                    parted = set()
            found += [Unclear(zone, zone) for zone in sorted(parted)]
        return tuple(found)

    def _reached(self, pieces: Labels, zones: list[int]) -> dict[int, set[int]]:
        return {zone: {int(pieces[seed]) for seed in self._seeds(zone)} - {-1} for zone in zones}

    def _parted(self, ground: Mask, zones: list[int]) -> set[int]:
        """Zones whose ground is seen in several pieces, or near which there is more of it."""
        size = self.view.size
        wide = room(ground, 1 / size, to_rim=False) > _NECK
        pieces = parts(wide)
        at = self._reached(pieces, zones)
        parted = {zone for zone, there in at.items() if len(there) > 1}
        sizes = np.bincount(pieces[wide])
        large = set(np.flatnonzero(sizes >= _SCRAP * size**2).tolist())
        for piece in large.difference(*at.values()):
            parted.add(min(zones, key=lambda zone: self._away(pieces == piece, zone)))
        return parted

    def _away(self, piece: Mask, zone: int) -> float:
        """How far a piece of ground is from a zone, in pixels."""
        rows, columns = np.nonzero(piece)
        return min(
            float(np.hypot(rows - row, columns - column).min()) for row, column in self._seeds(zone)
        )


def _pixels(image: QImage) -> NDArray[np.uint8]:
    """Blue, green, red and alpha."""
    flat = image.convertToFormat(QImage.Format.Format_ARGB32)
    found = np.frombuffer(flat.constBits(), np.uint8)
    return found.reshape(flat.height(), flat.width(), 4).copy()

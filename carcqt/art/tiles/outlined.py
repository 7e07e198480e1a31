"""The ground of a tile as shapes: what is a texture in pixels is a few patches of colour here."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
from PySide6.QtGui import QColor, QPainter, QPainterPath

from carcqt.art.brush.noise import Field, numbers
from carcqt.art.brush.patches import patch
from carcqt.art.brush.shapes import NO_BRUSH, NO_PEN, colour, pen
from carcqt.art.tiles.ground import DEPTHS
from carcqt.art.tiles.style import GroundLook, TileStyle, Water
from carcqt.art.tiles.view import PlanView

_NODES: Final = 72
"""Along a square: as fine as the shapes are."""
_STRAY: Final = 0.0011
"""Squares that a shape may stray from the line it follows."""


def paint_outlined(p: QPainter, view: PlanView, style: TileStyle) -> None:
    """As `paint_ground` paints it in pixels, from the same plan and the same chance."""
    shapes = _GroundShapes(p, view)
    plan, ground = view.plan, style.ground
    rng = numbers("ground", plan.content)
    small = shapes.small
    wide = small.noise(rng, (4, 0.6), (9, 0.4))
    fine = small.noise(rng, (18, 0.6), (40, 0.5))
    patches = small.noise(rng, (3, 0.7), (7, 0.5))
    shapes.open_ground(ground, wide, patches)
    shapes.cover(ground, small.field(plan.cover), fine)
    if style.water and plan.apart:
        shapes.water(style.water, ground, small.field(plan.line), fine)
    for zone, field in plan.apart.items():
        if paving := style.paved.get(plan.tile.zones[zone].kind):
            shapes.fill(-small.field(field), QColor(_mixed(paving[0], paving[1], 0.5)))


class _GroundShapes:
    def __init__(self, p: QPainter, view: PlanView) -> None:
        self._p, self._size = p, view.size
        self._whole = (view.width, view.height)
        self.small: Final = PlanView(view.plan, _NODES, view.turn)
        self._inside: Final = np.clip(self.small.rim / 0.05, 0, 1)

    def fill(self, inside: Field, tint: QColor, shift: float = 0.0) -> QPainterPath:
        """Where the field is above 0; a shift throws it to the south-east."""
        path = patch(inside, self._size / _NODES, _STRAY * _NODES, shift * self._size)
        if not path.isEmpty():
            self._p.setPen(NO_PEN)
            self._p.setBrush(tint)
            self._p.drawPath(path)
        return path

    def open_ground(self, ground: GroundLook, wide: Field, patches: Field) -> None:
        low, *_, high = ground.open
        base = _mixed(
            ground.open[len(ground.open) // 2 - 1], ground.open[len(ground.open) // 2], 0.4
        )
        self._p.fillRect(0, 0, *self._whole, QColor(base))
        for level in (0.1, 0.28, 0.46):
            self.fill(wide - level, colour(high, 44))
            self.fill(-wide - level, colour(low, 52))
        for level in (0.12, 0.3, 0.5):
            self.fill(patches - level, colour(ground.dry, 48))
            self.fill(-patches - level, colour(ground.lush, 48))

    def cover(self, ground: GroundLook, cover: Field, fine: Field) -> None:
        uneven = -(cover + 0.010 * fine * self._inside)
        if ground.casts_shadow:
            for far in (0.042, 0.028, 0.014):
                self.fill(uneven, colour("#000000", 26), far)
        dark, light = ground.cover[0], ground.cover[-1]
        self.fill(uneven, QColor(_mixed(dark, light, 0.5)))
        self.fill(np.minimum(uneven, fine - 0.2), colour(light, 90))

    def water(self, water: Water, ground: GroundLook, line: Field, fine: Field) -> None:
        """Bands from the dry sand to the deep."""
        uneven = -(line + 0.006 * fine * self._inside)
        dry, wet = water.shore
        for far, alpha in ((0.07, 18), (0.05, 26)):
            self.fill(uneven + far, colour(ground.tufts[0], alpha))
        self.fill(uneven + 0.027, QColor(dry))
        self.fill(uneven + 0.010, colour(wet, 150))
        shore = self.fill(uneven, QColor(water.depths[0]))
        steps = list(zip(DEPTHS, water.depths, strict=True))
        for (depth, tint), (further, other) in pairwise(steps):
            for share in (0.34, 0.67, 1.0):
                at = depth + (further - depth) * share
                self.fill(uneven - at, QColor(_mixed(tint, other, share)))
        self._p.setBrush(NO_BRUSH)
        self._p.setPen(pen(water.bank, 0.006 * self._size, 170))
        self._p.drawPath(shore)


def _mixed(one: str, other: str, share: float) -> str:
    first, second = QColor(one), QColor(other)
    ends = zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(a + (b - a) * share) for a, b in ends)).name()

"""The sheet that a map is drawn on: paper with a wash of jungle, in pixels or as shapes."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from carcqt.art.brush.noise import Field, lattice, numbers, smooth
from carcqt.art.brush.patches import patch
from carcqt.art.brush.shapes import NO_PEN
from carcqt.art.maps.parchment import BURNT, FOLDS, edges, paper_fields, paper_tint

JUNGLE: Final = np.array((104, 139, 74), np.float32)
DEEP: Final = np.array((62, 104, 66), np.float32)
_STEP: Final = 8
"""Pixels between the nodes of shapes."""
_STRAY: Final = 0.12
"""Nodes that a shape may stray from the line it follows."""


def wash_fields(width: int, height: int) -> tuple[Field, Field, Field]:
    """How much of the wash there is, where its rim is, and where it is deep."""
    rng = numbers("chart ground")
    shape, size = (max(1, round(width / height)), 1), (height, width)
    clouds = lattice(rng, 5, shape, size) * 0.6 + lattice(rng, 14, shape, size) * 0.4
    fine = lattice(rng, 70, shape, size)
    inside = smooth(0.04, 0.10, edges(width, height) + 0.015 * fine)
    wash = smooth(-0.62, 0.25, clouds + 0.10 * fine) * inside
    # Colour gathers at the rim of a wash.
    rim = np.exp(-(((clouds + 0.10 * fine + 0.35) * 9) ** 2)) * inside
    return wash, rim, smooth(0.1, 0.8, clouds)


def paint_sheet(p: QPainter, width: int, height: int) -> None:
    """In shapes: the same paper and wash in steps, without its grain."""
    columns, rows = max(24, width // _STEP), max(24, height // _STEP)
    p.fillRect(0, 0, width, height, paper_tint("light"))
    p.setPen(NO_PEN)
    p.save()
    p.scale(1, height / rows * columns / width)

    def fill(inside: Field, tint: QColor) -> None:
        path = patch(inside, width / columns, _STRAY)
        if not path.isEmpty():
            p.setBrush(tint)
            p.drawPath(path)

    dark, far = paper_fields(numbers("parchment"), columns, rows)
    for level in (0.2, 0.35, 0.5, 0.65, 0.8):
        fill(dark - level, paper_tint("dark", 0.22))
    wash, rim, deep = wash_fields(columns, rows)
    for level in (0.1, 0.3, 0.5, 0.7, 0.9):
        fill(wash - level, _tint(JUNGLE, 0.125))
    fill(rim - 0.5, _tint(JUNGLE, 0.1))
    for level in (0.2, 0.45, 0.7):
        fill(np.minimum(deep - level, wash - 0.4), _tint(DEEP, 0.11))
    for begin, strong in BURNT:
        for share in (0.75, 0.5, 0.25):
            fill(begin * share - far, paper_tint("brown", strong / 3))
    p.restore()
    _paint_folds(p, width, height)


def _paint_folds(p: QPainter, width: int, height: int) -> None:
    """A shade, and a light beside it."""
    across, down = width / 80, height / 80
    for at in FOLDS[0]:
        p.fillRect(QRectF(at * width - across / 2, 0, across, height), QColor(0, 0, 0, 8))
        p.fillRect(QRectF(at * width + across, 0, across, height), QColor(255, 255, 255, 12))
    for at in FOLDS[1]:
        p.fillRect(QRectF(0, at * height - down / 2, width, down), QColor(0, 0, 0, 8))
        p.fillRect(QRectF(0, at * height + down, width, down), QColor(255, 255, 255, 12))


def _tint(rgb: Field, alpha: float) -> QColor:
    found = QColor(*(int(one) for one in rgb))
    found.setAlphaF(alpha)
    return found

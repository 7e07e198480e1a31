"""A tile painted layer by layer."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QImage

from carcqt.art.brush.shapes import NO_BRUSH, pen
from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.plans.plan import tile_plan
from carcqt.art.tiles.scene import TileScene
from carcqt.art.tiles.theme import Theme
from carcqt.art.tiles.view import PlanView
from carcqt.rules.tiles import Tile

_FRAME = (
    (0.075, 4), (0.064, 4), (0.054, 4), (0.045, 5), (0.037, 5), (0.029, 6), (0.022, 7),
    (0.016, 8), (0.010, 10),
)  # fmt: skip
"""Faint strokes along the edge, width and strength."""


def paint_tile(tile: Tile, theme: Theme, size: int, turn: int = 0, *, frame: bool = True) -> QImage:
    """The picture of a tile, so many pixels to a square."""
    scene = TileScene(PlanView(tile_plan(tile, theme.shapes), size, turn), theme)
    try:
        for layer in theme.layers:
            layer(scene)
        if frame:
            scene.p.drawImage(0, 0, _frame(scene.view.width, scene.view.height, size))
    finally:
        # A picture that goes while it is painted on takes the program with it.
        scene.p.end()
    return scene.image


@lru_cache(maxsize=16)
def _frame(width: int, height: int, size: int) -> QImage:
    """The edge of a tile: the same on all, whatever they show."""
    image = blank(width, height)
    p = painter_on(image)
    p.setBrush(NO_BRUSH)
    strokes = [(share * size, alpha) for share, alpha in _FRAME]
    strokes.append((max(1.0, size / 200), 120))
    for thick, alpha in strokes:
        p.setPen(pen("#2c1e0c", thick, alpha))
        p.drawRect(0, 0, width, height)
    p.end()
    return image

"""A tile painted layer by layer."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from carcqt.art.brush.shapes import NO_BRUSH, pen
from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.brush.symbols import vectors_of
from carcqt.art.plans.plan import content, tile_plan
from carcqt.art.tiles.ground import paint_ground
from carcqt.art.tiles.outlined import paint_outlined
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
    view = PlanView(tile_plan(tile, theme.shapes), size, turn)
    image = paint_ground(view, theme)
    with painter_on(image) as p:
        scene = TileScene(view, theme, p)
        for layer in theme.layers:
            layer(scene)
        if frame:
            p.drawImage(0, 0, _frame(view.width, view.height, size))
    return image


def draw_tile(p: QPainter, tile: Tile, theme: Theme, size: int, turn: int = 0) -> None:
    """A tile as shapes on a painter of vectors: the same layers, on the same plan."""
    view = PlanView(tile_plan(tile, theme.shapes), size, turn)
    scene = TileScene(view, theme, p)
    paint_outlined(p, view, theme)
    for layer in theme.layers:
        layer(scene)
    _draw_frame(p, view.width, view.height, size)


def put_tile(p: QPainter, tile: Tile, theme: Theme, size: int, at: QPointF, turn: int = 0) -> None:
    """With its north-west corner there, in vectors where the painter paints those."""
    vectors = vectors_of(p)
    if vectors is None:
        p.drawImage(at, paint_tile(tile, theme, size, turn))
        return
    turned = tile.all_turned[turn]
    box = QRectF(0, 0, turned.columns * size, turned.rows * size)

    def draw(on: QPainter) -> None:
        # What stands at a side reaches beyond it.
        on.setClipRect(box)
        draw_tile(on, tile, theme, size, turn)

    key = content(tile), theme.name, size, turn
    vectors.put(p, key, draw, QTransform.fromTranslate(at.x(), at.y()))


@lru_cache(maxsize=16)
def _frame(width: int, height: int, size: int) -> QImage:
    """The edge of a tile: the same on all, whatever they show."""
    image = blank(width, height)
    with painter_on(image) as p:
        _draw_frame(p, width, height, size)
    return image


def _draw_frame(p: QPainter, width: int, height: int, size: int) -> None:
    p.setBrush(NO_BRUSH)
    strokes = [(share * size, alpha) for share, alpha in _FRAME]
    strokes.append((max(1.0, size / 200), 120))
    for thick, alpha in strokes:
        p.setPen(pen("#2c1e0c", thick, alpha))
        p.drawRect(0, 0, width, height)

"""The held tile, seen where it could be laid."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from carcqt.board.blocks import level_for
from carcqt.board.brushes import line_pen, pixels, turn_arrow
from carcqt.board.colours import faded
from carcqt.board.items import GHOST, BoardItem, Colouring
from carcqt.board.pictures import SIZES, Pictures
from carcqt.board.state import BoardTile
from carcqt.board.tool import UNIT

KNOB = 14
"""The radius of the knob that turns the tile, in pixels."""


class GhostItem(BoardItem):
    def __init__(
        self, pictures: Pictures, colours: Colouring, is_moving: Callable[[], bool]
    ) -> None:
        super().__init__(QRectF(), GHOST, colours)
        self._pictures, self._is_moving = pictures, is_moving
        self._tile: BoardTile | None = None
        self.accent: str | None = None
        self.has_knob = False
        self.hide()

    def show_tile(self, tile: BoardTile | None, *, knob: bool = False) -> None:
        self.prepareGeometryChange()
        self._tile, self.has_knob = tile, knob
        if tile is not None:
            x, y = tile.square
            self.box = QRectF(x * UNIT, y * UNIT, tile.columns * UNIT, tile.rows * UNIT)
        self.setVisible(tile is not None)
        self.update()

    def knob_contains(self, place: QPointF, scale: float) -> bool:
        if not (self.has_knob and self.isVisible()):
            return False
        away = place - self.box.topRight()
        reach = (KNOB + 3) * min(1.0, max(0.45, scale)) / scale
        return QPointF.dotProduct(away, away) <= reach * reach

    def draw(self, p: QPainter) -> None:
        if self._tile is None:
            return
        box, accent = self.box, self.accent or self.colours().accent
        corner = 4 / 92 * UNIT
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(faded("#000000", 55))
        shade = box.adjusted(-pixels(p, 4), 0, pixels(p, 4), pixels(p, 9))
        p.drawRoundedRect(shade, corner * 2, corner * 2)
        self._draw_tile(p)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((7, "#ffffff"), (3.5, accent)):
            p.setPen(line_pen(p, colour, width))
            p.drawRoundedRect(box, corner, corner)
        if self.has_knob:
            self._draw_knob(p, accent)

    def _draw_tile(self, p: QPainter) -> None:
        assert self._tile is not None
        real = level_for(UNIT * p.deviceTransform().m11(), moving=self._is_moving())
        size = next(one for one in SIZES if one >= real)
        picture, _ = self._pictures.picture(self._tile.tile, self._tile.turn, size)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.setOpacity(0.94)
        p.drawImage(self.box, picture)
        if self.colours().dim:
            p.fillRect(self.box, QColor.fromRgbF(0, 0, 0, self.colours().dim))
        p.setOpacity(1)

    def _draw_knob(self, p: QPainter, accent: str) -> None:
        p.save()
        p.translate(self.box.topRight())
        pixel = pixels(p, 1)
        p.scale(pixel, pixel)
        p.setPen(line_pen(p, "#ffffff", 2))
        p.setBrush(QColor(accent))
        p.drawEllipse(QPointF(0, 0), KNOB, KNOB)
        pen = line_pen(p, self.colours().on_accent, 2.2)
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(turn_arrow(6))
        p.restore()

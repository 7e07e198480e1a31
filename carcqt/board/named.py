"""Squares that a text speaks of, each with the name that it has there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.board.brushes import line_pen, put_text
from carcqt.board.colours import faded
from carcqt.board.items import BADGE, BoardItem, Colouring
from carcqt.board.view import UNIT
from carcqt.rules.geometry import Square

_INSET: Final = 4 / 92 * UNIT


class NamedItem(BoardItem):
    def __init__(self, square: Square, c: Colouring, font: QFont, *, is_empty: bool) -> None:
        super().__init__(QRectF(square.x * UNIT, square.y * UNIT, UNIT, UNIT), BADGE, c)
        self.square: Final = square
        self._is_empty = is_empty
        self._font = QFont(font)
        self._font.setBold(True)
        self._font.setPixelSize(12)

    def draw(self, p: QPainter) -> None:
        known, box = self.colours(), self.box.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        if self._is_empty:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(p, faded(known.text2, 200), 1.5, Qt.PenStyle.DotLine))
            p.drawRoundedRect(box, _INSET, _INSET)
        # It is read at any zoom.
        name, pixel = str(self.square), 1 / p.worldTransform().m11()
        wide = (QFontMetricsF(self._font).horizontalAdvance(name) + 12) * pixel
        high = 19 * pixel
        # At the foot: signs and numbers of turns stand above.
        tag = QRectF(box.left() + pixel, box.bottom() - high - pixel, wide, high)
        p.setPen(line_pen(p, known.text2, 1))
        p.setBrush(QColor(known.raised))
        p.drawRoundedRect(tag, high / 3, high / 3)
        put_text(p, tag.center(), name, self._font, QColor(known.text), pixel)

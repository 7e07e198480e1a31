"""Squares that a text names, each with its letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.board.brushes import line_pen, put_text
from carcqt.board.colours import faded
from carcqt.board.items import BADGE, BoardItem, Colouring
from carcqt.board.tool import UNIT
from carcqt.rules.geometry import Square

_INSET: Final = 4 / 92 * UNIT


class NamedItem(BoardItem):
    def __init__(
        self,
        square: Square,
        name: str,
        c: Colouring,
        font: QFont,
        pieces: Sequence[QRectF],
        *,
        is_empty: bool,
    ) -> None:
        """Where pieces stand, as they are better seen."""
        super().__init__(QRectF(square.x * UNIT, square.y * UNIT, UNIT, UNIT), BADGE, c)
        self.square: Final = square
        self.name: Final = name
        self._pieces = [piece for piece in pieces if piece.intersects(self.box)]
        self._is_empty = is_empty
        self._font = QFont(font)
        self._font.setBold(True)
        self._font.setPixelSize(12)

    def draw(self, p: QPainter) -> None:
        known, box = self.colours(), self._inner
        if self._is_empty:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(p, faded(known.text2, 200), 1.5, Qt.PenStyle.DotLine))
            p.drawRoundedRect(box, _INSET, _INSET)
        # It is read at any zoom.
        pixel = 1 / p.worldTransform().m11()
        tag = self.tag(pixel)
        p.setPen(line_pen(p, known.text2, 1))
        p.setBrush(QColor(known.raised))
        p.drawRoundedRect(tag, tag.height() / 3, tag.height() / 3)
        put_text(p, tag.center(), self.name, self._font, QColor(known.text), pixel)

    @property
    def _inner(self) -> QRectF:
        return self.box.adjusted(_INSET, _INSET, -_INSET, -_INSET)

    def tag(self, pixel: float) -> QRectF:
        """Where the name is, at the size of a pixel; rather at the foot, as signs and numbers of
        turns stand above."""
        wide = (QFontMetricsF(self._font).horizontalAdvance(self.name) + 12) * pixel
        high, box = 19 * pixel, self._inner
        left, right = box.left() + pixel, box.right() - wide - pixel
        top, foot = box.top() + pixel, box.bottom() - high - pixel
        corners = [QRectF(x, y, wide, high) for y in (foot, top) for x in (left, right)]
        free = (one for one in corners if not any(map(one.intersects, self._pieces)))
        return next(free, corners[0])

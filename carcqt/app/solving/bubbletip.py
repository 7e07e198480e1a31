"""What leads from a bubble to the turn on the board that it speaks of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import style

_LONGEST: Final = 120
"""Pixels: longer, it reads as a line."""
_BASE: Final = 11
_CORNER: Final = 26
_SHORT_OF: Final = 5
_EDGE: Final = 2


class BubbleTip(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        float_over(self)
        self.line = "text2"
        self._shape = QPolygonF()
        self.hide()

    def put(self, body: QRect, at: QRect, line: str) -> None:
        """From the bubble to a box, as long as that is near and beside it."""
        shape = tip_shape(QRectF(body), QRectF(at), style().scale)
        self.setVisible(not shape.isEmpty())
        if shape.isEmpty():
            return
        self.line = line
        box = shape.boundingRect().adjusted(-3, -3, 3, 3).toAlignedRect()
        self.setGeometry(box)
        self._shape = shape.translated(-box.x(), -box.y())
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour = painter(self), style().colour
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(colour("raised"))
        p.drawPolygon(self._shape)
        p.setPen(QPen(colour(self.line), _EDGE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPolyline(self._shape)


def tip_shape(body: QRectF, at: QRectF, scale: float) -> QPolygonF:
    """Base, point, base; nothing where the box is too far away, or not to one side."""
    across = max(at.left() - body.right(), body.left() - at.right(), 0.0)
    down = max(at.top() - body.bottom(), body.top() - at.bottom(), 0.0)
    gap, short = max(across, down), _SHORT_OF * scale
    if at.isEmpty() or gap <= 2 * short or gap > _LONGEST * scale:
        return QPolygonF()
    if down >= across:
        turned = tip_shape(_turned(body), _turned(at), scale) if across < down else QPolygonF()
        return QPolygonF([QPointF(point.y(), point.x()) for point in turned.toList()])
    base, corner = _BASE * scale, _CORNER * scale
    is_left = at.right() < body.left()
    x = body.left() + _EDGE if is_left else body.right() - _EDGE
    y = min(max(at.center().y(), body.top() + corner), body.bottom() - corner)
    point = QPointF(
        at.right() + short if is_left else at.left() - short,
        min(max(y, at.top() + short), at.bottom() - short),
    )
    return QPolygonF([QPointF(x, y - base), point, QPointF(x, y + base)])


def _turned(box: QRectF) -> QRectF:
    return QRectF(box.y(), box.x(), box.height(), box.width())

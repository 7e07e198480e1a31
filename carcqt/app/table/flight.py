"""Points that fly from where they were won to the player who won them."""

from __future__ import annotations

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from carcqt.art.brush.marks import colours
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.marks import paint_mark

_STAY = 700
"""Milliseconds at the place where they were won; without motion, for as long as they are shown."""
_STAY_STILL = 1500
_FLY = 650


class FlyingPoints(QWidget):
    def __init__(self, text: str, colour: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._text, self._colour, self._sky = text, colour, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        px = style().px
        wide = QFontMetrics(style().font(18, 700)).horizontalAdvance(self._text)
        return QSize(wide + px(48), px(38))

    def fly(self, start: QPoint, end: QPoint) -> None:
        """Rests at the start, then goes to the end and is gone."""
        middle = QPoint(self.width() // 2, self.height() // 2)
        start += QPoint(0, self._drop(start - middle))
        self.move(start - middle)
        self.show()
        self.raise_()
        if style().reduced_motion:
            QTimer.singleShot(_STAY_STILL, self.deleteLater)
            return
        motion = QPropertyAnimation(self, b"pos", self)
        motion.setDuration(_FLY)
        motion.setStartValue(start - middle)
        motion.setEndValue(end - middle)
        motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        motion.finished.connect(self.deleteLater)
        QTimer.singleShot(_STAY, self, motion.start)

    def _drop(self, place: QPoint) -> int:
        """How much lower it rests than it would, so that it hides no others; in the lower half of
        all, higher."""
        others = self._sky.findChildren(FlyingPoints)
        taken = [each.geometry() for each in others if each is not self and each.isVisible()]
        box = QRect(place, self.size())
        step = 1 if box.center().y() < self._sky.height() / 2 else -1
        while any(map(box.intersects, taken)):
            box.translate(0, step)
        return box.top() - place.y()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = QPainter(self), style().px
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        p.setPen(QPen(QColor(colours(self._colour).fill), 2))
        p.setBrush(QColor("#ffffff"))
        p.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        mark = QRectF(px(10), (self.height() - px(18)) / 2, px(18), px(18))
        paint_mark(p, mark, self._colour)
        p.setFont(style().font(18, 700))
        p.setPen(QColor("#29241d"))
        text = box.adjusted(px(32), 0, -px(6), 0)
        p.drawText(text, Qt.AlignmentFlag.AlignCenter, self._text)

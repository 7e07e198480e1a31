"""How far a lesson is: a dot for each step, and a way that fills."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import accent_of, style

_DOT, _PILL, _GAP = 10, 24, 9


class StepDots(QWidget):
    """Those that are done are full, and the present one is a pill."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._now = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self.updateGeometry)

    def show_step(self, now: int, count: int, told: str) -> None:
        """A number beyond the last: all is done."""
        self._now, self._count = now, count
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = _pixels
        extra = px(_PILL - _DOT) if self._now < self._count else 0
        return QSize(self._count * px(_DOT + _GAP) + extra, px(16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, accent = painter(self), _pixels, QColor(accent_of(self).fill)
        x, side = px(_GAP) / 2, px(_DOT)
        for number in range(self._count):
            wide = px(_PILL) if number == self._now else side
            box = QRectF(x, (self.height() - side) / 2, wide, side)
            if number <= self._now:
                draw_box(p, box, side / 2, accent)
            else:
                draw_box(p, box, side / 2, line=style().colour("line2"), width=1.5)
            x += wide + px(_GAP)


def _pixels(measure: int) -> int:
    """Dots are not read: in a bar with large text they leave the room to it."""
    return min(measure, style().px(measure))


class WayBar(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(40), style().px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, box = painter(self), QRectF(self.rect())
        draw_box(p, box, box.height() / 2, style().colour("line"))
        done = QRectF(0, 0, box.width() * self._share, box.height())
        if self._share:
            draw_box(p, done, box.height() / 2, QColor(accent_of(self).fill))

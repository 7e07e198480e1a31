"""Stars: how hard something is, or how well it was done."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import accent_of, style

_INNER = 0.45
_GAP = 2


@lru_cache(maxsize=1)
def _points() -> tuple[tuple[float, float], ...]:
    """About the middle, one outer point above."""
    found = []
    for number in range(10):
        reach = 1.0 if number % 2 == 0 else _INNER
        turn = number * pi / 5
        found.append((reach * sin(turn), -reach * cos(turn)))
    return tuple(found)


def draw_star(p: QPainter, middle: QPointF, radius: float, colour: QColor, *, full: bool) -> None:
    shape = QPolygonF([middle + QPointF(x, y) * radius for x, y in _points()])
    pen = QPen(colour, max(1.0, radius / 8))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(colour if full else Qt.BrushStyle.NoBrush)
    p.drawPolygon(shape)


class Stars(QWidget):
    """So many of so many are full. Measures are those at 100 %."""

    def __init__(
        self,
        count: int = 0,
        of: int = 5,
        px: int = 14,
        role: str = "accent",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._count, self._of, self._px, self._role = count, of, px, role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    @property
    def count(self) -> int:
        return self._count

    def set_count(self, count: int, name: str = "") -> None:
        self._count = count
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(self._of * px(self._px + _GAP), px(self._px + 2))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, side = painter(self), style().px(self._px)
        is_accent = self._role == "accent"
        colour = QColor(accent_of(self).fill) if is_accent else style().colour(self._role)
        step, middle = side + style().px(_GAP), self.height() / 2
        for number in range(self._of):
            at = QPointF(number * step + side / 2 + 1, middle)
            draw_star(p, at, side / 2 - 0.5, colour, full=number < self._count)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class GreatStars(QWidget):
    """Three, the middle one larger: how well a puzzle was solved."""

    _SIZES = (40, 52, 40)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    @property
    def count(self) -> int:
        return self._count

    def set_count(self, count: int, name: str) -> None:
        self._count = count
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        px = style().px
        return QSize(px(170), px(58))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        colour = style().colour("warn")
        x = self.width() / 2 - px(58)
        for number, size in enumerate(self._SIZES):
            at = QPointF(x + number * px(58), self.height() / 2 + (px(3) if number != 1 else 0))
            draw_star(p, at, px(size) / 2 - 1, colour, full=number < self._count)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

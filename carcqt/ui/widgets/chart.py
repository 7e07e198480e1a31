"""The base of all charts: axis, size, spoken text, pointer and keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from carcqt.ui.language import punctuation
from carcqt.ui.theme.painting import remember_focus
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip

STEPS: Final = (1, 2, 5, 10, 20, 25, 40, 50, 100, 200, 250, 500, 1000)
"""Round numbers between two marks of an axis."""


@dataclass(frozen=True, slots=True)
class Axis:
    """Round numbers that take in the lowest and the highest."""

    low: int
    high: int
    step: int

    @classmethod
    def of(cls, low: int, high: int, lines: int) -> Axis:
        low, high = min(low, 0), max(high, 1)
        for step in STEPS:
            bottom, top = step * (low // step), step * -(-high // step)
            if (top - bottom) // step <= lines:
                return cls(bottom, top, step)
        return cls(low, high, max(1, high - low))

    @property
    def marks(self) -> range:
        return range(self.low, self.high + 1, self.step)

    def place(self, value: float, top: float, bottom: float) -> float:
        """Return how far down a value is between `top` and `bottom`."""
        return bottom - (bottom - top) * (value - self.low) / (self.high - self.low)


class Chart(QWidget):
    """Paints numbers and says them in words.

    If it has places that can be looked at, the pointer or the arrow keys lead to them. Sizes are
    pixels at 100 %."""

    def __init__(
        self,
        high: int,
        wide: int = 200,
        *,
        least_wide: int = 120,
        least_high: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._high: Final = high
        self._wide: Final = wide
        self._least: Final = (least_wide, least_high)
        self.looked_at: int | None = None
        """Place that the pointer or the keys are at."""
        style().follow(self.restyle)

    def restyle(self) -> None:
        """Fit and paint it again, after another style or other numbers."""
        self.updateGeometry()
        self.update()

    def needed_height(self) -> int:
        """Return the height that it wants, in pixels of the screen."""
        return style().px(self._high)

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._wide), self.needed_height())

    def minimumSizeHint(self) -> QSize:
        wide, high = self._least
        return QSize(style().px(wide), style().px(high) if high else self.needed_height())

    # Spoken text

    def tell(self, text: str) -> None:
        """Say in words what it shows."""
        self.setAccessibleName(text)
        self.setToolTip(plain_tip(text))
        self.update()

    def tell_all(self, texts: Iterable[str]) -> None:
        self.tell(punctuation().semicolon(*texts))

    # Places to look at

    @property
    def last_place(self) -> int:
        """Number of the last place; −1 if nothing can be looked at."""
        return -1

    def place_at(self, at: QPointF) -> int | None:
        """Return the number of the place at a point of the chart."""
        return None

    def place_text(self, place: int) -> str:
        """Return what is said of a place."""
        return ""

    def look_at(self, place: int | None) -> None:
        if place is not None:
            place = min(max(place, 0), self.last_place)
        if place != self.looked_at:
            self.looked_at = place
            self.setAccessibleDescription("" if place is None else self.place_text(place))
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.last_place >= 0:
            self.look_at(self.place_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self.look_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.last_place
        now = last if self.looked_at is None else self.looked_at
        there = {
            Qt.Key.Key_Left: now - 1,
            Qt.Key.Key_Right: now + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if there is None or last < 0:
            super().keyPressEvent(event)
        else:
            self.look_at(there)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.look_at(None)
        self.update()


def show_place(chart: Chart, event: QMouseEvent) -> None:
    """Show what is said of the place under the pointer beside it, if it can be clicked."""
    place = chart.looked_at
    shapes = Qt.CursorShape
    chart.setCursor(shapes.ArrowCursor if place is None else shapes.PointingHandCursor)
    text = "" if place is None else plain_tip(chart.place_text(place))
    QToolTip.showText(event.globalPosition().toPoint(), text, chart)

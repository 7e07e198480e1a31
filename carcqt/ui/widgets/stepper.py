"""Where a turn is: its steps side by side, the present one in the accent's colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import CENTRE, LEFT, draw_box, painter, text_width
from carcqt.ui.theme.style import accent_of, style

_DISC: Final = 20
_GAP: Final = 8


class Stepper(QWidget):
    """Where there is little room only the present step has its words."""

    def __init__(
        self, steps: Sequence[str] = (), current: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._steps: tuple[str, ...] = tuple(steps)
        self._current = current
        self._short = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    @property
    def current(self) -> int:
        return self._current

    def set_current(self, current: int) -> None:
        """A number beyond the last: all is done."""
        self._current = current
        self._restyle()

    def set_steps(self, steps: Sequence[str], current: int | None = None) -> None:
        self._steps = tuple(steps)
        self.set_current(self._current if current is None else current)

    def set_short(self, short: bool) -> None:
        """Asks for no more room than it must have."""
        if short != self._short:
            self._short = short
            self.updateGeometry()

    @property
    def longest(self) -> int:
        """How wide it is with all its words."""
        return self._width(short=False)

    @property
    def shortest(self) -> int:
        """How wide it can be with the words of one step, whichever it is."""
        widths = [self._pill_width(number, short=False) for number in range(len(self._steps))]
        others = len(widths) - 1
        return max(widths, default=0) + others * (self._disc_width() + style().px(_GAP))

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._short), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(short=True), self._height())

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        short = self.width() < self.longest
        x = (self.width() - self._width(short)) / 2
        for number, text in enumerate(self._steps):
            width = self._pill_width(number, short)
            box = QRectF(x, (self.height() - self._height()) / 2, width, self._height())
            words = "" if short and number != self._current else text
            self._draw_pill(p, box, number, words)
            x += width + style().px(_GAP)

    def _draw_pill(self, p: QPainter, box: QRectF, number: int, words: str) -> None:
        px, colour, accent = style().px, style().colour, accent_of(self)
        now, done = number == self._current, number < self._current
        if now:
            draw_box(p, box, box.height() / 2, QColor(accent.soft))
        side = px(_DISC)
        disc = QRectF(box.x() + px(6), box.center().y() - side / 2, side, side)
        if now:
            draw_box(p, disc, side / 2, QColor(accent.fill))
        elif done:
            draw_box(p, disc, side / 2, colour("line2"))
        else:
            draw_box(p, disc, side / 2, line=colour("line2"))
        if done:
            tick = icon("check", px(14), colour("surface"))
            at = disc.center()
            p.drawPixmap(round(at.x() - px(14) / 2), round(at.y() - px(14) / 2), tick)
        else:
            p.setFont(style().font(12, 600))
            p.setPen(colour("on_accent") if now else colour("text2"))
            p.drawText(disc, CENTRE, str(number + 1))
        p.setFont(style().font(14, 600 if now else 500))
        p.setPen(QColor(accent.fill) if now else colour("text2"))
        x = disc.right() + px(8)
        p.drawText(QRectF(x, box.y(), box.right() - x, box.height()), LEFT, words)

    def _disc_width(self) -> int:
        return style().px(6) + style().px(_DISC) + style().px(6)

    def _pill_width(self, number: int, short: bool) -> int:
        px = style().px
        if short and number != self._current:
            return self._disc_width()
        # Always as wide as when it is the present one, so that the others stay in place.
        words = text_width(style().font(14, 600), self._steps[number])
        return round(px(6) + px(_DISC) + px(8) + words + px(12) + 0.5)

    def _width(self, short: bool) -> int:
        count = len(self._steps)
        widths = [self._pill_width(number, short) for number in range(count)]
        return sum(widths) + style().px(_GAP) * max(0, count - 1)

    def _height(self) -> int:
        return max(style().px(32), self.fontMetrics().height() + style().px(8))

    def _restyle(self) -> None:
        self.setFont(style().font(14, 600))
        if 0 <= self._current < len(self._steps):
            # A number and the name of the step: nothing to translate.
            place = f"{self._current + 1}/{len(self._steps)}"
            self.setAccessibleName(f"{place} {self._steps[self._current]}")
        self.updateGeometry()
        self.update()

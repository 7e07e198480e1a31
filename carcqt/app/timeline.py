"""The whole game as a line: where one is, and who scored when."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from carcqt.art.marks import colours
from carcqt.ui.marks import outline_of
from carcqt.ui.painting import CENTRE, LEFT, RIGHT, draw_box, painter, remember_focus, shows_focus
from carcqt.ui.painting import text_width as width_of
from carcqt.ui.theme import accent_of, style

_TICKS: Final = 18
"""How high the tick of the most points is, at 100 %."""


@dataclass(frozen=True, slots=True)
class Tick:
    number: int
    colour: int
    points: int


class Timeline(QSlider):
    """Its value is the number of a moment. Whoever holds it handles the keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._ticks: list[Tick] = []
        self._label = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        style().follow(self._restyle)
        self._retranslate()

    def show_game(self, last: int, ticks: list[Tick]) -> None:
        self.setRange(0, last)
        self._ticks = ticks
        self.update()

    def show_label(self, text: str) -> None:
        """Where one is, in words."""
        self._label = text
        self.setAccessibleDescription(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(320), style().px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(160), style().px(60))

    def _track(self) -> QRectF:
        px = style().px
        return QRectF(px(10), px(30), self.width() - px(20), px(6))

    def x_of(self, number: int) -> float:
        track = self._track()
        return track.left() + track.width() * number / max(1, self.maximum())

    def number_at(self, x: float) -> int:
        track = self._track()
        part = (x - track.left()) / max(1.0, track.width())
        return round(min(max(part, 0.0), 1.0) * self.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour = painter(self), style().px, style().colour
        track, accent = self._track(), QColor(accent_of(self).fill)
        most = max((abs(tick.points) for tick in self._ticks), default=1)
        wide = px(3)
        beside: Counter[int] = Counter()
        for tick in self._ticks:
            high = px(5) + (px(_TICKS) - px(5)) * abs(tick.points) / most
            # Who scores by the same move stands beside.
            x = self.x_of(tick.number) - wide / 2 + (wide + 1) * beside[tick.number]
            beside[tick.number] += 1
            box = QRectF(x, track.top() - px(6) - high, wide, high)
            p.setOpacity(1.0 if tick.number <= self.value() else 0.45)
            edge = outline_of(tick.colour)
            draw_box(p, box, px(2), QColor(colours(tick.colour).fill), edge, 0.8)
        p.setOpacity(1.0)
        draw_box(p, track, track.height() / 2, colour("sunken"), colour("line"))
        done = QRectF(track)
        done.setRight(self.x_of(self.value()))
        draw_box(p, done, track.height() / 2, accent)
        knob = QPointF(done.right(), track.center().y())
        p.setPen(QPen(colour("surface"), 2))
        p.setBrush(accent)
        p.drawEllipse(knob, px(9), px(9))
        if shows_focus(self):
            p.setPen(QPen(accent, 2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(knob, px(12), px(12))
        self._paint_labels(knob.x())

    def _paint_labels(self, at: float) -> None:
        p, px = painter(self), style().px
        low = QRectF(px(4), px(41), self.width() - px(8), px(18))
        now = style().font(12, 600)
        half = width_of(now, self._label) / 2 + 2
        middle = min(max(at, low.left() + half), low.right() - half)
        p.setFont(style().font(12))
        p.setPen(style().colour("text2"))
        start, end = self.tr("start"), self.tr("end")
        # Where the present one is said, the ends need not be.
        if middle - half > low.left() + width_of(p.font(), start) + px(8):
            p.drawText(low, LEFT, start)
        if middle + half < low.right() - width_of(p.font(), end) - px(8):
            p.drawText(low, RIGHT, end)
        p.setFont(now)
        p.setPen(style().colour("text"))
        p.drawText(QRectF(middle - half, low.top(), 2 * half, low.height()), CENTRE, self._label)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.number_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.number_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Moments of the game"))
        self.update()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

"""The whole game as a line: where one is, and who scored when."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from carcqt.art.brush.marks import colours
from carcqt.ui.theme.painting import CENTRE, LEFT, RIGHT, draw_box, painter
from carcqt.ui.theme.painting import text_width as width_of
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.marks import outline_of
from carcqt.ui.widgets.slider import Slider

_TICKS: Final = 18
"""How high the tick of the most points is, at 100 %."""


@dataclass(frozen=True, slots=True)
class Tick:
    number: int
    colour: int
    points: int


class Timeline(Slider):
    """With ticks and words. Whoever holds it handles the keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ticks: list[Tick] = []
        self._label = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Moments of the game"))

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

    def track(self) -> QRectF:
        px = style().px
        return QRectF(px(10), px(30), self.width() - px(20), px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        self._paint_ticks(p)
        self.paint_track(p)
        self._paint_labels(p, self.x_of(self.value()))

    def _paint_ticks(self, p: QPainter) -> None:
        px, track = style().px, self.track()
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

    def _paint_labels(self, p: QPainter, at: float) -> None:
        px = style().px
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

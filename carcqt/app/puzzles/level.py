"""One's level: the number, what the week has brought, and the line of the last results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carcqt.play.puzzles.rating import level_of
from carcqt.ui.theme.painting import painter
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.stars import Stars
from carcqt.words.numbers import gained

_LAST = 20
"""Results that the line shows."""


class LevelLine(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_values(self, values: Sequence[float]) -> None:
        self._values = values[-_LAST:]
        self.setVisible(len(self._values) > 1)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._values) < 2:
            return
        p, px, accent = painter(self), style().px, QColor(accent_of(self).fill)
        low, high = min(self._values), max(self._values)
        room, inset = self.height() - 2 * px(5), px(5)
        step = (self.width() - 2 * inset) / (len(self._values) - 1)
        points = [
            QPointF(
                inset + at * step,
                self.height() - inset - room * (value - low) / max(1.0, high - low),
            )
            for at, value in enumerate(self._values)
        ]
        p.setPen(QPen(accent, px(2)))
        p.drawPolyline(QPolygonF(points))
        p.setBrush(accent)
        p.drawEllipse(points[-1], px(4), px(4))


class LevelCard(Panel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=14, spacing=4, parent=parent)
        head_text = Label(self.tr("My level"), 13, 600, "text2", wrap=False)
        self.stars = Stars()
        self.number, self.gain = Label("", 24, 700, wrap=False), Label("", 12, 600, "ok")
        self.line_shown = LevelLine()
        head, numbers = QHBoxLayout(), QHBoxLayout()
        head.addWidget(head_text, 1)
        head.addWidget(self.stars)
        numbers.addWidget(self.number)
        numbers.addWidget(self.gain, 1)
        self.box.addLayout(head)
        self.box.addLayout(numbers)
        self.add(self.line_shown)

    def show_level(
        self, rating: float | None, text: str, gain: float, values: Sequence[float]
    ) -> None:
        self.number.setText(text)
        self.number.set_px(24 if rating is not None else 14)
        self.stars.setVisible(rating is not None)
        if rating is not None:
            level = level_of(rating)
            self.stars.set_count(level, self.tr("Level {level} of 5").format(level=level))
        shown = self.tr("{gain} this week").format(gain=gained(round(gain)))
        self.gain.setText(shown if round(gain) else "")
        self.gain.set_role("ok" if gain >= 0 else "warn")
        self.line_shown.show_values(values)

"""Cards over a stage that speak of something there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QPaintEvent

from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Card


class SpeechCard(Card):
    """Floats, as high as its words need; `StageOverlays` puts it beside what it speaks of."""

    @property
    def ink(self) -> str:
        """Colour of a frame in its tone; nothing for a quiet card."""
        return ""

    def fit_words(self, wide: int) -> QSize:
        """Make the card `wide` pixels wide without its shadow; return its size without it."""
        self.setFixedWidth(wide + 2 * self.shadow)
        self.box.activate()
        high = self.heightForWidth(self.width())
        self.resize(self.width(), max(high, self.minimumSizeHint().height()))
        return self.body.size()

    def put(self, at: QPoint) -> None:
        """Move what is seen of it to a place of its parent; its shadow may lie over anything."""
        self.move(at - QPoint(self.shadow, self.shadow))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.ink:
            inside = self.rect().adjusted(self.shadow, self.shadow, -self.shadow, -self.shadow)
            line = QColor(self.ink)
            draw_box(painter(self), inside, style().px(self.radius), line=line, width=2)

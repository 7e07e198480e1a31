"""What the move that is about to be made would bring to each player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from carcqt.content.tables import Seat
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.marks import paint_mark
from carcqt.words.numbers import gained


class GainLine(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gains: list[tuple[Seat, int]] = []

    def show_gains(self, seats: Sequence[Seat], gains: Sequence[int]) -> None:
        shown = [(seat, more) for seat, more in zip(seats, gains, strict=True) if more]
        if not shown and not self._gains:
            return
        self._gains = shown
        spoken = (f"{seat.name} {gained(more)}" for seat, more in self._gains)
        self.setAccessibleName(", ".join(spoken))
        self.setToolTip(self.tr("How this move changes the points that each player can expect"))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as what it tells: it may stand beside other words."""
        metrics, px = QFontMetricsF(style().font(13, 700)), style().px
        wide = sum(px(32) + metrics.horizontalAdvance(gained(more)) for _, more in self._gains)
        return QSize(round(wide), px(20))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, style().px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = QPainter(self), style().px
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setFont(style().font(13, 700))
        metrics = QFontMetricsF(p.font())
        x = 0.0
        for seat, more in self._gains:
            paint_mark(p, QRectF(x, (self.height() - px(16)) / 2, px(16), px(16)), seat.colour)
            text = gained(more)
            wide = metrics.horizontalAdvance(text)
            p.setPen(QColor(style().tokens.ok if more > 0 else style().tokens.err))
            box = QRectF(x + px(20), 0, wide + 2, self.height())
            p.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            x += px(32) + wide

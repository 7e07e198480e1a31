"""Who we are, as a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.rules.games import GAMES
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style


class Logo(QWidget):
    """Four tiles, one in the colour of each game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("carcqt")
        style().follow(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(style().px(36), style().px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, whole = painter(self), self.width()
        side = whole * 0.472
        for number, game in enumerate(GAMES):
            x, y = (number % 2) * (whole - side), (number // 2) * (whole - side)
            fill = QColor(style().accent(game).fill)
            draw_box(p, QRectF(x, y, side, side), side * 0.26, fill)

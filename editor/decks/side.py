"""The panel beside the tiles: statistics, or properties."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.scroll import ScrollArea
from editor.decks.actions import DeckActions

STATISTICS, DECK = "statistics", "deck"
_WIDTH: Final = 320


class DeckSide(QWidget):
    closed = Signal()

    def __init__(self, statistics: QWidget, properties: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_closable = False
        self.which: Final = Segmented([(STATISTICS, "", "chart"), (DECK, "", "pencil")])
        self.close_button: Final = IconButton("close", px=32)
        self.pages: Final = QStackedWidget()
        for page in (statistics, properties):
            self.pages.addWidget(ScrollArea(page))
        self._head = QHBoxLayout()
        self._head.addWidget(self.which)
        self._head.addStretch(1)
        self._head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.setContentsMargins(1, 0, 0, 0)
        column.addLayout(self._head)
        column.addWidget(self.pages, 1)
        float_over(self)
        self.which.chosen.connect(self.turn_to)
        self.close_button.clicked.connect(self.closed)
        self.set_closable(False)
        style().follow(self._restyle)
        self.which.set_texts([self.tr("Statistics"), self.tr("Properties")])
        self.close_button.set_tooltip(DeckActions().tip("escape", self.tr("Close")))

    def wanted_width(self) -> int:
        return style().px(_WIDTH)

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), style().px(600))

    def turn_to(self, page: object) -> None:
        self.which.value = page
        self.pages.setCurrentIndex((STATISTICS, DECK).index(page))

    def set_closable(self, closable: bool) -> None:
        self.is_closable = closable
        self.close_button.setVisible(closable)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_closable:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), style().colour("surface"))
        p.fillRect(0, 0, 1, self.height(), style().colour("line"))

    def _restyle(self) -> None:
        px = style().px
        self.setFixedWidth(self.wanted_width())
        self._head.setContentsMargins(px(15), px(12), px(10), px(10))

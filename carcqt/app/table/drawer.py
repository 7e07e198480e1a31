"""A panel that slides over the board: the whole log, all legal moves, the tiles still to come."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from carcqt.app.table.actions import TableActions
from carcqt.app.table.rail.log import LogDelegate, LogView
from carcqt.play.listing.listing_model import Index
from carcqt.play.listing.log import LogModel
from carcqt.play.listing.models import MoveRole, MovesModel
from carcqt.rules.geometry import Square
from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.scroll import show_ground

LOG, MOVES, LEFT = "log", "moves", "left"


class MovesDelegate(LogDelegate):
    """Sentences as in the log, without a mark."""

    aside: ClassVar[int] = 8


class MovesView(QListView):
    """All legal moves as sentences: what a screen reader reads instead of the board."""

    made = Signal(object)
    looked_at = Signal(object)

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        show_ground(self)
        self.setItemDelegate(MovesDelegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change how lines wrap after they were measured.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.activated.connect(self._make)
        self.doubleClicked.connect(self._make)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt takes up the first line then, which nobody has looked at yet."""
        was = self.blockSignals(True)
        super().focusInEvent(event)
        self.blockSignals(was)

    def _make(self, index: QModelIndex) -> None:
        self.made.emit(index.data(MoveRole.MOVE))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.looked_at.emit(current.data(MoveRole.MOVE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._make(self.currentIndex())
        else:
            super().keyPressEvent(event)


class LeftPage(QWidget):
    """What is still to come, in games where that tells something."""

    asked: Square | None = None
    """The free square that was asked of."""

    def show_fitting(self, square: Square) -> None:
        """Only what fits there."""
        raise NotImplementedError


class Drawer(QWidget):
    closed = Signal()
    pointed = Signal(object)
    made = Signal(object)
    looked_at = Signal(object)

    def __init__(
        self,
        log: LogModel,
        moves: MovesModel,
        left: LeftPage | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        px = style().px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(12), px(14), px(12))
        column.setSpacing(px(10))
        head = QHBoxLayout()
        pages = [(LOG, self.tr("Log"), ""), (MOVES, self.tr("Moves"), "")]
        if left is not None:
            pages.append((LEFT, self.tr("Tiles left"), ""))
        self.which = Segmented(pages)
        self.close_button = IconButton("close")
        self.close_button.set_tooltip(TableActions().tip("cancel"))
        head.addWidget(self.which, 1)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self.pages = QStackedWidget()
        column.addWidget(self.pages, 1)
        self.log, self.moves = LogView(), MovesView(moves)
        self.log.setModel(log)
        self.log.setAccessibleName(self.tr("Log"))
        self.moves.setAccessibleName(self.tr("Legal moves"))
        self.pages.addWidget(self.log)
        self.pages.addWidget(self.moves)
        self.left = left
        if left is not None:
            self.pages.addWidget(left)
        self.log.pointed.connect(self.pointed)
        self.moves.made.connect(self.made)
        self.moves.looked_at.connect(self.looked_at)
        self.which.chosen.connect(self.turn_to)
        self.close_button.clicked.connect(self.closed)
        log.rowsInserted.connect(self._see_latest)
        float_over(self)
        self.hide()

    def turn_to(self, page: str) -> None:
        self.which.value = page
        self.pages.setCurrentIndex((LOG, MOVES, LEFT).index(page))
        self._see_latest()

    def show_fitting(self, square: Square) -> None:
        """Say what still fits a free square, if that is the page to be seen."""
        if self.left is not None and self.left.isVisible():
            self.left.show_fitting(square)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._see_latest()

    def _see_latest(self) -> None:
        if self.isVisible() and self.pages.currentWidget() is self.log:
            # Only then are the lines measured.
            QTimer.singleShot(0, self.log, self.log.scrollToBottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(style().tokens.surface))
        p.setPen(QColor(style().tokens.line))
        p.drawLine(0, 0, 0, self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

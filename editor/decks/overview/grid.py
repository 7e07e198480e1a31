"""All tiles of a deck, to select, count, move, copy and open."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QWidget

from carcqt.board.pictures import Pictures
from carcqt.ui.theme.painting import draw_box
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.scroll import show_ground
from editor.decks.overview.cards import GRID, TileCardDelegate
from editor.decks.overview.model import TileRole, TilesModel

_TYPING: Final = 1.2
"""Seconds in which digits belong to the same number."""
_AUTO_SCROLL: Final = 24
_SELECT: Final = QItemSelectionModel.SelectionFlag


class TileGrid(QListView):
    """What is asked for is told with the places in the file of the selected tiles."""

    opened = Signal(int)
    counted = Signal(object, int)
    """Rows, and by how much."""
    count_typed = Signal(object, int)
    moved = Signal(object, int)
    """Rows, and the row that they are to be before."""
    menu_asked = Signal(object)
    selected = Signal()

    def __init__(
        self, model: TilesModel, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tiles: Final = model
        self._typed, self._typed_at = "", 0.0
        self._pressed: QPoint | None = None
        self._late_press: QModelIndex | None = None
        self._drop: int | None = None
        """The place that is shown before which the dragged tiles would go."""
        self._dragged_at = QPoint()
        self._kept: set[str] = set()
        self._is_refreshing = False
        self.setModel(model)
        show_ground(self)
        self.delegate: Final = TileCardDelegate(pictures, self)
        self.setItemDelegate(self.delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._rest: Final = QTimer(self, singleShot=True, interval=10)
        self._rest.timeout.connect(self.viewport().update)
        self._scroller: Final = QTimer(self, interval=30)
        self._scroller.timeout.connect(self._scroll_on)
        pictures.arrived.connect(lambda _: self.viewport().update())
        model.refreshing.connect(self._keep_selection)
        model.refreshed.connect(self._select_again)
        self.selectionModel().selectionChanged.connect(self._selection_changed)
        self.set_rows(False)
        style().follow(self._restyle)

    def set_rows(self, rows: bool) -> None:
        """A list instead of a grid."""
        self.delegate.in_rows = rows
        mode = QListView.ViewMode.ListMode if rows else QListView.ViewMode.IconMode
        self.setViewMode(mode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionRectVisible(True)
        self.setSpacing(0)
        self._restyle()
        current = self.currentIndex()
        if current.isValid():
            self.scrollTo(current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Columns as wide as the room allows, so that none of it is left at one side."""
        px = style().px
        grid = QSize()
        if not self.delegate.in_rows:
            # As if the bar were there, or columns would come and go with it.
            bar = self.verticalScrollBar().sizeHint().width()
            room = self.maximumViewportSize().width() - bar - 2
            wide = room // max(1, room // px(GRID.width()))
            grid = QSize(max(wide, px(GRID.width())), px(GRID.height()))
        if grid != self.gridSize():
            self.setGridSize(grid)

    def _restyle(self) -> None:
        px = style().px
        self._spread()
        self.verticalScrollBar().setSingleStep(px(40))
        self.doItemsLayout()
        self.viewport().update()

    # What is selected.

    @property
    def rows(self) -> list[int]:
        """The places in the file of what is selected."""
        return sorted(index.data(TileRole.ROW) for index in self.selectedIndexes())

    def select_rows(self, rows: Sequence[int], see: bool = True) -> None:
        places = self._tiles.places_of(rows)
        self._select_places(places)
        if places:
            self.selectionModel().setCurrentIndex(self._tiles.index(places[0]), _SELECT.NoUpdate)
            if see:
                self.scrollTo(self._tiles.index(places[-1]))
                self.scrollTo(self._tiles.index(places[0]))

    def _select_places(self, places: Sequence[int]) -> None:
        chosen = QItemSelection()
        for place in places:
            index = self._tiles.index(place)
            chosen.select(index, index)
        self.selectionModel().select(chosen, _SELECT.ClearAndSelect)

    def _selection_changed(self) -> None:
        if not self._is_refreshing:
            self.selected.emit()

    def _keep_selection(self) -> None:
        self._kept = {index.data(TileRole.ENTRY).tile.id for index in self.selectedIndexes()}
        self._is_refreshing = True

    def _select_again(self) -> None:
        """Rows that were taken out and put back elsewhere stay selected."""
        ids, tiles = self._kept, self._tiles
        here = {index.row() for index in self.selectedIndexes()}
        wanted = [n for n in range(tiles.rowCount()) if ids and tiles.entry_at(n).tile.id in ids]
        if wanted and set(wanted) != here and (len(wanted) == len(ids) or not here):
            self._select_places(wanted)
            current = tiles.index(wanted[0])
            self.selectionModel().setCurrentIndex(current, _SELECT.NoUpdate)
        self._is_refreshing = False
        if len(wanted) != len(ids) or set(wanted) != here:
            self.selected.emit()

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        alt = held == Qt.KeyboardModifier.AltModifier
        if plain and event.text().isdigit() and self.rows:
            self._type(event.text())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().data(TileRole.ROW))
        elif alt and key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._move_by(-1)
        elif alt and key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._move_by(1)
        elif plain and event.text().isprintable() and event.text():
            # Qt would jump to a tile that begins so; here letters are commands of the page.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _type(self, digit: str) -> None:
        now = time.monotonic()
        if now - self._typed_at > _TYPING:
            self._typed = ""
        self._typed, self._typed_at = (self._typed + digit)[-3:], now
        if int(self._typed):
            self.count_typed.emit(self.rows, int(self._typed))

    def _move_by(self, step: int) -> None:
        places = sorted(index.row() for index in self.selectedIndexes())
        if not places:
            return
        target = places[0] - 1 if step < 0 else places[-1] + 2
        if 0 <= target <= self._tiles.rowCount():
            self.moved.emit(self.rows, self._tiles.row_at(target))
            self.scrollTo(self.currentIndex())

    # The pointer.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        index = self.indexAt(at)
        self._late_press = None
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            entry = index.data(TileRole.ENTRY)
            step = self.delegate.step_at(event.position(), self.visualRect(index), entry)
            if step:
                self._step_clicked(index, step)
                return
            self._pressed = at
            chosen = self.selectionModel().isSelected(index)
            if chosen and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                # They may be about to be dragged all together.
                self._late_press = index
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        at = event.position().toPoint()
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._drop is None and not far:
            return
        self._late_press = None
        self._dragged_at = at
        self._drop = self.drop_place(at)
        self._scroller.start()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drop, late = self._drop, self._late_press
        self.stop_drag()
        if drop is not None:
            if self.rows:
                self.moved.emit(self.rows, self._tiles.row_at(drop))
            return
        if late is not None and late.isValid():
            flags = _SELECT.ClearAndSelect
            self.selectionModel().setCurrentIndex(late, flags)
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            entry = index.data(TileRole.ENTRY)
            step = self.delegate.step_at(event.position(), self.visualRect(index), entry)
            if step:
                self._step_clicked(index, step)
            else:
                self.opened.emit(index.data(TileRole.ROW))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid() and not self.selectionModel().isSelected(index):
            self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        self.menu_asked.emit(event.globalPos())

    @property
    def is_dragging(self) -> bool:
        return self._drop is not None

    def stop_drag(self) -> None:
        """Nothing moves: what was dragged is let go where it was."""
        self._pressed, self._late_press, self._drop = None, None, None
        self._scroller.stop()
        self.viewport().unsetCursor()
        self.viewport().update()

    def drop_place(self, at: QPoint) -> int:
        """Before which of the shown tiles something let go there would come."""
        count = self._tiles.rowCount()
        index = self.indexAt(at)
        if not index.isValid():
            # In a gap, or beside a row: the last tile that begins above and left of it.
            before = [
                place
                for place in range(count)
                if _reads_before(self.visualRect(self._tiles.index(place)), at)
            ]
            return before[-1] + 1 if before else 0
        box = self.visualRect(index)
        middle = box.center()
        after = at.y() > middle.y() if self.delegate.in_rows else at.x() > middle.x()
        return index.row() + after

    def _step_clicked(self, index: QModelIndex, step: int) -> None:
        row = index.data(TileRole.ROW)
        rows = self.rows if row in self.rows else [row]
        self.counted.emit(rows, step)

    def _scroll_on(self) -> None:
        """Near an edge the rest comes into view."""
        bar, y = self.verticalScrollBar(), self._dragged_at.y()
        reach = style().px(36)
        if y < reach:
            bar.setValue(bar.value() - style().px(_AUTO_SCROLL))
        elif y > self.viewport().height() - reach:
            bar.setValue(bar.value() + style().px(_AUTO_SCROLL))
        self._drop = self.drop_place(self._dragged_at)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.delegate.begin()
        super().paintEvent(event)
        if self.delegate.is_behind:
            self._rest.start()
        if self._drop is None:
            return
        p = QPainter(self.viewport())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, accent = style().px, QColor(accent_of(self).fill)
        draw_box(p, self._gap(self._drop), px(2), accent)
        count = len(self.rows)
        text = str(count)
        box = QRectF(self._dragged_at.x() + px(12), self._dragged_at.y() + px(12), px(30), px(26))
        draw_box(p, box, px(13), accent, style().colour("raised"), 2)
        p.setPen(style().colour("on_accent"))
        p.setFont(style().font(13, 700))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _gap(self, place: int) -> QRectF:
        """The line where dragged tiles would go."""
        px, count = style().px, self._tiles.rowCount()
        last = place >= count
        cell = self.visualRect(self._tiles.index(min(place, count - 1)))
        box = self.delegate.card(cell)
        if self.delegate.in_rows:
            y = box.bottom() + px(1) if last else box.top() - px(3)
            return QRectF(box.x(), y, box.width(), px(3))
        x = box.right() + px(5) if last else box.left() - px(8)
        return QRectF(x, box.y(), px(4), box.height())


def _reads_before(box: QRect, at: QPoint) -> bool:
    if box.bottom() < at.y():
        return True
    return box.top() <= at.y() and box.left() <= at.x()

"""Small pictures of tiles and tokens in rows: to choose from, or in the order they will come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carcqt.art.brush.sprites import Draw, sprite
from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.painting import CENTRE, draw_box, shows_focus, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.scroll import show_ground
from editor.layouts.board import DRAGGED

_SIZES: Final = (92, 184)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Thumb:
    """A tile, or something that is drawn."""

    thing: str
    name: str
    tile: Tile | None = None
    draw: Draw | None = None
    note: str = ""
    """Below it, or in its corner."""
    faint: bool = False


class ThumbRole(IntEnum):
    THUMB = Qt.ItemDataRole.UserRole


class ThumbModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.thumbs: list[Thumb] = []

    def set_thumbs(self, thumbs: Sequence[Thumb]) -> None:
        """Rows that stay keep their selection."""
        new = list(thumbs)
        if new == self.thumbs:
            return
        if [one.thing for one in new] == [one.thing for one in self.thumbs]:
            self.thumbs = new
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self.thumbs = new
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.thumbs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.thumbs):
            return None
        thumb = self.thumbs[index.row()]
        if role == ThumbRole.THUMB:
            return thumb
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            said = f"{thumb.name} · {thumb.note}" if thumb.note else thumb.name
            return plain_tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return None


class ThumbDelegate(QStyledItemDelegate):
    def __init__(self, pictures: Pictures, side: int, below: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self.side, self._below = pictures, side, below

    def cell(self) -> QSize:
        px = style().px
        return QSize(px(self.side + 8), px(self.side + (23 if self._below else 8)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell()

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        thumb = index.data(ThumbRole.THUMB)
        view = self.parent()
        if thumb is None or not isinstance(view, QWidget):
            return
        px, accent = style().px, accent_of(view)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        side = px(self.side)
        box = QRectF(rect.center().x() - side / 2 + 0.5, rect.top() + px(4), side, side)
        if state & QStyle.StateFlag.State_Selected:
            draw_box(p, box.adjusted(-4, -4, 4, 4), px(8), QColor(accent.soft))
        p.setOpacity(0.35 if thumb.faint else 1)
        self.paint_thumb(p, thumb, box)
        p.setOpacity(1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hot = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = chosen and shows_focus(view)
        if chosen or hot:
            line = QColor(accent.fill) if chosen else style().colour("line2")
            draw_box(p, box.adjusted(-2, -2, 2, 2), px(5), line=line, width=3 if focused else 2)
        self._paint_note(p, thumb, box, rect)
        p.restore()

    def paint_thumb(self, p: QPainter, thumb: Thumb, box: QRectF) -> None:
        if thumb.tile is None:
            if thumb.draw is not None:
                side = round(box.width() * p.device().devicePixelRatio())
                p.drawImage(box.adjusted(-2, -2, 2, 2), sprite(thumb.draw, max(16, side)))
            return
        tile = thumb.tile
        real = box.width() / max(tile.columns, tile.rows) * p.device().devicePixelRatio()
        size = next((one for one in _SIZES if one >= real), _SIZES[-1])
        picture, _ = self._pictures.picture(tile, 0, size)
        unit = box.width() / max(tile.columns, tile.rows)
        shown = QRectF(0, 0, unit * tile.columns, unit * tile.rows)
        shown.moveCenter(box.center())
        p.drawImage(shown, picture)
        if style().is_dark:
            p.fillRect(shown, QColor(0, 0, 0, 33))

    def _paint_note(self, p: QPainter, thumb: Thumb, box: QRectF, rect: QRect) -> None:
        if not thumb.note:
            return
        px = style().px
        p.setFont(style().font(11, 600))
        if self._below:
            p.setPen(style().colour("text2"))
            low = QRectF(rect.left(), box.bottom() + px(2), rect.width(), px(16))
            p.drawText(low, CENTRE, thumb.note)
            return
        wide = max(px(16), text_width(p.font(), thumb.note) + px(8))
        badge = QRectF(box.right() - wide + px(2), box.bottom() - px(14), wide, px(16))
        draw_box(p, badge, px(8), style().colour("raised"), style().colour("line"))
        p.setPen(style().colour("err" if thumb.note.startswith("−") else "text2"))
        p.drawText(badge, CENTRE, thumb.note)


class ThumbView(QListView):
    chosen = Signal(str)
    """By a click or Enter."""
    menu_asked = Signal(int, object)
    removed = Signal(int)
    moved = Signal(int, int)
    """A row, and the row that it is to have."""
    dropped = Signal(str, int)
    """A thing from elsewhere, and the row that it is to have."""

    def __init__(
        self,
        pictures: Pictures,
        side: int = 60,
        ordered: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model: Final = ThumbModel(self)
        self._ordered = ordered
        self._pressed: QPoint | None = None
        self._drop: int | None = None
        self.setModel(self._model)
        show_ground(self)
        self.delegate: Final = ThumbDelegate(pictures, side, ordered, self)
        self.setItemDelegate(self.delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAcceptDrops(ordered)
        self.viewport().setAcceptDrops(ordered)
        pictures.arrived.connect(lambda _: self.viewport().update())
        style().follow(self._restyle)

    @property
    def thumbs(self) -> list[Thumb]:
        return self._model.thumbs

    def set_thumbs(self, thumbs: Sequence[Thumb]) -> None:
        row = self.currentIndex().row()
        self._model.set_thumbs(thumbs)
        if not self.currentIndex().isValid() and row >= 0 and self._model.rowCount():
            self.select(min(row, self._model.rowCount() - 1))

    def select(self, row: int) -> None:
        index = self._model.index(row)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)
        self.scrollTo(index)

    def row_of(self, thing: str) -> int | None:
        return next((n for n, one in enumerate(self.thumbs) if one.thing == thing), None)

    def unselect(self) -> None:
        self.selectionModel().clearSelection()

    def minimumSizeHint(self) -> QSize:
        return self.delegate.cell()

    def sizeHint(self) -> QSize:
        return self.delegate.cell()

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, held = self.currentIndex().row(), event.modifiers()
        back, forth = (Qt.Key.Key_Left, Qt.Key.Key_Up), (Qt.Key.Key_Right, Qt.Key.Key_Down)
        swap = held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.chosen.emit(self.thumbs[row].thing)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._ordered:
            if row >= 0:
                self.removed.emit(row)
        elif self._ordered and swap and event.key() in (*back, *forth):
            there = row + (-1 if event.key() in back else 1)
            if row >= 0 and 0 <= there < len(self.thumbs):
                self.moved.emit(row, there)
                self.select(there)
        elif event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            # Qt would jump to a tile that begins so; letters are commands of the page.
            event.ignore()
        else:
            super().keyPressEvent(event)

    # The pointer.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            at = event.position().toPoint()
            self._pressed = at if self.indexAt(at).isValid() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        at = event.position().toPoint()
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._ordered and (far or self._drop is not None):
            self._drop = self.drop_row(at)
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.viewport().update()
        elif far:
            index = self.indexAt(self._pressed)
            self._pressed = None
            if index.isValid():
                self._drag(index.data(ThumbRole.THUMB))

    def _drag(self, thumb: Thumb) -> None:
        """Carries a thing to the table or among the next ones."""
        self.chosen.emit(thumb.thing)
        data = QMimeData()
        data.setData(DRAGGED, thumb.thing.encode())
        drag = QDrag(self)
        drag.setMimeData(data)
        side = style().px(self.delegate.side)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as p:
            p.setOpacity(0.7)
            self.delegate.paint_thumb(p, thumb, QRectF(0, 0, side, side))
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(side // 2, side // 2))
        drag.exec(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, drop = self._pressed, self._drop
        self._pressed = self._drop = None
        self.viewport().unsetCursor()
        self.viewport().update()
        if pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        row = self.indexAt(pressed).row()
        if drop is not None:
            there = drop - (drop > row)
            if there != row:
                self.moved.emit(row, there)
                self.select(there)
        elif 0 <= row < len(self.thumbs):
            self.chosen.emit(self.thumbs[row].thing)

    def drop_row(self, at: QPoint) -> int:
        """Before which row something would go that is let go there."""
        for row in range(len(self.thumbs)):
            rect = self.visualRect(self._model.index(row))
            if at.y() < rect.bottom() and at.x() < rect.center().x():
                return row
            if at.y() < rect.top():
                return row
        return len(self.thumbs)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        if index.isValid():
            self.menu_asked.emit(index.row(), event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._ordered and event.mimeData().hasFormat(DRAGGED):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._ordered and event.mimeData().hasFormat(DRAGGED):
            self._drop = self.drop_row(event.position().toPoint())
            self.viewport().update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drop = None
        self.viewport().update()

    def dropEvent(self, event: QDropEvent) -> None:
        row, self._drop = self.drop_row(event.position().toPoint()), None
        self.viewport().update()
        if self._ordered and event.mimeData().hasFormat(DRAGGED):
            event.acceptProposedAction()
            self.dropped.emit(event.mimeData().data(DRAGGED).toStdString(), row)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drop is None:
            return
        p = QPainter(self.viewport())
        count, px = len(self.thumbs), style().px
        if self._drop < count:
            rect = self.visualRect(self._model.index(self._drop))
            x = rect.left()
        elif count:
            rect = self.visualRect(self._model.index(count - 1))
            x = rect.right()
        else:
            rect, x = QRect(0, 0, px(2), self.delegate.cell().height()), px(1)
        p.fillRect(x - 1, rect.top() + px(4), 3, px(self.delegate.side), accent_of(self).fill)

    def _restyle(self) -> None:
        self.setGridSize(self.delegate.cell())
        self.updateGeometry()
        self.doItemsLayout()
        self.viewport().update()

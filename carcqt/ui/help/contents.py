"""The contents of a guide: its headings, the one that is being read marked."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carcqt.ui.help.document import Section
from carcqt.ui.theme.painting import LEFT, draw_box
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.scroll import show_ground

_ROW: Final = 32
_INDENT: Final = 14
_WRAP: Final = int(LEFT | Qt.TextFlag.TextWordWrap)
Index = QModelIndex | QPersistentModelIndex


class SectionsModel(QAbstractListModel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sections: Sequence[Section] = ()

    def show(self, sections: Sequence[Section]) -> None:
        self.beginResetModel()
        self.sections = sections
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self.sections) if parent is None or not parent.isValid() else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        section = self.sections[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return section.text
        return section.level if role == Qt.ItemDataRole.UserRole else None


class _ContentsDelegate(QStyledItemDelegate):
    """A long heading goes on in another line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view, px = self.parent(), style().px
        assert isinstance(view, QListView)
        width = view.viewport().width()
        level = int(index.data(Qt.ItemDataRole.UserRole))
        room = _room(QRectF(0, 0, width, 1), level)
        whole = QFontMetricsF(_font(level)).boundingRect(
            QRectF(0, 0, room.width(), 0), _WRAP, str(index.data())
        )
        # As far above and below the text as with one line.
        one = QFontMetricsF(_font(level)).height()
        return QSize(px(120), px(_ROW) + ceil(max(0.0, whole.height() - one)))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, px = self.parent(), style().px
        assert isinstance(view, QWidget)
        rect = QRectF(option.rect).adjusted(px(4), px(1), -px(4), -px(1))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hot = bool(option.state & QStyle.StateFlag.State_MouseOver)
        accent = accent_of(view)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            draw_box(p, rect, px(8), QColor(accent.soft))
            if view.hasFocus():
                draw_box(p, rect, px(8), line=QColor(accent.fill), width=2)
        elif hot:
            draw_box(p, rect, px(8), style().colour("hover"))
        level = int(index.data(Qt.ItemDataRole.UserRole))
        p.setFont(_font(level))
        ink = QColor(accent.fill) if chosen else style().colour("text" if level < 3 else "text2")
        p.setPen(ink)
        p.drawText(_room(QRectF(option.rect), level), _WRAP, str(index.data()))
        p.restore()


def _font(level: int) -> QFont:
    return style().font(14 if level < 3 else 13, 600 if level < 3 else 400)


def _room(row: QRectF, level: int) -> QRectF:
    """That of the text in its row."""
    px = style().px
    return row.adjusted(px(14 + _INDENT * max(0, level - 2)), 0, -px(12), 0)


class ContentsList(QListView):
    picked = Signal(int)
    """The number of a section."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sections = SectionsModel(self)
        self.setModel(self.sections)
        self.setItemDelegate(_ContentsDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        # Rows are as high as their text at this width.
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._tell)
        self.activated.connect(self._tell)
        style().follow(self._restyle)

    def mark(self, number: int) -> None:
        """The section that is being read."""
        index = self.sections.index(number, 0)
        if index != self.currentIndex():
            self.setCurrentIndex(index)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(3 * _ROW))

    def _tell(self, index: Index) -> None:
        self.picked.emit(index.row())

    def _restyle(self) -> None:
        show_ground(self)
        self.scheduleDelayedItemsLayout()

"""Saved games as a list: a model over the folder, and how a row is painted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from carcqt.app.previews.picture import draw_preview
from carcqt.app.previews.previews import Previews
from carcqt.app.previews.words import SaveWords
from carcqt.play.saves import SavedGame, SavedGames
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, draw_icon, elided, text_width
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.marks import paint_mark
from carcqt.ui.widgets.scroll import show_ground

SAVE: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 92
_PICTURE: Final = (132, 74)
Index = QModelIndex | QPersistentModelIndex


class SavesModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves: Sequence[SavedGame] = ()

    def show_saves(self, saves: Sequence[SavedGame]) -> None:
        self.beginResetModel()
        self._saves = saves
        self.endResetModel()

    def row_of(self, path: Path | None) -> int:
        saves = self._saves
        # To know their names is no reason to read them all.
        if isinstance(saves, SavedGames):
            names = saves.names
        else:
            names = [save.path.name for save in saves]
        return next((row for row, name in enumerate(names) if path and name == path.name), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._saves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        save, words = self._saves[index.row()], SaveWords.now()
        if role == SAVE:
            return save
        if role == Qt.ItemDataRole.DisplayRole:
            return words.title(save)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            parts = [words.title(save), words.game(save), words.state(save), words.when(save.when)]
            said = " · ".join(part for part in parts if part)
            return plain_tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return None


class SavesFilter(QSortFilterProxyModel):
    """By title, players, game and file; letters of any case."""

    def __init__(self, model: SavesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sought: list[str] = []
        self.setSourceModel(model)

    def seek(self, text: str) -> None:
        self._sought = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        if not self._sought:
            return True
        save = self.sourceModel().index(row, 0).data(SAVE)
        words = SaveWords.now()
        text = " ".join((words.title(save), words.game(save), *save.names, save.path.name))
        return all(word in text.casefold() for word in self._sought)


class SaveDelegate(QStyledItemDelegate):
    def __init__(self, previews: Previews, parent: QWidget) -> None:
        super().__init__(parent)
        self._previews, self._list = previews, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(style().px(200), style().px(_ROW))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        save: SavedGame = index.data(SAVE)
        words, px, colour = SaveWords.now(), style().px, style().colour
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(option.rect).adjusted(px(4), px(2), -px(4), -px(2))
        accent = style().accent(save.game or None)
        if option.state & QStyle.StateFlag.State_Selected:
            width = 2 if self._list.hasFocus() else 1
            fill, line = QColor(accent.soft), QColor(accent.fill)
            if save.is_broken:
                fill, line = colour("errbg"), colour("err")
            draw_box(p, box, px(10), fill, line, width)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            draw_box(p, box, px(10), colour("hover"))
        wide, high = px(_PICTURE[0]), px(_PICTURE[1])
        at = QRectF(box.left() + px(7), box.center().y() - high / 2, wide, high)
        if save.is_broken:
            draw_box(p, at, px(8), colour("errbg"))
            sign = icon("warn", px(24), colour("err"))
            draw_icon(p, sign, at.center().x() - px(12), at.center().y())
        else:
            small = 0.3 * style().scale
            draw_preview(p, at, self._previews.of_save(save), px(8), small)
        left = at.right() + px(12)
        self._texts(p, QRectF(left, at.top(), box.right() - px(12) - left, high), save, words)
        p.restore()

    def _texts(self, p: QPainter, box: QRectF, save: SavedGame, words: SaveWords) -> None:
        px, colour, line = style().px, style().colour, box.height() / 3
        when = words.day(save.when)
        p.setFont(style().font(12))
        p.setPen(colour("text3"))
        p.drawText(QRectF(box.left(), box.top(), box.width(), line), RIGHT, when)
        room = box.width() - text_width(style().font(12), when) - px(12)
        bold = style().font(14, 600)
        p.setFont(bold)
        p.setPen(colour("text"))
        title = elided(bold, words.title(save), room)
        p.drawText(QRectF(box.left(), box.top(), room + 1, line), LEFT, title)
        small = style().font(12)
        p.setFont(small)
        p.setPen(colour("err" if save.is_broken else "text2"))
        parts = (words.game(save), words.state(save))
        about = elided(small, " · ".join(part for part in parts if part), box.width())
        p.drawText(QRectF(box.left(), box.top() + line, box.width() + 1, line), LEFT, about)
        if not save.is_broken:
            self._scores(
                p, QRectF(box.left(), box.top() + 2 * line, box.width(), line), save, words
            )

    def _scores(self, p: QPainter, box: QRectF, save: SavedGame, words: SaveWords) -> None:
        px, font, x = style().px, style().font(13, 600, tabular=True), box.left()
        side = px(16)
        p.setPen(style().colour("text"))
        for seat, colour in enumerate(save.colours):
            points = words.points(save, seat)
            wide = text_width(font, points)
            if x + side + px(6) + wide > box.right():
                break
            paint_mark(p, QRectF(x, box.center().y() - side / 2, side, side), colour)
            x += side + px(6)
            p.setFont(font)
            p.setPen(style().colour("text"))
            p.drawText(QRectF(x, box.top(), wide + 2, box.height()), LEFT, points)
            x += wide + px(12)


class SavesList(QListView):
    def __init__(self, previews: Previews, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show_ground(self)
        self.setItemDelegate(SaveDelegate(previews, self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        previews.arrived.connect(self.viewport().update)
        style().follow(self._restyle)

    def _restyle(self) -> None:
        self.verticalScrollBar().setSingleStep(style().px(32))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

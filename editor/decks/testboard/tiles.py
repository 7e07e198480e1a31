"""Tiles beside the test board: the one in hand, and those that may come next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.painting import draw_box
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.tiles import draw_tile
from editor.decks.overview.model import Index, TileRole
from editor.decks.testboard.trial import Trial

_HAND: Final = 124
_CHOICE: Final = 62


class HandTile(QWidget):
    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures, self._turn = pictures, 0
        self._tile: Tile | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        pictures.arrived.connect(lambda _: self.update())
        style().follow(self.updateGeometry)

    def show_tile(self, tile: Tile | None, turn: int = 0) -> None:
        self._tile, self._turn = tile, turn
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(_HAND), style().px(_HAND))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, tile = QPainter(self), self._tile
        if tile is None:
            draw_box(
                p, self.rect(), style().px(8), style().colour("sunken"), style().colour("line")
            )
            return
        wide, high = tile.columns, tile.rows
        if self._turn % 2:
            wide, high = high, wide
        unit = self.width() / max(wide, high)
        box = QRectF(0, 0, wide * unit, high * unit)
        box.moveCenter(QRectF(self.rect()).center())
        draw_tile(p, self._pictures, tile, self._turn, box)


class ChoiceDelegate(QStyledItemDelegate):
    """Tiles that may come next, with how many are not laid yet."""

    def __init__(
        self, pictures: Pictures, trial: Callable[[], Trial | None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._pictures, self._trial, self._around = pictures, trial, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(style().px(_CHOICE), style().px(_CHOICE))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        trial, entry = self._trial(), index.data(TileRole.ENTRY)
        if trial is None or entry is None:
            return
        px, tile = style().px, entry.tile
        cell = QRectF(QRect(option.rect)).adjusted(px(3), px(3), -px(3), -px(3))
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        usable = trial.knows(tile.id)
        left = trial.left[tile.id]
        p.setOpacity(1 if left > 0 and usable else 0.35)
        if usable:
            unit = cell.width() / max(tile.columns, tile.rows)
            box = QRectF(0, 0, tile.columns * unit, tile.rows * unit)
            box.moveCenter(cell.center())
            draw_tile(p, self._pictures, tile, 0, box, px(4))
        else:
            draw_box(p, cell, px(4), style().colour("errbg"), style().colour("err"))
        p.setOpacity(1)
        if trial.hand == tile.id:
            line = QColor(accent_of(self._around).fill)
            draw_box(p, cell.adjusted(-3, -3, 3, 3), px(6), line=line, width=3)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            draw_box(p, cell.adjusted(-2, -2, 2, 2), px(6), line=style().colour("line2"), width=2)
        p.restore()

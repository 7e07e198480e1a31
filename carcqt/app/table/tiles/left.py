"""The tiles that are still to come, as pictures with counts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from carcqt.app.table.drawer import LeftPage
from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.play.listing.models import LeftModel, LeftRole
from carcqt.play.table import Table
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Deck
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.scroll import show_ground
from carcqt.ui.widgets.tiles import draw_tile

_Index = QModelIndex | QPersistentModelIndex


class TileDelegate(QStyledItemDelegate):
    def __init__(self, pictures: Pictures, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self._deck = pictures, deck

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        side = style().px(84)
        return QSize(side, side)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        px = style().px
        box = QRect(option.rect)
        tile = self._deck.tile[index.data(LeftRole.THING)]
        side = px(72)
        unit = side / max(tile.columns, tile.rows)
        picture = QRectF(0, 0, tile.columns * unit, tile.rows * unit)
        picture.moveCenter(QRectF(box).center())
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setOpacity(1.0 if index.data(LeftRole.COUNT) else 0.3)
        draw_tile(p, self._pictures, tile, 0, picture, 4)
        p.setOpacity(1.0)
        count = str(index.data(LeftRole.COUNT))
        badge = QRectF(picture.right() - px(16), picture.top() - px(4), px(20), px(20))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(style().accent(self._pictures.theme.name).fill))
        p.drawEllipse(badge)
        p.setPen(QColor(style().tokens.on_accent))
        p.setFont(style().font(12, 700))
        p.drawText(badge, Qt.AlignmentFlag.AlignCenter, count)
        p.restore()


class _Fitting(QSortFilterProxyModel):
    """Only tiles, and of those only some."""

    def __init__(self, model: LeftModel, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._tiles: Final = deck.tile
        self._only: Counter[str] | None = None
        self.setSourceModel(model)

    def show_only(self, fitting: Counter[str] | None) -> None:
        self._only = fitting
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        thing = self.sourceModel().index(row, 0).data(LeftRole.THING)
        return thing in self._tiles and (self._only is None or thing in self._only)


class TilesLeftView(LeftPage):
    """All of them, or only what fits one square."""

    def __init__(self, table: Table, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        pictures = Pictures(studio, THEMES[table.setup.game], self)
        deck = self._game.material
        self._fitting = _Fitting(LeftModel(table, language().translate, self), deck, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        self.text = Label("", 12, role="text2")
        self.all = Button("", ButtonKind.GHOST)
        self.all.clicked.connect(self.show_all)
        head.addWidget(self.text, 1)
        head.addWidget(self.all)
        column.addLayout(head)
        self.tiles = QListView()
        show_ground(self.tiles)
        self.tiles.setViewMode(QListView.ViewMode.IconMode)
        self.tiles.setMovement(QListView.Movement.Static)
        self.tiles.setResizeMode(QListView.ResizeMode.Adjust)
        self.tiles.setUniformItemSizes(True)
        self.tiles.setModel(self._fitting)
        self.tiles.setItemDelegate(TileDelegate(pictures, deck, self))
        pictures.arrived.connect(self.tiles.viewport().update)
        column.addWidget(self.tiles, 1)
        table.changed.connect(self._show)
        self._show()

    @property
    def _game(self) -> TileLaying:
        game = self._table.game
        assert isinstance(game, TileLaying)
        return game

    def show_fitting(self, square: Square) -> None:
        self.asked = square
        self._show()

    def show_all(self) -> None:
        self.asked = None
        self._show()

    def _show(self) -> None:
        """Show the tiles that fit the square, or all if it is not free and beside a tile."""
        free = {SQUARES[cell] for cell in self._game.board.open_cells}
        if self.asked not in free:
            self.asked = None
        fitting = None if self.asked is None else self._game.left_for(self.asked)
        self._fitting.show_only(fitting)
        self.all.setVisible(fitting is not None)
        self.all.setText(self.tr("Show all"))
        if fitting is None:
            self.text.setText(self.tr("Point at a free square to see which tiles still fit there."))
        else:
            count = fitting.total()
            self.text.setText(self.tr("%n tile(s) fit this square.", "", count))

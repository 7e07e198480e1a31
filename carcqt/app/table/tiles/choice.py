"""Tiles to choose from, side by side."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.table.actions import TableActions
from carcqt.app.table.decision import Decision
from carcqt.app.table.rail.gains import GainLine
from carcqt.board.pictures import Pictures
from carcqt.rules.description import Description
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.tiles import draw_tile
from carcqt.words.vocabulary import Vocabulary

_SQUARE, _SMALLEST, _GAP = 54, 28, 10
"""A square of a tile, and what is left round a tile for its frame."""


class TileCard(QWidget):
    clicked = Signal()

    def __init__(self, pictures: Pictures, tile: Tile, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self.tile = pictures, tile
        pictures.arrived.connect(self.update)
        self._chosen = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_chosen(self, chosen: bool) -> None:
        self._chosen = chosen
        self.update()

    def _size(self, unit: int) -> QSize:
        gap = style().px(_GAP)
        return QSize(self.tile.columns * unit + gap, self.tile.rows * unit + gap)

    def sizeHint(self) -> QSize:
        return self._size(style().px(_SQUARE))

    def minimumSizeHint(self) -> QSize:
        """In a narrow rail several still lie side by side, and large letters need its height."""
        return self._size(_SMALLEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, gap = QPainter(self), style().px(_GAP)
        across = (self.width() - gap) / self.tile.columns
        unit = min(across, (self.height() - gap) / self.tile.rows, style().px(_SQUARE))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self.tile.columns * unit, self.tile.rows * unit)
        box.moveCenter(QRectF(self.rect()).center())
        draw_tile(p, self._pictures, self.tile, 0, box, 6)
        accent = accent_of(self)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(
            QPen(
                QColor(accent.fill if self._chosen else style().tokens.line2),
                3 if self._chosen else 1,
            )
        )
        p.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 8, 8)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()


class TileChoice(QWidget):
    """Each move that there is chooses a tile."""

    def __init__(
        self, decision: Decision, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._decision, self._pictures = decision, pictures
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(7))
        head = QHBoxLayout()
        self.title, self.count = Label("", 13, 600), Label("", 12, role="text2")
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        self._row = QHBoxLayout()
        self._row.setSpacing(style().px(4))
        column.addLayout(self._row)
        self.facts = Label("", 13, role="text2")
        self.facts.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.facts)
        self.gains = GainLine()
        column.addWidget(self.gains)
        self.take = Button("", ButtonKind.PRIMARY, key=TableActions.key("enter"))
        self.take.clicked.connect(decision.confirm)
        column.addWidget(self.take)
        self.cards: list[TileCard] = []
        self.take.setText(self.tr("Take it"))

    def show_tiles(self, game: TileLaying, tiles: Mapping[Move, Tile], words: Vocabulary) -> None:
        self.title.setText(words.choosing(game.phase))
        clear(self._row)
        self.cards = []
        self._row.addStretch(1)
        for move, tile in tiles.items():
            shown = _icons(game.description, tile, words)
            card = TileCard(self._pictures, tile, self)
            card.set_chosen(move == self._decision.focus)
            card.setAccessibleName(shown)
            card.setToolTip(plain_tip(shown))
            card.clicked.connect(lambda move=move: self._choose(move))
            self.cards.append(card)
            self._row.addWidget(card)
            if move == self._decision.focus:
                self.facts.setText(shown)
        self._row.addStretch(1)
        self.count.setText(self.tr("%n left", "", len(tiles)))

    def _choose(self, move: Move) -> None:
        self._decision.choose(move)


def _icons(description: Description, tile: Tile, words: Vocabulary) -> str:
    """What a tile shows, in words."""
    shown: dict[str, int] = {}
    for zone in tile.zones:
        for icon, count in zone.icons:
            if description.icon[icon].most < 10:
                shown[icon] = shown.get(icon, 0) + count
    return ", ".join(words.icon(icon, count) for icon, count in shown.items())

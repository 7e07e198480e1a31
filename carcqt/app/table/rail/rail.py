"""The column beside the board: piles, players, the last moves, and the hand."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.table.rail.hand import Hand
from carcqt.app.table.rail.log import LogView
from carcqt.app.table.rail.players import PlayerCards
from carcqt.app.table.shown import PileLine
from carcqt.play.listing.log import LogModel
from carcqt.play.listing.newest import NewestFirst
from carcqt.ui.layout_check import has_room
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.removal import clear


class PilesRow(QWidget):
    """What is left in the piles."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 0, 2, 0)
        self._row.setSpacing(style().px(14))
        self._piles: list[PileLine] = []
        self._pairs: list[tuple[QWidget, Elided]] = []

    def show_piles(self, piles: list[PileLine]) -> None:
        if [pile.icon for pile in piles] != [pile.icon for pile in self._piles]:
            self._rebuild(piles)
        self._piles = piles
        for pile, (pair, text) in zip(piles, self._pairs, strict=True):
            pair.setToolTip(plain_tip(pile.tip))
            text.setText(pile.text)

    def _rebuild(self, piles: list[PileLine]) -> None:
        clear(self._row)
        self._pairs = []
        for pile in piles:
            both = QWidget()
            pair = QHBoxLayout(both)
            pair.setContentsMargins(0, 0, 0, 0)
            pair.setSpacing(style().px(5))
            pair.addWidget(IconSign(pile.icon, 15))
            text = Elided("", 12, 500, role="text2")
            pair.addWidget(text)
            self._pairs.append((both, text))
            self._row.addWidget(both)
            # Before that it has no size, and the rail measures all that is in it at once.
            both.show()
        self._row.addStretch(1)


class Rail(QWidget):
    log_asked = Signal()
    pointed = Signal(object)

    def __init__(self, game: str, log: LogModel, hand: Hand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = style().px
        self.piles, self.players, self.hand = PilesRow(), PlayerCards(game), hand
        self.extra = QVBoxLayout()
        """Where a game puts what only it has."""
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(10), px(12), px(12))
        column.setSpacing(px(8))
        column.addWidget(self.piles)
        column.addWidget(self.players)
        column.addLayout(self.extra)
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        self.title = Label(self.tr("Last moves"), 12, 600, role="text2")
        self.all = LinkButton(self.tr("Full log"), 12)
        self.all.clicked.connect(self.log_asked)
        head.addWidget(self.title, 1)
        head.addWidget(self.all)
        column.addWidget(self._head)
        self.log = LogView(shows_turns=False)
        self.log.setModel(NewestFirst(log, self))
        self.log.pointed.connect(self.pointed)
        self.log.setAccessibleName(self.tr("Last moves"))
        self.log.setMinimumHeight(0)
        column.addWidget(self.log, 1)
        column.addWidget(hand)

    def fit(self, size: Size, shed: int) -> None:
        self.setFixedWidth(style().px(size.rail))
        self._head.setVisible(shed < 1)
        self.piles.setVisible(shed < 8)

    def minimumSizeHint(self) -> QSize:
        """The window never grows with what there is to decide: what is here gives way."""
        return QSize(super().minimumSizeHint().width(), 0)

    def has_room(self) -> bool:
        """Whether everything in it is as high as it has to be."""
        return has_room(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(style().tokens.bg))
        p.fillRect(QRect(0, 0, 1, self.height()), QColor(style().tokens.line))

"""The tile to be laid: shown in the hand, to be turned there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.table.actions import TableActions
from carcqt.app.table.decision import Decision
from carcqt.app.table.rail.gains import GainLine
from carcqt.art.boards.placed import PlacedTile
from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.tiles import draw_tile


class TilePicture(QWidget):
    """A tile, turned; larger ones are shown whole."""

    def __init__(self, pictures: Pictures, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self._side = pictures, side
        pictures.arrived.connect(self.update)
        self._tile: Tile | None = None
        self._turn = 0

    def set_side(self, side: int) -> None:
        self._side = side
        self.updateGeometry()

    @property
    def turn(self) -> int:
        """Quarter turns of the tile as it is shown."""
        return self._turn

    def show_tile(self, tile: Tile | None, turn: int) -> None:
        self._tile, self._turn = tile, turn
        self.update()

    def sizeHint(self) -> QSize:
        side = style().px(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._tile is None:
            return
        turned = PlacedTile(self._tile, 0, 0, self._turn).turned
        unit = min(self.width() / turned.columns, self.height() / turned.rows)
        box = QRectF(0, 0, unit * turned.columns, unit * turned.rows)
        box.moveCenter(QRectF(self.rect()).center())
        draw_tile(QPainter(self), self._pictures, self._tile, self._turn, box)


class LayPanel(QWidget):
    """The drawn tile between two buttons that turn it."""

    turned = Signal(int)

    def __init__(
        self, decision: Decision, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._decision = decision
        self._ready = (False, 0)
        """Whether a square is chosen, and the number of the advised turn."""
        px = style().px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(10))
        head = QHBoxLayout()
        self.title, self.count = Label("", 13, 600), Label("", 12, role="text2")
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.left, self.right = (
            IconButton("rotate-left", framed=True),
            IconButton("rotate-right", framed=True),
        )
        self.tile = TilePicture(pictures, 136, self)
        self.left.clicked.connect(lambda: self.turned.emit(-1))
        self.right.clicked.connect(lambda: self.turned.emit(1))
        row.addStretch(1)
        row.addWidget(self.left)
        row.addWidget(self.tile)
        row.addWidget(self.right)
        row.addStretch(1)
        column.addLayout(row)
        self.gains = GainLine()
        column.addWidget(self.gains)
        self.after = Label("", 12, role="text2")
        self.after.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.after)
        self.lay = Button("", ButtonKind.PRIMARY, key=TableActions.key("enter"))
        self.lay.clicked.connect(decision.confirm)
        column.addWidget(self.lay)
        self._say_ready()
        actions = TableActions()
        self.left.set_tooltip(actions.tip("turn_back"))
        self.right.set_tooltip(actions.tip("turn"))

    def show_tile(self, tile: Tile, turn: int, squares: int | None) -> None:
        """Show a tile to be laid; `squares` to choose from are counted unless it is `None`."""
        self.tile.show_tile(tile, turn)
        text = "" if squares is None else self.tr("%n square(s)", "", squares)
        self.count.setText(text)
        self.left.setEnabled(len(tile.turns) > 1)
        self.right.setEnabled(len(tile.turns) > 1)

    def show_ready(self, *, ready: bool, number: int = 0) -> None:
        """Say whether a square is chosen; `number` is that of an advised turn that begins there."""
        if (ready, number) != self._ready:
            self._ready = (ready, number)
            self._say_ready()

    def _say_ready(self) -> None:
        ready, number = self._ready
        text = self.tr("Lay here") if ready else self.tr("Choose a square")
        if ready and number:
            text = self.tr("Lay turn {number} here").format(number=number)
        self.lay.setText(text)

    def show_extra(self, title: str, after: str) -> None:
        """A tile that gives a turn more, and whose turn is next."""
        self.title.setText(title or self.tr("Drawn tile"))
        self.title.set_role("warn" if title else "text")
        self.after.setText(after)
        self.after.setVisible(bool(after))

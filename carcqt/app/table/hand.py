"""The panel at the foot of the rail: what is to be decided, always in the same place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.table.decision import Decision
from carcqt.app.table.gains import GainLine
from carcqt.app.table.gametable import MoveLabel
from carcqt.art.overlays import Placed
from carcqt.art.sprites import sprite
from carcqt.board.pictures import Pictures
from carcqt.rules.moves import Move
from carcqt.rules.tiles import Tile
from carcqt.ui.breakpoints import Size
from carcqt.ui.buttons import ActionRow, Button, IconButton, Kind
from carcqt.ui.cards import Card
from carcqt.ui.labels import Elided, Label
from carcqt.ui.theme import style
from carcqt.ui.tiles import draw_tile


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

    def show_tile(self, tile: Tile | None, turn: int) -> None:
        self._tile, self._turn = tile, turn
        self.setAccessibleName(tile.id if tile else "")
        self.update()

    def sizeHint(self) -> QSize:
        side = style().px(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._tile is None:
            return
        turned = Placed(self._tile, 0, 0, self._turn).turned
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
        self.lay = Button("", Kind.PRIMARY, key="Enter")
        self.lay.clicked.connect(decision.confirm)
        column.addWidget(self.lay)
        self._retranslate()

    def show_tile(self, tile: Tile, turn: int, *, squares: int | None, ready: bool) -> None:
        """Squares: how many there are to choose from, unless that is not to be told."""
        self.tile.show_tile(tile, turn)
        text = "" if squares is None else self.tr("%n square(s)", "", squares)
        self.count.setText(text)
        self.lay.setEnabled(ready)
        self.left.setEnabled(len(tile.turns) > 1)
        self.right.setEnabled(len(tile.turns) > 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Drawn tile"))
        self.lay.setText(self.tr("Lay here"))
        self.left.set_tooltip(self.tr("Turn left (Shift+R)"))
        self.right.set_tooltip(self.tr("Turn right (R)"))


class OptionsPanel(QWidget):
    """Rows of what may be done; one button does the one in focus, another does nothing."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decision = decision
        px = style().px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        head = QHBoxLayout()
        self.title, self.count = Elided("", 13, 600), Label("", 12, role="text2")
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        self.picture: QWidget | None = None
        self._above = QVBoxLayout()
        column.addLayout(self._above)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(px(4))
        column.addLayout(self._rows)
        self.rows: list[ActionRow] = []
        self.gains = GainLine()
        column.addWidget(self.gains)
        self.do = Button("", Kind.PRIMARY, key="Enter")
        self.do.clicked.connect(decision.confirm)
        column.addWidget(self.do)
        self.skip = Button("", Kind.SECONDARY, key="")
        self.skip.clicked.connect(decision.skip)
        column.addWidget(self.skip)

    def set_picture(self, picture: QWidget) -> None:
        """Something to look at above the rows."""
        self.picture = picture
        self._above.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_acts(
        self,
        title: str,
        acts: list[tuple[Move, MoveLabel, str]],
        focus: MoveLabel | None,
        idle: str,
        count: str = "",
    ) -> None:
        """The rows, each with its key; the act in focus need not be among them."""
        self.title.setText(title)
        self.count.setText(count)
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for move, act, key in acts:
            row = ActionRow(act.name, self._pixmap(act), key, wraps=True)
            row.setChecked(act == focus)
            row.clicked.connect(lambda _=False, move=move: self._decision.choose(move))
            self.rows.append(row)
            self._rows.addWidget(row)
            # Whoever asks at once how much room all this needs must not forget it.
            row.show()
        self.do.setVisible(focus is not None)
        if focus is not None:
            self.do.setText(focus.does)
        self.skip.setVisible(bool(idle))
        self.skip.setText(idle)
        # What is left when there is nothing to choose is done as anything else would be.
        self.skip.set_key(self.tr("Space") if focus is not None else "Enter")

    def _pixmap(self, act: MoveLabel) -> QPixmap | str:
        if act.draw is None:
            return ""
        ratio = self.devicePixelRatio()
        pixmap = QPixmap.fromImage(sprite(act.draw, round(style().px(22) * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


class WaitPanel(QWidget):
    """When there is nothing to decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(10))
        self.text = Label("", 13, role="text2")
        column.addWidget(self.text)
        self.button = Button("", Kind.PRIMARY, key="Enter")
        self.button.hide()
        column.addWidget(self.button)

    def show_text(self, text: str, button: str = "") -> None:
        self.text.setText(text)
        self.button.setVisible(bool(button))
        self.button.setText(button)


class Hand(Card):
    """Shows one of its pages, and is as high as that one needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=12, parent=parent)
        self.pages: list[QWidget] = []

    def add_page(self, page: QWidget) -> None:
        self.pages.append(page)
        self.add(page)
        page.hide()

    def turn_to(self, page: QWidget) -> None:
        # Two pages at once, even for a moment, would make the whole window grow.
        for other in self.pages:
            if other is not page:
                other.hide()
        page.show()
        self.updateGeometry()

    def refresh(self) -> None:
        """Shows what is to be decided."""
        raise NotImplementedError

    def pick(self, digit: int) -> None:
        """A digit was pressed."""
        raise NotImplementedError

    def fit(self, size: Size, shed: int) -> None:
        """How much room there is: what it must do without comes off step by step."""

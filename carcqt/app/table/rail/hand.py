"""The panel at the foot of the rail: what is to be decided, always in the same place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from carcqt.app.table.actions import TableActions
from carcqt.app.table.decision import Decision
from carcqt.app.table.rail.gains import GainLine
from carcqt.app.table.shown import MoveLabel
from carcqt.art.brush.sprites import sprite
from carcqt.play.table import Table
from carcqt.rules.moves import Move
from carcqt.ui.language import seats_at
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ActionRow, Button, ButtonKind
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.removal import remove
from carcqt.words.vocabulary import ExtraTurn


class OptionsPanel(QWidget):
    """Rows of what may be done; one button does the one in focus, another does nothing."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decision = decision
        px = style().px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        self._column, self._head, self._is_slim = column, QHBoxLayout(), False
        self.title, self.count = Elided("", 13, 600), Label("", 12, role="text2")
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.count)
        column.addLayout(self._head)
        self.picture: QWidget | None = None
        self._above = QVBoxLayout()
        column.addLayout(self._above)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(px(4))
        column.addLayout(self._rows)
        self.rows: list[ActionRow] = []
        self.gains = GainLine()
        column.addWidget(self.gains)
        self.do = Button("", ButtonKind.PRIMARY, key=TableActions.key("enter"))
        self.do.clicked.connect(decision.confirm)
        column.addWidget(self.do)
        self.skip = Button("", ButtonKind.SECONDARY)
        self.skip.clicked.connect(decision.skip)
        column.addWidget(self.skip)

    def set_picture(self, picture: QWidget) -> None:
        """Something to look at above the rows."""
        self.picture = picture
        self._above.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)

    def set_slim(self, is_slim: bool) -> None:
        """In the least room rows are lower, and what a move brings stands beside the title."""
        if is_slim == self._is_slim:
            return
        self._is_slim = is_slim
        self._column.removeWidget(self.gains)
        if is_slim:
            self._head.insertWidget(1, self.gains)
        else:
            self._column.insertWidget(self._column.indexOf(self.do), self.gains)
        for row in self.rows:
            row.set_slim(is_slim)

    def show_options(
        self,
        title: str,
        options: list[tuple[Move, MoveLabel, str]],
        focus: MoveLabel | None,
        idle: str,
        count: str = "",
    ) -> None:
        """The rows, each with its key; the move in focus need not be among them."""
        self.title.setText(title)
        self.count.setText(count)
        remove(self._rows, *self.rows)
        self.rows = []
        for move, label, key in options:
            row = ActionRow(label.name, pixmap(label, self.devicePixelRatio()), key, wraps=True)
            row.set_slim(self._is_slim)
            row.setChecked(label == focus)
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
        self.skip.set_key(TableActions.key("enter" if self._decision.idles else "skip"))


def pixmap(label: MoveLabel, ratio: float) -> QPixmap | str:
    """What a row shows before its words."""
    if label.draw is None:
        return ""
    drawn = QPixmap.fromImage(sprite(label.draw, round(style().px(22) * ratio)))
    drawn.setDevicePixelRatio(ratio)
    return drawn


class WaitPanel(QWidget):
    """When there is nothing to decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.text = Label("", 13, role="text2")
        column.addWidget(self.text)

    def show_game(self, table: Table) -> None:
        if table.game.is_over:
            self.text.setText(self.tr("The game is over."))
        else:
            name = seats_at(table.setup)[table.game.to_move].name
            self.text.setText(self.tr("{player} is thinking…").format(player=name))


class Hand(Card):
    """Shows one of its pages, and is as high as that one needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=12, parent=parent)
        self.pages: list[QWidget] = []
        self.extra: ExtraTurn | None = None
        self.after = ""
        self.advised = 0
        """The number of the advised turn that is about to be made."""

    def set_extra(self, extra: ExtraTurn | None, after: str) -> None:
        """The turn is one more than usual; and what comes after it."""
        self.extra, self.after = extra, after
        self.fill, self.line = ("warnbg", "warn") if extra else ("surface", "line")
        self.update()

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

    def settle(self) -> None:
        """Whoever asks at once how high it is must not hear of what was there before."""
        for row in self.findChildren(QLayout):
            row.invalidate()
        for part in (*self.pages, self):
            part.updateGeometry()

    def refresh(self) -> None:
        """Shows what is to be decided."""
        raise NotImplementedError

    def pick(self, digit: int) -> None:
        """A digit was pressed."""
        raise NotImplementedError

    def fit(self, size: Size, shed: int) -> None:
        """How much room there is: what it must do without comes off step by step."""

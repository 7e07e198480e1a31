"""Between two players at one screen: nothing secret is seen until the right one is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.table.actions import TableActions
from carcqt.content.tables import Seat
from carcqt.ui.layout_check import float_over, has_room
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign, MarkBadge
from carcqt.ui.widgets.removal import clear

_WIDTH, _MARGIN = 520, 32
_MARK = 18
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_LIFTS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True, slots=True)
class News:
    """A line of what the whole table has seen, with the colour of whose doing it was."""

    text: str
    colour: int | None


@dataclass(frozen=True, slots=True)
class CurtainQuestion:
    seat: int
    """Who is to come."""
    seats: Sequence[Seat]
    done: Sequence[bool]
    """Who has already chosen."""
    what: str
    """What will be shown."""
    says: str
    """How that is called."""
    news: Sequence[News]
    """What has happened since, the newest last."""


class Curtain(QWidget):
    """Covers its parent with plain colour: never with a picture of what it hides."""

    lifted = Signal()
    left = Signal()
    """Whoever is there goes home instead."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        float_over(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Nothing behind it is painted in vain.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        column = QVBoxLayout(self)
        column.addStretch(1)
        self._row = QHBoxLayout()
        column.addLayout(self._row)
        column.addStretch(1)
        self.button: Button | None = None
        self._asked: CurtainQuestion | None = None
        self._lines: list[QWidget] = []
        style().changed.connect(self._rebuild)
        self.hide()

    @property
    def news(self) -> Sequence[News]:
        return self._asked.news if self._asked is not None else ()

    def ask(self, question: CurtainQuestion) -> None:
        if (parent := self.parentWidget()) is not None:
            self.setGeometry(parent.rect())
        self.show()
        if question != self._asked:
            self._asked = question
            self._rebuild()
        self.raise_()
        self.setFocus()

    def _rebuild(self) -> None:
        if self._asked is None:
            return
        asked = self._asked
        player = asked.seats[asked.seat]
        clear(self._row)
        card = Card(spacing=12, floating=True, parent=self)
        card.set_margins(_MARGIN, 32, _MARGIN, 24)
        card.setFixedWidth(style().px(_WIDTH) + 2 * card.shadow)
        card.box.addWidget(MarkBadge(player.colour, 56), 0, _CENTRE)
        title = Label(self.tr("{player} chooses next").format(player=player.name), 24, 700)
        title.setAlignment(_CENTRE)
        text = Label(asked.what, 14, role="text2")
        text.setAlignment(_CENTRE)
        act = asked.says or self.tr("show it")
        whole = self.tr("I am {player}: {act}").format(player=player.name, act=act)
        self.button = Button(whole, ButtonKind.PRIMARY, "eye", TableActions.key("skip"), height=44)
        if self.button.sizeHint().width() > style().px(_WIDTH - 2 * _MARGIN):
            # Names can be long, and the title has it.
            self.button.setText(act[:1].upper() + act[1:])
            self.button.setAccessibleName(whole)
        # Every key that lifts the curtain does so from the curtain itself.
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.lifted)
        card.add(8, title, text)
        self._lines = []
        if asked.news:
            card.add(self._told(asked.news))
        card.add(8, self.button)
        card.add(4, self._states(asked.seat, asked.seats, asked.done))
        self._row.addStretch(1)
        self._row.addWidget(card)
        self._row.addStretch(1)
        card.show()
        self.setAccessibleName(f"{title.text()}. {asked.what}")
        self.setAccessibleDescription(" ".join(line.text for line in asked.news))
        self._fit()

    def _told(self, news: Sequence[News]) -> Card:
        """Line by line, each with the mark of whose doing it was."""
        card = Card(radius=10, fill="sunken", margin=12, spacing=4)
        card.add(Label(self.tr("Since your last turn"), 12, 600, "text2"))
        for line in news:
            both = QWidget()
            row = QHBoxLayout(both)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(style().px(8))
            if line.colour is None:
                row.setContentsMargins(style().px(_MARK + 8), 0, 0, 0)
            else:
                row.addWidget(MarkBadge(line.colour, _MARK), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Label(line.text, 13), 1)
            self._lines.append(both)
            card.add(both)
        return card

    def _fit(self) -> None:
        """The oldest lines give way where there is little room."""
        for line in self._lines:
            line.show()
        for line in self._lines:
            if has_room(self):
                break
            line.hide()

    def _states(self, seat: int, seats: Sequence[Seat], done: Sequence[bool]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(style().px(16))
        row.addStretch(1)
        for number, other in enumerate(seats):
            badge = MarkBadge(other.colour, 24)
            badge.setToolTip(plain_tip(other.name))
            badge.setAccessibleName(other.name)
            state = QHBoxLayout()
            state.setSpacing(style().px(3))
            if done[number]:
                state.addWidget(IconSign("check", 13, "ok"))
                state.addWidget(Label(self.tr("has chosen"), 12, 500, "ok", wrap=False))
            else:
                words = self.tr("chooses") if number == seat else self.tr("waits")
                state.addWidget(Label(words, 12, 500, "text2", wrap=False), 0, _CENTRE)
            column = QVBoxLayout()
            column.setSpacing(style().px(4))
            column.addWidget(badge, 0, _CENTRE)
            column.addWidget(Elided(other.name, 12, 600), 0, _CENTRE)
            column.addLayout(state)
            row.addLayout(column)
        row.addStretch(1)
        return row

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        ground = QColor(style().tokens.table)
        p.fillRect(self.rect(), ground.darker(150 if style().is_dark else 190))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """There is nowhere to go but through it."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LIFTS and not event.isAutoRepeat():
            self.lifted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies behind it must not be touched."""
        event.accept()

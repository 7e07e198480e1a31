"""Between two players at one screen: nothing secret is seen until the right one is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.table.rail import clear
from carcqt.content.tables import Seat
from carcqt.ui.buttons import Button, Kind
from carcqt.ui.cards import Card
from carcqt.ui.labels import Elided, Label
from carcqt.ui.layout_check import float_over
from carcqt.ui.marks import Icon, MarkBadge
from carcqt.ui.theme import style

_WIDTH, _MARGIN = 440, 32
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_LIFTS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Curtain(QWidget):
    """Covers its parent with plain colour: never with a picture of what it hides."""

    lifted = Signal()
    left = Signal()
    """Whoever is there goes home instead."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        float_over(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.addStretch(1)
        self._row = QHBoxLayout()
        column.addLayout(self._row)
        column.addStretch(1)
        self.button: Button | None = None
        self._asked: tuple[int, Sequence[Seat], Sequence[bool], str, str] | None = None
        style().changed.connect(self._rebuild)
        self.hide()

    def ask(
        self, seat: int, seats: Sequence[Seat], done: Sequence[bool], what: str, says: str
    ) -> None:
        """Who is to come, who has already chosen, what will be shown and how that is called."""
        self._asked = (seat, tuple(seats), tuple(done), what, says)
        self._rebuild()
        if (parent := self.parentWidget()) is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def _rebuild(self) -> None:
        if self._asked is None:
            return
        seat, seats, done, what, says = self._asked
        clear(self._row)
        card = Card(spacing=12, floating=True, parent=self)
        card.set_margins(_MARGIN, 32, _MARGIN, 24)
        card.setFixedWidth(style().px(_WIDTH) + 2 * card.shadow)
        card.box.addWidget(MarkBadge(seats[seat].colour, 56), 0, _CENTRE)
        title = Label(self.tr("{player} is to choose").format(player=seats[seat].name), 24, 700)
        title.setAlignment(_CENTRE)
        text = Label(what, 14, role="text2")
        text.setAlignment(_CENTRE)
        act = says or self.tr("show it")
        whole = self.tr("I am {player}: {act}").format(player=seats[seat].name, act=act)
        self.button = Button(whole, Kind.PRIMARY, "eye", self.tr("Space"), height=44)
        if self.button.sizeHint().width() > style().px(_WIDTH - 2 * _MARGIN):
            # Names can be long, and the title has it.
            self.button.setText(act[:1].upper() + act[1:])
            self.button.setAccessibleName(whole)
        # Every key that lifts the curtain does so from the curtain itself.
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.lifted)
        card.add(8, title, text, 8, self.button)
        card.add(4, self._states(seat, seats, done))
        self._row.addStretch(1)
        self._row.addWidget(card)
        self._row.addStretch(1)
        self.setAccessibleName(f"{title.text()}. {what}")

    def _states(self, seat: int, seats: Sequence[Seat], done: Sequence[bool]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(style().px(16))
        row.addStretch(1)
        for number, other in enumerate(seats):
            badge = MarkBadge(other.colour, 24)
            badge.setToolTip(other.name)
            badge.setAccessibleName(other.name)
            state = QHBoxLayout()
            state.setSpacing(style().px(3))
            if done[number]:
                state.addWidget(Icon("check", 13, "ok"))
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        super().changeEvent(event)

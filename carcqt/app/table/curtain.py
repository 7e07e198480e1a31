"""Between two players at one screen: nothing secret is seen until the right one is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.tables import Seat
from carcqt.ui.buttons import Button, Kind
from carcqt.ui.cards import Card
from carcqt.ui.labels import Label
from carcqt.ui.marks import MarkBadge
from carcqt.ui.theme import style


class Curtain(QWidget):
    """Covers its parent with plain colour: never with a picture of what it hides."""

    lifted = Signal()
    left = Signal()
    """Whoever is there goes home instead."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        self._card: Card | None = None
        column.addStretch(1)
        self._row = QHBoxLayout()
        column.addLayout(self._row)
        column.addStretch(1)
        self.hide()

    def ask(self, seat: Seat, seats: Sequence[Seat], done: Sequence[bool], what: str) -> None:
        """Who is to come, what will be shown, and who has already chosen."""
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        px = style().px
        card = Card(spacing=12, floating=True, parent=self)
        card.set_margins(32, 28, 32, 24)
        card.setFixedWidth(px(440) + 2 * card.shadow)
        column = card.box
        center = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(MarkBadge(seat.colour, 56), 0, center)
        title = Label(self.tr("{player}, alone at the screen?").format(player=seat.name), 24, 700)
        title.setAlignment(center)
        column.addWidget(title)
        text = Label(what, 14, role="text2")
        text.setAlignment(center)
        column.addWidget(text)
        button = Button(self.tr("Show"), Kind.PRIMARY, key="enter")
        button.setAccessibleName(
            self.tr("Show what only {player} may see").format(player=seat.name)
        )
        button.clicked.connect(self.lifted)
        column.addWidget(button)
        states = QHBoxLayout()
        states.addStretch(1)
        for other, is_done in zip(seats, done, strict=True):
            badge = MarkBadge(other.colour, 20)
            badge.setEnabled(is_done)
            badge.setToolTip(other.name)
            states.addWidget(badge)
        states.addStretch(1)
        column.addLayout(states)
        self._row.addStretch(1)
        self._row.addWidget(card)
        self._row.addStretch(1)
        self._card = card
        parent = self.parentWidget()
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        button.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(style().tokens.table).darker(160))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lifted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

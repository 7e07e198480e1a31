"""Over the board for a moment: a turn that nobody expected."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign

STAY: Final = 4000
"""Milliseconds; half of it where no person has to read on."""
_WIDTH, _UNDER = 520, 14


class TurnBanner(Card):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(
            12, "warnbg", "warn", margin=12, spacing=12, horizontal=True, floating=True,
            parent=parent,
        )  # fmt: skip
        self.title, self.why = Label("", 16, 600), Label("", 13, role="text2")
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.title)
        texts.addWidget(self.why)
        self.add(IconSign("star", 26, "warn"))
        self.box.addLayout(texts, 1)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def announce(self, title: str, why: str, stay: int = STAY) -> None:
        self.title.setText(title)
        self.why.setText(why)
        self.setAccessibleName(f"{title}. {why}")
        self._timer.start(stay)
        self.show()
        self.raise_()

    def linger(self) -> None:
        """Until it is clicked or something is done."""
        self._timer.stop()

    def put(self, room: QRect) -> int:
        """Under the bar, in the middle; tells how much of the room that takes."""
        wide = min(style().px(_WIDTH) + 2 * self.shadow, room.width())
        self.resize(wide, max(self.heightForWidth(wide), self.minimumSizeHint().height()))
        up = style().px(_UNDER) - self.shadow
        self.move(room.left() + (room.width() - wide) // 2, room.top() + up)
        return up + self.height() - self.shadow

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

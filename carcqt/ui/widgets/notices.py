"""A few words over what a window shows, which go by themselves."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign

_STAY = 8000
"""Milliseconds."""


class FloatingNotice(Card):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(12, "raised", margin=12, horizontal=True, floating=True, parent=parent)
        self._text = Label("", 13)
        self._sign = IconSign("warn", 18)
        self.add(self._sign, self._text)
        self._room = QRect()
        self._timer = QTimer(self, singleShot=True, interval=_STAY)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, icon: str = "warn", stay: int = _STAY) -> None:
        """Show a text for `stay` milliseconds."""
        self._sign.set_icon(icon)
        self._text.setText(text)
        self.setAccessibleName(text)
        self.put(self._room)
        self.show()
        self.raise_()
        self._timer.start(stay)

    def put(self, room: QRect) -> None:
        """At the top of the room, in its middle."""
        self._room = room
        wide = min(style().px(520), room.width() - style().px(24))
        high = self.heightForWidth(wide)
        self.resize(wide, max(high, self.minimumSizeHint().height()))
        self.move(room.topLeft() + QPoint((room.width() - wide) // 2, style().px(8)))

"""A small number between − and +."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carcqt.ui.theme.painting import text_width
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.labels import Label


class Counter(QWidget):
    changed = Signal(int)

    def __init__(self, least: int = 0, most: int = 999, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._least, self._most, self._value = least, most, least
        self._fewer = IconButton("minus", px=28)
        self._more = IconButton("plus", px=28)
        self._shown = Label("", 15, 600, wrap=False, tabular=True)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for part in (self._fewer, self._shown, self._more):
            row.addWidget(part)
        self._fewer.clicked.connect(lambda: self._step(-1))
        self._more.clicked.connect(lambda: self._step(1))
        style().follow(self._widen)
        self.set_value(least)

    @property
    def value(self) -> int:
        return self._value

    @property
    def more(self) -> IconButton:
        return self._more

    @property
    def fewer(self) -> IconButton:
        return self._fewer

    def set_value(self, value: int) -> None:
        """Without a signal."""
        self._value = value
        self._shown.setText(str(value))
        self._widen()
        self._fewer.setEnabled(value > self._least)
        self._more.setEnabled(value < self._most)

    def set_range(self, least: int, most: int) -> None:
        self._least, self._most = least, most
        self.set_value(self._value)

    def set_name(self, fewer: str, more: str) -> None:
        self._fewer.set_tooltip(fewer)
        self._more.set_tooltip(more)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Minus: -1, Qt.Key.Key_Plus: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._step(step)
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        value = min(max(self._value + by, self._least), self._most)
        if value != self._value:
            self.set_value(value)
            self.changed.emit(value)

    def _widen(self) -> None:
        font = style().font(15, 600, True)
        widest = max(text_width(font, "888"), text_width(font, self._shown.text()))
        self._shown.setMinimumWidth(round(widest) + 4)

"""What all pages of the window share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from carcqt.ui.breakpoints import Size
from carcqt.ui.cards import Ground
from carcqt.ui.painting import shows_focus
from carcqt.ui.theme import style

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Page(Ground):
    """Enter does the one primary act, unless the focus is seen on another button; Esc goes back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("bg", parent)
        style().changed.connect(self._rearrange)

    def primary(self) -> QPushButton | None:
        return None

    def leave(self) -> None:
        """Esc."""

    def retranslate(self) -> None: ...

    def arrange(self, size: Size) -> None:
        """For a window of this size."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            focus = QApplication.focusWidget()
            pressed = focus if isinstance(focus, QPushButton) and shows_focus(focus) else None
            button = pressed or self.primary()
            if button is not None and button.isEnabled():
                button.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rearrange()

    def _rearrange(self) -> None:
        self.arrange(Size.of(self.width(), self.height(), style().scale))

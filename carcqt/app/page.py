"""What all pages of the window share."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.ui.theme.painting import shows_focus
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Ground
from carcqt.ui.widgets.scroll import ScrollArea

SMALLEST: Final = QSize(880, 560)
"""Of a page, however it is arranged at the moment: else no window could ever get narrow."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PageArea(ScrollArea):
    """Scrolls what does not fit, at large text scales also across."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(inside)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        # Its place is kept, in the margin, so that nothing moves when it comes.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    @property
    def gutter(self) -> int:
        """How much of the right margin is the bar's."""
        return self.verticalScrollBar().sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        return QSize(64, 48)


class Page(Ground):
    """Enter does the one primary act, unless the focus is seen on another button; Esc goes back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("bg", parent)
        self.whole: Final = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(0)
        self.whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        style().changed.connect(self.rearrange)

    def minimumSizeHint(self) -> QSize:
        return SMALLEST

    def primary(self) -> QPushButton | None:
        return None

    def leave(self) -> None:
        """Esc."""

    def state(self) -> Any:
        """Return as a frozen value what `take_over` needs beside scroll bars and focus."""

    def take_over(self, state: Any) -> None:
        """Show what this page showed in another language or look."""

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

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (button := self.primary()) is not None and not event.spontaneous():
            # For who hears the screen; nobody else need see it.
            button.setFocus(Qt.FocusReason.MouseFocusReason)

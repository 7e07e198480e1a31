"""In a test game of the editor, the way back there in place of the way home."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject

from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton


class WayBack(Button):
    """It does what the button did whose place it takes; in a narrow bar it has no words."""

    def __init__(self, home: IconButton) -> None:
        super().__init__("", ButtonKind.GHOST, "pencil", height=34)
        bar = home.parentWidget()
        layout = bar.layout() if bar is not None else None
        assert bar is not None
        assert layout is not None
        self._bar: Final = bar
        layout.replaceWidget(home, self)
        home.hide()
        self.clicked.connect(home.click)
        self._bar.installEventFilter(self)
        self.setToolTip(self.tr("Back to the editor. The test game is kept apart from your games."))
        self.setAccessibleName(self.tr("Back to the editor"))
        self._shorten()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._bar and event.type() == QEvent.Type.Resize:
            self._shorten()
        return False

    def _shorten(self) -> None:
        is_narrow = Size.of(self._bar.width(), 1000, style().scale).is_narrow
        self.setText("" if is_narrow else self.tr("Back to the editor"))

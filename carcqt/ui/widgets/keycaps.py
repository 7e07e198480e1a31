"""Keys of the keyboard, as small caps."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.keys import key_name
from carcqt.ui.theme.caps import draw_key, key_size
from carcqt.ui.theme.painting import faded, painter
from carcqt.ui.theme.style import style


class KeyCap(QWidget):
    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.key)
        style().follow(self.updateGeometry)

    @property
    def key(self) -> str:
        """What it shows."""
        return key_name(self._key)

    def sizeHint(self) -> QSize:
        return key_size(self._key)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        line = faded(style().colour("line2"), 160)
        ink, fill = style().colour("text2"), style().colour("raised")
        draw_key(painter(self), QRectF(self.rect()), self._key, ink, line, fill)

"""Widgets one after the other, in as many lines as that takes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.removal import clear


class _FlowLayout(QLayout):
    def __init__(self, parent: QWidget, gap: int) -> None:
        super().__init__(parent)
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, moves=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, moves: bool) -> int:
        gap = style().px(self._gap)
        x, y, high = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.right() + 1:
                x, y, high = rect.x(), y + high + gap, 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + gap
            high = max(high, size.height())
        return y + high - rect.y()


class Flow(QWidget):
    """Measures are those at 100 %."""

    def __init__(self, gap: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = _FlowLayout(self, gap)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        self._layout.addWidget(widget)
        self.updateGeometry()

    def show_all(self, widgets: list[QWidget]) -> None:
        """In the place of those that were here."""
        clear(self._layout)
        for widget in widgets:
            self.add(widget)
            widget.show()

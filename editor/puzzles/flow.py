"""Small things in a row, and in as many more rows as they need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.style import style


class FlowBox(QWidget):
    def __init__(self, gap: int = 6, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = gap
        self._things: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, thing: QWidget) -> None:
        thing.setParent(self)
        self._things.append(thing)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def sizeHint(self) -> QSize:
        width = style().px(280)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = max((thing.sizeHint().width() for thing in self._things), default=0)
        return QSize(widest, self.heightForWidth(max(widest, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width(), move=True)

    def event(self, event: QEvent) -> bool:
        # One of the things has another text, and so another width.
        if event.type() == QEvent.Type.LayoutRequest:
            self._place(self.width(), move=True)
            self.updateGeometry()
        return super().event(event)

    def _place(self, width: int, *, move: bool) -> int:
        gap = style().px(self._gap)
        x = y = high = 0
        for thing in self._things:
            size = thing.sizeHint()
            if x and x + size.width() > width:
                x, y, high = 0, y + high + gap, 0
            if move:
                thing.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + gap
            high = max(high, size.height())
        return y + high

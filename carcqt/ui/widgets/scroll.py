"""Areas that scroll."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from carcqt.ui.theme.style import style


def show_ground(area: QAbstractScrollArea) -> None:
    """Let an area have no frame, and the ground of whatever lies below."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.viewport().setAutoFillBackground(False)
    clear = QPalette(area.palette())
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
        clear.setColor(role, Qt.GlobalColor.transparent)
    area.viewport().setPalette(clear)


class ScrollArea(QScrollArea):
    """Scrolls up and down only: across, it is never narrower than what it holds."""

    def __init__(self, widget: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show_ground(self)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Keys scroll once something inside has the focus; the area itself is nothing to stop at.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if widget is not None:
            self.setWidget(widget)

    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        # Qt fills it, in a colour of its own.
        widget.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        smallest = QSize(style().px(64), style().px(48))
        inside = self.widget()
        if inside is None:
            return smallest
        width = inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(width, smallest.width()), smallest.height())

    def sizeHint(self) -> QSize:
        inside = self.widget()
        if inside is None:
            return super().sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return inside.sizeHint() + QSize(bar, 0)


class Tall(ScrollArea):
    """As high as what it holds, as far as the screen goes."""

    def sizeHint(self) -> QSize:
        inside = self.widget()
        if inside is None:
            return super().sizeHint()
        screen = QGuiApplication.primaryScreen().availableSize()
        wanted, layout = inside.sizeHint(), inside.layout()
        bar = self.verticalScrollBar().sizeHint().width()
        width = min(wanted.width() + bar, screen.width() - 80)
        if layout is not None and layout.hasHeightForWidth():
            wanted.setHeight(layout.totalHeightForWidth(max(width, self.width()) - bar))
        return QSize(width, min(wanted.height(), max(320, screen.height() - 170)))

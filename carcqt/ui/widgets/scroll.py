"""Scrolling, with bars that keep out of the way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style

_WIDTH: Final = 12


class ScrollBar(QScrollBar):
    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        style().follow(self._restyle)

    def sizeHint(self) -> QSize:
        across = style().px(_WIDTH)
        if self.orientation() is Qt.Orientation.Vertical:
            return QSize(across, super().sizeHint().height())
        return QSize(super().sizeHint().width(), across)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() <= self.minimum():
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        busy = self.isSliderDown() or self.underMouse()
        tint = style().colour("line2", 230 if self.isSliderDown() else 180 if busy else 110)
        inset = style().px(2 if busy else 3)
        box = QRectF(handle).adjusted(inset, inset, -inset, -inset)
        draw_box(painter(self), box, min(box.width(), box.height()) / 2, tint)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def set_scroll_bars(area: QAbstractScrollArea) -> None:
    """Our bars, no frame, and the ground of whatever lies below."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical))
    area.setHorizontalScrollBar(ScrollBar(Qt.Orientation.Horizontal))
    area.viewport().setAutoFillBackground(False)
    clear = QPalette(area.palette())
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
        clear.setColor(role, Qt.GlobalColor.transparent)
    area.viewport().setPalette(clear)


class ScrollArea(QScrollArea):
    """Scrolls up and down only: across, it is never narrower than what it holds."""

    def __init__(self, widget: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_scroll_bars(self)
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

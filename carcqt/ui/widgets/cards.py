"""Grounds that other things lie on."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carcqt.ui.arranging import QWIDGETSIZE_MAX, Arranged
from carcqt.ui.layout_check import float_over
from carcqt.ui.theme.painting import draw_box, draw_ring, painter, shows_focus
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import PaintedButton

SHADOW: Final = 14
"""How far the shadow of something that floats reaches, at 100 %."""


class Card(QFrame):
    """A painted panel with a layout of its own, `box`. Measures are those at 100 %.

    A floating one throws a shadow inside its own rectangle: place it `shadow` px further out."""

    def __init__(
        self,
        radius: int = 16,
        fill: str = "surface",
        line: str = "line",
        margin: int = 16,
        spacing: int = 12,
        horizontal: bool = False,
        floating: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.radius, self.fill, self.line = radius, fill, line
        self._margins = (margin, margin, margin, margin)
        self._spacing, self._floating = spacing, floating
        self.box: Final[QBoxLayout] = QHBoxLayout(self) if horizontal else QVBoxLayout(self)
        if floating:
            float_over(self)
        style().follow(self._restyle)

    @property
    def shadow(self) -> int:
        return style().px(SHADOW) if self._floating else 0

    @property
    def body(self) -> QRect:
        """What is seen of it, in its parent: all but its shadow."""
        return self.geometry().adjusted(self.shadow, self.shadow, -self.shadow, -self.shadow)

    def add(self, *things: QWidget | QLayout | int | None) -> None:
        """Widgets and layouts; a number is a gap, None takes what room is left."""
        fill_box(self.box, *things)

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None:
        self._margins = (left, top, right, bottom)
        self._restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour = painter(self), style().colour
        rect, radius, reach = QRectF(self.rect()), style().px(self.radius), self.shadow
        if reach:
            rect = rect.adjusted(reach, reach, -reach, -reach)
            ratio, dark = self.devicePixelRatioF(), style().is_dark
            p.drawPixmap(0, 0, _shadow(self.width(), self.height(), radius, reach, ratio, dark))
        line = colour(self.line) if self.line else None
        draw_box(p, rect, radius, colour(self.fill), line)

    def _restyle(self) -> None:
        px, around = style().px, self.shadow
        left, top, right, bottom = (px(side) + around for side in self._margins)
        self.box.setContentsMargins(left, top, right, bottom)
        self.box.setSpacing(px(self._spacing))
        self.update()


@lru_cache(maxsize=32)
def _shadow(wide: int, high: int, radius: int, reach: int, ratio: float, dark: bool) -> QPixmap:
    """Kept, as what lies below moves much more often than it changes itself."""
    pixmap = QPixmap(QSize(wide, high) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Black, as a colour that faint would lose its hue to rounding.
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(0, 0, 0, 20 if dark else 5))
        steps, fall = 10, reach * 0.3
        rect = QRectF(reach, reach + fall, wide - 2 * reach, high - 2 * reach)
        for step in range(steps):
            far = (reach - fall) * (1 - step / steps)
            p.drawRoundedRect(rect.adjusted(-far, -far, far, far), radius + far, radius + far)
    return pixmap


class Panel(Card):
    """A card within a page: smaller corners."""

    def __init__(
        self,
        fill: str = "surface",
        line: str = "line",
        margin: int = 12,
        spacing: int = 8,
        horizontal: bool = False,
        floating: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(12, fill, line, margin, spacing, horizontal, floating, parent)


class CardButton(PaintedButton):
    """A whole card that can be pressed; what lies on it does not take the mouse."""

    def __init__(
        self,
        name: str = "",
        radius: int = 16,
        margin: int = 16,
        spacing: int = 8,
        horizontal: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self.radius, self._margin, self._spacing = radius, margin, spacing
        super().__init__("", parent)
        self.box: Final[QBoxLayout] = QHBoxLayout(self) if horizontal else QVBoxLayout(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)
        self.setAccessibleName(name)
        self.restyle()

    def add(self, *things: QWidget | QLayout | int | None) -> None:
        fill_box(self.box, *things)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def restyle(self) -> None:
        if hasattr(self, "box"):
            margin = style().px(self._margin)
            self.box.setContentsMargins(margin, margin, margin, margin)
            self.box.setSpacing(style().px(self._spacing))
        super().restyle()

    def sizeHint(self) -> QSize:
        return self.box.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.box.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return self.box.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self.box.totalHeightForWidth(width) if self.box.hasHeightForWidth() else -1

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, accent = painter(self), style().colour, accent_of(self)
        fill, line, width = colour("surface"), colour("line"), 1.0
        if self.isChecked():
            fill, line, width = QColor(accent.soft), QColor(accent.fill), 2
        elif self.isEnabled() and self.isDown():
            fill, line = colour("hover"), colour("line2")
        elif self.is_hot:
            fill, line = colour("raised"), colour("line2")
        radius = style().px(self.radius)
        draw_box(p, self.rect(), radius, fill, line, width)
        if shows_focus(self):
            draw_ring(p, self.rect(), radius, accent.fill, style().tokens.surface)


class Edge(Enum):
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"
    NONE = "none"


class Bar(QWidget):
    """A strip along a side of a window, with a line where the rest begins.

    Margins (left, top, right, bottom) and spacing grow with the text, if they are given here."""

    def __init__(
        self,
        edge: Edge = Edge.BOTTOM,
        fill: str = "surface",
        horizontal: bool = True,
        margins: tuple[int, int, int, int] | None = None,
        spacing: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.edge, self.fill = edge, fill
        self._margins, self._spacing = margins, spacing
        self.box: Final[QBoxLayout] = QHBoxLayout(self) if horizontal else QVBoxLayout(self)
        style().follow(self._restyle)

    def add(self, *things: QWidget | QLayout | int | None) -> None:
        fill_box(self.box, *things)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, w, h = QPainter(self), self.width(), self.height()
        p.fillRect(self.rect(), style().colour(self.fill))
        lines = {
            Edge.TOP: (0, 0, w, 1),
            Edge.BOTTOM: (0, h - 1, w, 1),
            Edge.LEFT: (0, 0, 1, h),
            Edge.RIGHT: (w - 1, 0, 1, h),
        }
        if self.edge in lines:
            p.fillRect(*lines[self.edge], style().colour("line"))

    def _restyle(self) -> None:
        if self._margins is not None:
            left, top, right, bottom = (style().px(side) for side in self._margins)
            self.box.setContentsMargins(left, top, right, bottom)
        if self._spacing is not None:
            self.box.setSpacing(style().px(self._spacing))
        self.update()


class Line(QWidget):
    """A hairline between things; with a length, no longer than that."""

    def __init__(
        self, vertical: bool = False, length: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._vertical, self._length = vertical, length
        style().follow(self._restyle)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), style().colour("line"))

    def _restyle(self) -> None:
        length = style().px(self._length) if self._length else QWIDGETSIZE_MAX
        self.setMaximumSize(*((1, length) if self._vertical else (length, 1)))
        self.setMinimumSize(*((1, 0) if self._vertical else (0, 1)))
        self.update()


class Ground(Arranged):
    """A page in one colour of the tokens."""

    def __init__(self, fill: str = "bg", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fill = fill
        style().follow(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), style().colour(self.fill))


def fill_box(box: QBoxLayout, *things: QWidget | QLayout | int | None) -> None:
    for thing in things:
        if thing is None:
            box.addStretch(1)
        elif isinstance(thing, int):
            box.addSpacing(style().px(thing))
        elif isinstance(thing, QLayout):
            box.addLayout(thing)
        else:
            box.addWidget(thing)

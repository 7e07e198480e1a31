"""The tabs of the documents that are open."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar, QWidget

from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_ring,
    elided,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import IconButton
from editor.documents.document import Document
from editor.forms.glance import draw_badge

_HEIGHT: Final = 34
_WIDEST: Final = 206
_LEAST: Final = 40
"""Of a name, where there is little room."""
_DOT: Final = 10
_PAD: Final = 12
_CLOSE: Final = 24
_BADGE: Final = 26


class TabStrip(QTabBar):
    """Painted by itself; its tabs know their documents. Where there is no room it scrolls."""

    chosen = Signal(object)
    """A document."""
    close_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._has_current = True
        self._settling: Final = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._settle)
        self.currentChanged.connect(self._tell)
        style().follow(self._restyle)

    @property
    def documents(self) -> list[Document[Any]]:
        return [self.tabData(place) for place in range(self.count())]

    def add(self, document: Document[Any]) -> None:
        place = self.addTab(document.name)
        self.setTabData(place, document)
        close = IconButton("close", px=_CLOSE)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(lambda _on=False: self.close_asked.emit(document))
        self.setTabButton(place, QTabBar.ButtonPosition.RightSide, close)
        self.refresh(document)

    def remove(self, document: Document[Any]) -> None:
        self.removeTab(self.documents.index(document))

    def choose(self, document: Document[Any]) -> None:
        place = self.documents.index(document)
        self.setCurrentIndex(place)
        self.update()

    def show_current(self, is_shown: bool) -> None:
        """Whether the current one is what the window shows."""
        self._has_current = is_shown
        self.update()

    def refresh(self, document: Document[Any]) -> None:
        """Its name, or whether it is saved, has changed."""
        if document not in self.documents:
            return
        place = self.documents.index(document)
        self.setTabText(place, document.name)
        where = str(document.path) if document.path else document.name
        state = self.tr("{name}, not saved").format(name=document.name)
        self.setTabToolTip(place, plain_tip(where))
        self.setAccessibleTabName(place, state if document.is_modified else document.name)
        close = self.tabButton(place, QTabBar.ButtonPosition.RightSide)
        if isinstance(close, IconButton):
            close.set_tooltip(self.tr("Close {name}").format(name=document.name))
        self.update()

    def tabSizeHint(self, index: int) -> QSize:
        px = style().px
        document = self.tabData(index)
        width = text_width(self._font(), self.tabText(index)) + 2 * px(_PAD) + px(_CLOSE + _BADGE)
        if isinstance(document, Document) and document.is_modified:
            width += px(_DOT + 6)
        return QSize(min(round(width) + 1, px(_WIDEST)), px(_HEIGHT))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Names give way before tabs are out of sight."""
        px, whole = style().px, self.tabSizeHint(index)
        return QSize(min(whole.width(), 2 * px(_PAD) + px(_CLOSE + _BADGE + _LEAST)), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(80 if self.count() else 0), style().px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        accent = accent_of(self)
        for place in range(self.count()):
            rect = QRectF(self.tabRect(place)).adjusted(0, 0, -px(2), 0)
            document = self.tabData(place)
            is_current = place == self.currentIndex() and self._has_current
            is_hot = rect.contains(self.mapFromGlobal(self.cursor().pos()).toPointF())
            if is_current:
                draw_box(p, rect, px(8), QColor(accent.soft))
            elif is_hot:
                draw_box(p, rect, px(8), style().colour("hover"))
            if is_current and shows_focus(self):
                draw_ring(p, rect, px(8), accent.fill, style().tokens.surface)
            ink = QColor(accent.fill) if is_current else style().colour("text")
            x = rect.x() + px(_PAD)
            if isinstance(document, Document):
                side = px(_BADGE - 6)
                at = QRectF(x - px(4), rect.center().y() - side / 2, side, side)
                draw_badge(p, at, document.game)
                x += px(_BADGE - 4)
            if isinstance(document, Document) and document.is_modified:
                side = px(_DOT)
                dot = QRectF(x, rect.center().y() - side / 2, side, side)
                draw_box(p, dot, side / 2, QColor(accent.fill))
                x += px(_DOT + 6)
            room = rect.right() - px(_CLOSE + 2) - x
            p.setFont(self._font())
            p.setPen(ink)
            text = elided(self._font(), self.tabText(place), room)
            p.drawText(QRectF(x, rect.y(), room, rect.height()), LEFT, text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self.tabAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.MiddleButton and place >= 0:
            self.close_asked.emit(self.tabData(place))
        else:
            if event.button() is Qt.MouseButton.LeftButton and place >= 0:
                # Also the one that is current already: the start page may lie before it.
                self.chosen.emit(self.tabData(place))
            super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settling.start()

    def _settle(self) -> None:
        """Qt scrolls by the width it had before: all that has room is to be seen."""
        with QSignalBlocker(self):
            here = self.currentIndex()
            self.setCurrentIndex(0)
            self.setCurrentIndex(here)

    def _tell(self, place: int) -> None:
        document = self.tabData(place)
        if isinstance(document, Document):
            self.chosen.emit(document)

    def _font(self) -> QFont:
        return style().font(14, 500)

    def _restyle(self) -> None:
        self.setFont(self._font())
        self.updateGeometry()
        self.update()

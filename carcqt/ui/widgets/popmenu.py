"""Menus that drop from a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QAction, QColor, QGuiApplication, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from carcqt.ui.actions import Action
from carcqt.ui.keys import key_name
from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, painter, text_width
from carcqt.ui.theme.style import accent_of, style

_ROW: Final = 34
_LEAST_ROW: Final = 24
_GAP: Final = 9
_SHARE: Final = 0.75
"""Of the screen's height, which a menu takes at most if its rows can be lower."""
_ICON: Final = 18
_PAD: Final = 12
_KEY_GAP: Final = 28


class _MenuStyle(QProxyStyle):
    """Only rows of our height: the width of a row is its menu's to say."""

    def sizeFromContents(
        self,
        which: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        /,
        w: QWidget | None = None,
    ) -> QSize:
        if w is None:
            return size
        found = super().sizeFromContents(which, option, size, w)
        if which is QStyle.ContentsType.CT_MenuItem and isinstance(w, PopMenu):
            # A separator is lower than the icons that Qt makes room for.
            tall = found.height() > 12
            return QSize(w.row_width(), w.row_height if tall else style().px(_GAP))
        return found


@cache
def _menu_style() -> _MenuStyle:
    made = _MenuStyle("Fusion")
    # Its life ends with the application's, not after it.
    made.setParent(QApplication.instance())
    return made


class PopMenu(QMenu):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyle(_menu_style())
        self.setToolTipsVisible(True)
        self._icons: dict[QAction, str] = {}
        self._inner: set[QAction] = set()
        self.row_height = style().px(_ROW)
        style().follow(self._restyle)

    def add(
        self,
        text: str,
        act: Callable[[], object] | None = None,
        icon: str = "",
        key: str = "",
        checked: bool | None = None,
        enabled: bool = True,
    ) -> QAction:
        """`key` is only shown: who owns the window listens to it."""
        shown = text.replace("&", "&&")
        # What follows a tab is a key that is shown, and taken from nobody.
        action = self.addAction(f"{shown}\t{key_name(key)}" if key else shown)
        if icon:
            self._icons[action] = icon
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)
        action.setEnabled(enabled)
        if act is not None:
            action.triggered.connect(lambda _checked=False: act())
        return action

    def take(
        self,
        action: Action,
        act: Callable[[], object] | None = None,
        text: str = "",
        enabled: bool | None = None,
    ) -> QAction:
        """A row for an action of the window, which may do it here in a way of its own."""
        return self.add(
            text or action.text(),
            act or action.trigger,
            action.sign,
            action.key,
            enabled=action.isEnabled() if enabled is None else enabled,
        )

    def add_menu(self, text: str, icon: str = "") -> PopMenu:
        """A row that opens a menu of its own."""
        inner = PopMenu(self)
        inner.setTitle(text.replace("&", "&&"))
        action = self.addMenu(inner)
        self._icons[action] = icon
        self._inner.add(action)
        return inner

    def drop(self, under: QWidget) -> None:
        gaps = sum(action.isSeparator() for action in self.actions())
        room = _SHARE * under.screen().availableGeometry().height() - gaps * style().px(_GAP)
        rows = max(1, len(self.actions()) - gaps)
        self.row_height = max(style().px(_LEAST_ROW), min(style().px(_ROW), int(room / rows)))
        self.popup(place_below(under, self.sizeHint()))

    def row_width(self) -> int:
        px, font = style().px, style().font(14)
        widest = 0.0
        for action in self.actions():
            text, key = _parts(action)
            width = text_width(font, text)
            if action in self._inner:
                width += px(_KEY_GAP) + px(_ICON)
            if key:
                width += px(_KEY_GAP) + text_width(style().font(12), key)
            widest = max(widest, width)
        return round(widest + 2 * px(_PAD) + px(_ICON) + px(10) + px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour = painter(self), style().colour
        p.fillRect(self.rect(), colour("raised"))
        draw_box(p, self.rect(), 0, line=colour("line2", 170))
        for action in self.actions():
            rect = QRectF(self.actionGeometry(action))
            if action.isSeparator():
                p.fillRect(
                    QRectF(rect.x(), round(rect.center().y()), rect.width(), 1), colour("line")
                )
            elif action.isVisible():
                self._draw(p, rect, action)

    def _draw(self, p: QPainter, rect: QRectF, action: QAction) -> None:
        px, colour = style().px, style().colour
        if action is self.activeAction() and action.isEnabled():
            draw_box(p, rect.adjusted(px(3), 1, -px(3), -1), px(6), colour("hover"))
        ink = colour("text") if action.isEnabled() else colour("text3", 140)
        name = self._icons.get(action, "")
        tint = colour("text2") if action.isEnabled() else ink
        if action.isCheckable():
            name = "check" if action.isChecked() else name
            tint = QColor(accent_of(self).fill) if action.isChecked() else tint
        x, side = rect.x() + px(_PAD), px(_ICON)
        if name:
            at = QPoint(round(x), round(rect.center().y() - side / 2))
            p.drawPixmap(at, draw_of(name, side, tint))
        x += side + px(10)
        text, key = _parts(action)
        p.setFont(style().font(14))
        p.setPen(ink)
        p.drawText(QRectF(x, rect.y(), rect.right() - x, rect.height()), LEFT, text)
        p.setFont(style().font(12))
        p.setPen(colour("text3") if action.isEnabled() else ink)
        p.drawText(rect.adjusted(0, 0, -px(_PAD), 0), RIGHT, key)
        if action in self._inner:
            at = QPoint(round(rect.right()) - px(_PAD) - side, round(rect.center().y() - side / 2))
            p.drawPixmap(at, draw_of("chevron-right", side, tint))

    def _restyle(self) -> None:
        self.setFont(style().font(14))
        own = QPalette(self.palette())
        own.setColor(QPalette.ColorRole.Window, style().colour("raised"))
        self.setPalette(own)
        self.update()


def place_below(widget: QWidget, size: QSize) -> QPoint:
    """Where something of a size drops from a widget, so that all of it is on the screen."""
    gap = style().px(4)
    at = widget.mapToGlobal(QPoint(0, widget.height() + gap))
    screen = QGuiApplication.screenAt(at) or widget.screen()
    room = screen.availableGeometry()
    if at.x() + size.width() > room.right():
        at.setX(widget.mapToGlobal(QPoint(widget.width(), 0)).x() - size.width())
    if at.y() + size.height() > room.bottom():
        at.setY(widget.mapToGlobal(QPoint(0, 0)).y() - gap - size.height())
    return QPoint(
        max(room.left(), min(at.x(), room.right() + 1 - size.width())),
        max(room.top(), min(at.y(), room.bottom() + 1 - size.height())),
    )


def _parts(action: QAction) -> tuple[str, str]:
    text, _, key = action.text().partition("\t")
    return text.replace("&&", "&"), key

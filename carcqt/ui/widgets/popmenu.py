"""Menus that drop from a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from carcqt.ui.actions import Action
from carcqt.ui.controls.menus import GAP, ROW, menu_icon
from carcqt.ui.keys import key_name
from carcqt.ui.theme.style import style

_LEAST_ROW: Final = 24
_SHARE: Final = 0.75
"""Of the screen's height, which a menu takes at most if its rows can be lower."""


class PopMenu(QMenu):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self.row_height = style().px(ROW)
        """In pixels."""
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
            action.setIcon(menu_icon(icon))
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
        if icon:
            action.setIcon(menu_icon(icon))
        return inner

    def drop(self, under: QWidget) -> None:
        gaps = sum(action.isSeparator() for action in self.actions())
        room = _SHARE * under.screen().availableGeometry().height() - gaps * style().px(GAP)
        rows = max(1, len(self.actions()) - gaps)
        self.row_height = max(style().px(_LEAST_ROW), min(style().px(ROW), int(room / rows)))
        self.popup(place_below(under, self.sizeHint()))

    def _restyle(self) -> None:
        self.setFont(style().font(14))
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

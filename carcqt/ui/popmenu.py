"""Menus that drop from a button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QIcon, QPalette
from PySide6.QtWidgets import QMenu, QWidget

from carcqt.ui.icons import icon as draw_of
from carcqt.ui.theme import style


class PopMenu(QMenu):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[tuple[QAction, str]] = []
        self.setToolTipsVisible(True)
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
        # What follows a tab is drawn at the right, as a shortcut is, and takes no key from anybody.
        action = self.addAction(f"{shown}\t{key}" if key else shown)
        if icon:
            self._icons.append((action, icon))
        if checked is not None:
            action.setCheckable(True)
            action.setChecked(checked)
        action.setEnabled(enabled)
        if act is not None:
            action.triggered.connect(lambda _checked=False: act())
        self._restyle()
        return action

    def drop(self, under: QWidget) -> None:
        """Open below a widget, its right side with ours if there is no room to the right."""
        self.popup(under.mapToGlobal(QPoint(0, under.height() + style().px(4))))

    def _restyle(self) -> None:
        self.setFont(style().font(14))
        own = QPalette(self.palette())
        colour, role = style().colour, QPalette.ColorRole
        own.setColor(role.Window, colour("raised"))
        own.setColor(role.Base, colour("raised"))
        own.setColor(role.Highlight, colour("hover"))
        own.setColor(role.HighlightedText, colour("text"))
        own.setColor(role.Text, colour("text"))
        own.setColor(role.WindowText, colour("text"))
        self.setPalette(own)
        for action, name in self._icons:
            action.setIcon(QIcon(draw_of(name, style().px(18), colour("text2"))))

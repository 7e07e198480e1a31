"""Buttons, named for those who hear the screen. `carcqt/ui/controls` paints those with a `look`."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeySequence, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from carcqt.content.cleaning import clean
from carcqt.ui.actions import Action
from carcqt.ui.controls.buttons import around, content_width, wrapped_height
from carcqt.ui.controls.faces import Look
from carcqt.ui.theme.caps import key_size
from carcqt.ui.theme.painting import remember_focus, text_width
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip

_ICON: Final = 20
_SMALL: Final = 32
"""An icon button below that has a smaller and fainter icon."""


class ButtonKind(Enum):
    PRIMARY = "primary"
    """The one act of a window."""
    SECONDARY = "secondary"
    GHOST = "ghost"
    SOFT = "soft"
    DANGER = "danger"
    """A primary one that destroys something."""


STRONG: Final = (ButtonKind.PRIMARY, ButtonKind.DANGER)


class PaintedButton(QPushButton):
    """What all buttons share: focus, and a size that is never too small for what it says."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self._pressed_at = -1
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._action: Action | None = None
        style().follow(self.restyle)

    def follow(self, action: Action) -> None:
        """It does the same as the action, and shows what that says."""
        self._action = action
        if action.sign:
            self.set_icon(action.sign)
        action.changed.connect(self._show_action)
        if action.isCheckable():
            self.setCheckable(True)
            action.toggled.connect(self.setChecked)
            self.toggled.connect(action.setChecked)
        else:
            self.clicked.connect(action.trigger)
        self._show_action()

    def _show_action(self) -> None:
        if self._action is not None:
            self.setEnabled(self._action.isEnabled())
            self.show_action(self._action)

    def show_action(self, action: Action) -> None:
        """Its words, and its key."""

    def set_icon(self, icon: str | QPixmap) -> None:
        """Nothing, where none is shown."""

    def setText(self, text: str) -> None:
        text = clean(text)
        super().setText(text)
        # An ampersand is meant as one, never as a key.
        self.setShortcut(QKeySequence())
        if "&" in text:
            self.setAccessibleName(text)

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def is_hot(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.timestamp()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two quick clicks is not meant for a button that came after the first.
        since = event.timestamp() - self._pressed_at
        if self._pressed_at >= 0 and since <= 2 * QApplication.doubleClickInterval():
            super().mouseDoubleClickEvent(event)


class LookButton(PaintedButton):
    """A button that the style paints as its look says."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        self.look = look
        super().__init__(text, parent)

    @property
    def key(self) -> str:
        """What its cap shows."""
        return self.look.key

    def set_icon(self, icon: str | QPixmap) -> None:
        self.look = replace(self.look, icon=icon)
        self.restyle()

    def set_key(self, key: str) -> None:
        self.look = replace(self.look, key=key)
        self.restyle()

    def content_width(self) -> int:
        wide = content_width(self.look, self.text(), self.font())
        return round(wide + (1.5 if self.text() else 0.5))


class Button(LookButton):
    """`key` only shows which key does the same."""

    def __init__(
        self,
        text: str = "",
        kind: ButtonKind = ButtonKind.SECONDARY,
        icon: str = "",
        key: str = "",
        height: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        self._kind = kind
        self._height = height or (40 if kind in STRONG else 36)
        super().__init__(Look(kind.value, icon, key), text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def kind(self) -> ButtonKind:
        return self._kind

    def show_action(self, action: Action) -> None:
        self.setText(action.text())
        self.set_key(action.key)

    def set_kind(self, kind: ButtonKind) -> None:
        self._kind, self.look = kind, replace(self.look, kind=kind.value)
        self.restyle()

    def restyle(self) -> None:
        self.setFont(style().font(14, 600 if self._kind in STRONG else 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        width = self.content_width() + 2 * px(12 if self._kind is ButtonKind.GHOST else 16)
        if self.key:
            width += px(6) + key_size(self.key).width()
        height = self.minimumSizeHint().height()
        return QSize(max(width, height), height)

    def minimumSizeHint(self) -> QSize:
        """Where there is little room the key is not shown."""
        px = style().px
        width = 2 * px(8) + self.content_width()
        height = max(px(self._height), self.fontMetrics().height() + px(8))
        return QSize(max(width, height), height)


class LinkButton(Button):
    """A quiet act in the accent's colour, or in that of text, as beside a heading."""

    def __init__(
        self,
        text: str = "",
        px: float = 13,
        is_quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._px = px
        super().__init__(text, ButtonKind.GHOST, height=28, parent=parent)
        self.look = replace(self.look, kind="quiet link" if is_quiet else "link")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        super().restyle()
        self.setFont(style().font(self._px, 600))

    def sizeHint(self) -> QSize:
        px = style().px
        height = max(px(self._height), self.fontMetrics().height() + px(4))
        return QSize(self.content_width() + 2 * px(4), height)


class IconButton(LookButton):
    """A square with an icon. Checkable ones show that they are on."""

    def __init__(
        self,
        icon: str = "",
        tooltip: str = "",
        px: int = 36,
        framed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._px = px
        kind = "framed icon" if framed else "small icon" if px < _SMALL else "icon"
        size = _ICON if px >= _SMALL else px - 10
        super().__init__(Look(kind, icon, icon_size=size), parent=parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_tooltip(tooltip)

    def show_action(self, action: Action) -> None:
        self.set_tooltip(action.toolTip())

    def set_tooltip(self, text: str) -> None:
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._px), style().px(self._px))


class ActionRow(LookButton):
    """One of several acts: what it is, and its key. The chosen one is checked.

    One that wraps takes a second line where a first is too short; any other text is cut."""

    def __init__(
        self,
        text: str = "",
        icon: str | QPixmap = "",
        key: str = "",
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._is_slim = False
        super().__init__(Look("row", icon, key, left=8, elides=True, wraps=wraps), text, parent)
        self.setCheckable(True)
        down = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, down)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)

    def set_slim(self, is_slim: bool) -> None:
        """No higher than its text and its key ask for."""
        self._is_slim = is_slim
        self.restyle()

    def restyle(self) -> None:
        self.setFont(style().font(14, 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        width = text_width(self.font(), self.text()) + around(self.look)
        least, air = (26, 4) if self._is_slim else (34, 10)
        height = max(style().px(least), self.fontMetrics().height() + style().px(air))
        return QSize(round(width + 1), height)

    def minimumSizeHint(self) -> QSize:
        # What people named can be long; it is cut, and whole in the tooltip.
        whole = self.sizeHint()
        return QSize(min(whole.width(), around(self.look) + style().px(96)), whole.height())

    def hasHeightForWidth(self) -> bool:
        return self.look.wraps

    def heightForWidth(self, width: int) -> int:
        air = style().px(4 if self._is_slim else 10)
        return max(self.sizeHint().height(), self._wrapped(width) + air)

    def needs(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.width() - around(self.look)
        is_cut = text_width(self.font(), self.text()) > room + 1 and not self._wrapped(self.width())
        self.setToolTip(plain_tip(self.text() if is_cut else ""))
        super().paintEvent(event)

    def _wrapped(self, width: int) -> int:
        return wrapped_height(self.look, self.text(), self.font(), width)

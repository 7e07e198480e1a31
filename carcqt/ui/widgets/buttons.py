"""Buttons: painted by ourselves, named for those who hear the screen."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from carcqt.content.cleaning import clean
from carcqt.ui.actions import Action
from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_icon,
    draw_ring,
    elided,
    faded,
    mix,
    painter,
    remember_focus,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.keycaps import draw_key, key_size

_ICON: Final = 20
_GAP: Final = 8
_RADIUS: Final = 8
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_FAR: Final = 10_000


class ButtonKind(Enum):
    PRIMARY = "primary"
    """The one act of a window."""
    SECONDARY = "secondary"
    GHOST = "ghost"
    SOFT = "soft"
    DANGER = "danger"
    """A primary one that destroys something."""


class PaintedButton(QPushButton):
    """What all buttons share: hover, focus, a size that is never too small for what it says."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
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

    def set_icon(self, name: str) -> None:
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


class Button(PaintedButton):
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
        self._kind, self._icon, self._key = kind, icon, key
        self._height = height or (40 if kind in (ButtonKind.PRIMARY, ButtonKind.DANGER) else 36)
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def kind(self) -> ButtonKind:
        return self._kind

    @property
    def key(self) -> str:
        """What its cap shows."""
        return self._key

    def show_action(self, action: Action) -> None:
        self.setText(action.text())
        self.set_key(action.key)

    def set_kind(self, kind: ButtonKind) -> None:
        self._kind = kind
        self.restyle()

    def set_icon(self, name: str) -> None:
        self._icon = name
        self.restyle()

    def set_key(self, key: str) -> None:
        self._key = key
        self.restyle()

    def restyle(self) -> None:
        strong = self._kind in (ButtonKind.PRIMARY, ButtonKind.DANGER)
        self.setFont(style().font(14, 600 if strong else 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        width = self._content_width() + 2 * px(12 if self._kind is ButtonKind.GHOST else 16)
        if self._key:
            width += px(6) + key_size(self._key).width()
        height = self.minimumSizeHint().height()
        return QSize(max(width, height), height)

    def minimumSizeHint(self) -> QSize:
        """Where there is little room the key is not shown."""
        px = style().px
        width = 2 * px(8) + self._content_width()
        height = max(px(self._height), self.fontMetrics().height() + px(8))
        return QSize(max(width, height), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        fill, ink, line = self._colours()
        box = QRectF(self.rect())
        draw_box(p, box, px(_RADIUS), fill, line)
        if shows_focus(self):
            gap = "surface" if self._kind in (ButtonKind.PRIMARY, ButtonKind.DANGER) else "raised"
            draw_ring(p, box, px(_RADIUS), accent_of(self).fill, getattr(style().tokens, gap))
        room = self.width()
        cap, inset = key_size(self._key), px(10)
        if self._key and self._content_width() + cap.width() + inset + px(14) <= room:
            at = QRectF(
                self.width() - inset - cap.width(),
                (self.height() - cap.height()) / 2,
                cap.width(),
                cap.height(),
            )
            draw_key(p, at, self._key, ink, faded(ink, 90))
            room -= cap.width() + inset
        self._draw_content(p, ink, room)

    def _content_width(self) -> int:
        width = 0.0
        if self.text():
            width = text_width(self.font(), self.text()) + 1
        if self._icon:
            width += style().px(_ICON) + (style().px(_GAP) if self.text() else 0)
        return round(width + 0.5)

    def _draw_content(self, p: QPainter, ink: QColor, room: int) -> None:
        px, x = style().px, (room - self._content_width()) / 2
        x = max(x, px(4))
        if self._icon:
            draw_icon(p, draw_of(self._icon, px(_ICON), ink), x, self.height() / 2)
            x += px(_ICON) + px(_GAP)
        p.setFont(self.font())
        p.setPen(ink)
        rect = QRectF(x, 0, room - x, self.height())
        p.drawText(rect, LEFT | Qt.TextFlag.TextSingleLine, self.text())

    def _colours(self) -> tuple[QColor | None, QColor, QColor | None]:
        """Fill, ink, frame."""
        colour, accent = style().colour, accent_of(self)
        if not self.isEnabled():
            if self._kind is ButtonKind.GHOST:
                return None, colour("text3", 130), None
            return colour("sunken"), colour("text3", 160), colour("line")
        down, hot = self.isDown(), self.is_hot
        match self._kind:
            case ButtonKind.PRIMARY | ButtonKind.DANGER:
                base = QColor(accent.fill) if self._kind is ButtonKind.PRIMARY else colour("err")
                shade = 0.2 if down else 0.1 if hot else 0.0
                return mix(base, QColor(style().tokens.text), shade), colour("on_accent"), None
            case ButtonKind.SECONDARY:
                fill = colour("sunken" if down else "hover" if hot else "raised")
                if self.isChecked():
                    return QColor(accent.soft), QColor(accent.fill), QColor(accent.fill)
                return fill, colour("text"), colour("line2", 150 if style().is_dark else 255)
            case ButtonKind.SOFT:
                shade = 0.16 if down else 0.08 if hot else 0.0
                fill = mix(QColor(accent.soft), QColor(accent.fill), shade)
                return fill, QColor(accent.fill), None
            case ButtonKind.GHOST:
                if self.isChecked():
                    return QColor(accent.soft), QColor(accent.fill), QColor(accent.fill)
                fill = colour("sunken" if down else "hover")
                return (fill if down or hot else None), colour("text" if hot else "text2"), None


class LinkButton(Button):
    """A quiet act in the accent's colour, as beside a heading."""

    def __init__(self, text: str = "", px: float = 13, parent: QWidget | None = None) -> None:
        self._px = px
        super().__init__(text, ButtonKind.GHOST, height=28, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        super().restyle()
        self.setFont(style().font(self._px, 600))

    def sizeHint(self) -> QSize:
        px = style().px
        height = max(px(self._height), self.fontMetrics().height() + px(4))
        return QSize(self._content_width() + 2 * px(4), height)

    def _colours(self) -> tuple[QColor | None, QColor, QColor | None]:
        fill, ink, line = super()._colours()
        return fill, (QColor(accent_of(self).fill) if self.isEnabled() else ink), line


class IconButton(PaintedButton):
    """A square with an icon. Checkable ones show that they are on."""

    def __init__(
        self,
        icon: str = "",
        tooltip: str = "",
        px: int = 36,
        framed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._icon, self._px, self._framed = icon, px, framed
        super().__init__("", parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_tooltip(tooltip)

    def show_action(self, action: Action) -> None:
        self.set_tooltip(action.toolTip())

    def set_tooltip(self, text: str) -> None:
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)

    def set_icon(self, name: str) -> None:
        self._icon = name
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(self._px), style().px(self._px))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, accent = painter(self), style().colour, accent_of(self)
        box, radius = QRectF(self.rect()), style().px(_RADIUS)
        fill: QColor | None = None
        ink, line = colour("text2" if self._px < 32 else "text"), None
        if self._framed:
            fill, line = colour("raised"), colour("line2", 150 if style().is_dark else 255)
        if not self.isEnabled():
            ink, line = colour("text3", 110), colour("line") if self._framed else None
        elif self.isChecked():
            fill, ink, line = QColor(accent.soft), QColor(accent.fill), QColor(accent.fill)
        elif self.isDown():
            fill = colour("sunken")
        elif self.is_hot:
            fill = colour("hover")
        draw_box(p, box, radius, fill, line)
        if shows_focus(self):
            draw_ring(p, box, radius, accent.fill, style().tokens.raised)
        px = style().px(_ICON if self._px >= 32 else self._px - 10)
        drawn = draw_of(self._icon, px, ink)
        draw_icon(p, drawn, (self.width() - px) / 2, self.height() / 2)


class ActionRow(PaintedButton):
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
        self._icon, self._key, self._is_slim = icon, key, False
        super().__init__(text, parent)
        self.setCheckable(True)
        down = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, down)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)

    @property
    def key(self) -> str:
        return self._key

    def set_icon(self, icon: str | QPixmap) -> None:
        self._icon = icon
        self.restyle()

    def set_key(self, key: str) -> None:
        self._key = key
        self.restyle()

    def set_slim(self, is_slim: bool) -> None:
        """No higher than its text and its key ask for."""
        self._is_slim = is_slim
        self.restyle()

    def restyle(self) -> None:
        self.setFont(style().font(14, 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        width = text_width(self.font(), self.text()) + self._around()
        least, air = (26, 4) if self._is_slim else (34, 10)
        height = max(style().px(least), self.fontMetrics().height() + style().px(air))
        return QSize(round(width + 1), height)

    def minimumSizeHint(self) -> QSize:
        # What people named can be long; it is cut, and whole in the tooltip.
        whole = self.sizeHint()
        return QSize(min(whole.width(), self._around() + style().px(96)), whole.height())

    def hasHeightForWidth(self) -> bool:
        return self.sizePolicy().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        air = style().px(4 if self._is_slim else 10)
        return max(self.sizeHint().height(), self._wrapped(width) + air)

    def needs(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(self.width()))

    def _wrapped(self, width: int) -> int:
        """How high its text is if it is too long for one line and two will do; otherwise 0."""
        room = width - self._around() + 1
        if not self.hasHeightForWidth() or text_width(self.font(), self.text()) <= room:
            return 0
        metrics = self.fontMetrics()
        needed = metrics.boundingRect(0, 0, room, _FAR, _WRAP, self.text())
        will_do = needed.width() <= room and needed.height() < 3 * metrics.height()
        return needed.height() if will_do else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, px, accent = painter(self), style().colour, style().px, accent_of(self)
        box, radius = QRectF(self.rect()), px(_RADIUS)
        fill, line, ink = colour("surface"), colour("line"), colour("text")
        if not self.isEnabled():
            ink = colour("text3", 150)
        elif self.isChecked():
            fill, line = QColor(accent.soft), QColor(accent.fill)
        elif self.isDown():
            fill = colour("sunken")
        elif self.is_hot:
            fill, line = colour("hover"), colour("line2")
        draw_box(p, box, radius, fill, line)
        if shows_focus(self):
            draw_ring(p, box, radius, accent.fill, style().tokens.raised)
        x = px(8)
        drawn = self._icon
        if isinstance(drawn, str) and drawn:
            drawn = draw_of(drawn, px(_ICON), ink)
        if isinstance(drawn, QPixmap):
            side = px(_ICON)
            p.setOpacity(1 if self.isEnabled() else 0.4)
            p.drawPixmap(QRectF(x, (self.height() - side) / 2, side, side).toRect(), drawn)
            p.setOpacity(1)
            x += side + px(8)
        room = self.width() - x - px(8)
        if self._key:
            cap = key_size(self._key)
            top = (self.height() - cap.height()) / 2
            at = QRectF(self.width() - px(8) - cap.width(), top, cap.width(), cap.height())
            key_ink = colour("text2") if self.isEnabled() else ink
            draw_key(p, at, self._key, key_ink, colour("line2", 160), colour("raised"))
            room -= cap.width() + px(8)
        p.setFont(self.font())
        p.setPen(ink)
        wraps = self._wrapped(self.width()) > 0
        text = self.text() if wraps else elided(self.font(), self.text(), room + 1)
        self.setToolTip(plain_tip(self.text() if text != self.text() else ""))
        p.drawText(QRectF(x, 0, room + 2, self.height()), LEFT | (_WRAP if wraps else 0), text)

    def _around(self) -> int:
        px, width = style().px, 2 * style().px(8)
        if self._icon:
            width += px(_ICON) + px(8)
        if self._key:
            width += key_size(self._key).width() + px(8)
        return width

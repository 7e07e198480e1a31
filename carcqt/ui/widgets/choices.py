"""Choices: one of a few, on or off, a filter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carcqt.ui.theme.icons import icon as draw_of
from carcqt.ui.theme.painting import (
    LEFT,
    draw_box,
    draw_icon,
    draw_ring,
    mix,
    painter,
    remember_focus,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import PaintedButton
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import remove

_ICON: Final = 16
Option = tuple[object, str, str]
"""Value, text, name of an icon; either of the last two may be empty."""


class Segment(QRadioButton):
    """One of the choices side by side. As wide as when it is chosen, so that nothing moves."""

    def __init__(self, text: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.set_text(text)
        # Tab comes to the one that is chosen; arrows go to the others.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.toggled.connect(self._take_tab)
        style().follow(self._restyle)

    def _take_tab(self, on: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus)

    def set_text(self, text: str) -> None:
        self.setText(text.replace("&", "&&"))
        self._said = text
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = style().px
        width = self._content_width() + 2 * px(12 if self._said else 13)
        return QSize(round(width + 0.5), max(px(28), self.fontMetrics().height() + px(8)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, px = painter(self), style().colour, style().px
        box, radius = QRectF(self.rect()), px(6)
        on, usable = self.isChecked(), self.isEnabled()
        ink = colour("text" if on else "text2") if usable else colour("text3", 130)
        if on:
            draw_box(p, box, radius, colour("raised"), colour("line2", 110))
        elif usable and self.underMouse():
            draw_box(p, box, radius, mix(colour("sunken"), colour("hover"), 0.6))
            ink = colour("text")
        if shows_focus(self):
            draw_ring(p, box, radius, accent_of(self).fill, style().tokens.raised)
        font = style().font(13, 600 if on else 500)
        width = text_width(font, self._said) if self._said else 0.0
        x = (self.width() - width - self._icon_width()) / 2
        if self._icon:
            draw_icon(p, draw_of(self._icon, px(_ICON), ink), x, self.height() / 2)
            x += self._icon_width()
        p.setFont(font)
        p.setPen(ink)
        p.drawText(QRectF(x, 0, self.width() - x, self.height()), LEFT, self._said)

    def _restyle(self) -> None:
        self.setFont(style().font(13, 600))
        self.updateGeometry()
        self.update()

    def _icon_width(self) -> int:
        if not self._icon:
            return 0
        return style().px(_ICON) + (style().px(6) if self._said else 0)

    def _content_width(self) -> float:
        return (text_width(self.font(), self._said) if self._said else 0) + self._icon_width()


class Segmented(QWidget):
    """One of a few, all of them in sight."""

    chosen = Signal(object)

    def __init__(
        self, options: Iterable[Option] = (), value: object = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._tell)
        self._values: list[object] = []
        self._segments: list[Segment] = []
        self.set_options(options, value)
        style().follow(self.update)

    @property
    def value(self) -> object:
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    @value.setter
    def value(self, value: object) -> None:
        """Chooses without a signal."""
        if value in self._values:
            self._segments[self._values.index(value)].setChecked(True)

    def set_options(self, options: Iterable[Option], value: object = None) -> None:
        """Other options; the same value stays chosen if it is still there."""
        kept = value if value is not None else self.value
        for old in self._segments:
            self._group.removeButton(old)
            remove(self._row, old)
        self._segments.clear()
        self._values.clear()
        for number, (worth, text, icon) in enumerate(options):
            segment = Segment(text, icon, self)
            self._group.addButton(segment, number)
            self._row.addWidget(segment)
            self._segments.append(segment)
            self._values.append(worth)
        if self._segments:
            first = self._values.index(kept) if kept in self._values else 0
            self._segments[first].setChecked(True)

    def set_texts(self, texts: Sequence[str]) -> None:
        """The same options in another language."""
        for segment, text in zip(self._segments, texts, strict=True):
            segment.set_text(text)
        self._row.invalidate()
        self.updateGeometry()

    def set_tips(self, texts: Sequence[str]) -> None:
        """For options that are only icons."""
        for segment, text in zip(self._segments, texts, strict=True):
            segment.setToolTip(plain_tip(text))
            segment.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = style().colour
        draw_box(painter(self), self.rect(), style().px(8), colour("sunken"), colour("line"))

    def _tell(self, button: QAbstractButton) -> None:
        self.chosen.emit(self._values[self._group.id(button)])


class Switch(QCheckBox):
    """On or off, at once. It says nothing itself: give it the name of the label beside it."""

    def __init__(self, on: bool = False, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setChecked(on)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        style().follow(self._restyle)

    def sizeHint(self) -> QSize:
        # Room for the ring around it.
        return QSize(style().px(36) + 8, style().px(20) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        remember_focus(self, event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, accent = painter(self), style().colour, accent_of(self)
        track = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        radius = track.height() / 2
        fill = QColor(accent.fill) if self.isChecked() else colour("sunken")
        line = None if self.isChecked() else colour("line2")
        knob = colour("on_accent") if self.isChecked() else colour("line2")
        if not self.isEnabled():
            p.setOpacity(0.45)
        elif self.underMouse():
            fill = mix(fill, colour("text"), 0.12)
        if shows_focus(self):
            around = track.adjusted(-4, -4, 4, 4)
            draw_box(p, around, around.height() / 2, line=QColor(accent.fill), width=2)
        draw_box(p, track, radius, fill, line)
        side = track.height() - 2 * style().px(3.5)
        left = (
            track.right() - side - style().px(4)
            if self.isChecked()
            else track.left() + style().px(4)
        )
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(knob)
        p.drawEllipse(QRectF(left, track.center().y() - side / 2, side, side))

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class SwitchRow(QWidget):
    """A switch with what it switches, and a line that explains it."""

    toggled = Signal(bool)

    def __init__(
        self, title: str = "", note: str = "", on: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title = Label("", 14, 500)
        self._note = Label("", 12, 400, "text2")
        self.switch: Final = Switch(on)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._title)
        texts.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(texts, 1)
        row.addWidget(self.switch)
        self.switch.toggled.connect(self.toggled)
        self.set_texts(title, note)

    @property
    def is_on(self) -> bool:
        return self.switch.isChecked()

    def set_on(self, on: bool) -> None:
        self.switch.setChecked(on)

    def set_texts(self, title: str, note: str = "") -> None:
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.switch.setAccessibleName(title)
        self.switch.setAccessibleDescription(note)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # The words belong to it: a click on them counts.
        within = self.rect().contains(event.position().toPoint())
        if within and event.button() is Qt.MouseButton.LeftButton:
            self.switch.click()


class Chip(PaintedButton):
    """A filter that can be on."""

    def __init__(self, text: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        self._icon = icon
        super().__init__(text, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        self.setFont(style().font(12, 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        width = text_width(self.font(), self.text()) + 2 * px(12) + (px(20) if self._icon else 0)
        return QSize(round(width + 0.5), max(px(28), self.fontMetrics().height() + px(8)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, px, accent = painter(self), style().colour, style().px, accent_of(self)
        box, radius = QRectF(self.rect()), self.height() / 2
        fill, ink, line = colour("raised"), colour("text2"), colour("line2", 150)
        if not self.isEnabled():
            fill, ink, line = colour("sunken"), colour("text3", 150), colour("line")
        elif self.isChecked():
            fill, ink, line = QColor(accent.soft), QColor(accent.fill), QColor(accent.fill)
        elif self.isDown():
            fill = colour("sunken")
        elif self.is_hot:
            fill = colour("hover")
        draw_box(p, box, radius, fill, line)
        if shows_focus(self):
            draw_ring(p, box, radius, accent.fill, style().tokens.raised)
        x: float = px(12)
        if self._icon:
            draw_icon(p, draw_of(self._icon, px(14), ink), x - px(2), self.height() / 2)
            x += px(18)
        p.setFont(self.font())
        p.setPen(ink)
        p.drawText(QRectF(x, 0, self.width() - x, self.height()), LEFT, self.text())

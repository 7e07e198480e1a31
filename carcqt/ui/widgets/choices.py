"""Choices: one of a few, on or off, a filter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QMouseEvent, QPaintEvent
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

from carcqt.ui.controls.buttons import content_width
from carcqt.ui.controls.faces import Look
from carcqt.ui.theme.painting import draw_box, painter, remember_focus
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import LookButton
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.removal import remove

Option = tuple[object, str, str]
"""Value, text, name of an icon; either of the last two may be empty."""


class Segment(QRadioButton):
    """One of the choices side by side. As wide as when it is chosen, so that nothing moves."""

    def __init__(self, text: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Final = Look("segment", icon, icon_size=16, gap=6)
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
        self.setText(text)
        # An ampersand is meant as one, never as a key.
        self.setShortcut(QKeySequence())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = style().px
        width = content_width(self.look, self.text(), self.font())
        width += 2 * px(12 if self.text() else 13)
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

    def _restyle(self) -> None:
        self.setFont(style().font(13, 600))
        self.updateGeometry()
        self.update()


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
        self.look: Final = Look("switch")
        self.setChecked(on)
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


class Chip(LookButton):
    """A filter that can be on."""

    def __init__(self, text: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(
            Look("chip", icon, icon_size=14, gap=6, left=10 if icon else 12), text, parent
        )
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        self.setFont(style().font(12, 500))
        super().restyle()

    def sizeHint(self) -> QSize:
        px = style().px
        width = content_width(self.look, self.text(), self.font()) + 2 * px(12)
        return QSize(round(width + 0.5), max(px(28), self.fontMetrics().height() + px(8)))

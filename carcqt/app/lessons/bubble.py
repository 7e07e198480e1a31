"""What a step says: beside the thing that it speaks of, and never over it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.lessons.actions import LessonActions
from carcqt.app.lessons.texts import LessonText, plain_words
from carcqt.app.table.speech import SpeechCard
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.marks import IconSign
from carcqt.ui.widgets.pills import StateBadge

_BESIDE = 478
"""Pixels that a bubble is wide at least with its title beside the rest of its head."""


@dataclass(frozen=True, slots=True)
class BubbleText:
    """All that it says at the moment."""

    title: str
    text: str
    chapter: str = ""
    place: str = ""
    """Six of twelve."""
    todo: str = ""
    primary: str = ""
    secondary: str = ""
    tone: str = ""
    """ok, warn, or that of the game."""
    key: str = ""
    """Key of the secondary button."""
    later: str = ""
    """Time since the step before, such as “A few turns later…”; shown in place of the chapter."""

    @property
    def spoken(self) -> str:
        parts = (self.later, self.title, plain_words(self.text), self.todo)
        joined = ". ".join(part.rstrip(".") for part in parts if part)
        return re.sub(r"(?<=[…!?])\. ", " ", joined)


class LessonBubble(SpeechCard):
    primary_asked = Signal()
    secondary_asked = Signal()
    dragged = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(16, "raised", margin=18, spacing=8, floating=True, parent=parent)
        self.said = BubbleText("", "")
        self.is_wide = False
        self._is_beside = False
        self.widest: int | None = None
        """As much as there is room for."""
        self._flat: int | None = None
        self._held: QPoint | None = None
        self._head = head = QHBoxLayout()
        head.setSpacing(style().px(8))
        self.chip, self.place = StateBadge("", "accent"), Label("", 13, 600, "text2", wrap=False)
        head.addWidget(self.chip)
        head.addStretch(1)
        head.addWidget(self.place)
        self.title = Label("", 20, 700)
        self.text = LessonText(14)
        self.todo = Panel(margin=10, spacing=10, horizontal=True)
        self.todo.line = ""
        self._sign = IconSign("cursor", 18, "accent")
        self._act = Label("", 14, 600, "accent")
        self.todo.add(self._sign)
        self.todo.box.addWidget(self._act, 1)
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(8))
        self.primary = Button("", ButtonKind.PRIMARY, key=LessonActions.key("enter"))
        self.secondary = Button("", ButtonKind.GHOST)
        row.addWidget(self.primary)
        row.addWidget(self.secondary)
        row.addStretch(1)
        self.add(head, self.title, self.text, self.todo, self._buttons)
        self.primary.clicked.connect(self.primary_asked)
        self.secondary.clicked.connect(self.secondary_asked)
        for button in (self.primary, self.secondary):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, said: BubbleText) -> None:
        self.said = said
        head = said.later or said.chapter
        self.chip.setVisible(bool(head))
        self.chip.set_state(head, said.tone or "accent")
        self.place.setText(said.place)
        self.title.setText(said.title)
        self.text.set_text(said.text)
        self.text.setVisible(bool(said.text))
        self.todo.setVisible(bool(said.todo))
        self._act.setText(said.todo)
        self._buttons.setVisible(bool(said.primary or said.secondary))
        for button, text in ((self.primary, said.primary), (self.secondary, said.secondary)):
            button.setVisible(bool(text))
            button.setText(text)
        self.secondary.set_key(said.key)
        self.secondary.set_icon("eye" if said.key else "")
        self.setAccessibleName(said.spoken)
        self.measure()

    def lie_flat(self, width: int | None) -> None:
        """So wide, and as low as can be; or as usual."""
        # With large text a title beside two others would be higher than below them.
        is_beside = width is not None and width >= style().px(_BESIDE)
        if is_beside != self._is_beside:
            self._is_beside = is_beside
            if is_beside:
                self._head.insertWidget(1, self.title, 1)
            else:
                self.box.insertWidget(1, self.title)
        self._flat = width

    def measure(self) -> QSize:
        """As high as its words need, without its shadow."""
        usual = style().px(478 if self.is_wide else 360)
        usual = usual if self.widest is None else min(usual, self.widest)
        return self.fit_words(self._flat or usual)

    @property
    def is_flat(self) -> bool:
        return self._flat is not None

    @property
    def ink(self) -> str:
        """Of its frame."""
        tone = self.said.tone
        return getattr(style().tokens, tone) if tone else accent_of(self).fill

    def paintEvent(self, event: QPaintEvent) -> None:
        self.todo.fill = "okbg" if self.said.tone == "ok" else "sunken"
        super().paintEvent(event)

    # It can be drawn aside.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        around = self.parentWidget()
        if self._held is None or around is None:
            return
        at = self.mapToParent(event.position().toPoint() - self._held)
        room = around.rect()
        x = min(max(at.x(), -self.shadow), room.width() - self.width() + self.shadow)
        y = min(max(at.y(), -self.shadow), room.height() - self.height() + self.shadow)
        self.move(x, y)
        self.dragged.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None

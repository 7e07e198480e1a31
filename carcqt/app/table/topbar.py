"""The bar above the table: where one is, what is being done, and what may be called up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.ui.actions import Actions
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.labels import Elided
from carcqt.ui.widgets.marks import GameBadge
from carcqt.ui.widgets.stepper import Stepper

_TITLE, _SMALL_TITLE = 14, 12
"""Pixels at 100 %."""
_HELPED = 800
"""Pixels at 100 % from which there is room for the rules."""


class TopBar(QWidget):
    home = Signal()
    menu = Signal()

    def __init__(
        self,
        game: str,
        actions: Actions,
        log_button: IconButton,
        help_button: IconButton,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        px = style().px
        self.setFixedHeight(px(48))
        row = QHBoxLayout(self)
        row.setContentsMargins(px(8), 0, px(8), 0)
        row.setSpacing(px(4))
        self.home_button = IconButton("home")
        self.badge = GameBadge(game, 28)
        self.title, self.subtitle = Elided("", _TITLE, 600), Elided("", 12, role="text2")
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        names.addStretch(1)
        self.stepper = Stepper()
        self.undo_button, self.redo_button = IconButton(), IconButton()
        self.overlay_button, self.hint_button = IconButton(), IconButton()
        self.hint_button.setCheckable(True)
        self.log_button = log_button
        self.help_button, self.menu_button = help_button, IconButton("more")
        row.addWidget(self.home_button)
        row.addWidget(self.badge)
        row.addLayout(names, 1)
        row.addWidget(self.stepper)
        self._row, self._names, self._tail = row, names, QHBoxLayout()
        tail = self._tail
        tail.setSpacing(px(2))
        tail.addStretch(1)
        for button in (
            self.undo_button,
            self.redo_button,
            self.overlay_button,
            self.hint_button,
            self.log_button,
            self.help_button,
            self.menu_button,
        ):
            tail.addWidget(button)
        row.addLayout(tail, 1)
        self.home_button.clicked.connect(self.home)
        actions.lead(
            undo=self.undo_button,
            redo=self.redo_button,
            overlay=self.overlay_button,
            hint=self.hint_button,
        )
        self.menu_button.clicked.connect(self.menu)
        style().changed.connect(self._restyle)
        self.home_button.set_tooltip(self.tr("Home (the game is saved)"))
        self.menu_button.set_tooltip(self.tr("More"))

    def _restyle(self) -> None:
        self.setFixedHeight(style().px(48))

    def show_title(self, title: str, subtitle: str) -> None:
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self._give_way()

    def show_steps(self, steps: Sequence[str], current: int) -> None:
        self.stepper.set_steps(steps, current)
        self._give_way()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # It stays down to the smallest window, unless the text is large.
        self.help_button.setVisible(self.width() >= style().px(_HELPED))
        super().resizeEvent(event)
        self._give_way()

    def allow_hints(self, on: bool) -> None:
        """Without them there is no bulb."""
        self.hint_button.setVisible(on)
        self._give_way()

    def _give_way(self) -> None:
        """What is in the middle gives way to the name of the game, then what stands before it; at
        last the name is written smaller."""
        self.title.set_px(_TITLE)
        badge = self.badge.sizeHint().width()
        ends = self.home_button.sizeHint().width() + badge + self._tail.sizeHint().width()
        free = self.width() - ends - self.title.sizeHint().width() - style().px(40)
        short = self.stepper.longest > free
        self.stepper.set_short(short)
        has_badge = self.stepper.shortest <= free
        self.badge.setVisible(has_badge)
        if not has_badge and self.stepper.shortest > free + badge:
            self.title.set_px(_SMALL_TITLE)
        self._names.setContentsMargins(style().px(8) if has_badge else 0, 0, 0, 0)
        self._row.setStretchFactor(self._tail, 0 if short else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(style().tokens.surface))
        low = QRect(0, self.height() - 1, self.width(), 1)
        p.fillRect(low, QColor(style().tokens.line))

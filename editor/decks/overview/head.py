"""Above the grid: searching, filters, the two views, and a new tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.choices import Chip, Segmented
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.removal import remove
from editor.decks.actions import DeckActions

GRID, LIST = "grid", "list"


@dataclass(frozen=True)
class Filter:
    """A chip: which tiles it leaves."""

    key: tuple[str, ...]
    text: str
    count: int
    can_go: bool = False
    """Made by a click elsewhere, gone when it is not wanted any more."""


class Search(Field):
    """Down goes to the tiles, Esc clears."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)


class Head(QWidget):
    searched = Signal(str)
    filtered = Signal(object)
    """The key of a filter."""
    view_chosen = Signal(object)

    def __init__(self, acts: DeckActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search: Final = Search(icon="search")
        self.search.setClearButtonEnabled(False)
        self.search.textChanged.connect(self.searched)
        self.view: Final = Segmented([(GRID, "", "tiles"), (LIST, "", "list")], GRID)
        self.view.chosen.connect(self.view_chosen)
        self.new: Final = Button("", ButtonKind.SOFT)
        self.new.follow(acts["new"])
        self.panel: Final = IconButton("chart", framed=True)
        self.panel.setCheckable(True)
        self.panel.follow(acts["panel"])
        self.panel.hide()
        self._chips: list[Chip] = []
        self._filters: list[Filter] = []
        self._chosen: tuple[str, ...] = ()
        self._narrow: bool | None = None
        self._column: Final = QVBoxLayout(self)
        self._upper: Final = QHBoxLayout()
        self._strip: Final = QWidget()
        self._strip.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._flow: Final = QHBoxLayout(self._strip)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._upper)
        self._place(False)
        self.search.setPlaceholderText(self.tr("Search tiles, e.g. forest gold"))
        self.search.setAccessibleName(self.tr("Search tiles"))
        self.view.set_tips([self.tr("Cards"), self.tr("List")])
        self._fold()
        style().follow(self._restyle)

    @property
    def chosen(self) -> tuple[str, ...]:
        return self._chosen

    def set_filters(self, filters: Sequence[Filter], chosen: tuple[str, ...]) -> None:
        self._chosen = chosen
        if list(filters) != self._filters:
            if [one.key for one in filters] == [one.key for one in self._filters]:
                for chip, one in zip(self._chips, filters, strict=True):
                    chip.setText(f"{one.text} {one.count}")
            else:
                self._make(filters)
            self._filters = list(filters)
            self._fold()
        for chip, one in zip(self._chips, self._filters, strict=True):
            chip.setChecked(one.key == chosen)

    def _make(self, filters: Sequence[Filter]) -> None:
        remove(self._flow, *self._chips)
        self._chips = []
        while self._flow.count():
            self._flow.takeAt(0)
        for one in filters:
            chip = Chip(f"{one.text} {one.count}", "close" if one.can_go else "")
            chip.clicked.connect(lambda _=False, key=one.key: self._clicked(key))
            self._chips.append(chip)
            self._flow.addWidget(chip)
        self._flow.addStretch(1)

    def _clicked(self, key: tuple[str, ...]) -> None:
        # What is on already goes off again: to all.
        self.filtered.emit(() if key == self._chosen else key)

    def set_panel(self, hidden: bool, is_open: bool) -> None:
        """Whether there is a panel to open, and whether it is."""
        self.panel.setVisible(hidden)
        self.panel.setChecked(is_open)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Chips have a row of their own where they do not fit beside the search."""
        chips = sum(chip.sizeHint().width() + style().px(8) for chip in self._chips)
        others = (self.view, self.new, *((self.panel,) if self.panel.isVisibleTo(self) else ()))
        taken = sum(other.sizeHint().width() + style().px(10) for other in others)
        narrow = self.width() - style().px(40) - taken - chips < style().px(230)
        if narrow != self._narrow:
            self._place(narrow)

    def _place(self, narrow: bool) -> None:
        self._narrow = narrow
        while self._upper.count():
            self._upper.takeAt(0)
        self._column.removeWidget(self._strip)
        self._upper.addWidget(self.search, 1)
        if narrow:
            self._column.addWidget(self._strip)
        else:
            self._upper.addWidget(self._strip)
        for one in (self.view, self.new, self.panel):
            self._upper.addWidget(one)

    def minimumSizeHint(self) -> QSize:
        # Where chips do not fit, they are cut at the right.
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), style().px(560)), whole.height())

    def _restyle(self) -> None:
        px = style().px
        self._column.setContentsMargins(px(20), px(14), px(20), px(8))
        self._column.setSpacing(px(8))
        self._upper.setSpacing(px(10))
        self._flow.setSpacing(px(8))
        self._fold()

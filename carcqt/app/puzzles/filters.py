"""Which puzzles are to be seen: beside the grid, or in little room as a row above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.puzzles.words import PuzzleWords
from carcqt.play.puzzles.choosing import PuzzleFilter, PuzzleState
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.rules.games import GAMES
from carcqt.ui.language import game_words
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.choices import Chip, Segmented
from carcqt.ui.widgets.fields import Select
from carcqt.ui.widgets.flow import Flow
from carcqt.ui.widgets.labels import Label

LEVELS: Final = range(1, 6)
_MOST_THEMES = 12


class PuzzleKinds:
    """What there is to choose from, out of the puzzles themselves."""

    def __init__(self, entries: Sequence[PuzzleEntry]) -> None:
        self._entries: Final = entries
        self.games: Final = [game for game in GAMES if any(one.game == game for one in entries)]
        self.levels: Final = [
            level for level in LEVELS if any(entry.level == level for entry in entries)
        ]
        counts: dict[str, int] = {}
        self._game_of: Final[dict[str, str]] = {}
        for entry in entries:
            for theme in entry.themes:
                counts[theme] = counts.get(theme, 0) + 1
                self._game_of.setdefault(theme, entry.game)
        often = sorted(counts, key=lambda theme: (-counts[theme], theme))
        self.themes: Final = often[:_MOST_THEMES]
        self.shelves: Final = sorted(
            {entry.shelf for entry in entries}, key=lambda one: (one.kind.value, one.pack)
        )

    def count(self, what: str, value: object) -> int:
        """How many there are of a game, or in a pack."""
        one = {"games": "game", "shelves": "shelf"}.get(what)
        return sum(getattr(entry, one) == value for entry in self._entries) if one else 0

    def options(self, what: str) -> list[tuple[Any, str]]:
        """All values of one part of a filter, each with its name."""
        words = PuzzleWords()
        match what:
            case "games":
                return [(game, game_words(game).title()) for game in self.games]
            case "levels":
                return [(level, f"{level} ★") for level in self.levels]
            case "themes":
                names = [(one, words.theme_name(one, self._game_of[one])) for one in self.themes]
                return names
        return [(shelf, words.shelf(shelf)) for shelf in self.shelves]


class _PuzzleFilters(QWidget):
    """What both ways to choose have in common."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = PuzzleFilter()
        self._kinds = PuzzleKinds(())
        names = (self.tr("All"), self.tr("To do"), self.tr("Solved"))
        self.state: Final = Segmented(
            [(one, name, "") for one, name in zip(PuzzleState, names, strict=True)]
        )
        self.state.chosen.connect(lambda value: self._set(state=value))

    def show_filter(self, wanted: PuzzleFilter, kinds: PuzzleKinds) -> None:
        self._filter = wanted
        self.state.value = wanted.state
        if kinds is not self._kinds:
            self._kinds = kinds
            self._build()
        self._show_chosen()

    def _build(self) -> None:
        """Offers all kinds that there are."""
        raise NotImplementedError

    def _show_chosen(self) -> None:
        raise NotImplementedError

    def _set(self, **new: Any) -> None:
        self._filter = replace(self._filter, **new)
        self.changed.emit(self._filter)


class FilterPanel(_PuzzleFilters):
    """Several of each kind may be on; none lets all through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        texts = {
            "games": self.tr("Game"),
            "levels": self.tr("Level"),
            "themes": self.tr("Themes"),
            "shelves": self.tr("Packs"),
        }
        self._heads = {what: Label(text, 12, 600, "text2") for what, text in texts.items()}
        self._flows = {what: Flow() for what in self._heads}
        self.chips: Final[dict[tuple[str, Any], Chip]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style().px(8))
        column.addWidget(Label(self.tr("State"), 12, 600, "text2"))
        column.addWidget(self.state)
        for what, head in self._heads.items():
            column.addSpacing(style().px(6))
            column.addWidget(head)
            column.addWidget(self._flows[what])
        column.addStretch(1)

    def _show_chosen(self) -> None:
        for (what, value), chip in self.chips.items():
            chip.setChecked(value in getattr(self._filter, what))

    def _build(self) -> None:
        self.chips.clear()
        for what, flow in self._flows.items():
            made: list[QWidget] = []
            options = self._kinds.options(what)
            for value, name in options:
                count = self._kinds.count(what, value)
                chip = Chip(f"{name} · {count}" if count else name)
                chip.clicked.connect(
                    lambda on=False, what=what, value=value: self._toggle(what, value, on)
                )
                self.chips[what, value] = chip
                made.append(chip)
            flow.show_all(made)
            few = len(options) < 2 and what == "shelves"
            self._heads[what].setVisible(bool(options) and not few)
            flow.setVisible(bool(options) and not few)

    def _toggle(self, what: str, value: object, on: bool) -> None:
        now = getattr(self._filter, what)
        self._set(**{what: now | {value} if on else now - {value}})


class FilterRow(_PuzzleFilters):
    """One of each kind, or all; in two lines where one has no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.selects: Final = {what: Select() for what in ("games", "levels", "themes", "shelves")}
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._kinds_line, self.end = QHBoxLayout(), QHBoxLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        for what, select in self.selects.items():
            self._kinds_line.addWidget(select)
            select.activated.connect(lambda at, what=what: self._picked(what, at))
        self.end.addStretch(1)
        self.end.addWidget(self.state)
        self._lines.addLayout(self._kinds_line)
        self._lines.addLayout(self.end, 1)
        style().follow(self._restyle)

    def minimumSizeHint(self) -> QSize:
        """That of two lines, so that a window may become narrow enough for them."""
        wide = max(line.minimumSize().width() for line in (self._kinds_line, self.end))
        return QSize(wide, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold()
        return done

    def _fold(self) -> None:
        parts = (self._kinds_line.sizeHint(), self.end.sizeHint())
        fits = sum(part.width() for part in parts) + self._lines.spacing() <= self.width()
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if way != self._lines.direction():
            self._lines.setDirection(way)
            # Layouts around it that are at work already do not pass it on.
            if (around := self.parentWidget()) is not None:
                around.updateGeometry()

    def _restyle(self) -> None:
        for line in (self._lines, self._kinds_line, self.end):
            line.setSpacing(style().px(8))
        self._fold()

    def _show_chosen(self) -> None:
        for what, select in self.selects.items():
            on = getattr(self._filter, what)
            value = next(iter(on)) if len(on) == 1 else None
            values = self._values(what)
            # What was chosen may be gone with its puzzles; several are chosen in wide windows.
            at = values.index(value) if value in values else 0
            select.setPlaceholderText(self.tr("%n chosen", "", len(on)))
            select.setCurrentIndex(-1 if len(on) > 1 else at)

    def _values(self, what: str) -> list[Any]:
        return [None, *(value for value, _ in self._kinds.options(what))]

    def _build(self) -> None:
        alls = self._alls()
        for what, select in self.selects.items():
            options = self._kinds.options(what)
            select.clear()
            select.addItem(alls[what])
            for _, name in options:
                select.addItem(name)
            select.setAccessibleName(alls[what])
            select.setVisible(len(options) > 1)

    def _picked(self, what: str, at: int) -> None:
        value = self._values(what)[at]
        self._set(**{what: frozenset() if value is None else frozenset({value})})

    def _alls(self) -> dict[str, str]:
        return {
            "games": self.tr("All games"),
            "levels": self.tr("All levels"),
            "themes": self.tr("All themes"),
            "shelves": self.tr("All packs"),
        }

"""All puzzles: the next one worth solving is found here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random, SystemRandom
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carcqt.app.page import Page
from carcqt.app.previews.previews import Previews
from carcqt.app.puzzles.actions import PuzzlesActions
from carcqt.app.puzzles.filters import FilterPanel, FilterRow, PuzzleKinds
from carcqt.app.puzzles.grid import ENTRY, PuzzleGrid, PuzzlesModel
from carcqt.app.puzzles.level import LevelCard
from carcqt.app.puzzles.words import PuzzleWords
from carcqt.app.solving.telling import number
from carcqt.play.puzzles.choosing import PuzzleFilter, PuzzleOrder, chosen, next_of, random_of
from carcqt.play.puzzles.collection import OWN, PuzzleCollection, PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.rating import level_of
from carcqt.ui.arranging import NARROW, NOT_NARROW, By, Rule, given, height, margins, shown, width
from carcqt.ui.language import language
from carcqt.ui.packing import PackDialog
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.fields import Field, Select
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconBadge
from carcqt.ui.widgets.notices import FloatingNotice
from carcqt.ui.widgets.popmenu import PopMenu
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.ui.widgets.stars import Stars

_SIDE = 280
_WEEK: Final = timedelta(days=7)


@dataclass(frozen=True)
class PuzzlesState:
    filter: PuzzleFilter
    order: PuzzleOrder
    chosen: PuzzleEntry | None


class PuzzlesPage(Page):
    back = Signal()
    solve_asked = Signal(object, object)
    """An entry, and all that are shown, in their order."""
    open_asked = Signal()
    edit_asked = Signal(object)
    """A puzzle's path, or nothing for a new one."""
    picture_asked = Signal(object)
    """Of an entry."""
    print_asked = Signal(object)
    """Entries."""

    def __init__(
        self,
        collection: PuzzleCollection,
        progress: Progress,
        previews: Previews,
        wanted: PuzzleFilter | None = None,
        rng: Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._collection, self._progress, self._previews = collection, progress, previews
        self._rng = rng or SystemRandom()
        self.filter = wanted or PuzzleFilter()
        self.order = PuzzleOrder.SUGGESTED
        self._entries: list[PuzzleEntry] = []
        self._kinds = PuzzleKinds(())
        self.commands: Final = PuzzlesActions(self)
        self._model: Final = PuzzlesModel(progress, self)
        self.grid: Final = PuzzleGrid(previews, progress)
        self.grid.setModel(self._model)
        self.panel, self.row = FilterPanel(), FilterRow()
        self.level: Final = LevelCard()
        self.grid.setAccessibleName(self.tr("Puzzles"))
        self.search: Final = Field(icon="search")
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.orders: Final = Select()
        self.orders.setAccessibleName(self.tr("Order"))
        for text in (
            self.tr("Suggested first"),
            self.tr("Easiest first"),
            self.tr("By title"),
            self.tr("By game"),
        ):
            self.orders.addItem(text)
        self._small_stars, self._small_level = Stars(), Label("", 16, 700, wrap=False)
        self._home = IconButton("home")
        self._home.set_tooltip(self.tr("Home"))
        self._title = Elided(self.tr("Puzzles"), 14, 600)
        self._count = Elided("", 12, 400, "text2")
        self._heading = Label("", 20, 700, wrap=False)
        clear, random = self.tr("Clear the filters"), self.tr("Random, my level")
        self.clear_filters: Final = Button(clear, ButtonKind.SECONDARY, "close")
        self.open_file: Final = Button("", ButtonKind.GHOST, "folder")
        self.create_button: Final = Button("", ButtonKind.GHOST, "pencil")
        self.sheet: Final = Button("", ButtonKind.GHOST, "print")
        key = PuzzlesActions.key
        self.next: Final = Button(self.tr("Next"), ButtonKind.SECONDARY, "next", key("next"))
        self.random: Final = Button(random, ButtonKind.SECONDARY, "dice", key("random"))
        self.solve: Final = Button("", ButtonKind.PRIMARY, "play", PuzzlesActions.key("enter"))
        self.notice: Final = FloatingNotice(self.grid)
        self._empty, self._empty_text = QWidget(), Label("", 16, 500, "text2")
        self._empty_create = Button(self.tr("Create a puzzle"), ButtonKind.SECONDARY, "pencil")
        self._build()
        self.search.setText(self.filter.text)
        self._connect()
        for button, tip in (
            (self.open_file, self.tr("Open a file…")),
            (self.create_button, self.tr("Create a puzzle")),
            (self.sheet, self.tr("Print a sheet…")),
        ):
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self.arrangement = self._rules()
        self.rearrange()
        self._show()
        self._show_level()

    def primary(self) -> QPushButton | None:
        return self.solve

    def leave(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.back.emit()

    def _seek_anew(self) -> None:
        """What was looked for before gives way to what is typed now."""
        self.search.setFocus()
        self.search.selectAll()

    @property
    def shown(self) -> list[PuzzleEntry]:
        """What the filters leave, in its order."""
        return list(self._model.entries)

    @property
    def chosen(self) -> PuzzleEntry | None:
        index = self.grid.currentIndex()
        return index.data(ENTRY) if index.isValid() else None

    def choose(self, entry: PuzzleEntry | None) -> None:
        row = self._model.row_of(entry)
        if row < 0:
            sound = (at for at, one in enumerate(self._model.entries) if not one.is_broken)
            row = next(sound, 0)
        self.grid.setCurrentIndex(self._model.index(row, 0))
        self._follow()

    def refresh(self) -> None:
        """Look at the folders again; the chosen puzzle stays chosen."""
        entries = self._collection.entries()
        if entries != self._entries:
            self._entries, self._kinds = entries, PuzzleKinds(entries)
        self._show()
        self._show_level()

    def say_all_solved(self) -> None:
        self.say(self.tr("You have solved all of these."))

    def say(self, text: str) -> None:
        """Something that went wrong and changes nothing here."""
        self.notice.put(self.grid.rect())
        self.notice.say(text)

    def _show_count(self) -> None:
        """How many are solved; where there is no heading, also how many were found."""
        solved = sum(self._progress.of(entry.id).is_solved for entry in self._entries)
        text = self.tr("{solved} of {count} solved")
        text = text.format(solved=solved, count=len(self._entries))
        if self._heading.isHidden() and not self.filter.is_empty:
            text = f"{self._heading.text()} · {text}"
        self._count.setText(text)

    def _show(self) -> None:
        kept = self.chosen
        found = chosen(self._entries, self._progress, self.filter, self.order, language().code)
        self._model.show_entries(found)
        self.panel.show_filter(self.filter, self._kinds)
        self.row.show_filter(self.filter, self._kinds)
        self.choose(kept)
        self._heading.setText(self.tr("%n puzzle(s)", "", len(found)))
        self._show_count()
        self.clear_filters.setVisible(not self.filter.is_empty)
        self.grid.setVisible(bool(found))
        self._empty.setVisible(not found)
        own = self.filter == PuzzleFilter(shelves=frozenset({OWN}))
        self._empty_create.setVisible(own)
        self._empty_text.setText(
            self.tr("No puzzles yet") if own else self.tr("No puzzle with these filters")
        )
        for button in (self.next, self.random, self.sheet):
            button.setEnabled(bool(found))

    def _show_level(self) -> None:
        progress = self._progress
        rating = progress.rating
        text = self.tr("no level yet") if rating is None else number(rating)
        gain = progress.gain_since(datetime.now() - _WEEK)
        self.level.show_level(rating, text, gain, [one.rating for one in progress.ratings])
        self._small_level.setText(text if rating is not None else "")
        self._small_stars.set_count(level_of(rating) if rating is not None else 0)

    def _follow(self) -> None:
        entry = self.chosen
        can = entry is not None and not entry.is_broken
        self.solve.setEnabled(can)
        title = PuzzleWords().title(entry) if entry is not None else ""
        if len(title) > 28:
            title = f"{title[:27]}…"
        if can:
            self.solve.setText(self.tr("Solve “{title}”").format(title=title))
        if not can or self._foot.minimumSizeHint().width() > self.width():
            self.solve.setText(self.tr("Solve"))

    # What is done.

    def _solve(self) -> None:
        entry = self.chosen
        if entry is not None and not entry.is_broken:
            self.solve_asked.emit(entry, self.shown)

    def _solve_next(self) -> None:
        entry = next_of(self.shown, self._progress)
        if entry is None:
            self.say_all_solved()
        else:
            self.solve_asked.emit(entry, self.shown)

    def _solve_random(self) -> None:
        entry = random_of(self.shown, self._progress, self._rng)
        if entry is not None:
            self.solve_asked.emit(entry, self.shown)

    def _filter(self, wanted: PuzzleFilter) -> None:
        self.filter = replace(wanted, text=self.search.text())
        self._show()

    def _seek(self, text: str) -> None:
        self.filter = replace(self.filter, text=text)
        self._show()

    def _order(self, at: int) -> None:
        self.order = list(PuzzleOrder)[at]
        self._show()

    def _clear(self) -> None:
        self.filter = PuzzleFilter()
        self.search.clear()
        self._show()

    def _menu(self, at: QPoint) -> None:
        index = self.grid.indexAt(at)
        if not index.isValid():
            return
        self.grid.setCurrentIndex(index)
        entry: PuzzleEntry = index.data(ENTRY)
        menu = PopMenu(self)
        fine = not entry.is_broken
        menu.add(self.tr("Solve"), self._solve, "play", enabled=fine)
        menu.add(self.tr("Print…"), lambda: self.print_asked.emit([entry]), "print", enabled=fine)
        menu.add(
            self.tr("Save as a picture…"),
            lambda: self.picture_asked.emit(entry),
            "camera",
            enabled=fine,
        )
        if not self.create_button.isHidden():
            menu.add(
                self.tr("Open in the editor"), lambda: self.edit_asked.emit(entry.path), "pencil"
            )
        menu.add(self.tr("Make a pack…"), lambda: self._pack(entry), "pile", enabled=fine)
        menu.exec(self.grid.viewport().mapToGlobal(at))
        menu.deleteLater()

    def _pack(self, entry: PuzzleEntry) -> None:
        """To share: this one, and whatever else is chosen."""
        dialog = PackDialog([entry.path], self)
        dialog.exec()
        if dialog.written is not None:
            self.say(self.tr("“{name}” saved.").format(name=dialog.written.name))
        dialog.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.commands.press(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)
        self.grid.setFocus(Qt.FocusReason.MouseFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def _rules(self) -> tuple[Rule, ...]:
        edge, words = By(8, narrow=16), By(True, narrow=False)
        return (
            height(self._bar, 48),
            shown(NOT_NARROW, self._left, self._heading),
            width(self._left, _SIDE),
            shown(NARROW, self._narrow),
            given(self._show_rating, NARROW),
            lambda _size: self._show_count(),
            width(self.search, By(170, narrow=150)),
            given(self._name_acts, words),
            margins(self._body, edge, By(16, narrow=8), 8, 0),
            margins(self._head, 8, 0, 16, 0),
            margins(self._narrow_row, 24, 12, 24, 4),
            given(self._move_fields, NARROW),
        )

    def _show_rating(self, is_small: bool) -> None:
        for part in (self._small_stars, self._small_level):
            part.setVisible(is_small and self._progress.rating is not None)

    def _name_acts(self, in_words: bool) -> None:
        self.open_file.setText(self.tr("Open a file…") if in_words else "")
        self.create_button.setText(self.tr("Create a puzzle") if in_words else "")
        self.sheet.setText(self.tr("Print a sheet…") if in_words else "")

    def _move_fields(self, to_bar: bool) -> None:
        """Fields are where there is room for them."""
        if to_bar and self._head.indexOf(self.search) >= 0:
            self._bar.box.insertWidget(3, self.search)
            self.row.end.insertWidget(0, self.orders)
            self.row.end.insertWidget(1, self.clear_filters)
        elif not to_bar and self._head.indexOf(self.search) < 0:
            self._head.insertWidget(1, self.clear_filters)
            self._head.addWidget(self.search)
            self._head.addWidget(self.orders)

    def state(self) -> PuzzlesState:
        return PuzzlesState(self.filter, self.order, self.chosen)

    def take_over(self, state: PuzzlesState) -> None:
        self.search.setText(state.filter.text)
        self.filter, self.order = state.filter, state.order
        self.orders.setCurrentIndex(list(PuzzleOrder).index(state.order))
        self.refresh()
        self.choose(state.chosen)

    def _build(self) -> None:
        bar = Bar(Edge.BOTTOM)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._count)
        names.addStretch(1)
        bar.box.setContentsMargins(8, 0, 8, 0)
        bar.box.addWidget(self._home)
        bar.box.addWidget(IconBadge("puzzle", 28, "accent"))
        bar.box.addLayout(names, 1)
        for thing in (self._small_stars, self._small_level, self.open_file, self.create_button):
            bar.box.addWidget(thing)
        self._bar = bar
        inside = QWidget()
        left = QVBoxLayout(inside)
        left.setContentsMargins(0, 0, 6, 0)
        left.setSpacing(16)
        left.addWidget(self.level)
        left.addWidget(self.panel, 1)
        self._left = Bar(Edge.RIGHT, horizontal=False)
        self._left.box.setContentsMargins(16, 16, 8, 8)
        self._left.box.addWidget(ScrollArea(inside))
        self._head = QHBoxLayout()
        self._head.setSpacing(12)
        self._head.addWidget(self._heading)
        self._head.addWidget(self.clear_filters)
        self._head.addStretch(1)
        self._head.addWidget(self.search)
        self._head.addWidget(self.orders)
        self._narrow = QWidget()
        self._narrow_row = QHBoxLayout(self._narrow)
        self._narrow_row.addWidget(self.row, 1)
        empty = QVBoxLayout(self._empty)
        empty.setSpacing(16)
        empty.addStretch(1)
        self._empty_text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        empty.addWidget(self._empty_text)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self._empty_create)
        line.addStretch(1)
        empty.addLayout(line)
        empty.addStretch(2)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addLayout(self._head)
        column.addWidget(self.grid, 1)
        column.addWidget(self._empty, 1)
        self._body = QHBoxLayout()
        self._body.addLayout(column, 1)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._left)
        middle.addLayout(self._body, 1)
        foot = Bar(Edge.TOP)
        foot.box.setContentsMargins(24, 10, 24, 10)
        foot.box.setSpacing(12)
        self._foot = foot
        foot.box.addWidget(self.sheet)
        foot.box.addStretch(1)
        for button in (self.next, self.random, self.solve):
            foot.box.addWidget(button)
        self.whole.addWidget(bar)
        self.whole.addWidget(self._narrow)
        self.whole.addLayout(middle, 1)
        self.whole.addWidget(foot)

    def _connect(self) -> None:
        self._home.clicked.connect(self.back)
        self.panel.changed.connect(self._filter)
        self.row.changed.connect(self._filter)
        self.search.textChanged.connect(self._seek)
        self.orders.activated.connect(self._order)
        self.clear_filters.clicked.connect(self._clear)
        self.grid.selectionModel().currentChanged.connect(lambda _now, _was: self._follow())
        self.grid.opened.connect(self._solve)
        self.grid.customContextMenuRequested.connect(self._menu)
        self.solve.clicked.connect(self._solve)
        self.next.clicked.connect(self._solve_next)
        self.random.clicked.connect(self._solve_random)
        self.sheet.clicked.connect(lambda: self.print_asked.emit(self.shown))
        self.open_file.clicked.connect(self.open_asked)
        for button in (self.create_button, self._empty_create):
            button.clicked.connect(lambda: self.edit_asked.emit(None))
        self.commands.bind(
            next=self._solve_next,
            random=self._solve_random,
            search=self._seek_anew,
        )

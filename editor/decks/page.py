"""A deck in the editor: its tiles, what they add up to, one of them large, or on a test board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.pictures import Pictures
from carcqt.content.decks import DeckFile
from carcqt.content.tables import Seat, SeatKind, TableSetup
from carcqt.rules.problems import Problem
from carcqt.ui.theme.breakpoints import Size
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.popmenu import PopMenu
from editor.decks.editing import DeckEditing
from editor.decks.overview.filters import Filters, Key
from editor.decks.overview.grid import TileGrid
from editor.decks.overview.head import LIST, Head
from editor.decks.overview.model import TilesModel, tile_of
from editor.decks.properties import DeckProperties
from editor.decks.side import DECK, STATISTICS, DeckSide
from editor.decks.stats.counts import Statistics
from editor.decks.stats.panel import StatPanel
from editor.decks.stats.runview import RunView
from editor.decks.stats.testrun import GAMES, TestRun
from editor.decks.testboard.view import TestBoardState, TestBoardView
from editor.decks.tileview import TileView
from editor.documents.companions import companion
from editor.documents.deck import DeckDocument
from editor.documents.layouts import LayoutDocument
from editor.forms.page import DocumentPage, ShownPart
from editor.tiles.editor import TileEditorState

_REST: Final = 120
"""Milliseconds without a change after which the statistics are counted again."""


@dataclass(frozen=True)
class DeckPageState:
    shown: ShownPart
    key: Key
    """The filter that is on."""
    only: frozenset[str]
    query: str
    view: object
    """Cards or a list."""
    rows: tuple[int, ...]
    """Tiles that are selected."""
    side: object
    """What the panel shows."""
    is_panel_open: bool
    run: tuple[int, int]
    """Level and number of games of a test run."""
    tile: TileEditorState | None
    board: TestBoardState | None


class DeckPage(DocumentPage):
    has_try = True

    def __init__(
        self, document: DeckDocument, studio: Studio, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, studio, parent)
        set_game(self, None)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.deck: Final = document
        game = document.content.game
        self._panel_open = False
        self._foot: QWidget | None = None
        self.model: Final = TilesModel(document, self)
        self.filters: Final = Filters(document, self.model)
        pictures = Pictures(studio, THEMES[game], self)
        self.grid: Final = TileGrid(self.model, pictures)
        self.editing: Final = DeckEditing(document, self.grid)
        self.head: Final = Head(self.editing.commands)
        self.nothing: Final = Label("", 14, 400, "text2")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Games that are played go on in another language.
        self.run: Final = companion(document, TestRun, lambda: TestRun(document))
        self.run_view: Final = RunView(game, self.run)
        self.statistics: Final = StatPanel(game, self.run_view)
        self.properties: Final = DeckProperties(document, lambda: self.grid.rows)
        self.side: Final = DeckSide(self.statistics, self.properties, self)
        self.tile_view: TileView | None = None
        self.try_view: TestBoardView | None = None
        self.stack: Final = QStackedWidget()
        self._count_timer: Final = QTimer(self, singleShot=True, interval=_REST)
        self._count_timer.timeout.connect(self._count)
        self._lay_out()
        self._connect()
        self._show_chips()
        self._count()
        style().changed.connect(self._fold)
        self.grid.setAccessibleName(self.tr("Tiles"))
        self._show_nothing()

    def _lay_out(self) -> None:
        self._tiles = QWidget()
        column = QVBoxLayout(self._tiles)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        self._around = QWidget()
        around = QHBoxLayout(self._around)
        around.setContentsMargins(style().px(14), 0, style().px(4), 0)
        around.addWidget(self.grid)
        column.addWidget(self._around, 1)
        column.addWidget(self.nothing, 1)
        self.stack.addWidget(self._tiles)
        self._left = QVBoxLayout()
        self._left.setSpacing(0)
        self._left.addWidget(self.stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(self._left, 1)
        row.addWidget(self.side)
        self._row = row

    def _connect(self) -> None:
        self.head.searched.connect(self.search)
        self.head.search.left.connect(self._leave_search)
        self.head.filtered.connect(self.filter)
        self.head.view_chosen.connect(lambda view: self.grid.set_rows(view == LIST))
        self.editing.commands.bind(
            new=self.new_tile,
            search=self.head.search.setFocus,
            find=self.head.search.setFocus,
            panel=self.toggle_panel,
            try_it=self.try_it,
        )
        self.side.closed.connect(self.toggle_panel)
        self.grid.opened.connect(self.open_tile)
        self.grid.counted.connect(self.editing.count)
        self.grid.count_typed.connect(self.editing.set_count)
        self.grid.moved.connect(self.editing.move)
        self.editing.made.connect(self._made)
        self.editing.open_asked.connect(self.open_tile)
        self.grid.menu_asked.connect(self._show_menu)
        self.grid.selected.connect(self.properties.refresh)
        self.statistics.corner_chosen.connect(lambda pair: self.filter(("corner", *pair)))
        self.statistics.combination_chosen.connect(lambda four: self.filter(("sides", *four)))
        self.statistics.icon_chosen.connect(lambda icon: self.filter(("icon", icon)))
        self.statistics.tiles_chosen.connect(self.look_at)
        self.statistics.add_asked.connect(self.new_tile)
        self.run_view.start_asked.connect(self.start_run)
        self.run_view.misfits_asked.connect(self.look_at)
        self.deck.changed.connect(self._changed)
        self.deck.problems_changed.connect(self._problems_changed)

    @property
    def content(self) -> DeckFile:
        return self.deck.content

    @property
    def shown(self) -> ShownPart:
        here = self.stack.currentWidget()
        if here is self._tiles:
            return ShownPart.DECK
        return ShownPart.TILE if here is self.tile_view else ShownPart.BOARD

    # Searching and filters.

    def search(self, query: str) -> None:
        self.filters.query = query
        self._show_only()

    def filter(self, key: Key) -> None:
        self.filters.choose(key)
        self._filter_again()

    def look_at(self, tiles: Sequence[str]) -> None:
        """Shows only these."""
        self.filters.choose_tiles(tiles)
        self._filter_again()

    def _filter_again(self) -> None:
        self._show_chips()
        self._show_only()
        self._tell_panel()

    def show_all(self) -> None:
        self.filters.key, self.filters.query = (), ""
        self.head.search.clear()
        self._filter_again()

    def _leave_search(self) -> None:
        self._focus()
        if not self.grid.rows and self.model.rowCount():
            self.grid.setCurrentIndex(self.model.index(0))

    def _show_only(self) -> None:
        self.model.show_only(self.filters.wanted)
        self._show_nothing()

    def _show_nothing(self) -> None:
        empty = self.model.rowCount() == 0
        had_focus = self.grid.hasFocus() or self.hasFocus()
        self._around.setVisible(not empty)
        self.nothing.setVisible(empty)
        if had_focus:
            self._focus()
        if empty and self.content.entries:
            self.nothing.setText(self.tr("No tile matches."))
        elif empty:
            self.nothing.setText(self.tr("This deck is empty. Press N to make its first tile."))

    def _show_chips(self) -> None:
        before = self.filters.key
        self.head.set_filters(self.filters.chips(), self.filters.key)
        if self.filters.key != before:
            # Nothing is like that any more.
            self._show_only()

    def new_tile(self, sides: Sequence[str] = ()) -> None:
        """Opened at once, as it is to become something."""
        if self.editing.new(sides, self.filters.pile):
            self.open_tile(self.grid.rows[0])

    def _new_after(self) -> None:
        """After the one that is shown large."""
        if self.tile_view is not None and self.tile_view.row is not None:
            self.grid.select_rows([self.tile_view.row])
        self.new_tile()

    def _made(self, rows: Sequence[int]) -> None:
        if not self.model.places_of(rows):
            # What was just made must be seen.
            self.show_all()
        self.grid.select_rows(rows)
        self._focus()

    # What follows from a change.

    def _changed(self) -> None:
        self._show_nothing()
        self._count_timer.start()
        self.try_changed.emit()
        if self.run.has_results:
            self._tell_run()

    def _problems_changed(self) -> None:
        self._count_timer.start()
        self._tell_run()
        self.try_changed.emit()

    def _count(self) -> None:
        self._count_timer.stop()
        if self.filters.key == ("problems",):
            self.model.refresh()
        self._show_chips()
        self._tell_panel()
        self._tell_run()

    def _tell_panel(self) -> None:
        if not self.side.isVisibleTo(self) and self.statistics.statistics is not None:
            return
        tiles = self.content.deck.tiles
        description = self.content.rules.description
        self.statistics.show_statistics(Statistics(tiles, description), self.filters.sides)

    def _tell_run(self) -> None:
        self.run_view.set_state(self.run.is_stale(self.content), self.is_playable)

    @property
    def is_playable(self) -> bool:
        return bool(self.content.entries) and not self.deck.problems

    # One tile, large.

    def open_tile(self, row: int) -> None:
        if 0 <= row < len(self.content.entries):
            view = self._tile_view()
            view.open(row)
            self._turn_to(view)

    def _tile_view(self) -> TileView:
        """Made when it is needed."""
        if self.tile_view is None:
            self.tile_view = TileView(self.deck, self.studio)
            self.tile_view.left.connect(self.close_tile)
            self.tile_view.try_asked.connect(self.try_it)
            self.tile_view.new_asked.connect(self._new_after)
            self.tile_view.export_asked.connect(self.export_asked)
            self._add(self.tile_view)
        return self.tile_view

    def close_tile(self) -> None:
        row = self.tile_view.row if self.tile_view else None
        self._turn_to(self._tiles)
        if row is not None:
            self.grid.select_rows([row])
        self._focus()

    def show_place(self, problem: Problem) -> None:
        tile = tile_of(problem)
        row = next((n for n, e in enumerate(self.content.entries) if e.tile.id == tile), None)
        if row is None:
            self._turn_to(self._tiles)
            if problem.place[:1] == ("tokens",):
                self.side.turn_to(DECK)
                self._open_panel(True)
            return
        if not self.model.places_of([row]):
            self.show_all()
        self.grid.select_rows([row])
        self.open_tile(row)
        if self.tile_view is not None:
            self.tile_view.show_place(problem)

    def _add(self, view: QWidget) -> None:
        """The window does not grow with what one looks into: that folds."""
        view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.stack.addWidget(view)

    def _turn_to(self, view: QWidget) -> None:
        self.stack.setCurrentWidget(view)
        self._fold()
        self.try_changed.emit()
        if self._foot is not None:
            # A tile shows its own, and on the board there are none.
            self._foot.setVisible(view is self._tiles)
        self._focus()

    # Trying it.

    @property
    def can_try(self) -> bool:
        return bool(self.content.entries)

    def try_it(self) -> None:
        """To the test board, or back from it to where one was."""
        if self.try_view is not None and self.stack.currentWidget() is self.try_view:
            self.stop_trying()
            return
        view = self._try_view()
        row = self.tile_view.row if self.tile_view is not None else None
        is_from_tile = self.shown is ShownPart.TILE
        view.set_from_tile(is_from_tile)
        self._turn_to(view)
        view.restart()
        view.set_playable(self.is_playable)
        if is_from_tile and row is not None:
            view.begin_with(self.content.entries[row].tile.id)

    def _try_view(self) -> TestBoardView:
        """Made when it is needed."""
        if self.try_view is None:
            self.try_view = TestBoardView(self.deck, self.studio)
            self.try_view.left.connect(self.stop_trying)
            self.try_view.edit_asked.connect(self._edit_from_board)
            self.try_view.play_asked.connect(self.play)
            self._add(self.try_view)
        return self.try_view

    def stop_trying(self) -> None:
        tile, board = self.tile_view, self.try_view
        is_from_tile = board is not None and board.is_from_tile
        # The tile may have been undone away meanwhile.
        is_there = tile is not None and tile.row is not None
        self._turn_to(tile if is_from_tile and is_there and tile is not None else self._tiles)

    def _edit_from_board(self, tile: str) -> None:
        row = next((n for n, e in enumerate(self.content.entries) if e.tile.id == tile), None)
        if row is not None:
            self.open_tile(row)

    def play(self) -> None:
        """A whole game against a computer player, in the window for that."""
        if self.is_playable:
            seats = (
                Seat(self.tr("Designer"), 0),
                Seat(self.tr("Computer"), 1, SeatKind.COMPUTER),
            )
            self.play_asked.emit(TableSetup(self.content, seats))

    def start_run(self, player: str, games: int = GAMES) -> None:
        if self.is_playable:
            self.run.start(self.content, games, player)
            self._tell_run()

    def closing(self) -> None:
        self.run.cancel()

    # In another language or look.

    def state(self) -> DeckPageState:
        filters, tile, board = self.filters, self.tile_view, self.try_view
        return DeckPageState(
            self.shown,
            filters.key,
            filters.only,
            filters.query,
            self.head.view.value,
            tuple(self.grid.rows),
            self.side.which.value,
            self._panel_open,
            self.run_view.chosen,
            None if tile is None or tile.row is None else tile.editor.state(),
            None if board is None else board.state(),
        )

    def take_over(self, state: DeckPageState) -> None:
        self.filters.key, self.filters.only = state.key, state.only
        self.head.search.setText(state.query)
        self._filter_again()
        self.head.view.value = state.view
        self.grid.set_rows(state.view == LIST)
        self.grid.select_rows(state.rows)
        self.side.turn_to(state.side)
        self.run_view.choose(*state.run)
        self._panel_open = state.is_panel_open
        views: dict[ShownPart, QWidget] = {ShownPart.DECK: self._tiles}
        if state.tile is not None:
            tile = views[ShownPart.TILE] = self._tile_view()
            tile.editor.take_over(state.tile)
        if state.board is not None:
            board = views[ShownPart.BOARD] = self._try_view()
            board.set_playable(self.is_playable)
            board.take_over(state.board)
        self._turn_to(views[state.shown])

    # The panel at the right.

    def take_foot(self, foot: QWidget) -> bool:
        self._foot = foot
        self._left.addWidget(foot)
        return True

    def toggle_panel(self) -> None:
        self._open_panel(not self._panel_open)

    def _open_panel(self, is_open: bool) -> None:
        self._panel_open = is_open
        self._fold()
        if not is_open:
            self._focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Where there is little room the panel lies over the tiles when it is asked for."""
        size = Size.of(self.width(), self.height(), style().scale)
        here = self.stack.currentWidget() is self._tiles
        narrow = size.is_narrow
        was_hidden = not self.side.isVisibleTo(self)
        if narrow:
            self._row.removeWidget(self.side)
            wide = self.side.wanted_width()
            self.side.setGeometry(self.width() - wide, 0, wide, self.height())
            self.side.raise_()
            self.side.setVisible(here and self._panel_open)
        else:
            if self._row.indexOf(self.side) < 0:
                self._row.addWidget(self.side)
            self.side.setVisible(here)
        self.side.set_closable(narrow)
        self.head.set_panel(narrow, self._panel_open)
        if was_hidden and self.side.isVisibleTo(self):
            self._tell_panel()

    @property
    def chosen_tiles(self) -> tuple[str, ...]:
        return tuple(self.content.entries[row].tile.id for row in self.grid.rows)

    @property
    def shown_tile(self) -> str | None:
        row = self.tile_view.row if self.tile_view is not None else None
        if self.shown is not ShownPart.TILE or row is None:
            return None
        return self.content.entries[row].tile.id

    # Menus, keys and words.

    def fill_menu(self, menu: PopMenu) -> None:
        if self.stack.currentWidget() is self._tiles:
            self.editing.fill(menu.add_menu(self.tr("Chosen tiles"), "copy"))
        menu.add(
            self.tr("Starting layout with this deck"),
            self.make_layout,
            "flag",
            enabled=self.is_playable,
        )
        menu.add(self.tr("Properties of the deck"), self.show_properties, "gear")

    def make_layout(self) -> None:
        """In a tab of its own."""
        if self.is_playable:
            self.open_asked.emit(LayoutDocument.played_with(self.content, self.deck.path))

    def show_properties(self) -> None:
        self._turn_to(self._tiles)
        self.side.turn_to(DECK)
        self._open_panel(True)

    def show_statistics(self) -> None:
        self.side.turn_to(STATISTICS)
        self._open_panel(True)

    def _show_menu(self, at: QPoint) -> None:
        menu = PopMenu(self)
        self.editing.fill(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.stack.currentWidget() is not self._tiles:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self._escape(event)
        elif not self.editing.commands.press(event):
            super().keyPressEvent(event)

    def _escape(self, event: QKeyEvent) -> None:
        """One thing after the other: a drag, the panel, a filter."""
        if self.grid.is_dragging:
            self.grid.stop_drag()
        elif self._panel_open and self.side.is_closable:
            self._open_panel(False)
        elif self.filters.wanted is not None:
            self.show_all()
        else:
            event.ignore()

    def _focus(self) -> None:
        """To what is shown: the tiles, one of them, the board; where there are no tiles, the page
        takes the keys."""
        focus = getattr(self.stack.currentWidget(), "first_focus", None)
        if callable(focus):
            focus()
        else:
            (self.grid if self.model.rowCount() else self).setFocus()

    def first_focus(self) -> None:
        self._focus()
        if not self.grid.currentIndex().isValid() and self.model.rowCount():
            self.grid.setCurrentIndex(self.model.index(0))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), style().colour("bg"))

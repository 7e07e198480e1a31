"""In another language or look the editor's pages are made again and take over what they showed."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.fields import Field
from editor.decks.overview.head import LIST
from editor.decks.overview.model import TilesModel
from editor.decks.page import DeckPage
from editor.decks.side import DECK
from editor.documents.deck import DeckDocument
from editor.documents.layouts import LayoutDocument
from editor.documents.map import MapDocument
from editor.forms.page import ShownPart
from editor.layouts.body import PUZZLE
from editor.layouts.mapbody import MapBody
from editor.layouts.tilebody import TileBody
from editor.maps import backdrop
from editor.maps.editing import MapTool
from editor.maps.page import MapPage
from editor.maps.side import MapPanel
from editor.puzzles.page import PuzzlePage
from editor.puzzles.prover import ProverState
from editor.tiles.tools import TileTool
from editor.window import EditorWindow
from tests.editor.puzzles.conftest import proved, puzzle_of
from tests.puzzles.layouts import forest_puzzle

NAME = "expedition"


@pytest.fixture(autouse=True)
def _no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backdrop.Backdrop, "_order", lambda self: None)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language().set("en")


@pytest.fixture
def page(window: EditorWindow) -> MapPage:
    window.add(MapDocument.built_in(NAME))
    QTest.qWait(10)
    page = map_page(window)
    # The first change makes a copy, which asks for its name.
    page.map.ask_name = lambda _: "Mine"
    return page


def map_page(window: EditorWindow) -> MapPage:
    assert isinstance(window.page, MapPage)
    return window.page


def again(window: EditorWindow, page: MapPage) -> MapPage:
    """The same page in French."""
    language().set("fr")
    other = map_page(window)
    assert other is not page
    QTest.qWait(10)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return other


def test_a_map_keeps_its_tool_and_what_is_selected(window: EditorWindow, page: MapPage) -> None:
    village = page.editing.content.map.villages[3].id
    page.editing.select([village])
    page.editing.take(MapTool.ERASE)
    other = again(window, page)
    assert other.editing.selection.village == village
    assert other.editing.tool is MapTool.ERASE
    assert other.tools_panel.buttons[MapTool.ERASE].isChecked()
    assert other.side.panel is MapPanel.SELECTED
    assert other.side.selected.village.id.text() == village
    assert other.side.selected.village.remove.text() == "Retirer"


def test_a_map_keeps_its_mission_link_and_picture(window: EditorWindow, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MISSIONS)
    page.editing.open_mission(1)
    page.tools_panel.picture.setChecked(False)
    first = page.editing.content.map.villages[0].id
    page.canvas.set_link_from(first)
    other = again(window, page)
    assert other.editing.mission == 1
    assert other.side.panel is MapPanel.MISSIONS
    assert not other.tools_panel.picture.isChecked()
    assert other.canvas.link_from == first


def test_a_map_keeps_zoom_place_and_focus(window: EditorWindow, page: MapPage) -> None:
    page.canvas.set_zoom(2 * page.canvas.zoom)
    page.canvas.pan(60, -40)
    page.canvas.setFocus(Qt.FocusReason.TabFocusReason)
    zoom, centre = page.canvas.zoom, page.canvas.centre
    canvas = again(window, page).canvas
    assert not canvas.is_fitted
    assert canvas.zoom == pytest.approx(zoom)
    away = canvas.centre - centre
    assert QPointF.dotProduct(away, away) * zoom * zoom < 4
    assert window.focusWidget() is canvas


def test_what_is_typed_in_a_form_keeps_its_cursor(window: EditorWindow, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MAP)
    field = page.side.map.title.fields["en"]
    field.setFocus()
    assert isinstance(field, Field)
    QTest.keyClicks(field, "x")
    field.setCursorPosition(1)
    text = field.text()
    other = again(window, page).side.map.title.fields["en"]
    assert isinstance(other, Field)
    assert other.text() == text
    assert other.cursorPosition() == 1
    assert window.focusWidget() is other


def test_a_balance_check_goes_on(window: EditorWindow, page: MapPage, qtbot: QtBot) -> None:
    page.side.turn_to(MapPanel.BALANCE)
    page.side.balance._start()
    assert page.run.is_running
    other = again(window, page)
    assert other.run is page.run
    assert other.run.is_running
    assert other.side.panel is MapPanel.BALANCE
    assert other.side.balance.start.isHidden()
    qtbot.waitUntil(lambda: other.run.tables.games > 0, timeout=60_000)
    assert str(other.run.tables.games) in other.side.balance.done.text()


def test_undo_reaches_what_was_done_before(window: EditorWindow, page: MapPage) -> None:
    before = page.editing.content
    page.editing.select([page.editing.content.map.villages[0].id])
    page.editing.set_species(list(page.editing.description.icon)[-1])
    other = again(window, page)
    assert other.editing.content != before
    window.undo()
    assert other.editing.content == before


def test_a_page_behind_another_is_made_again_when_it_is_shown(
    window: EditorWindow, page: MapPage
) -> None:
    window.show_start()
    start = window.start
    language().set("fr")
    assert window.start is not start
    sheet = window._sheets[page.map]
    assert sheet.page is page
    window.show_document(page.map)
    assert map_page(window) is not page


def test_another_theme_makes_the_page_again(window: EditorWindow, page: MapPage) -> None:
    style().set(mode="dark")
    try:
        assert map_page(window) is not page
    finally:
        style().set(mode="light")


def test_the_start_page_keeps_what_it_offers(window: EditorWindow, tmp_path: Path) -> None:
    window.show_start()
    window.start.recents.offer([tmp_path / "mine.toml"])
    window.start.guide_button.setFocus(Qt.FocusReason.TabFocusReason)
    language().set("fr")
    assert window.start.recents.offered == [tmp_path / "mine.toml"]
    assert window.start.recents.again.isVisible()
    assert window.focusWidget() is window.start.guide_button
    assert window.start.guide_button.text() == "Une tuile en une minute"


def test_a_document_that_is_closed_leaves_nothing_to_be_made_again(
    window: EditorWindow, page: MapPage
) -> None:
    window.show_start()
    language().set("fr")
    assert window.close_document(page.map, asked=True)
    assert window.tabs == []
    language().set("en")


# A deck.


@pytest.fixture
def deck(window: EditorWindow) -> DeckPage:
    window.add(DeckDocument.built_in("hunters"))
    QTest.qWait(10)
    page = deck_page(window)
    # The first change makes a copy, which asks for its name.
    page.deck.ask_name = lambda _: "Mine"
    return page


def deck_page(window: EditorWindow) -> DeckPage:
    assert isinstance(window.page, DeckPage)
    return window.page


def deck_again(window: EditorWindow, page: DeckPage) -> DeckPage:
    """The same page in French."""
    language().set("fr")
    other = deck_page(window)
    assert other is not page
    QTest.qWait(10)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return other


def test_a_deck_keeps_its_filter_search_and_selection(window: EditorWindow, deck: DeckPage) -> None:
    deck.head.search.setText("forest")
    deck.filter(("terrain", "lake"))
    deck.head.view.value = LIST
    deck.grid.set_rows(True)
    deck.grid.selectAll()
    rows = deck.grid.rows
    assert len(rows) > 1
    deck.show_properties()
    other = deck_again(window, deck)
    assert other.grid.rows == rows
    assert other.model.rowCount() == len(rows)
    assert other.head.search.text() == "forest"
    assert other.head.chosen == ("terrain", "lake")
    assert other.grid.delegate.in_rows
    assert other.side.which.value == DECK
    assert other.side.pages.currentIndex() == 1


def test_a_deck_keeps_the_tiles_that_were_asked_for(window: EditorWindow, deck: DeckPage) -> None:
    some = [entry.tile.id for entry in deck.content.entries[:3]]
    deck.look_at(some)
    other = deck_again(window, deck)
    assert other.model.rowCount() == 3
    assert other.head.chosen == ("only",)


def test_a_deck_keeps_where_it_was_scrolled_to(window: EditorWindow, deck: DeckPage) -> None:
    bar = deck.grid.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    value = bar.value()
    assert value
    assert deck_again(window, deck).grid.verticalScrollBar().value() == value


def test_a_test_run_goes_on(window: EditorWindow, deck: DeckPage, qtbot: QtBot) -> None:
    deck.run_view.games.setCurrentIndex(0)
    deck.start_run("random", 30)
    assert deck.run.is_running
    chosen = deck.run_view.chosen
    other = deck_again(window, deck)
    assert other.run is deck.run
    assert other.run_view.chosen == chosen
    qtbot.waitUntil(lambda: other.run.tally.games == 30, timeout=60_000)
    qtbot.waitUntil(lambda: not other.run.is_running, timeout=60_000)
    assert "30" in other.run_view.note.text()


def test_no_model_of_a_page_before_is_left(window: EditorWindow, deck: DeckPage) -> None:
    for code in ("fr", "en", "fr"):
        language().set(code)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not deck.document.findChildren(TilesModel)
    assert len(window.findChildren(TilesModel)) == 1


def test_a_tile_keeps_its_tool_zone_zoom_and_stroke(window: EditorWindow, deck: DeckPage) -> None:
    deck.open_tile(4)
    view = deck.tile_view
    assert view is not None
    canvas = view.editor.canvas
    view.editing.choose_terrain("forest")
    view.editing.select(view.editing.tile.zones[0].id)
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.start is not None
    canvas.set_zoom(1.5 * canvas.zoom)
    zoom, start, stop = canvas.zoom, canvas.start, canvas.stop
    other = deck_again(window, deck)
    assert other.shown is ShownPart.TILE
    assert other.tile_view is not None
    assert other.tile_view.row == 4
    editor = other.tile_view.editor
    assert (editor.editing.tool, editor.editing.kind) == (TileTool.BRUSH, "forest")
    assert editor.canvas.selected == view.editing.tile.zones[0].id
    assert (editor.canvas.start, editor.canvas.stop) == (start, stop)
    assert editor.canvas.zoom == pytest.approx(zoom)
    assert window.focusWidget() is editor.canvas
    assert editor.palette_panel.terrains["forest"].text() == "Forêt"


def test_a_tile_keeps_a_name_that_is_being_typed(window: EditorWindow, deck: DeckPage) -> None:
    deck.open_tile(4)
    assert deck.tile_view is not None
    field = deck.tile_view.editor.properties.names["en"]
    field.setFocus()
    QTest.keyClicks(field, "Deep forest")
    field.setCursorPosition(4)
    other = deck_again(window, deck)
    assert other.tile_view is not None
    again = other.tile_view.editor.properties.names["en"]
    assert "Deep forest" in again.text()
    assert again.cursorPosition() == 4
    assert window.focusWidget() is again


def test_a_test_board_keeps_what_lies_there(window: EditorWindow, deck: DeckPage) -> None:
    deck.open_tile(4)
    deck.try_it()
    view = deck.try_view
    assert view is not None
    assert view.trial is not None
    square, (turn, *_) = next(iter(view.trial.fits().items()))
    view.lay(square, turn)
    view.board.laying.step(1, 0)
    view.board.laying.rotate(1)
    ghost, trial = view.board.laying.ghost, view.trial
    other = deck_again(window, deck)
    assert other.shown is ShownPart.BOARD
    assert other.try_view is not None
    assert other.try_view.trial is trial
    assert len(other.try_view.board.state.tiles) == len(trial.laid)
    assert other.try_view.board.laying.ghost == ghost
    assert other.try_view.title.text() == "Plateau d’essai"
    other.stop_trying()
    assert other.stack.currentWidget() is other.tile_view


# A layout, and a puzzle.


def opened(window: EditorWindow, document: LayoutDocument) -> PuzzlePage:
    window.add(document)
    QTest.qWait(10)
    return puzzle_page(window)


def puzzle_page(window: EditorWindow) -> PuzzlePage:
    assert isinstance(window.page, PuzzlePage)
    return window.page


def puzzle_again(window: EditorWindow, page: PuzzlePage) -> PuzzlePage:
    """The same page in French."""
    language().set("fr")
    other = puzzle_page(window)
    assert other is not page
    QTest.qWait(10)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return other


def table_of(page: PuzzlePage) -> TileBody:
    assert isinstance(page.body, TileBody)
    return page.body


def test_a_layout_keeps_the_tile_in_hand_and_the_cursor(window: EditorWindow) -> None:
    page = opened(window, LayoutDocument.empty("hunters"))
    body = table_of(page)
    name = next(one.tile.id for one in body.tiles.view.thumbs if one.tile)
    body.take_tile(name)
    body.board.setFocus(Qt.FocusReason.TabFocusReason)
    body.board.step(1, 0)
    body.board.hand.turn(1)
    body.board.set_zoom(2 * body.board.zoom)
    ghost, cursor, zoom = body.board.ghost, body.board.cursor_square, body.board.zoom
    assert ghost is not None
    other = table_of(puzzle_again(window, page))
    assert other.board.hand_tile is not None
    assert other.board.hand_tile.id == name
    assert (other.board.ghost, other.board.cursor_square) == (ghost, cursor)
    assert other.board.zoom == pytest.approx(zoom)
    assert window.focusWidget() is other.board
    assert other.legal.text == "Position correcte"


def test_a_layout_keeps_its_piece_panel_and_search(window: EditorWindow) -> None:
    page = opened(window, LayoutDocument.empty("hunters"))
    body = table_of(page)
    body.tiles.search.setText("a")
    body.show_page("pieces")
    body.pieces.choose_seat(1)
    body.take("piece", body.content.description.pieces[0].id)
    other = table_of(puzzle_again(window, page))
    assert other.which.value == "pieces"
    assert other.pieces.seat == 1
    assert [key for key, tool in other.pieces.pieces.items() if tool.isChecked()] == [
        body.content.description.pieces[0].id
    ]
    assert other.tiles.search.text() == "a"


def test_a_layout_keeps_the_pile_to_which_tiles_are_added(window: EditorWindow) -> None:
    page = opened(window, LayoutDocument.empty("hunters"))
    body = table_of(page)
    pile = body.content.description.all_piles[-1]
    body.strip.show_pile(pile)
    body.strip.add.click()
    other = table_of(puzzle_again(window, page))
    assert other.strip.current_pile == pile
    assert other.strip.add.isChecked()
    assert window.focusWidget() is other.tiles.search


def test_a_layout_on_a_map_keeps_its_camp_and_what_is_half_written(window: EditorWindow) -> None:
    page = opened(window, LayoutDocument.empty("expedition"))
    body = page.body
    assert isinstance(body, MapBody)
    body.choose_seat(1)
    field = body.raw.fields["chips"]
    field.setFocus()
    QTest.keyClicks(field, "[3, 4")
    assert field.problem
    body.texts.which.value = "fr"
    other = puzzle_again(window, page).body
    assert isinstance(other, MapBody)
    assert other.pieces.seat == 1
    again = other.raw.fields["chips"]
    assert (again.text(), bool(again.problem)) == ("[3, 4", True)
    assert window.focusWidget() is again
    assert other.texts.which.value == "fr"


def test_a_layout_that_is_tried_can_still_be_read(window: EditorWindow) -> None:
    page = opened(window, LayoutDocument.empty("hunters"))
    played: list[Path] = []
    page.play_asked.connect(played.append)
    page.try_it()
    other = puzzle_again(window, page)
    del page
    gc.collect()
    assert played[0].exists()
    other.closing()
    assert not played[0].exists()


def test_a_search_for_the_solution_goes_on(window: EditorWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle_of(forest_puzzle({"aim": "points", "turns": 2})))
    prover = page.prover
    qtbot.waitUntil(lambda: prover.state is ProverState.SEARCHING, timeout=60_000)
    qtbot.waitUntil(lambda: prover.is_at_work or prover.proved is not None, timeout=60_000)
    process = prover.process_id
    other = puzzle_again(window, page)
    assert other.prover is prover
    assert prover.process_id == process
    assert prover.state is not ProverState.IDLE
    proved(other, qtbot)
    assert other.panel.badge.title.text().startswith("Prouvé")
    # Its page behind another one rests, as before.
    window.show_start()
    prover.again()
    assert prover.state is not ProverState.SEARCHING


def test_a_puzzle_keeps_the_step_that_is_looked_at(window: EditorWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle_of(forest_puzzle({"aim": "points", "turns": 2})))
    proved(page, qtbot)
    page.panel.solution.choose(0)
    page.panel.texts.which.value = "en"
    assert page.body.shown_content is not page.body.content
    other = puzzle_again(window, page)
    solution = other.panel.solution
    assert solution.chosen == 0
    assert solution.rows[0].isChecked()
    assert other.body.shown_content is not other.body.content
    assert other.panel.texts.which.value == solution.code == "en"
    assert other.body.side.value == PUZZLE


def test_a_line_that_plays_by_itself_goes_on(window: EditorWindow, qtbot: QtBot) -> None:
    page = opened(window, puzzle_of(forest_puzzle({"aim": "points", "turns": 2})))
    proved(page, qtbot)
    page.panel.solution.play.click()
    assert page.panel.solution.is_playing
    other = puzzle_again(window, page)
    assert other.panel.solution.is_playing
    assert other.panel.solution.play.text() == "Arrêter"


def test_a_puzzle_keeps_turns_of_others_that_are_half_written(window: EditorWindow) -> None:
    goal = {"aim": "points", "turns": 1, "others": "scripted"}
    page = opened(window, puzzle_of(forest_puzzle(goal)))
    script = page.panel.script
    script.rows[0].field.setFocus()
    QTest.keyClicks(script.rows[0].field, "lay what")
    script.add.click()
    said = [row.field.text() for row in script.rows]
    problem = bool(script.rows[0].field.problem)
    other = puzzle_again(window, page).panel.script
    assert [row.field.text() for row in other.rows] == said
    assert bool(other.rows[0].field.problem) is problem


def test_what_is_open_of_a_theme_stays(window: EditorWindow) -> None:
    page = opened(window, LayoutDocument.empty("hunters"))
    table_of(page).show_page("pieces")
    style().set(mode="dark")
    try:
        other = puzzle_page(window)
        assert other is not page
        assert table_of(other).which.value == "pieces"
    finally:
        style().set(mode="light")


def test_the_bar_and_the_history_are_made_again(window: EditorWindow, page: MapPage) -> None:
    deck = DeckDocument.built_in("hunters")
    window.add(deck)
    window.show_document(page.map)
    window.toggle_history()
    bar, history, documents = window.bar, window.history, window.tabs
    window.bar.menu_button.setFocus()
    language().set("fr")
    QTest.qWait(10)
    assert window.bar is not bar
    assert window.history is not history
    assert window.tabs == documents
    assert window.bar.tabs.currentIndex() == documents.index(page.map)
    assert window.bar.home_button.toolTip() == "Accueil"
    assert window.focusWidget() is window.bar.menu_button
    assert window.history.isVisible()
    assert window.history.view.stack() is page.map.stack
    window.bar.tabs.setCurrentIndex(documents.index(deck))
    assert window.document is deck
    window.bar.tabs.close_asked.emit(deck)
    assert window.tabs == [page.map]
    QTest.mouseClick(window.history.close_button, Qt.MouseButton.LeftButton)
    assert not window.history.isVisible()

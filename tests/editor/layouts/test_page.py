"""The page for layouts, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carcqt.art.boards.placed import spots_along
from carcqt.board.tool import UNIT
from carcqt.content.scenarios import Scenario
from carcqt.rules.geometry import Square
from carcqt.rules.position import LaidTile, Standing
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems as cut
from carcqt.ui.theme.style import style
from editor.documents.layouts import LayoutDocument
from editor.layouts import edits
from editor.layouts.board import DRAGGED
from editor.layouts.mapbody import MapBody
from tests.editor.layouts.conftest import Open, tile_body
from tests.effort import paired

HUNTERS, GOLDRUSH, AMAZON, EXPEDITION = "hunters", "goldrush", "amazon", "expedition"
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def click(view: QWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(view, button, Qt.KeyboardModifier.NoModifier, at)


def drag(view: QWidget, start: QPoint, end: QPoint) -> None:
    """Step by step, as a hand does."""
    for kind, at, button, held in (
        (QEvent.Type.MouseButtonPress, start, LEFT, LEFT),
        (QEvent.Type.MouseMove, (start + end) / 2, Qt.MouseButton.NoButton, LEFT),
        (QEvent.Type.MouseMove, end, Qt.MouseButton.NoButton, LEFT),
        (QEvent.Type.MouseButtonRelease, end, LEFT, Qt.MouseButton.NoButton),
    ):
        place = QPointF(at)
        event = QMouseEvent(
            kind,
            place,
            view.mapToGlobal(place),
            button,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view, event)


def test_a_tile_is_chosen_turned_and_laid_by_mouse(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body, document = tile_body(page), page.document
    view = body.tiles.view
    row = next(n for n, one in enumerate(view.thumbs) if one.tile and len(one.tile.turns) == 4)
    view.scrollTo(view.model().index(row, 0))
    click(view.viewport(), view.visualRect(view.model().index(row, 0)).center())
    assert body.board.hand_tile is not None
    there = body.board.scene_to_widget(Square(1, 0))
    QTest.mouseMove(body.board.viewport(), there)
    body.board.move_to(there)
    click(body.board.viewport(), there, RIGHT)
    assert body.board.hand.quarter_turns == 1
    click(body.board.viewport(), there)
    laid = body.content.position.laid[-1]
    assert (laid.tile, laid.square, laid.turn) == (view.thumbs[row].thing, Square(1, 0), 1)
    assert document.stack.undoText().startswith("Lay")
    # Another click on the same place lays nothing over it.
    click(body.board.viewport(), there)
    assert len(body.content.position.laid) == 2
    document.stack.undo()
    assert len(edits.board_tiles(body.content)) == 1
    assert not document.is_modified


def test_everything_by_keys(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body, board = tile_body(page), tile_body(page).board
    body.tiles.search.setText("lake")
    QTest.keyClick(body.tiles.search, Qt.Key.Key_Return)
    assert board.hand_tile is not None
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.cursor_square == Square(1, 0)
    QTest.keyClick(board, Qt.Key.Key_R)
    turn = board.hand.quarter_turns
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert body.content.position.laid[-1].square == Square(1, 0)
    assert body.content.position.laid[-1].turn == turn
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not board.hand.holds
    # Without a tile in hand R turns the one that lies there, and Ctrl carries it.
    QTest.keyClick(board, Qt.Key.Key_R)
    assert body.content.position.laid[-1].turn != turn
    QTest.keyClick(board, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert body.content.position.laid[-1].square == Square(1, 1)
    assert board.cursor_square == Square(1, 1)
    # Tab goes over its zones; 2 is the second player; Enter places a piece.
    QTest.keyClick(board, Qt.Key.Key_2)
    assert body.pieces.seat == 1
    body.pieces.pieces[body.content.description.pieces[0].id].click()
    QTest.keyClick(board, Qt.Key.Key_Tab)
    zone = board.cursor_zone
    assert zone
    QTest.keyClick(board, Qt.Key.Key_Return)
    piece = body.content.position.pieces[0]
    assert (piece.seat, piece.square, piece.zone) == (1, Square(1, 1), zone)
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert body.content.position.pieces == ()
    QTest.keyClick(board, Qt.Key.Key_Backtab)
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert len(body.content.position.laid) == 1


def test_tiles_and_pieces_are_dragged(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body, board = tile_body(page), tile_body(page).board
    tile = board.state.tiles[0].tile
    zone = next(zone for zone in tile.zones if zone.kind == "meadow").id
    body.stand(0, body.content.description.pieces[0].id, Square(0, 0), zone)
    start = board.square_rect(Square(0, 0)).bottomLeft().toPoint() + QPoint(9, -9)
    assert board.piece_at(board.mapToScene(start)) is None
    step = round(board.square_rect(Square(0, 0)).width())
    drag(board.viewport(), start, start + QPoint(step, 0))
    assert body.content.position.laid[0].square == Square(1, 0)
    assert body.content.position.pieces[0].square == Square(1, 0)
    # A piece goes to another zone.
    other = next(one for one in tile.zones if one.kind == "forest").id
    at = board.scene_to_widget(Square(1, 0), zone)
    assert board.piece_at(board.mapToScene(at)) is not None
    drag(board.viewport(), at, board.scene_to_widget(Square(1, 0), other))
    assert body.content.position.pieces[0].zone == other
    assert len(body.content.position.pieces) == 1
    assert page.document.stack.count() == 3


def test_a_tile_is_dropped_from_the_palette(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body, board = tile_body(page), tile_body(page).board
    name = body.tiles.view.thumbs[3].thing
    body.take_tile(name)
    data = QMimeData()
    data.setData(DRAGGED, name.encode())
    drop = QDropEvent(
        QPointF(board.scene_to_widget(Square(0, 1))),
        Qt.DropAction.CopyAction,
        data,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    board.dropEvent(drop)
    assert body.content.position.laid[-1].tile == name
    assert body.content.position.laid[-1].square == Square(0, 1)
    strip = body.strip.view
    body.strip.append(body.tiles.view.thumbs[4].thing)
    drop = QDropEvent(
        QPointF(1, 1), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    strip.dropEvent(drop)
    assert [one.thing for one in strip.thumbs] == [name, body.tiles.view.thumbs[4].thing]


def test_illegal_things_are_marked_where_they_are(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body = tile_body(page)
    assert "Legal" in body.legal.text
    assert page.can_try
    changes: list[bool] = []
    page.try_changed.connect(lambda: changes.append(page.can_try))
    body.take_tile(body.tiles.view.thumbs[3].thing)
    body.lay(Square(8, 8), 0)
    body.show_problems()
    assert body.board.flaws == [Square(8, 8)]
    assert "Not playable" in body.playable.text
    assert body.about.text()
    assert changes == [False]
    body.board.set_cursor(Square(0, 0))
    page.show_place(page.document.problems[0])
    assert body.board.cursor_square == Square(8, 8)
    page.document.stack.undo()
    body.show_problems()
    assert body.board.flaws == []
    assert changes == [False, True]


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("phase", "phase"),
        ("drawn", "hand"),
        ("first", "first"),
        ("deck_hash", "deck"),
    ],
)
def test_problems_lead_to_their_field(open_page: Open, place: str, name: str) -> None:
    page = open_page(LayoutDocument.empty(GOLDRUSH))
    page.show_place(Problem.at("any", place))
    assert page.focusWidget() is getattr(tile_body(page).start, name)


def test_other_places_lead_somewhere(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(GOLDRUSH))
    body = tile_body(page)
    page.show_place(Problem.at("any", "pile tokens"))
    assert body.strip.current_pile == "tokens"
    page.show_place(Problem.at("any", "seat 2"))
    assert body.players.seats[1].isAncestorOf(page.focusWidget())
    tile = body.tiles.view.thumbs[5].thing
    body.tiles.search.setText("zzzz")
    assert body.tiles.view.thumbs == []
    page.show_place(Problem.at("tile-too-often", f"tile {tile}"))
    assert body.tiles.view.currentIndex().row() == 5


def test_what_lies_nowhere_can_be_found_and_removed(open_page: Open) -> None:
    document = LayoutDocument.empty(HUNTERS)
    laid = (*document.content.position.laid, LaidTile("none-such", Square(3, 0)))
    pieces = (Standing(0, document.content.description.pieces[0].id, Square(9, 9), "m0"),)
    position = replace(document.content.position, laid=laid, pieces=pieces)
    page = open_page(LayoutDocument(replace(document.content, position=position)))
    body = tile_body(page)
    unknown = next(one for one in page.document.problems if one.code == "tile-unknown")
    page.show_place(unknown)
    assert body.board.cursor_square == Square(3, 0)
    assert Square(3, 0) in body.board.flaws
    QTest.keyClick(body.board, Qt.Key.Key_Delete)
    assert len(body.content.position.laid) == 1
    astray = next(one for one in page.document.problems if one.code == "piece-no-tile")
    page.show_place(astray)
    QTest.keyClick(body.board, Qt.Key.Key_Delete)
    assert page.document.problems == []


def test_another_game_gets_another_body(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    foot = QWidget()
    assert page.take_foot(foot)
    other = LayoutDocument.empty(EXPEDITION).content
    page.document.change("read again", other)
    assert isinstance(page.body, MapBody)
    assert page.body.isAncestorOf(foot)
    page.document.stack.undo()
    assert tile_body(page).content.game == HUNTERS
    assert page.can_try


def test_a_built_in_one_is_changed_only_as_a_copy(open_page: Open) -> None:
    document = LayoutDocument.built_in("hunters/demonstration")
    document.ask_name = lambda _: ""
    body = tile_body(open_page(document))
    before = document.content
    body.take_tile(body.tiles.view.thumbs[3].thing)
    body.lay(Square(1, 0), 0)
    body.players.seats[0].score.step(5)
    QTest.keyClicks(body.players.seats[0].name, "x")
    body.strip.append(body.tiles.view.thumbs[3].thing)
    body.to_move.rows[1].click()
    assert document.content is before
    assert body.players.seats[0].score.value == before.position.scores[0]
    assert body.players.seats[0].name.text() == before.names[0]
    assert len(body.board.state.tiles) == len(before.position.laid)
    assert not document.is_modified
    document.ask_name = lambda _: "Mine"
    body.take_tile(body.tiles.view.thumbs[3].thing)
    body.lay(Square(1, 0), 0)
    assert document.title == "Mine"
    assert len(body.content.position.laid) == len(before.position.laid) + 1


def test_the_strip_lists_what_comes(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body = tile_body(page)
    first, second = (body.tiles.view.thumbs[n].thing for n in (3, 5))
    body.strip.add.click()
    body.tiles.view.chosen.emit(first)
    body.tiles.view.chosen.emit(second)
    assert not body.board.hand.holds
    # Whoever goes on with the table has no more to add.
    click(body.board.viewport(), body.board.scene_to_widget(Square(0, 0)))
    assert not body.strip.add.isChecked()
    assert edits.draws_of(body.content, "land") == (first, second)
    view = body.strip.view
    view.select(1)
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert edits.draws_of(body.content, "land") == (second, first)
    ends = [view.visualRect(view.model().index(row, 0)) for row in (0, 1)]
    drag(view.viewport(), ends[1].center(), ends[0].center() - QPoint(12, 0))
    assert edits.draws_of(body.content, "land") == (first, second)
    view.select(0)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert edits.draws_of(body.content, "land") == (second,)
    body.strip.list_all()
    every = edits.draws_of(body.content, "land")
    assert every is not None
    assert every[0] == second
    assert len(every) > 50
    assert page.document.problems == []
    body.strip.shuffle.click()
    assert sorted(edits.draws_of(body.content, "land") or ()) == sorted(every)
    body.strip.clear()
    assert edits.draws_of(body.content, "land") is None


def test_numbers_and_names_are_typed(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body, stack = tile_body(page), page.document.stack
    seat = body.players.seats[1]
    seat.score.selectAll()
    QTest.keyClicks(seat.score, "42")
    assert body.content.position.scores == (0, 42)
    assert stack.count() == 1
    QTest.keyClick(seat.score, Qt.Key.Key_Up)
    assert body.content.position.scores == (0, 43)
    QTest.keyClicks(seat.name, "Zoe ")
    assert body.content.names == ("", "Zoe")
    assert seat.name.text() == "Zoe "
    piece = body.content.description.pieces[0].id
    seat.numbers[piece].step(-2)
    assert body.content.position.supplies[1][0] == body.content.description.pieces[0].count - 2
    body.to_move.rows[1].click()
    assert body.content.position.to_move == 1
    while stack.canUndo():
        stack.undo()
    assert seat.score.value == 0
    assert seat.name.text() == ""
    assert body.content == LayoutDocument.empty(HUNTERS).content


def test_players_deck_and_phase_are_chosen(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(GOLDRUSH))
    body = tile_body(page)
    start = body.start
    start.players.setCurrentIndex(start.players.findData("4"))
    start.players.activated.emit(0)
    assert body.content.players == 4
    assert len(body.players.seats) == len(body.to_move.rows) == 4
    start.phase.setCurrentIndex(start.phase.findData("place"))
    start.phase.activated.emit(0)
    assert body.content.position.phase == "place"
    option = next(iter(start.options.values()))
    option.setCurrentIndex(1)
    option.activated.emit(1)
    assert body.content.options[next(iter(start.options))] == option.currentData()
    start.players.setCurrentIndex(start.players.findData("2"))
    start.players.activated.emit(0)
    assert len(body.players.seats) == 2
    assert page.document.problems == []


def test_a_deck_beside_the_file_can_be_chosen(open_page: Open, tmp_path: Path) -> None:
    from carcqt.content.decks import builtin_deck

    (tmp_path / "mine.toml").write_text(builtin_deck(HUNTERS).to_text())
    (tmp_path / "other.toml").write_text(builtin_deck(AMAZON).to_text())
    document = LayoutDocument.empty(HUNTERS)
    assert document.save(tmp_path / "layout.toml")
    body = tile_body(open_page(document))
    body.refresh()
    deck = body.start.deck
    names = [deck.itemData(n) for n in range(deck.count())]
    assert "mine.toml" in names
    assert "other.toml" not in names
    deck.setCurrentIndex(names.index("mine.toml"))
    deck.activated.emit(0)
    assert body.content.material_name == "mine.toml"
    assert 'deck = "mine.toml"' in body.content.to_text()


def test_tokens_are_put_on_mountains_and_given(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(GOLDRUSH))
    body, board = tile_body(page), tile_body(page).board
    tile = board.state.tiles[0].tile
    zone = next(zone.id for zone in tile.zones if zone.kind == "mountain")
    body.show_page("pieces")
    before = edits.begun(body.content)
    assert before is not None
    body.pieces.tokens["5"].click()
    at = board.scene_to_widget(Square(0, 0), zone)
    click(board.viewport(), at)
    mines = edits.extra_of(body.content, "mines")
    usual: Any = before.extra.plain()["mines"]
    assert sum(map(len, mines)) == sum(map(len, usual)) + 1
    assert page.document.problems == []
    count = body.players.seats[0].heaps["purses"].counts["3"]
    count.click()
    count.click()
    QTest.keyClick(count, Qt.Key.Key_Minus)
    assert edits.extra_of(body.content, "purses") == (("3",), ())
    body.tokens.by_hand["mines"].switch.click()
    assert edits.extra_of(body.content, "mines") is None


def test_a_boat_goes_where_one_points(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(AMAZON))
    body, board = tile_body(page), tile_body(page).board
    body.pieces.choose_seat(1)
    body.pieces.pieces["boat"].click()
    tile = board.state.tiles[0]
    spaces = spots_along([tile.placed], board.theme, "space")
    click(board.viewport(), board.to_widget(QPointF(*spaces[4]) * UNIT))
    assert edits.extra_of(body.content, "boats") == (1, 5)
    assert body.players.seats[1].numbers["boats"].value == 5
    assert page.document.problems == []


def test_menus_do_what_they_say(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    body = tile_body(page)
    piece = body.content.description.pieces[0].id
    body.stand(0, piece, Square(0, 0), "m0")
    menu = body.menu_at(Square(0, 0), "m0")
    acts = {action.text().split("\t")[0]: action for action in menu.actions()}
    next(action for text, action in acts.items() if text.startswith("Remove a")).trigger()
    assert body.content.position.pieces == ()
    acts["Turn right"].trigger()
    assert body.content.position.laid[0].turn == 1
    tile = body.tiles.view.thumbs[4].thing
    for text in ("Add to the next tiles", "Take into the hand", "Remove from the game"):
        acts = {action.text(): action for action in body.tile_menu(tile).actions()}
        acts[text].trigger()
    # There is only one: in hand it does not come any more.
    assert edits.draws_of(body.content, "land") is None
    assert body.content.position.drawn == tile
    assert body.content.position.gone == (tile,)
    body.clear()
    assert body.content.position.laid == body.content.usual.laid


def test_texts_of_both_languages(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(HUNTERS))
    texts = tile_body(page).texts
    texts.which.value = "en"
    texts.refresh()
    QTest.keyClicks(texts.name, "The lake")
    QTest.keyClicks(texts.text, "Lay one tile.")
    assert not texts.missing.isHidden()
    texts.which.value = "fr"
    texts.refresh()
    assert texts.name.text() == ""
    QTest.keyClicks(texts.name, "Le lac")
    content = tile_body(page).content
    assert dict(content.title) == {"en": "The lake", "fr": "Le lac"}
    assert dict(content.text) == {"en": "Lay one tile."}
    assert page.document.stack.count() == 3


def test_trying_it_leaves_the_document_alone(open_page: Open) -> None:
    document = LayoutDocument.empty(HUNTERS)
    page = open_page(document)
    body = tile_body(page)
    body.take_tile(body.tiles.view.thumbs[3].thing)
    asked: list[object] = []
    page.play_asked.connect(asked.append)
    before, count = document.content, document.stack.count()
    page.try_it()
    (path,) = asked
    assert isinstance(path, Path)
    scenario = Scenario.load(path)
    assert scenario.start().position().laid == body.content.position.laid
    path.write_text("spoilt")
    assert document.content is before
    assert document.stack.count() == count
    assert not document.is_modified
    body.lay(Square(30, 30), 0)
    body.show_problems()
    page.try_it()
    assert len(asked) == 1
    page.closing()
    assert not path.exists()


def test_a_goal_is_kept(open_page: Open, tmp_path: Path) -> None:
    document = LayoutDocument.empty(HUNTERS)
    text = document.to_text() + (
        '\n[goal]\naim = "points"\nseat = 2\nleast = 12\nturns = 2\n'
        '\n[puzzle]\nid = "twelve"\nhints = [{ en = "Look north." }]\n'
        '\n[solution]\nen = "Close the forest."\n'
    )
    path = tmp_path / "goal.toml"
    path.write_text(text)
    page = open_page(LayoutDocument.load(path))
    body = tile_body(page)
    body.take_tile(body.tiles.view.thumbs[3].thing)
    body.lay(Square(1, 0), 0)
    assert page.document.save()
    again = LayoutDocument.load(path)
    assert again.content.kept == body.content.kept
    assert again.content.position == body.content.position
    assert again.to_text() == page.document.to_text()


def test_camps_on_a_map(open_page: Open) -> None:
    page = open_page(LayoutDocument.empty(EXPEDITION))
    body = page.body
    assert isinstance(body, MapBody)
    village = body.content.material_file.material.villages[0].id  # type: ignore[union-attr]
    body.pieces.choose_seat(1)
    body.map.village_clicked.emit(village)
    piece = body.content.position.pieces[0]
    assert (piece.seat, piece.zone) == (1, village)
    body.map.set_villages([village], village)
    QTest.keyClick(body.map, Qt.Key.Key_Delete)
    assert body.content.position.pieces == ()
    field = body.raw.fields["chips"]
    QTest.keyClicks(field, "[3, 4")
    assert field.problem
    QTest.keyClicks(field, "]")
    assert not field.problem
    assert edits.extra_of(body.content, "chips") == (3, 4)
    while page.document.stack.canUndo():
        page.document.stack.undo()
    assert body.content == LayoutDocument.empty(EXPEDITION).content
    assert field.text() == "" or field.hasFocus()


def test_choice_of_no_event_agrees_with_its_label_in_french(open_page: Open) -> None:
    before = language().code
    try:
        language().set("fr")
        body = open_page(LayoutDocument.empty(EXPEDITION)).body
        assert isinstance(body, MapBody)
        assert body.start.hand.itemText(0) == "aucun événement"
    finally:
        language().set(before)


@pytest.mark.parametrize("game", [HUNTERS, GOLDRUSH, AMAZON, EXPEDITION])
@pytest.mark.parametrize(("size", "code"), paired([(1366, 812), (1024, 652)], ["en", "fr"]))
def test_nothing_is_cut(open_page: Open, game: str, size: tuple[int, int], code: str) -> None:
    before, scale = language().code, style().scale
    try:
        language().set(code)
        page = open_page(LayoutDocument.empty(game))
        page.resize(*size)
        QApplication.processEvents()
        assert page.size().toTuple() == size
        keys = [key for key in ("tiles", "pieces", "camps", "state") if key in page.body._pages]
        for key in keys:
            page.body.show_page(key)
            QApplication.processEvents()
            assert cut(page) == []
        style().set(mode="dark")
        language().set("fr" if code == "en" else "en")
        page = open_page(LayoutDocument.empty(game))
        page.resize(*size)
        QApplication.processEvents()
        assert cut(page) == []
    finally:
        style().set(mode="light", scale=scale)
        language().set(before)


def test_the_table_keeps_still_while_tiles_are_laid(open_page: Open) -> None:
    body = tile_body(open_page(LayoutDocument.empty(HUNTERS)))
    name = next(one.tile.id for one in body.tiles.view.thumbs if one.tile)
    board, far = body.board, Square(3, 1)
    for square in (Square(1, 0), far):
        body.take_tile(name)
        at = board.scene_to_widget(square)
        seen = (board.centre, board.zoom)
        board.move_to(at)
        board.lay_asked.emit(square, 0)
        QApplication.processEvents()
        assert (board.centre, board.zoom) == seen
        assert board.scene_to_widget(square) == at
    assert {laid.square for laid in body.content.position.laid} >= {far}

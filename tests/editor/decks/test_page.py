"""The deck page with real widgets: mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from carcqt.content.tables import Table
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.popmenu import PopMenu
from carcqt.ui.theme import style
from editor.decks.head import LIST
from editor.decks.model import Role
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open

CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def ids(page: DeckPage) -> list[str]:
    return [entry.tile.id for entry in page.content.entries]


def shown(page: DeckPage) -> list[str]:
    model = page.model
    return [model.entry_at(place).tile.id for place in range(model.rowCount())]


def chosen(page: DeckPage) -> list[str]:
    return [ids(page)[row] for row in page.grid.rows]


def key(page: DeckPage, what: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(page.grid, what, held or Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()


def place(page: DeckPage, number: int, share: float = 0.5) -> QPoint:
    """A point on a shown tile, from its left to its right."""
    box = page.grid.delegate.card(page.grid.visualRect(page.model.index(number)))
    return QPointF(box.left() + box.width() * share, box.top() + box.height() * 0.3).toPoint()


def click(page: DeckPage, number: int, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.mouseClick(
        page.grid.viewport(),
        Qt.MouseButton.LeftButton,
        held or Qt.KeyboardModifier.NoModifier,
        place(page, number),
    )


def drag(page: DeckPage, start: QPoint, ends: Sequence[QPoint]) -> None:
    """Presses, goes there by way of some points, and lets go."""
    view = page.grid.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for at in ends:
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(view.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view, move)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=ends[-1])
    QApplication.processEvents()


def type_text(page: DeckPage, text: str) -> None:
    page.head.search.setFocus()
    page.head.search.clear()
    QTest.keyClicks(page.head.search, text)
    QApplication.processEvents()


# Finding.


def test_searching_shows_only_what_is_looked_for(open_deck: Open) -> None:
    page = open_deck()
    type_text(page, "forest gold")
    gold = [e.tile.id for e in page.content.entries if any(z.shows("gold") for z in e.tile.zones)]
    assert shown(page) == gold
    QTest.keyClick(page.head.search, Qt.Key.Key_Escape)
    assert shown(page) == ids(page)


def test_nothing_found_is_said(open_deck: Open) -> None:
    page = open_deck()
    type_text(page, "dragon")
    assert shown(page) == []
    assert page.nothing.isVisible()
    assert page.nothing.text()
    type_text(page, "L0")
    assert not page.nothing.isVisible()
    assert page.grid.isVisible()


def test_chips_filter_one_at_a_time(open_deck: Open) -> None:
    page = open_deck()
    chips = {one.key: chip for one, chip in zip(page.head._filters, page.head._chips, strict=True)}
    assert ("terrain", "meadow") in chips or len(shown(page)) == 91
    chips["pile", "bonus"].click()
    assert shown(page) == [e.tile.id for e in page.content.entries if e.tile.pile == "bonus"]
    assert chips["pile", "bonus"].isChecked()
    chips["terrain", "lake"].click()
    assert "L03" in shown(page)
    assert "L15" not in shown(page)
    chips["terrain", "lake"].click()
    assert len(shown(page)) == 91
    assert chips[()].isChecked()


def test_a_click_on_the_heat_grid_filters(open_deck: Open) -> None:
    page = open_deck()
    heat = page.statistics.heat
    number = next(n for n in range(heat.count()) if heat.corner(n) == ("forest", "river"))
    QTest.mouseClick(heat, Qt.MouseButton.LeftButton, pos=heat.cell(number).center().toPoint())
    statistics = page.statistics.statistics
    assert statistics is not None
    assert len(shown(page)) == statistics.corners["forest", "river"] < 91
    assert page.head.chosen == ("corner", "forest", "river")
    key(page, Qt.Key.Key_Escape)
    assert len(shown(page)) == 91


def test_a_missing_combination_becomes_a_tile(open_deck: Open) -> None:
    page = open_deck()
    statistics = page.statistics.statistics
    assert statistics is not None
    missing = statistics.missing[0]
    grid = page.statistics.combinations
    number = list(statistics.combinations).index(missing)
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.cell(number).center().toPoint())
    assert len(page.content.entries) == 92
    assert page.stack.currentWidget() is page.tile_view
    QTest.qWait(200)
    page.close_tile()
    assert missing not in (page.statistics.statistics or statistics).missing
    assert page.document.problems == []


# Selecting and editing.


def test_several_tiles_are_counted_by_keys(open_deck: Open) -> None:
    page = open_deck()
    click(page, 3)
    click(page, 5, CONTROL)
    assert chosen(page) == ["L03", "L05"]
    key(page, Qt.Key.Key_Plus)
    key(page, Qt.Key.Key_Plus)
    key(page, Qt.Key.Key_Minus)
    assert [page.content.entries[row].tile.count for row in (3, 4, 5)] == [2, 1, 2]
    page.document.stack.undo()
    # What keys did one after the other is one step, after the copy's name.
    assert [page.content.entries[row].tile.count for row in (3, 4, 5)] == [1, 1, 1]
    QTest.keyClicks(page.grid, "12")
    assert [page.content.entries[row].tile.count for row in (3, 5)] == [12, 12]
    assert chosen(page) == ["L03", "L05"]


def test_the_signs_beside_the_count_are_buttons(open_deck: Open) -> None:
    page = open_deck()
    cell = page.grid.visualRect(page.model.index(4))
    badge = page.grid.delegate._badge_box(
        page.grid.delegate.card(cell), page.model.entry_at(4), True
    )
    view = page.grid.viewport()
    right = QPoint(round(badge.right()) - 6, round(badge.center().y()))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=right)
    assert page.content.entries[4].tile.count == 2
    left = QPoint(round(badge.left()) + 6, round(badge.center().y()))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=left)
    assert page.content.entries[4].tile.count == 1


def test_delete_duplicate_and_undo(open_deck: Open) -> None:
    page = open_deck()
    before = ids(page)
    click(page, 2)
    click(page, 4, Qt.KeyboardModifier.ShiftModifier)
    assert chosen(page) == ["L02", "L03", "L04"]
    key(page, Qt.Key.Key_D, CONTROL)
    assert ids(page)[:8] == ["L00", "L01", "L02", "L03", "L04", *ids(page)[5:8]]
    made = ids(page)[5:8]
    assert chosen(page) == made
    assert len(set(ids(page))) == 94
    key(page, Qt.Key.Key_Delete)
    assert ids(page) == before
    assert len(chosen(page)) == 1
    page.document.stack.undo()
    assert ids(page)[5:8] == made
    page.document.stack.undo()
    assert ids(page) == before


def test_copy_and_paste_between_decks(open_deck: Open) -> None:
    page, other = open_deck(), open_deck(DeckDocument.empty("hunters"))
    click(page, 1)
    click(page, 2, CONTROL)
    key(page, Qt.Key.Key_C, CONTROL)
    assert "[[tile]]" in QGuiApplication.clipboard().text()
    QTest.keyClick(other, Qt.Key.Key_V, CONTROL)
    QTest.keyClick(other, Qt.Key.Key_V, CONTROL)
    assert ids(other)[:2] == ["L01", "L02"]
    assert len(set(ids(other))) == 4
    assert other.content.entries[0] == page.content.entries[1]
    QGuiApplication.clipboard().setText("something else")
    QTest.keyClick(other.grid, Qt.Key.Key_V, CONTROL)
    assert len(ids(other)) == 4


def test_cut_and_paste_move_a_tile_under_its_own_id(open_deck: Open) -> None:
    page = open_deck()
    click(page, 1)
    key(page, Qt.Key.Key_X, CONTROL)
    assert "L01" not in ids(page)
    click(page, 5)
    key(page, Qt.Key.Key_V, CONTROL)
    assert ids(page)[6] == "L01"


@pytest.mark.parametrize("rows", [False, True])
def test_dragging_reorders_and_ids_stay(open_deck: Open, rows: bool) -> None:
    page = open_deck()
    if rows:
        page.head.view_chosen.emit(LIST)
        QApplication.processEvents()
    before = ids(page)
    target = place(page, 4, 0.9)
    if rows:
        target = page.grid.visualRect(page.model.index(4)).center() + QPoint(0, 12)
    start = place(page, 1)
    drag(page, start, [start + QPoint(30, 30), target])
    wanted = [before[0], *before[2:5], before[1], *before[5:]]
    assert ids(page) == wanted
    assert chosen(page) == [before[1]]
    page.document.stack.undo()
    assert ids(page) == before


def test_several_tiles_are_dragged_together(open_deck: Open) -> None:
    page = open_deck()
    click(page, 0)
    click(page, 2, CONTROL)
    start = place(page, 2)
    drag(page, start, [start + QPoint(-20, 20), place(page, 5, 0.1)])
    assert ids(page)[:6] == ["L01", "L03", "L04", "L00", "L02", "L05"]
    assert chosen(page) == ["L00", "L02"]


def test_a_drag_is_given_up_with_escape(open_deck: Open) -> None:
    page = open_deck()
    before = ids(page)
    view, start = page.grid.viewport(), place(page, 1)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    drag_to = place(page, 5)
    move = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(drag_to), QPointF(view.mapToGlobal(drag_to)),
        Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(view, move)
    dragging = [page.grid.is_dragging]
    key(page, Qt.Key.Key_Escape)
    assert [*dragging, page.grid.is_dragging] == [True, False]
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=drag_to)
    assert ids(page) == before


def test_tiles_are_moved_by_keys(open_deck: Open) -> None:
    page = open_deck()
    click(page, 1)
    key(page, Qt.Key.Key_Right, ALT)
    assert ids(page)[:4] == ["L00", "L02", "L01", "L03"]
    key(page, Qt.Key.Key_Left, ALT)
    key(page, Qt.Key.Key_Left, ALT)
    assert ids(page)[:3] == ["L01", "L00", "L02"]
    key(page, Qt.Key.Key_Left, ALT)
    assert ids(page)[:3] == ["L01", "L00", "L02"]


def test_moving_among_filtered_tiles(open_deck: Open) -> None:
    page = open_deck()
    page.filter(("pile", "bonus"))
    first, second, third = shown(page)[:3]
    click(page, 0)
    key(page, Qt.Key.Key_Right, ALT)
    assert shown(page)[:3] == [second, first, third]


# One tile.


def test_n_makes_a_tile_and_opens_it_and_escape_leads_back(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))
    assert page.nothing.isVisible()
    QTest.keyClick(page, Qt.Key.Key_N)
    assert ids(page) == ["T01"]
    view = page.tile_view
    assert view is not None
    assert page.stack.currentWidget() is view
    assert view.editor.entry == page.content.entries[0]
    QTest.keyClick(view.editor.canvas, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is not view
    assert chosen(page) == ["T01"]


def test_enter_and_double_click_open_a_tile(open_deck: Open) -> None:
    page = open_deck()
    click(page, 7)
    key(page, Qt.Key.Key_Return)
    assert page.tile_view is not None
    assert page.tile_view.row == 7
    page.close_tile()
    QTest.mouseDClick(page.grid.viewport(), Qt.MouseButton.LeftButton, pos=place(page, 9))
    assert page.tile_view.row == 9
    page.tile_view.after.click()
    assert page.tile_view.row == 10
    page.tile_view.back.click()
    assert chosen(page) == ["L10"]


def test_edits_of_the_large_tile_are_the_documents(open_deck: Open) -> None:
    page = open_deck()
    page.open_tile(3)
    view = page.tile_view
    assert view is not None
    before = page.content.entries[3]
    view.editor.rotate.click()
    assert page.content.entries[3].tile.zones != before.tile.zones
    assert page.content.entries[3] == view.editor.entry
    page.document.stack.undo()
    assert page.content.entries[3] == before == view.editor.entry
    page.document.stack.redo()
    assert page.content.entries[3] == view.editor.entry != before


def test_undoing_the_tile_away_leads_back(open_deck: Open) -> None:
    page = open_deck()
    page.new_tile()
    assert page.stack.currentWidget() is page.tile_view
    page.document.stack.undo()
    assert page.stack.currentWidget() is not page.tile_view
    assert len(ids(page)) == 91


def test_problems_are_marked_and_lead_to_their_tile(open_deck: Open) -> None:
    from dataclasses import replace

    page = open_deck()
    entry = page.content.entries[12]
    broken = replace(entry, tile=replace(entry.tile, zones=entry.tile.zones[:-1]))
    entries = (*page.content.entries[:12], broken, *page.content.entries[13:])
    page.deck.change("break", replace(page.content, entries=entries))
    found = page.document.problems
    assert found
    assert page.model.index(12).data(Role.PROBLEMS)
    assert not page.model.index(11).data(Role.PROBLEMS)
    QApplication.processEvents()
    page.filter(("pile", "bonus"))
    page.show_place(found[0])
    assert page.tile_view is not None
    assert page.tile_view.row == 12
    page.close_tile()
    assert chosen(page) == ["L12"]
    page.show_place(Problem.at("deck-empty", pile="land"))
    assert page.stack.currentWidget() is not page.tile_view


def test_a_refused_copy_of_a_built_in_deck_changes_nothing(open_deck: Open) -> None:
    page = open_deck()
    page.deck.ask_name = lambda _: ""
    before = page.content
    click(page, 3)
    key(page, Qt.Key.Key_Plus)
    key(page, Qt.Key.Key_D, CONTROL)
    key(page, Qt.Key.Key_N)
    assert page.content is before
    assert page.stack.currentWidget() is not page.tile_view


# Everything can be undone.


@pytest.mark.parametrize("seed", range(4))
def test_undoing_everything_gives_back_the_first_deck(open_deck: Open, seed: int) -> None:
    page, rng = open_deck(), Random(seed)
    first = page.content

    def select() -> None:
        count = len(page.content.entries)
        page.grid.select_rows(sorted(rng.sample(range(count), min(count, rng.randint(1, 4)))))

    def move() -> None:
        page.acts.move(page.grid.rows, rng.randint(0, len(page.content.entries)))

    def name() -> None:
        field = page.properties.names.fields[rng.choice(("en", "fr"))]
        assert not isinstance(field, QLabel)
        QTest.keyClicks(field, rng.choice(("ab", "c")))

    def new() -> None:
        page.new_tile()
        page.close_tile()

    acts = [
        select, select, move, name, new, page.acts.duplicate, page.acts.delete, page.acts.copy,
        page.acts.cut, page.acts.paste,
        lambda: page.acts.count(page.grid.rows, rng.choice((-1, 1))),
        lambda: page.acts.set_count(page.grid.rows, rng.randint(1, 20)),
        lambda: page.properties._set_pile(rng.randint(0, 2)),
        lambda: page.properties._set_provenance(rng.randint(0, 3)),
        lambda: page.properties._set_title("fr", rng.choice(("un", "deux"))),
        lambda: page.search(rng.choice(("", "lake"))),
    ]  # fmt: skip
    for _ in range(125):
        rng.choice(acts)()
    last = page.content
    stack = page.document.stack
    assert stack.count() > 20
    while stack.canUndo():
        stack.undo()
    assert page.content == first
    while stack.canRedo():
        stack.redo()
    assert page.content == last
    page.show_all()
    assert shown(page) == ids(page)


# Trying it.


def test_trying_and_back_with_nothing_lost(open_deck: Open) -> None:
    page = open_deck()
    click(page, 6)
    key(page, Qt.Key.Key_Plus)
    before, steps = page.content, page.document.stack.index()
    key(page, Qt.Key.Key_E)
    view = page.try_view
    assert view is not None
    assert page.stack.currentWidget() is view
    trial = view.trial
    assert trial is not None
    laid = len(trial.laid)
    # Where keys have put it, it is laid with Enter.
    QTest.keyClick(view.board, Qt.Key.Key_Right)
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    assert len(trial.laid) == laid + 1
    QTest.keyClick(view.board, Qt.Key.Key_Z, CONTROL)
    assert len(trial.laid) == laid
    assert page.document.stack.index() == steps
    hand = trial.hand
    view.choices.clicked.emit(view.choices.model().index(20, 0))
    assert trial.hand == ids(page)[20] != hand
    QTest.keyClick(view.board, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is not view
    assert page.content is before
    assert chosen(page) == ["L06"]


def test_a_laid_tile_leads_to_its_definition(open_deck: Open) -> None:
    page = open_deck()
    page.try_it()
    view = page.try_view
    assert view is not None
    assert view.trial is not None
    start = view.trial.laid[0]
    view.board.square_clicked.emit(start.square)
    assert start.tile in view.edit.text()
    view.edit.click()
    assert page.tile_view is not None
    assert page.stack.currentWidget() is page.tile_view
    assert ids(page)[page.tile_view.row or 0] == start.tile
    # From a tile to the board: that tile is in hand.
    page.try_it()
    assert view.trial.hand == start.tile
    page.stop_trying()
    assert page.stack.currentWidget() is page.tile_view


def test_a_whole_game_is_handed_over(open_deck: Open) -> None:
    page = open_deck()
    asked: list[object] = []
    page.play_asked.connect(asked.append)
    page.try_it()
    assert page.try_view is not None
    page.try_view.play.click()
    table = asked[0]
    assert isinstance(table, Table)
    assert table.material_file == page.content


def test_an_empty_deck_cannot_be_tried(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))
    assert not page.can_try
    # What it says stands in the middle of where the tiles will be.
    room = page.nothing.geometry()
    assert room.top() <= page.head.geometry().bottom() + 1
    QTest.keyClick(page, Qt.Key.Key_N)
    assert page.can_try


def test_the_test_board_says_where_back_is_and_when_all_is_laid(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))
    QTest.keyClick(page, Qt.Key.Key_N)
    page.try_it()
    view = page.try_view
    assert view is not None
    assert view.back.text() == "Back to the tile"
    QTest.keyClick(view.board, Qt.Key.Key_Down)
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    assert view.said.text().startswith("Every tile is laid.")
    view.back.click()
    page.close_tile()
    page.try_it()
    assert view.back.text() == "Back to the deck"


# Words, sizes and themes.


@pytest.mark.parametrize("game", ["hunters", "goldrush", "amazon"])
@pytest.mark.parametrize(("width", "height"), [(1366, 812), (1024, 652)])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_everything_fits(open_deck: Open, game: str, width: int, height: int, code: str) -> None:
    language().set(code)
    try:
        page = open_deck(game, width, height)
        page.grid.select_rows([2])
        assert problems(page) == []
        page.show_statistics()
        QApplication.processEvents()
        assert page.side.isVisible()
        assert problems(page) == []
        page.show_properties()
        QApplication.processEvents()
        assert problems(page) == []
        page.open_tile(2)
        QApplication.processEvents()
        page.try_it()
        QApplication.processEvents()
        assert problems(page) == []
        assert (page.width(), page.height()) == (width, height)
    finally:
        language().set("en")


def test_the_panel_folds_where_there_is_little_room(open_deck: Open) -> None:
    page = open_deck("hunters", 1024, 652)
    assert not page.side.isVisible()
    assert page.head.panel.isVisible()
    page.head.panel.click()
    assert page.side.isVisible()
    assert page.side.geometry().right() == page.width() - 1
    key(page, Qt.Key.Key_Escape)
    assert not page.side.isVisible()
    page.resize(1366, 812)
    QApplication.processEvents()
    assert page.side.isVisible()
    assert not page.head.panel.isVisible()
    assert page.grid.width() < page.width() - page.side.width()


def test_larger_text_and_another_theme(open_deck: Open) -> None:
    page = open_deck()
    try:
        style().set(mode="dark", scale=1.4)
        QApplication.processEvents()
        assert page.grid.gridSize().width() >= 143 * 1.4 - 1
        assert not page.side.isVisible()
    finally:
        style().set(mode="light", scale=1.0)


def test_one_new_tile_after_the_other(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))
    QTest.keyClick(page, Qt.Key.Key_N)
    view = page.tile_view
    assert view is not None
    QTest.mouseClick(view.new, Qt.MouseButton.LeftButton)
    QTest.keyClick(view.editor.canvas, Qt.Key.Key_PageUp)
    assert view.row == 0
    QTest.keyClick(view.editor.canvas, Qt.Key.Key_N)
    assert view.row == 1
    assert view.isVisible()
    assert view.editor.canvas.hasFocus()
    assert [entry.tile.id for entry in page.content.entries] == ["T01", "T03", "T02"]


def test_the_acts_for_tiles_have_a_menu_of_their_own(open_deck: Open) -> None:
    page = open_deck()
    page.grid.select_rows([0])
    menu = PopMenu(page)
    page.fill_menu(menu)
    inner = menu.findChildren(PopMenu)
    assert [one.title() for one in inner] == ["Chosen tiles"]
    before = len(page.content.entries)
    menu.popup(page.mapToGlobal(QPoint(0, 0)))
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Right)
    assert inner[0].isVisible()
    act = next(one for one in inner[0].actions() if one.text().startswith("Duplicate"))
    at = inner[0].actionGeometry(act).center()
    QTest.mouseClick(inner[0], Qt.MouseButton.LeftButton, pos=at)
    assert len(page.content.entries) == before + 1
    page.open_tile(0)
    other = PopMenu(page)
    page.fill_menu(other)
    assert not other.findChildren(PopMenu), "of tiles that are not seen"


def test_nothing_is_missing_where_nothing_was_made(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))

    def warns(widget: QWidget) -> bool:
        image, err = widget.grab().toImage(), style().colour("err")
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return any(image.pixelColor(x, y) == err for x, y in spots)

    charts = page.statistics.heat, page.statistics.combinations
    assert not any(map(warns, charts))
    page.new_tile()
    page.close_tile()
    page._count()
    assert all(map(warns, charts))

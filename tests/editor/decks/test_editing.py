"""Tiles of the deck page are selected, counted, moved and undone, by mouse and keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from editor.decks.overview.head import LIST
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open
from tests.editor.decks.hands import ALT, CONTROL, chosen, click, drag, ids, key, place, pull, shown


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
    pull(view, drag_to)
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


@pytest.mark.parametrize("seed", range(4))
def test_undoing_everything_gives_back_the_first_deck(open_deck: Open, seed: int) -> None:
    page, rng = open_deck(), Random(seed)
    first = page.content

    def select() -> None:
        count = len(page.content.entries)
        page.grid.select_rows(sorted(rng.sample(range(count), min(count, rng.randint(1, 4)))))

    def move() -> None:
        page.editing.move(page.grid.rows, rng.randint(0, len(page.content.entries)))

    def name() -> None:
        field = page.properties.names.fields[rng.choice(("en", "fr"))]
        assert not isinstance(field, QLabel)
        QTest.keyClicks(field, rng.choice(("ab", "c")))

    def new() -> None:
        page.new_tile()
        page.close_tile()

    acts = [
        select, select, move, name, new, page.editing.duplicate, page.editing.delete,
        page.editing.copy, page.editing.cut, page.editing.paste,
        lambda: page.editing.count(page.grid.rows, rng.choice((-1, 1))),
        lambda: page.editing.set_count(page.grid.rows, rng.randint(1, 20)),
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

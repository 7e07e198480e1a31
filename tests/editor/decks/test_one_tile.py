"""A tile is opened out of its deck, and left again."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.rules.problems import Problem
from editor.decks.overview.model import TileRole
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open
from tests.editor.decks.hands import CONTROL, chosen, click, ids, key, place


def test_n_makes_a_tile_and_opens_it_and_escape_leads_back(open_deck: Open) -> None:
    page = open_deck(DeckDocument.empty("hunters"))
    assert page.nothing.isVisible()
    QTest.keyClick(page, Qt.Key.Key_N)
    assert ids(page) == ["T01"]
    view = page.tile_view
    assert view is not None
    assert page.stack.currentWidget() is view
    assert view.editing.entry == page.content.entries[0]
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
    assert page.content.entries[3] == view.editing.entry
    page.document.stack.undo()
    assert page.content.entries[3] == before == view.editing.entry
    page.document.stack.redo()
    assert page.content.entries[3] == view.editing.entry != before


def test_undoing_the_tile_away_leads_back(open_deck: Open) -> None:
    page = open_deck()
    page.new_tile()
    assert page.stack.currentWidget() is page.tile_view
    page.document.stack.undo()
    assert page.stack.currentWidget() is not page.tile_view
    assert len(ids(page)) == 91


def test_problems_are_marked_and_lead_to_their_tile(open_deck: Open) -> None:
    page = open_deck()
    entry = page.content.entries[12]
    broken = replace(entry, tile=replace(entry.tile, zones=entry.tile.zones[:-1]))
    entries = (*page.content.entries[:12], broken, *page.content.entries[13:])
    page.deck.change("break", replace(page.content, entries=entries))
    found = page.document.problems
    assert found
    assert page.model.index(12).data(TileRole.PROBLEMS)
    assert not page.model.index(11).data(TileRole.PROBLEMS)
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


def test_a_refused_copy_leaves_the_large_tile_as_it_was(open_deck: Open) -> None:
    page = open_deck()
    page.open_tile(3)
    view = page.tile_view
    assert view is not None
    page.deck.ask_name = lambda _: ""
    before = page.content
    QTest.keyClicks(view.editor.properties.names["en"], "x")
    view.editor.rotate.click()
    view.editor.properties.refresh()
    assert page.content is before
    assert view.editor.canvas.tile == before.entries[3].tile
    assert view.editor.properties.names["en"].text() == before.entries[3].name["en"]


def test_a_tile_that_goes_while_it_is_tried_is_not_come_back_to(open_deck: Open) -> None:
    page = open_deck()
    page.new_tile()
    page.try_it()
    page.document.stack.undo()
    page.stop_trying()
    assert page.stack.currentWidget() is not page.tile_view

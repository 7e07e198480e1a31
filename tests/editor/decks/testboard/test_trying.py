"""From the deck page to the test board and back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carcqt.content.tables import TableSetup
from editor.documents.deck import DeckDocument
from tests.editor.decks.conftest import Open
from tests.editor.decks.hands import CONTROL, chosen, click, ids, key


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
    assert isinstance(table, TableSetup)
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

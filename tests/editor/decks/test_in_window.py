"""The deck page in the editor's window, whose keys are the window's too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.content.tables import TableSetup
from editor.decks.page import DeckPage
from editor.decks.scenes import STATES
from editor.documents.deck import DeckDocument
from editor.window import EditorWindow
from tests.editor.decks.conftest import BlankStudio

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window() -> Iterator[EditorWindow]:
    studio = BlankStudio(workers=0)
    made = EditorWindow(studio)
    made.resize(1366, 860)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowActive(made)
    yield made
    for document in made.tabs:
        document.stack.setClean()
        document.close()
    made.close()
    made.deleteLater()
    QApplication.processEvents()
    studio.close()


def show(window: EditorWindow, document: DeckDocument) -> DeckPage:
    document.ask_name = None
    window.add(document)
    document.ask_name = None
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, DeckPage)
    page.first_focus()
    return page


def key(what: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """To whatever has the focus."""
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, what, held)
    QApplication.processEvents()


def test_from_an_empty_deck_to_the_board_by_keys(window: EditorWindow) -> None:
    page = show(window, DeckDocument.empty("hunters"))
    key(Qt.Key.Key_N)
    assert page.stack.currentWidget() is page.tile_view
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_Plus)
    assert [entry.tile.count for entry in page.content.entries] == [2]
    before = page.content
    key(Qt.Key.Key_E)
    view = page.try_view
    assert view is not None
    assert page.stack.currentWidget() is view
    assert view.trial is not None
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Return)
    assert len(view.trial.laid) == 1
    # On the board, undo is the board's.
    key(Qt.Key.Key_Z, CONTROL)
    assert view.trial.laid == []
    assert page.content is before
    view.next.setFocus()
    key(Qt.Key.Key_Z, CONTROL)
    assert page.content is before
    key(Qt.Key.Key_E)
    assert page.stack.currentWidget() is not view
    key(Qt.Key.Key_Z, CONTROL)
    assert [entry.tile.count for entry in page.content.entries] == [1]
    key(Qt.Key.Key_Z, CONTROL)
    assert page.content.entries == ()
    key(Qt.Key.Key_N)
    assert len(page.content.entries) == 1


def test_letters_typed_into_the_search_are_no_commands(window: EditorWindow) -> None:
    page = show(window, DeckDocument.built_in("hunters"))
    key(Qt.Key.Key_F, CONTROL)
    assert QApplication.focusWidget() is page.head.search
    for letter in "NESE":
        key(Qt.Key(ord(letter)))
    assert page.head.search.text() == "nese"
    assert len(page.content.entries) == 91
    assert page.try_view is None
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_Escape)
    assert page.model.rowCount() == 91
    assert QApplication.focusWidget() is page.grid


def test_problems_lie_below_the_tiles_only(window: EditorWindow) -> None:
    page = show(window, DeckDocument.built_in("hunters"))
    sheet = window.sheet
    assert sheet is not None
    assert sheet.panel.isVisible()
    assert sheet.panel.width() == page.width() - page.side.width()
    page.open_tile(3)
    assert not sheet.panel.isVisible()
    page.close_tile()
    assert sheet.panel.isVisible()


def test_the_window_hands_the_deck_over(window: EditorWindow) -> None:
    asked: list[object] = []
    window._play = asked.append
    page = show(window, DeckDocument.built_in("hunters"))
    page.try_it()
    assert page.try_view is not None
    page.try_view.play.click()
    assert [type(one) for one in asked] == [TableSetup]


@pytest.mark.parametrize("state", STATES)
def test_states_for_the_gallery(window: EditorWindow, state: str) -> None:
    STATES[state](show(window, DeckDocument.built_in("hunters")))
    QApplication.processEvents()
    assert window.size().toTuple() == (1366, 860)

"""The help of the editor: its keys and its guide."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.languages import CODES
from carcqt.content.learning.guides import EDITING, Guide
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.hunters import Hunters
from carcqt.ui.help import guide as guides
from carcqt.ui.help.figures import FigurePainter
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Label
from editor.decks import edits
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.map import MapDocument
from editor.forms.page import ShownPart
from editor.keys import EditorKeys
from editor.tiles.edits import TileEdits
from editor.tiles.shape.checks import problems as tile_problems
from editor.tiles.tools import TileTarget
from editor.window import EditorWindow

HUNTERS, EXPEDITION = Hunters.description.game, Expedition.description.game


@pytest.fixture
def window(qtbot: QtBot, studio: Studio, monkeypatch: pytest.MonkeyPatch) -> Iterator[EditorWindow]:
    painter = FigurePainter(apart=False)
    monkeypatch.setattr(guides, "shared_painter", lambda: painter)
    style().set(mode="light", scale=1.0, reduced_motion=True)
    language().set("en")
    made = EditorWindow(studio)
    made.resize(1366, 860)
    made.show()
    qtbot.waitExposed(made)
    yield made
    language().set("en")
    for document in made.tabs:
        document.stack.setClean()
    made.close()
    made.deleteLater()


def pressed_f1(window: EditorWindow, act: Callable[[EditorKeys], object]) -> EditorKeys:
    """The dialog that F1 opens, after something was done with it."""
    met: list[EditorKeys] = []

    def meet() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, EditorKeys)
        met.append(dialog)
        QTest.qWaitForWindowActive(dialog)
        act(dialog)

    QTimer.singleShot(0, meet)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F1)
    assert met, "no keys were shown"
    # Where there is no screen nobody gives the window its focus back.
    window.activateWindow()
    for _ in range(50):
        if window.isActiveWindow():
            break
        QTest.qWait(10)
    return met[0]


def words(dialog: EditorKeys) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(Label))


def close(dialog: EditorKeys) -> None:
    dialog.reject()


@pytest.mark.parametrize(
    ("make", "shown", "told"),
    [
        (partial(DeckDocument.built_in, HUNTERS), ShownPart.DECK, "add or remove a copy"),
        (
            partial(LayoutDocument.empty, HUNTERS),
            ShownPart.LAYOUT,
            "go to the next zone of the tile",
        ),
        (partial(LayoutDocument.empty, EXPEDITION), ShownPart.CAMPS, "set up camp"),
        (
            partial(MapDocument.built_in, EXPEDITION),
            ShownPart.MAP,
            "add a bend to the selected link",
        ),
    ],
)
def test_f1_shows_the_keys_of_the_page(
    window: EditorWindow, make: Callable[[], Document[Any]], shown: ShownPart, told: str
) -> None:
    window.add(make())
    seen: list[str] = []

    def read(dialog: EditorKeys) -> None:
        seen.append(words(dialog))
        dialog.reject()

    dialog = pressed_f1(window, read)
    assert dialog.shown is shown
    assert told in seen[0]
    assert "undo, redo" in seen[0]


def test_f1_follows_what_a_deck_shows(window: EditorWindow) -> None:
    assert pressed_f1(window, close).shown is ShownPart.START
    window.add(DeckDocument.built_in(HUNTERS))
    page = window.page
    assert isinstance(page, DeckPage)
    page.open_tile(3)
    assert pressed_f1(window, close).shown is ShownPart.TILE
    page.try_it()
    # On the board plain keys are the board's own, but not this one.
    assert pressed_f1(window, close).shown is ShownPart.BOARD
    window.show_guide()
    assert pressed_f1(window, close).shown is ShownPart.GUIDE


def test_every_key_of_the_window_is_told(window: EditorWindow) -> None:
    told = {
        key
        for one in ShownPart
        for column in EditorKeys(one, window).groups()
        for _, rows in column
        for keys, _ in rows
        for key in keys.split(" ")
    }
    # The usual ones have a second form that need not be told.
    untold = {"Ctrl+Shift+Z", "Ctrl+Shift+Tab"}
    own = {key.toString() for action in window.actions() for key in action.shortcuts()}
    assert len(own) > 12
    assert own - untold <= told


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("shown", ShownPart)
def test_no_key_is_cut(qtbot: QtBot, shown: ShownPart, code: str) -> None:
    style().set(mode="light", scale=1.0)
    language().set(code)
    dialog = EditorKeys(shown)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert len(dialog.findChildren(KeyCap)) > 5
    assert problems(dialog) == []
    language().set("en")


def test_the_guide_comes_in_place_of_the_page_and_leads_back(
    window: EditorWindow, qtbot: QtBot
) -> None:
    document = DeckDocument.built_in(HUNTERS)
    window.add(document)
    pressed_f1(window, lambda dialog: dialog.guide.click())
    guide = window.guide
    assert guide is not None
    assert window.stack.currentWidget() is guide
    assert guide.name == EDITING
    assert guide.page.toPlainText().startswith(Guide.load(EDITING, "en").headings[0].text)
    assert window.page is None
    assert problems(window) == []
    QTest.keyClick(guide.page, Qt.Key.Key_Escape)
    assert window.document is document
    # What is gone meanwhile cannot be gone back to.
    window.show_guide()
    window.close_document(document)
    window.show_guide()
    guide.back.click()
    assert window.shown is ShownPart.START


def test_the_guide_is_in_the_menu_and_on_the_start_page(window: EditorWindow) -> None:
    entries = {action.text().split("\t")[0]: action for action in window.menu.menu().actions()}
    assert {"Guide", "Keys"} <= set(entries)
    entries["Guide"].trigger()
    assert window.shown is ShownPart.GUIDE
    window.show_start()
    window.start.guide_button.click()
    assert window.shown is ShownPart.GUIDE


def test_a_tab_leads_out_of_the_guide(window: EditorWindow) -> None:
    document = DeckDocument.built_in(HUNTERS)
    window.add(document)
    window.show_guide()
    at = window.bar.tabs.tabRect(0).center()
    QTest.mouseClick(window.bar.tabs, Qt.MouseButton.LeftButton, pos=at)
    assert window.document is document


def test_another_language_reaches_the_guide(window: EditorWindow) -> None:
    window.show_guide()
    assert window.guide is not None
    language().set("fr")
    QCoreApplication.processEvents()
    assert window.guide.page.toPlainText().startswith("Créer tuiles et cartes")


def test_the_first_walk_is_right(qtbot: QtBot) -> None:
    """What its strokes make is the tile of its figure."""
    content = DeckDocument.built_in(HUNTERS).content
    description = GAMES[HUNTERS].description
    terrain = {number: one.id for number, one in enumerate(description.terrains, 1)}
    text = Guide.load(EDITING, "en").text
    forest, river = (terrain[int(number)] for number in re.findall(r"Press (\d) for", text))
    tile_edits = TileEdits(language().translate, description)
    north, east, south, west = (TileTarget(3 * side + 1, None) for side in range(4))
    tile = edits.new_entry(content).tile
    drawn = tile_edits.stroke(tile, forest, north, west)
    tile = tile_edits.drop(drawn.tile, TileTarget(None, drawn.zone), "gold").tile
    tile = tile_edits.stroke(tile, river, east, south).tile
    corner = tile.zones[tile.zone_at[5]].id
    tile = tile_edits.drop(tile, TileTarget(None, corner), "deer").tile
    shown = content.deck.tile["L54"]
    for point in range(12):
        mine, theirs = (one.zones[one.zone_at[point]] for one in (tile, shown))
        assert (mine.kind, mine.icons) == (theirs.kind, theirs.icons)


def test_what_is_drawn_last_cuts_what_lies_across(qtbot: QtBot) -> None:
    """As the guide says."""
    content = DeckDocument.built_in(HUNTERS).content
    description = GAMES[HUNTERS].description
    tile_edits = TileEdits(language().translate, description)
    north, east, south, west = (TileTarget(3 * side + 1, None) for side in range(4))
    tile = tile_edits.stroke(edits.new_entry(content).tile, "river", north, south).tile
    assert tile.zone_at[1] == tile.zone_at[7]
    tile = tile_edits.stroke(tile, "forest", east, west).tile
    assert tile.zone_at[4] == tile.zone_at[10]
    assert tile.zone_at[1] != tile.zone_at[7]
    assert list(tile_problems(tile, description)) == []

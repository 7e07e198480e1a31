"""The two games in the editor: tiles and decks, maps, and layouts to begin from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.cli import main
from carcqt.content.decks import DeckFile
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import TableSetup
from carcqt.rules.geometry import POINT_NUMBERS, Square
from carcqt.rules.position import LaidTile
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.map import MapDocument
from editor.gallery import EditorGallery
from editor.layouts.mapbody import MapBody
from editor.layouts.page import LayoutPage
from editor.layouts.tilebody import TileBody
from editor.maps.editing import MapTool
from editor.maps.page import MapPage
from editor.maps.side import MapPanel
from editor.window import EditorWindow
from tests.app.pages import overflows, shown, texts
from tests.studios import SketchStudio
from tests.tinygames.registered import MAP, RULES, TILES

EACH = pytest.mark.parametrize("game", RULES)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def played() -> list[Path | TableSetup]:
    return []


@pytest.fixture
def window(played: list[Path | TableSetup]) -> Iterator[EditorWindow]:
    style().set(reduced_motion=True)
    made = EditorWindow(SketchStudio(), played.append)
    made.resize(1366, 860)
    made.show()
    QApplication.processEvents()
    yield made
    for document in made.tabs:
        document.stack.setClean()
    made.close()
    made.deleteLater()


def saved(document: Document[Any], path: Path) -> Path:
    """As a file in which nothing is wrong."""
    assert document.save(path)
    assert main(["check", str(path)]) == 0
    return path


def test_a_tile_is_drawn_into_a_new_deck(window: EditorWindow, tmp_path: Path) -> None:
    QTest.mouseClick(window.start.games[TILES].empty, LEFT)
    page = window.page
    assert isinstance(page, DeckPage)
    QTest.mouseClick(page.head.new, LEFT)
    QApplication.processEvents()
    assert page.tile_view is not None
    tile_editor = page.tile_view.editor
    assert [*tile_editor.palette_panel.terrains] == ["heath", "wood"]
    QTest.mouseClick(tile_editor.palette_panel.terrains["wood"], LEFT)
    canvas = tile_editor.canvas
    for side in "NE":
        QTest.mouseClick(canvas, LEFT, pos=canvas.point_place(POINT_NUMBERS[side]).toPoint())
    document = page.document
    assert isinstance(document.content, DeckFile)
    (entry,) = document.content.entries
    assert sorted(zone.kind for zone in entry.tile.zones) == ["heath", "wood", "wood"]
    assert DeckDocument.load(saved(document, tmp_path / "deck.toml")).content == document.content
    document.stack.undo()
    assert document.content != DeckDocument.load(tmp_path / "deck.toml").content


def test_the_built_in_deck_is_shown_in_both_languages(window: EditorWindow) -> None:
    QTest.mouseClick(window.start.games[TILES].built_in, LEFT)
    page = window.page
    assert isinstance(page, DeckPage)
    for code in ("fr", "en"):
        language().set(code)
        assert overflows(window) == []
    assert not page.document.problems


def map_page(window: EditorWindow) -> MapPage:
    QTest.mouseClick(window.start.games[MAP].built_in, LEFT)
    page = window.page
    assert isinstance(page, MapPage)
    page.map.ask_name = None
    QApplication.processEvents()
    return page


def test_a_map_has_tools_for_its_own_links_and_panels_for_what_it_has(
    window: EditorWindow,
) -> None:
    page = map_page(window)
    assert [*page.tools_panel.links] == ["trail", "ferry"]
    assert [*page.tools_panel.species] == ["inn", "shrine"]
    assert page.side.panels == [MapPanel.SELECTED, MapPanel.MAP]
    assert not page.side.selected.village.prices
    language().set("fr")
    QApplication.processEvents()
    assert page.tools_panel.links["ferry"].toolTip() == "Bac (W)"
    assert "Curiosité" in texts(page.tools_panel)
    page.tools_panel.links["ferry"].click()
    assert page.tools_panel.hint.text().endswith("par un bac.")


def test_a_map_is_changed_by_mouse_and_keys(
    window: EditorWindow, tmp_path: Path, played: list[Path | TableSetup]
) -> None:
    page = map_page(window)
    canvas, editing = page.canvas, page.editing
    canvas.fit()

    def at(village: str) -> QPoint:
        return canvas.mapFromScene(canvas.drawn.village(village))

    page.tools_panel.links["ferry"].click()
    QTest.mouseClick(canvas.viewport(), LEFT, pos=at("birchill"))
    QTest.mouseClick(canvas.viewport(), LEFT, pos=at("glade"))
    assert editing.link is not None
    assert (editing.link.kind, editing.link.ends) == ("ferry", ("birchill", "glade"))
    canvas.setFocus()
    editing.take(MapTool.SELECT)
    QTest.keyClick(canvas, Qt.Key.Key_P)
    assert editing.link.kind == "trail"
    editing.select(["glade"])
    page.tools_panel.species["shrine"].click()
    assert editing.content.map.village["glade"].species == "shrine"
    new = editing.add_village((50, 350))
    assert new is not None
    assert editing.content.map.village[new].prices == ()
    editing.select([new, "fordham"])
    QTest.keyClick(canvas, Qt.Key.Key_W)
    assert MapDocument.load(saved(page.map, tmp_path / "map.toml")).content == page.map.content
    page.try_it()
    (table,) = played
    assert isinstance(table, TableSetup)
    assert len(table.seats) == 3
    while page.map.stack.canUndo():
        page.map.stack.undo()
    assert len(editing.content.map.villages) == 20


def layout_page(window: EditorWindow, game: str) -> LayoutPage:
    QTest.mouseClick(window.start.games[game].layout_row, LEFT)
    page = window.page
    assert isinstance(page, LayoutPage)
    QApplication.processEvents()
    return page


def test_tiles_are_laid_out_to_begin_from(window: EditorWindow, tmp_path: Path) -> None:
    page = layout_page(window, TILES)
    body = page.body
    assert isinstance(body, TileBody)
    body.take_tile("H1")
    body.lay(Square(0, -1), 2)
    path = saved(page.document, tmp_path / "layout.toml")
    game = Scenario.load(path).start()
    assert LaidTile("H1", Square(0, -1), 2) in game.position().laid


def test_pieces_are_put_on_a_map_to_begin_from(window: EditorWindow, tmp_path: Path) -> None:
    page = layout_page(window, MAP)
    body = page.body
    assert isinstance(body, MapBody)
    body.set_up("dale")
    body.choose_seat(1)
    body.set_up("kirk")
    path = saved(page.document, tmp_path / "layout.toml")
    pieces = Scenario.load(path).start().position().pieces
    assert [(one.seat, one.piece, one.zone) for one in pieces] == [
        (0, "staff", "dale"),
        (1, "staff", "kirk"),
    ]
    for code in ("fr", "en"):
        language().set(code)
        assert overflows(window) == []


def test_the_gallery_has_their_windows(tmp_path: Path) -> None:
    language().set("fr")
    for scene in EditorGallery(tmp_path, SketchStudio()).scenes():
        if scene.name.split("-")[-1] in (*RULES, "start"):
            made = scene.make()
            shown(made)
            assert overflows(made) == [], scene.name
            made.close()
            made.deleteLater()

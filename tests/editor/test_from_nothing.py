"""From an empty editor to a game that is over, with mouse and keys only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from carcqt.art.studio.studio import Studio
from carcqt.cli import main
from carcqt.content.tables import TableSetup
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.geometry import POINT_NUMBERS, Square
from carcqt.ui.language import language
from carcqt.ui.places import decks_folder
from carcqt.ui.theme.style import style
from editor.decks.page import DeckPage
from editor.layouts.page import LayoutPage
from editor.layouts.tilebody import TileBody
from editor.tiles.editor import TileEditor
from editor.window import EditorWindow
from tests.editor.tiles.shape.test_zones import shown
from tests.play.tables import play_out

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
N, E, S, W = (POINT_NUMBERS[name] for name in "NESW")
Place = int | str


@pytest.fixture
def played() -> list[Path | TableSetup]:
    """What was handed over to be played."""
    return []


@pytest.fixture
def window(studio: Studio, played: list[Path | TableSetup]) -> Iterator[EditorWindow]:
    style().set(mode="light", scale=1.0, reduced_motion=True)
    language().set("en")
    made = EditorWindow(studio, played.append)
    made.resize(1366, 860)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowActive(made)
    yield made
    for document in made.tabs:
        document.stack.setClean()
    made.close()
    made.deleteLater()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
    QApplication.processEvents()


def key(what: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """To whatever has the focus."""
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, what, held)
    QApplication.processEvents()


def choose(button: QWidget, text: str) -> None:
    """A line of the menu behind a button."""
    click(button)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(one for one in menu.actions() if one.text().split("\t")[0] == text)
    click(menu, menu.actionGeometry(action).center())


class Designer:
    """Draws tiles of the deck that is open."""

    def __init__(self, window: EditorWindow) -> None:
        assert isinstance(window.page, DeckPage)
        self.page = window.page

    def new(self) -> None:
        view = self.page.tile_view
        click(view.new if view is not None and view.isVisible() else self.page.head.new)

    def draw(self, terrain: str, start: Place, end: Place | None = None) -> None:
        """From here to there, or a click."""
        click(self._editor.palette_panel.terrains[terrain])
        canvas = self._editor.canvas.viewport()
        begin, goal = self._at(start), self._at(start if end is None else end)
        QTest.mousePress(canvas, LEFT, pos=begin)
        for step in range(1, 6):
            QTest.mouseMove(canvas, begin + (goal - begin) * step / 5)
        QTest.mouseRelease(canvas, LEFT, pos=goal)
        QApplication.processEvents()

    def drop(self, icon: str, zone: str) -> None:
        click(self._editor.palette_panel.icons[icon])
        click(self._editor.canvas.viewport(), self._at(zone))
        key(Qt.Key.Key_Escape)

    @property
    def _editor(self) -> TileEditor:
        assert self.page.tile_view is not None
        return self.page.tile_view.editor

    def _at(self, place: Place) -> QPoint:
        canvas = self._editor.canvas
        spot = canvas.point_place(place) if isinstance(place, int) else canvas.zone_place(place)
        return spot.toPoint()


def make_six_tiles(window: EditorWindow) -> DeckPage:
    click(window.start.games["hunters"].empty)
    designer = Designer(window)
    designer.new()
    designer.draw("lake", E, "m0")
    designer.drop("fish", "l0")
    designer.new()
    designer.draw("river", N)
    designer.new()
    designer.draw("forest", S, W)
    designer.drop("gold", "f0")
    designer.new()
    designer.draw("river", N, S)
    designer.new()
    designer.draw("forest", E)
    designer.new()
    designer.drop("deer", "m0")
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_Escape)
    return designer.page


def lay(body: TileBody, tile: str, square: Square) -> None:
    """Takes a tile from the palette and clicks where it is to lie."""
    view = body.tiles.view
    row = next(n for n, one in enumerate(view.thumbs) if one.thing == tile)
    index = view.model().index(row, 0)
    view.scrollTo(index)
    click(view.viewport(), view.visualRect(index).center())
    there = body.board.scene_to_widget(square)
    QTest.mouseMove(body.board.viewport(), there)
    click(body.board.viewport(), there)


def test_a_deck_and_a_layout_from_nothing_are_played_to_the_end(
    window: EditorWindow,
    played: list[Path | TableSetup],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    deck, layout = tmp_path / "pond.toml", tmp_path / "pond-start.toml"
    names = iter([str(deck), str(layout)])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))

    page = make_six_tiles(window)
    tiles = [entry.tile for entry in page.content.entries]
    assert len(tiles) == 6
    lake, spring, forest = map(shown, tiles[:3])
    assert lake.endswith("r0 E >l0; l0 1fish")
    assert "r0 N" in spring
    assert forest.endswith("f0 SSE S SSW WSW W WNW 1gold")
    key(Qt.Key.Key_S, CONTROL)
    assert deck.is_file()

    choose(window.bar.menu_button, "Starting layout with this deck")
    assert isinstance(window.page, LayoutPage)
    body = window.page.body
    assert isinstance(body, TileBody)
    lay(body, tiles[0].id, Square(0, 0))
    lay(body, tiles[2].id, Square(-1, 0))
    assert len(body.content.position.laid) == 2
    click(window.bar.save_button)
    assert 'deck = "pond.toml"' in layout.read_text()

    assert main(["--lang", "en", "check", str(deck), str(layout)]) == 0
    said = capsys.readouterr().out
    assert "valid deck for Hunters & Gatherers, 6 tiles" in said
    assert "valid scenario for Hunters & Gatherers" in said

    click(window.bar.try_button)
    (path,) = played
    assert isinstance(path, Path)
    session = Session.load(path, Saves(tmp_path / "games"))
    assert len(session.table.game.position().laid) == 2
    play_out(session)
    assert session.table.game.is_over
    assert len(session.table.game.position().laid) > 2
    session.close()

    kept = deck.read_bytes(), layout.read_bytes()
    key(Qt.Key.Key_W, CONTROL)
    key(Qt.Key.Key_W, CONTROL)
    assert window.tabs == []
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(deck), str(layout)], ""))
    click(window.start.recents.open_button)
    assert [document.path for document in window.tabs] == [deck, layout]
    for document in window.tabs:
        assert not document.is_modified
        # Not only what was read is kept: written anew it is the same as well.
        assert document.to_text().encode() == document.to_raw()
    names = iter([str(tmp_path / "again-start.toml"), str(tmp_path / "again.toml")])
    key(Qt.Key.Key_S, CONTROL | SHIFT)
    key(Qt.Key.Key_Tab, CONTROL)
    key(Qt.Key.Key_S, CONTROL | SHIFT)
    again = tmp_path / "again.toml", tmp_path / "again-start.toml"
    assert tuple(one.read_bytes() for one in again) == kept
    assert (deck.read_bytes(), layout.read_bytes()) == kept


def test_a_layout_that_is_not_saved_follows_its_deck(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter([str(tmp_path / "plain.toml"), str(tmp_path / "plain-start.toml")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))
    click(window.start.games["hunters"].empty)
    Designer(window).new()
    key(Qt.Key.Key_S, CONTROL)
    choose(window.bar.menu_button, "Starting layout with this deck")
    key(Qt.Key.Key_Tab, CONTROL)
    Designer(window).new()
    key(Qt.Key.Key_S, CONTROL)
    key(Qt.Key.Key_Tab, CONTROL)
    assert isinstance(window.page, LayoutPage)
    body = window.page.body
    assert isinstance(body, TileBody)
    assert len(body.tiles.view.thumbs) == 2
    key(Qt.Key.Key_S, CONTROL)
    assert 'deck = "plain.toml"' in (tmp_path / "plain-start.toml").read_text()


def test_a_layout_is_saved_with_a_deck_that_has_no_file(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = tmp_path / "alone.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(layout), ""))
    click(window.start.games["hunters"].empty)
    Designer(window).new()
    key(Qt.Key.Key_Escape)
    choose(window.bar.menu_button, "Starting layout with this deck")
    click(window.bar.save_button)
    assert "[[tile]]" in layout.read_text()
    assert main(["check", str(layout)]) == 0


def test_a_new_layout_offers_the_decks_that_were_saved(
    window: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck, layout = decks_folder() / "meadow.toml", decks_folder() / "meadow-start.toml"
    names = iter([str(deck), str(layout)])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))
    click(window.start.games["hunters"].empty)
    Designer(window).new()
    key(Qt.Key.Key_S, CONTROL)
    click(window.bar.new_button)
    click(window.start.games["hunters"].layout_row)
    assert isinstance(window.page, LayoutPage)
    body = window.page.body
    assert isinstance(body, TileBody)
    select = body.start.deck
    select.setFocus()
    for _ in range(select.count()):
        if select.currentText() != deck.name:
            key(Qt.Key.Key_Down)
    assert select.currentText() == deck.name
    assert len(body.content.material_file.to_data()["tile"]) == 1
    key(Qt.Key.Key_S, CONTROL)
    assert f'deck = "{deck.name}"' in layout.read_text()
    assert main(["check", str(layout)]) == 0
    deck.unlink()
    layout.unlink()

"""A map in the editor's window, from the first change to a game on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.cli import main
from carcqt.content.maps import MapFile, builtin_map
from carcqt.content.tables import TableSetup
from carcqt.rules.games.expedition.facts import PATH
from editor.documents.map import MapDocument
from editor.maps import backdrop, edits
from editor.maps.backdrop import Backdrop
from editor.maps.drawn import DrawnMap
from editor.maps.page import MapPage
from editor.problems import ProblemRole
from editor.window import EditorWindow
from tests.editor.maps.conftest import NAME
from tests.editor.maps.test_canvas import at, drag

ORDER = Backdrop._order


@pytest.fixture
def played() -> list[object]:
    return []


@pytest.fixture
def window(qtbot: QtBot, studio: Studio, played: list[object]) -> EditorWindow:
    made = EditorWindow(studio, played.append)
    qtbot.addWidget(made)
    made.resize(1366, 860)
    made.show()
    qtbot.waitExposed(made)
    made.add(MapDocument.built_in(NAME))
    assert made.document is not None
    made.document.ask_name = lambda _: "Mine"
    return made


def page_of(window: EditorWindow) -> MapPage:
    assert isinstance(window.page, MapPage)
    return window.page


def test_a_copy_is_changed_saved_checked_and_played(
    qtbot: QtBot, window: EditorWindow, played: list[object], tmp_path: Path
) -> None:
    page, path = page_of(window), tmp_path / "mine.toml"
    drag(qtbot, page, at(page, "xibu"), at(page, "xibu") + QPoint(6, 4))
    assert window.document is not None
    assert window.document.name == "Mine"
    assert window.document.save(path)
    assert main(["check", str(path)]) == 0
    assert MapFile.load(path).map.village["xibu"] != builtin_map(NAME).map.village["xibu"]
    window.try_it()
    (table,) = played
    assert isinstance(table, TableSetup)
    assert table.material_file == MapFile.load(path)


def test_problems_lead_to_their_place(qtbot: QtBot, window: EditorWindow) -> None:
    page = page_of(window)
    page.map.change("", edits.add_link(page.editing.content, PATH, "acure", "rosaria"))
    assert window.sheet is not None
    panel = window.sheet.panel
    qtbot.waitUntil(lambda: panel.model.rowCount() > 0)
    assert not window.bar.try_button.isEnabled()
    problem = panel.model.index(0).data(ProblemRole)
    panel.show_asked.emit(problem)
    assert page.editing.link is not None
    assert page.editing.link.ends == ("acure", "rosaria")
    qtbot.keyClick(page.canvas, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: panel.model.rowCount() == 0)
    assert window.bar.try_button.isEnabled()
    page.map.stack.setClean()


def test_the_picture_is_painted_once_the_map_rests(
    qtbot: QtBot, painting_studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backdrop, "PAINTED", 280)
    monkeypatch.setattr(Backdrop, "_order", ORDER)
    holder = MapDocument.built_in(NAME)
    made, drawn = Backdrop(painting_studio, holder), DrawnMap(holder.content)
    with qtbot.waitSignal(made.came, timeout=20_000):
        made.show(drawn, at_once=True)
    picture = made.picture(drawn)
    assert picture is not None
    assert picture.width() == 280
    moved = DrawnMap(edits.moved(holder.content, ["xibu"], 20, 0))
    assert made.picture(moved) is None
    with qtbot.waitSignal(made.came, timeout=20_000):
        made.show(moved, at_once=True)
    assert made.picture(moved) is not None

"""In another language or look the editor's pages are made again and take over what they showed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.fields import Field
from editor.documents.map import MapDocument
from editor.maps import backdrop
from editor.maps.editing import MapTool
from editor.maps.page import MapPage
from editor.maps.side import MapPanel
from editor.window import EditorWindow

NAME = "expedition"


@pytest.fixture(autouse=True)
def _no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backdrop.Backdrop, "_order", lambda self: None)


@pytest.fixture
def page(window: EditorWindow) -> MapPage:
    window.add(MapDocument.built_in(NAME))
    QTest.qWait(10)
    page = map_page(window)
    # The first change makes a copy, which asks for its name.
    page.map.ask_name = lambda _: "Mine"
    return page


def map_page(window: EditorWindow) -> MapPage:
    assert isinstance(window.page, MapPage)
    return window.page


def again(window: EditorWindow, page: MapPage) -> MapPage:
    """The same page in French."""
    language().set("fr")
    other = map_page(window)
    assert other is not page
    QTest.qWait(10)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return other


def test_a_map_keeps_its_tool_and_what_is_selected(window: EditorWindow, page: MapPage) -> None:
    village = page.editing.content.map.villages[3].id
    page.editing.select([village])
    page.editing.take(MapTool.ERASE)
    other = again(window, page)
    assert other.editing.selection.village == village
    assert other.editing.tool is MapTool.ERASE
    assert other.tools_panel.buttons[MapTool.ERASE].isChecked()
    assert other.side.panel is MapPanel.SELECTED
    assert other.side.selected.village.id.text() == village
    assert other.side.selected.village.remove.text() == "Retirer"


def test_a_map_keeps_its_mission_link_and_picture(window: EditorWindow, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MISSIONS)
    page.editing.open_mission(1)
    page.tools_panel.picture.setChecked(False)
    first = page.editing.content.map.villages[0].id
    page.canvas.set_link_from(first)
    other = again(window, page)
    assert other.editing.mission == 1
    assert other.side.panel is MapPanel.MISSIONS
    assert not other.tools_panel.picture.isChecked()
    assert other.canvas.link_from == first


def test_a_map_keeps_zoom_place_and_focus(window: EditorWindow, page: MapPage) -> None:
    page.canvas.set_zoom(2 * page.canvas.zoom)
    page.canvas.pan(60, -40)
    page.canvas.setFocus(Qt.FocusReason.TabFocusReason)
    zoom, centre = page.canvas.zoom, page.canvas.centre
    canvas = again(window, page).canvas
    assert not canvas.is_fitted
    assert canvas.zoom == pytest.approx(zoom)
    away = canvas.centre - centre
    assert QPointF.dotProduct(away, away) * zoom * zoom < 4
    assert window.focusWidget() is canvas


def test_what_is_typed_in_a_form_keeps_its_cursor(window: EditorWindow, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MAP)
    field = page.side.map.title.fields["en"]
    field.setFocus()
    assert isinstance(field, Field)
    QTest.keyClicks(field, "x")
    field.setCursorPosition(1)
    text = field.text()
    other = again(window, page).side.map.title.fields["en"]
    assert isinstance(other, Field)
    assert other.text() == text
    assert other.cursorPosition() == 1
    assert window.focusWidget() is other


def test_a_balance_check_goes_on(window: EditorWindow, page: MapPage, qtbot: QtBot) -> None:
    page.side.turn_to(MapPanel.BALANCE)
    page.side.balance._start()
    assert page.run.is_running
    other = again(window, page)
    assert other.run is page.run
    assert other.run.is_running
    assert other.side.panel is MapPanel.BALANCE
    assert other.side.balance.start.isHidden()
    qtbot.waitUntil(lambda: other.run.tables.games > 0, timeout=60_000)
    assert str(other.run.tables.games) in other.side.balance.done.text()


def test_undo_reaches_what_was_done_before(window: EditorWindow, page: MapPage) -> None:
    before = page.editing.content
    page.editing.select([page.editing.content.map.villages[0].id])
    page.editing.set_species(list(page.editing.description.icon)[-1])
    other = again(window, page)
    assert other.editing.content != before
    window.undo()
    assert other.editing.content == before


def test_a_page_behind_another_is_made_again_when_it_is_shown(
    window: EditorWindow, page: MapPage
) -> None:
    window.show_start()
    start = window.start
    language().set("fr")
    assert window.start is not start
    sheet = window._sheets[page.map]
    assert sheet.page is page
    window.show_document(page.map)
    assert map_page(window) is not page


def test_another_theme_makes_the_page_again(window: EditorWindow, page: MapPage) -> None:
    style().set(mode="dark")
    try:
        assert map_page(window) is not page
    finally:
        style().set(mode="light")


def test_the_start_page_keeps_what_it_offers(window: EditorWindow, tmp_path: Path) -> None:
    window.show_start()
    window.start.recents.offer([tmp_path / "mine.toml"])
    window.start.guide_button.setFocus(Qt.FocusReason.TabFocusReason)
    language().set("fr")
    assert window.start.recents.offered == [tmp_path / "mine.toml"]
    assert window.start.recents.again.isVisible()
    assert window.focusWidget() is window.start.guide_button
    assert window.start.guide_button.text() == "Une tuile en une minute"


def test_a_document_that_is_closed_leaves_nothing_to_be_made_again(
    window: EditorWindow, page: MapPage
) -> None:
    window.show_start()
    language().set("fr")
    assert window.close_document(page.map, asked=True)
    assert window.tabs == []
    language().set("en")

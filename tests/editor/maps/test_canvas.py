"""The map by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.rules.games.expedition.facts import PATH, WATERWAY
from carcqt.ui.widgets.popmenu import PopMenu
from editor.documents.map import MapDocument
from editor.maps import edits
from editor.maps.editing import MapTool, Selection
from editor.maps.page import MapPage
from editor.maps.side import MapPanel

LEFT = Qt.MouseButton.LeftButton


def at(page: MapPage, village: str) -> QPoint:
    return page.canvas.mapFromScene(page.canvas.drawn.village(village))


def place(page: MapPage, x: float, y: float) -> QPoint:
    return page.canvas.mapFromScene(page.canvas.drawn.to_scene((x, y)))


def drag(qtbot: QtBot, page: MapPage, start: QPoint, end: QPoint) -> None:
    port = page.canvas.viewport()
    qtbot.mousePress(port, LEFT, pos=start)
    move(page, (start + end) / 2)
    move(page, end)
    qtbot.mouseRelease(port, LEFT, pos=end)


def move(page: MapPage, to: QPoint) -> None:
    """As a hand does with the button down, which the test's pointer does not tell."""
    port = page.canvas.viewport()
    where = QPointF(to)
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, QPointF(port.mapToGlobal(to)), Qt.MouseButton.NoButton,
        LEFT, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(port, event)


def test_a_dragged_village_takes_its_links_along_in_one_step(qtbot: QtBot, page: MapPage) -> None:
    before = page.editing.content.map.village["rosaria"].at
    start = at(page, "rosaria")
    port = page.canvas.viewport()
    qtbot.mousePress(port, LEFT, pos=start)
    move(page, start + QPoint(20, 0))
    move(page, start + QPoint(60, 30))
    shown = page.canvas.drawn.file.map.village["rosaria"].at
    assert shown[0] > before[0]
    assert page.editing.content.map.village["rosaria"].at == before
    curve = page.canvas.drawn.curve(_link(page, "rosaria"))
    ends = [QPointF(*curve[0]), QPointF(*curve[-1])]
    assert page.canvas.drawn.village("rosaria") in ends
    qtbot.mouseRelease(port, LEFT, pos=start + QPoint(60, 30))
    assert page.editing.content.map.village["rosaria"].at == shown
    assert page.map.stack.count() == 1
    assert "Rosaria" in page.map.stack.undoText()
    page.map.stack.undo()
    assert page.editing.content.map.village["rosaria"].at == before


def _link(page: MapPage, village: str) -> int:
    return next(n for n, one in enumerate(page.editing.content.map.links) if village in one.ends)


def test_escape_gives_a_drag_up(qtbot: QtBot, page: MapPage) -> None:
    start, before = at(page, "xibu"), page.editing.content
    qtbot.mousePress(page.canvas.viewport(), LEFT, pos=start)
    move(page, start + QPoint(40, 40))
    qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    qtbot.mouseRelease(page.canvas.viewport(), LEFT, pos=start + QPoint(40, 40))
    assert page.editing.content is before
    assert page.canvas.drawn.file is before


def test_a_frame_selects_and_all_move_together(qtbot: QtBot, page: MapPage) -> None:
    drag(qtbot, page, place(page, 10, 10), place(page, 300, 290))
    assert set(page.editing.selection.villages) == {"acure", "ipanu", "monte-ledo", "tapiru"}
    before = page.editing.content
    drag(qtbot, page, at(page, "acure"), at(page, "acure") + QPoint(10, 10))
    now = page.editing.content.map.village
    shifts = {
        (now[id].at[0] - old.at[0], now[id].at[1] - old.at[1])
        for id, old in before.map.village.items()
        if id in page.editing.selection.villages
    }
    assert len(shifts) == 1
    assert shifts != {(0, 0)}


def _chosen(page: MapPage) -> list[str]:
    return list(page.editing.selection.villages)


def test_control_click_adds_to_the_selection(qtbot: QtBot, page: MapPage) -> None:
    port = page.canvas.viewport()
    qtbot.mouseClick(port, LEFT, pos=at(page, "acure"))
    qtbot.mouseClick(port, LEFT, Qt.KeyboardModifier.ControlModifier, at(page, "xibu"))
    assert _chosen(page) == ["acure", "xibu"]
    qtbot.mouseClick(port, LEFT, Qt.KeyboardModifier.ControlModifier, at(page, "acure"))
    assert _chosen(page) == ["xibu"]
    qtbot.mouseClick(port, LEFT, pos=place(page, 330, 150))
    assert page.editing.selection == Selection()


def test_a_double_click_bends_a_link_and_a_right_click_straightens_it(
    qtbot: QtBot, page: MapPage
) -> None:
    page.map.change("", edits.add_link(page.editing.content, PATH, "tapiru", "otire"))
    number, port = len(page.editing.content.map.links) - 1, page.canvas.viewport()
    spot = page.canvas.mapFromScene(page.canvas.drawn.middle(number))
    qtbot.mouseClick(port, LEFT, pos=spot)
    assert page.editing.selection.link == number
    assert page.side.selected.currentWidget() is page.side.selected.link
    qtbot.mouseDClick(port, LEFT, pos=spot)
    assert len(page.editing.content.map.links[number].bends) == 1
    bend = page.canvas.mapFromScene(
        page.canvas.drawn.bends(page.editing.content.map.links[number])[0]
    )
    drag(qtbot, page, bend, bend + QPoint(0, 30))
    moved = page.editing.content.map.links[number].bends[0]
    assert moved[1] > 150
    there = page.canvas.mapFromScene(page.canvas.drawn.to_scene(moved))
    qtbot.mouseClick(port, Qt.MouseButton.RightButton, pos=there)
    assert page.editing.content.map.links[number].bends == ()


def test_a_link_is_drawn_from_village_to_village(qtbot: QtBot, page: MapPage) -> None:
    page.tools_panel.links[WATERWAY].click()
    drag(qtbot, page, at(page, "acure"), at(page, "tapiru"))
    made = page.editing.content.map.links[-1]
    assert (made.kind, made.ends) == (WATERWAY, ("acure", "tapiru"))
    count = len(page.editing.content.map.links)
    drag(qtbot, page, at(page, "acure"), place(page, 330, 150))
    assert len(page.editing.content.map.links) == count
    # Or by two clicks.
    for village in ("xibu", "irapa"):
        qtbot.mouseClick(page.canvas.viewport(), LEFT, pos=at(page, village))
    assert page.editing.content.map.links[-1].ends == ("xibu", "irapa")


def test_villages_are_made_and_erased_by_clicks(qtbot: QtBot, page: MapPage) -> None:
    port, spot = page.canvas.viewport(), place(page, 330, 150)
    page.tools_panel.species["fish"].click()
    page.tools_panel.buttons[MapTool.VILLAGE].click()
    qtbot.mouseClick(port, LEFT, pos=spot)
    made = page.editing.content.map.villages[-1]
    assert made.species == "fish"
    assert abs(made.at[0] - 330) < 3
    assert page.editing.selection.villages == (made.id,)
    page.tools_panel.buttons[MapTool.ERASE].click()
    qtbot.mouseClick(port, LEFT, pos=spot)
    assert made.id not in page.editing.content.map.village


def test_everything_by_keys(qtbot: QtBot, page: MapPage) -> None:
    canvas, editing, key = page.canvas, page.editing, Qt.Key
    ids = [village.id for village in editing.content.map.villages]
    qtbot.keyClick(canvas, key.Key_Tab)
    qtbot.keyClick(canvas, key.Key_Tab)
    assert editing.selection.village == ids[1]
    qtbot.keyClick(canvas, key.Key_Backtab)
    assert editing.selection.village == ids[0]
    x, y = editing.content.map.village[ids[0]].at
    qtbot.keyClick(canvas, key.Key_Right)
    qtbot.keyClick(canvas, key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert editing.content.map.village[ids[0]].at == (x + 1, y + 10)
    assert page.map.stack.count() == 1
    qtbot.keyClick(canvas, key.Key_4)
    assert editing.content.map.village[ids[0]].species == "parrot"
    qtbot.keyClick(canvas, key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert editing.selection.village == "ipanu"
    # A waterway from here to the next village on the right.
    qtbot.keyClick(canvas, key.Key_W)
    qtbot.keyClick(canvas, key.Key_Right)
    qtbot.keyClick(canvas, key.Key_Return)
    made = editing.content.map.links[-1]
    assert made.kind == WATERWAY
    assert made.ends[0] == "ipanu"
    assert editing.tool is MapTool.SELECT
    qtbot.keyClick(canvas, key.Key_P)
    assert editing.content.map.links[-1].kind in (PATH, WATERWAY)
    qtbot.keyClick(canvas, key.Key_B)
    assert editing.selection.bend == 0
    bend = editing.content.map.links[-1].bends[0]
    qtbot.keyClick(canvas, key.Key_Left)
    assert editing.content.map.links[-1].bends[0] == (bend[0] - 1, bend[1])
    qtbot.keyClick(canvas, key.Key_Delete)
    assert editing.content.map.links[-1].bends == ()
    assert editing.selection.link is not None
    qtbot.keyClick(canvas, key.Key_Delete)
    assert made.ends not in [
        link.ends for link in editing.content.map.links if link.kind == made.kind
    ]
    qtbot.keyClick(canvas, key.Key_V)
    qtbot.keyClick(canvas, key.Key_Return)
    assert len(editing.content.map.villages) == len(ids) + 1
    qtbot.keyClick(canvas, key.Key_Return)
    assert page.side.selected.village.name.hasFocus()


def test_tab_leaves_after_the_last_village(qtbot: QtBot, page: MapPage) -> None:
    page.editing.select([page.editing.content.map.villages[-1].id])
    qtbot.keyClick(page.canvas, Qt.Key.Key_Tab)
    assert not page.canvas.hasFocus()


def test_clicks_fill_the_mission_that_is_open(qtbot: QtBot, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MISSIONS)
    page.side.missions.new.click()
    number = page.editing.mission
    assert number == 8
    for village in ("acure", "xibu", "tucu", "zuruba"):
        qtbot.mouseClick(page.canvas.viewport(), LEFT, pos=at(page, village))
    mission = page.editing.content.map.missions[number]
    assert (mission.id, mission.villages) == ("m9", ("acure", "xibu", "tucu", "zuruba"))
    qtbot.mouseClick(page.canvas.viewport(), LEFT, pos=at(page, "tucu"))
    assert page.editing.content.map.missions[number].villages == ("acure", "xibu", "zuruba")
    assert page.side.panel is MapPanel.MISSIONS


def test_a_mission_takes_the_clicks_whatever_tool_was_used(qtbot: QtBot, page: MapPage) -> None:
    page.editing.take(MapTool.LINK)
    page.editing.open_mission(0)
    assert page.editing.tool is MapTool.SELECT


def test_while_links_are_drawn_a_key_says_which_come_next(qtbot: QtBot, page: MapPage) -> None:
    editing, first = page.editing, page.editing.content.map.links[0]
    editing.take(MapTool.LINK, first.kind)
    editing.select(link=0)
    other = next(kind for kind in editing.description.lines if kind != first.kind)
    qtbot.keyClick(page.canvas, Qt.Key.Key_W if first.kind == PATH else Qt.Key.Key_P)
    assert (editing.tool, editing.link_kind) == (MapTool.LINK, other)
    assert editing.content.map.links[0] == first


def test_problems_are_marked_and_shown_at_their_place(qtbot: QtBot, page: MapPage) -> None:
    page.map.change("", edits.add_link(page.editing.content, PATH, "acure", "rosaria"))
    problem = next(p for p in page.map.problems if p.code == "link-by-village")
    spots = [spot for spot, _ in page.canvas._faults]
    assert page.canvas.drawn.village("santo-cano") in spots
    assert "santo-cano" in page.canvas.fault_at(page.canvas.drawn.village("santo-cano"))
    assert not page.canvas.fault_at(page.canvas.drawn.village("xibu"))
    page.show_place(problem)
    assert page.editing.link is not None
    assert page.editing.link.ends == ("acure", "rosaria")
    assert not page.can_try


def test_the_built_in_map_stays_if_no_copy_is_wanted(
    qtbot: QtBot, page: MapPage, document: MapDocument
) -> None:
    document.ask_name = lambda _: ""
    before = document.content
    drag(qtbot, page, at(page, "acure"), at(page, "acure") + QPoint(40, 0))
    assert document.content is before
    assert document.stack.count() == 0
    assert page.canvas.drawn.file is before
    page.tools_panel.buttons[MapTool.VILLAGE].click()
    qtbot.mouseClick(page.canvas.viewport(), LEFT, pos=place(page, 330, 150))
    assert document.content is before


def test_undo_during_a_drag_gives_the_drag_up(qtbot: QtBot, page: MapPage) -> None:
    page.editing.select(["xibu"])
    page.editing.nudge(5, 0)
    start = at(page, "xibu")
    qtbot.mousePress(page.canvas.viewport(), LEFT, pos=start)
    move(page, start + QPoint(40, 40))
    page.map.stack.undo()
    before = page.editing.content
    move(page, start + QPoint(60, 40))
    qtbot.mouseRelease(page.canvas.viewport(), LEFT, pos=start + QPoint(60, 40))
    assert page.editing.content is before


def test_a_right_click_offers_what_can_be_done(qtbot: QtBot, page: MapPage) -> None:
    port = page.canvas.viewport()
    qtbot.mouseClick(port, Qt.MouseButton.RightButton, pos=at(page, "xibu"))
    (menu,) = page.canvas.findChildren(PopMenu)
    remove = menu.actions()[-1]
    menu.hide()
    remove.trigger()
    assert "xibu" not in page.editing.content.map.village


def test_after_a_key_a_drag_begins_where_it_begins(qtbot: QtBot, page: MapPage) -> None:
    qtbot.mouseClick(page.canvas.viewport(), LEFT, pos=at(page, "acure"))
    qtbot.keyClick(page.canvas, Qt.Key.Key_W)
    assert page.canvas.link_from == "acure"
    drag(qtbot, page, at(page, "xibu"), at(page, "irapa"))
    made = page.editing.content.map.links[-1]
    assert (made.kind, made.ends) == (WATERWAY, ("xibu", "irapa"))

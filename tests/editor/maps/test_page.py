"""The panels beside the map, the disk, and the balance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.data import builtin_map_path
from carcqt.content.maps import MapFile, builtin_map
from carcqt.content.tables import TableSetup
from carcqt.players.balance import BalanceTables, faults, play
from carcqt.rules.problems import Problem
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from editor.documents.map import MapDocument
from editor.maps.page import MapPage
from editor.maps.side import MapPanel
from editor.pages import page_of
from tests.editor.maps.conftest import NAME
from tests.effort import paired


def type_in(qtbot: QtBot, field: object, text: str) -> None:
    field.setFocus()  # type: ignore[attr-defined]
    field.selectAll()  # type: ignore[attr-defined]
    qtbot.keyClicks(field, text)


def test_maps_have_this_page(document: MapDocument) -> None:
    assert page_of(document) is MapPage


def test_a_village_is_renamed_as_one_types_and_its_id_when_it_is_whole(
    qtbot: QtBot, page: MapPage
) -> None:
    page.editing.select(["rosaria"])
    form = page.side.selected.village
    type_in(qtbot, form.name, "Rose")
    assert page.editing.content.village_names["rosaria"] == "Rose"
    steps = page.map.stack.count()
    type_in(qtbot, form.id, "xibu")
    assert form.id.problem
    assert "rosaria" in page.editing.content.map.village
    type_in(qtbot, form.id, "rosa")
    assert not form.id.problem
    qtbot.keyClick(form.id, Qt.Key.Key_Return)
    assert "rosaria" not in page.editing.content.to_text().replace("Rosaria", "")
    assert page.editing.selection.villages == ("rosa",)
    assert page.map.stack.count() == steps + 1
    page.map.stack.undo()
    page.map.stack.undo()
    assert page.editing.content.village_names["rosaria"] == "Rosaria"


def test_an_id_that_will_not_do_is_given_up(qtbot: QtBot, page: MapPage) -> None:
    page.editing.select(["rosaria"])
    form = page.side.selected.village
    type_in(qtbot, form.id, "a b")
    page.canvas.setFocus()
    assert form.id.text() == "rosaria"
    assert page.map.stack.count() == 0


def test_prices_are_chosen_square_by_square(page: MapPage) -> None:
    page.editing.select(["rosaria", "tucu"])
    form = page.side.selected.village
    form.prices[0].chosen.emit(2)
    form.prices[1].chosen.emit(3)
    form.prices[2].chosen.emit(None)
    for id in ("rosaria", "tucu"):
        assert page.editing.content.map.village[id].prices == (2, 3)
    form.prices[2].chosen.emit(2)
    assert page.editing.content.map.village["tucu"].prices == (2, 2, 3)


def test_a_link_gets_another_end_and_kind(page: MapPage) -> None:
    page.editing.select(link=0)
    form, before = page.side.selected.link, page.editing.content.map.links[0]
    form.ends[1].picked.emit("xibu")
    assert page.editing.content.map.links[0].ends == (before.ends[0], "xibu")
    other = next(value for value in ("path", "waterway") if value != before.kind)
    form.kind.chosen.emit(other)
    assert page.editing.content.map.links[0].kind == other
    assert page.editing.selection.link == 0


def test_cards_are_a_table(qtbot: QtBot, page: MapPage) -> None:
    page.side.turn_to(MapPanel.CARDS)
    rows = page.side.cards.rows
    type_in(qtbot, rows[1].ties[2], "77")
    assert page.editing.content.map.cards[1].ties[2] == 77
    assert page.map.stack.count() == 1
    rows[1].shows.picked.emit("guide")
    assert page.editing.content.map.cards[1].shows == "guide"
    before = list(rows)
    page.side.cards.new.click()
    assert len(page.side.cards.rows) == 8
    page.side.cards.rows[0].remove.click()
    assert page.side.cards.rows == before
    assert [card.value for card in page.editing.content.map.cards] == [1, 2, 3, 4, 5, 6, 7]


def test_missions_are_listed_duplicated_renamed_and_removed(qtbot: QtBot, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MISSIONS)
    panel = page.side.missions
    panel.cards[1].click()
    panel.duplicate.click()
    assert page.editing.mission == 2
    assert page.map.problems[0].code == "mission-same"
    type_in(qtbot, panel.id, "south")
    qtbot.keyClick(panel.id, Qt.Key.Key_Return)
    assert page.editing.content.map.missions[2].id == "south"
    panel.remove.click()
    assert len(page.editing.content.map.missions) == 8
    assert page.editing.mission is None


def test_title_description_and_size(qtbot: QtBot, page: MapPage) -> None:
    page.side.turn_to(MapPanel.MAP)
    form = page.side.map
    type_in(qtbot, form.title.fields["fr"], "Les fleuves")
    assert page.editing.content.title["fr"] == "Les fleuves"
    type_in(qtbot, form.wide, "1200")
    qtbot.keyClick(form.wide, Qt.Key.Key_Return)
    assert page.editing.content.map.extent == (1200, 700)
    type_in(qtbot, form.high, "1")
    qtbot.keyClick(form.high, Qt.Key.Key_Return)
    assert page.editing.content.map.extent == (1200, 100)
    assert any(problem.code == "point-outside" for problem in page.map.problems)


@pytest.mark.parametrize(
    ("problem", "panel"),
    [
        (Problem.at("missions-few", "mission", count=0, least=4), MapPanel.MISSIONS),
        (Problem.at("mission-same", "mission m2", other="m1"), MapPanel.MISSIONS),
        (Problem.at("tie-twice", "card 3", "ties", number=1), MapPanel.CARDS),
        (Problem.at("cards-none", "card"), MapPanel.CARDS),
        (Problem.at("species-nowhere", species="fish"), MapPanel.MAP),
        (Problem.at("village-links", "village tucu", count=1), MapPanel.SELECTED),
    ],
)
def test_every_problem_leads_somewhere(page: MapPage, problem: Problem, panel: MapPanel) -> None:
    page.side.turn_to(MapPanel.BALANCE)
    page.show_place(problem)
    assert page.side.panel is panel


def test_a_built_in_map_that_was_only_looked_at_is_saved_byte_for_byte(
    page: MapPage, document: MapDocument, tmp_path: Path
) -> None:
    for panel in MapPanel:
        page.side.turn_to(panel)
    page.editing.select(["rosaria"])
    page.editing.select(link=3)
    assert document.stack.count() == 0
    document.save(tmp_path / "map.toml")
    assert (tmp_path / "map.toml").read_bytes() == builtin_map_path(NAME).read_bytes()


def test_a_changed_map_is_saved_and_can_be_opened(
    page: MapPage, document: MapDocument, tmp_path: Path
) -> None:
    page.editing.select(["rosaria"])
    page.editing.nudge(2, 1)
    assert document.save(tmp_path / "map.toml")
    assert MapFile.load(tmp_path / "map.toml") == document.content


def test_try_it_hands_a_table_over(qtbot: QtBot, page: MapPage) -> None:
    with qtbot.waitSignal(page.play_asked) as asked:
        page.try_it()
    table = asked.args[0]
    assert isinstance(table, TableSetup)
    assert table.material_file is page.editing.content


def test_an_empty_map_can_be_opened_and_begun(qtbot: QtBot, studio: Studio) -> None:
    page = MapPage(MapDocument.empty(NAME), studio)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.canvas.setFocus()
    for key in "Tab", "Right", "L", "B", "N", "P", "Return", "Delete":
        qtbot.keyClick(page.canvas, getattr(Qt.Key, f"Key_{key}"))
    qtbot.keyClick(page.canvas, Qt.Key.Key_V)
    qtbot.keyClick(page.canvas, Qt.Key.Key_Return)
    assert len(page.editing.content.map.villages) == 1
    page.side.missions.new.click()
    page.side.cards.new.click()
    assert page.map.problems
    assert not page.can_try


@pytest.mark.parametrize(("size", "scale"), paired([(1366, 800), (1024, 640)], [1.0, 1.3]))
@pytest.mark.parametrize("panel", list(MapPanel))
def test_nothing_is_cut(
    qtbot: QtBot, page: MapPage, size: tuple[int, int], panel: MapPanel, scale: float
) -> None:
    style().set(scale=scale)
    try:
        page.resize(*size)
        page.editing.select(["rosaria"])
        page.side.turn_to(panel)
        qtbot.wait(1)
        assert problems(page) == []
    finally:
        style().set(scale=1.0)


def test_the_balance_is_counted_in_the_background(qtbot: QtBot, page: MapPage) -> None:
    page.side.turn_to(MapPanel.BALANCE)
    page.run.start(page.editing.content.map, 3, 3)
    with qtbot.waitSignal(page.run.ended, timeout=60_000):
        pass
    assert page.run.tables.games == 3
    assert not page.run.failure
    expected = BalanceTables()
    for number in range(3):
        play(builtin_map(NAME).map, 3, number, expected)
    assert page.run.tables == expected
    assert sum(row.dealt for row in expected.missions.values()) == 9
    assert expected.visits.total() == expected.shares["camps"]
    assert page.side.balance.stale.isHidden()
    page.editing.select(["rosaria"])
    page.editing.nudge(1, 0)
    assert not page.side.balance.stale.isHidden()


def test_the_balance_can_be_cancelled(qtbot: QtBot, page: MapPage) -> None:
    page.side.balance.start.click()
    assert page.run.is_running
    page.side.turn_to(MapPanel.BALANCE)
    assert page.side.balance.progress.isVisible()
    page.side.balance.cancel.click()
    assert not page.run.is_running


def test_limits_that_are_not_kept() -> None:
    tables = BalanceTables()
    tables.missions["m1"].dealt, tables.missions["m1"].wins = 300, 290
    tables.missions["m1"].completed = 290
    tables.seats["1"].dealt, tables.seats["1"].points = 300, 300
    assert [fault.what for fault in faults(3, tables)] == ["wins", "completed", "score"]


def test_the_picture_comes_when_the_map_rests(
    qtbot: QtBot, page: MapPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.canvas.backdrop.picture(page.canvas.drawn) is None
    chart = page.canvas.drawn.scene
    assert chart is not None
    assert len(chart.towns) == 30
    page.canvas.backdrop._painted = (chart, page.canvas.drawn.shape, QPixmap(10, 7))
    assert page.canvas.backdrop.picture(page.canvas.drawn) is not None
    page.editing.select(["rosaria"])
    page.editing.set_name("Other")
    assert page.canvas.backdrop.picture(page.canvas.drawn) is not None
    page.editing.nudge(1, 0)
    assert page.canvas.backdrop.picture(page.canvas.drawn) is None
    page.map.stack.undo()
    assert page.canvas.backdrop.picture(page.canvas.drawn) is not None
    page.tools_panel.picture.click()
    assert page.canvas.backdrop.picture(page.canvas.drawn) is None


def test_every_text_says_what_it_is_in_french() -> None:
    """No text is put together from pieces that a translator cannot see."""
    folder = Path(__file__).parents[3] / "editor" / "maps"
    for path in folder.glob("*.py"):
        assert not re.search(r"\.tr\(\s*f", path.read_text("utf-8")), path


def test_who_checks_the_balance_keeps_the_focus(page: MapPage, qtbot: QtBot) -> None:
    page.side.turn_to(MapPanel.BALANCE)
    panel = page.side.balance
    panel.start.setFocus()
    qtbot.keyClick(panel.start, Qt.Key.Key_Space)
    assert page.run.is_running
    assert panel.cancel.hasFocus()
    qtbot.keyClick(panel.cancel, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not page.run.is_running)
    assert panel.start.hasFocus()


def test_an_empty_map_is_offered_the_usual_cards(studio: Studio, qtbot: QtBot) -> None:
    page = MapPage(MapDocument.empty(NAME), studio)
    qtbot.addWidget(page)
    panel = page.side.cards
    assert not panel.usual.isHidden()
    panel.usual.click()
    assert page.map.content.map.cards == builtin_map(NAME).map.cards
    assert panel.usual.isHidden()
    page.map.stack.undo()
    assert not panel.usual.isHidden()
    page.document.close()

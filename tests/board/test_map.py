"""The map: villages under a real pointer and real keys."""

from __future__ import annotations

import math
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.art.maps.scene import Camp, MapScene, camps_on
from carcqt.art.studio import jobs
from carcqt.art.studio.studio import Studio
from carcqt.board import map as module
from carcqt.board.map import MapView
from carcqt.board.stepping import STEPS
from carcqt.content.maps import MapFile
from carcqt.content.materials import builtin_material
from carcqt.rules.games.expedition import Expedition
from tests.board.samples import hover
from tests.support import new_game, random_move

LEFT = Qt.MouseButton.LeftButton


def built_in() -> MapScene:
    file = builtin_material(Expedition.description.game, Expedition.description.material)
    assert isinstance(file, MapFile)
    shown = file.map
    return MapScene.of_map(
        shown.villages, shown.links, shown.extent, file.names("en"), "Expedition"
    )


BUILT_IN = built_in()
TOWNS = [town.id for town in BUILT_IN.towns]


@pytest.fixture
def map_view(qtbot: QtBot, studio: Studio, monkeypatch: pytest.MonkeyPatch) -> MapView:
    # A small picture is painted in a moment.
    monkeypatch.setattr(module, "PAINTED", 420)
    view = MapView(studio)
    qtbot.addWidget(view)
    view.reduced_motion = True
    view.resize(900, 640)
    view.show()
    view.show_map(BUILT_IN, {})
    assert view.settle(60)
    return view


def test_every_village_is_clicked_and_hovered(map_view: MapView, qtbot: QtBot) -> None:
    hovered: list[object] = []
    map_view.village_hovered.connect(hovered.append)
    for town in TOWNS:
        at = map_view.village_to_widget(town)
        hover(map_view, at)
        assert hovered[-1] == town
        with qtbot.waitSignal(map_view.village_clicked) as clicked:
            QTest.mouseClick(map_view.viewport(), LEFT, pos=at)
        assert clicked.args == [town]
    hover(map_view, QPoint(1, 1))
    assert hovered[-1] is None


@pytest.mark.parametrize("zoom", [0.1, 0.4, 1.0])
def test_click_means_village_that_is_drawn_under_it(map_view: MapView, zoom: float) -> None:
    """On a village or its plate it means that one, beside them the nearest if any."""
    map_view.set_zoom(zoom)
    places = {place.town.id: place for place in map_view._places.values()}

    def away(town: str, at: QPointF) -> float:
        return math.dist((places[town].x, places[town].y), at.toTuple())

    wrong = []
    for x in range(0, map_view.viewport().width(), 4):
        for y in range(0, map_view.viewport().height(), 4):
            at = map_view.mapToScene(QPoint(x, y))
            found = map_view.village_at(at)
            nearest = min(TOWNS, key=lambda town: away(town, at))
            plates = [town for town in TOWNS if map_view._plates[town].box.contains(at)]
            on_village = away(nearest, at) <= places[nearest].radius
            meant = [nearest] if on_village else plates or [nearest]
            if found not in meant and (found is not None or on_village or plates):
                wrong.append((x, y, found, meant))
    assert not wrong


def test_keys_reach_every_village_that_may_be_chosen(map_view: MapView) -> None:
    choices = Random(3).sample(TOWNS, 9)
    map_view.set_villages(choices, choices[0])
    seen, todo = set(), [choices[0]]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        for step in STEPS:
            map_view.set_focus(here)
            map_view.move_focus(*step)
            assert map_view.focused is not None
            todo.append(map_view.focused)
    assert seen == set(choices)


def test_choices_are_seen_and_go_again(map_view: MapView) -> None:
    plain = map_view.grab().toImage()
    map_view.set_villages(TOWNS[:3], TOWNS[0])
    assert map_view.grab().toImage() != plain
    map_view.set_villages([])
    assert map_view.grab().toImage() == plain
    map_view.set_glow(TOWNS[:2])
    assert map_view.grab().toImage() != plain
    map_view.set_glow([])
    assert map_view.grab().toImage() == plain


def test_only_the_plate_changes_where_somebody_camps(map_view: MapView) -> None:
    before = dict(map_view._plates)
    map_view.show_map(BUILT_IN, {TOWNS[4]: [Camp("tent", 2)]})
    changed = [town for town in TOWNS if map_view._plates[town] is not before[town]]
    assert changed == [TOWNS[4]]
    map_view.show_map(BUILT_IN, {})
    assert map_view._camps[TOWNS[4]] == ()


def test_the_camps_of_a_game_are_shown(map_view: MapView) -> None:
    game, rng = new_game(Expedition, 3, 2), Random(1)
    while not game.position().pieces:
        game.push(random_move(game, rng))
    before = map_view.grab().toImage()
    map_view.show_map(BUILT_IN, camps_on(game.position().pieces))
    assert map_view.grab().toImage() != before


def test_a_picture_of_the_map(map_view: MapView) -> None:
    shown = map_view.picture(QSize(220, 124))
    assert (shown.width(), shown.height()) == (220, 124)
    assert len({shown.pixel(x, y) for x in range(0, 220, 5) for y in range(0, 124, 5)}) > 50


def test_a_country_is_painted_once(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    first = jobs.paint_country(BUILT_IN, 300, studio.folder)
    monkeypatch.setattr(jobs, "MapPicture", None)
    assert jobs.paint_country(BUILT_IN, 300, studio.folder) == first

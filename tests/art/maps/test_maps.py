"""Maps: what is written on them can be read, and panels tell what each player has."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.drawings.species import chip
from carcqt.art.maps.ledger import Holding, Ledger, LedgerPanel, MissionVillage
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import Camp, Camps, MapScene, Town, Way, WayKind, camps_on
from carcqt.content.maps import builtin_map
from carcqt.rules.geometry import Square
from carcqt.rules.position import Standing
from tests.art.samples import pixels


def built_in() -> MapScene:
    file = builtin_map("expedition")
    shown = file.map
    return MapScene.of_map(
        shown.villages, shown.links, shown.extent, file.village_names, file.title["en"]
    )


def full(of: MapScene) -> Camps:
    return {town.id: [Camp("tent", seat) for seat in range(len(town.prices))] for town in of.towns}


@pytest.mark.parametrize("camped", [False, True])
def test_no_name_or_price_of_the_built_in_map_is_hidden(camped: bool) -> None:
    of = built_in()
    picture = MapPicture(of, 1400, camps=full(of) if camped else {})
    page = QRectF(0, 0, picture.width, picture.height)
    for plate in picture.plates:
        assert page.contains(plate.box)
    for one, other in itertools.combinations(picture.plates, 2):
        assert not one.box.intersects(other.box)
    for plate, place in itertools.product(picture.plates, picture.towns()):
        # A sign is a disc of this size.
        sign = QRectF(place.x - 21, place.y - 21, 42, 42)
        assert not plate.box.intersects(sign), (plate.name, place.town.name)


def test_close_villages_turn_their_plates_away_from_each_other() -> None:
    towns = tuple(
        Town(f"v{number}", f"Village {number}", 300 + 45 * number, 300, "fish", (2, 3, 4))
        for number in range(3)
    )
    picture = MapPicture(MapScene(towns, (), (1000, 700)), 1400)
    for one, other in itertools.combinations(picture.plates, 2):
        assert not one.box.intersects(other.box)


def test_a_long_name_and_title_are_cut_off_at_the_page() -> None:
    long = "San Miguel " * 20
    corner = Town("a", long, 1000, 700, "fish", (2,))
    picture = MapPicture(MapScene((corner,), (), (1000, 700), title=long), 600)
    (plate,) = picture.plates
    assert plate.name.endswith("…")
    assert QRectF(0, 0, picture.width, picture.height).contains(plate.box)
    picture.image()


def test_nothing_moves_on_a_map_when_tents_are_set_up() -> None:
    of = built_in()
    bare, camped = (MapPicture(of, 700, camps=camps) for camps in ({}, full(of)))
    changed = (pixels(bare.image()) != pixels(camped.image())).any(axis=2)
    for plate in (*bare.plates, *camped.plates):
        box = plate.box.adjusted(-6, -6, 6, 6).toRect()
        changed[box.top() : box.bottom(), box.left() : box.right()] = False
    assert not changed.any()


def test_tents_stand_where_they_were_set_up() -> None:
    pieces = [Standing(seat, "tent", Square(0, 0), zone) for seat, zone in enumerate("aab")]
    assert camps_on(pieces) == {"a": [Camp("tent", 0), Camp("tent", 1)], "b": [Camp("tent", 2)]}
    of = built_in()
    bare, camped = (MapPicture(of, 400, camps=camps).image() for camps in ({}, full(of)))
    assert (pixels(bare) != pixels(camped)).any()


def panel(seat: int, *goals: MissionVillage) -> LedgerPanel:
    rows = ((Holding(chip("4")), Holding(chip("2"), "2+1")), (Holding(chip("5"), "12"),))
    return LedgerPanel(seat, f"Player {seat + 1}", "7 points", rows, goals)


@pytest.mark.parametrize("players", [2, 4])
def test_a_ledger_has_a_panel_for_each_player(players: int) -> None:
    ledger = Ledger([panel(seat) for seat in range(players)], 700)
    with_goals = Ledger([panel(seat, MissionVillage("Alba", True)) for seat in range(players)], 700)
    assert 0 < ledger.height < with_goals.height
    image = blank(700, ledger.height)
    p = painter_on(image)
    ledger.paint(p, 0)
    p.end()
    middle = ledger.height // 2
    edges = [
        pixels(image)[middle, round((number + 0.5) * 700 / players)] for number in range(players)
    ]
    assert all(edge.any() for edge in edges)


def test_without_players_there_is_no_ledger() -> None:
    assert Ledger([], 700).height == 0


SMALL = MapScene(
    towns=(
        Town("a", "Alba", 0.2, 0.2, "fish", (2, 3)),
        Town("b", "Bela", 0.7, 0.3, "orchid", (2,)),
        Town("c", "", 0.5, 0.6, "unheard-of"),
    ),
    ways=(
        Way(WayKind.PATH, ("a", "b")),
        Way(WayKind.WATERWAY, ("b", "c"), ((0.65, 0.5),)),
        Way(WayKind.PATH, ("a", "nowhere")),
    ),
    rivers=(((0.0, 0.5), (0.3, 0.55), (0.5, 0.7)),),
    title="A map",
)


def test_a_map_shows_its_towns_where_it_says() -> None:
    picture = MapPicture(SMALL, 420)
    image = picture.image()
    assert (image.width(), image.height()) == (picture.width, picture.height)
    places = {place.town.id: place for place in picture.towns()}
    assert places["a"].x < places["c"].x < places["b"].x
    for place in places.values():
        near = pixels(image)[
            int(place.y) - 3 : int(place.y) + 3, int(place.x) - 3 : int(place.x) + 3
        ]
        assert near.std() < 128


def test_a_map_is_the_same_each_time() -> None:
    first, second = (pixels(MapPicture(SMALL, 300).image()) for _ in range(2))
    assert np.array_equal(first, second)


@dataclass(frozen=True)
class Village:
    id: str
    at: tuple[int, int]
    species: str
    prices: tuple[int, ...]


@dataclass(frozen=True)
class Link:
    kind: str
    ends: tuple[str, str]
    bends: tuple[tuple[int, int], ...] = ()


def test_a_scene_has_all_that_is_on_a_map() -> None:
    villages = (Village("a", (10, 20), "fish", (2, 3)), Village("b", (90, 60), "orchid", (4,)))
    links = (Link("waterway", ("a", "b"), ((50, 30),)), Link("path", ("a", "b")))
    scene = MapScene.of_map(villages, links, (100.0, 70.0), {"a": "Alba"}, "A map")
    assert [town.name for town in scene.towns] == ["Alba", "b"]
    assert [way.kind for way in scene.ways] == [WayKind.WATERWAY, WayKind.PATH]
    assert scene.places(scene.ways[0]) == [(10, 20), (50, 30), (90, 60)]


def test_an_empty_map_is_a_sheet_of_paper() -> None:
    assert MapPicture(MapScene((), ()), 200).image().width() == 200

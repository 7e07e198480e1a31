"""Pieces, tokens, cards and the map are drawn, each so that it can be told from the others."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from carcqt.art.brush.glyphs import glyph
from carcqt.art.brush.marks import PLAYERS, Mark, mark_path
from carcqt.art.brush.sprites import sprite
from carcqt.art.drawings.pieces import WOODS, Pose, piece, pose_on
from carcqt.art.drawings.species import COLOURS, sign
from carcqt.art.drawings.tokens import heap, token
from carcqt.art.maps.cards import (
    card_back,
    card_image,
    event_card,
    income_card,
    mission_card,
    order_card,
    tent_card,
)
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import MapScene, Town, Way, WayKind
from carcqt.rules.description import Role
from carcqt.rules.games import GAMES
from tests.art.samples import pixels


def drawn(image: QImage) -> NDArray[np.uint8]:
    found = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return found.copy()


def different(images: list[QImage]) -> None:
    all_pixels = [drawn(image).astype(int) for image in images]
    for one, other in itertools.combinations(all_pixels, 2):
        assert np.abs(one - other).mean() > 0.3


@pytest.mark.parametrize(
    "kind", [*(kind for kind, wood in WOODS.items() if not wood.unpainted), "something new"]
)
def test_each_seat_has_its_own_piece(kind: str) -> None:
    for pose in Pose:
        different([sprite(piece(kind, seat, pose), 40) for seat in range(5)])


def test_what_belongs_to_nobody_looks_the_same_for_every_seat() -> None:
    first, *others = (drawn(sprite(piece("neutral", seat), 40)) for seat in range(5))
    for other in others:
        assert np.array_equal(first, other)
    different([sprite(piece(kind, 2), 40) for kind in ("neutral", "tent")])


def test_kinds_of_pieces_differ_in_shape() -> None:
    kinds = ("member", "hut", "cowboy", "tent", "meeple", "camp", "boat")
    different([sprite(piece(kind, 0), 40) for kind in kinds])


@pytest.mark.parametrize("game", list(GAMES))
def test_every_piece_of_a_game_has_a_drawing(game: str) -> None:
    assert {piece.id for piece in GAMES[game].description.pieces} <= WOODS.keys()


def test_five_colours_with_five_marks() -> None:
    assert len({player.mark for player in PLAYERS}) == len(PLAYERS) == 5
    for mark in Mark:
        box = mark_path(mark, 0, 0, 10).boundingRect()
        assert 14 < box.width() < 24
        assert abs(box.center().x()) < 1


def test_people_lie_down_on_open_ground_only() -> None:
    assert pose_on("member", Role.OPEN) is Pose.LYING
    assert pose_on("member", Role.COVER) is Pose.STANDING
    assert pose_on("camp", Role.OPEN) is Pose.STANDING


def test_tokens_have_faces_and_a_back() -> None:
    different([sprite(token(face), 50) for face in (None, "0", "1", "2", "3", "5")])
    different([sprite(heap(count), 50) for count in (1, 2, 6, 12)])


def test_signs_are_paths_and_need_no_font() -> None:
    for character in "0123456789×!+−":
        assert glyph(character).boundingRect().height() > 8
    assert glyph("Ж").isEmpty()


def test_cards_differ() -> None:
    species = list(COLOURS)
    cards = [income_card(number, 30 - number, name) for number, name in enumerate(species)]
    cards += [income_card(0, 31, "all"), income_card(6, 7, "safe")]
    events = ("jaguar", "crocodile", "fire", "theft", "guide", "bonus-fish", "unheard-of")
    cards += [event_card(event) for event in events]
    cards += [mission_card(("A", "B")), mission_card(()), order_card(1), order_card(2)]
    cards += [tent_card(0), tent_card(1), card_back()]
    different([card_image(card, 60) for card in cards])
    image = card_image(cards[0], 60)
    assert (image.width(), image.height()) == (60, 84)


def test_species_have_signs() -> None:
    for species in (*COLOURS, "unheard-of"):
        box = sign(species).boundingRect()
        assert box.width() > 30
        assert box.height() > 30


CHART = MapScene(
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
    title="A chart",
)


def test_a_chart_shows_its_towns_where_it_says() -> None:
    picture = MapPicture(CHART, 420)
    image = picture.image()
    assert (image.width(), image.height()) == (picture.width, picture.height)
    places = {place.town.id: place for place in picture.towns()}
    assert places["a"].x < places["c"].x < places["b"].x
    for place in places.values():
        near = pixels(image)[
            int(place.y) - 3 : int(place.y) + 3, int(place.x) - 3 : int(place.x) + 3
        ]
        assert near.std() < 128


def test_a_chart_is_the_same_each_time() -> None:
    first, second = (pixels(MapPicture(CHART, 300).image()) for _ in range(2))
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


def test_a_chart_of_a_map() -> None:
    villages = (Village("a", (10, 20), "fish", (2, 3)), Village("b", (90, 60), "orchid", (4,)))
    links = (Link("waterway", ("a", "b"), ((50, 30),)), Link("path", ("a", "b")))
    scene = MapScene.of_map(villages, links, (100.0, 70.0), {"a": "Alba"}, "A map")
    assert [town.name for town in scene.towns] == ["Alba", "b"]
    assert [way.kind for way in scene.ways] == [WayKind.WATERWAY, WayKind.PATH]
    assert scene.places(scene.ways[0]) == [(10, 20), (50, 30), (90, 60)]


def test_an_empty_chart_is_a_sheet_of_paper() -> None:
    assert MapPicture(MapScene((), ()), 200).image().width() == 200

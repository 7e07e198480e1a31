"""`hunters`: huts and river networks."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Item, Scored
from tests.rules.games.support import legal, push, refusal, region, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
SPRING = tile("SPRING", "r0 N", "m0 NNW NNE E S W", count=9)
STREAM = tile("STREAM", "r0 N S", "m0 NNW SSW W", "m1 NNE SSE E", count=20)
BEND = tile("BEND", "r0 E S", "m0 N W ENE SSW", "m1 ESE SSE", count=9)
LAKE = tile("LAKE", "r0 N >l0", "m0 NNW NNE E S W", "l0 fish=2", count=9)
PASSAGE = tile(
    "PASSAGE", "r0 N >l0", "r1 S >l0", "m0 NNW SSW W", "m1 NNE SSE E", "l0 fish=3", count=9
)
CORNER = tile("CORNER", "r0 E >l0", "r1 S >l0", "m0 N W ENE SSW", "m1 ESE SSE", "l0 fish=4")
TWO = tile(
    "TWO", "r0 N >l0", "r1 S >l1", "m0 NNW SSW W NNE SSE E", "l0 fish=1", "l1 fish=5", count=2
)
POND = tile("POND", "m0 N E S W", "l0 fish=3", count=9)
TILES = [FIELD, SPRING, STREAM, BEND, LAKE, PASSAGE, CORNER, TWO, POND]


def huts(moves: list[str]) -> list[str]:
    return sorted(move.split()[3] for move in moves if move.startswith("place hut "))


@pytest.mark.parametrize("seat", [0, 1], ids=["own", "another's"])
@pytest.mark.parametrize("zone", ["l0", "r0"])
def test_a_hut_needs_a_whole_network_without_huts(zone: str, seat: int) -> None:
    """Rivers and lakes joined together, however far away."""
    laid = "LAKE@0,0/180 STREAM@0,1/0 PASSAGE@0,2/0 STREAM@0,3/0 PASSAGE@0,4/0"
    game = table(laid, TILES, land="STREAM FIELD", pieces=f"{seat}:hut@0,0/{zone}")
    push(game, "lay STREAM 0,5 0")
    assert huts(legal(game)) == []
    assert refusal(game, "place hut 0,5 r0") == "place-taken"
    assert region(game, "0,5 r0", "network").followers == ((1, 0) if seat == 0 else (0, 1))


def test_a_lake_joins_its_rivers_into_one_network() -> None:
    """Unlike for fishers."""
    game = table("SPRING@1,0/270", TILES, land="CORNER FIELD", pieces="1:hut@1,0/r0")
    push(game, "lay CORNER 0,0 0")
    assert huts(legal(game)) == []
    assert "place member 0,0 r0" in legal(game)


def test_a_spring_ends_a_network() -> None:
    """Two springs on one tile are two networks."""
    springs = tile("SPRINGS", "r0 N", "r1 S", "m0 NNW SSW W NNE SSE E", count=2)
    game = table("LAKE@0,0/180", [*TILES, springs], land="SPRINGS FIELD", pieces="1:hut@0,0/l0")
    push(game, "lay SPRINGS 0,1 0")
    assert huts(legal(game)) == ["r1"]
    assert region(game, "0,0 l0", "network").open_ends == 0


def test_a_lake_with_a_single_river_ends_a_network() -> None:
    game = table("LAKE@0,0/180", TILES, land="TWO FIELD", pieces="1:hut@0,0/l0")
    push(game, "lay TWO 0,1 0")
    assert huts(legal(game)) == ["l1", "r1"]


def test_only_the_network_of_the_zone_must_be_free_and_each_zone_is_a_move() -> None:
    """H-R13: two networks on one tile, one of them taken."""
    game = table(
        "LAKE@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 LAKE@0,2/0",
        TILES,
        land="TWO FIELD",
        pieces="1:hut@0,2/r0",
    )
    push(game, "lay TWO 0,1 0")
    assert huts(legal(game)) == ["l0", "r0"]
    assert refusal(game, "place hut 0,1 r1") == "place-taken"
    push(game, "place hut 0,1 l0")
    assert [str(piece) for piece in game.position().pieces] == ["1:hut@0,2/r0", "0:hut@0,1/l0"]


def test_a_network_is_taken_as_it_is_after_the_tile_was_laid() -> None:
    """H-R13: the tile joins a free network to one with a hut."""
    laid = "LAKE@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 LAKE@0,2/0"
    game = table(laid, TILES, land="STREAM FIELD", pieces="1:hut@0,2/r0")
    push(game, "lay STREAM 0,1 0")
    assert huts(legal(game)) == []


def test_a_hut_scores_a_point_for_each_fish_of_its_network_at_the_end() -> None:
    """H-E5, with the breakdown; also where the network is open."""
    laid = "LAKE@0,0/180 PASSAGE@0,1/0"
    game = table(laid, TILES, land="STREAM", pieces="1:hut@0,0/r0")
    push(game, "lay STREAM 0,2 0")
    events = push(game, "pass")
    (score,) = [event for event in events if isinstance(event, Scored)]
    assert (score.seat, score.source) == (1, "network")
    assert score.items == (Item("fish", 5, 1),)
    assert game.scores == [0, 5]
    assert len(game.position().pieces) == 1


def test_huts_bring_nothing_before_the_end() -> None:
    game = table("LAKE@0,0/180", TILES, land="LAKE FIELD", pieces="1:hut@0,0/l0")
    push(game, "lay LAKE 0,1 0")
    assert scored(push(game, "pass")) == []


def test_a_lakes_fish_count_once_for_a_network() -> None:
    """H-R2: several rivers of the lake, and a river that comes back to it."""
    laid = "CORNER@0,0/0 BEND@1,0/90 BEND@1,1/180"
    game = table(laid, TILES, land="BEND", pieces="1:hut@1,1/r0")
    push(game, "lay BEND 0,1 270")
    assert scored(push(game, "pass")) == [(1, "network", 4)]


MAJORITIES = {
    "0:hut@0,0/l0 1:hut@0,3/l0": [7, 7],
    "0:hut@0,0/l0 1:hut@0,1/r0 1:hut@0,3/l0": [0, 7],
    "0:hut@0,0/l0 0:hut@0,1/r0 1:hut@0,3/l0": [7, 0],
    "0:hut@0,0/l0 0:hut@0,1/r0": [7, 0],
    "0:hut@0,0/l0 0:hut@0,1/r0 1:hut@0,3/l0 1:hut@0,2/l0": [7, 7],
}


@pytest.mark.parametrize("pieces", MAJORITIES)
def test_most_huts_score_a_network_alone_and_tied_players_all_of_it(pieces: str) -> None:
    """S-R7"""
    laid = "LAKE@0,0/180 STREAM@0,1/0 PASSAGE@0,2/0 LAKE@0,3/0"
    game = table(laid, TILES, land="FIELD", pieces=pieces)
    push(game, "lay FIELD 1,0 0", "pass")
    assert game.scores == MAJORITIES[pieces]


def test_huts_that_are_joined_later_share_a_network() -> None:
    """S-R7: as followers do whose features grow together."""
    laid = "LAKE@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0"
    game = table(laid, TILES, land="LAKE STREAM", pieces="1:hut@0,0/l0")
    push(game, "lay LAKE 0,2 0", "place hut 0,2 l0", "lay STREAM 0,1 0")
    assert huts(legal(game)) == []
    assert scored(push(game, "pass")) == [(0, "network", 4), (1, "network", 4)]


def test_fishers_are_no_majority_in_a_network() -> None:
    """Huts and fishers ignore each other."""
    laid = "LAKE@0,0/180 STREAM@0,1/0 STREAM@0,2/0"
    game = table(laid, TILES, land="FIELD", pieces="0:hut@0,0/l0 1:member@0,1/r0 1:member@0,2/r0")
    push(game, "lay FIELD 1,0 0")
    assert scored(push(game, "pass")) == [(0, "network", 2)]


def test_every_network_is_scored() -> None:
    laid = "LAKE@0,0/180 STREAM@0,1/0 FIELD@1,0/0 LAKE@2,0/0"
    game = table(laid, TILES, land="FIELD", pieces="0:hut@0,1/r0 1:hut@2,0/r0")
    push(game, "lay FIELD 1,1 0")
    assert scored(push(game, "pass")) == [(0, "network", 2), (1, "network", 2)]


def test_two_lakes_of_one_tile_are_scored_apart() -> None:
    """H-R13"""
    game = table("FIELD@0,0/0 TWO@1,0/0", TILES, land="FIELD", pieces="1:hut@1,0/l1")
    push(game, "lay FIELD 0,1 0")
    assert scored(push(game, "pass")) == [(1, "network", 5)]


def test_a_network_between_springs_has_no_fish() -> None:
    game = table("SPRING@0,0/180", TILES, land="SPRING")
    push(game, "lay SPRING 0,1 0")
    push(game, "place hut 0,1 r0")
    assert game.is_over
    assert game.scores == [0, 0]


def test_a_lake_without_a_river_is_a_network_of_its_own() -> None:
    """H-R14"""
    game = table("POND@0,0/0", TILES, land="POND POND", pieces="1:hut@0,0/l0")
    push(game, "lay POND 0,1 0")
    assert huts(legal(game)) == ["l0"]
    push(game, "place hut 0,1 l0", "lay POND 0,2 0")
    assert sorted(scored(push(game, "pass"))) == [(0, "network", 3), (1, "network", 3)]


def test_each_player_has_two_huts() -> None:
    game = table("POND@0,0/0", TILES, land="POND POND", pieces="0:hut@0,0/l0", to_move=0)
    push(game, "lay POND 0,1 0", "place hut 0,1 l0")
    assert game.supplies[0] == [5, 0]
    assert scored(push(game, "lay POND 0,2 0", "pass")) == [(0, "network", 3), (0, "network", 3)]

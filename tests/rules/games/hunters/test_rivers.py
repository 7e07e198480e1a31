"""`hunters`: rivers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from carcqt.rules.events import Completed, Drawn, Event, Item, Placed, Returned, Scored, Spot
from carcqt.rules.geometry import Square
from tests.rules.games.support import legal, push, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
SPRING = tile("SPRING", "r0 N", "m0 NNW NNE E S W", count=9)
STREAM = tile("STREAM", "r0 N S", "m0 NNW SSW W", "m1 NNE SSE E", count=20)
BEND = tile("BEND", "r0 E S", "m0 N W ENE SSW", "m1 ESE SSE", count=9)
LAKE = tile("LAKE", "r0 N >l0", "m0 NNW NNE E S W", "l0 fish=2", count=9)
CORNER = tile("CORNER", "r0 E >l0", "r1 S >l0", "m0 N W ENE SSW", "m1 ESE SSE", "l0 fish=3")
SPRINGS = tile("SPRINGS", "r0 N", "r1 E", "m0 NNW NNE ENE ESE S W")
TILES = [FIELD, SPRING, STREAM, BEND, LAKE, CORNER, SPRINGS]


def completed(events: Sequence[Event]) -> list[tuple[str, int]]:
    return [(event.kind, event.size) for event in events if isinstance(event, Completed)]


def test_a_river_between_two_lakes_brings_its_sections_and_their_fish() -> None:
    """H-E1, with the breakdown."""
    laid = "LAKE@0,0/180 STREAM@0,1/0"
    game = table(laid, TILES, land="LAKE FIELD FIELD", pieces="1:member@0,1/r0")
    push(game, "lay LAKE 0,2 0")
    (done, score, home, drawn) = push(game, "pass")
    assert done == Completed("river", Spot(Square(0, 2), "r0"), 3)
    assert isinstance(score, Scored)
    assert (score.seat, score.source) == (1, "river")
    assert score.items == (Item("section", 3, 1), Item("fish", 4, 1))
    assert home == Returned(1, "member", Spot(Square(0, 1), "r0"))
    assert drawn == Drawn(1, "land", "FIELD")
    assert game.scores == [0, 7]
    assert game.supplies == [[5, 2], [5, 2]]


def test_springs_end_a_river_and_bring_nothing() -> None:
    game = table("SPRING@0,0/180 STREAM@0,1/0", TILES, land="SPRING FIELD")
    push(game, "lay SPRING 0,2 0")
    events = push(game, "place member 0,2 r0")
    assert scored(events) == [(0, "river", 3)]
    (score,) = [event for event in events if isinstance(event, Scored)]
    assert score.items == (Item("section", 3, 1),)


def test_a_spring_at_one_end_and_a_lake_at_the_other() -> None:
    game = table("SPRING@0,0/180", TILES, land="LAKE FIELD", pieces="1:member@0,0/r0")
    push(game, "lay LAKE 0,1 0")
    assert scored(push(game, "pass")) == [(1, "river", 4)]


def test_a_river_with_an_open_end_is_not_scored() -> None:
    game = table("LAKE@0,0/180", TILES, land="STREAM FIELD FIELD", pieces="1:member@0,0/r0")
    push(game, "lay STREAM 0,1 0")
    assert push(game, "pass") == [Drawn(1, "land", "FIELD")]
    assert game.scores == [0, 0]
    assert len(game.position().pieces) == 1


def test_a_river_that_runs_in_a_circle_is_complete() -> None:
    laid = "BEND@0,0/0 BEND@1,0/90 BEND@1,1/180"
    game = table(laid, TILES, land="BEND FIELD", pieces="1:member@1,0/r0")
    push(game, "lay BEND 0,1 270")
    assert scored(push(game, "pass")) == [(1, "river", 4)]


def test_fish_count_once_for_a_river_whose_ends_both_reach_the_lake() -> None:
    """H-R2; H-R1: both sections beside the lake count."""
    laid = "CORNER@0,0/0 BEND@1,0/90 BEND@1,1/180"
    game = table(laid, TILES, land="BEND FIELD", pieces="1:member@1,1/r0")
    push(game, "lay BEND 0,1 270")
    events = push(game, "pass")
    assert completed(events) == [("river", 5)]
    (score,) = [event for event in events if isinstance(event, Scored)]
    assert score.items == (Item("section", 5, 1), Item("fish", 3, 1))


def test_fish_count_for_each_river_that_ends_at_the_lake() -> None:
    """H-R2"""
    laid = "CORNER@0,0/0 SPRING@1,0/270"
    game = table(laid, TILES, land="SPRING FIELD", pieces="0:member@0,0/r1")
    push(game, "lay SPRING 0,1 0")
    assert scored(push(game, "pass")) == [(0, "river", 5)]
    laid = "CORNER@0,0/0 SPRING@0,1/0"
    game = table(laid, TILES, land="SPRING FIELD", pieces="1:member@0,0/r0")
    push(game, "lay SPRING 1,0 270")
    assert scored(push(game, "pass")) == [(1, "river", 5)]


def test_lakes_of_equal_fish_at_both_ends_count_both() -> None:
    """H-R2: it is the same lake that counts once, not the same number."""
    game = table("LAKE@0,0/180", TILES, land="LAKE FIELD", pieces="1:member@0,0/r0")
    push(game, "lay LAKE 0,1 0")
    assert scored(push(game, "pass")) == [(1, "river", 6)]


def test_both_lakes_count_in_whatever_order_their_tiles_name_their_zones() -> None:
    """H-R2"""
    for zones in permutations(["r0 N >l0", "m0 NNW NNE E S W", "l0 fish=2"]):
        tiles = [*TILES, tile("ONE", *zones)]
        game = table("ONE@0,1/0", tiles, land="CORNER FIELD", pieces="1:member@0,1/r0")
        push(game, "lay CORNER 0,0 0")
        assert scored(push(game, "pass")) == [(1, "river", 2 + 2 + 3)]


def test_a_lake_divides_the_rivers_that_reach_it() -> None:
    """A fisher on one of them does not bar the other."""
    game = table("SPRING@1,0/270", TILES, land="CORNER FIELD", pieces="1:member@1,0/r0")
    push(game, "lay CORNER 0,0 0")
    assert "place member 0,0 r1" in legal(game)
    assert "place member 0,0 r0" not in legal(game)


def test_a_tile_with_two_sections_of_one_river_adds_both() -> None:
    """H-R1: the river leaves one spring of the tile and comes back to the other."""
    laid = "BEND@0,-1/0 BEND@1,-1/90 BEND@1,0/180"
    game = table(laid, TILES, land="SPRINGS FIELD", pieces="1:member@1,-1/r0")
    push(game, "lay SPRINGS 0,0 0")
    events = push(game, "pass")
    assert completed(events) == [("river", 5)]
    assert scored(events) == [(1, "river", 5)]


def test_every_river_that_a_tile_completes_is_scored() -> None:
    """S-R6"""
    game = table(
        "SPRING@0,-1/180 FIELD@1,-1/0 LAKE@1,0/270",
        TILES,
        land="SPRINGS FIELD",
        pieces="1:member@0,-1/r0 0:member@1,0/r0",
    )
    push(game, "lay SPRINGS 0,0 0")
    assert scored(push(game, "pass")) == [(1, "river", 2), (0, "river", 4)]
    assert game.position().pieces == ()


def test_with_nobody_in_it_a_river_brings_no_points() -> None:
    """S-R6"""
    game = table("LAKE@0,0/180", TILES, land="LAKE FIELD FIELD")
    push(game, "lay LAKE 0,1 0")
    assert push(game, "pass") == [
        Completed("river", Spot(Square(0, 1), "r0"), 2),
        Drawn(1, "land", "FIELD"),
    ]
    assert game.scores == [0, 0]


@pytest.mark.parametrize(
    ("zones", "points"),
    [
        (["r0 >l0", "l0 fish=2"], 3),
        (["r0 >l0 >l1", "l0 fish=2", "l1 fish=4"], 7),
        (["r0 >l0 >l1", "l0", "l1 fish"], 2),
    ],
    ids=["lake and spring", "two lakes", "a lake without fish"],
)
def test_a_river_inside_one_tile_can_be_fished_in_the_turn_it_is_laid(
    zones: list[str], points: int
) -> None:
    """H-R7"""
    inner = tile("INNER", "m0 N E S W", *zones)
    game = table("FIELD@0,0/0", [FIELD, inner], land="INNER FIELD FIELD")
    push(game, "lay INNER 0,1 0")
    events = push(game, "place member 0,1 r0")
    assert events[1] == Completed("river", Spot(Square(0, 1), "r0"), 1)
    assert scored(events) == [(0, "river", points)]
    assert game.supplies[0] == [5, 2]
    game.pop()
    assert completed(push(game, "pass")) == [("river", 1)]
    assert game.scores == [0, 0]


MAJORITIES = {
    "0:member@0,0/r0 1:member@0,2/r0": [6, 6],
    "0:member@0,0/r0 0:member@0,2/r0 1:member@0,4/r0": [6, 0],
    "0:member@0,0/r0 1:member@0,2/r0 1:member@0,4/r0": [0, 6],
}


@pytest.mark.parametrize("pieces", MAJORITIES)
def test_most_fishers_score_alone_and_tied_players_all_of_it(pieces: str) -> None:
    laid = "SPRING@0,0/180 STREAM@0,1/0 STREAM@0,2/0 STREAM@0,3/0 STREAM@0,4/0"
    game = table(laid, TILES, land="SPRING FIELD", pieces=pieces)
    push(game, "lay SPRING 0,5 0")
    events = push(game, "pass")
    assert game.scores == MAJORITIES[pieces]
    assert len([event for event in events if isinstance(event, Returned)]) == pieces.count(":")
    assert game.supplies == [[5, 2], [5, 2]]


def test_a_fisher_can_be_placed_score_and_return_in_one_turn() -> None:
    """H-E7 for a river."""
    game = table("LAKE@0,0/180", TILES, land="LAKE FIELD", supplies=[(1, 0), (5, 2)])
    push(game, "lay LAKE 0,1 0")
    events = push(game, "place member 0,1 r0")
    assert [type(event) for event in events] == [Placed, Completed, Scored, Returned, Drawn]
    assert game.supplies[0] == [1, 0]
    assert game.scores == [6, 0]


def test_a_hut_stays_when_its_river_is_scored() -> None:
    game = table("LAKE@0,0/180", TILES, land="LAKE FIELD", pieces="1:hut@0,0/r0")
    push(game, "lay LAKE 0,1 0")
    events = push(game, "place member 0,1 r0")
    assert scored(events) == [(0, "river", 6)]
    assert [str(piece) for piece in game.position().pieces] == ["1:hut@0,0/r0"]
    assert game.supplies == [[5, 2], [5, 1]]


def test_a_hut_is_no_majority_among_fishers() -> None:
    """Huts and fishers ignore each other."""
    laid = "LAKE@0,0/180 STREAM@0,1/0"
    game = table(laid, TILES, land="LAKE FIELD", pieces="1:hut@0,0/l0 0:member@0,1/r0")
    push(game, "lay LAKE 0,2 0")
    assert scored(push(game, "pass")) == [(0, "river", 7)]

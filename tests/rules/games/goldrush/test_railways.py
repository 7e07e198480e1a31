"""`goldrush`: railways."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Drawn, Item, Placed, Returned, Scored, Spot
from carcqt.rules.geometry import Square
from tests.rules.games.support import GOLDRUSH, push, refusal, region, scored, standing

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
STOP = tile("STOP", "r0 S", "p0 N E W SSE SSW", count=9)
LINE = tile("LINE", "r0 N S", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
TRAIN = tile("TRAIN", "r0 N S locomotive", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
EXPRESS = tile("EXPRESS", "r0 N S locomotive=2", "p0 E NNE SSE", "p1 W NNW SSW")
BEND = tile("BEND", "r0 E S", "p0 N W ENE SSW", "p1 ESE SSE", count=9)
FORK = tile("FORK", "r0 E", "r1 S", "r2 W", "p0 N ENE WNW", "p1 ESE SSE", "p2 SSW WSW", count=2)
TWICE = tile("TWICE", "r0 N E", "r1 S W", "p0 NNE ENE", "p1 NNW WNW ESE SSE", "p2 SSW WSW")
FOOT = tile("FOOT", "m0 N nugget", "r0 S >m0", "p0 E SSE", "p1 W SSW")
TOWN = tile("TOWN", "t0", "r0 E >t0", "r1 S >t0", "r2 W >t0", "p0 N ENE WNW", "p1 ESE SSE",
            "p2 SSW WSW")  # fmt: skip
LONG = tile(
    "LONG",
    "r0 0,0:N 0,0:S 0,1:N 0,1:S",
    "p0 0,0:E 0,1:E 0,0:NNE 0,0:SSE 0,1:NNE 0,1:SSE",
    "p1 0,0:W 0,1:W 0,0:NNW 0,0:SSW 0,1:NNW 0,1:SSW",
    size=(1, 2),
)
TILES = [FIELD, STOP, LINE, TRAIN, EXPRESS, BEND, FORK, TWICE, FOOT, TOWN, LONG]


@pytest.mark.parametrize("length", [2, 3, 4, 7])
def test_a_complete_railway_brings_a_point_for_each_tile(length: int) -> None:
    """G-E1: of 4 tiles, 4 points; of 3 tiles, 3. With the breakdown."""
    middle = [f"LINE@0,{y}/0" for y in range(1, length - 1)]
    laid = " ".join(["STOP@0,0/0", *middle])
    game = table(laid, TILES, land="STOP FIELD FIELD", pieces="1:cowboy@0,0/r0")
    push(game, f"lay STOP 0,{length - 1} 180")
    done, score, home, drawn = push(game, "pass")
    assert done == Completed("railway", Spot(Square(0, length - 1), "r0"), length)
    assert isinstance(score, Scored)
    assert (score.seat, score.source) == (1, "railway")
    assert score.items == (Item("tile", length, 1),)
    assert home == Returned(1, "cowboy", Spot(Square(0, 0), "r0"))
    assert drawn == Drawn(1, "land", "FIELD")
    assert game.scores == [0, length]
    assert game.supplies == [[4, 1], [4, 1]]


ENGINES = {
    "LINE@0,1/0 LINE@0,2/0": 4,
    "TRAIN@0,1/0 LINE@0,2/0": 8,
    "LINE@0,1/0 TRAIN@0,2/0": 8,
    "TRAIN@0,1/0 TRAIN@0,2/0": 4,
    "EXPRESS@0,1/0 LINE@0,2/0": 4,
    "EXPRESS@0,1/0 TRAIN@0,2/0": 4,
}


@pytest.mark.parametrize("middle", ENGINES)
def test_exactly_one_locomotive_doubles_a_complete_railway(middle: str) -> None:
    """G-E2: 4 tiles and one locomotive are 8 points; with none, or several, 4."""
    game = table(f"STOP@0,0/0 {middle}", TILES, land="STOP FIELD", pieces="0:cowboy@0,0/r0")
    push(game, "lay STOP 0,3 180")
    assert scored(push(game, "pass")) == [(0, "railway", ENGINES[middle])]


def test_the_locomotive_shows_in_the_breakdown() -> None:
    game = table("STOP@0,0/0 TRAIN@0,1/0", TILES, land="STOP FIELD", pieces="0:cowboy@0,0/r0")
    push(game, "lay STOP 0,2 180")
    _, score, *_ = push(game, "pass")
    assert isinstance(score, Scored)
    assert score.items == (Item("tile", 3, 2),)


def test_a_tile_joins_two_railways_and_both_railwaymen_score() -> None:
    """G-E3"""
    laid = "STOP@0,0/0 LINE@0,1/0 FIELD@1,1/0 FIELD@1,2/0 FIELD@1,3/0 LINE@0,3/0 STOP@0,4/180"
    pieces = "0:cowboy@0,1/r0 1:cowboy@0,3/r0"
    game = table(laid, TILES, land="LINE FIELD", pieces=pieces)
    push(game, "lay LINE 0,2 0")
    assert refusal(game, "place cowboy 0,2 r0") == "place-taken"
    assert scored(push(game, "pass")) == [(0, "railway", 5), (1, "railway", 5)]
    assert game.supplies == [[4, 1], [4, 1]]


def test_most_railwaymen_score_alone() -> None:
    laid = "STOP@0,0/0 LINE@0,1/0 LINE@0,2/0"
    pieces = "0:cowboy@0,0/r0 1:cowboy@0,1/r0 1:cowboy@0,2/r0"
    game = table(laid, TILES, land="STOP FIELD", pieces=pieces)
    push(game, "lay STOP 0,3 180")
    assert scored(push(game, "pass")) == [(1, "railway", 4)]
    assert game.supplies == [[4, 1], [4, 1]]


def test_a_railwayman_placed_on_the_completing_tile_scores_and_is_back() -> None:
    """G-E7, first part."""
    game = table("STOP@0,0/0 LINE@0,1/0", TILES, land="STOP FIELD", supplies=[(1, 1), (4, 1)])
    push(game, "lay STOP 0,2 180")
    events = push(game, "place cowboy 0,2 r0")
    assert [type(event) for event in events] == [Placed, Completed, Scored, Returned, Drawn]
    assert scored(events) == [(0, "railway", 3)]
    assert game.supplies[0] == [1, 1]
    assert standing(game) == []


def test_a_railwayman_that_returns_is_free_only_from_the_next_tile_on() -> None:
    """The last cowboy stands on the railway that this tile completes."""
    laid = "STOP@0,0/0 FIELD@1,0/0 FIELD@-1,0/0"
    game = table(laid, TILES, land="STOP FIELD FIELD", pieces="0:cowboy@0,0/r0",
                 supplies=[(0, 1), (4, 1)])  # fmt: skip
    push(game, "lay STOP 0,1 180")
    assert refusal(game, "place cowboy 0,1 p0") == "place-no-supply"
    push(game, "pass")
    assert game.supplies[0] == [1, 1]


def test_a_circle_is_complete() -> None:
    laid = "BEND@0,0/0 BEND@1,0/90 BEND@1,1/180"
    game = table(laid, TILES, land="BEND FIELD", pieces="1:cowboy@1,0/r0")
    assert region(game, "0,0 r0").open_ends == 2
    push(game, "lay BEND 0,1 270")
    assert scored(push(game, "pass")) == [(1, "railway", 4)]


@pytest.mark.parametrize(
    "end", ["FORK@0,0/0", "TOWN@0,0/0", "FOOT@0,0/0"], ids=["junction", "town", "mountain"]
)
def test_a_railway_ends_at_a_junction_a_town_or_a_mountain(end: str) -> None:
    zone = "r0" if end.startswith("FOOT") else "r1"
    game = table(end, TILES, land="STOP FIELD", pieces=f"1:cowboy@0,0/{zone}")
    push(game, "lay STOP 0,1 180")
    assert scored(push(game, "pass")) == [(1, "railway", 2)]


def test_the_railways_of_a_junction_are_three() -> None:
    """One of them may be completed, and hold a railwayman, without the others."""
    game = table("STOP@-1,0/270", TILES, land="FORK FIELD", pieces="1:cowboy@-1,0/r0")
    push(game, "lay FORK 0,0 0")
    assert refusal(game, "place cowboy 0,0 r2") == "place-taken"
    assert scored(push(game, "place cowboy 0,0 r0")) == [(1, "railway", 2)]
    assert standing(game) == ["0:cowboy@0,0/r0"]


def test_a_railway_with_an_open_end_is_not_scored() -> None:
    game = table("STOP@0,0/0", TILES, land="LINE FIELD FIELD", pieces="1:cowboy@0,0/r0")
    push(game, "lay LINE 0,1 0")
    assert push(game, "pass") == [Drawn(1, "land", "FIELD")]


def test_a_tile_that_the_track_crosses_twice_counts_once() -> None:
    """G-R7, S-R5: seven sections on six tiles."""
    laid = "STOP@0,-1/0 TWICE@0,0/0 BEND@1,0/90 BEND@1,1/180 BEND@0,1/270"
    game = table(laid, TILES, land="STOP FIELD", pieces="1:cowboy@1,1/r0")
    push(game, "lay STOP -1,0 270")
    events = push(game, "pass")
    assert events[0] == Completed("railway", Spot(Square(-1, 0), "r0"), 7)
    assert scored(events) == [(1, "railway", 6)]


def test_a_tile_of_two_squares_counts_once() -> None:
    """S-R5"""
    game = table("STOP@0,0/0", TILES, land="LONG STOP FIELD", pieces="0:cowboy@0,0/r0")
    push(game, "lay LONG 0,1 0", "pass", "lay STOP 0,3 180")
    assert scored(push(game, "pass")) == [(0, "railway", 3)]


def test_every_railway_that_a_tile_completes_is_scored() -> None:
    """S-R6: also one that nobody stands on is complete, without points."""
    laid = "STOP@-1,0/270 FIELD@-1,1/0 STOP@0,1/180 FIELD@1,1/0 STOP@1,0/90"
    pieces = "1:cowboy@-1,0/r0 0:cowboy@0,1/r0"
    game = table(laid, TILES, land="FORK FIELD", pieces=pieces)
    push(game, "lay FORK 0,0 0")
    events = push(game, "pass")
    assert [event.size for event in events if isinstance(event, Completed)] == [2, 2, 2]
    assert scored(events) == [(0, "railway", 2), (1, "railway", 2)]


def test_a_completed_railway_is_scored_only_once() -> None:
    game = table("STOP@0,0/0", TILES, land="STOP FIELD FIELD")
    push(game, "lay STOP 0,1 180", "place cowboy 0,1 r0")
    events = push(game, "lay FIELD 1,0 0", "pass")
    assert not [event for event in events if isinstance(event, Completed | Scored)]
    assert game.scores == [2, 0]

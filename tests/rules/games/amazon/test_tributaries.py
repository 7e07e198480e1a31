"""`amazon`: tributaries."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Drawn, Item, Placed, Returned, Scored, Spot
from carcqt.rules.games.amazon import Sailed
from carcqt.rules.geometry import Square
from tests.rules.games.amazon.tiles import BANKS, LONG_BANKS, TILES, tile
from tests.rules.games.support import AMAZON, only, push, refusal, region, scored, standing

table = AMAZON.table

SPRING = tile("SPRING", "t0 S", "j0 N E W SSE SSW", count=9)
CREEK = tile("CREEK", "t0 N S", *BANKS, count=9)
FRUIT = tile("FRUIT", "t0 N S fruit", *BANKS, count=9)
TURN = tile("TURN", "t0 E S", "j0 N W ENE SSW", "j1 ESE SSE", count=9)
FORK = tile("FORK", "t0 E", "t1 S", "t2 W", "j0 N ENE WNW", "j1 ESE SSE", "j2 SSW WSW", count=2)
TWICE = tile("TWICE", "t0 N E", "t1 S W", "j0 NNE ENE", "j1 NNW WNW ESE SSE", "j2 SSW WSW")
LONG = tile("LONG", "t0 0,0:N 0,0:S 0,1:N 0,1:S fruit", *LONG_BANKS, size=(1, 2))
ALL = (*TILES, SPRING, CREEK, FRUIT, TURN, FORK, TWICE, LONG)


def test_a_complete_tributary_brings_a_point_for_each_tile_and_fruit() -> None:
    """A-E1: three tiles and one fruit. With the breakdown."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180 FRUIT@1,-1/0"
    game = table(laid, ALL, land="SPRING WILD WILD", pieces="1:meeple@1,0/t0")
    push(game, "lay SPRING 1,-2 0")
    moved, done, score, home, drawn = push(game, "pass")
    assert moved == Sailed(0, 1, 2)
    assert done == Completed("tributary", Spot(Square(1, -2), "t0"), 3)
    assert isinstance(score, Scored)
    assert (score.seat, score.source) == (1, "tributary")
    assert score.items == (Item("tile", 3, 1), Item("fruit", 1, 1))
    assert home == Returned(1, "meeple", Spot(Square(1, 0), "t0"))
    assert drawn == Drawn(1, "land", "WILD")
    assert game.scores == [0, 4]
    assert game.supplies == [[4, 2], [4, 2]]


def test_a_circle_is_complete() -> None:
    laid = "SOURCE@0,0/0 WILD@0,-1/0 TURN@1,-1/0 TURN@2,-1/90 TURN@2,0/180"
    game = table(laid, ALL, land="TURN WILD", pieces="1:meeple@2,-1/t0")
    push(game, "lay TURN 1,0 270")
    assert scored(push(game, "pass")) == [(1, "tributary", 4)]


def test_a_tributary_ends_at_a_junction() -> None:
    laid = "SOURCE@0,0/0 WILD@1,0/0 FORK@1,-1/180"
    game = table(laid, ALL, land="SPRING WILD", pieces="1:meeple@1,-1/t1")
    push(game, "lay SPRING 1,-2 0")
    assert scored(push(game, "pass")) == [(1, "tributary", 2)]


def test_a_tributary_ends_at_the_amazon() -> None:
    """At the source, and at a tile of the river; both count as tiles."""
    game = table("SPLIT@0,0/0", ALL, land="SPRING WILD")
    push(game, "lay SPRING 0,-1 0")
    assert scored(push(game, "place meeple 0,-1 t0")) == [(0, "tributary", 2)]
    game = table("SOURCE@0,0/0 SHORE@0,1/0", ALL, land="SPRING WILD", pieces="1:meeple@0,1/t0")
    push(game, "lay SPRING 1,1 90")
    assert scored(push(game, "pass")) == [(1, "tributary", 2)]


def test_a_tributary_with_an_open_end_is_not_scored() -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="CREEK WILD WILD", pieces="1:meeple@1,0/t0")
    push(game, "lay CREEK 1,-1 0")
    assert push(game, "pass") == [Sailed(0, 1, 2), Drawn(1, "land", "WILD")]


def test_a_meeple_placed_on_the_completing_tile_scores_and_is_back() -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="SPRING WILD", supplies=[(1, 2), (4, 2)])
    push(game, "lay SPRING 1,-1 0")
    events = push(game, "place meeple 1,-1 t0")
    assert [type(event) for event in events] == [Placed, Completed, Scored, Returned, Drawn]
    assert scored(events) == [(0, "tributary", 2)]
    assert game.supplies[0] == [1, 2]


def test_a_meeple_may_not_join_a_tributary_that_holds_one() -> None:
    """One's own included."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180 CREEK@1,-1/0"
    game = table(laid, ALL, land="CREEK WILD", pieces="0:meeple@1,0/t0")
    push(game, "lay CREEK 1,-2 0")
    assert refusal(game, "place meeple 1,-2 t0") == "place-taken"


@pytest.mark.parametrize(
    ("pieces", "scores"),
    [
        ("0:meeple@1,0/t0 1:meeple@1,-1/t0", [4, 4]),
        ("0:meeple@1,0/t0 1:meeple@1,-1/t0 1:meeple@1,-2/t0", [0, 4]),
    ],
)
def test_most_meeples_score_alone_and_tied_players_all_of_it(
    pieces: str, scores: list[int]
) -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180 CREEK@1,-1/0 CREEK@1,-2/0"
    game = table(laid, ALL, land="SPRING WILD", pieces=pieces)
    push(game, "lay SPRING 1,-3 0", "pass")
    assert game.scores == scores
    assert standing(game) == []


def test_a_tile_that_the_tributary_crosses_twice_counts_once() -> None:
    """S-R5"""
    laid = (
        "SOURCE@0,0/0 WILD@0,-1/0 SPRING@1,-3/0 TWICE@1,-2/0 TURN@2,-2/90 "
        "TURN@2,-1/180 TURN@1,-1/270"
    )
    game = table(laid, ALL, land="SPRING WILD", pieces="1:meeple@2,-2/t0")
    push(game, "lay SPRING 0,-2 270")
    events = push(game, "pass")
    assert [done.size for done in only(events, Completed)] == [7]
    assert scored(events) == [(1, "tributary", 6)]


def test_a_tile_of_two_squares_counts_once() -> None:
    """S-R5"""
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="LONG SPRING WILD", pieces="0:meeple@1,0/t0")
    push(game, "lay LONG 1,-2 0", "pass", "lay SPRING 1,-3 0")
    assert scored(push(game, "pass")) == [(0, "tributary", 4)]


def test_every_tributary_that_a_tile_completes_is_scored() -> None:
    """S-R6: with nobody in it there are no points."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180 WILD@2,0/0 SPRING@2,-1/90 SPRING@0,-1/270"
    game = table(laid, ALL, land="FORK WILD", pieces="1:meeple@1,0/t0 0:meeple@2,-1/t0")
    push(game, "lay FORK 1,-1 0")
    events = push(game, "pass")
    assert [done.kind for done in only(events, Completed)] == ["tributary"] * 3
    assert scored(events) == [(0, "tributary", 2), (1, "tributary", 2)]


def test_a_tributary_on_a_tile_with_a_village_is_a_feature_of_its_own() -> None:
    mixed = tile("MIXED", "v0 E", "t0 W", "j0 N WNW", "j1 S WSW")
    laid = "SOURCE@0,0/0 SPRING@0,-1/270 CREEK@1,-1/90"
    game = table(laid, [*ALL, mixed], land="MIXED WILD", pieces="1:meeple@0,-1/t0")
    push(game, "lay MIXED 2,-1 0")
    assert scored(push(game, "place meeple 2,-1 v0")) == [(1, "tributary", 3)]
    assert region(game, "2,-1 v0").followers == (1, 0)

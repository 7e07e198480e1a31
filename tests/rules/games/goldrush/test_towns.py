"""`goldrush`: towns."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Item, Returned, Scored, Spot
from carcqt.rules.geometry import Square
from tests.rules.games.support import GOLDRUSH, only, push, refusal, region, scored, standing

tile, table, faults, layout = GOLDRUSH.tile, GOLDRUSH.table, GOLDRUSH.faults, GOLDRUSH.layout

FIELD = tile("FIELD", "p0 N E S W", count=60)
STOP = tile("STOP", "r0 S", "p0 N E W SSE SSW", count=9)
LINE = tile("LINE", "r0 N S", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
TRAIN = tile("TRAIN", "r0 N S locomotive", "p0 E NNE SSE", "p1 W NNW SSW")
BEND = tile("BEND", "r0 E S", "p0 N W ENE SSW", "p1 ESE SSE", count=9)
THREE = tile("THREE", "t0", "r0 E >t0", "r1 S >t0", "r2 W >t0", "p0 N ENE WNW", "p1 ESE SSE",
             "p2 SSW WSW", count=2)  # fmt: skip
FOUR = tile("FOUR", "t0", "r0 N >t0", "r1 E >t0", "r2 S >t0", "r3 W >t0", "p0 NNE ENE",
            "p1 ESE SSE", "p2 SSW WSW", "p3 WNW NNW")  # fmt: skip
ROUND = tile("ROUND", "t0", "r0 >t0", "p0 N E S W")
LONELY = tile("LONELY", "t0", "p0 N E S W")
TILES = [FIELD, STOP, LINE, TRAIN, BEND, THREE, FOUR, ROUND, LONELY]


def test_a_complete_town_brings_three_points_for_each_railway() -> None:
    laid = "THREE@0,0/0 STOP@1,0/90 STOP@-1,0/270"
    game = table(laid, TILES, land="STOP FIELD", pieces="1:cowboy@0,0/t0")
    push(game, "lay STOP 0,1 180")
    line, town, score, home, _ = push(game, "pass")
    assert isinstance(line, Completed)
    assert line.kind == "railway"
    assert town == Completed("town", Spot(Square(0, 0), "t0"), 1)
    assert score == Scored(1, "town", Spot(Square(0, 0), "t0"), (Item("railway", 3, 3),))
    assert home == Returned(1, "cowboy", Spot(Square(0, 0), "t0"))
    assert game.scores == [0, 9]


def test_four_railways_bring_twelve_points() -> None:
    laid = "FOUR@0,0/0 STOP@1,0/90 STOP@-1,0/270 STOP@0,-1/0"
    game = table(laid, TILES, land="STOP FIELD", pieces="1:cowboy@0,0/t0")
    push(game, "lay STOP 0,1 180")
    assert scored(push(game, "pass")) == [(1, "town", 12)]


def test_a_railway_that_leaves_and_returns_counts_once() -> None:
    """G-E6: three tracks, two of them ends of one railway."""
    laid = "THREE@0,0/0 BEND@1,0/90 BEND@1,1/180 BEND@0,1/270"
    pieces = "0:cowboy@0,0/t0 1:cowboy@1,1/r0"
    game = table(laid, TILES, land="STOP FIELD", pieces="0:cowboy@0,0/t0")
    assert region(game, "0,0 t0").worth_now == (Item("railway", 1, 3),)
    push(game, "lay STOP -1,0 270")
    assert scored(push(game, "pass")) == [(0, "town", 6)]
    # As a railway it is four tiles long: the town's own counts once (S-R5).
    unfinished = "THREE@0,0/0 BEND@1,0/90 BEND@1,1/180"
    game = table(unfinished, TILES, land="BEND STOP", pieces=pieces)
    push(game, "lay BEND 0,1 270")
    assert scored(push(game, "pass")) == [(1, "railway", 4)]


def test_a_town_promises_no_more_than_its_railways_keep() -> None:
    """G-E6: two that are still open may turn out to be one."""
    for laid, least in (
        ("FOUR@0,0/0", 6),
        ("THREE@0,0/0", 6),
        ("FOUR@0,0/0 STOP@1,0/90", 9),
        ("THREE@0,0/0 STOP@1,0/90 STOP@-1,0/270", 9),
        ("THREE@0,0/0 BEND@1,0/90 BEND@1,1/180 BEND@0,1/270", 6),
    ):
        game = table(laid, TILES, land="STOP FIELD", pieces="0:cowboy@0,0/t0")
        assert game.least_worth(game.root(Square(0, 0), "t0"), 1) == least


def test_a_town_is_completed_by_a_tile_far_away() -> None:
    laid = "THREE@0,0/0 STOP@1,0/90 STOP@-1,0/270 LINE@0,1/0 LINE@0,2/0"
    pieces = "1:cowboy@0,0/t0 0:cowboy@0,2/r0"
    game = table(laid, TILES, land="STOP FIELD", pieces=pieces)
    push(game, "lay STOP 0,3 180")
    assert scored(push(game, "pass")) == [(0, "railway", 4), (1, "town", 9)]
    assert standing(game) == []


def test_a_tile_may_complete_two_towns_at_once() -> None:
    """S-R6: both ends of one railway."""
    laid = (
        "THREE@0,0/0 STOP@1,0/90 STOP@-1,0/270 "
        "THREE@0,2/180 STOP@1,2/90 STOP@-1,2/270 FIELD@2,0/0 FIELD@2,1/0 FIELD@2,2/0"
    )
    pieces = "1:cowboy@0,0/t0 0:cowboy@0,2/t0"
    game = table(laid, TILES, land="LINE FIELD", pieces=pieces)
    push(game, "lay LINE 0,1 0")
    events = push(game, "pass")
    assert [event.kind for event in only(events, Completed)] == ["railway", "town", "town"]
    assert sorted(scored(events)) == [(0, "town", 9), (1, "town", 9)]


def test_a_railway_that_completes_two_ends_of_a_town_completes_it_once() -> None:
    laid = "THREE@0,0/0 BEND@1,0/90 BEND@1,1/180 STOP@-1,0/270"
    game = table(laid, TILES, land="BEND FIELD", pieces="1:cowboy@0,0/t0")
    push(game, "lay BEND 0,1 270")
    assert scored(push(game, "pass")) == [(1, "town", 6)]


def test_a_town_with_an_open_railway_is_not_complete() -> None:
    laid = "THREE@0,0/0 STOP@1,0/90"
    game = table(laid, TILES, land="STOP FIELD FIELD", pieces="1:cowboy@0,0/t0")
    push(game, "lay STOP -1,0 270")
    events = push(game, "pass")
    assert [event.kind for event in only(events, Completed)] == ["railway"]
    assert scored(events) == []
    assert region(game, "0,0 t0").worth_now == (Item("railway", 2, 3),)


def test_a_merchant_placed_in_a_town_that_the_tile_completes_scores_and_is_back() -> None:
    laid = "STOP@0,0/270 FIELD@0,1/0 STOP@1,1/180 FIELD@2,1/0 STOP@2,0/90"
    game = table(laid, TILES, land="THREE FIELD")
    push(game, "lay THREE 1,0 0")
    events = push(game, "place cowboy 1,0 t0")
    assert scored(events) == [(0, "town", 9)]
    assert game.supplies[0] == [4, 1]


def test_a_locomotive_has_no_effect_on_a_town() -> None:
    laid = "THREE@0,0/0 STOP@1,0/90 STOP@-1,0/270 TRAIN@0,1/0"
    game = table(laid, TILES, land="STOP FIELD", pieces="1:cowboy@0,0/t0")
    push(game, "lay STOP 0,2 180")
    assert scored(push(game, "pass")) == [(1, "town", 9)]


def test_a_merchant_does_not_hold_the_railways_of_the_town() -> None:
    """Nor does a railwayman hold the town."""
    game = table("STOP@0,0/270", TILES, land="THREE LINE", pieces="1:cowboy@0,0/r0")
    push(game, "lay THREE 1,0 0")
    assert refusal(game, "place cowboy 1,0 r2") == "place-taken"
    push(game, "place cowboy 1,0 t0", "lay LINE 1,1 0", "place cowboy 1,1 r0")
    assert standing(game) == ["0:cowboy@1,0/t0", "1:cowboy@1,1/r0"]


@pytest.mark.parametrize("name", ["ROUND", "LONELY"])
def test_a_town_whose_railways_reach_no_side_is_complete_at_once(name: str) -> None:
    """Only a custom deck has one: with no railway to wait for it brings no points, or 3."""
    game = table("FIELD@0,0/0", TILES, land=f"{name} FIELD")
    push(game, f"lay {name} 1,0 0")
    assert scored(push(game, "place cowboy 1,0 t0")) == [(0, "town", 3 * (name == "ROUND"))]
    assert standing(game) == []
    position = layout(f"FIELD@0,0/0 {name}@1,0/0", land="FIELD", pieces="0:cowboy@1,0/t0")
    assert faults(position, *TILES) == ["piece-in-completed"]

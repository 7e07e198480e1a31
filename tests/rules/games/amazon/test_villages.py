"""`amazon`: villages."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Drawn, Item, Returned, Scored, Spot
from carcqt.rules.games.amazon import Sailed
from carcqt.rules.geometry import Square
from tests.rules.games.amazon.tiles import TILES, tile
from tests.rules.games.support import AMAZON, only, push, refusal, scored, standing

table = AMAZON.table

HUT = tile("HUT", "v0 N", "j0 E S W", count=9)
FRUIT = tile("FRUIT", "v0 N fruit", "j0 E S W", count=9)
STREET = tile("STREET", "v0 N S", "j0 E", "j1 W", count=9)
CROSS = tile("CROSS", "v0 N E W fruit", "j0 S")
TWIN = tile("TWIN", "v0 E", "v1 S", "j0 N W")
CORNER = tile("CORNER", "v0 E S", "j0 N W", count=9)
WIDE = tile("WIDE", "v0 0,0:E 1,0:W 1,0:N", "j0 0,0:N 0,0:W 0,0:S", "j1 1,0:E 1,0:S", size=(2, 1))
BANK = tile("BANK", "a0 N S space", "v0 E", "j0 NNE", "j1 SSE", "j2 W NNW SSW")
ALL = (*TILES, HUT, FRUIT, STREET, CROSS, TWIN, CORNER, WIDE, BANK)


def test_a_complete_village_brings_two_points_for_each_tile_and_one_for_fruit() -> None:
    """A-E2: three tiles and one fruit. With the breakdown."""
    laid = "SOURCE@0,0/0 FRUIT@1,0/0 STREET@1,-1/0"
    game = table(laid, ALL, land="HUT WILD WILD", pieces="1:meeple@1,-1/v0")
    push(game, "lay HUT 1,-2 180")
    moved, done, score, home, drawn = push(game, "pass")
    assert moved == Sailed(0, 1, 2)
    assert done == Completed("village", Spot(Square(1, -2), "v0"), 3)
    assert isinstance(score, Scored)
    assert (score.seat, score.source) == (1, "village")
    assert score.items == (Item("tile", 3, 2), Item("fruit", 1, 1))
    assert home == Returned(1, "meeple", Spot(Square(1, -1), "v0"))
    assert drawn == Drawn(1, "land", "WILD")
    assert game.scores == [0, 7]


def test_a_tile_joins_three_villages_and_the_player_with_two_meeples_scores() -> None:
    """A-E6: five tiles, three fruit."""
    laid = (
        "SOURCE@0,0/0 WILD@1,0/0 WILD@2,0/0 FRUIT@0,-1/90 HUT@2,-1/270 WILD@2,-2/0 "
        "STREET@1,-2/0 FRUIT@1,-3/180"
    )
    pieces = "0:meeple@0,-1/v0 0:meeple@2,-1/v0 1:meeple@1,-2/v0"
    game = table(laid, ALL, land="CROSS WILD", pieces=pieces)
    push(game, "lay CROSS 1,-1 0")
    assert refusal(game, "place meeple 1,-1 v0") == "place-taken"
    assert scored(push(game, "pass")) == [(0, "village", 13)]
    assert game.supplies == [[4, 2], [4, 2]]


def test_tied_players_each_score_all_of_it() -> None:
    laid = "SOURCE@0,0/0 HUT@1,0/0 STREET@1,-1/0"
    game = table(laid, ALL, land="HUT WILD", pieces="0:meeple@1,0/v0 1:meeple@1,-1/v0")
    push(game, "lay HUT 1,-2 180")
    assert scored(push(game, "pass")) == [(0, "village", 6), (1, "village", 6)]


def test_a_village_with_an_open_side_is_not_scored() -> None:
    game = table("SOURCE@0,0/0 HUT@1,0/0", ALL, land="STREET WILD WILD", pieces="1:meeple@1,0/v0")
    push(game, "lay STREET 1,-1 0")
    assert push(game, "pass") == [Sailed(0, 1, 2), Drawn(1, "land", "WILD")]


def test_a_tile_with_two_sections_of_one_village_counts_once() -> None:
    """S-R5"""
    laid = "SOURCE@0,0/0 WILD@0,-1/0 CORNER@2,-1/90 CORNER@2,0/180 CORNER@1,0/270"
    game = table(laid, ALL, land="TWIN WILD", pieces="1:meeple@2,0/v0")
    push(game, "lay TWIN 1,-1 0")
    events = push(game, "pass")
    assert [done.size for done in only(events, Completed)] == [5]
    assert scored(events) == [(1, "village", 8)]


def test_a_tile_of_two_squares_counts_once() -> None:
    """S-R5"""
    game = table("SOURCE@0,0/0", ALL, land="WIDE HUT WILD", pieces="")
    push(game, "lay WIDE 1,0 0", "place meeple 1,0 v0", "lay HUT 2,-1 180")
    assert scored(push(game, "pass")) == [(0, "village", 4)]


def test_every_village_that_a_tile_completes_is_scored() -> None:
    """S-R6"""
    laid = "SOURCE@0,0/0 HUT@1,0/0 WILD@2,0/0 HUT@2,-1/270"
    game = table(laid, ALL, land="TWIN WILD", pieces="1:meeple@2,-1/v0 0:meeple@1,0/v0")
    push(game, "lay TWIN 1,-1 0")
    assert scored(push(game, "pass")) == [(1, "village", 4), (0, "village", 4)]


def test_a_village_on_the_bank_of_the_amazon_is_completed_by_a_standard_tile() -> None:
    """The river bounds it like jungle."""
    game = table("SOURCE@0,0/0 BANK@0,1/0", ALL, land="HUT WILD", pieces="1:meeple@0,1/v0")
    push(game, "lay HUT 1,1 270")
    assert scored(push(game, "pass")) == [(1, "village", 4)]


@pytest.mark.parametrize("zone", ["v0", "v1"])
def test_a_meeple_goes_into_either_village_of_a_tile(zone: str) -> None:
    laid = "SOURCE@0,0/0 WILD@0,-1/0 WILD@1,-1/0"
    game = table(laid, ALL, land="TWIN WILD")
    push(game, "lay TWIN 1,0 0", f"place meeple 1,0 {zone}")
    assert standing(game) == [f"0:meeple@1,0/{zone}"]
    assert game.supplies == [[3, 2], [4, 2]]


def test_camps_do_not_go_into_villages_nor_meeples_into_jungles() -> None:
    game = table("SOURCE@0,0/0", ALL, land="HUT WILD")
    push(game, "lay HUT 1,0 0")
    assert refusal(game, "place camp 1,0 v0") == "piece-terrain"
    assert refusal(game, "place meeple 1,0 j0") == "piece-terrain"

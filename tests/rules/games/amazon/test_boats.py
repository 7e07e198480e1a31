"""`amazon`: what moves boats."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.events import Completed, Drawn, Placed, Spot
from carcqt.rules.games.amazon import Amazon, Sailed
from carcqt.rules.geometry import Square
from tests.rules.games.amazon.tiles import BANKS, TILES, tile
from tests.rules.games.support import AMAZON, extra, only, push, scored
from tests.support import builtin_deck

table = AMAZON.table

SPRING = tile("SPRING", "t0 S", "j0 N E W SSE SSW", count=9)
SWEET = tile("SWEET", "t0 S fruit", "j0 N E W SSE SSW", count=9)
CREEK = tile("CREEK", "t0 N S", *BANKS, count=9)
BOAT = tile("BOAT", "t0 N S boat", *BANKS, count=9)
FLEET = tile("FLEET", "t0 N S boat=2", *BANKS, count=9)
FORK = tile("FORK", "t0 E boat", "t1 S boat", "t2 W", "j0 N ENE WNW", "j1 ESE SSE", "j2 SSW WSW")
ALL = (*TILES, SPRING, SWEET, CREEK, BOAT, FLEET, FORK)


def test_all_boats_start_on_the_first_space() -> None:
    """A-R11"""
    for players in (2, 3, 4, 5):
        game = Amazon.new(builtin_deck("amazon"), players, Random(1))
        assert game.boats == [1] * players


def test_a_meeple_placed_on_a_tributary_with_a_boat_icon_moves_the_boat() -> None:
    """A-E3: by one, and not one more for placing nothing."""
    game = table("SOURCE@0,0/0 SPRING@1,0/180", ALL, land="BOAT WILD")
    assert only(push(game, "lay BOAT 1,-1 0"), Sailed) == []
    assert push(game, "place meeple 1,-1 t0") == [
        Placed(0, "meeple", Spot(Square(1, -1), "t0")),
        Sailed(0, 1, 2),
        Drawn(1, "land", "WILD"),
    ]
    assert extra(game, "boats") == (2, 1)


def test_a_meeple_wins_all_icons_of_the_tributary() -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180 FLEET@1,-1/0 CREEK@1,-2/0"
    game = table(laid, ALL, land="BOAT WILD")
    push(game, "lay BOAT 1,-3 0")
    assert only(push(game, "place meeple 1,-3 t0"), Sailed) == [Sailed(0, 3, 4)]


def test_a_meeple_or_camp_elsewhere_on_the_tile_moves_nothing() -> None:
    game = table("SOURCE@0,0/0 SPRING@1,0/180", ALL, land="BOAT WILD")
    push(game, "lay BOAT 1,-1 0")
    assert only(push(game, "place camp 1,-1 j0"), Sailed) == []
    assert extra(game, "boats") == (1, 1)


def test_icons_connected_to_ones_meeple_and_nothing_placed_add_up() -> None:
    """A-E4: two icons and one space for placing nothing."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="FLEET WILD", pieces="0:meeple@1,0/t0")
    assert only(push(game, "lay FLEET 1,-1 0"), Sailed) == [Sailed(0, 2, 3)]
    assert only(push(game, "pass"), Sailed) == [Sailed(0, 1, 4)]
    assert extra(game, "boats") == (4, 1)


def test_a_tile_joins_two_tributaries() -> None:
    """A-E5: two icons are new to the one, one to the other."""
    laid = "SOURCE@0,0/0 SWEET@1,0/180 WILD@2,0/0 WILD@2,-1/0 WILD@2,-2/0 BOAT@1,-2/0 SPRING@1,-3/0"
    game = table(laid, ALL, land="BOAT WILD", pieces="0:meeple@1,0/t0 1:meeple@1,-2/t0")
    assert only(push(game, "lay BOAT 1,-1 0"), Sailed) == [Sailed(0, 2, 3), Sailed(1, 1, 2)]
    moved, done, *rest = push(game, "pass")
    assert moved == Sailed(0, 1, 4)
    assert isinstance(done, Completed)
    assert scored(rest) == [(0, "tributary", 5), (1, "tributary", 5)]
    assert extra(game, "boats") == (4, 2)


def test_an_icon_moves_a_player_once_however_many_meeples() -> None:
    """A-R5: two meeples in one part, and meeples in both parts."""
    laid = (
        "SOURCE@0,0/0 SPRING@1,0/180 FLEET@1,-1/0 WILD@2,0/0 WILD@2,-1/0 WILD@2,-2/0 WILD@2,-3/0 "
        "BOAT@1,-3/0 CREEK@1,-4/0"
    )
    pieces = "0:meeple@1,0/t0 0:meeple@1,-1/t0 1:meeple@1,-3/t0 0:meeple@1,-4/t0"
    game = table(laid, ALL, land="BOAT WILD", pieces=pieces, scores=[0, 0, 0])
    # To the first only the tile's own icon is new; to the second also the two of the other part.
    assert only(push(game, "lay BOAT 1,-2 0"), Sailed) == [Sailed(0, 1, 2), Sailed(1, 3, 4)]


def test_icons_of_a_part_without_meeples_are_new_to_all() -> None:
    """A-R5"""
    laid = (
        "SOURCE@0,0/0 SPRING@1,0/180 BOAT@1,-1/0 WILD@2,0/0 WILD@2,-1/0 WILD@2,-2/0 WILD@2,-3/0 "
        "FLEET@1,-3/0"
    )
    game = table(laid, ALL, land="CREEK WILD", pieces="1:meeple@1,0/t0")
    assert only(push(game, "lay CREEK 1,-2 0"), Sailed) == [Sailed(1, 2, 3)]


def test_a_tile_may_connect_icons_of_several_tributaries() -> None:
    """A-R15: for one cause a boat moves once, and all boats from the active player clockwise."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180 WILD@2,0/0 SPRING@2,-1/90"
    pieces = "0:meeple@1,0/t0 2:meeple@2,-1/t0"
    game = table(laid, ALL, land="FORK WILD", pieces=pieces, scores=[0, 0, 0], to_move=1)
    assert only(push(game, "lay FORK 1,-1 0"), Sailed) == [Sailed(2, 1, 2), Sailed(0, 1, 2)]
    pieces = "0:meeple@1,0/t0 0:meeple@2,-1/t0"
    game = table(laid, ALL, land="FORK WILD", pieces=pieces, to_move=1)
    assert only(push(game, "lay FORK 1,-1 0"), Sailed) == [Sailed(0, 2, 3)]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_boats_move_whoever_laid_the_tile(active: int) -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180 CREEK@1,-1/0"
    pieces = "0:meeple@1,0/t0 2:meeple@1,-1/t0"
    game = table(laid, ALL, land="BOAT WILD", pieces=pieces, scores=[0] * 3, to_move=active)
    moved = only(push(game, "lay BOAT 1,-2 0"), Sailed)
    order = [0, 2] if active == 0 else [2, 0]
    assert moved == [Sailed(seat, 1, 2) for seat in order]


def test_placing_nothing_moves_ones_own_boat_by_one() -> None:
    game = table("SOURCE@0,0/0", ALL, land="WILD WILD WILD", scores=[0, 0, 0], boats=(2, 4, 4))
    push(game, "lay WILD 1,0 0")
    assert push(game, "pass") == [Sailed(0, 1, 3), Drawn(1, "land", "WILD")]
    push(game, "lay WILD 2,0 0", "pass")
    assert extra(game, "boats") == (3, 5, 4)


def test_a_boat_stops_on_the_last_space() -> None:
    """Eight spaces: the steps beyond are lost."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="FLEET WILD", pieces="0:meeple@1,0/t0", boats=(7, 8))
    assert only(push(game, "lay FLEET 1,-1 0"), Sailed) == [Sailed(0, 1, 8)]
    assert only(push(game, "pass"), Sailed) == []
    assert extra(game, "boats") == (8, 8)


def test_lost_steps_do_not_come_back_when_the_river_grows() -> None:
    """A-R15"""
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="FLEET RIVER WILD", pieces="0:meeple@1,0/t0", boats=(8, 2))
    push(game, "lay FLEET 1,-1 0", "pass")
    assert extra(game, "boats") == (8, 2)
    assert game.spaces == 8
    push(game, "lay RIVER 0,1 0")
    assert game.spaces == 9
    assert extra(game, "boats") == (8, 2)


def test_boats_share_spaces() -> None:
    game = table("SOURCE@0,0/0", ALL, land="WILD WILD", boats=(3, 4))
    push(game, "lay WILD 1,0 0", "pass")
    assert extra(game, "boats") == (4, 4)


def test_icons_that_a_completed_tributary_gave_are_given_only_once() -> None:
    """A tributary without an end left is joined by nothing more."""
    laid = "SOURCE@0,0/0 SPRING@1,0/180"
    game = table(laid, ALL, land="BOAT SPRING WILD WILD")
    push(game, "lay BOAT 1,-1 0", "place meeple 1,-1 t0")
    push(game, "lay SPRING 1,-2 0", "pass")
    assert extra(game, "boats") == (2, 2)
    assert only(push(game, "lay WILD 2,0 0"), Sailed) == []

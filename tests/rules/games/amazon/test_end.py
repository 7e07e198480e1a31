"""`amazon`: the end of the game and what it brings."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Discarded, Drawn, Ended, Item, Scored
from carcqt.rules.games.amazon import Sailed
from tests.rules.games.amazon.tiles import BANKS, TILES, tile
from tests.rules.games.support import AMAZON, extra, legal, only, push, region, scored

table = AMAZON.table

SPRING = tile("SPRING", "t0 S", "j0 N E W SSE SSW", count=9)
SWEET = tile("SWEET", "t0 N S fruit", *BANKS, count=9)
STREET = tile("STREET", "v0 N S fruit", "j0 E", "j1 W", count=9)
HUT = tile("HUT", "v0 N", "j0 E S W", count=9)
THREE = tile("THREE", "j0 N E S W parrot=2 sloth", count=2)
FIVE = tile("FIVE", "j0 N E S W toucan=5", count=2)
WALL = tile("WALL", "v0 N S", "j0 E", "j1 W", count=9)
ALL = (*TILES, SPRING, SWEET, STREET, HUT, THREE, FIVE, WALL)


def test_unfinished_tributary_and_village_and_two_camps() -> None:
    """A-E10: Red the tributary and a camp, Blue the village and a camp."""
    laid = (
        "SOURCE@0,0/0 WALL@1,0/0 THREE@2,0/0 SPRING@3,0/180 SWEET@3,-1/0 WALL@4,0/0 FIVE@5,0/0 "
        "WALL@6,0/0 STREET@-1,0/0 STREET@-1,-1/0"
    )
    pieces = "0:meeple@3,0/t0 1:meeple@-1,0/v0 1:camp@2,0/j0 0:camp@5,0/j0"
    game = table(laid, ALL, land="WILD", pieces=pieces, scores=[0] * 3, boats=(1, 1, 8), to_move=2)
    push(game, "lay WILD 5,-1 0")
    events = push(game, "pass")
    assert [(score.seat, score.source, score.items) for score in only(events, Scored)] == [
        (0, "tributary", (Item("tile", 2, 1), Item("fruit", 1, 1))),
        (1, "village", (Item("tile", 2, 1), Item("fruit", 2, 1))),
        (1, "jungle", (Item("parrot", 2, 1), Item("sloth", 1, 1))),
        (0, "jungle", (Item("toucan", 5, 1),)),
        (2, "amazon", (Item("first", 6, 1),)),
        (0, "amazon", (Item("second", 3, 1),)),
        (1, "amazon", (Item("second", 3, 1),)),
    ]
    assert events[-1] == Ended((11, 10, 6), (0,))


MOUTHS = {
    (9, 8, 8, 7, 6): [7, 4, 4, 1, 0],
    (9, 9, 8, 7, 6): [7, 7, 4, 1, 0],
    (9, 8, 7, 7, 7): [7, 4, 1, 1, 1],
    (9, 2, 1, 1): [7, 4, 1, 1],
    (5, 5, 5, 5): [7, 7, 7, 7],
    (9, 5, 1): [6, 3, 0],
    (9, 5, 5): [6, 3, 3],
    (9, 9, 5): [6, 6, 3],
    (9, 8): [6, 3],
    (9, 7): [6, 0],
    (9, 1): [6, 0],
    (9, 9): [6, 6],
}


@pytest.mark.parametrize("boats", MOUTHS)
def test_the_mouth_is_scored_by_rank(boats: tuple[int, ...]) -> None:
    """A-E9, A-R1: 7, 4 and 1 for four or five; 6 and 3 for fewer; A-R2, A-R14."""
    laid = "SPLIT@0,0/0 RIVER@0,1/0"
    game = table(laid, ALL, land="WILD", scores=[0] * len(boats), boats=boats)
    push(game, "lay WILD 1,0 0", "place camp 1,0 j0")
    assert game.scores == MOUTHS[boats]


def test_the_mouth_joins_and_completes_nothing_and_adds_no_space() -> None:
    """A-R16"""
    game = table("SOURCE@0,0/0 SHORE@0,1/0", ALL, land="WILD", pieces="1:meeple@0,1/t0")
    push(game, "lay WILD 1,0 0")
    before = region(game, "0,1 j2").open_ends
    events = push(game, "pass")
    assert only(events, Completed) == []
    assert scored(events)[0] == (1, "tributary", 1)
    assert region(game, "0,1 j2").open_ends == before
    assert game.spaces == 9
    assert extra(game, "boats") == (2, 1)


def test_an_unfinished_village_brings_one_point_for_each_tile() -> None:
    """A complete one two: the last tile completes it first."""
    laid = "SOURCE@0,0/0 HUT@1,0/0 STREET@1,-1/0"
    game = table(laid, ALL, land="WILD", pieces="1:meeple@1,0/v0")
    push(game, "lay WILD 2,0 0")
    assert scored(push(game, "pass"))[0] == (1, "village", 3)
    game = table(laid, ALL, land="HUT", pieces="1:meeple@1,0/v0")
    push(game, "lay HUT 1,-2 180")
    assert scored(push(game, "pass"))[0] == (1, "village", 7)


def test_most_meeples_count_at_the_end_as_well() -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180 SWEET@1,-1/0 SWEET@1,-2/0"
    pieces = "0:meeple@1,0/t0 1:meeple@1,-1/t0 1:meeple@1,-2/t0"
    game = table(laid, ALL, land="WILD", pieces=pieces)
    push(game, "lay WILD 2,0 0")
    events = push(game, "pass")
    assert [score for score in scored(events) if score[1] == "tributary"] == [(1, "tributary", 5)]


def test_the_game_ends_after_the_turn_of_the_last_land_tile() -> None:
    """Double tiles that are left do not matter."""
    game = table("SOURCE@0,0/0", ALL, land="WILD WILD", double="DOUBLE FEAST")
    push(game, "lay WILD 1,0 0", "pass", "lay WILD 2,0 0", "pass")
    assert game.is_over
    assert legal(game) == []


def test_a_last_tile_that_fits_nowhere_ends_the_game_at_once() -> None:
    """S-R2: no boat move for the player who drew it."""
    game = table("SOURCE@0,0/0", ALL, land="WILD TOWER", boats=(1, 1))
    push(game, "lay WILD 1,0 0")
    assert push(game, "pass")[:3] == [
        Sailed(0, 1, 2),
        Drawn(1, "land", "TOWER"),
        Discarded(1, "land", "TOWER"),
    ]
    assert game.is_over
    assert game.boats == [2, 1]
    assert game.scores == [6, 3]


def test_tied_players_share_the_win() -> None:
    """S-R4"""
    game = table("SOURCE@0,0/0", ALL, land="WILD", scores=[2, 5], boats=(4, 4))
    push(game, "lay WILD 1,0 0")
    assert push(game, "pass")[-1] == Ended((8, 8), (0, 1))


def test_what_would_be_scored_now_is_what_the_end_brings() -> None:
    laid = "SOURCE@0,0/0 SPRING@1,0/180 SWEET@1,-1/0"
    game = table(laid, ALL, land="WILD", pieces="1:meeple@1,0/t0", boats=(2, 4))
    push(game, "lay WILD 2,0 0")
    assert game.projected() == [0, 9]
    push(game, "pass")
    # The boat moved for placing nothing, and is directly behind now.
    assert game.scores == [3, 9]

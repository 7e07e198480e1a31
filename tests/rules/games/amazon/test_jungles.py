"""`amazon`: camps, and what divides jungles."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Item, Scored
from tests.rules.games.amazon.tiles import BANKS, TILES, tile
from tests.rules.games.support import AMAZON, legal, only, push, refusal, region, scored, standing

table = AMAZON.table

PARROT = tile("PARROT", "j0 N E S W parrot", count=9)
ZOO = tile("ZOO", "j0 N E S W parrot toucan=2 butterfly ocelot sloth")
SPRING = tile("SPRING", "t0 S", "j0 N E W SSE SSW", count=9)
CREEK = tile("CREEK", "t0 N S", *BANKS, count=9)
STREET = tile("STREET", "v0 N S", "j0 E", "j1 W", count=9)
MIXED = tile("MIXED", "v0 E", "t0 W", "j0 N WNW", "j1 S WSW")
BANK = tile("BANK", "a0 N S space", "v0 E", "j0 NNE", "j1 SSE", "j2 W NNW SSW")
ALL = (*TILES, PARROT, ZOO, SPRING, CREEK, STREET, MIXED, BANK)


def test_a_camp_may_not_go_where_a_camp_is_but_beyond_tributary_and_village() -> None:
    """A-E11"""
    game = table("SOURCE@0,0/0", ALL, land="MIXED WILD", pieces="1:camp@0,0/j0")
    push(game, "lay MIXED 1,0 90")
    assert refusal(game, "place camp 1,0 j1") == "place-taken"
    assert sorted(legal(game)) == [
        "pass",
        "place camp 1,0 j0",
        "place meeple 1,0 t0",
        "place meeple 1,0 v0",
    ]


def test_one_of_ones_own_camps_bars_another_however_far_away() -> None:
    """S-R7"""
    laid = "SOURCE@0,0/0 WILD@1,0/0 WILD@2,0/0"
    game = table(laid, ALL, land="WILD WILD", pieces="0:camp@1,0/j0")
    push(game, "lay WILD 3,0 0")
    assert refusal(game, "place camp 3,0 j0") == "place-taken"
    assert legal(game) == ["pass"]


def test_meeples_beside_a_jungle_do_not_bar_a_camp() -> None:
    """S-R7: camps follow the rules among themselves."""
    game = table("SOURCE@0,0/0 SPRING@1,0/180", ALL, land="SPRING WILD", pieces="1:meeple@1,0/t0")
    push(game, "lay SPRING 1,-1 0", "place camp 1,-1 j0")
    assert standing(game) == ["0:camp@1,-1/j0"]
    assert game.supplies == [[4, 1], [4, 2]]


def test_each_player_has_two_camps() -> None:
    game = table("SOURCE@0,0/0", ALL, land="WILD WILD", supplies=[(4, 0), (4, 2)])
    push(game, "lay WILD 1,0 0")
    assert refusal(game, "place camp 1,0 j0") == "place-no-supply"


def test_camps_score_only_at_the_end_and_never_come_back() -> None:
    yard = tile("YARD", "j0 N parrot", "v0 E S W", count=2)
    laid = "SOURCE@0,0/0 STREET@0,-1/90"
    game = table(laid, [*ALL, yard], land="YARD YARD WILD", scores=[0, 0])
    # In the closed yard of two tiles stands a camp.
    push(game, "lay YARD 1,-1 0", "place camp 1,-1 j0", "lay YARD 1,-2 180", "pass")
    assert region(game, "1,-1 j0").open_ends == 0
    assert game.scores == [0, 0]
    assert standing(game) == ["0:camp@1,-1/j0"]
    push(game, "lay WILD -1,0 0")
    assert (0, "jungle", 2) in scored(push(game, "pass"))


def test_a_jungle_brings_a_point_for_each_animal_to_most_camps() -> None:
    """With the breakdown; ties all."""
    laid = "SOURCE@0,0/0 ZOO@1,0/0 WILD@2,0/0 WILD@3,0/0"
    for pieces, seats in (
        ("1:camp@1,0/j0", [1]),
        ("0:camp@1,0/j0 1:camp@2,0/j0", [0, 1]),
        ("0:camp@1,0/j0 1:camp@2,0/j0 1:camp@3,0/j0", [1]),
    ):
        game = table(laid, ALL, land="WILD", pieces=pieces)
        push(game, "lay WILD 4,0 0")
        events = push(game, "pass")
        found = [score for score in only(events, Scored) if score.source == "jungle"]
        assert [score.seat for score in found] == seats
        assert found[0].items == (
            Item("parrot", 1, 1),
            Item("toucan", 2, 1),
            Item("butterfly", 1, 1),
            Item("ocelot", 1, 1),
            Item("sloth", 1, 1),
        )


def test_a_jungle_is_scored_once_however_many_camps_its_winner_has() -> None:
    """A-R13"""
    laid = "SOURCE@0,0/0 PARROT@1,0/0 PARROT@2,0/0 WILD@3,0/0"
    game = table(laid, ALL, land="WILD", pieces="1:camp@1,0/j0 1:camp@2,0/j0")
    push(game, "lay WILD 4,0 0")
    events = push(game, "pass")
    assert [score for score in scored(events) if score[1] == "jungle"] == [(1, "jungle", 2)]


@pytest.mark.parametrize("wall", ["CREEK", "STREET"])
def test_tributaries_and_villages_divide_jungles(wall: str) -> None:
    laid = f"SOURCE@0,0/0 {wall}@1,0/0 WILD@2,0/0"
    game = table(laid, ALL, land="WILD WILD", pieces="1:camp@2,0/j0")
    assert region(game, "0,0 j0").followers == (0, 0)
    assert region(game, "2,0 j0").followers == (0, 1)


def test_the_amazon_divides_its_banks() -> None:
    """A-R9: each goes on along the river to the next Amazon tile."""
    laid = "SPLIT@0,0/0 RIVER@0,1/0 DOUBLE@0,2/0"
    game = table(laid, ALL, land="WILD", pieces="1:camp@0,1/j0")
    assert region(game, "0,0 j0").followers == (0, 1)
    assert region(game, "0,2 j0").followers == (0, 1)
    for square in ("0,0", "0,1", "0,2"):
        assert region(game, f"{square} j1").followers == (0, 0)


def test_opposite_banks_are_one_jungle_if_joined_elsewhere() -> None:
    """A-R9: behind the source, for example."""
    game = table("SOURCE@0,0/0 RIVER@0,1/0", ALL, land="WILD")
    assert region(game, "0,1 j0") == region(game, "0,1 j1")
    game = table("SPLIT@0,0/0 RIVER@0,1/0", ALL, land="SPRING WILD")
    assert region(game, "0,1 j0") != region(game, "0,1 j1")
    # The spring ends the tributary from the north, and the jungle goes round it.
    push(game, "lay SPRING 0,-1 0")
    assert region(game, "0,1 j0") == region(game, "0,1 j1")
    assert len(region(game, "0,1 j0").spots) == 5


@pytest.mark.parametrize("cut", ["BANK", "SHORE"])
def test_a_village_or_tributary_that_reaches_the_amazon_cuts_its_bank(cut: str) -> None:
    """A-R9: the other bank goes on."""
    laid = f"SPLIT@0,0/0 {cut}@0,1/0 RIVER@0,2/0"
    game = table(laid, ALL, land="WILD", pieces="1:camp@0,0/j0")
    assert region(game, "0,1 j0").followers == (0, 1)
    assert region(game, "0,1 j1").followers == (0, 0)
    assert region(game, "0,2 j0").followers == (0, 0)
    game = table(laid, ALL, land="WILD", pieces="1:camp@0,0/j1")
    assert region(game, "0,2 j1").followers == (0, 1)


def test_a_camp_on_a_double_tile_needs_the_whole_bank_free() -> None:
    """A-R9: back through the tile with the call."""
    game = table("SPLIT@0,0/0", ALL, land="CALL WILD", double="DOUBLE", pieces="1:camp@0,0/j0")
    push(game, "lay CALL 0,1 0", "choose DOUBLE", "lay DOUBLE 0,2 0")
    assert refusal(game, "place camp 0,2 j0") == "place-taken"
    assert legal(game) == ["pass", "place camp 0,2 j1"]

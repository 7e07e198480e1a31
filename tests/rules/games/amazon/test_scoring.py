"""`amazon`: the scoring that each Amazon tile brings."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Drawn, Item, Scored, Spot
from carcqt.rules.games.amazon import RiverScoring, Sailed
from carcqt.rules.geometry import Square
from tests.rules.games.amazon.tiles import BANKS, TILES, tile
from tests.rules.games.support import AMAZON, extra, only, push, scored, standing

table, faults = AMAZON.table, AMAZON.faults

MIX = tile("MIX", "a0 N S space caiman=3 piranha", *BANKS, count=3)
CAIMANS = tile("CAIMANS", "a0 N S space caiman=3", *BANKS, count=3)
PIRANHAS = tile("PIRANHAS", "a0 N S space piranha=2", *BANKS, count=3)
ISLAND = tile("ISLAND", "a0 N S space caiman", "v0 fruit", "t0 >a0 fruit boat=2", *BANKS)
SPRING = tile("SPRING", "t0 S", "j0 N E W SSE SSW", count=9)
ALL = (*TILES, MIX, CAIMANS, PIRANHAS, ISLAND, SPRING)

SPOT = Spot(Square(0, 1), "a0")


def test_the_first_scores_all_animals_the_second_the_piranhas() -> None:
    """A-E7: two are tied for second, the last moves on. With the breakdown."""
    game = table("SPLIT@0,0/0", ALL, land="MIX WILD", scores=[0] * 4, boats=(5, 4, 4, 2))
    push(game, "lay MIX 0,1 0")
    assert push(game, "place camp 0,1 j0")[1:] == [
        RiverScoring(SPOT, 3, 1, ((0,), (1, 2), (3,))),
        Scored(0, "amazon", SPOT, (Item("caiman", 3, 1), Item("piranha", 1, 1))),
        Scored(1, "amazon", SPOT, (Item("piranha", 1, 1),)),
        Scored(2, "amazon", SPOT, (Item("piranha", 1, 1),)),
        Sailed(3, 1, 3),
        Drawn(1, "land", "WILD"),
    ]
    assert game.scores == [4, 1, 1, 0]
    assert extra(game, "boats") == (5, 4, 4, 3)


def test_of_two_players_the_second_scores_only_from_directly_behind() -> None:
    """A-E8: two or more spaces behind, Blue scores nothing and moves on."""
    game = table("SPLIT@0,0/0", ALL, land="CAIMANS WILD", boats=(4, 2))
    push(game, "lay CAIMANS 0,1 0")
    events = push(game, "place camp 0,1 j0")
    assert scored(events) == [(0, "amazon", 3)]
    assert only(events, Sailed) == [Sailed(1, 1, 3)]


@pytest.mark.parametrize(
    ("boats", "points"), [((5, 4), [2, 2]), ((5, 3), [2, 0]), ((5, 1), [2, 0])]
)
def test_directly_behind_is_the_space_before(boats: tuple[int, int], points: list[int]) -> None:
    """A-R14"""
    game = table("SPLIT@0,0/0", ALL, land="PIRANHAS WILD", boats=boats)
    push(game, "lay PIRANHAS 0,1 0", "place camp 0,1 j0")
    assert game.scores == points


def test_directly_behind_counts_across_the_borders_of_tiles() -> None:
    """A-R14: space 8 is on the start board, space 9 on the next tile."""
    game = table("SPLIT@0,0/0 RIVER@0,1/0", ALL, land="PIRANHAS WILD", boats=(9, 8))
    push(game, "lay PIRANHAS 0,2 0", "place camp 0,2 j0")
    assert game.scores == [2, 2]


def test_two_players_on_one_space_are_both_first() -> None:
    """A-R14: both score in full, and nobody moves on."""
    game = table("SPLIT@0,0/0", ALL, land="MIX WILD", boats=(4, 4))
    push(game, "lay MIX 0,1 0")
    events = push(game, "place camp 0,1 j0")
    assert only(events, RiverScoring)[0].ranks == ((0, 1),)
    assert scored(events) == [(0, "amazon", 4), (1, "amazon", 4)]
    assert only(events, Sailed) == []


@pytest.mark.parametrize(
    ("boats", "ranks", "points"),
    [
        ((6, 6, 5, 4), ((0, 1), (2,), (3,)), [4, 4, 1, 0]),
        ((6, 6, 6, 2), ((0, 1, 2), (3,)), [4, 4, 4, 1]),
        ((2, 3, 6, 3), ((2,), (1, 3), (0,)), [0, 1, 4, 1]),
        ((7, 7, 7, 7), ((0, 1, 2, 3),), [4, 4, 4, 4]),
    ],
)
def test_boats_on_one_space_share_a_rank_and_the_next_space_is_the_next_rank(
    boats: tuple[int, ...], ranks: tuple[tuple[int, ...], ...], points: list[int]
) -> None:
    """A-R2: with more than two players the second may be any number of spaces behind."""
    game = table("SPLIT@0,0/0", ALL, land="MIX WILD", scores=[0] * 4, boats=boats)
    push(game, "lay MIX 0,1 0")
    events = push(game, "place camp 0,1 j0")
    assert only(events, RiverScoring) == [RiverScoring(SPOT, 3, 1, ranks)]
    assert game.scores == points
    moved = [move.seat for move in only(events, Sailed)]
    assert moved == [seat for seat in range(4) if not points[seat]]


def test_a_second_boat_moves_on_where_there_is_no_piranha() -> None:
    """A-R3"""
    game = table("SPLIT@0,0/0", ALL, land="CAIMANS WILD", scores=[0] * 3, boats=(4, 3, 1))
    push(game, "lay CAIMANS 0,1 0")
    events = push(game, "place camp 0,1 j0")
    assert scored(events) == [(0, "amazon", 3)]
    assert only(events, Sailed) == [Sailed(1, 1, 4), Sailed(2, 1, 2)]


def test_without_river_animals_everyone_moves_on() -> None:
    """A-R3: the first boat too; A-R15: from the active player clockwise."""
    boats = (4, 3, 1)
    game = table("SPLIT@0,0/0", ALL, land="RIVER WILD", scores=[0] * 3, boats=boats, to_move=1)
    push(game, "lay RIVER 0,1 0")
    events = push(game, "place camp 0,1 j0")
    assert scored(events) == []
    assert only(events, Sailed) == [Sailed(1, 1, 4), Sailed(2, 1, 2), Sailed(0, 1, 5)]


def test_nobody_moves_past_the_last_space() -> None:
    game = table("SPLIT@0,0/0", ALL, land="RIVER WILD", boats=(8, 8))
    push(game, "lay RIVER 0,1 0", "pass")
    assert extra(game, "boats") == (9, 9)


def test_the_boat_that_moves_for_placing_nothing_is_counted_where_it_comes_to() -> None:
    """A-E12: into first place, then the scoring."""
    game = table("SPLIT@0,0/0", ALL, land="MIX WILD", boats=(4, 4))
    push(game, "lay MIX 0,1 0")
    moved, scoring, *rest = push(game, "pass")
    assert moved == Sailed(0, 1, 5)
    assert scoring == RiverScoring(SPOT, 3, 1, ((0,), (1,)))
    assert scored(rest) == [(0, "amazon", 4), (1, "amazon", 1)]


def test_only_the_tile_just_laid_counts() -> None:
    game = table("SPLIT@0,0/0 MIX@0,1/0", ALL, land="PIRANHAS WILD", boats=(3, 2))
    push(game, "lay PIRANHAS 0,2 0")
    assert scored(push(game, "place camp 0,2 j0")) == [(0, "amazon", 2), (1, "amazon", 2)]


def test_a_standard_tile_brings_no_scoring_of_the_river() -> None:
    game = table("SPLIT@0,0/0 MIX@0,1/0", ALL, land="WILD WILD", boats=(3, 2))
    push(game, "lay WILD 1,0 0")
    assert only(push(game, "pass"), RiverScoring) == []


@pytest.mark.parametrize(("zone", "worth"), [("v0", 3), ("t0", 2)])
def test_what_an_amazon_tile_completes_waits_for_the_end(zone: str, worth: int) -> None:
    """A-R6: it keeps its meeple, and scores as a completed feature."""
    source = "village" if zone == "v0" else "tributary"
    game = table("SPLIT@0,0/0", ALL, land="ISLAND WILD")
    push(game, "lay ISLAND 0,1 0")
    events = push(game, f"place meeple 0,1 {zone}")
    assert only(events, Completed) == []
    assert standing(game) == [f"0:meeple@0,1/{zone}"]
    assert faults(game.position(), *ALL) == []
    push(game, "lay WILD 1,0 0")
    events = push(game, "pass")
    assert [score for score in scored(events) if score[1] == source] == [(0, source, worth)]
    assert game.is_over


def test_a_tributary_that_a_standard_tile_completes_at_the_river_is_scored() -> None:
    game = table("SOURCE@0,0/0 SHORE@0,1/0", ALL, land="SPRING WILD")
    push(game, "lay SPRING 1,1 90")
    assert scored(push(game, "place meeple 1,1 t0")) == [(0, "tributary", 2)]

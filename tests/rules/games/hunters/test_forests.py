"""`hunters`: forests."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Drawn, Item, Placed, Returned, Scored, Spot
from carcqt.rules.geometry import Square
from tests.rules.games.support import push, region, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
CAP = tile("CAP", "f0 N", "m0 E S W", count=9)
STRIP = tile("STRIP", "f0 N S", "m0 E", "m1 W", count=9)
CORNER = tile("CORNER", "f0 E S", "m0 N W", count=9)
TWIN = tile("TWIN", "f0 E", "f1 S", "m0 N W", count=2)
CLEARING = tile("CLEARING", "f0 N S mushrooms", "m0 E", "m1 W", pile="bonus", count=4)
TILES = [FIELD, CAP, STRIP, CORNER, TWIN, CLEARING]


def test_a_forest_brings_two_points_for_each_section() -> None:
    """With the breakdown; H-E3 has the example."""
    laid = "CAP@0,0/180 STRIP@0,1/0"
    game = table(laid, TILES, land="CAP FIELD FIELD", pieces="1:member@0,1/f0")
    push(game, "lay CAP 0,2 0")
    done, score, home, drawn = push(game, "pass")
    assert done == Completed("forest", Spot(Square(0, 2), "f0"), 3)
    assert isinstance(score, Scored)
    assert (score.seat, score.source) == (1, "forest")
    assert score.items == (Item("section", 3, 2),)
    assert home == Returned(1, "member", Spot(Square(0, 1), "f0"))
    assert drawn == Drawn(1, "land", "FIELD")
    assert game.scores == [0, 6]
    assert game.supplies == [[5, 2], [5, 2]]


def test_a_forest_with_an_open_side_is_not_scored() -> None:
    game = table("CAP@0,0/180", TILES, land="STRIP FIELD FIELD", pieces="1:member@0,0/f0")
    push(game, "lay STRIP 0,1 0")
    assert push(game, "pass") == [Drawn(1, "land", "FIELD")]
    assert game.scores == [0, 0]


def test_a_forest_round_a_meadow_corner_closes_on_both_sides_at_once() -> None:
    laid = "CORNER@0,0/0 CORNER@1,0/90"
    game = table(laid, TILES, land="CORNER CORNER FIELD", pieces="1:member@0,0/f0")
    push(game, "lay CORNER 1,1 180")
    assert scored(push(game, "pass")) == []
    push(game, "lay CORNER 0,1 270")
    assert scored(push(game, "pass")) == [(1, "forest", 8)]


def test_each_clearing_of_mushrooms_adds_two_points() -> None:
    laid = "CAP@0,0/180 CLEARING@0,1/0 CLEARING@0,2/0"
    game = table(laid, TILES, land="CAP FIELD", pieces="1:member@0,0/f0")
    push(game, "lay CAP 0,3 0")
    events = push(game, "pass")
    (score,) = [event for event in events if isinstance(event, Scored)]
    assert score.items == (Item("section", 4, 2), Item("mushrooms", 2, 2))
    assert game.scores == [0, 12]


def test_gold_brings_no_points() -> None:
    rich = tile("RICH", "f0 N S gold=5", "m0 E", "m1 W")
    laid = "CAP@0,0/180 RICH@0,1/0"
    game = table(laid, [*TILES, rich], land="CAP FIELD", pieces="1:member@0,0/f0")
    push(game, "lay CAP 0,2 0")
    assert scored(push(game, "pass")) == [(1, "forest", 6)]


def test_a_tile_with_two_sections_of_one_forest_adds_both() -> None:
    """H-R1, S-R5: sections count here, not tiles."""
    laid = "TWIN@0,0/0 CORNER@1,0/90 CORNER@1,1/180"
    game = table(laid, TILES, land="CORNER FIELD", pieces="1:member@0,0/f1")
    push(game, "lay CORNER 0,1 270")
    events = push(game, "pass")
    assert events[0] == Completed("forest", Spot(Square(0, 1), "f0"), 5)
    assert scored(events) == [(1, "forest", 10)]


def test_a_tile_that_completes_a_forest_with_two_sections_scores_it_once() -> None:
    """H-R1, S-R6"""
    laid = "CORNER@1,0/90 CORNER@1,1/180 CORNER@0,1/270"
    game = table(laid, TILES, land="TWIN FIELD", pieces="1:member@1,1/f0")
    push(game, "lay TWIN 0,0 0")
    assert scored(push(game, "pass")) == [(1, "forest", 10)]


def test_separate_sections_of_a_tile_are_separate_forests() -> None:
    game = table("CAP@1,0/270", TILES, land="TWIN FIELD", pieces="1:member@1,0/f0")
    push(game, "lay TWIN 0,0 0")
    events = push(game, "place member 0,0 f1")
    assert scored(events) == [(1, "forest", 4)]
    assert [str(piece) for piece in game.position().pieces] == ["0:member@0,0/f1"]


def test_every_forest_that_a_tile_completes_is_scored() -> None:
    """S-R6"""
    laid = "CAP@1,0/270 FIELD@1,1/0 CAP@0,1/0"
    game = table(laid, TILES, land="TWIN FIELD", pieces="1:member@1,0/f0 0:member@0,1/f0")
    push(game, "lay TWIN 0,0 0")
    assert scored(push(game, "pass")) == [(1, "forest", 4), (0, "forest", 4)]
    assert game.supplies == [[5, 2], [5, 2]]


def test_with_nobody_in_it_a_forest_brings_no_points() -> None:
    """S-R6"""
    game = table("CAP@0,0/180", TILES, land="CAP FIELD FIELD")
    push(game, "lay CAP 0,1 0")
    assert push(game, "pass") == [
        Completed("forest", Spot(Square(0, 1), "f0"), 2),
        Drawn(1, "land", "FIELD"),
    ]
    assert game.scores == [0, 0]


def test_a_forest_that_reaches_no_side_is_complete_at_once() -> None:
    """H-R7"""
    grove = tile("GROVE", "m0 N E S W", "f0")
    game = table("FIELD@0,0/0", [FIELD, grove], land="GROVE FIELD FIELD")
    push(game, "lay GROVE 0,1 0")
    events = push(game, "place member 0,1 f0")
    assert [type(event) for event in events] == [Placed, Completed, Scored, Returned, Drawn]
    assert scored(events) == [(0, "forest", 2)]
    assert game.supplies[0] == [5, 2]
    game.pop()
    assert push(game, "pass")[0] == Completed("forest", Spot(Square(0, 1), "f0"), 1)


def test_a_completed_forest_is_scored_only_once() -> None:
    """A hunter's tile beside it, laid later, does not wake it up."""
    game = table("CAP@0,0/180", TILES, land="CAP FIELD FIELD")
    push(game, "lay CAP 0,1 0", "place member 0,1 f0")
    events = push(game, "lay FIELD 1,0 0", "pass")
    assert not [event for event in events if isinstance(event, Completed | Scored)]
    assert game.scores == [4, 0]


MAJORITIES = {
    "0:member@0,0/f0 1:member@0,1/f0": [10, 10],
    "0:member@0,0/f0 0:member@0,1/f0 1:member@0,3/f0": [10, 0],
    "0:member@0,0/f0 1:member@0,1/f0 1:member@0,2/f0": [0, 10],
    "0:member@0,0/f0 1:member@0,1/f0 1:member@0,2/f0 0:member@0,3/f0": [10, 10],
}


@pytest.mark.parametrize("pieces", MAJORITIES)
def test_most_gatherers_score_alone_and_tied_players_all_of_it(pieces: str) -> None:
    """H-E4"""
    laid = "CAP@0,0/180 STRIP@0,1/0 STRIP@0,2/0 STRIP@0,3/0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces)
    push(game, "lay CAP 0,4 0")
    events = push(game, "pass")
    assert game.scores == MAJORITIES[pieces]
    assert len([event for event in events if isinstance(event, Returned)]) == pieces.count(":")
    assert game.supplies == [[5, 2], [5, 2]]


def test_three_players_one_behind() -> None:
    """Of three, the two that are tied score, the third does not."""
    laid = "CAP@0,0/180 STRIP@0,1/0 STRIP@0,2/0 STRIP@0,3/0 STRIP@0,4/0"
    pieces = "0:member@0,0/f0 2:member@0,1/f0 2:member@0,2/f0 0:member@0,3/f0 1:member@0,4/f0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces, scores=[0, 0, 0])
    push(game, "lay CAP 0,5 0")
    assert scored(push(game, "pass")) == [(0, "forest", 12), (2, "forest", 12)]
    assert game.supplies == [[5, 2]] * 3


def test_closing_a_meadow_has_no_effect() -> None:
    """Only forests and rivers are completed."""
    yard = tile("YARD", "m0 N", "f0 E S W", count=2)
    game = table("YARD@0,0/180", [yard, *TILES], land="YARD CAP", pieces="1:member@0,0/m0")
    push(game, "lay YARD 0,1 0")
    assert region(game, "0,1 m0").open_ends == 0
    assert not [event for event in push(game, "pass") if isinstance(event, Completed | Scored)]
    assert game.supplies[1] == [4, 2]

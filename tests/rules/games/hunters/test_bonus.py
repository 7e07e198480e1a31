"""`hunters`: bonus turns."""

from __future__ import annotations

from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Laid,
    Returned,
    Scored,
    Spot,
)
from carcqt.rules.geometry import Square
from tests.rules.games.support import legal, push, refusal, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
CAP = tile("CAP", "f0 N", "m0 E S W", count=9)
GOLD = tile("GOLD", "f0 N gold", "m0 E S W", count=9)
TWIN = tile("TWIN", "f0 E", "f1 S", "m0 N W", count=9)
GROVE = tile("GROVE", "m0 N E S W", "f0 gold=3", count=9)
MORE = tile("MORE", "f0 N gold", "m0 E S W", pile="bonus", count=9)
PLAIN = tile("PLAIN", "m0 N E S W deer", pile="bonus", count=9)
WOOD = tile("WOOD", "f0 N E S W", pile="bonus", count=9)
LAST = tile("LAST", "f0 N E S W", count=9)
TILES = [FIELD, CAP, GOLD, TWIN, GROVE, MORE, PLAIN, WOOD, LAST]


def test_whoever_completes_a_forest_with_gold_takes_a_bonus_tile() -> None:
    """H-E3: its layer, not the gatherer's owner."""
    game = table(
        "GOLD@0,0/180", TILES, land="CAP FIELD", bonus="PLAIN", pieces="1:member@0,0/f0", to_move=0
    )
    push(game, "lay CAP 0,1 0")
    events = push(game, "pass")
    assert scored(events) == [(1, "forest", 4)]
    assert events[-1] == Drawn(0, "bonus", "PLAIN")
    assert (game.to_move, game.phase, game.position().drawn) == (0, "lay", "PLAIN")
    assert game.left_in(0) == {"FIELD": 1}


def test_the_gold_may_lie_on_any_tile_of_the_forest() -> None:
    game = table("CAP@0,0/180", TILES, land="GOLD FIELD", bonus="PLAIN")
    push(game, "lay GOLD 0,1 0")
    assert push(game, "pass")[-1] == Drawn(0, "bonus", "PLAIN")


def test_an_unoccupied_forest_gives_it_too() -> None:
    """H-R11"""
    game = table("GOLD@0,0/180", TILES, land="CAP FIELD", bonus="PLAIN")
    push(game, "lay CAP 0,1 0")
    assert push(game, "pass") == [
        Completed("forest", Spot(Square(0, 1), "f0"), 2),
        Drawn(0, "bonus", "PLAIN"),
    ]


def test_a_forest_that_reaches_no_side_gives_it_too() -> None:
    """H-R7"""
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="PLAIN")
    push(game, "lay GROVE 0,1 0")
    assert push(game, "pass")[-1] == Drawn(0, "bonus", "PLAIN")


def test_without_gold_there_is_none() -> None:
    game = table("CAP@0,0/180", TILES, land="CAP FIELD", bonus="PLAIN")
    push(game, "lay CAP 0,1 0")
    assert push(game, "pass")[-1] == Drawn(1, "land", "FIELD")


def test_gold_in_an_open_forest_or_elsewhere_gives_none() -> None:
    game = table("GOLD@0,0/180 FIELD@1,0/0 CAP@1,1/180", TILES, land="CAP FIELD", bonus="PLAIN")
    push(game, "lay CAP 1,2 0")
    assert push(game, "pass")[-1] == Drawn(1, "land", "FIELD")


def test_a_completed_river_gives_none() -> None:
    spring = tile("SPRING", "r0 N", "m0 NNW NNE E W", "f0 S gold", count=2)
    game = table("SPRING@0,0/180", [*TILES, spring], land="SPRING FIELD", bonus="PLAIN")
    push(game, "lay SPRING 0,1 0")
    assert push(game, "pass")[-1] == Drawn(1, "land", "FIELD")


def test_several_golds_and_several_forests_give_one_after_everything_is_scored() -> None:
    """H-R11"""
    game = table(
        "GOLD@1,0/270 FIELD@1,1/0 GOLD@0,1/0",
        TILES,
        land="TWIN FIELD",
        bonus="PLAIN PLAIN",
        pieces="1:member@1,0/f0 0:member@0,1/f0",
    )
    push(game, "lay TWIN 0,0 0")
    events = push(game, "pass")
    assert [type(event) for event in events] == [
        Completed,
        Scored,
        Returned,
        Completed,
        Scored,
        Returned,
        Drawn,
    ]
    assert scored(events) == [(1, "forest", 4), (0, "forest", 4)]
    push(game, "lay PLAIN 0,-1 0")
    assert push(game, "pass") == [Drawn(1, "land", "FIELD")]
    assert game.left_in(1) == {"PLAIN": 1}


def test_several_golds_in_one_forest_give_one() -> None:
    """H-R11"""
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="PLAIN PLAIN")
    push(game, "lay GROVE 0,1 0", "pass", "lay PLAIN 0,2 0")
    assert push(game, "pass") == [Drawn(1, "land", "FIELD")]


def test_a_bonus_tile_never_brings_another() -> None:
    game = table(
        "GOLD@0,0/180 FIELD@1,0/0 CAP@1,1/180", TILES, land="CAP FIELD", bonus="MORE PLAIN"
    )
    push(game, "lay CAP 0,1 0", "pass", "lay MORE 1,2 0")
    events = push(game, "place member 1,2 f0")
    assert scored(events) == [(0, "forest", 4)]
    assert events[-1] == Drawn(1, "land", "FIELD")
    assert game.left_in(1) == {"PLAIN": 1}


def test_a_bonus_tile_may_complete_a_forest_with_gold_of_the_land_and_brings_none() -> None:
    laid = "GOLD@0,0/180 FIELD@1,0/0 GOLD@1,1/180"
    game = table(laid, TILES, land="CAP FIELD", bonus="MORE PLAIN", pieces="1:member@1,1/f0")
    push(game, "lay CAP 0,1 0", "pass", "lay MORE 1,2 0")
    events = push(game, "pass")
    assert scored(events) == [(1, "forest", 4)]
    assert events[-1] == Drawn(1, "land", "FIELD")


def test_the_next_turn_with_gold_brings_a_bonus_tile_again() -> None:
    """At most one per turn, not per game."""
    game = table("FIELD@0,0/0", TILES, land="GROVE GROVE FIELD", bonus="PLAIN PLAIN")
    push(game, "lay GROVE 0,1 0", "pass", "lay PLAIN 0,2 0", "pass", "lay GROVE 0,3 0")
    assert push(game, "pass")[-1] == Drawn(1, "bonus", "PLAIN")


def test_a_bonus_tile_is_laid_and_settled_like_any_other() -> None:
    laid = "GOLD@0,0/180 FIELD@1,0/0"
    game = table(laid, TILES, land="CAP FIELD", bonus="PLAIN")
    push(game, "lay CAP 0,1 0", "pass")
    assert refusal(game, "pass") == "move-phase"
    assert refusal(game, "lay CAP 0,2 0") == "lay-other-tile"
    assert refusal(game, "lay PLAIN 5,5 0") == "lay-apart"
    assert push(game, "lay PLAIN 0,2 0") == [Laid(0, "PLAIN", Square(0, 2), 0)]
    assert refusal(game, "place member 0,1 m0") == "place-elsewhere"
    assert legal(game) == ["pass", "place member 0,2 m0"]
    push(game, "place member 0,2 m0")
    assert game.to_move == 1
    assert [str(piece) for piece in game.position().pieces] == ["0:member@0,2/m0"]


def test_both_tiles_of_a_turn_may_take_a_piece() -> None:
    game = table("GOLD@0,0/180", TILES, land="CAP FIELD", bonus="MORE")
    push(game, "lay CAP 0,1 0", "place member 0,1 m0", "lay MORE 0,2 90", "place member 0,2 f0")
    assert game.supplies[0] == [3, 2]


def test_members_that_returned_are_there_for_the_bonus_turn() -> None:
    """H-R3"""
    game = table(
        "GOLD@0,0/180",
        TILES,
        land="CAP FIELD",
        bonus="PLAIN",
        pieces="0:member@0,0/f0",
        supplies=[(0, 0), (5, 2)],
    )
    push(game, "lay CAP 0,1 0")
    assert legal(game) == ["pass"]
    push(game, "pass", "lay PLAIN 0,2 0")
    assert legal(game) == ["pass", "place member 0,2 m0"]


def test_when_the_pile_is_empty_there_is_none() -> None:
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="")
    push(game, "lay GROVE 0,1 0")
    assert push(game, "pass")[-1] == Drawn(1, "land", "FIELD")


def test_a_bonus_tile_that_fits_nowhere_leaves_the_game_and_the_next_is_drawn() -> None:
    """H-R4"""
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="WOOD WOOD PLAIN WOOD")
    push(game, "lay GROVE 0,1 0")
    assert push(game, "pass")[1:] == [
        Drawn(0, "bonus", "WOOD"),
        Discarded(0, "bonus", "WOOD"),
        Drawn(0, "bonus", "WOOD"),
        Discarded(0, "bonus", "WOOD"),
        Drawn(0, "bonus", "PLAIN"),
    ]
    assert game.position().gone == ("WOOD", "WOOD")
    assert game.to_move == 0


def test_if_no_bonus_tile_fits_the_bonus_turn_ends_with_the_pile() -> None:
    """H-R12"""
    game = table("FIELD@0,0/0", TILES, land="GROVE FIELD", bonus="WOOD WOOD")
    push(game, "lay GROVE 0,1 0")
    assert push(game, "pass")[-2:] == [Discarded(0, "bonus", "WOOD"), Drawn(1, "land", "FIELD")]
    assert (game.to_move, game.phase) == (1, "lay")
    assert game.left_in(1).total() == 0


def test_the_last_landscape_tile_still_brings_its_bonus_turn() -> None:
    """H-R12: then the game ends, even if bonus tiles remain."""
    game = table("FIELD@0,0/0", TILES, land="GROVE", bonus="PLAIN PLAIN")
    push(game, "lay GROVE 0,1 0")
    events = push(game, "pass")
    assert events[-1] == Drawn(0, "bonus", "PLAIN")
    assert game.phase == "lay"
    push(game, "lay PLAIN 0,2 0")
    events = push(game, "place member 0,2 m0")
    assert scored(events) == [(0, "meadow", 2)]
    assert events[-1] == Ended((2, 0), (0,))
    assert game.is_over
    assert game.left_in(1).total() == 1


def test_if_none_fits_after_the_last_landscape_tile_the_game_ends() -> None:
    """H-R12"""
    game = table("FIELD@0,0/0", TILES, land="GROVE", bonus="WOOD")
    push(game, "lay GROVE 0,1 0")
    events = push(game, "pass")
    assert events[-2:] == [Discarded(0, "bonus", "WOOD"), Ended((0, 0), (0, 1))]
    assert game.is_over


def test_a_last_landscape_tile_that_fits_nowhere_is_drawn_after_the_bonus_turn() -> None:
    """S-R2, H-R12"""
    game = table("FIELD@0,0/0", TILES, land="GROVE LAST", bonus="PLAIN PLAIN")
    push(game, "lay GROVE 0,1 0", "pass", "lay PLAIN 0,2 0")
    assert push(game, "pass") == [
        Drawn(1, "land", "LAST"),
        Discarded(1, "land", "LAST"),
        Ended((0, 0), (0, 1)),
    ]

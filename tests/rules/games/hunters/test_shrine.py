"""`hunters`: the shrine."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Item
from carcqt.rules.games.hunters import Eaten
from tests.rules.games.support import legal, push, refusal, region, scored, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
DEER = tile("DEER", "m0 N E S W deer", count=9)
TIGER = tile("TIGER", "m0 N E S W tiger", count=9)
FIRE = tile("FIRE", "m0 N E S W fire", pile="bonus", count=9)
SHRINE = tile("SHRINE", "m0 N E S W shrine", pile="bonus", count=9)
SPLIT = tile("SPLIT", "m0 N shrine", "f0 E W", "m1 S", pile="bonus", count=9)
WALL = tile("WALL", "m0 N", "f0 E W", "m1 S", count=9)
GROVE = tile("GROVE", "m0 N E S W", "f0 gold", count=9)
TILES = [FIELD, DEER, TIGER, FIRE, SHRINE, SPLIT, WALL, GROVE]

# Two meadows: the south one holds two hunters of seat 1, the north one is free. West of both a
# field can join them.
NORTH_AND_SOUTH = "GROVE@0,0/0 WALL@0,1/0 DEER@0,2/0 FIELD@0,3/0 FIELD@-1,2/0 FIELD@-2,2/0"
SOUTH_HUNTERS = "1:member@0,2/m0 1:member@0,3/m0"


def test_the_layers_hunter_at_the_shrine_alone_scores_the_meadow() -> None:
    """Whoever has more hunters; H-R10: meadows joined later fall under it."""
    game = table(
        NORTH_AND_SOUTH,
        TILES,
        land="GROVE FIELD FIELD FIELD",
        bonus="SHRINE",
        pieces=SOUTH_HUNTERS,
    )
    push(game, "lay GROVE 0,-1 0", "pass", "lay SHRINE -1,0 0", "place member -1,0 m0")
    push(game, "lay FIELD -2,0 0", "pass", "lay FIELD -2,1 0")
    assert region(game, "-2,1 m0").followers == (1, 2)
    assert region(game, "-2,1 m0").owners == (0,)
    push(game, "pass", "lay FIELD 0,4 0")
    assert scored(push(game, "pass")) == [(0, "meadow", 2)]


def test_no_hunter_placed_at_the_shrine_then_has_no_effect_ever() -> None:
    """H-R10: a hunter of its layer's elsewhere in the meadow is an ordinary one."""
    game = table(
        "DEER@0,0/0 SHRINE@1,0/0 FIELD@2,0/0 FIELD@3,0/0",
        TILES,
        land="FIELD",
        pieces="0:member@0,0/m0 1:member@2,0/m0 1:member@3,0/m0",
    )
    push(game, "lay FIELD 0,1 0")
    assert scored(push(game, "pass")) == [(1, "meadow", 2)]


def test_the_shrine_gives_no_right_of_entry() -> None:
    """H-R10: its meadow must be free of hunters when the hunter is placed."""
    for owner in (0, 1):
        game = table(
            "GROVE@0,0/0 FIELD@1,0/0",
            TILES,
            land="GROVE FIELD",
            bonus="SHRINE",
            pieces=f"{owner}:member@1,0/m0",
        )
        push(game, "lay GROVE 0,1 0", "pass", "lay SHRINE 0,2 0")
        assert legal(game) == ["pass"]
        assert refusal(game, "place member 0,2 m0") == "place-taken"


def test_a_gatherer_or_fisher_on_the_shrines_tile_is_no_hunter_at_it() -> None:
    """H-R10"""
    laid = "SPLIT@0,0/0 FIELD@0,-1/0 DEER@0,-2/0"
    game = table(laid, TILES, land="FIELD", pieces="0:member@0,0/f0 1:member@0,-1/m0")
    push(game, "lay FIELD 0,-3 0")
    assert scored(push(game, "pass")) == [(1, "meadow", 2)]


def test_the_hunter_must_stand_in_the_shrines_own_section() -> None:
    """H-R10: not in another meadow of its tile, even if that one is joined to it later."""
    ring = "FIELD@0,-1/0 FIELD@-1,-1/0 FIELD@-2,-1/0 FIELD@-2,0/0 FIELD@-2,1/0 FIELD@-1,1/0"
    laid = f"{ring} DEER@0,1/0 SPLIT@0,0/0"
    for zone, owners in (("m0", (0,)), ("m1", (1,))):
        pieces = f"0:member@0,0/{zone} 1:member@-2,0/m0 1:member@-2,1/m0"
        game = table(laid, TILES, land="FIELD", pieces=pieces)
        assert region(game, "0,0 m0").followers == (1, 2)
        assert region(game, "0,0 m0").owners == owners
        push(game, "lay FIELD 1,1 0")
        assert scored(push(game, "pass")) == [(owners[0], "meadow", 2)]


MAJORITIES = {
    "0:member@0,0/m0 1:member@1,0/m0": [2, 2],
    "0:member@0,0/m0 0:member@1,0/m0 1:member@2,0/m0": [2, 0],
    "0:member@0,0/m0 1:member@1,0/m0 1:member@2,0/m0": [0, 2],
    "0:member@0,0/m0 1:member@4,0/m0 1:member@5,0/m0": [2, 0],
    "0:member@0,0/m0 1:member@1,0/m0 1:member@4,0/m0": [2, 2],
    "0:member@4,0/m0 1:member@1,0/m0 0:member@5,0/m0": [0, 2],
}


@pytest.mark.parametrize("pieces", MAJORITIES)
def test_of_several_shrine_hunters_most_score_and_others_do_not_count(pieces: str) -> None:
    """H-R6"""
    laid = "SHRINE@0,0/0 SHRINE@1,0/0 SHRINE@2,0/0 DEER@3,0/0 FIELD@4,0/0 FIELD@5,0/0"
    game = table(laid, TILES, land="FIELD", pieces=pieces)
    push(game, "lay FIELD 0,1 0", "pass")
    assert game.scores == MAJORITIES[pieces]


def test_fire_and_shrine_in_one_meadow_both_apply() -> None:
    """H-R15"""
    laid = "SHRINE@0,0/0 FIRE@1,0/0 DEER@2,0/0 TIGER@3,0/0 FIELD@4,0/0 FIELD@5,0/0"
    pieces = "0:member@0,0/m0 1:member@4,0/m0 1:member@5,0/m0"
    game = table(laid, TILES, land="FIELD", pieces=pieces)
    push(game, "lay FIELD 0,1 0")
    events = push(game, "pass")
    assert scored(events) == [(0, "meadow", 2)]
    assert not [event for event in events if isinstance(event, Eaten)]


def test_tigers_eat_beside_a_shrine() -> None:
    laid = "SHRINE@0,0/0 DEER@1,0/0 DEER@2,0/0 TIGER@3,0/0"
    game = table(laid, TILES, land="FIELD", pieces="0:member@0,0/m0")
    assert region(game, "0,0 m0").worth_now == (Item("deer", 2, 2), Item("eaten", 1, -2))
    push(game, "lay FIELD 0,1 0")
    events = push(game, "pass")
    assert scored(events) == [(0, "meadow", 2)]
    assert len([event for event in events if isinstance(event, Eaten)]) == 1


def test_a_shrine_in_one_meadow_says_nothing_about_another() -> None:
    laid = "SHRINE@0,0/0 WALL@0,1/0 DEER@0,2/0 FIELD@0,3/0"
    pieces = "0:member@0,0/m0 0:member@0,2/m0 1:member@0,3/m0"
    game = table(laid, TILES, land="FIELD", pieces=pieces)
    push(game, "lay FIELD 0,-1 0")
    events = push(game, "pass")
    assert scored(events) == [(0, "meadow", 0), (0, "meadow", 2), (1, "meadow", 2)]


def test_the_shrine_of_the_built_in_deck_has_a_tiger_beside_it() -> None:
    pieces = "0:member@1,0/m0 1:member@0,0/m0 1:member@-1,0/m0"
    game = table("L61@0,0/0 L62@-1,0/0 B01@1,0/0", [FIELD], land="FIELD", pieces=pieces)
    push(game, "lay FIELD 0,1 0")
    assert scored(push(game, "pass")) == [(0, "meadow", 2)]

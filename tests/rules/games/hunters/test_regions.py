"""`hunters`: what `region` tells about each kind of feature."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Item, Spot
from carcqt.rules.geometry import Square
from tests.rules.games.support import push, region, table, tile

FIELD = tile("FIELD", "m0 N E S W", count=60)
CAP = tile("CAP", "f0 N gold", "m0 E S W", count=9)
CLEARING = tile("CLEARING", "f0 N S mushrooms=2", "m0 E", "m1 W", pile="bonus", count=4)
STREAM = tile("STREAM", "r0 N S", "m0 NNW SSW W", "m1 NNE SSE E", count=20)
PASSAGE = tile(
    "PASSAGE", "r0 N >l0", "r1 S >l0", "m0 NNW SSW W", "m1 NNE SSE E", "l0 fish=3", count=9
)
HERD = tile("HERD", "m0 N E S W deer=2 mammoth aurochs tiger", count=9)
TILES = [FIELD, CAP, CLEARING, STREAM, PASSAGE, HERD]


def test_an_open_forest() -> None:
    laid = "CAP@0,0/180 CLEARING@0,1/0"
    found = region(table(laid, TILES, land="FIELD", pieces="1:member@0,0/f0"), "0,1 f0")
    assert found.kind == "forest"
    assert found.spots == (Spot(Square(0, 0), "f0"), Spot(Square(0, 1), "f0"))
    assert found.open_ends == 1
    assert found.followers == (0, 1)
    assert found.owners == (1,)
    assert found.worth_now == ()
    assert found.worth_closed == (Item("section", 2, 2), Item("mushrooms", 2, 2))


def test_a_complete_forest_that_waits_for_its_scoring_is_worth_the_same_now() -> None:
    laid, pieces = "CAP@0,0/180 CLEARING@0,1/0", "0:member@0,0/f0 1:member@0,1/f0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces)
    push(game, "lay CAP 0,2 0")
    found = region(game, "0,1 f0")
    assert found.open_ends == 0
    assert found.owners == (0, 1)
    assert found.worth_now == found.worth_closed
    assert found.worth_now == (Item("section", 3, 2), Item("mushrooms", 2, 2))
    push(game, "pass")
    after = region(game, "0,1 f0")
    assert after.followers == (0, 0)
    assert after.owners == ()
    assert after.worth_now == found.worth_now


WATERWAY = "PASSAGE@0,0/0 STREAM@0,1/0 PASSAGE@0,2/0"


def test_a_complete_and_an_open_river() -> None:
    game = table(WATERWAY, TILES, land="FIELD", pieces="0:member@0,0/r0 1:hut@0,2/r1")
    complete = region(game, "0,1 r0")
    assert complete.kind == "river"
    assert complete.spots == (
        Spot(Square(0, 0), "r1"),
        Spot(Square(0, 1), "r0"),
        Spot(Square(0, 2), "r0"),
    )
    assert complete.open_ends == 0
    assert complete.owners == ()
    assert complete.worth_now == (Item("section", 3, 1), Item("fish", 6, 1))
    unfinished = region(game, "0,0 r0")
    assert unfinished.open_ends == 1
    assert unfinished.owners == (0,)
    assert unfinished.worth_now == ()
    assert unfinished.worth_closed == (Item("section", 1, 1), Item("fish", 3, 1))
    assert region(game, "0,2 r1").owners == ()


def test_a_network() -> None:
    game = table(WATERWAY, TILES, land="FIELD", pieces="0:member@0,0/r0 1:hut@0,2/r1")
    for spot in ("0,0 r0", "0,0 l0", "0,1 r0", "0,2 r1", "0,2 l0"):
        found = region(game, spot, "network")
        assert found.kind == "network"
        assert {spot.square for spot in found.spots} == {(0, 0), (0, 1), (0, 2)}
        assert found.open_ends == 2
        assert found.followers == (0, 1)
        assert found.owners == (1,)
        assert found.worth_now == found.worth_closed == (Item("fish", 6, 1),)


def test_a_lake_alone_is_worth_nothing() -> None:
    """It counts for rivers and networks."""
    game = table("PASSAGE@0,0/0", TILES, land="FIELD", pieces="1:hut@0,0/l0")
    found = region(game, "0,0 l0")
    assert found.kind == "lake"
    assert found.open_ends == 0
    assert found.owners == ()
    assert found.worth_now == found.worth_closed == ()


def test_a_meadow() -> None:
    laid = "HERD@0,0/0 FIELD@1,0/0"
    game = table(laid, TILES, land="FIELD", pieces="0:member@0,0/m0 1:member@1,0/m0")
    found = region(game, "1,0 m0")
    assert found.kind == "meadow"
    assert found.spots == (Spot(Square(0, 0), "m0"), Spot(Square(1, 0), "m0"))
    assert found.open_ends == 6
    assert found.followers == (1, 1)
    assert found.owners == (0, 1)
    assert found.worth_now == found.worth_closed
    assert found.worth_now == (
        Item("deer", 2, 2),
        Item("mammoth", 1, 2),
        Item("aurochs", 1, 2),
        Item("eaten", 1, -2),
    )


def test_a_divided_side_is_an_open_end_for_each_of_its_meadows() -> None:
    game = table("STREAM@0,0/0", TILES, land="FIELD")
    assert region(game, "0,0 m0").open_ends == 3
    assert region(game, "0,0 r0").open_ends == 2


def test_empty_features_belong_to_nobody() -> None:
    game = table("HERD@0,0/0", TILES, land="FIELD")
    assert region(game, "0,0 m0").owners == ()
    assert region(game, "0,0 m0").followers == (0, 0)


def test_features_are_found_from_any_of_their_squares_and_changed_by_each_tile() -> None:
    game = table("FIELD@0,0/0 FIELD@1,0/0", TILES, land="HERD FIELD")
    push(game, "lay HERD 2,0 0")
    assert region(game, "0,0 m0") == region(game, "1,0 m0") == region(game, "2,0 m0")
    assert len(region(game, "0,0 m0").spots) == 3
    game.pop()
    assert len(region(game, "0,0 m0").spots) == 2


def test_a_feature_where_nothing_lies_is_not_found() -> None:
    game = table("FIELD@0,0/0", TILES, land="FIELD")
    with pytest.raises(KeyError):
        region(game, "5,5 m0")
    with pytest.raises(KeyError):
        region(game, "0,0 r0")


def test_the_way_to_the_root_of_a_long_feature_stays_short() -> None:
    """The smaller region joins the larger one: else each tile of a row would lengthen the way."""
    game = table("FIELD@0,0/0", TILES, land="FIELD " * 50)
    for x in range(1, 50):
        push(game, f"lay FIELD {x},0 0", "pass")
    for x in range(50):
        node, steps = game.node(Square(x, 0), "m0"), 0
        while game.kernel.parent[node] != node:
            node, steps = game.kernel.parent[node], steps + 1
        assert steps <= 5

"""`goldrush`: prairies and farmers, and the game without them."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Completed, Drawn, Item, Scored
from carcqt.rules.geometry import POINTS
from carcqt.rules.tiles import Tile
from tests.rules.games.support import GOLDRUSH, legal, only, push, refusal, region, scored, standing
from tests.support import builtin_deck

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAMP = tile("CAMP", "p0 N E S W camp", count=9)
HERD = tile("HERD", "p0 N E S W horses", count=9)
RICH = tile("RICH", "p0 N E S W camp=2 horses=3")
DIVIDE = tile("DIVIDE", "m0 N S", "p0 E", "p1 W", count=9)
LINE = tile("LINE", "r0 N S", "p0 E NNE SSE", "p1 W NNW SSW", count=9)
STOP = tile("STOP", "r0 S", "p0 N E W SSE SSW", count=9)
TOWN = tile("TOWN", "t0", "r0 E >t0", "r1 S >t0", "r2 W >t0", "p0 N ENE WNW", "p1 ESE SSE",
            "p2 SSW WSW")  # fmt: skip
YARD = tile("YARD", "p0 N", "m0 E S W", count=2)
CAP = tile("CAP", "m0 N", "p0 E S W")
TILES = [CAP, FIELD, CAMP, HERD, RICH, DIVIDE, LINE, STOP, TOWN, YARD]


def test_three_prairies_at_the_end() -> None:
    """G-E9: Green, Yellow, Red and Blue."""
    laid = (
        "CAMP@0,0/0 HERD@1,0/0 DIVIDE@2,0/0 CAMP@3,0/0 CAMP@4,0/0 DIVIDE@5,0/0 "
        "CAMP@6,0/0 CAMP@7,0/0 HERD@8,0/0 HERD@9,0/0 HERD@10,0/0"
    )
    pieces = (
        "0:cowboy@0,0/p0 1:cowboy@1,0/p0 2:cowboy@3,0/p0 "
        "3:cowboy@6,0/p0 3:cowboy@7,0/p0 1:cowboy@8,0/p0"
    )
    game = table(laid, TILES, land="FIELD", pieces=pieces, scores=[0] * 4)
    push(game, "lay FIELD 11,0 0")
    events = push(game, "pass")
    assert game.is_over
    assert [(score.seat, score.items) for score in only(events, Scored)] == [
        (0, (Item("camp", 1, 2), Item("horses", 1, 4))),
        (1, (Item("camp", 1, 2), Item("horses", 1, 4))),
        (2, (Item("camp", 2, 2),)),
        (3, (Item("camp", 2, 2), Item("horses", 3, 4))),
    ]
    assert game.scores == [6, 6, 4, 16]


def test_farmers_stay_to_the_end() -> None:
    """A prairie closed all round is not scored, and its farmer does not come back."""
    game = table("YARD@0,0/180", TILES, land="YARD DIVIDE", pieces="1:cowboy@0,0/p0")
    push(game, "lay YARD 0,1 0")
    assert region(game, "0,1 p0").open_ends == 0
    assert push(game, "pass") == [Drawn(1, "land", "DIVIDE")]
    assert standing(game) == ["1:cowboy@0,0/p0"]


def test_a_farmer_may_not_join_a_prairie_that_holds_one() -> None:
    """One's own included, however far away; one that grows together may hold several."""
    laid = "FIELD@0,0/0 FIELD@1,0/0 DIVIDE@2,0/0 FIELD@3,0/0"
    game = table(laid, TILES, land="FIELD FIELD CAP", pieces="0:cowboy@0,0/p0 1:cowboy@3,0/p0")
    push(game, "lay FIELD 1,1 0")
    assert refusal(game, "place cowboy 1,1 p0") == "place-taken"
    push(game, "pass", "lay FIELD 3,1 0", "pass", "lay CAP 2,1 0")
    assert refusal(game, "place cowboy 2,1 p0") == "place-taken"
    assert region(game, "2,1 p0").followers == (1, 1)


def test_railways_and_mountains_divide_prairies() -> None:
    laid = "FIELD@0,0/0 LINE@1,0/0 FIELD@2,0/0 DIVIDE@3,0/0 FIELD@4,0/0"
    game = table(laid, TILES, land="FIELD", pieces="0:cowboy@0,0/p0 1:cowboy@2,0/p0")
    assert region(game, "0,0 p0").followers == (1, 0)
    assert region(game, "2,0 p0").followers == (0, 1)
    assert region(game, "4,0 p0").followers == (0, 0)


def test_a_prairie_goes_round_the_end_of_a_railway() -> None:
    game = table("FIELD@0,0/0 STOP@1,0/0 FIELD@2,0/0", TILES, land="FIELD")
    assert region(game, "0,0 p0") == region(game, "2,0 p0")


def test_town_and_rails_divide_the_prairie_around_them() -> None:
    """G-R6"""
    laid = "TOWN@0,0/0 STOP@1,0/90 STOP@-1,0/270"
    game = table(laid, TILES, land="FIELD")
    north, east, west = (region(game, f"0,0 {zone}") for zone in ("p0", "p1", "p2"))
    # Round the stops the prairies of both sides are one, but not through the town.
    assert north == east == west
    game = table("TOWN@0,0/0", TILES, land="FIELD")
    assert len({region(game, f"0,0 {zone}").spots for zone in ("p0", "p1", "p2")}) == 3


def towns() -> list[Tile]:
    tiles = builtin_deck("goldrush").tiles
    return [tile for tile in tiles if any(zone.kind == "town" for zone in tile.zones)]


@pytest.mark.parametrize("town", towns(), ids=lambda town: town.id)
def test_no_prairie_of_the_built_in_deck_lies_under_a_town(town: Tile) -> None:
    """G-R6: each lies between two neighbouring rails; a town has three or four of them."""
    rails = [zone for zone in town.zones if "t0" in zone.to]
    ends = sorted(point for zone in rails for point in zone.at)
    assert len(ends) in (3, 4)
    for zone in town.zones:
        if zone.kind == "prairie":
            sectors = {sum(end < point for end in ends) % len(ends) for point in zone.at}
            assert len(sectors) == 1, [POINTS[point] for point in zone.at]


def test_only_camps_and_horses_count_in_a_prairie() -> None:
    """Not its tiles: an empty one brings nothing."""
    game = table("FIELD@0,0/0", TILES, land="FIELD", pieces="1:cowboy@0,0/p0")
    push(game, "lay FIELD 1,0 0")
    assert scored(push(game, "pass")) == [(1, "prairie", 0)]
    game = table("RICH@0,0/0", TILES, land="FIELD", pieces="1:cowboy@0,0/p0")
    push(game, "lay FIELD 1,0 0")
    assert scored(push(game, "pass")) == [(1, "prairie", 16)]


def test_without_farmers_no_cowboy_goes_to_a_prairie() -> None:
    """The option for a first game."""
    options = (("farmers", "no"),)
    game = table("STOP@0,0/0", TILES, land="LINE FIELD", options=options)
    push(game, "lay LINE 0,1 0")
    assert legal(game) == ["pass", "place cowboy 0,1 r0"]
    assert refusal(game, "place cowboy 0,1 p0") == "piece-terrain"
    assert game.options == {"farmers": "no"}
    game = table("STOP@0,0/0", TILES, land="LINE FIELD")
    push(game, "lay LINE 0,1 0")
    assert sorted(legal(game)) == [
        "pass",
        "place cowboy 0,1 p0",
        "place cowboy 0,1 p1",
        "place cowboy 0,1 r0",
    ]
    assert game.options == {"farmers": "yes"}


def test_without_farmers_towns_mountains_and_tents_are_as_ever() -> None:
    options = (("farmers", "no"),)
    game = table("STOP@0,0/270", TILES, land="TOWN FIELD DIVIDE", options=options)
    push(game, "lay TOWN 1,0 0")
    # The stop to the west completes r2, which is scored all the same.
    assert sorted(legal(game)) == ["pass"] + [
        f"place cowboy 1,0 {r}" for r in ("r0", "r1", "r2", "t0")
    ]
    assert [done.kind for done in only(push(game, "place cowboy 1,0 r2"), Completed)] == ["railway"]
    push(game, "lay FIELD 1,-1 0")
    assert legal(game) == ["pass"]
    push(game, "pass", "lay DIVIDE 2,-1 0")
    assert sorted(legal(game)) == ["pass", "place cowboy 2,-1 m0", "place tent 2,-1 m0"]

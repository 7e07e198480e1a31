"""`amazon`: positions that cannot be played, and those that can."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.rules.games.amazon import AmazonExtra
from carcqt.rules.piles import PileState
from carcqt.rules.position import Position
from tests.rules.games.amazon.tiles import BANKS, TILES, tile
from tests.rules.games.support import AMAZON, push

table, layout, faults = AMAZON.table, AMAZON.layout, AMAZON.faults

HUT = tile("HUT", "v0 N", "j0 E S W", count=9)
ALL = (*TILES, HUT)


def made(laid: str = "SOURCE@0,0/0 WILD@1,0/0", **more: Any) -> Position:
    return layout(laid, land="WILD", **more)


BAD = {
    "numbers-shape": [
        made(boats=(1,)),
        made(boats=(0, 1)),
        made(boats=(9, 1)),
        made(boats="11"),
        made(gains=(-1, 0)),
    ],
    "phase-no-double": [made("SOURCE@0,0/0 CALL@0,1/0", phase="choose")],
    "phase-no-call": [made("SOURCE@0,0/0 RIVER@0,1/0", phase="choose", double="DOUBLE")],
    "lay-ahead": [made("SOURCE@0,0/0 WILD@1,0/0 WILD@1,1/0")],
    "lay-mouth": [made("SOURCE@0,0/0 WILD@1,0/0 RIVER@2,0/0")],
    "piece-terrain": [
        made("SOURCE@0,0/0 RIVER@0,1/0", pieces="0:meeple@0,1/a0"),
        made("SOURCE@0,0/0 RIVER@0,1/0", pieces="0:camp@0,1/a0"),
    ],
    "piece-in-completed": [
        made("SOURCE@0,0/0 HUT@1,0/0 HUT@1,-1/180", pieces="0:meeple@1,0/v0"),
    ],
    "tile-other-pile": [made(double="RIVER")],
}
EACH = [(code, position) for code, positions in BAD.items() for position in positions]


@pytest.mark.parametrize(("code", "position"), EACH, ids=[code for code, _ in EACH])
def test_what_is_wrong_is_named(code: str, position: Position) -> None:
    assert faults(position, *ALL) == [code]


def test_boats_may_stand_on_any_space_of_the_river() -> None:
    laid = "SOURCE@0,0/0 RIVER@0,1/0 CALL@0,2/0 DOUBLE@0,3/0"
    assert faults(made(laid, boats=(12, 1)), *ALL) == []
    assert faults(made(laid, boats=(13, 1)), *ALL) == ["numbers-shape"]


def test_the_call_is_the_tile_listed_last() -> None:
    """Even where a tile listed before it lies in the row that it opens."""
    laid = "SOURCE@0,0/0 WILD@1,1/0 CALL@0,1/0"
    assert faults(made(laid, phase="choose", double="DOUBLE"), *ALL) == []
    laid = "SOURCE@0,0/0 CALL@0,1/0 WILD@1,1/0"
    assert faults(made(laid, phase="choose", double="DOUBLE"), *ALL) == ["phase-no-call"]


def test_a_camp_in_a_closed_jungle_is_nothing_wrong() -> None:
    """Jungles are never complete."""
    yard = tile("YARD", "j0 N", "v0 E S W", count=2)
    laid = "SOURCE@0,0/0 HUT@1,0/0 YARD@1,-1/0 YARD@1,-2/180"
    assert faults(made(laid, pieces="0:camp@1,-1/j0"), *ALL, yard) == []


def test_the_stacks_of_a_pile_agree_with_what_lies_in_them() -> None:
    """A-R8: everyone knows how many Amazon tiles each holds."""
    land = PileState("land", ("WILD", "RIVER", "RIVER", "WILD"), stacks=((2, 1), (2, 1)))
    double = PileState("double", ())
    good = layout("SOURCE@0,0/0")
    for stacks, found in (
        (((2, 1), (2, 1)), []),
        (((1, 0), (3, 2)), []),
        (((2, 2), (2, 0)), ["pile-stacks"]),
        (((2, 1),), ["pile-stacks"]),
    ):
        pile = PileState("land", land.things, stacks=stacks)
        position = Position(
            "amazon", good.scores, 0, "lay", laid=good.laid, supplies=good.supplies,
            piles=(pile, double),
        )  # fmt: skip
        assert faults(position, *ALL) == found


def test_a_position_is_read_back_as_it_was() -> None:
    creek = tile("CREEK", "t0 N S boat", *BANKS)
    game = table(
        "SOURCE@0,0/0 CALL@0,1/0", [*ALL, creek], land="CREEK WILD", double="DOUBLE FEAST",
        phase="choose", boats=(3, 4), gains=(1, 0), pieces="1:camp@0,0/j0",
    )  # fmt: skip
    position = game.position()
    assert Position.parse(str(position), AmazonExtra) == position
    again = AMAZON.rules.from_position(game.material, position)
    moves = ("choose FEAST", "lay FEAST 0,2 0", "pass")
    assert push(game, *moves) == push(again, *moves)
    assert game.position() == again.position()

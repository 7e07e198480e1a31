"""`goldrush`: positions that cannot be played, and those that can."""

from __future__ import annotations

from typing import Any

import pytest

from carcqt.rules.games.goldrush import GoldrushExtra
from carcqt.rules.position import Position
from tests.rules.games.support import GOLDRUSH, extra, push

tile, table, layout, faults = GOLDRUSH.tile, GOLDRUSH.table, GOLDRUSH.layout, GOLDRUSH.faults

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
RIDGE = tile("RIDGE", "m0 N S nugget=2", "p0 E", "p1 W", count=9)
HALT = tile("HALT", "m0 N S nugget", "r0 E", "p0 ENE ESE", "p1 W")
STOP = tile("STOP", "r0 S", "p0 N E W SSE SSW", count=9)
TILES = [FIELD, CAP, RIDGE, HALT, STOP]

LAID = "CAP@0,0/180 RIDGE@0,1/0 FIELD@1,0/0"


def made(laid: str = LAID, **more: Any) -> Position:
    return layout(laid, land="FIELD", **more)


BAD = {
    "mines-shape": made(mines=("0,0 m0",)),
    "purses-shape": made(purses=(("1",),)),
    "lost-shape": made(lost=("4",)),
    "mine-no-mountain": made(mines=(("1,0 p0", "1"),)),
    "mine-second": made(mines=(("0,0 m0", "1"), ("0,1 m0", "2"))),
    "mine-complete": made("CAP@0,0/180 CAP@0,1/0", mines=(("0,0 m0", "1"),)),
    "token-too-often": made(purses=(("5",) * 40, ())),
    "piece-second": made(pieces="0:cowboy@0,1/m0 1:tent@0,1/m0"),
    "piece-terrain": made(pieces="0:tent@1,0/p0"),
    "piece-in-completed": made("CAP@0,0/180 CAP@0,1/0", pieces="0:tent@0,0/m0"),
    "supply-count": made(supplies=[(5, 1), (4, 1)]),
}


@pytest.mark.parametrize("code", BAD)
def test_what_is_wrong_is_named(code: str) -> None:
    assert faults(BAD[code], *TILES) == [code]


def test_a_farmer_is_wrong_only_without_farmers() -> None:
    position = made(pieces="0:cowboy@1,0/p0")
    assert faults(position, *TILES) == []
    position = made(pieces="0:cowboy@1,0/p0", options=(("farmers", "no"),))
    assert faults(position, *TILES) == ["piece-terrain"]


def test_tents_and_a_cowboy_may_share_a_tile_in_sections_of_their_own() -> None:
    laid = "CAP@0,0/180 HALT@0,1/0"
    assert faults(made(laid, pieces="0:cowboy@0,1/r0 1:tent@0,1/m0"), *TILES) == []
    two = "0:cowboy@0,1/r0 1:cowboy@0,1/p0"
    assert faults(made(laid, pieces=two), *TILES) == ["piece-second"]


def test_a_mountain_just_completed_may_still_have_tokens_and_pieces() -> None:
    """G-R2: between laying and scoring."""
    laid = "CAP@0,0/180 CAP@0,1/0"
    game = table(
        laid, TILES, land="FIELD", phase="place", pieces="0:tent@0,0/m0",
        mines=(("0,0 m0", "1", "2"),),
    )  # fmt: skip
    push(game, "take")
    assert extra(game, "purses") == (("2",), ())
    assert extra(game, "lost") == ("1",)


def test_a_mountain_complete_in_the_layout_keeps_no_tokens() -> None:
    """G-R10, G-R1: those it had got have left the game."""
    game = table("CAP@0,0/180 CAP@0,1/0", TILES, land="FIELD", tokens="1 2 3")
    assert extra(game, "mines") == ()
    assert extra(game, "lost") == ("1", "2")


def test_a_position_is_read_back_as_it_was() -> None:
    game = table(
        LAID, TILES, land="CAP FIELD", tokens="5 1", pieces="0:tent@0,0/m0 1:cowboy@0,1/m0",
        mines=(("0,0 m0", "1", "2"),), purses=(("3",), ("0", "0")), lost=("5",),
    )  # fmt: skip
    position = game.position()
    assert Position.parse(str(position), GoldrushExtra) == position
    again = GOLDRUSH.rules.from_position(game.material, position)
    assert push(game, "lay CAP 0,2 0", "take") == push(again, "lay CAP 0,2 0", "take")
    assert game.position() == again.position()

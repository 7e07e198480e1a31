"""`goldrush`: how tokens come on mountains, how piles join, and taking from the top."""

from __future__ import annotations

import pytest

from carcqt.rules.events import Drawn, Laid, Spot
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.tokens import TokensLaid, TokensLost, TokensTaken
from tests.rules.games.support import (
    GOLDRUSH,
    extra,
    legal,
    only,
    push,
    refusal,
    scored,
    standing,
)

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
CAP = tile("CAP", "m0 N nugget", "p0 E S W", count=9)
RIDGE = tile("RIDGE", "m0 N S nugget=2", "p0 E", "p1 W", count=9)
BARE = tile("BARE", "m0 N S", "p0 E", "p1 W", count=2)
WIDE = tile("WIDE", "m0 N E S nugget", "p0 W")
PAIR = tile("PAIR", "m0 E nugget=2", "m1 S nugget", "p0 N W")
CORNER = tile("CORNER", "m0 E S nugget", "p0 N W", count=9)
TILES = [FIELD, CAP, RIDGE, BARE, WIDE, PAIR, CORNER]


def test_each_nugget_of_a_tile_brings_a_token_from_the_stock() -> None:
    game = table("FIELD@0,0/0", TILES, land="CAP RIDGE FIELD", tokens="1 2 3 5")
    assert push(game, "lay CAP 0,1 180") == [
        Laid(0, "CAP", Square(0, 1), 2),
        TokensLaid(Spot(Square(0, 1), "m0"), 1),
    ]
    push(game, "pass")
    assert push(game, "lay RIDGE 0,2 0")[1:] == [TokensLaid(Spot(Square(0, 2), "m0"), 2)]
    assert extra(game, "mines") == (("0,1 m0", "1", "2", "3"),)
    assert game.left_in(1) == {"5": 1}


def test_a_section_without_nuggets_brings_none() -> None:
    game = table("FIELD@0,0/0", TILES, land="BARE FIELD", tokens="1 2 3 5")
    assert push(game, "lay BARE 1,0 0") == [Laid(0, "BARE", Square(1, 0), 0)]
    assert extra(game, "mines") == ()


def test_an_empty_stock_brings_no_more_tokens() -> None:
    """G-R3: one token left for two nuggets, then none."""
    game = table("CAP@0,0/180", TILES, land="RIDGE RIDGE FIELD", tokens="1 2")
    assert push(game, "lay RIDGE 0,1 0")[1:] == [TokensLaid(Spot(Square(0, 1), "m0"), 1)]
    push(game, "pass")
    assert push(game, "lay RIDGE 0,2 0")[1:] == []
    assert extra(game, "mines") == (("0,0 m0", "1", "2"),)


def test_mountains_that_lie_at_the_start_have_their_tokens() -> None:
    """G-R10: told before the first draw."""
    game = table("CAP@0,0/180 RIDGE@0,1/0", TILES, land="FIELD", tokens="1 2 3 5")
    assert game.opening == [
        TokensLaid(Spot(Square(0, 0), "m0"), 1),
        TokensLaid(Spot(Square(0, 1), "m0"), 2),
        Drawn(0, "land", "FIELD"),
    ]
    assert extra(game, "mines") == (("0,0 m0", "1", "2", "3"),)


def test_each_section_has_its_own_mountain_in_the_order_of_the_tile() -> None:
    """G-R11"""
    game = table("FIELD@0,0/0", TILES, land="PAIR FIELD", tokens="1 2 3 5")
    assert push(game, "lay PAIR 1,0 0")[1:] == [
        TokensLaid(Spot(Square(1, 0), "m0"), 2),
        TokensLaid(Spot(Square(1, 0), "m1"), 1),
    ]
    assert extra(game, "mines") == (("1,0 m0", "1", "2"), ("1,0 m1", "3"))


def test_a_short_stock_is_laid_in_that_order_until_empty() -> None:
    """G-R11"""
    game = table("FIELD@0,0/0", TILES, land="PAIR FIELD", tokens="1")
    assert push(game, "lay PAIR 1,0 0")[1:] == [TokensLaid(Spot(Square(1, 0), "m0"), 1)]
    assert extra(game, "mines") == (("1,0 m0", "1"),)


def test_two_sections_of_one_mountain_share_a_pile_and_both_count() -> None:
    """G-R11"""
    laid = "CORNER@1,0/90 CORNER@1,1/180 CORNER@0,1/270"
    game = table(laid, TILES, land="PAIR FIELD", pieces="1:cowboy@1,1/m0", tokens="1 1 1 2 3 5")
    push(game, "lay PAIR 0,0 0")
    assert extra(game, "mines") == (("1,0 m0", "1", "1", "1", "2", "3", "5"),)
    events = push(game, "pass")
    assert scored(events) == [(1, "mountain", 6)]
    assert [take.tokens for take in only(events, TokensTaken)] == [("5", "3", "2", "1", "1", "1")]


def test_the_pile_of_fewest_tiles_lies_lowest_and_the_tiles_own_tokens_on_top() -> None:
    """G-R5: the mountain of two tiles, though laid later, lies over that of one."""
    laid = "CAP@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 RIDGE@0,2/0 CAP@0,3/0"
    mines = (("0,0 m0", "1"), ("0,2 m0", "2", "3"))
    game = table(laid, TILES, land="RIDGE FIELD", tokens="0 5", mines=mines)
    push(game, "lay RIDGE 0,1 0")
    assert extra(game, "mines") == (("0,0 m0", "1", "2", "3", "0", "5"),)


@pytest.mark.parametrize("first", ["0,0", "0,2"])
def test_of_as_many_tiles_the_earlier_mountain_lies_on_top(first: str) -> None:
    """G-R5: of one tile each, without the tile that joins them."""
    caps = {"0,0": "CAP@0,0/180", "0,2": "CAP@0,2/0"}
    last = next(square for square in caps if square != first)
    laid = f"{caps[first]} FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 {caps[last]}"
    mines = ((f"{first} m0", "1"), (f"{last} m0", "2"))
    game = table(laid, TILES, land="RIDGE FIELD", tokens="0 5", mines=mines)
    push(game, "lay RIDGE 0,1 0")
    assert extra(game, "mines") == ((f"{first} m0", "2", "1", "0", "5"),)


@pytest.mark.parametrize("turned", [False, True])
def test_of_two_that_begin_on_one_tile_the_section_named_first_lies_on_top(turned: bool) -> None:
    """Where G-R5 is silent, the order of the tile data decides, as in G-R11."""
    if turned:
        laid, last = "PAIR@0,0/90 CORNER@-1,0/0 CORNER@0,1/180", "lay CORNER -1,1 270"
    else:
        laid, last = "PAIR@0,0/0 CORNER@1,0/90 CORNER@0,1/270", "lay CORNER 1,1 180"
    mines = (("0,0 m0", "1"), ("0,0 m1", "2"))
    game = table(laid, TILES, land="CORNER FIELD", tokens="3", mines=mines)
    push(game, last)
    assert extra(game, "mines") == (("0,0 m0", "2", "1", "3"),)


def test_tiles_of_a_mountain_that_has_no_tokens_left_count_for_no_other() -> None:
    """G-R5: of the three that join, the one to the east is empty."""
    laid = (
        "CAP@0,-2/180 RIDGE@0,-1/0 FIELD@1,-1/0 RIDGE@1,0/90 CAP@2,0/270 FIELD@1,1/0 "
        "RIDGE@0,1/0 RIDGE@0,2/0 CAP@0,3/0"
    )
    mines = (("0,-1 m0", "1"), ("0,1 m0", "2"))
    game = table(laid, TILES, land="WIDE FIELD", tokens="3", mines=mines)
    push(game, "lay WIDE 0,0 0")
    assert extra(game, "mines") == (("0,-2 m0", "1", "2", "3"),)


def test_joined_piles_are_taken_apart_with_the_move() -> None:
    laid = "CAP@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 CAP@0,2/0"
    game = table(laid, TILES, land="RIDGE FIELD", tokens="1 2 3 5")
    before = extra(game, "mines")
    assert before == (("0,0 m0", "1"), ("0,2 m0", "2"))
    push(game, "lay RIDGE 0,1 0")
    assert extra(game, "mines") == (("0,0 m0", "2", "1", "3", "5"),)
    game.pop()
    assert extra(game, "mines") == before


def test_the_tent_takes_one_token_from_the_top() -> None:
    """G-R9: exactly one, whoever else is there."""
    laid = "CAP@0,0/180 RIDGE@0,1/0 RIDGE@0,2/0"
    pieces = "1:cowboy@0,0/m0 0:tent@0,1/m0 1:tent@0,2/m0"
    mines = (("0,0 m0", "1", "2", "3"),)
    game = table(laid, TILES, land="FIELD FIELD", pieces=pieces, mines=mines)
    push(game, "lay FIELD 1,0 0")
    assert legal(game).count("take") == 1
    assert push(game, "take") == [
        TokensTaken(0, Spot(Square(0, 1), "m0"), 1, ("3",)),
        Drawn(1, "land", "FIELD"),
    ]
    assert extra(game, "mines") == (("0,0 m0", "1", "2"),)
    assert extra(game, "purses") == (("3",), ())
    assert game.scores == [0, 0]
    push(game, "lay FIELD 1,1 0", "take")
    assert extra(game, "purses") == (("3",), ("2",))


def test_an_empty_pile_gives_nothing_to_take() -> None:
    """G-R8: nor does a mountain where one's tent does not stand."""
    laid = "CAP@0,0/180 FIELD@1,0/0 CAP@2,0/180"
    mines = (("2,0 m0", "3"),)
    game = table(laid, TILES, land="FIELD FIELD FIELD", mines=mines,
                 pieces="0:tent@0,0/m0 1:tent@2,0/m0")  # fmt: skip
    push(game, "lay FIELD 1,1 0")
    assert refusal(game, "take") == "take-nothing"
    push(game, "pass", "lay FIELD 1,2 0", "take", "lay FIELD 1,3 0")
    assert refusal(game, "take") == "take-nothing"


def test_without_a_tent_on_a_mountain_nothing_is_taken() -> None:
    game = table("CAP@0,0/180", TILES, land="FIELD FIELD", tokens="1")
    push(game, "lay FIELD 1,0 0")
    assert refusal(game, "take") == "take-nothing"


def test_a_token_may_still_be_taken_from_the_mountain_just_completed() -> None:
    """G-R2: step 2 comes before step 3; but no tent is pitched there any more."""
    pieces = "0:tent@0,0/m0 1:cowboy@0,1/m0"
    laid = "CAP@0,0/180 RIDGE@0,1/0"
    game = table(laid, TILES, land="CAP FIELD", pieces=pieces, tokens="1 2 3 5")
    push(game, "lay CAP 0,2 0")
    assert refusal(game, "place tent 0,2 m0") == "place-complete"
    events = push(game, "take")
    assert [(take.seat, take.tokens) for take in only(events, TokensTaken)] == [
        (0, ("5",)),
        (1, ("3", "2", "1")),
    ]
    assert scored(events) == [(1, "mountain", 4)]
    assert standing(game) == []
    assert game.supplies == [[4, 1], [4, 1]]


def test_the_last_token_may_be_taken_from_a_completed_mountain_without_prospector() -> None:
    """G-R1, G-R2: nothing is left to leave the game."""
    mines = (("0,0 m0", "5"),)
    game = table("CAP@0,0/180", TILES, land="CAP FIELD", pieces="0:tent@0,0/m0", mines=mines)
    push(game, "lay CAP 0,1 0")
    events = push(game, "take")
    assert only(events, TokensLost) == []
    assert extra(game, "purses") == (("5",), ())


def test_a_tent_takes_from_the_joined_pile() -> None:
    """G-R12: its section is part of the larger mountain now."""
    laid = "CAP@0,0/180 FIELD@1,0/0 FIELD@1,1/0 FIELD@1,2/0 RIDGE@0,2/0"
    mines = (("0,2 m0", "2", "3"),)
    game = table(laid, TILES, land="BARE FIELD", pieces="0:tent@0,0/m0", mines=mines)
    push(game, "lay BARE 0,1 0")
    push(game, "take")
    assert extra(game, "purses") == (("3",), ())
    assert extra(game, "mines") == (("0,0 m0", "2"),)


def test_taking_comes_instead_of_a_piece() -> None:
    """One of the three, or none."""
    laid = "CAP@0,0/180"
    game = table(laid, TILES, land="RIDGE FIELD", pieces="0:tent@0,0/m0", tokens="1 2 3")
    push(game, "lay RIDGE 0,1 0")
    assert sorted(legal(game)) == [
        "pass",
        "place cowboy 0,1 m0",
        "place cowboy 0,1 p0",
        "place cowboy 0,1 p1",
        "place tent 0,1 m0",
        "take",
    ]
    push(game, "take")
    assert refusal(game, "take") == "move-phase"
    assert refusal(game, "place cowboy 0,1 m0") == "move-phase"

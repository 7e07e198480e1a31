"""`goldrush`: what is in the box, set-up, laying tiles, and tiles that fit nowhere."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.events import Discarded, Drawn, Spot
from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.tokens import TokensLaid
from tests.rules.games.support import GOLDRUSH, legal, only, push, refusal
from tests.support import builtin_deck

tile, table = GOLDRUSH.tile, GOLDRUSH.table

FIELD = tile("FIELD", "p0 N E S W", count=60)
PEAK = tile("PEAK", "m0 N E S W nugget", count=9)
EDGE = tile("EDGE", "m0 N nugget", "r0 E W", "p0 ENE WNW", "p1 S ESE WSW", count=9)
TILES = [FIELD, PEAK, EDGE]


def new(players: int, first: int = 0) -> Goldrush:
    return Goldrush.new(builtin_deck("goldrush"), players, Random(4), first=first)


def test_the_deck_has_72_tiles_of_which_one_is_the_start_tile() -> None:
    tiles = builtin_deck("goldrush").tiles
    assert sum(tile.count for tile in tiles) == 72
    (start,) = [tile for tile in tiles if tile.pile == "start"]
    assert start.count == 1
    assert sum(zone.shows("nugget") for zone in start.zones) == 1
    assert {tile.pile for tile in tiles} == {"start", "land"}


def test_each_mountain_of_the_deck_shows_one_to_three_nuggets_63_in_all_at_most() -> None:
    tiles = builtin_deck("goldrush").tiles
    mountains = [(t.count, z) for t in tiles for z in t.zones if z.kind == "mountain"]
    assert {zone.shows("nugget") for _, zone in mountains} <= {1, 2, 3}
    assert sum(count * zone.shows("nugget") for count, zone in mountains) <= 63


def test_there_are_63_tokens_worth_0_1_2_3_or_5() -> None:
    tokens = Goldrush.description.tokens
    assert {token.worth for token in tokens} == {0, 1, 2, 3, 5}
    assert all(token.id == str(token.worth) for token in tokens)
    deck = builtin_deck("goldrush")
    assert sum(dict(deck.tokens).values()) == 63
    assert sum(token.count for token in tokens) == 63


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_four_cowboys_a_tent_and_no_points(players: int) -> None:
    """The fifth cowboy marks the score."""
    game = new(players)
    assert game.supplies == [[4, 1]] * players
    assert game.scores == [0] * players
    assert [len(purse) for purse in game.purses] == [0] * players


def test_the_start_tile_lies_with_one_token_on_its_mountain() -> None:
    """G-R10: 62 are left in the stock."""
    game = new(3, first=2)
    laid, drawn = game.opening
    assert isinstance(laid, TokensLaid)
    assert (laid.spot.square, laid.count) == (Square(0, 0), 1)
    assert drawn == Drawn(2, "land", game.position().drawn)
    (mine,) = game.mines.values()
    assert len(mine) == 1
    assert game.left_in(0).total() == 70
    assert game.left_in(1).total() == 62


def test_play_goes_round_from_the_first_player() -> None:
    game = new(3, first=2)
    seats = []
    for _ in range(7):
        seats.append(game.to_move)
        push(game, legal(game)[0])
        push(game, "pass")
    assert seats == [2, 0, 1, 2, 0, 1, 2]


def test_sides_that_touch_show_the_same_terrain() -> None:
    """Mountain to mountain, rail to rail, prairie to prairie; a corner does not count."""
    game = table("EDGE@0,0/0", TILES, land="EDGE FIELD")
    assert set(legal(game)) == {
        "lay EDGE 0,-1 180",
        "lay EDGE 0,1 180",
        "lay EDGE 1,0 0",
        "lay EDGE 1,0 180",
        "lay EDGE -1,0 0",
        "lay EDGE -1,0 180",
    }
    assert refusal(game, "lay EDGE 0,-1 0") == "lay-clash"
    assert refusal(game, "lay EDGE 1,1 0") == "lay-apart"
    assert refusal(game, "lay EDGE 0,0 0") == "lay-taken"


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    """S-R1: seen by all; it brings no tokens."""
    game = table("FIELD@0,0/0", TILES, land="FIELD PEAK EDGE FIELD", tokens="1 2", scores=[0] * 3)
    push(game, "lay FIELD 1,0 0")
    events = push(game, "pass")
    assert events == [
        Drawn(1, "land", "PEAK"),
        Discarded(1, "land", "PEAK"),
        Drawn(1, "land", "EDGE"),
    ]
    for seat in (None, 0, 1, 2):
        assert [event.for_seat(seat) for event in events] == events
        assert game.seen_by(seat).position.gone == ("PEAK",)
    assert only(events, TokensLaid) == []
    assert game.left_in(1).total() == 2


def test_the_table_has_no_edge() -> None:
    """S-R3: a row of thirty tiles, in each direction."""
    row = " ".join(f"FIELD@{x},0/0" for x in range(-15, 15))
    game = table(row, TILES, land="FIELD FIELD")
    assert {"lay FIELD 15,0 0", "lay FIELD -16,0 0", "lay FIELD 14,-1 0"} <= set(legal(game))
    column = " ".join(f"FIELD@0,{y}/0" for y in range(-15, 15))
    game = table(column, TILES, land="FIELD FIELD")
    assert {"lay FIELD 0,15 0", "lay FIELD 0,-16 0"} <= set(legal(game))


def test_tokens_are_laid_as_soon_as_the_tile_lies() -> None:
    """Step 1, before anything is placed."""
    game = table("PEAK@0,0/0", TILES, land="PEAK FIELD", tokens="1 2")
    assert push(game, "lay PEAK 0,1 0")[1:] == [TokensLaid(Spot(Square(0, 1), "m0"), 1)]
    assert game.phase == "place"

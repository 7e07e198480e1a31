"""`amazon`: the start board, the course of the river, and where tiles may go."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.events import Discarded, Drawn, Laid
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.tiles import Tile
from tests.rules.games.amazon.tiles import BANKS, TILES, tile
from tests.rules.games.support import AMAZON, legal, push, refusal
from tests.support import builtin_deck

table = AMAZON.table

BEACH = tile("BEACH", "a0 N S space", "v0 E", "j0 NNE", "j1 SSE", "j2 W NNW SSW", count=2)
CREEK = tile("CREEK", "t0 N S", *BANKS, count=9)
ALL = (*TILES, BEACH, CREEK)

BOARD = "BOARD@0,0/0"
"""Columns 0 and 1, rows 0 to 3; the river leaves it in column 1."""
AROUND = ["0,-1", "1,-1", "-1,0", "-1,1", "-1,2", "-1,3", "2,0", "2,1", "2,2", "2,3"]


def lays(game: Amazon) -> set[str]:
    """Where the drawn tile may go."""
    return {move.split()[2] for move in legal(game)}


def test_ten_squares_are_open_at_the_start() -> None:
    """Four along each long side, two beyond the source."""
    game = table(BOARD, ALL, land="WILD WILD")
    assert sorted(legal(game)) == sorted(f"lay WILD {square} 0" for square in AROUND)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_squares_are_open_round_the_built_in_boards(players: int) -> None:
    """A-R10: whichever column the river leaves in."""
    board = Amazon.new(builtin_deck("amazon"), players, Random(1)).board
    open_ones = {SQUARES[cell] for cell in board.open_cells if not board.is_ahead(cell)}
    assert {str(square) for square in open_ones} == set(AROUND)
    assert board.mouth is not None
    assert SQUARES[board.mouth] in (Square(0, 4), Square(1, 4))


def test_no_tile_may_lie_ahead_of_the_mouth() -> None:
    """For every column: the row of the next Amazon tile is closed, and all beyond."""
    game = table(f"{BOARD} WILD@2,3/0 WILD@3,3/0 WILD@-1,3/0", ALL, land="WILD WILD")
    for square in ("0,4", "2,4", "3,4", "-1,4"):
        assert refusal(game, f"lay WILD {square} 0") == "lay-ahead"
    assert refusal(game, "lay WILD 1,4 0") == "lay-ahead"
    assert not lays(game) & {"0,4", "1,4", "2,4", "3,4", "-1,4"}


def test_each_amazon_tile_opens_its_row() -> None:
    laid = f"{BOARD} WILD@2,3/0 WILD@3,3/0 RIVER@1,4/0"
    game = table(laid, ALL, land="WILD WILD WILD")
    assert {"0,4", "2,4", "3,4"} <= lays(game)
    assert refusal(game, "lay WILD 1,5 0") == "lay-ahead"
    push(game, "lay WILD 2,4 0", "pass")
    assert refusal(game, "lay WILD 2,5 0") == "lay-ahead"


def test_a_double_tile_opens_two_rows() -> None:
    laid = f"{BOARD} CALL@1,4/0 DOUBLE@1,5/0"
    game = table(laid, ALL, land="WILD WILD")
    assert {"0,4", "2,4", "0,5", "2,5", "0,6", "2,6"} <= lays(game)
    assert refusal(game, "lay WILD 1,7 0") == "lay-ahead"


def test_an_amazon_tile_goes_only_to_the_mouth_in_two_orientations() -> None:
    game = table(BOARD, ALL, land="BEACH WILD")
    assert legal(game) == ["lay BEACH 1,4 0", "lay BEACH 1,4 180"]
    for turn in (90, 270):
        assert refusal(game, f"lay BEACH 1,4 {turn}") == "lay-clash"
    assert refusal(game, "lay BEACH 2,0 0") == "lay-mouth"
    assert refusal(game, "lay BEACH 1,5 0") == "lay-apart"


def test_a_symmetrical_amazon_tile_is_offered_once() -> None:
    game = table(BOARD, ALL, land="RIVER WILD")
    assert legal(game) == ["lay RIVER 1,4 0"]


def test_the_river_runs_straight_on() -> None:
    game = table(BOARD, ALL, land="RIVER BEACH RIVER WILD")
    push(game, "lay RIVER 1,4 0", "pass")
    assert lays(game) == {"1,5"}
    push(game, "lay BEACH 1,5 180", "pass")
    assert lays(game) == {"1,6"}


def test_the_sides_of_the_river_accept_only_the_amazon() -> None:
    """A-R9: a tributary does not continue it; the mouth is for Amazon tiles."""
    game = table("SOURCE@0,0/0", ALL, land="CREEK WILD")
    assert refusal(game, "lay CREEK 0,1 0") == "lay-ahead"
    assert lays(game) == {"1,0", "-1,0", "0,-1"}


def test_the_table_goes_on_behind_the_source() -> None:
    """S-R3: rows with negative numbers, and columns beyond both sides."""
    north = " ".join(f"WILD@0,{-y}/0" for y in range(1, 13))
    game = table(f"{BOARD} {north}", ALL, land="WILD WILD")
    assert {"0,-13", "-1,-12", "1,-12"} <= lays(game)
    east = " ".join(f"WILD@{x},0/0" for x in range(2, 15))
    game = table(f"{BOARD} {east}", ALL, land="WILD WILD")
    assert "15,0" in lays(game)


def test_standard_tiles_fit_like_everywhere() -> None:
    game = table(f"{BOARD} CREEK@-1,0/0", ALL, land="CREEK WILD")
    assert refusal(game, "lay CREEK -1,1 90") == "lay-clash"
    assert "lay CREEK -1,1 0" in legal(game)
    assert refusal(game, "lay CREEK -2,-1 0") == "lay-apart"
    assert refusal(game, "lay CREEK 0,0 0") == "lay-taken"


def test_a_standard_tile_that_fits_nowhere_leaves_the_game() -> None:
    """S-R1: no boat moves for it."""
    game = table("SOURCE@0,0/0", ALL, land="WILD TOWER WILD", boats=(1, 1))
    push(game, "lay WILD 1,0 0")
    assert push(game, "place camp 1,0 j0")[1:] == [
        Drawn(1, "land", "TOWER"),
        Discarded(1, "land", "TOWER"),
        Drawn(1, "land", "WILD"),
    ]
    assert game.boats == [1, 1]


def test_an_amazon_tile_that_fits_nowhere_leaves_the_game() -> None:
    """A-R17: a layout without the river has no mouth; S-R1."""
    game = table("WILD@0,0/0", ALL, land="RIVER CALL WILD", double="DOUBLE")
    assert game.opening == [
        Drawn(0, "land", "RIVER"),
        Discarded(0, "land", "RIVER"),
        Drawn(0, "land", "CALL"),
        Discarded(0, "land", "CALL"),
        Drawn(0, "land", "WILD"),
    ]
    assert push(game, "lay WILD 1,0 0") == [Laid(0, "WILD", Square(1, 0), 0)]


def start_boards() -> list[Tile]:
    return [tile for tile in builtin_deck("amazon").tiles if tile.pile == "start"]


def test_the_start_board_depends_on_the_number_of_players() -> None:
    """Two columns, four rows: 16 spaces for two or three, 8 for four or five."""
    spaces = {}
    for board in start_boards():
        assert (board.columns, board.rows, board.count) == (2, 4, 1)
        spaces[board.players] = sum(zone.shows("space") for zone in board.zones)
    assert spaces == {(2, 3): 16, (4, 5): 8}
    for players in (2, 3, 4, 5):
        game = Amazon.new(builtin_deck("amazon"), players, Random(1))
        (laid,) = game.position().laid
        assert players in builtin_deck("amazon").tile[laid.tile].players
        assert laid.square == Square(0, 0)
        assert game.spaces == (16 if players < 4 else 8)


@pytest.mark.parametrize("board", start_boards(), ids=lambda board: board.id)
def test_the_river_begins_in_the_first_row_and_leaves_the_last(board: Tile) -> None:
    """A-R10"""
    (amazon,) = [zone for zone in board.zones if zone.kind == "amazon"]
    rows = {point // 12 // board.columns for point in amazon.at}
    assert rows == {0, 1, 2, 3}
    outer = [
        (square // 2, side)
        for square, side in board.outer_sides()
        if 12 * square + 3 * side + 1 in amazon.at
    ]
    assert outer == [(3, 2)]


def test_amazon_tiles_add_a_space_and_double_tiles_two() -> None:
    for shown in builtin_deck("amazon").tiles:
        spaces = sum(zone.shows("space") for zone in shown.zones)
        if shown.pile != "start":
            river = any(zone.kind == "amazon" for zone in shown.zones)
            assert spaces == (shown.squares if river else 0)
    game = table(f"{BOARD} RIVER@1,4/0 CALL@1,5/0 DOUBLE@1,6/0", ALL, land="WILD")
    assert game.spaces == 16 + 1 + 1 + 2

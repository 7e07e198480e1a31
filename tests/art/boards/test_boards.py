"""Boards: what grows across seams, where pieces stand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from carcqt.art.boards.overlays import overlays
from carcqt.art.boards.picture import BoardPicture
from carcqt.art.boards.placed import (
    PlacedTile,
    piece_place,
    piece_places,
    placed_tiles,
    spots_along,
)
from carcqt.art.drawings.tokens import heap
from carcqt.art.games import THEMES, THINGS
from carcqt.art.games.amazon import paint_mouth
from carcqt.art.plans.plan import tile_plan
from carcqt.rules.extra import Extra, Plain
from carcqt.rules.geometry import Square
from carcqt.rules.position import LaidTile, Position, Standing
from carcqt.rules.tiles import Deck
from tests.art.samples import AMAZON, BOARD, EAST, GOLDRUSH, NORTH, SOUTH, WEST, pixels, tile, zone
from tests.support import TILE_LAYING, builtin_deck, new_game, play

WOOD = tile(zone("f", "forest", f"{NORTH} {EAST} {SOUTH} {WEST}"))
CORNER = tile(zone("f", "forest", f"{SOUTH} {EAST}"), zone("m", "meadow", f"{NORTH} {WEST}"))
SPLIT = tile(
    zone("f", "forest", SOUTH), zone("g", "forest", EAST), zone("m", "meadow", f"{NORTH} {WEST}")
)
HUNTERS = THEMES["hunters"]


def about(board: list[PlacedTile], x: float, y: float, far: float = 0.13) -> int:
    """How many plants a board adds near a place."""
    return sum(
        np.hypot(at_x - x, at_y - y) < far for _, at_x, at_y, _, _ in overlays(board, HUNTERS)
    )


def test_a_forest_goes_on_over_seams_and_corners() -> None:
    board = [PlacedTile(WOOD, x, y) for x in (0, 1) for y in (0, 1)]
    assert about(board, 1, 1) >= 9
    assert about(board, 1, 0.5) >= 1
    assert about(board, 0, 0) == 0


def test_four_corners_of_a_wood_close_up() -> None:
    turns = {(0, 0): 0, (1, 0): 1, (1, 1): 2, (0, 1): 3}
    board = [PlacedTile(CORNER, x, y, turn) for (x, y), turn in turns.items()]
    assert about(board, 1, 1) >= 9


def test_woods_that_do_not_join_are_not_joined() -> None:
    """Two zones of one tile that meet at a corner stay apart there."""
    turns = {(0, 0): 0, (1, 0): 1, (1, 1): 2, (0, 1): 3}
    board = [PlacedTile(SPLIT, x, y, turn) for (x, y), turn in turns.items()]
    assert about(board, 1, 1, 0.1) == 0


def test_a_single_tile_gets_nothing() -> None:
    assert overlays([PlacedTile(WOOD, 0, 0)], HUNTERS) == []


def test_what_is_added_depends_on_the_place_only() -> None:
    board = [PlacedTile(WOOD, x, y) for x in range(3) for y in range(2)]
    assert overlays(board, HUNTERS) == overlays(board[::-1], HUNTERS)
    there = {one[1:] for one in overlays([PlacedTile(WOOD, 1, 0), PlacedTile(WOOD, 2, 0)], HUNTERS)}
    assert there & {one[1:] for one in overlays(board, HUNTERS)}


@pytest.mark.parametrize("turn", range(4))
def test_pieces_stand_in_their_zones(turn: int) -> None:
    placed = PlacedTile(BOARD, 3, -2, turn)
    theme = THEMES["amazon"]
    for square in (Square(3, -2), Square(4, -1)):
        x, y = piece_place([placed], theme, Standing(0, "camp", square, "j"))
        base = placed.base(x, y)
        assert tile_plan(BOARD, theme.shapes).zone_at(*base) == 1
        assert placed.on_board(*base) == pytest.approx((x, y))


@pytest.mark.parametrize("game", sorted(set(TILE_LAYING) & set(THEMES)))
def test_a_game_in_its_course(game: str) -> None:
    running = new_game(TILE_LAYING[game], 2, 5)
    for number, _ in enumerate(play(running, Random(5), every=8)):
        if number == 4:
            break
    position, theme = running.position(), THEMES[game]
    board = placed_tiles(position, builtin_deck(game))
    lying = THINGS[game](position, board) if game in THINGS else []
    picture = BoardPicture(board, theme, 24)
    with_pieces, without = picture.image(position.pieces, lying), picture.image()
    assert with_pieces.width() == picture.width
    if position.pieces:
        assert not np.array_equal(pixels(with_pieces), pixels(without))


def position(game: str, **extra: Plain) -> Position:
    return Position(game, (0, 0), 0, "lay", extra=Extra.read(extra))


def test_boats_lie_on_the_spaces_of_the_river() -> None:
    board = [PlacedTile(BOARD, 0, 0), PlacedTile(AMAZON[2], 0, 2)]
    spaces = spots_along(board, THEMES["amazon"], "space")
    assert len(spaces) == 4
    assert [y for _, y in spaces] == sorted(y for _, y in spaces)
    lying = THINGS["amazon"](position("amazon", boats=(1, 4)), board)
    assert [(round(thing.x, 6), round(thing.y, 6)) for thing in lying] == [
        (round(x, 6), round(y, 6)) for x, y in (spaces[0], spaces[3])
    ]


def test_heaps_lie_on_their_mountains() -> None:
    board = [PlacedTile(GOLDRUSH[0], 2, 1)]
    mines = (("2,1 k", "1", "3"),)
    (thing,) = THINGS["goldrush"](position("goldrush", mines=mines), board)
    assert 2 < thing.x < 3
    assert 1 < thing.y < 1.5


def test_a_heap_lies_beside_whoever_stands_on_its_mountain() -> None:
    board = [PlacedTile(GOLDRUSH[0], 0, 0)]
    alone = position("goldrush", mines=(("0,0 k", "?", "?"),))
    tent = Standing(0, "tent", Square(0, 0), "k")
    at = piece_place(board, THEMES["goldrush"], tent)
    (thing,) = THINGS["goldrush"](replace(alone, pieces=(tent,)), board)
    assert abs(thing.x - at[0]) > 0.17
    assert 0 < thing.x < 1


@pytest.mark.parametrize("game", sorted(set(TILE_LAYING) & set(THEMES)))
def test_pieces_of_one_zone_stand_apart_in_it(game: str) -> None:
    theme, apart = THEMES[game], 0
    for one in builtin_deck(game).tiles[::7]:
        board, plan = [PlacedTile(one, 2, -1, 1)], tile_plan(one, theme.shapes)
        for number, found in enumerate(one.zones):
            pieces = [Standing(seat, "member", Square(2, -1), found.id) for seat in range(3)]
            stood = piece_places(board, theme, pieces)
            assert [piece for piece, _, _ in stood] == pieces
            assert all(plan.zone_at(*board[0].base(x, y)) == number for _, x, y in stood)
            apart += len({(round(x, 2), round(y, 2)) for _, x, y in stood}) == 3
    assert apart


def test_no_piece_hides_another_of_its_zone() -> None:
    picture = BoardPicture([PlacedTile(WOOD, 0, 0)], HUNTERS, 96)
    pieces = [Standing(seat, "member", Square(0, 0), "f") for seat in range(2)]
    bare = pixels(picture.image())

    def painted(*pieces: Standing) -> int:
        return int(np.count_nonzero(pixels(picture.image(pieces)) != bare))

    assert painted(*pieces) > 1.4 * max(painted(piece) for piece in pieces)


def test_the_top_token_is_seen_where_it_is_known() -> None:
    board = [PlacedTile(GOLDRUSH[0], 0, 0)]
    known, hidden = (
        THINGS["goldrush"](position("goldrush", mines=(("0,0 k", "0", top),)), board)[0]
        for top in ("3", "?")
    )
    assert known.draw is heap(2, "3")
    assert hidden.draw is heap(2, None)


def test_the_tile_that_ends_the_river_is_mostly_water() -> None:
    picture = pixels(paint_mouth(60)).astype(int)
    blue, red = picture[..., 0], picture[..., 2]
    assert (blue > red).mean() > 0.6


def test_a_cowboy_carries_what_tells_its_role() -> None:
    board = BoardPicture([PlacedTile(GOLDRUSH[0], 0, 0)], THEMES["goldrush"], 80)
    there = [Standing(0, "cowboy", Square(0, 0), name) for name in ("k", "r")]
    assert not np.array_equal(pixels(board.image(there[:1])), pixels(board.image(there)))


def test_an_empty_board_is_a_table() -> None:
    assert BoardPicture([], HUNTERS, 30).image().width() > 0


def test_tiles_of_a_position_are_found_in_its_deck() -> None:
    one = Position("hunters", (0,), 0, "lay", laid=(LaidTile("T", Square(1, 2), 3),))
    (placed,) = placed_tiles(one, Deck("hunters", (WOOD,)))
    assert (placed.tile, placed.x, placed.y, placed.turn) == (WOOD, 1, 2, 3)

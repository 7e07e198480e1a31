"""The tile in hand: only turns that fit, only squares that are legal."""

from __future__ import annotations

from carcqt.board.heldtile import HeldTile
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.geometry import Square
from tests.board.samples import DECK
from tests.support import builtin_deck

TILE = DECK.tiles[5]
HERE, THERE = Square(0, 0), Square(3, 1)


def test_it_is_only_turned_to_where_it_fits() -> None:
    hand = HeldTile(TILE, {HERE: [1, 3], THERE: [2]})
    hand.put(HERE)
    assert hand.turn == 1
    assert hand.rotate(1)
    assert hand.turn == 3
    assert hand.rotate(1)
    assert hand.turn == 1
    hand.put(THERE)
    assert hand.turn == 2
    assert not hand.rotate(1)
    assert hand.turn == 2


def test_over_no_square_it_is_turned_to_where_it_fits_anywhere() -> None:
    hand = HeldTile(TILE, {HERE: [1, 3], THERE: [2]})
    seen = []
    for _ in range(4):
        hand.rotate(1)
        seen.append(hand.turn)
    assert seen == [2, 3, 1, 2]
    hand.rotate(-1)
    assert hand.turn == 1


def test_its_turn_is_kept_from_square_to_square_where_it_can_be() -> None:
    hand = HeldTile(TILE, {HERE: [0, 3], THERE: [0, 1, 2, 3]})
    hand.put(HERE, 3)
    hand.put(THERE)
    assert hand.turn == 3


def test_it_goes_to_no_other_square() -> None:
    hand = HeldTile(TILE, {HERE: [0]})
    hand.put(THERE)
    assert hand.square is None
    assert hand.shown is None


def test_pointer_means_only_the_square_under_it() -> None:
    hand = HeldTile(TILE, {HERE: [0], Square(1, 0): [0]})
    assert hand.square_under(0.9, 0.5) == HERE
    assert hand.square_under(1.1, 0.5) == Square(1, 0)
    assert hand.square_under(0.4, -0.1) is None
    assert hand.square_under(2.0, 0.5) is None


def test_tile_of_two_squares_is_meant_anywhere_on_it() -> None:
    double = next(tile for tile in builtin_deck(Amazon.description.game).tiles if tile.squares == 2)
    upright = 0 if double.rows == 2 else 1
    hand = HeldTile(double, {HERE: [upright]})
    assert hand.square_under(0.5, 1.9) == HERE
    assert hand.square_under(1.1, 0.5) is None


def test_of_overlapping_squares_the_nearer_middle_is_meant() -> None:
    double = next(tile for tile in builtin_deck(Amazon.description.game).tiles if tile.squares == 2)
    upright = 0 if double.rows == 2 else 1
    below = Square(0, 1)
    hand = HeldTile(double, {HERE: [upright], below: [upright]})
    assert hand.square_under(0.5, 1.3) == HERE
    assert hand.square_under(0.5, 1.7) == below

"""Squares are found in what people write."""

from __future__ import annotations

from carcqt.rules.geometry import Square
from carcqt.words.squares import SquareLetters, squares_in

LAID = [(0, 0), (1, 0)]


def test_squares_are_found_once_and_in_their_order() -> None:
    said = "At -2,3 a rock, then 1,2, and -2,3 again: 3,1. (0,-1)"
    assert squares_in(said, LAID) == [Square(-2, 3), Square(1, 2), Square(3, 1), Square(0, -1)]


def test_what_is_far_away_or_no_pair_is_none() -> None:
    assert squares_in("1,486 points, 12,17, 1,2,3, 2.5,1, 40,2", LAID) == []


def test_squares_of_a_text_become_letters_in_order_of_appearance() -> None:
    letters = SquareLetters(LAID)
    assert letters.written("Close it at -2,3, not at 1,2.") == "Close it at A, not at B."
    assert letters.written("En 1,2, puis en 3,1.") == "En B, puis en C."
    assert letters.written("12,17 and 2.5,1") == "12,17 and 2.5,1"
    assert letters.of(Square(0, -1)) == "D"
    assert letters.named_in(["En B, puis en C.", "unknown"]) == {
        Square(1, 2): "B",
        Square(3, 1): "C",
    }

"""Squares that a text names: in files by column and row, on the screen by letters."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from string import ascii_uppercase
from typing import Final

from carcqt.rules.geometry import Square
from carcqt.rules.position import Position
from carcqt.rules.tiles import Deck

_NAMED: Final = re.compile(r"(?<![\d.−-])(?<!\d,)(-?\d{1,4}),(-?\d{1,4})(?!\d|,[\d-])")
_NEAR: Final = 4
"""Squares from a tile: farther away, two numbers are no square."""


def squares_in(text: str, laid: Collection[tuple[int, int]]) -> list[Square]:
    """In their order, each once; only those near squares on which something lies."""
    found = (Square(int(x), int(y)) for x, y in _NAMED.findall(text))
    return [one for one in dict.fromkeys(found) if _is_near(one, laid)]


def covered_squares(position: Position, material: object) -> list[Square]:
    """Return the squares that the laid tiles of a position cover."""
    found = []
    for laid in position.laid:
        if not isinstance(material, Deck):
            continue
        tile = material.tile[laid.tile].all_turned[laid.turn]
        found += [
            Square(laid.square.x + column, laid.square.y + row)
            for row in range(tile.rows)
            for column in range(tile.columns)
        ]
    return found


def _is_near(square: Square, laid: Collection[tuple[int, int]]) -> bool:
    return any(max(abs(square.x - x), abs(square.y - y)) <= _NEAR for x, y in laid)


class SquareLetters:
    """Letters for squares, painted on the board and written in texts: A for the first one."""

    def __init__(self, laid: Collection[tuple[int, int]]) -> None:
        """Squares near those of `laid` are meant; two other numbers with a comma are none."""
        self._laid: Final = laid
        self._letters: Final[dict[Square, str]] = {}
        self._named: Final[dict[str, tuple[Square, ...]]] = {}

    def of(self, square: Square) -> str:
        """Return the letter of a square; a new square gets the next one."""
        if square not in self._letters:
            self._letters[square] = _letter(len(self._letters))
        return self._letters[square]

    def written(self, text: str) -> str:
        """Return the text with letters in place of columns and rows."""
        named = squares_in(text, self._laid)
        letters = {f"{square.x},{square.y}": self.of(square) for square in named}
        shown = _NAMED.sub(lambda found: letters.get(found[0], found[0]), text)
        self._named[shown] = tuple(named)
        return shown

    def note(self, text: str, squares: Iterable[Square]) -> None:
        """Remember the squares whose letters a text has already."""
        self._named[text] = tuple(squares)

    def named_in(self, texts: Iterable[str]) -> dict[Square, str]:
        """Return the squares, with their letters, that texts returned by `written` name."""
        squares = (square for text in texts for square in self._named.get(text, ()))
        return {square: self.of(square) for square in squares}


def _letter(number: int) -> str:
    """A, B … Z, A2, B2 …"""
    round_number, place = divmod(number, len(ascii_uppercase))
    return ascii_uppercase[place] + (str(round_number + 1) if round_number else "")

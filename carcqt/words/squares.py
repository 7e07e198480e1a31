"""Squares that a text speaks of, by their columns and rows."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from carcqt.rules.geometry import Square

_NAMED: Final = re.compile(r"(?<![\d.−-])(?<!\d,)(-?\d{1,4}),(-?\d{1,4})(?!\d|,[\d-])")
_NEAR: Final = 4
"""Squares from a tile: farther away, two numbers are no square."""


def squares_in(text: str, laid: Collection[tuple[int, int]]) -> list[Square]:
    """In their order, each once; only those near squares on which something lies."""
    found = (Square(int(x), int(y)) for x, y in _NAMED.findall(text))
    return [one for one in dict.fromkeys(found) if _is_near(one, laid)]


def _is_near(square: Square, laid: Collection[tuple[int, int]]) -> bool:
    return any(max(abs(square.x - x), abs(square.y - y)) <= _NEAR for x, y in laid)

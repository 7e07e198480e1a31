"""What lies on the board at each moment of a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from carcqt.rules.position import Position
from carcqt.share.boards import BoardArt, Box, SeatRow, Sprite

_PLACES: Final = 3
"""Decimal places of lengths in squares."""


class BoardStates:
    """Numbers what lies on the board at each moment; a state tells how it differs from another."""

    def __init__(self, art: BoardArt) -> None:
        self.art: Final = art
        self._numbers: Final[dict[Sprite, int]] = {}
        self._sets: Final[list[frozenset[Sprite]]] = []
        self._bases: Final[list[int]] = []
        self._helds: Final[list[int]] = []
        self._holdings: Final[dict[tuple[SeatRow, ...], int]] = {}

    @property
    def count(self) -> int:
        return len(self._sets)

    def add(self, position: Position, base: int = -1) -> int:
        """Return the number of the state; `base` is the state that it is likest to."""
        lying, held = frozenset(self.art.sprites(position)), self._held_in(position)
        if base >= 0 and (self._sets[base], self._helds[base]) == (lying, held):
            return base
        for sprite in sorted(lying):
            self.sprite(sprite)
        self._sets.append(lying)
        self._bases.append(base)
        self._helds.append(held)
        return len(self._sets) - 1

    def _held_in(self, position: Position) -> int:
        """Return the number of what all seats have."""
        held = tuple(self.art.holdings(position))
        return self._holdings.setdefault(held, len(self._holdings))

    def sprite(self, sprite: Sprite) -> int:
        """Number a sprite that need not be in any state; `final` tells its last number."""
        return self._numbers.setdefault(sprite, len(self._numbers))

    def final(self) -> list[int]:
        """Return for each number its place in the order in which sprites are painted. Nothing may
        be added afterwards."""
        places = {sprite: place for place, sprite in enumerate(sorted(self._numbers))}
        return [places[sprite] for sprite in self._numbers]

    def document(self, box: Box, mission: Callable[[str], int], *, is_map: bool) -> dict[str, Any]:
        """Return the data of the board; `mission` numbers the text of a mission."""
        ordered = sorted(self._numbers)
        final = {sprite: number for number, sprite in enumerate(ordered)}
        states = []
        rows = zip(self._bases, self._sets, self._helds, strict=True)
        for base, lying, held in rows:
            before = self._sets[base] if base >= 0 else frozenset()
            added = sorted(final[sprite] for sprite in lying - before)
            removed = sorted(final[sprite] for sprite in before - lying)
            states.append([base, added, removed, held])
        return {
            "box": [round(side, _PLACES) for side in box],
            "map": is_map,
            "sprites": [_row(sprite) for sprite in ordered],
            "states": states,
            "holdings": [
                [[row.points, row.things, [*map(mission, row.missions)]] for row in rows]
                for rows in self._holdings
            ],
        }


def _row(sprite: Sprite) -> list[float]:
    sides = (sprite.x, sprite.y, sprite.wide, sprite.high)
    return [sprite.picture, *(round(side, _PLACES) for side in sides), sprite.layer]

"""Remembers what is wrong with tiles that have not changed: in a large deck nearly all."""

from __future__ import annotations

from typing import Final

from carcqt.content.checks import tile_problems
from carcqt.rules.description import Description
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile

_MOST: Final = 5000


class CheckedTiles:
    def __init__(self) -> None:
        # By identity, which is quick; the tile is kept, so that no other takes its place.
        self._found: dict[int, tuple[Tile, tuple[Problem, ...]]] = {}

    def problems(self, tile: Tile, description: Description) -> tuple[Problem, ...]:
        known = self._found.get(id(tile))
        if known is not None:
            return known[1]
        if len(self._found) >= _MOST:
            self._found.clear()
        found = tuple(tile_problems(tile, description))
        self._found[id(tile)] = (tile, found)
        return found

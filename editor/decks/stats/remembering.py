"""Remembers what was found out about frozen values: in a large deck nearly all stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

from carcqt.rules.tiles import Tile

V = TypeVar("V")
R = TypeVar("R")

_MOST: Final = 8000


def remembered(find: Callable[[V], R]) -> Callable[[V], R]:
    """By identity, which is much quicker than by value; the value is kept, so that no other can
    take its place."""
    known: dict[int, tuple[V, R]] = {}

    @wraps(find)
    def ask(value: V) -> R:
        found = known.get(id(value))
        if found is None:
            if len(known) >= _MOST:
                known.clear()
            found = known[id(value)] = (value, find(value))
        return found[1]

    return ask


def remembered_by_zones(find: Callable[[Tile], R]) -> Callable[[Tile], R]:
    """For what only depends on the zones of a tile: other counts, ids and piles do not matter."""
    known: dict[tuple[int, int, int], tuple[Tile, R]] = {}

    @wraps(find)
    def ask(tile: Tile) -> R:
        key = (id(tile.zones), tile.columns, tile.rows)
        found = known.get(key)
        if found is None:
            if len(known) >= _MOST:
                known.clear()
            found = known[key] = (tile, find(tile))
        return found[1]

    return ask

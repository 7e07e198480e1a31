"""Remembers what was found out about frozen values: in a large deck nearly all stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

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

"""What has been found out about positions, so that none is searched twice while it is kept."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from carcqt.search.aims import Value


class Bound(Enum):
    """What a value found says of the true one."""

    EXACT = "exact"
    AT_LEAST = "at least"
    AT_MOST = "at most"


class Entry(NamedTuple):
    hash: int
    check: object
    """The exact key, in a table that compares it."""
    depth: int
    """How many turns were looked ahead."""
    value: Value
    """Less what was banked."""
    bound: Bound
    complete: bool
    """Whether no line was broken off, so that looking further changes nothing."""
    best: int
    """The number of the best turn."""


class Table:
    """Holds so many entries at most, and forgets others: of two places for a hash one keeps what
    looked furthest ahead, the other what came last. What is forgotten is searched anew, so the
    answer never depends on it.

    Keep a table for one aim only. Two positions of one hash are told apart if it is `exact`; else
    not, which among ten million positions happens about three times in a million searches.
    """

    def __init__(self, entries: int, *, exact: bool = False) -> None:
        self.exact: Final = exact
        self._buckets: Final = max(1, entries // 2)
        self._deepest: Final[list[Entry | None]] = [None] * self._buckets
        self._latest: Final[list[Entry | None]] = [None] * self._buckets

    def find(self, hashed: int, check: object) -> Entry | None:
        place = hashed % self._buckets
        for entry in (self._deepest[place], self._latest[place]):
            if entry is not None and entry.hash == hashed and entry.check == check:
                return entry
        return None

    def store(self, entry: Entry) -> None:
        place = entry.hash % self._buckets
        there = self._deepest[place]
        if there is None or entry.depth >= there.depth:
            self._deepest[place] = entry
        else:
            self._latest[place] = entry

    def clear(self) -> None:
        for place in range(self._buckets):
            self._deepest[place] = self._latest[place] = None

    def __len__(self) -> int:
        return sum(entry is not None for entry in (*self._deepest, *self._latest))

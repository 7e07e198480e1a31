"""What has changed, entry by entry: read backwards it takes moves back, forwards it tells of them.

An entry is four integers, the first of which says what happened.
"""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64, vec

NONE: Final[i64] = -1
"""No square, no node, no tile."""

# What an entry tells, and the three integers that follow.
BEGUN: Final[i64] = 0
"""A move begins: phase, seat to move, face in hand."""
LAID: Final[i64] = 1
"""A tile: face, turn, square."""
COVERED: Final[i64] = 2
"""A square is open no longer: square, what it asked, its slot."""
ASKED: Final[i64] = 3
"""A square asks more, or is opened: square, what it asked, its slot."""
JOINED: Final[i64] = 4
"""Two regions: root, absorbed root."""
LOOPED: Final[i64] = 5
"""A region meets itself: root."""
MOUTH: Final[i64] = 6
"""The stream goes on: old mouth, first closed cell, begin of the squares that wait."""
CLAIMED: Final[i64] = 7
"""Followers come to a region or leave it: root, what was added to its totals."""
PLACED: Final[i64] = 8
"""A piece is put down: node, whose and which, node where it stood."""
RETURNED: Final[i64] = 9
"""A piece goes home: node, whose and which, its place among the standing."""
GROUND: Final[i64] = 10
"""A place for roaming pieces is added, or left: spot, NONE or its slot."""
SCORED: Final[i64] = 11
"""Points: seat, points, root of the region or what else they are for."""
DRAWN: Final[i64] = 12
"""From a pile: pile, thing, 1 + the seat that shows it to all, or 0 if none does."""
SWAPPED: Final[i64] = 13
"""Two things of a pile, by their places."""
GONE: Final[i64] = 14
"""A tile leaves the game: face, pile it was drawn from or NONE if it was in hand, seat."""
PUT: Final[i64] = 15
"""A word of the game's own: which, what it was."""
# These change nothing.
COMPLETED: Final[i64] = 16
"""A region: node, root."""
ENDING: Final[i64] = 17
"""The final scoring begins."""
TOLD: Final[i64] = 18
"""Something that only one game has: what, and two integers."""
SEEN: Final[i64] = 19
"""In search: what lay face down is looked at: which thing."""

WIDTH: Final[i64] = 4
_ROOM: Final[i64] = 1 << 13
"""Enough for most games: making room again costs as much as some moves."""


def filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * size)


def grown(items: vec[i64], size: i64, value: i64) -> vec[i64]:
    """The same items, and more of this value up to the size."""
    more = vec[i64]([value] * size)
    for number in range(len(items)):
        more[number] = items[number]
    return more


class Journal:
    def __init__(self) -> None:
        self.entry = filled(_ROOM, 0)
        self.written: i64 = 0
        """How many integers the journal holds, and for how many there is room."""
        self._room: i64 = _ROOM

    def log(self, what: i64, a: i64, b: i64, c: i64) -> None:
        at = self.written
        entry = self.entry
        if at == self._room:
            self._room = 2 * at
            entry = self.entry = grown(entry, self._room, 0)
        entry[at] = what
        entry[at + 1] = a
        entry[at + 2] = b
        entry[at + 3] = c
        self.written = at + WIDTH

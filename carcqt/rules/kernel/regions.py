"""Zones that touch, joined into regions: union-find with running totals, all of it journalled."""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64
from carcqt.rules.kernel.journal import JOINED, LOOPED, Journal, filled, grown
from carcqt.rules.kernel.tables import Tables

_MOST_ROOM: Final[i64] = 1024
_SECOND: Final[i64] = 1
"""The words of totals beyond the first."""
STEP: Final[i64] = 64


class Regions(Journal):
    """Nodes are numbered as they are added; each stands for a zone, or a system, of one tile.
    H-R14: a zone that leads nowhere is a system of its own.

    The members of a region form a ring: joining two regions swaps one link of each, and
    swapping the same links again takes them apart.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables: Final = tables
        self.words: Final[i64] = tables.words
        self._size_shift: Final[i64] = tables.size_shift
        self._size_mask: Final[i64] = tables.size_mask
        self._open_mask: Final[i64] = tables.open_mask
        self._seats_shift: Final[i64] = tables.seats_shift
        room = min(tables.nodes, _MOST_ROOM)
        self.nodes: i64 = 0
        self.parent = filled(room, 0)
        self.ring = filled(room, 0)
        self.tile_of = filled(room, 0)
        """For each node, the tile that brought it."""
        self.type_of = filled(room, 0)
        self.total = filled(room * tables.words, 0)
        self.stamp: i64 = 0
        """What is counted now; each count has a multiple of a step for itself."""
        self.stamped = filled(room, 0)
        """For each node, or tile, the last count that took it into account."""

    def add(self, tile: i64, face: i64) -> i64:
        """Adds the nodes of a tile; the first one's number is returned."""
        tables, words = self.tables, self.words
        first = self.nodes
        begin = tables.type_first[face]
        count = tables.type_first[face + 1] - begin
        if first + count > len(self.parent):
            self._make_room(2 * (first + count))
        parent, ring, tile_of, type_of = self.parent, self.ring, self.tile_of, self.type_of
        total, fresh = self.total, tables.fresh
        kind = begin
        for node in range(first, first + count):
            parent[node] = node
            ring[node] = node
            tile_of[node] = tile
            type_of[node] = kind
            total[node * words] = fresh[kind * words]
            kind += 1
        if words > 1:
            begin *= words
            shift = first * words - begin
            for word in range(begin, begin + count * words):
                total[word + shift] = fresh[word]
        self.nodes = first + count
        return first

    def _make_room(self, room: i64) -> None:
        self.parent = grown(self.parent, room, 0)
        self.ring = grown(self.ring, room, 0)
        self.tile_of = grown(self.tile_of, room, 0)
        self.type_of = grown(self.type_of, room, 0)
        self.total = grown(self.total, room * self.words, 0)
        self.stamped = grown(self.stamped, room, 0)

    def find(self, node: i64) -> i64:
        """The root. Ways up are never shortened: joins are undone, and what a region was before
        one is still on the way (G-R5)."""
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        return node

    def join(self, a: i64, b: i64) -> None:
        """Two nodes touch: each loses an open end there."""
        parent, total, words = self.parent, self.total, self.words
        while parent[a] != a:
            a = parent[a]
        while parent[b] != b:
            b = parent[b]
        if a == b:
            total[a * words] -= 2
            self.log(LOOPED, a, 0, 0)
            return
        here, there = a * words, b * words
        shift, mask = self._size_shift, self._size_mask
        if total[here] >> shift & mask < total[there] >> shift & mask:
            a, b = b, a
            here, there = there, here
        parent[b] = a
        total[here] += total[there] - 2
        if words > 1:
            for word in range(_SECOND, words):
                total[here + word] += total[there + word]
        ring = self.ring
        ring[a], ring[b] = ring[b], ring[a]
        self.log(JOINED, a, b, 0)

    def part(self, a: i64, b: i64) -> None:
        """Takes apart again what was joined."""
        total, ring, words = self.total, self.ring, self.words
        ring[a], ring[b] = ring[b], ring[a]
        here, there = a * words, b * words
        total[here] -= total[there] - 2
        if words > 1:
            for word in range(_SECOND, words):
                total[here + word] -= total[there + word]
        self.parent[b] = b

    def size(self, root: i64) -> i64:
        """Nodes."""
        return self.total[root * self.words] >> self._size_shift & self._size_mask

    def open_ends(self, root: i64) -> i64:
        return self.total[root * self.words] & self._open_mask

    def is_held(self, root: i64) -> bool:
        """Whether anyone stands there."""
        return self.total[root * self.words] >> self._seats_shift != 0

    def followers(self, root: i64, seat: i64) -> i64:
        tables = self.tables
        held = self.total[root * self.words] >> tables.seats_shift
        return held >> tables.seat_bits * seat & tables.seat_mask

    def icon(self, root: i64, icon: i64) -> i64:
        """How many of an icon a region shows."""
        tables = self.tables
        field = tables.field[self.type_of[root] * tables.icons + icon]
        word = self.total[root * self.words + (field >> 8 & 255)]
        return word >> (field & 255) & field >> 16

    def shows(self, node: i64, icon: i64) -> i64:
        """How many of an icon one node shows."""
        return self.tables.shows[self.type_of[node] * self.tables.icons + icon]

    def kind(self, node: i64) -> i64:
        return self.tables.kind[self.type_of[node]]

    def tiles_in(self, root: i64) -> i64:
        """S-R5: each laid tile once, however many sections of the region it has."""
        self.stamp += STEP
        stamp, stamped, ring, tile_of = self.stamp, self.stamped, self.ring, self.tile_of
        count: i64 = 0
        node = root
        while True:
            tile = tile_of[node]
            if stamped[tile] != stamp:
                stamped[tile] = stamp
                count += 1
            node = ring[node]
            if node == root:
                return count

    def members(self, node: i64) -> list[int]:
        """Every node of a region, in the order they were laid."""
        found: list[int] = [node]
        member = self.ring[node]
        while member != node:
            found.append(member)
            member = self.ring[member]
        found.sort()
        return found

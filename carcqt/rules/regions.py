"""Zones that touch, joined into regions: union-find with running totals, every change undoable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

# A region's totals are one integer of packed counters, so that joining two regions is one addition.
_WIDTH: Final = 20
SIZE_MASK: Final = (1 << _WIDTH) - 1
ONE_OPEN: Final = 1 << _WIDTH
OPEN_MASK: Final = SIZE_MASK << _WIDTH
_TWO_OPEN: Final = 2 * ONE_OPEN
_SEAT_WIDTH: Final = 16
_SEAT_MASK: Final = (1 << _SEAT_WIDTH) - 1

Nodes = tuple[int, ...]
"""Counted from the first one of a tile."""


class Totals:
    """Where each counter lies: size, open ends, one per icon, then followers seat by seat."""

    def __init__(self, icons: Sequence[str]) -> None:
        self._shifts: Final = {icon: (2 + number) * _WIDTH for number, icon in enumerate(icons)}
        self.seats: Final = (2 + len(icons)) * _WIDTH
        """How far to shift a total to see whether anyone stands there."""

    def fresh(self, open_ends: int, icons: Sequence[tuple[str, int]]) -> int:
        return 1 + open_ends * ONE_OPEN + sum(count << self._shifts[icon] for icon, count in icons)

    def icon(self, total: int, icon: str) -> int:
        return total >> self._shifts[icon] & SIZE_MASK

    def one_follower(self, seat: int) -> int:
        return 1 << self.seats + _SEAT_WIDTH * seat

    def followers(self, total: int, seats: int) -> tuple[int, ...]:
        packed = total >> self.seats
        return tuple([packed >> _SEAT_WIDTH * seat & _SEAT_MASK for seat in range(seats)])

    def without_followers(self, total: int) -> int:
        return total & (1 << self.seats) - 1


class Regions:
    """Nodes are numbered as they are added; each stands for a zone, or a system, of one tile.

    The members of a region form a ring: joining two regions swaps one link of each, and
    swapping the same links again takes them apart.
    """

    def __init__(self) -> None:
        self.parent: Final[list[int]] = []
        self.total: Final[list[int]] = []
        self._ring: Final[list[int]] = []
        self.journal: Final[list[tuple[int, int, int]]] = []

    def add(self, fresh: Sequence[int]) -> int:
        """Adds nodes with these totals; the first one's number is returned."""
        first = len(self.parent)
        nodes = range(first, first + len(fresh))
        self.parent.extend(nodes)
        self._ring.extend(nodes)
        self.total.extend(fresh)
        return first

    def find(self, node: int) -> int:
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        return node

    def join(self, base: int, nodes: Nodes, other_base: int, others: Nodes) -> None:
        """Nodes of two tiles touch in pairs: each loses an open end there."""
        parent, total, ring = self.parent, self.total, self._ring
        for node, other in zip(nodes, others):  # noqa: B905, for speed
            a, b = base + node, other_base + other
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            total_a, total_b = total[a], total[b]
            if a == b:
                self.journal.append((a, -1, total_a))
                total[a] = total_a - _TWO_OPEN
                continue
            if total_a & SIZE_MASK < total_b & SIZE_MASK:
                a, b, total_a, total_b = b, a, total_b, total_a
            self.journal.append((a, b, total_a))
            parent[b] = a
            total[a] = total_a + total_b - _TWO_OPEN
            ring[a], ring[b] = ring[b], ring[a]

    def change(self, root: int, total: int) -> None:
        self.journal.append((root, -1, self.total[root]))
        self.total[root] = total

    def members(self, node: int) -> Iterator[int]:
        """Every node of the region, this one first."""
        yield node
        member = self._ring[node]
        while member != node:
            yield member
            member = self._ring[member]

    def changed_since(self, changes: int) -> dict[int, int]:
        """The regions that later changes have joined or altered, with their totals before."""
        before: dict[int, int] = {}
        for root, absorbed, total in self.journal[changes:]:
            before.setdefault(root, total)
            if absorbed >= 0:
                before.setdefault(absorbed, self.total[absorbed])
        return before

    def rewind(self, changes: int) -> None:
        """Takes back all but the first so many changes."""
        journal, ring = self.journal, self._ring
        while len(journal) > changes:
            root, absorbed, total = journal.pop()
            self.total[root] = total
            if absorbed >= 0:
                self.parent[absorbed] = absorbed
                ring[root], ring[absorbed] = ring[absorbed], ring[root]

    def remove(self, base: int) -> None:
        """The nodes from this one on, which touch nothing, are gone."""
        del self.parent[base:], self.total[base:], self._ring[base:]

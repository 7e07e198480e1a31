"""A list that things join and leave at the same small cost, every change undoable."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class Roster(Generic[T]):
    def __init__(self) -> None:
        self.items: Final[list[T]] = []
        self._slot: Final[dict[T, int]] = {}
        self.journal: Final[list[tuple[T, int]]] = []

    def add(self, item: T) -> None:
        self._slot[item] = len(self.items)
        self.items.append(item)
        self.journal.append((item, -1))

    def discard(self, item: T) -> None:
        """If it is there, the last one fills the gap."""
        slot = self._slot.pop(item, -1)
        if slot >= 0:
            last = self.items.pop()
            if slot < len(self.items):
                self.items[slot] = last
                self._slot[last] = slot
            self.journal.append((item, slot))

    def rewind(self, changes: int) -> None:
        """Takes back all but so many changes, the order included."""
        items, slots, journal = self.items, self._slot, self.journal
        while len(journal) > changes:
            item, slot = journal.pop()
            if slot < 0:
                items.pop()
                del slots[item]
            else:
                items.append(item)
                items[slot], items[-1] = items[-1], items[slot]
                slots[items[-1]] = len(items) - 1
                slots[item] = slot

"""Tokens that lie face down: on the table for nobody to see, before a player for that one alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from carcqt.rules.events import Event, Spot
from carcqt.rules.piles import PileState
from carcqt.rules.values import value

HIDDEN: Final = "?"
"""Stands in a view for a token that the seat has not seen."""

Heap = tuple[str, ...]
"""Tokens one on the other, the top one last."""


@value
class TokensLaid(Event):
    """Tokens come from the stock, face down."""

    spot: Spot
    count: int


@value
class TokensTaken(Event):
    """A player takes tokens and looks at them; the others see only how many."""

    unforeseen: ClassVar[bool] = True
    seat: int
    spot: Spot
    count: int
    tokens: Heap

    def for_seat(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, tokens=())


@value
class TokensLost(Event):
    """Tokens leave the game, unseen."""

    spot: Spot
    count: int


@value
class TokensShown(Event):
    """At the end everyone turns the tokens over."""

    unforeseen: ClassVar[bool] = True
    seat: int
    tokens: Heap


@value
class Heaps:
    """All tokens of a position."""

    on_table: tuple[Heap, ...]
    held: tuple[Heap, ...]
    """By seat."""
    lost: Heap
    stock: PileState

    def hidden(self, seat: int | None) -> Heaps:
        held = [heap if owner == seat else _hidden(heap) for owner, heap in enumerate(self.held)]
        known, rest = self.stock.things[: self.stock.known], self.stock.things[self.stock.known :]
        return Heaps(
            tuple(map(_hidden, self.on_table)),
            tuple(held),
            _hidden(self.lost),
            replace(self.stock, things=known + _hidden(rest)),
        )

    def imagined(self, all_tokens: Sequence[str], rng: Random) -> Heaps:
        """What is hidden may be any of the tokens that are not in sight."""
        seen = Counter(token for heap in self._all() for token in heap)
        unseen = sorted((Counter(all_tokens) - seen).elements())
        rng.shuffle(unseen)
        source = iter(unseen)

        def fill(heap: Heap) -> Heap:
            return tuple(next(source) if token == HIDDEN else token for token in heap)

        return Heaps(
            tuple(map(fill, self.on_table)),
            tuple(map(fill, self.held)),
            fill(self.lost),
            replace(self.stock, things=fill(self.stock.things)),
        )

    def _all(self) -> Iterator[Heap]:
        yield from (*self.on_table, *self.held, self.lost, self.stock.things)


def _hidden(heap: Heap) -> Heap:
    return (HIDDEN,) * len(heap)


def is_heap(heap: Heap, known: Sequence[str]) -> bool:
    return all(token in known for token in heap)

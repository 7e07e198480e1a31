"""What is drawn from: things in an order that nobody knows, or of which only the beginning is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from random import Random
from typing import Final

from carcqt.rules.values import value

MOST_STACKS: Final = 5

Stack = tuple[int, int]
"""How many things it holds, and how many of those are marked."""


@value
class PileState:
    """What is left in a pile, the next thing first. So many of those are known in their order.

    Where marked things were spread over stacks, everyone knows how many each stack still holds.
    """

    name: str
    things: tuple[str, ...]
    known: int = 0
    stacks: tuple[Stack, ...] = ()

    def hidden(self) -> PileState:
        """Of what comes after the known ones, only which they are."""
        rest = tuple(sorted(self.things[self.known :]))
        return PileState(self.name, self.things[: self.known] + rest, self.known, self.stacks)

    def imagined(self, rng: Random, marked: Set[str]) -> PileState:
        """In any order that agrees with what is known."""
        rest = sorted(self.things[self.known :])
        rng.shuffle(rest)
        if self.stacks:
            stacks = left_of(self.stacks, self.things[: self.known], marked)
            rest = _spread(rest, marked, stacks, rng)
        things = (*self.things[: self.known], *rest)
        return PileState(self.name, things, self.known, self.stacks)


def dealt(name: str, things: Sequence[str], marked: Set[str], rng: Random) -> PileState:
    """A pile with the marked things spread evenly. A-R8: over up to five stacks, whose sizes and
    numbers of marked things differ by one at the most, the larger ones first."""
    random = rng.random
    shuffled = sorted(things, key=lambda _: random())
    special = sum(thing in marked for thing in things) if marked else 0
    count = min(MOST_STACKS, special)
    if count < 2:
        return PileState(name, tuple(shuffled))
    sizes, marks = _shares(len(things), count), _shares(special, count)
    stacks = tuple(zip(sizes, marks, strict=True))
    return PileState(name, tuple(_spread(shuffled, marked, stacks, rng)), stacks=stacks)


def _shares(total: int, count: int) -> list[int]:
    each, more = divmod(total, count)
    return [each + (number < more) for number in range(count)]


def _spread(
    things: Sequence[str], marked: Set[str], stacks: Sequence[Stack], rng: Random
) -> list[str]:
    """Shuffled things put into stacks, each with as many marked ones as it must have."""
    special = iter([thing for thing in things if thing in marked])
    plain = iter([thing for thing in things if thing not in marked])
    spread = []
    for size, marks in stacks:
        here = [True] * marks + [False] * (size - marks)
        rng.shuffle(here)
        spread += [next(special if mark else plain) for mark in here]
    return spread


class Piles:
    """The piles of a game, as they began and how far they have been drawn from."""

    def __init__(self, begun: Sequence[PileState], marked: Set[str]) -> None:
        self.begun: Final = begun
        self.marked: Final = marked
        self.things: Final = [list(pile.things) for pile in begun]
        self.drawn: Final = [0] * len(begun)
        self.given: tuple[str, ...] = ()
        """What the draws of the move being made are to bring, as far as that is said."""
        self.asking = False
        """Whether a draw that is not given only asks what it may bring."""

    def rest(self, pile: int) -> list[str]:
        """What has not been drawn, the next thing first."""
        return self.things[pile][self.drawn[pile] :]

    def left(self, pile: int) -> PileState:
        """A pile as it is now."""
        begun, things, drawn = self.begun[pile], self.things[pile], self.drawn[pile]
        stacks = left_of(begun.stacks, things[:drawn], self.marked)
        return PileState(begun.name, tuple(things[drawn:]), max(0, begun.known - drawn), stacks)

    def next(self, pile: int) -> Counter[str]:
        """What the next draw may bring, as far as anyone knows."""
        left = self.left(pile)
        if left.known:
            return Counter(left.things[:1])
        return chances(left.things, left.stacks, self.marked)

    def swaps_for(self, thing: str, pile: int) -> list[tuple[int, int]]:
        """The places to swap, in turn, so that a thing that may come next lies on top."""
        top, things, stacks = self.drawn[pile], self.things[pile], self.left(pile).stacks
        place = things.index(thing, top)
        if not stacks or place < top + stacks[0][0]:
            return [(place, top)]
        # Out of a later stack: what takes its place there must be marked like it.
        alike = thing in self.marked
        other = next(n for n in range(top, place) if (things[n] in self.marked) == alike)
        return [(place, other), (other, top)]


def left_of(stacks: Sequence[Stack], drawn: Sequence[str], marked: Set[str]) -> tuple[Stack, ...]:
    """What is left of the stacks after these draws."""
    left = []
    for size, marks in stacks:
        taken, drawn = drawn[:size], drawn[size:]
        if size > len(taken):
            left.append((size - len(taken), marks - sum(thing in marked for thing in taken)))
    return tuple(left)


def chances(things: Sequence[str], stacks: Sequence[Stack], marked: Set[str]) -> Counter[str]:
    """How likely each thing is to come next, as whole numbers that stand in that relation."""
    count = Counter(things)
    if not stacks:
        return count
    special = sum(count[thing] for thing in count if thing in marked)
    plain = len(things) - special
    size, marks = stacks[0]
    if not special or not plain:
        return count
    weights = {
        thing: number * (marks * plain if thing in marked else (size - marks) * special)
        for thing, number in count.items()
    }
    return Counter({thing: weight for thing, weight in weights.items() if weight})

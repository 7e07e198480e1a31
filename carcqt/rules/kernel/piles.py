"""What is drawn from, as the kernel keeps it: things in an order, of which some is known."""

from __future__ import annotations

from collections.abc import Sequence

from carcqt.rules.kernel.arrays import i64, vec
from carcqt.rules.kernel.journal import DRAWN, NONE, SWAPPED, filled
from carcqt.rules.kernel.noted import NotedRegions
from carcqt.rules.kernel.tables import Tables, packed


class Asking(Exception):  # noqa: N818
    """A draw whose outcome is not given: from which pile?"""

    def __init__(self, pile: int) -> None:
        super().__init__(pile)
        self.pile = pile


class Impossible(Exception):  # noqa: N818
    """A draw is to bring what it cannot: which draw of the move, from which pile?"""

    def __init__(self, draw: int, pile: int) -> None:
        super().__init__(draw, pile)
        self.draw = draw
        self.pile = pile


class FlatPiles(NotedRegions):
    def __init__(self, tables: Tables, players: i64, piles: i64) -> None:
        super().__init__(tables, players)
        self.thing: list[vec[i64]] = [filled(0, 0)] * piles
        """Of each pile, what it holds and has held, in the order it is drawn."""
        self.stack_end: list[vec[i64]] = [filled(0, 0)] * piles
        """Where marked things were spread over stacks, how many things there are up to each end."""
        self.stack_marks: list[vec[i64]] = [filled(0, 0)] * piles
        """And how many marked ones there are in each."""
        self.known = filled(piles, 0)
        """So many of the first are known in their order."""
        self.drawn = filled(piles, 0)
        self.draws: i64 = 0
        """How many things the last move has drawn for all to see, and the last of them."""
        self.last_drawn: i64 = NONE
        self.given: list[int] = []
        """What the draws of a move are to bring, as far as that is said."""
        self.asking = False
        """Whether a draw that is not given only asks what it may bring."""

    def set_pile(
        self, pile: i64, things: Sequence[int], known: i64, stacks: Sequence[tuple[int, int]]
    ) -> None:
        self.thing[pile] = packed(things)
        self.known[pile] = known
        self.drawn[pile] = 0
        ends: list[int] = []
        for size, _ in stacks:
            ends.append(size + (ends[-1] if ends else 0))
        self.stack_end[pile] = packed(ends)
        self.stack_marks[pile] = packed([marks for _, marks in stacks])

    def all_of(self, pile: i64) -> list[int]:
        """What a pile holds and has held."""
        return list(self.thing[pile])

    def is_empty(self, pile: i64) -> bool:
        return self.drawn[pile] == len(self.thing[pile])

    def draw(self, pile: i64) -> i64:
        """Draws what all will see: the outcome names it."""
        if len(self.given) > self.draws:
            self._bring_up(self.given[self.draws], pile)
        elif self.asking:
            raise Asking(pile)
        self.draws += 1
        self.last_drawn = self._take_next(pile, 1 + self.to_move)
        return self.last_drawn

    def draw_unseen(self, pile: i64) -> i64:
        """Draws what stays hidden, so that no outcome tells of it."""
        return self._take_next(pile, 0)

    def _take_next(self, pile: i64, shown: i64) -> i64:
        top = self.drawn[pile]
        self.drawn[pile] = top + 1
        thing = self.thing[pile][top]
        self.log(DRAWN, pile, thing, shown)
        return thing

    def _bring_up(self, thing: i64, pile: i64) -> None:
        """What is drawn next is to be this."""
        if not self.may_come(thing, pile):
            raise Impossible(self.draws, pile)
        self.put_on_top(thing, pile)

    def may_come(self, thing: i64, pile: i64) -> bool:
        """Whether a thing may be drawn next, as far as anyone knows."""
        if thing == NONE:
            return False
        top, things = self.drawn[pile], self.thing[pile]
        if top < self.known[pile]:
            return things[top] == thing
        others: i64 = 0
        there = False
        for place in range(top, len(things)):
            there = there or things[place] == thing
            if self.tables.marked[things[place]] != self.tables.marked[thing]:
                others += 1
        if not there or len(self.stack_end[pile]) == 0 or others == 0:
            return there
        # A-R8: of the first stack everyone knows how many marked things it still holds.
        stack = self.stack_of(top, pile)
        begin: i64 = self.stack_end[pile][stack - 1] if stack else 0
        marks = self.stack_marks[pile][stack]
        for place in range(begin, top):
            marks -= self.tables.marked[things[place]]
        left = self.stack_end[pile][stack] - top
        return marks > 0 if self.tables.marked[thing] else left - marks > 0

    def stack_of(self, place: i64, pile: i64) -> i64:
        """The stack that a place of a pile belongs to."""
        stack: i64 = 0
        while self.stack_end[pile][stack] <= place:
            stack += 1
        return stack

    def put_on_top(self, thing: i64, pile: i64) -> None:
        """Swaps things so that one which may come next lies on top."""
        top, things = self.drawn[pile], self.thing[pile]
        place = top
        while things[place] != thing:
            place += 1
        ends = self.stack_end[pile]
        if len(ends) and place >= ends[self.stack_of(top, pile)]:
            # Out of a later stack: what takes its place there must be marked like it.
            other = top
            while self.tables.marked[things[other]] != self.tables.marked[thing]:
                other += 1
            self._swap(pile, place, other)
            place = other
        self._swap(pile, place, top)

    def _swap(self, pile: i64, one: i64, other: i64) -> None:
        things = self.thing[pile]
        things[one], things[other] = things[other], things[one]
        self.log(SWAPPED, pile, one, other)

    def take_back(self, what: i64, a: i64, b: i64, c: i64) -> None:
        if what == DRAWN:
            self.drawn[a] -= 1
        elif what == SWAPPED:
            things = self.thing[a]
            things[b], things[c] = things[c], things[b]
        else:
            super().take_back(what, a, b, c)

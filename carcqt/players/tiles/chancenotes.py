"""Chances of regions that the turns tried from one position leave alone, with where they go on.

They are good as long as the kernel's notes of held regions are, see `carcqt.rules.kernel.noted`.
"""

from __future__ import annotations

from typing import Final

from carcqt.rules.kernel.arrays import i64, vec
from carcqt.rules.kernel.journal import NONE, filled, grown
from carcqt.rules.kernel.kernel import Kernel

UNKNOWN: Final[i64] = -(1 << 60)
"""Points that nobody has worked out yet."""
_MOST_WAITING: Final[i64] = 32
"""Seats with as many waiting pieces, or more, are not told apart: nothing is noted for them."""


class ChanceNotes:
    """For each noted region, its open squares, and what followed from them for those who lead.

    A chance depends on the turns left and on how many pieces wait, too: its situation. With a piece
    placed or not, two situations take turns, so there is room for two.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel: Final = kernel
        room = len(kernel.parent)
        self._ends_of = filled(room, 0)
        """For each root, the number of the kernel's notes that its open squares belong to."""
        self._first = filled(room, 0)
        self._count = filled(room, 0)
        """For each root, where its open squares are in the lists, and how many there are."""
        self._used: i64 = 0
        """How many open squares the lists hold."""
        self._square = filled(64, 0)
        self._asked = filled(64, 0)
        """For each open square, what it asked, and whether its row was closed."""
        self._side = filled(64, 0)
        """For each open square, the side where the region comes in."""
        self._situation: i64 = NONE
        self._half: i64 = 0
        self._chance_of = filled(2 * room, 0)
        """For each root × half, the number of the kernel's notes that the chance belongs to."""
        self._chance_in = filled(2 * room, 0)
        self._chance_for = filled(2 * room, 0)
        """For each root × half, the situation, and the seats that lead."""
        self.sure = filled(2 * room, 0)
        self.soon = filled(2 * room, 0)
        self.points = filled(2 * room, 0)
        """For each root × half, the chance, that within a few turns, and points; or UNKNOWN."""

    def begin(self) -> None:
        """Start with nothing noted, once the kernel has noted its held regions."""
        self._used = 0
        room = len(self.kernel.parent)
        if room > len(self._ends_of):
            self._ends_of = filled(room, 0)
            self._first = filled(room, 0)
            self._count = filled(room, 0)
            self._chance_of = filled(2 * room, 0)
            self._chance_in = filled(2 * room, 0)
            self._chance_for = filled(2 * room, 0)
            self.sure = filled(2 * room, 0)
            self.soon = filled(2 * room, 0)
            self.points = filled(2 * room, 0)

    def add_ends(self, root: i64, count: i64, squares: vec[i64], asks: vec[i64]) -> None:
        """Note the first `count` open squares of a region, with 4 × what they ask + side."""
        kernel = self.kernel
        first = self._used
        self._used += count
        if self._used > len(self._square):
            self._square = grown(self._square, 2 * self._used, 0)
            self._asked = grown(self._asked, 2 * self._used, 0)
            self._side = grown(self._side, 2 * self._used, 0)
        for place in range(count):
            square = squares[place]
            self._square[first + place] = square
            self._asked[first + place] = self._asked_at(square)
            self._side[first + place] = asks[place] & 3
        self._ends_of[root] = kernel.noted
        self._first[root] = first
        self._count[root] = count

    def _asked_at(self, square: i64) -> i64:
        asked = 2 * self.kernel.asks[square]
        return asked + 1 if self.kernel.slot[square] == NONE else asked

    def load_ends(self, root: i64, squares: vec[i64], asks: vec[i64]) -> i64:
        """Put the open squares of a region, with what they ask now, where they are looked for.

        Return how many there are; NONE if the region has changed, or was never noted.
        """
        kernel = self.kernel
        if not kernel.is_as_noted(root) or self._ends_of[root] != kernel.noted:
            return NONE
        first, count = self._first[root], self._count[root]
        for place in range(count):
            square = self._square[first + place]
            squares[place] = square
            asks[place] = 4 * kernel.asks[square] + self._side[first + place]
        return count

    def set_situation(self, left: i64, waiting: vec[i64]) -> None:
        """Say in which situation chances are asked for from now on."""
        kernel = self.kernel
        situation = left * kernel.players + kernel.to_move
        total: i64 = 0
        for seat in range(kernel.players):
            if waiting[seat] >= _MOST_WAITING:
                self._situation = NONE
                return
            situation = situation * _MOST_WAITING + waiting[seat]
            total += waiting[seat]
        self._situation = situation
        self._half = total & 1

    def place_of(self, root: i64) -> i64:
        """Return where the chance of a region is noted, or would be; NONE if it cannot be.

        A region that goes on at a square where something else is asked now has another chance.
        """
        kernel = self.kernel
        if not kernel.is_as_noted(root) or self._ends_of[root] != kernel.noted:
            return NONE
        if self._situation == NONE:
            return NONE
        first = self._first[root]
        for place in range(first, first + self._count[root]):
            if self._asked[place] != self._asked_at(self._square[place]):
                return NONE
        return 2 * root + self._half

    def knows(self, place: i64, leaders: i64) -> bool:
        """Return whether the chance is noted there, in this situation and for these seats."""
        return (
            self._chance_of[place] == self.kernel.noted
            and self._chance_in[place] == self._situation
            and self._chance_for[place] == leaders
        )

    def note(self, place: i64, leaders: i64, sure: i64, soon: i64) -> None:
        self._chance_of[place] = self.kernel.noted
        self._chance_in[place] = self._situation
        self._chance_for[place] = leaders
        self.sure[place] = sure
        self.soon[place] = soon
        self.points[place] = UNKNOWN

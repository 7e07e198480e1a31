"""Events, read off the kernel's journal when somebody looks at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from carcqt.rules.events import (
    Completed,
    Discarded,
    Drawn,
    Ended,
    Event,
    Item,
    Laid,
    Placed,
    Returned,
    Scored,
)
from carcqt.rules.geometry import SQUARES
from carcqt.rules.kernel import journal as j
from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.tilelaying.names import Names


class Happenings:
    """Tells what happened. A subclass tells of what only its game has."""

    lines: ClassVar[tuple[str, ...]] = ()
    """The lines of breakdowns, by the kernel's numbers."""

    kernel: Kernel

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.kernel = names.kernel

    def read_move(self, move: int, serial: int) -> list[Event]:
        """The events of one move, which must not have been taken back."""
        kernel = self.kernel
        if kernel.moves < move or kernel.serial_of(move) != serial:
            raise LookupError("the move was taken back before anyone read its events")
        return self.read(kernel.begun[move - 1], kernel.end_of(move - 1))

    def read(self, begin: int, end: int) -> list[Event]:
        """The events of a stretch of the journal."""
        kernel, entry = self.kernel, self.kernel.entry
        events: list[Event] = []
        seat, final = j.NONE, -1
        for at in range(begin, end, j.WIDTH):
            what, a, b, c = entry[at], entry[at + 1], entry[at + 2], entry[at + 3]
            if what == j.BEGUN:
                seat = b
            elif what == j.LAID:
                if seat == j.NONE:
                    # It lay there from the start.
                    continue
                square = SQUARES[kernel.squares.cell[c]]
                events.append(Laid(seat, self.names.tile(a), square, b))
            elif what == j.PLACED:
                origin = None if c == j.NONE else self.names.spot(c)
                piece = self.names.piece(b)
                events.append(Placed(b // kernel.kinds, piece, self.names.spot(a), origin))
            elif what == j.COMPLETED:
                kind, size = self.names.kind(b), kernel.size(b)
                events.append(Completed(kind, self.names.spot(a), size))
            elif what == j.SCORED:
                events.append(self.scored(a, c, closed=final < 0))
            elif what == j.RETURNED:
                piece = self.names.piece(b)
                events.append(Returned(b // kernel.kinds, piece, self.names.spot(a)))
            elif what == j.DRAWN and c:
                pile = self.names.description.piles[a]
                events.append(Drawn(c - 1, pile, self.names.tile(b)))
            elif what == j.GONE and b != j.NONE:
                pile = self.names.description.piles[b]
                events.append(Discarded(c, pile, self.names.tile(a)))
            elif what == j.ENDING:
                final = len(events)
            elif what == j.TOLD:
                events += self.told(a, b, c)
        if final >= 0:
            scores = tuple(kernel.scores())
            best = max(scores)
            winners = tuple(seat for seat, score in enumerate(scores) if score == best)
            events.append(Ended(scores, winners, len(events) - final))
        return events

    def scored(self, seat: int, cause: int, *, closed: bool) -> Scored:
        if cause < 0:
            return self.scored_beyond(seat, cause)
        items = self.items(cause, closed=closed)
        return Scored(seat, self.names.kind(cause), self.names.spot(cause), items)

    def items(self, root: int, *, closed: bool) -> tuple[Item, ...]:
        """The breakdown of what a region is worth."""
        return self.read_items(self.kernel.breakdown(root, closed))

    def read_items(self, lines: Sequence[int]) -> tuple[Item, ...]:
        return tuple(
            Item(self.lines[lines[at]], lines[at + 1], lines[at + 2])
            for at in range(0, len(lines), 3)
        )

    def scored_beyond(self, seat: int, cause: int) -> Scored:
        """Points for something that is not a region."""
        raise NotImplementedError

    def told(self, what: int, a: int, b: int) -> Iterator[Event]:
        """What only this game tells of."""
        raise NotImplementedError

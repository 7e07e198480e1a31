"""What happens when a move is made, as typed values. Each knows who may see it."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from carcqt.rules.geometry import Square
from carcqt.rules.values import value


@value
class Event:
    unforeseen: ClassVar[bool] = False
    """It tells what nobody, or not everybody, could know before."""
    name: ClassVar[str] = ""
    """What plain data calls it, where that is not its class."""

    def for_seat(self, seat: int | None) -> Event | None:
        """What this seat sees of it; `None` asks for what the whole table sees."""
        return self

    @property
    def drawn_from(self) -> str | None:
        """The pile that something was drawn from for all to see."""
        return None


@value
class Spot:
    """A zone of the tile whose north-west square is this one."""

    square: Square
    zone: str


@value
class Item:
    """One line of a breakdown: so many of these, so many points each."""

    what: str
    count: int
    each: int


def points(items: tuple[Item, ...]) -> int:
    total = 0
    for item in items:
        total += item.count * item.each
    return total


@value
class Drawn(Event):
    unforeseen: ClassVar[bool] = True
    seat: int
    pile: str
    tile: str

    @property
    def drawn_from(self) -> str:
        return self.pile


@value
class Discarded(Event):
    """A drawn tile fits nowhere and leaves the game."""

    seat: int
    pile: str
    tile: str


@value
class Laid(Event):
    seat: int
    tile: str
    square: Square
    turn: int


@value
class Placed(Event):
    seat: int
    piece: str
    spot: Spot
    origin: Spot | None = None
    """Where it stood before, if it did not come from the supply."""


@value
class Completed(Event):
    """A region has no open end left."""

    kind: str
    spot: Spot
    size: int


@value
class Scored(Event):
    seat: int
    source: str
    spot: Spot | None
    items: tuple[Item, ...]


@value
class Returned(Event):
    """A piece goes back to its owner's supply."""

    seat: int
    piece: str
    spot: Spot


@value
class Ended(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    final: int = field(default=0, compare=False)
    """How many of the events before it are the final scoring; the rest came of the last move."""

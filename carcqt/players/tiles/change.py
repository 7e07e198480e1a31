"""One turn that has been made, beside doing nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from carcqt.players.evaluation import Evaluation, PartKind
from carcqt.players.facts import Fact
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.events import Event, Placed, Returned


class TurnChange:
    """What changes with a turn; the game is in the position after it."""

    def __init__(
        self, view: Viewpoint, nothing: Evaluation, after: Evaluation, events: Sequence[Event]
    ) -> None:
        self.view, self.nothing, self.after, self.events = view, nothing, after, events
        self.placed = [event for event in events if isinstance(event, Placed)]
        self.returned = [event for event in events if isinstance(event, Returned)]

    def gained(self, kind: PartKind, seat: int, what: str | None = None) -> float:
        """Return the points that all parts of a kind have gained, or those of one thing."""
        now, was = (
            sum(
                part.points
                for part in each.parts
                if part.kind is kind and part.seat == seat and what in (None, part.what)
            )
            for each in (self.after, self.nothing)
        )
        return now - was

    def worth(self, kind: PartKind, seat: int) -> float:
        """Return the same as a share of the turn's worth."""
        return self.view.share(seat) * self.gained(kind, seat)


class Mechanism(Protocol):
    """Finds facts about things that only one game has; made in the position before a turn."""

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        """Yield the facts about one turn."""

    def at_end(self, events: Sequence[Event], rest: float) -> Iterator[Fact]:
        """Yield facts about the last turn; `rest` is the worth that no points explain."""


class NoMechanism:
    """For games of regions and pieces alone."""

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        yield from ()

    def at_end(self, events: Sequence[Event], rest: float) -> Iterator[Fact]:
        yield from ()

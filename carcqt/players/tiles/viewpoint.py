"""How one seat looks at a game of tiles: whose gain is its own, and what a turn changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.players.evaluator import lead
from carcqt.players.facts import Fact
from carcqt.rules.events import Event, Placed, Returned, Scored, Spot, points
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying

Scores = Counter[tuple[int, str]]
"""Points by seats and sources."""


class Viewpoint:
    """The view of the seat to move; the game may move on from there, and comes back."""

    def __init__(self, game: TileLaying, here: Evaluation) -> None:
        self.game: Final = game
        self.seat: Final = game.to_move
        others = [seat for seat in range(game.players) if seat != self.seat]
        self._rival: Final = max(others, key=here.total)
        """The best of the others."""
        self._systems: Final = {system.id for system in game.description.systems}
        terrains = game.description.terrains
        self.completes: Final = {terrain.id for terrain in terrains if terrain.completes}
        self.roaming: Final = {piece.id for piece in game.description.pieces if piece.roams}

    def _system(self, what: str) -> str | None:
        return what if what in self._systems else None

    def root(self, spot: Spot, what: str) -> int:
        return self.game.root(spot.square, spot.zone, self._system(what))

    def root_of(self, part: Part) -> int:
        """Return the root of the region that a part is about."""
        assert part.spot is not None
        return self.root(part.spot, part.what)

    def region(self, spot: Spot, what: str) -> Region:
        return self.game.region(spot.square, spot.zone, self._system(what))

    def key(self, part: Part) -> object:
        """Return what is the same for the same part in another position."""
        where = part.what if part.spot is None else self.root_of(part)
        return part.kind, part.seat, where

    def lead(self, evaluation: Evaluation) -> float:
        totals = [evaluation.total(seat) for seat in range(self.game.players)]
        return lead(totals, self.seat)

    def share(self, seat: int) -> float:
        """Return how much of what a seat gains puts this one ahead: the best of several others
        counts by itself and with them all."""
        if seat == self.seat:
            return 1.0
        others = self.game.players - 1
        return -(1.0 / others + (1.0 if seat == self._rival else 0.0)) / 2

    def gain(self, was: Evaluation, now: Evaluation) -> float:
        """Return how much further ahead the seat is."""
        seats = range(self.game.players)
        return sum(self.share(seat) * (now.total(seat) - was.total(seat)) for seat in seats)

    def scores(self, events: Sequence[Event]) -> Scores:
        """Return the points that all can see."""
        found: Scores = Counter()
        for event in events:
            if isinstance(event, Scored) and event.source not in self.game.private_sources:
                found[event.seat, event.source] += points(event.items)
        return found


class TurnChange:
    """What one turn changes beside doing nothing; the game is in the position after it."""

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


class Mechanism:
    """Finds facts about things that only one game has; made in the position before a turn."""

    def __init__(self, view: Viewpoint) -> None:
        self.view: Final = view

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        """Yield the facts about one turn."""
        yield from ()

    def at_end(self, events: Sequence[Event], rest: float) -> Iterator[Fact]:
        """Yield facts about the last turn; `rest` is the worth that no points explain."""
        yield from ()

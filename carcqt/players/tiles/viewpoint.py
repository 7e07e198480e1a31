"""How one seat looks at a game of tiles: whose gain is its own, and which region is which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from carcqt.players.evaluation import Evaluation, Part
from carcqt.players.evaluator import lead
from carcqt.rules.events import Event, Scored, Spot, points
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying

Scores = Counter[tuple[int, str]]
"""Points by seats and sources."""


class Viewpoint:
    """Of the seat to move; the game may move on from there, and comes back."""

    def __init__(self, game: TileLaying, here: Evaluation) -> None:
        self.game: Final = game
        self.seat: Final = game.to_move
        others = [seat for seat in range(game.players) if seat != self.seat]
        self._rival: Final = max(others, key=here.total)
        """The best of the others."""
        self._systems: Final = {system.id for system in game.description.systems}
        self.completes: Final = {
            terrain.id for terrain in game.description.terrains if terrain.completes
        }
        self.roaming: Final = {piece.id for piece in game.description.pieces if piece.roams}

    def _system(self, what: str) -> str | None:
        return what if what in self._systems else None

    def root(self, spot: Spot, what: str) -> int:
        return self.game.root(spot.square, spot.zone, self._system(what))

    def region(self, spot: Spot, what: str) -> Region:
        return self.game.region(spot.square, spot.zone, self._system(what))

    def key(self, part: Part) -> object:
        """What is the same part in another position."""
        where = part.what if part.spot is None else self.root(part.spot, part.what)
        return part.kind, part.seat, where

    def lead(self, evaluation: Evaluation) -> float:
        totals = [evaluation.total(seat) for seat in range(self.game.players)]
        return lead(totals, self.seat)

    def share(self, seat: int) -> float:
        """How much of what a seat gains puts the one that looks ahead: the best of several others
        counts by itself and with them all."""
        if seat == self.seat:
            return 1.0
        others = self.game.players - 1
        return -(1.0 / others + (1.0 if seat == self._rival else 0.0)) / 2

    def gain(self, was: Evaluation, now: Evaluation) -> float:
        """How much further ahead the seat is."""
        return sum(
            self.share(seat) * (now.total(seat) - was.total(seat))
            for seat in range(self.game.players)
        )

    def scores(self, events: Sequence[Event]) -> Scores:
        """As far as all can see."""
        found: Scores = Counter()
        for event in events:
            if isinstance(event, Scored) and event.source not in self.game.private_sources:
                found[event.seat, event.source] += points(event.items)
        return found

"""Finds who has pieces in a region that is scored and gets nothing for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carcqt.play.summary import FinalStep
from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying


@dataclass(frozen=True, slots=True)
class Outdone:
    """A seat whose pieces in a region score nothing."""

    seat: int
    kind: str
    """Of the region."""
    own: int
    """What its pieces count there."""
    most: int
    """What those count of the seat that scores."""

    @property
    def is_outnumbered(self) -> bool:
        """Whether it has fewer; otherwise a rule puts other pieces first."""
        return self.own < self.most


def outdone_in(game: Game[Any], step: FinalStep) -> Sequence[Outdone]:
    """Return who gets nothing for the region of a step, in a game that is over. Pieces that have
    been taken back by then are not counted."""
    if not isinstance(game, TileLaying) or step.spot is None or not step.seats:
        return ()
    systems = {system.id for system in game.description.systems}
    system = step.source if step.source in systems else None
    region = game.region(step.spot.square, step.spot.zone, system)
    most = max(region.followers[seat] for seat in step.seats)
    if not most:
        return ()
    return [
        Outdone(seat, region.kind, count, most)
        for seat, count in enumerate(region.followers)
        if count and seat not in step.seats
    ]

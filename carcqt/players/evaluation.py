"""How a position stands, in parts that facts about turns are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from carcqt.rules.events import Spot


class PartKind(Enum):
    """What a position is valued by."""

    SCORED = "scored"
    """Points on the score track."""
    REGION = "region"
    """What may still be completed, or scores at the end, by how likely that is."""
    HAND = "hand"
    """Pieces that can still be placed, by how many turns are left."""
    BONUS = "bonus"
    """A turn more."""
    HELD = "held"
    """What lies in front of a seat and scores at the end: tokens, missions, species."""
    PLACE = "place"
    """Where something of the seat's stands: boat, tent, guide."""
    JOINS = "joins"
    """A field that may become one with another's."""
    OPEN = "open"
    """A region that nobody has, and whoever moves next may get."""


@dataclass(frozen=True, slots=True)
class Part:
    seat: int
    kind: PartKind
    points: float
    what: str = ""
    """The terrain, system, piece or source of points."""
    spot: Spot | None = None
    """A zone of the region."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How a position stands, in points."""

    parts: tuple[Part, ...]

    def total(self, seat: int) -> float:
        return sum(part.points for part in self.parts if part.seat == seat)

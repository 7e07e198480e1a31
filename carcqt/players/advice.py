"""What a position is worth and why a turn is good, as values; `carcqt/words` has sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from carcqt.rules.events import Spot
from carcqt.rules.game import Turn


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


@dataclass(frozen=True, slots=True)
class Part:
    seat: int
    kind: PartKind
    points: float
    what: str = ""
    """The terrain, system, piece or source of points."""
    spot: Spot | None = None
    """A zone of the region."""
    village: str = ""
    """On a map."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How a position stands, in points."""

    parts: tuple[Part, ...]

    def total(self, seat: int) -> float:
        return sum(part.points for part in self.parts if part.seat == seat)


class ReasonKind(Enum):
    CLOSES = "closes"
    """Points at once for the seat."""
    GIVES = "gives"
    """Points at once for somebody else."""
    FINAL = "final"
    """More points at the end of the game than by doing nothing, or fewer."""
    BONUS = "bonus"
    """A turn more."""
    HOME = "home"
    """So many pieces come home."""
    SPENDS = "spends"
    """So many pieces fewer in hand."""
    WAITS = "waits"
    """Pieces out there will come home sooner, or later."""
    CLAIMS = "claims"
    """Begins to hold a region."""
    GROWS = "grows"
    """A region of the seat's own becomes worth more, or more likely."""
    LOSES = "loses"
    """A region of the seat's own becomes worth less, or less likely."""
    SHARES = "shares"
    """Gets a share in what was another's alone."""
    TAKES = "takes"
    """Takes the lead in what was another's."""
    SPOILS = "spoils"
    """Another's region becomes worth less, or less likely."""
    HELPS = "helps"
    """Another's region becomes worth more, or more likely."""
    ADVANCES = "advances"
    """Boat, tent, guide: something stands better, or worse."""
    COLLECTS = "collects"
    """Tokens, species: something that scores at the end."""
    FOLLOWS = "follows"
    """What may come of it later, beyond how it looks."""
    REST = "rest"
    """Whatever is too small to be told."""
    KEEPS = "keeps"
    """Keeps a piece in hand for later."""
    AVOIDS = "avoids"
    """What most other turns would cost."""
    QUIET = "quiet"
    """Nothing can be gained any more."""


UNCOUNTED: Final = (ReasonKind.KEEPS, ReasonKind.AVOIDS, ReasonKind.QUIET)
"""What is no part of what a turn is worth."""


class Effect(Enum):
    """What a turn does to a region, or to pieces out there."""

    LARGER = "larger"
    LARGER_HARDER = "larger-harder"
    """It has grown, but is less likely to be completed."""
    LARGER_POORER = "larger-poorer"
    LARGER_NARROWER = "larger-narrower"
    EASIER = "easier"
    HARDER = "harder"
    RICHER = "richer"
    POORER = "poorer"
    NARROWER = "narrower"
    """There are fewer squares where it goes on."""
    SOONER = "sooner"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Reason:
    kind: ReasonKind
    points: float
    """How much of the turn's worth it is; less than nothing if it speaks against it."""
    seat: int
    """Whose region, piece or points."""
    what: str = ""
    """The terrain, system, piece or source of points."""
    count: int = 0
    """Points scored, pieces come home, spaces moved: whole numbers to be named."""
    spot: Spot | None = None
    village: str = ""
    effect: Effect | None = None
    ahead: int | None = None
    """How far the seat is ahead with it, where places are compared,"""
    rival: int | None = None
    """and of whom."""
    is_secret: bool = False
    """It tells of what the seat alone may know."""
    complete: tuple[int, int] | None = None
    """What a region would bring once complete, before and now, where that leaps."""
    more: tuple[int, ...] = ()
    """Further numbers to be named."""
    beside: str = ""
    """Another village, or species, that it is compared by."""


def is_seen(reason: Reason) -> bool:
    """Whether it is to be told however little it is worth: points at once, what another would have
    more if the game ended now, what is moved."""
    if reason.kind in (ReasonKind.HELPS, ReasonKind.SPOILS):
        return reason.count > 0 or reason.complete is not None
    sails = reason.ahead is not None and reason.count > 0
    moved = reason.kind is ReasonKind.ADVANCES and (reason.spot is not None or sails)
    return moved or reason.kind in (ReasonKind.CLOSES, ReasonKind.GIVES)


def importance(reason: Reason) -> tuple[bool, bool, bool, float]:
    """What is told first comes first: points at once, then what counts most; that pieces wait
    follows from something else."""
    waits = reason.kind is ReasonKind.WAITS
    return reason.kind is not ReasonKind.CLOSES, reason.points < 0, waits, -reason.points


@dataclass(frozen=True, slots=True)
class Advice:
    turn: Turn
    """The moves until the next draw or seat."""
    points: float
    """How far ahead the seat will probably be after it, in points."""
    reasons: tuple[Reason, ...] = ()
    """The most important first."""
    gain: float = 0.0
    """How much further ahead it looks than doing nothing."""

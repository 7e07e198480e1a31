"""What a position is worth and why a turn is good, as values; `carcqt/words` has sentences."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from carcqt.rules.events import Item, Spot
from carcqt.rules.game import Turn
from carcqt.rules.geometry import Square


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
    JOINS = "joins"
    """A field may become one with another's by one tile more."""
    LEAVES = "leaves"
    """Leaves a region that nobody has to whoever moves next."""
    HELPS = "helps"
    """Another's region becomes worth more, or more likely."""
    ADVANCES = "advances"
    """Boat, tent, guide: something stands better, or worse."""
    COLLECTS = "collects"
    """Tokens, species: something that scores at the end; POORER, if it is lost to all."""
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


_OTHERS: Final = (ReasonKind.HELPS, ReasonKind.SPOILS)
_LEAP: Final = 3
"""Points that a region must bring more once complete for that to be told, however likely it is."""
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
    SHARED = "shared"
    """It is one with a region of another's, and both have it."""
    NARROWER = "narrower"
    """There are fewer squares where it goes on."""
    SOONER = "sooner"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a region stands, as everyone can see on the board."""

    worth: int
    """Points once complete, at least; of what never is, if the game ended now."""
    secured: int
    """Points if the game ended now."""
    ends: int
    """Open squares that it needs, or may grow to."""
    prizes: tuple[tuple[str, int], ...]
    """What completing it brings beside points."""
    left: int
    """Tiles to come,"""
    fits: int | None = None
    """of which so many fit the narrowest of those squares, if it can be completed,"""
    closers: int | None = None
    """and so many complete it, if only one square is missing;"""
    closed: tuple[int, int] = (0, 0)
    """for so many points, at least and at most."""
    squares: tuple[Square, ...] = field(default=(), compare=False)
    """Those that are to be filled, the narrowest first: where, not how."""


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
    was: Outlook | None = None
    """How a region stood before the turn, and stands after it."""
    now: Outlook | None = None
    items: tuple[Item, ...] = ()
    """What points at once are for,"""
    expected: int = 0
    """and how many were to be expected of it anyway."""
    stakes: int = 0
    """What whoever is ahead may still win."""
    more: tuple[int, ...] = ()
    """Further numbers to be named."""
    beside: str = ""
    """Another village, or species, that it is compared by."""
    part: PartKind | None = None
    """What later turns bring more or less of."""
    squares: tuple[Square, ...] = field(default=(), compare=False)
    """Where it may happen, if the region does not tell."""

    @property
    def wanted(self) -> tuple[Square, ...]:
        """The squares where what it speaks of goes on."""
        return self.squares or (self.now.squares if self.now else ())

    @property
    def needed(self) -> tuple[Square, ...]:
        """Those that must be filled, the hardest first."""
        return self.squares or (self.now.squares if self.now and self.now.fits is not None else ())

    @property
    def hardest(self) -> Square | None:
        return self.needed[0] if self.needed and not self.squares else None

    @property
    def leaps(self) -> bool:
        """Whether a region brings much more once complete."""
        was, now = self.was, self.now
        if was is None or now is None:
            return False
        return was.worth > 0 and now.worth - was.worth >= _LEAP


def is_seen(reason: Reason) -> bool:
    """Whether it is to be told however little it is worth: points at once, what another would have
    more if the game ended now, what is moved, used or lost."""
    if reason.kind in (ReasonKind.GROWS, ReasonKind.LOSES, ReasonKind.HELPS, ReasonKind.SPOILS):
        return reason.count > 0 or (reason.leaps and reason.kind in _OTHERS)
    if reason.kind is ReasonKind.SPENDS:
        return reason.ahead is not None and reason.count > 0
    if reason.kind is ReasonKind.COLLECTS:
        return reason.effect is Effect.POORER
    sails = reason.ahead is not None and reason.count > 0
    moved = reason.kind is ReasonKind.ADVANCES and (reason.spot is not None or sails)
    return moved or reason.kind in (ReasonKind.CLOSES, ReasonKind.GIVES)


_COMPLETING: Final = (ReasonKind.CLOSES, ReasonKind.BONUS, ReasonKind.HOME)
"""What completing something brings."""


def _aim(reason: Reason) -> tuple[str, str, int]:
    """What has the same aim is told together: another is held back in several ways."""
    if reason.kind in _COMPLETING:
        return "completes", "", reason.seat
    is_harm = (
        reason.kind is ReasonKind.SPOILS
        or (reason.kind is ReasonKind.WAITS and reason.effect is Effect.LATER)
        or (reason.kind is ReasonKind.ADVANCES and reason.effect is Effect.POORER)
    )
    return ("harms", "", reason.seat) if is_harm else (reason.kind.value, reason.what, reason.seat)


def ordered(reasons: Iterable[Reason]) -> list[Reason]:
    """What brings most comes first, with all that has the same aim; what costs comes last."""
    found = list(reasons)
    totals = defaultdict[tuple[str, str, int], float](float)
    for each in found:
        totals[_aim(each)] += max(0.0, each.points)

    def place(reason: Reason) -> tuple[bool, float, tuple[str, str, int], int, float]:
        if reason.points < 0:
            return True, 0.0, ("", "", 0), 0, -reason.points
        aim = _aim(reason)
        scored = -reason.count if reason.kind is ReasonKind.CLOSES and round(reason.points) else 0
        # That pieces wait follows from something else.
        later = 1 if reason.kind is ReasonKind.WAITS else scored
        return False, -totals[aim] if reason.points else 0.0, aim, later, -reason.points

    return sorted(found, key=place)


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
    seat: int = 0
    later: tuple[Part, ...] = ()
    """What later turns bring beyond what they bring after the best turn."""

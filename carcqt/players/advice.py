"""What a position is worth and why a turn is good, as values; `carcqt/words` has sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

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
    """Points at once, for something that the turn completes."""
    BONUS = "bonus"
    """A turn more."""
    HOME = "home"
    """So many pieces come home."""
    CLAIMS = "claims"
    """Begins to hold a region that will probably bring so much."""
    GROWS = "grows"
    """A region of the seat's own becomes worth more, or more likely."""
    SHARES = "shares"
    """Gets a share in what was another's alone."""
    TAKES = "takes"
    """Takes the lead in what was another's."""
    SPOILS = "spoils"
    """Another's region becomes worth less, or less likely."""
    TRAPS = "traps"
    """Another's piece will come home later, or not at all."""
    KEEPS = "keeps"
    """Keeps a piece in hand for later."""
    QUIET = "quiet"
    """Nothing for the seat, but nothing for others either."""
    ADVANCES = "advances"
    """Boat, tent, guide: something stands better."""
    COLLECTS = "collects"
    """Tokens, species: something that scores at the end."""
    AVOIDS = "avoids"
    """What about half of all other turns would cost."""
    BEATS = "beats"
    """So much more than an ordinary turn, where nothing else can be named."""
    GIVES = "gives"
    """Points at once for somebody else: what speaks against it."""
    HELPS = "helps"
    """A region of somebody else becomes worth more, or more likely: that, too."""
    LOSES = "loses"
    """A region of the seat's own becomes worth less, or less likely."""


@dataclass(frozen=True, slots=True)
class Reason:
    kind: ReasonKind
    points: float
    """How much of the turn's worth it is."""
    seat: int
    """Whose region, piece or points."""
    what: str = ""
    """The terrain, system, piece or source of points."""
    count: int = 0
    """Points scored, pieces come home, spaces moved: whole numbers to be named."""
    spot: Spot | None = None
    village: str = ""


@dataclass(frozen=True, slots=True)
class Advice:
    turn: Turn
    """The moves until the next draw or seat."""
    points: float
    """How far ahead the seat will probably be after it, in points."""
    reasons: tuple[Reason, ...] = ()
    """The most important first."""

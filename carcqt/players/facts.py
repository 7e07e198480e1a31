"""What a turn does, as values: each class of facts has one meaning, and each field of it, too.

Facts that only one game has are in its modules; `carcqt/words/hints` has a sentence for each class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from carcqt.players.evaluation import Part, PartKind
from carcqt.players.telling import TELLING
from carcqt.rules.events import Item, Spot
from carcqt.rules.game import Turn
from carcqt.rules.geometry import Square


@dataclass(frozen=True, slots=True)
class Standing:
    """How a region stands, as everyone can see on the board."""

    worth: int
    """Points once complete, at least; of a field, if the game ended now."""
    secured: int
    """Points if the game ended now."""
    ends: int
    """Open squares that it needs, or may grow to."""
    prizes: tuple[tuple[str, int], ...]
    """Things beside points that completing it brings, and how many."""
    left: int
    """Tiles to come."""
    fits: int | None = None
    """Tiles to come that fit the hardest of its open squares; `None` for a field."""
    closers: int | None = None
    """Tiles to come that complete it; `None` if more than one square is missing."""
    closed: tuple[int, int] = (0, 0)
    """The least and the most points with one of these tiles."""
    squares: tuple[Square, ...] = field(default=(), compare=False)
    """The open squares, the hardest first."""

    @property
    def is_field(self) -> bool:
        return self.fits is None

    @property
    def told(self) -> tuple[object, ...]:
        """The figures by which a region is described."""
        if self.is_field:
            return self.worth, self.ends
        if not self.fits or not self.ends:
            return (self.secured,)
        if self.closers is None:
            return self.worth, self.prizes, self.ends
        return self.closers, self.closed, self.prizes, self.secured


@dataclass(frozen=True, slots=True)
class Glow:
    """Where on the board a fact is."""

    spot: Spot
    kind: str
    squares: tuple[Square, ...] = ()
    """The squares where the region goes on."""
    hardest: Square | None = None
    """The square that is hardest to fill."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One effect of a turn."""

    is_counted: ClassVar[bool] = True
    """Whether its points are part of the turn's worth."""
    is_named: ClassVar[bool] = True
    """Whether it says what changes."""
    can_lead: ClassVar[bool] = True
    """Whether it can be what a turn is for."""
    completes: ClassVar[bool] = False
    """Whether it comes with the completion of a region."""
    is_same: ClassVar[bool] = False
    """Whether it looks the same wherever it happens."""
    speaks_against: ClassVar[bool] = False
    """Whether it says what a turn that does something would cost."""
    part: ClassVar[PartKind | None] = None
    """The part of the evaluation that it changes."""
    seat: int
    """Whose points, region or piece it is about."""
    points: float = 0.0
    """Its share of the turn's worth for the seat that moves; below 0 if it speaks against it."""
    is_secret: bool = False
    """Whether it follows from something that the seat alone may know."""

    def is_plain(self, mover: int) -> bool:
        """Return whether it is told however little it is worth: everyone sees it happen."""
        return False

    @property
    def figure(self) -> object:
        """The number by which suggestions with the same aim are told apart."""
        return None

    @property
    def glow(self) -> Glow | None:
        """Where it is on the board."""
        return None

    @property
    def place(self) -> str:
        """The village that it is about, on a map."""
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionFact(Fact):
    """A fact about one region."""

    part: ClassVar[PartKind | None] = PartKind.REGION
    kind: str
    """The terrain or system."""
    spot: Spot | None = None
    """A zone of the region; `None` for points that no region brings."""

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, self.kind) if self.spot is not None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingFact(RegionFact):
    """A fact about a region that may still grow or be completed."""

    after: Standing
    """How the region stands after the turn."""

    @property
    def glow(self) -> Glow | None:
        squares = self.after.squares
        hardest = squares[0] if squares and not self.after.is_field else None
        return Glow(self.spot, self.kind, squares, hardest) if self.spot is not None else None


# Points


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreFact(RegionFact):
    """Points that the turn scores at once."""

    scored: int
    items: tuple[Item, ...] = ()
    """Breakdown of the points."""
    expected: int = 0
    """Points that would probably have been scored without this turn."""

    def is_plain(self, mover: int) -> bool:
        return True

    @property
    def figure(self) -> object:
        return self.scored


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsNow(ScoreFact):
    """The seat that moves scores."""

    completes: ClassVar[bool] = True
    comes_back: bool = False
    """Whether the piece that the turn places returns with these points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GivesPoints(ScoreFact):
    """Another seat scores."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalPoints(RegionFact):
    """With the last turn: more points at the end than by doing nothing, or fewer."""

    more: int

    @property
    def figure(self) -> object:
        return self.more


# Turns and pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTurn(Fact):
    """The turn wins another one."""

    completes: ClassVar[bool] = True
    is_same: ClassVar[bool] = True
    part: ClassVar[PartKind | None] = PartKind.BONUS
    spot: Spot | None = None
    """Where the region is that brings it."""
    rival: int | None = None
    """Another seat that could have won it."""

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, "") if self.spot is not None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceFact(Fact):
    """A fact about pieces of one kind."""

    part: ClassVar[PartKind | None] = PartKind.HAND
    is_same: ClassVar[bool] = True
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceReturns(PieceFact):
    """Pieces return to their seat's supply."""

    completes: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSpent(PieceFact):
    """A piece is placed."""

    can_lead: ClassVar[bool] = False
    left: int
    """Pieces of this kind that are left in the supply."""
    is_brief: bool = False
    """Whether it will probably be back soon."""

    def is_plain(self, mover: int) -> bool:
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSwapped(PieceFact):
    """One piece returns, and another one is placed."""

    can_lead: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceWaits(RegionFact):
    """Pieces in a region will return sooner, or later."""

    part: ClassVar[PartKind | None] = PartKind.HAND
    count: int
    is_sooner: bool


# Regions


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionClaimed(StandingFact):
    """The seat begins to hold a region."""

    piece: str
    """The piece that is placed there."""

    @property
    def figure(self) -> object:
        return self.after.told


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionShared(StandingFact):
    """The seat gets a share of a region that only others had."""

    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionTaken(StandingFact):
    """The seat takes a region from others."""

    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionsJoined(StandingFact):
    """A region of the seat's becomes one with a region of others, and all of them have it."""

    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionChange(StandingFact):
    """Something happens to a region that its seat has already."""

    is_good: ClassVar[bool]
    """Whether it is good for the seat that has the region."""
    before: Standing | None = None
    """How the region stood before the turn."""
    gained: int = 0
    """Points that it would score more if the game ended now."""

    def is_plain(self, mover: int) -> bool:
        return self.gained > 0 or (self.leaps and self.seat != mover)

    @property
    def leaps(self) -> bool:
        """Whether the region scores much more once complete."""
        was = self.before
        return was is not None and was.worth > 0 and self.after.worth - was.worth >= TELLING.leap

    @property
    def figure(self) -> object:
        return self.before and self.before.told, self.after.told


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionGrown(RegionChange):
    is_good: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class EasierToComplete(RegionChange):
    is_good: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class HarderToComplete(RegionChange):
    is_good: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WorthMore(RegionChange):
    is_good: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class WorthLess(RegionChange):
    is_good: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LessRoom(RegionChange):
    """A field has fewer squares to grow to."""

    is_good: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MayJoin(RegionFact):
    """One more tile can join two fields, so that the seat shares what `rival` has."""

    rival: int
    squares: tuple[Square, ...] = field(default=(), compare=False)
    """Where that tile goes."""

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, self.kind, self.squares) if self.spot is not None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOpen(RegionFact):
    """The turn leaves regions that nobody has to the seat that moves next."""

    can_lead: ClassVar[bool] = False
    part: ClassVar[PartKind | None] = None
    count: int
    after: Standing | None = None
    """How the region stands, if it is only one."""

    @property
    def glow(self) -> Glow | None:
        squares = self.after.squares if self.after else ()
        return Glow(self.spot, self.kind, squares) if self.spot is not None else None


# Later turns


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterFact(Fact):
    """Playing on shows a difference to the best turn."""

    is_named: ClassVar[bool] = False
    can_lead: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Later(LaterFact):
    """No single thing is half of that difference."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterMore(LaterFact):
    """The seat has more or less of something, a few turns later, than with the best turn."""

    is_more: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterPoints(LaterMore):
    kind: str
    """The terrain or system that scores more or less."""
    spot: Spot | None = None

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, self.kind) if self.spot is not None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterPieces(LaterMore):
    """Pieces in the supply."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SmallEffects(Fact):
    """Everything that is too small to be told."""

    is_named: ClassVar[bool] = False
    can_lead: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class InCommon(Fact):
    """Everything that all suggestions share."""

    can_lead: ClassVar[bool] = False


# Turns without an effect


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsPieces(Fact):
    """Pieces stay in the supply: no place on this tile is worth one."""

    is_counted: ClassVar[bool] = False
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AvoidsTrouble(Fact):
    """Most other turns would cost more."""

    is_counted: ClassVar[bool] = False
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToGain(Fact):
    is_counted: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn with all that it does."""

    turn: Turn
    """The moves until the next draw or seat."""
    points: float
    """How far ahead the seat will probably be after it, in points."""
    facts: tuple[Fact, ...] = ()
    gain: float = 0.0
    """Points by which it looks better than doing nothing."""
    seat: int = 0
    later: tuple[Part, ...] = ()
    """Parts in which later turns differ from those after the best turn."""


def fact_classes(base: type[Fact] = Fact) -> dict[str, type[Fact]]:
    """Return the classes of facts by their names, without those that others are made of."""
    found: dict[str, type[Fact]] = {}
    for each in base.__subclasses__():
        # A class with slots is made twice, and the first one may still be there.
        if "__slots__" in vars(each):
            found |= fact_classes(each) or {each.__name__: each}
    return found

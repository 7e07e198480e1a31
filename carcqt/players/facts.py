"""What a turn does, as values: each class of facts has one meaning, and each field of it, too.

Facts that only one game has are in its modules; `carcqt/words/hints` has a sentence for each class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

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
    def figures(self) -> tuple[object, ...]:
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
    """The terrain or system; empty for a village of a map."""
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
    seat: int
    """Whose points, region or piece it is about."""
    points: float = 0.0
    """Its share of the turn's worth for the seat that moves; below 0 if it speaks against it. A
    whole number in a hint."""
    is_secret: bool = False
    """Whether it follows from something that the seat alone may know."""

    def is_plain(self, mover: int) -> bool:
        """Return whether it is told however little it is worth: everyone sees it happen."""
        return False

    @property
    def aim(self) -> tuple[object, ...]:
        """What its heading says, beside whose it is."""
        return ()

    @property
    def glow(self) -> Glow | None:
        """Where it is on the board."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionFact(Fact):
    """A fact about one region."""

    kind: str
    """The terrain or system."""
    spot: Spot | None = None
    """A zone of the region; `None` for points that no region brings."""
    after: Standing | None = None
    """How the region stands after the turn, if it may still grow or be completed."""

    @property
    def aim(self) -> tuple[object, ...]:
        return self.kind, self.after and self.after.figures

    @property
    def glow(self) -> Glow | None:
        if self.spot is None:
            return None
        squares = self.after.squares if self.after else ()
        hardest = squares[0] if self.after and squares and not self.after.is_field else None
        return Glow(self.spot, self.kind, squares, hardest)


# Points, turns and pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsNow(RegionFact):
    """A seat scores points at once."""

    scored: int
    items: tuple[Item, ...] = ()
    """Breakdown of the points."""
    expected: int = 0
    """Points that would probably have been scored without this turn."""
    comes_back: bool = False
    """Whether a piece that the turn places returns with these points."""

    def is_plain(self, mover: int) -> bool:
        return True

    @property
    def aim(self) -> tuple[object, ...]:
        return self.kind, self.scored


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalPoints(RegionFact):
    """With the last turn: more points at the end than by doing nothing, or fewer."""

    more: int

    @property
    def aim(self) -> tuple[object, ...]:
        return self.kind, self.more


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTurn(Fact):
    """The turn wins another one."""

    rival: int | None = None
    """Another seat that could have won it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceReturns(Fact):
    """Pieces return to their seat's supply."""

    piece: str
    count: int

    @property
    def aim(self) -> tuple[object, ...]:
        return (self.count,)


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSpent(Fact):
    """A piece is placed."""

    can_lead: ClassVar[bool] = False
    piece: str
    left: int
    """Pieces of this kind that are left in the supply."""
    is_brief: bool = False
    """Whether it will probably be back soon."""

    def is_plain(self, mover: int) -> bool:
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecesWait(Fact):
    """Pieces on the board will return sooner, or later."""

    is_sooner: bool

    @property
    def aim(self) -> tuple[object, ...]:
        return (self.is_sooner,)


# Regions


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionClaimed(RegionFact):
    """The seat begins to hold a region."""

    piece: str
    """The piece that is placed there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionShared(RegionFact):
    """The seat gets a share of a region that only others had."""

    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionTaken(RegionFact):
    """The seat takes a region from others."""

    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionsJoined(RegionFact):
    """A region of the seat's becomes one with a region of others, and all of them have it."""

    rivals: tuple[int, ...]


class Effect(Enum):
    """What happens to a region that its seat has already."""

    GROWS = "grows"
    EASIER = "easier"
    """It is easier to complete."""
    HARDER = "harder"
    WORTH_MORE = "worth-more"
    WORTH_LESS = "worth-less"
    LESS_ROOM = "less-room"
    """A field has fewer squares to grow to."""

    @property
    def is_good(self) -> bool:
        """Whether it is good for the seat that has the region."""
        return self in (Effect.GROWS, Effect.EASIER, Effect.WORTH_MORE)


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionChanged(RegionFact):
    """Something happens to a region that its seat has already."""

    effects: tuple[Effect, ...]
    """What happens; the effect that explains the points comes first."""
    before: Standing | None = None
    """How the region stood before the turn."""
    gained: int = 0
    """Points that it would score more if the game ended now."""

    def is_plain(self, mover: int) -> bool:
        return self.gained > 0 or (self.leaps and self.seat != mover)

    @property
    def leaps(self) -> bool:
        """Whether the region scores much more once complete."""
        was, now = self.before, self.after
        return bool(was and now and was.worth > 0 and now.worth - was.worth >= TELLING.leap)

    @property
    def aim(self) -> tuple[object, ...]:
        return self.effects[0], self.kind, self.after and self.after.figures


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
    count: int


# What no single thing explains


@dataclass(frozen=True, slots=True, kw_only=True)
class Later(Fact):
    """Playing on shows a difference to the best turn."""

    is_named: ClassVar[bool] = False
    can_lead: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherEffects(Fact):
    """Everything that is too small to be told, or that all suggestions share."""

    is_named: ClassVar[bool] = False
    can_lead: ClassVar[bool] = False


# Turns without an effect


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepsPieces(Fact):
    """Pieces stay in the supply: no place on this tile is worth one."""

    is_counted: ClassVar[bool] = False
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToGain(Fact):
    """There is nothing to gain now."""

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


def fact_classes(base: type[Fact] = Fact) -> dict[str, type[Fact]]:
    """Return the classes of facts by their names, without those that others are made of."""
    found: dict[str, type[Fact]] = {}
    for each in base.__subclasses__():
        # A class with slots is made twice, and the first one may still be there.
        if "__slots__" in vars(each):
            found |= fact_classes(each) or {each.__name__: each}
    return found

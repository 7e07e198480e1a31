"""What a turn does, as values: each class of facts has one meaning, and each field of it, too.

Facts that only one game has are in its modules; `carcqt/words/hints` has a sentence for each class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, dataclass_transform

from carcqt.rules.events import Item, Spot
from carcqt.rules.game import Turn
from carcqt.rules.geometry import Square


@dataclass(frozen=True, slots=True)
class Standing:
    """How a region stands, as everyone can see on the board."""

    worth: int
    """Points once complete, at least; 0 of a field, which never is."""
    secured: int
    """Points if the game ended now."""
    ends: int
    """Open squares where it goes on."""
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
    each_fits: tuple[int, ...] = field(default=(), compare=False)
    """For each of them, the tiles to come that fit it; empty for a field."""

    @property
    def is_field(self) -> bool:
        return self.fits is None

    @property
    def figures(self) -> tuple[object, ...]:
        """The figures by which a region is described."""
        if self.is_field:
            return self.secured, self.ends
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


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class _Value:
    """Makes a frozen dataclass of each class that inherits from it."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


class Fact(_Value):
    """One effect of a turn."""

    can_lead: ClassVar[bool] = True
    """Whether it can be what a turn is for."""
    headed: ClassVar[tuple[str, ...]] = ()
    """The fields that its heading depends on, beside the seat."""
    seat: int
    """Whose points, region or piece it is about."""
    points: float = 0.0
    """Its share of the turn's worth for the seat that moves; below 0 if it speaks against it. A
    whole number in a hint."""
    is_plain: bool = False
    """Whether it is told however little it is worth: everyone sees it happen."""
    is_secret: bool = False
    """Whether it follows from something that the seat alone may know."""

    @property
    def aim(self) -> tuple[object, ...]:
        """What its heading says, beside whose it is."""
        return tuple(getattr(self, name) for name in self.headed)

    @property
    def glow(self) -> Glow | None:
        """Where it is on the board."""
        return None


class RegionFact(Fact):
    """A fact about one region."""

    headed: ClassVar[tuple[str, ...]] = ("kind", "figures")
    kind: str
    """The terrain or system."""
    spot: Spot | None = None
    """A zone of the region; `None` for points that no region brings."""
    after: Standing | None = None
    """How the region stands after the turn, if it may still grow or be completed."""
    size: int = field(default=0, compare=False)
    """Tiles that it has, if that tells it from others of its seat and kind; else 0."""

    @property
    def figures(self) -> object:
        return self.after and self.after.figures

    @property
    def glow(self) -> Glow | None:
        if self.spot is None:
            return None
        squares = self.after.squares if self.after else ()
        hardest = squares[0] if self.after and squares and not self.after.is_field else None
        return Glow(self.spot, self.kind, squares, hardest)


# Points, turns and pieces


class PointsNow(RegionFact):
    """A seat scores points at once."""

    headed = ("kind", "scored")
    is_plain: bool = True
    scored: int
    items: tuple[Item, ...] = ()
    """Breakdown of the points."""
    expected: int = 0
    """Points that would probably have been scored without this turn."""
    comes_back: bool = False
    """Whether a piece that the turn places returns with these points."""
    wins_turn: bool = False
    """Whether completing the region wins another turn."""


class FinalPoints(RegionFact):
    """With the last turn: more points at the end than by doing nothing, or fewer."""

    headed = ("kind", "more")
    more: int


class ExtraTurn(Fact):
    """The turn wins another one."""

    rival: int | None = None
    """Another seat that could have won it."""


class PieceReturns(Fact):
    """Pieces return to their seat's supply."""

    headed = ("count",)
    piece: str
    count: int


class PieceSpent(Fact):
    """A piece is placed."""

    can_lead = False
    is_plain: bool = True
    piece: str
    left: int
    """Pieces of this kind that are left in the supply."""


class PiecesWait(Fact):
    """Pieces on the board will return sooner, or later."""

    headed = ("is_sooner",)
    is_sooner: bool


# Regions


class RegionClaimed(RegionFact):
    """The seat begins to hold a region."""

    piece: str
    """The piece that is placed there."""


class RivalsFact(RegionFact):
    """A fact about a region that others have, or had."""

    rivals: tuple[int, ...]


class RegionShared(RivalsFact):
    """The seat gets a share of a region that only others had."""


class RegionTaken(RivalsFact):
    """The seat takes a region from others."""


class RegionsJoined(RivalsFact):
    """A region of the seat's becomes one with a region of others, and all of them have it."""


class Effect(Enum):
    """What happens to a region that its seat has already."""

    GROWS = "grows"
    EASIER = "easier"
    """It is easier to complete."""
    HARDER = "harder"
    STUCK = "stuck"
    """No tile of the draw pile fits one of its squares."""
    WORTH_MORE = "worth-more"
    WORTH_LESS = "worth-less"
    LESS_ROOM = "less-room"
    """A field has fewer squares to grow to."""

    @property
    def is_good(self) -> bool:
        """Whether it is good for the seat that has the region."""
        return self in (Effect.GROWS, Effect.EASIER, Effect.WORTH_MORE)


class RegionChanged(RegionFact):
    """Something happens to a region that its seat has already."""

    headed = ("main", "kind", "figures")
    effects: tuple[Effect, ...]
    """What happens; the effect that explains the points comes first."""
    before: Standing | None = None
    """How the region stood before the turn."""

    @property
    def main(self) -> Effect:
        return self.effects[0]


class MayJoin(RegionFact):
    """One more tile can join two fields, so that the seat shares what `rival` has."""

    rival: int
    squares: tuple[Square, ...] = field(default=(), compare=False)
    """Where that tile goes."""

    @property
    def glow(self) -> Glow | None:
        return Glow(self.spot, self.kind, self.squares) if self.spot is not None else None


class LeftOpen(RegionFact):
    """The turn leaves regions that nobody has to the seat that moves next."""

    can_lead = False
    count: int


class OtherEffects(Fact):
    """Everything that no single fact tells: small effects and later turns."""

    can_lead = False


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
        found |= fact_classes(each) or {each.__name__: each}
    return found

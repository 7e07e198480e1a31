"""What a turn on an expedition does. These facts have no sum: their points only order them."""

from __future__ import annotations

from dataclasses import dataclass

from carcqt.players.facts import Fact, Glow
from carcqt.rules.events import Item, Spot
from carcqt.rules.games.expedition.state import HERE


@dataclass(frozen=True, slots=True, kw_only=True)
class VillageFact(Fact):
    """A fact about one village."""

    village: str

    @property
    def glow(self) -> Glow | None:
        return Glow(Spot(HERE, self.village), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesGained(Fact):
    """The seat gets tiles of a species, or the guide for it."""

    species: str
    count: int
    """Tiles of the species after the turn."""
    kinds: int
    """Species that the seat has after the turn."""
    more: int
    """Points more at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesAround(Fact):
    """Species at a first camp and next to it."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionReached(VillageFact):
    """A village of the mission gets its camp."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionNearer(VillageFact):
    """The way to a village of the mission becomes shorter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionNear(Fact):
    """Villages of the mission near a first camp."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionChosen(Fact):
    """A mission beside the other one."""

    gold: int
    """Price of camps in all of its villages and on the way between them."""
    species: int
    """Species in its villages."""
    other_gold: int
    other_species: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalHindered(VillageFact):
    """A village where another seat can go gets dearer, or has no room left."""

    rival: int
    dearer: int | None
    """Gold that the village costs more; `None` if it is full."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoesFirst(VillageFact):
    """With this card the seat moves before a rival who can go to the same village."""

    rival: int
    unless: tuple[int, ...]
    """Cards with which the rival moves first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SilverGained(Fact):
    """Silver that the turn brings, or below 0, gives up for the guide."""

    silver: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPays(Fact):
    """A card brings silver."""

    silver: int
    lost: int
    """Silver that the event takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRanked(Fact):
    """A card beside the others in hand."""

    better: int
    """Cards in hand that bring more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShields(Fact):
    """The card protects from the event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShieldKept(Fact):
    """A card that protects is kept for bad events."""

    card: int
    bad: int
    """Bad events among those to come."""
    events: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideOffered(Fact):
    """A card decides who is first to choose between guide and income."""

    silver: int
    is_sure: bool
    """Whether nobody can announce more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampFact(VillageFact):
    """A fact about the camp that comes next."""

    gold: int
    """Price of the camp."""
    goods: tuple[Item, ...] = ()
    """Things that the camp is good for, each with its points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampPaid(CampFact):
    """A card is enough for the camp."""

    is_only: bool
    """Whether no other card in hand leads there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampShort(CampFact):
    """A card is not enough for the camp."""

    short: int
    """Silver that is missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampClosed(CampFact):
    """The way to the camp is closed in this round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampLater(CampFact):
    """The camp can be paid after some rounds."""

    rounds: int

"""What a turn on an expedition does. These facts have no sum: their points only order them."""

from __future__ import annotations

from carcqt.players.facts import Fact, Glow
from carcqt.rules.events import Item, Spot
from carcqt.rules.games.expedition.state import HERE


class VillageFact(Fact):
    """A fact about one village."""

    village: str

    @property
    def glow(self) -> Glow | None:
        return Glow(Spot(HERE, self.village), "")


class SpeciesGained(Fact):
    """The seat gets tiles of a species, or the guide for it."""

    species: str
    count: int
    """Tiles of the species after the turn."""
    kinds: int
    """Species that the seat has after the turn."""
    more: int
    """Points more at the end."""
    is_last: bool
    """Whether no further tile can follow."""
    rival: int | None = None
    """Who had more of two, or as many, and no longer has."""
    is_most: bool = False
    """Whether the seat has more than the rival now, not as many."""


class SpeciesAround(Fact):
    """Species at a first camp and next to it."""

    count: int


class MissionReached(VillageFact):
    """A village of the mission gets its camp."""

    saved: int
    """Points that are not lost at the end."""


class MissionNearer(VillageFact):
    """The way to a village of the mission becomes shorter."""


class MissionNear(Fact):
    """Villages of the mission near a first camp."""

    count: int


class MissionChosen(Fact):
    """A mission beside the other one."""

    gold: int
    """Price of camps in all of its villages."""
    species: int
    """Species in its villages."""
    steps: int
    """Links that join its villages."""
    other_gold: int
    other_species: int
    other_steps: int


class RivalFact(VillageFact):
    """A fact about a village where another seat can go."""

    rival: int


class VillageDearer(RivalFact):
    """The village costs more."""

    gold: int
    """The gold that it costs more."""


class VillageFull(RivalFact):
    """The village has no room left."""


class GoesFirst(RivalFact):
    """With this card the seat moves before the rival, who can go to the same village."""

    unless: tuple[int, ...]
    """Cards with which the rival moves first."""


class SilverGained(Fact):
    """The turn brings silver."""

    silver: int


class IncomeReplaced(Fact):
    """The guide comes instead of the income."""

    silver: int
    """The income."""


class CardPays(Fact):
    """A card brings silver."""

    silver: int
    lost: int
    """Silver that the event takes."""


class CardRanked(Fact):
    """A card beside the others in hand."""

    better: int
    """Cards in hand that bring more."""


class CardShields(Fact):
    """The card protects from the event."""


class ShieldKept(Fact):
    """A card that protects is kept for bad events."""

    card: int
    bad: int
    """Bad events among those to come."""
    events: int


class GuideOffered(Fact):
    """A card decides who is first to choose between guide and income."""

    silver: int
    is_sure: bool
    """Whether nobody can announce more."""


class CampFact(VillageFact):
    """A fact about the camp that comes next."""

    gold: int
    """Price of the camp."""
    goods: tuple[Item, ...] = ()
    """Things that the camp is good for, each with its points."""


class CampPaid(CampFact):
    """A card is enough for the camp."""

    is_only: bool
    """Whether no other card in hand leads there."""


class CampShort(CampFact):
    """A card is not enough for the camp."""

    short: int
    """Silver that is missing."""


class CampClosed(CampFact):
    """The way to the camp is closed in this round."""


class CampLater(CampFact):
    """The camp can be paid after some rounds."""

    rounds: int


class NothingToGain(Fact):
    """There is nothing to gain now."""

"""What a turn on an expedition does. These facts have no sum: their points only order them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from carcqt.players.facts import Fact
from carcqt.rules.events import Item


@dataclass(frozen=True, slots=True, kw_only=True)
class VillageFact(Fact):
    """A fact about one village."""

    village: str

    @property
    def place(self) -> str:
        return self.village


@dataclass(frozen=True, slots=True, kw_only=True)
class CampFact(VillageFact):
    """A fact about a camp that may be set up."""

    gold: int
    """Price of the camp."""
    goods: tuple[Item, ...] = ()
    """Things that the camp is good for, each with its points."""


# Species


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesFact(VillageFact):
    species: str
    count: int
    """Tiles of the species with this turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesNew(SpeciesFact):
    """The first tile of a species."""

    kinds: int
    """Species that the seat has with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesBegun(SpeciesFact):
    """Fewer tiles than score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesScores(SpeciesFact):
    """Enough tiles to score at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesGrown(SpeciesFact):
    """More tiles of a species that scores already."""

    more: int
    """Points more at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipWon(Fact):
    """All five species: points at once."""

    scored: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MajorityWon(Fact):
    """The seat is ahead of the only other one in a species."""

    species: str
    rival: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesAround(Fact):
    """Species at a first camp and next to it."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlySquare(VillageFact):
    """A village has room for nobody else."""


# Missions


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionReached(VillageFact):
    """A village of the mission gets its camp."""

    saved: int
    """Points that are not lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionNearer(VillageFact):
    """The way to a village of the mission becomes shorter."""

    links: int
    """Links that are left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionNear(Fact):
    """Villages of the mission near a first camp."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionThird(VillageFact):
    """A village of the mission has the third tile of a species."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionFact(Fact):
    """A mission is compared with the other one."""

    mine: int
    other: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionCheaper(MissionFact):
    """Gold for camps in all villages and between them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionRicher(MissionFact):
    """Species in its villages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionRoomier(MissionFact):
    """Squares in its villages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionEven(MissionFact):
    """Gold for a mission that is not easier in any way."""


# Other seats


@dataclass(frozen=True, slots=True, kw_only=True)
class RivalFact(VillageFact):
    """A fact that makes a village worse for another seat."""

    rival: int
    lacks: str
    """The species of the village, if the rival has none of it."""
    is_neutral: bool
    """Whether a neutral tent does it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomTaken(RivalFact):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceRaised(RivalFact):
    gold: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoesFirst(VillageFact):
    """With this card the seat moves before a rival who can go to the same village."""

    rival: int
    unless: tuple[int, ...]
    """Cards with which the rival moves first."""
    is_only: bool
    """Whether no other card is as sure."""
    is_race: bool
    """Whether both can complete the five species."""


# Silver and cards


@dataclass(frozen=True, slots=True, kw_only=True)
class SilverEarned(Fact):
    """Silver that the turn itself brings."""

    silver: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeRefused(Fact):
    """Silver that is not taken, for the guide."""

    silver: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPays(Fact):
    """A card brings silver."""

    silver: int
    left: int
    """Silver left after the camp that it pays for; 0 if none is told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRobbed(Fact):
    """A card brings silver, and a theft takes some."""

    silver: int
    stolen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBurnt(Fact):
    """A fire halves what a card brings."""

    silver: int
    full: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShields(Fact):
    """A card protects from the event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBest(Fact):
    """No other card brings as much."""

    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideOffered(Fact):
    """A card decides who is first to choose between guide and income."""

    announced: int
    is_sure: bool
    goods: tuple[Item, ...]
    """What the guide would be best for."""


class Pays(Enum):
    """Which cards pay for a camp."""

    SOME = "some"
    ALL = "all"
    ONLY = "only"
    OPENS = "opens"
    """This one alone keeps the way open."""
    WITHOUT_GUIDE = "without-guide"


@dataclass(frozen=True, slots=True, kw_only=True)
class CampPayable(CampFact):
    how: Pays


@dataclass(frozen=True, slots=True, kw_only=True)
class CampShort(CampFact):
    """A card is not enough for the next camp."""

    speaks_against: ClassVar[bool] = True
    short: int
    """Silver that is missing."""
    card: int | None = None
    """The lowest card that would be enough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampClosed(CampFact):
    """The way to the next camp is closed in this round."""

    speaks_against: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class CampPlanned(CampFact):
    """The camp that comes next, payable after some rounds."""

    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SavesFor(CampFact):
    """Silver is saved for a camp."""

    short: int
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CampNow(VillageFact):
    """The best camp to be had at once, by a turn that sets up none."""

    speaks_against: ClassVar[bool] = True
    gold: int
    species: str
    count: int
    """Tiles of the species with that camp."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CampDelayed(VillageFact):
    """The planned camp would have to wait if silver were spent now."""

    speaks_against: ClassVar[bool] = True
    rounds: int | None
    """Rounds longer; `None` if the game is over before."""


class Why(Enum):
    """What speaks for a dearer camp."""

    OPENS = "opens"
    AHEAD = "ahead"
    FILLS = "fills"
    WANTED = "wanted"
    TOWARDS = "towards"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class CheaperCamp(VillageFact):
    """Another camp would be cheaper and bring as much."""

    beside: str
    """The village of the cheaper camp."""
    gold: int
    """Gold that it would save."""
    why: Why
    opens: int = 0
    """Villages with room that the dearer camp opens beyond those that the cheaper one does."""
    nearer: int = 0
    """Links by which the dearer camp is nearer to the rest of the mission."""
    rival: int = 0
    """The seat that the dearer camp gets ahead of."""
    goods: tuple[Item, ...] = ()
    """Things that the cheaper camp is good for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptFact(Fact):
    """A fact about cards that stay in hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsKept(KeptFact):
    """Better cards are kept for the last rounds."""

    count: int
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSpared(KeptFact):
    """Cards are kept that the fire would cost more."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShieldKept(KeptFact):
    """A card that protects is kept."""

    card: int
    rounds: int
    bad: int
    """Bad events among those to come."""
    events: int
    brings_as_much: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsAlike(KeptFact):
    """Other cards would bring as much."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsReturn(Fact):
    """All cards are played before they come back."""

    speaks_against: ClassVar[bool] = True
    count: int
    back: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TentsKept(Fact):
    """Neutral tents are kept for later rounds."""

    count: int


# Nothing to gain


@dataclass(frozen=True, slots=True, kw_only=True)
class QuietFact(Fact):
    """Why nothing can be gained."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlyTies(QuietFact):
    """Silver only settles ties."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoCampPayable(QuietFact):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTentLeft(QuietFact):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class WaysClosed(QuietFact):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSettled(QuietFact):
    """Nothing more can be gained."""

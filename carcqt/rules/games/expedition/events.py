"""What happens on an expedition."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from carcqt.rules.events import Event, Item, Placed
from carcqt.rules.games.expedition.facts import PILE
from carcqt.rules.values import value


@value
class Kept(Event):
    """A player has kept one of two missions; only that player sees which."""

    seat: int
    mission: str | None

    def for_seat(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, mission=None)


@value
class Turned(Event):
    """The event of a round."""

    unforeseen: ClassVar[bool] = True
    round: int
    card: str

    @property
    def drawn_from(self) -> str:
        return PILE


@value
class Chosen(Event):
    """X-R9: a card lies face down; only its player sees which."""

    seat: int
    card: int | None

    def for_seat(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)


@value
class Shown(Event):
    """A card is turned up, and its value announced."""

    unforeseen: ClassVar[bool] = True
    seat: int
    card: int
    items: tuple[Item, ...]


@value
class Ordered(Event):
    """Who moves first, second … in this round."""

    seats: tuple[int, ...]


@value
class Earned(Event):
    """Silver from the bank."""

    seat: int
    items: tuple[Item, ...]
    is_shielded: bool = False
    """The card keeps the event of the round away."""


@value
class Robbed(Event):
    seat: int
    silver: int


@value
class Hired(Event):
    """A guide goes with a player, and counts as one of a species."""

    seat: int
    species: str


@value
class Unwanted(Event):
    """Nobody took the guide, who leaves the game."""


@value
class Built(Placed):
    """A tent in a village, its price in gold, and the research tile that it brought, if any."""

    price: int = 0
    tile: str = ""


@value
class TakenBack(Event):
    """All income cards are in the player's hand again."""

    seat: int


@value
class Disclosed(Event):
    """A mission is turned up at the end, with the villages that have no camp of the player."""

    unforeseen: ClassVar[bool] = True
    seat: int
    mission: str
    missing: tuple[str, ...]

"""The camp that comes next, and what it is good for."""

from __future__ import annotations

from typing import Any, Final

from carcqt.players.games.expedition.valuing import CHIP, MISSION, ExpeditionEvaluator
from carcqt.rules.events import Item
from carcqt.rules.games.expedition.facts import ENOUGH, PENALTY, SILVER, SPECIES, TENT
from carcqt.rules.games.expedition.state import ExpeditionState

NEW: Final = "new"
"""A species, and how many there are with it."""


class NextCamp:
    """The camp that the seat to move will probably set up next, of those within reach."""

    def __init__(
        self, game: ExpeditionState, evaluator: ExpeditionEvaluator, without: int = 0
    ) -> None:
        """Leave out the villages of `without`, given as bits."""
        self._game, self._evaluator = game, evaluator
        seat = evaluator.seat
        reach = evaluator.planner.reach(seat) & game.open_villages & ~without
        plan = evaluator.plan(seat).steps if game.supplies[seat][TENT] else ()
        village = next((each for each in plan if reach >> each & 1), None)
        self.village: Final = village
        self.is_secret: Final = village is not None and evaluator.mission(seat) >> village & 1 > 0
        """Whether the mission leads there, which nobody else may know."""
        self.price: Final = (
            0 if village is None else game.network.prices[village][game.filled[village]]
        )
        """Silver that it costs."""

    @property
    def rounds(self) -> int | None:
        """Incomes until there is enough silver, if the best cards come first and no event changes
        them; `None` if the game ends before."""
        game, seat = self._game, self._evaluator.seat
        network, has, rounds = game.network, game.money[seat], 0
        left, hand = self._evaluator.planner.rounds(seat), game.hands[seat]
        while has < self.price:
            cards = sorted(
                game.income_of(network.cards[each.card], seat) for each in network.hand(hand)
            )
            while cards and has < self.price:
                has, rounds = has + cards.pop(), rounds + 1
            hand = network.full_hand
        return rounds if rounds <= left else None

    def about(self) -> dict[str, Any]:
        """Return what facts about it have in common."""
        assert self.village is not None
        return {
            "seat": self._evaluator.seat,
            "village": self._game.network.ids[self.village],
            "gold": self.price // SILVER,
            "goods": self._goods(self.village),
            "is_secret": self.is_secret,
        }

    def _goods(self, village: int) -> tuple[Item, ...]:
        """Return what a camp is good for as the game stands, each thing with its points."""
        game, seat, found = self._game, self._evaluator.seat, list[Item]()
        counts, species = game.counts[seat], game.network.species[village]
        has, kinds = counts[species] + 1, sum(count > 0 for count in counts) + 1
        if self._evaluator.mission(seat) & ~game.camps[seat] & 1 << village:
            found.append(Item(MISSION, 1, PENALTY))
        # X-R6: the bank of a species may be empty.
        if game.tiles_left(species) and has > 1:
            more = species_points(has) - species_points(has - 1)
            found.append(Item(SPECIES[species], has, more))
        elif game.tiles_left(species):
            chip = game.next_chip if kinds == len(SPECIES) and not game.chips[seat] else 0
            found.append(Item(CHIP, 1, chip) if chip else Item(NEW, kinds, 0))
        return tuple(found)


def species_points(count: int) -> int:
    """Return what so many tiles of a species score at the end."""
    return count if count >= ENOUGH else 0


def links_to(game: ExpeditionState, village: int, camps: int) -> int:
    """Return how many links a village is away from the nearest camp."""
    rings = game.network.around[village]
    return next((far for far, near in enumerate(rings) if near & camps), len(rings))

"""The camp that comes next, what it is good for, and what missions cost."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from carcqt.players.games.expedition.valuing import CHIP, MISSION, ExpeditionEvaluator
from carcqt.rules.events import Item
from carcqt.rules.games.expedition.facts import ENOUGH, PENALTY, SILVER, SPECIES, TENT
from carcqt.rules.games.expedition.network import Network, bits_of
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
        self.village: Final = next((each for each in plan if reach >> each & 1), None)

    @property
    def price(self) -> int:
        """Silver that it costs."""
        if self.village is None:
            return 0
        return self._game.network.prices[self.village][self._game.filled[self.village]]

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
        """Return what facts about it have in common; where the mission leads there, nobody else
        may know."""
        game, seat, village = self._game, self._evaluator.seat, self.village
        assert village is not None
        return {
            "seat": seat,
            "village": game.network.ids[village],
            "gold": self.price // SILVER,
            "goods": camp_goods(game, self._evaluator, village),
            "is_secret": bool(self._evaluator.mission(seat) >> village & 1),
        }


def camp_goods(
    game: ExpeditionState, evaluator: ExpeditionEvaluator, village: int
) -> tuple[Item, ...]:
    """Return what a camp is good for as the game stands, each thing with its points."""
    seat, species, found = evaluator.seat, game.network.species[village], list[Item]()
    counts = game.counts[seat]
    has, kinds = counts[species] + 1, sum(count > 0 for count in counts) + 1
    if evaluator.mission(seat) & ~game.camps[seat] & 1 << village:
        found.append(Item(MISSION, 1, PENALTY))
    # X-R6: the bank of a species may be empty.
    if game.tiles_left(species) and has > 1:
        found.append(Item(SPECIES[species], has, species_points(has) - species_points(has - 1)))
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


def joined_price(network: Network, villages: Sequence[int]) -> int:
    """Return the silver that camps cost in all of some villages, and on the way between them: the
    cheapest tree, found for each part of the villages out of those for its parts."""
    price = [each[0] for each in network.prices]
    trees: dict[int, list[float]] = {}
    for part in range(1, 1 << len(villages)):
        tree = [inf] * len(price)
        if not part & (part - 1):
            start = villages[part.bit_length() - 1]
            tree[start] = price[start]
        one = (part - 1) & part
        while one:
            for at, paid in enumerate(price):
                tree[at] = min(tree[at], trees[one][at] + trees[part ^ one][at] - paid)
            one = (one - 1) & part
        wave = [at for at, cost in enumerate(tree) if cost < inf]
        while wave:
            at = wave.pop()
            for there in bits_of(network.ways[""][at]):
                if tree[at] + price[there] < tree[there]:
                    tree[there] = tree[at] + price[there]
                    wave.append(there)
        trees[part] = tree
    return int(min(trees[max(trees)]))

"""A map prepared for play: villages as bits of integers, moves made beforehand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from carcqt.rules.games.expedition.facts import NOTHING, PATH, SILVER, SPECIES_NUMBERS, WATERWAY
from carcqt.rules.games.expedition.moves import Block, Build, Choose
from carcqt.rules.maps import Map


class Network:
    def __init__(self, of: Map) -> None:
        villages = of.villages
        self.ids: Final = [village.id for village in villages]
        self.numbers: Final = {village: number for number, village in enumerate(self.ids)}
        self.species: Final = [SPECIES_NUMBERS[village.species] for village in villages]
        self.prices: Final = [
            tuple(SILVER * price for price in village.prices) for village in villages
        ]
        self.levels: Final = sorted({price for prices in self.prices for price in prices})
        """All prices there are, in silver."""
        level = {price: number for number, price in enumerate(self.levels)}
        self.levels_of: Final = [tuple(level[price] for price in prices) for prices in self.prices]
        """For each village and square, the place of its price among all prices."""
        self.roomy: Final = sum(
            1 << number for number, prices in enumerate(self.prices) if len(prices) > 1
        )
        """The villages with more than one square."""
        self.joined: Final = {
            kind: _neighbours(of, kind, self.numbers) for kind in (PATH, WATERWAY)
        }
        """For each kind of link and each village, the villages it leads to."""
        both = [one | other for one, other in zip(*self.joined.values(), strict=True)]
        self.ways: Final = {
            "": both,
            PATH: self.joined[WATERWAY],
            WATERWAY: self.joined[PATH],
            NOTHING: [0] * len(villages),
        }
        """For each kind of link that is closed: for each village, those it still leads to."""
        self.missions: Final = {
            mission.id: sum(1 << self.numbers[village] for village in mission.villages)
            for mission in of.missions
        }
        self.cards: Final = {card.value: card for card in of.cards}
        self.card_bits: Final = {card.value: 1 << number for number, card in enumerate(of.cards)}
        self.full_hand: Final = (1 << len(of.cards)) - 1
        self.builds: Final = [Build(village) for village in self.ids]
        self.blocks: Final = [Block(village) for village in self.ids]
        self._chooses: Final = [Choose(card.value) for card in of.cards]
        self._hands: Final[dict[int, tuple[Choose, ...]]] = {}
        self.around: Final = [
            _rings(1 << number, *self.joined.values()) for number in range(len(villages))
        ]
        """For each village, those at most 0, 1, 2 … links away from it."""

    def hand(self, cards: int) -> tuple[Choose, ...]:
        """The choices of a hand, given as bits."""
        found = self._hands.get(cards)
        if found is None:
            listed = (move for number, move in enumerate(self._chooses) if cards >> number & 1)
            found = self._hands[cards] = tuple(listed)
        return found

    def villages(self, mask: int) -> list[str]:
        """By their ids, given as bits."""
        return [self.ids[number] for number in bits_of(mask)]

    def first_offers(self) -> list[int]:
        """For each price, the villages whose first square costs that."""
        offers = [0] * len(self.levels)
        for number, prices in enumerate(self.prices):
            offers[self.levels.index(prices[0])] |= 1 << number
        return offers


def _neighbours(of: Map, kind: str, numbers: dict[str, int]) -> list[int]:
    joined = [0] * len(of.villages)
    for link in of.links:
        if link.kind == kind:
            one, other = (numbers[end] for end in link.ends)
            joined[one] |= 1 << other
            joined[other] |= 1 << one
    return joined


def _rings(start: int, *joined: list[int]) -> tuple[int, ...]:
    rings = [start]
    while True:
        wider = rings[-1]
        for number in bits_of(rings[-1]):
            for neighbours in joined:
                wider |= neighbours[number]
        if wider == rings[-1]:
            return tuple(rings)
        rings.append(wider)


@lru_cache(maxsize=1 << 14)
def bits_of(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits that are set, the smallest first."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)


def joined_to(villages: int, ways: list[int]) -> int:
    """Return the villages that others lead to in one step, all as bits."""
    found = 0
    for village in bits_of(villages):
        found |= ways[village]
    return found


@lru_cache(maxsize=32)
def network_of(of: Map) -> Network:
    return Network(of)

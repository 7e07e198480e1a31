"""How an expedition stands: tents and prices, purses, cards and collections, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any, ClassVar, Final, cast

from carcqt.rules.events import Item
from carcqt.rules.game import Game
from carcqt.rules.games.charts import (
    ALL,
    GUIDE,
    PATH,
    SILVER,
    SPECIES,
    SPECIES_NUMBERS,
    WATERWAY,
    bits_of,
    chart_of,
)
from carcqt.rules.games.expedition_facts import CHIPS, GOLD, NEUTRAL, PILE, TENT, TILES
from carcqt.rules.games.expedition_hidden import hidden, imagined
from carcqt.rules.geometry import Square
from carcqt.rules.keys import constant
from carcqt.rules.maps import Card, Map
from carcqt.rules.position import Plain, Position, Standing

HERE: Final = Square(0, 0)
"""Where a map lies; its villages are told apart by their ids."""


class Journey(Game[Map]):
    extras: ClassVar[tuple[str, ...]] = (
        "money",
        "tiles",
        "guides",
        "hands",
        "chosen",
        "order",
        "missions",
        "refused",
        "chips",
        "offer",
        "blocked",
    )

    def __init__(self, material: Map, position: Position) -> None:
        super().__init__(material, position)
        extra: dict[str, Any] = dict(position.extra)
        self.chart: Final = chart_of(material)
        players = range(self.players)
        self.supplies: Final = [list(supply) for supply in position.supplies]
        self.tents: Final[list[tuple[int, int, int]]] = []
        """Seat, kind and village of every tent, in the order they were set up."""
        self.camps: Final = [0] * self.players
        """For each seat, the villages where it has a camp, as bits."""
        self.neutral = 0
        """The villages with a neutral tent."""
        self._roomy = self.chart.roomy
        """The villages with at least two free squares."""
        self._by_path: Final = [0] * self.players
        self._by_water: Final = [0] * self.players
        self.filled: Final = [0] * len(self.chart.ids)
        self._offers: Final = self.chart.first_offers()
        """For each price, the villages whose next free square costs that."""
        for piece in position.pieces:
            number = self.description.piece_numbers[piece.piece]
            self._pitch(piece.seat, number, self.chart.numbers[piece.zone])
        self.guides: Final[list[list[int]]] = [
            list(counts) for counts in extra.get("guides", ((0,) * len(SPECIES),) * self.players)
        ]
        """For each seat and species, how many guides count as it."""
        found = extra.get("tiles", [self._from_camps(seat) for seat in players])
        self.counts: Final[list[list[int]]] = [
            [tiles + guides for tiles, guides in zip(*both, strict=True)]
            for both in zip(found, self.guides, strict=True)
        ]
        """For each seat and species, how many it has, guides included."""
        self.money: Final[list[int]] = list(extra.get("money", (GOLD * SILVER,) * self.players))
        """In silver."""
        bits, every = self.chart.card_bits, tuple(self.chart.cards)
        hands = extra.get("hands", (every,) * self.players)
        self.hands: Final[list[int]] = [sum(bits[card] for card in hand) for hand in hands]
        self.chosen: Final[list[int]] = list(extra.get("chosen", (-1,) * self.players))
        """The card of this round, hidden until all have chosen; -1 for none."""
        self.missions: Final[list[tuple[str, ...]]] = list(extra["missions"])
        self.refused: Final[list[tuple[str, ...]]] = list(
            extra.get("refused", ((),) * self.players)
        )
        self.chips: Final[list[int]] = list(extra.get("chips", (0,) * self.players))
        self.gone: Final = list(position.gone)
        self.event = position.drawn
        self.order = tuple(seat - 1 for seat in extra.get("order", ()))
        """Who moves first, second … in this round; positions count seats from 1, as files do."""
        self.offer: bool = extra.get("offer", self.event == GUIDE)
        """Whether a guide still waits for somebody."""
        self.blocked: bool = extra.get("blocked", False)
        """Whether the seat to move has put up a neutral tent in this turn."""

    def _from_camps(self, seat: int) -> list[int]:
        """A research tile for each camp."""
        counts = [0] * len(SPECIES)
        for village in bits_of(self.camps[seat]):
            counts[self.chart.species[village]] += 1
        return counts

    @classmethod
    def used(cls, material: Map, position: Position) -> dict[str, Counter[str]]:
        turned = (*position.gone, position.drawn) if position.drawn else position.gone
        return {PILE: Counter(turned)}

    @classmethod
    def hide(cls, position: Position, seat: int | None) -> Position:
        return hidden(super().hide(position, seat), seat)

    @classmethod
    def imagine(cls, material: Map, position: Position, seat: int | None, rng: Random) -> Position:
        return imagined(material, super().imagine(material, position, seat, rng), rng)

    def _position(self) -> Position:
        pieces, villages = self.description.pieces, self.chart.ids
        return Position(
            game=self.description.game,
            scores=tuple(self.scores),
            to_move=self.to_move,
            phase=self.phase,
            drawn=self.event,
            pieces=tuple(
                Standing(seat, pieces[piece].id, HERE, villages[village])
                for seat, piece, village in self.tents
            ),
            supplies=tuple(map(tuple, self.supplies)),
            gone=tuple(self.gone),
        )

    def _extra(self) -> dict[str, Plain]:
        return {
            "money": tuple(self.money),
            "tiles": tuple(tuple(self.tiles(seat)) for seat in range(self.players)),
            "guides": tuple(map(tuple, self.guides)),
            "hands": tuple(tuple(self.hand(seat)) for seat in range(self.players)),
            "chosen": tuple(self.chosen),
            "order": tuple(seat + 1 for seat in self.order),
            "missions": tuple(self.missions),
            "refused": tuple(self.refused),
            "chips": tuple(self.chips),
            "offer": self.offer,
            "blocked": self.blocked,
        }

    def _key(self) -> Hashable:
        """Not which tent was set up when, nor the missions that were put back."""
        board = self.neutral, tuple(self.filled)
        round_ = (
            self.event,
            self.order,
            int(self.offer),
            int(self.blocked),
            self._search.asked_first,
        )
        return board, round_, tuple(map(self._seat_key, range(self.players)))

    def _seat_key(self, seat: int) -> tuple[Hashable, ...]:
        cards = self.hands[seat], self.chosen[seat], self.missions[seat], self.chips[seat]
        held = (*self.supplies[seat], *self.counts[seat], *self.guides[seat])
        return self.camps[seat], self.money[seat], cards, held

    def _hash(self) -> int:
        flags = int(self.offer), int(self.blocked), self._search.asked_first
        value = constant(self.neutral, self.event, self.order, flags)
        for seat in range(self.players):
            value += constant(seat, self._seat_key(seat))
        return value + sum(map(constant, self._piles.rest(0)))

    def tiles(self, seat: int) -> list[int]:
        """How many research tiles a seat has of each species."""
        both = zip(self.counts[seat], self.guides[seat], strict=True)
        return [count - guides for count, guides in both]

    def hand(self, seat: int) -> list[int]:
        """X-R10: open to all, as every card that was played was shown."""
        return [choice.card for choice in self.chart.hand(self.hands[seat])]

    def _mark(self) -> object:
        return (
            self.event,
            self.order,
            self.offer,
            self.blocked,
            self.neutral,
            self._roomy,
            len(self.tents),
            len(self.gone),
        )

    def _rewind(self, mark: object) -> None:
        (
            self.event,
            self.order,
            self.offer,
            self.blocked,
            self.neutral,
            self._roomy,
            tents,
            gone,
        ) = cast("tuple[str, tuple[int, ...], bool, bool, int, int, int, int]", mark)
        del self.tents[tents:], self.gone[gone:]

    def _may_build(self, seat: int) -> int:
        """The villages where a seat can set up a camp, as bits."""
        camps, money = self.camps[seat], self.money[seat]
        if not self.supplies[seat][TENT]:
            return 0
        payable = 0
        for price, villages in zip(self.chart.levels, self._offers, strict=True):
            if price > money:
                break
            payable |= villages
        if payable and camps:
            # X-R12: an event closes only its own kind of link.
            if self.event == "jaguar" and not self.is_shielded(seat):
                payable &= self._by_water[seat]
            elif self.event == "crocodile" and not self.is_shielded(seat):
                payable &= self._by_path[seat]
            else:
                payable &= self._by_path[seat] | self._by_water[seat]
        return payable & ~camps

    def _may_block(self, seat: int) -> int:
        """The villages that can take a neutral tent and keep a free square."""
        if self.blocked or not self.supplies[seat][NEUTRAL]:
            return 0
        return self._roomy & ~self.neutral

    def is_shielded(self, seat: int) -> bool:
        """X-R3: from jaguar, crocodile, fire and theft."""
        return self.card(seat).shows == GUIDE

    def card(self, seat: int) -> Card:
        """The income card that a seat has chosen for this round."""
        return self.chart.cards[self.chosen[seat]]

    def announced(self, seat: int) -> tuple[Item, ...]:
        """What a seat's card is worth."""
        card, counts = self.card(seat), self.counts[seat]
        if card.shows == ALL:
            what, more = "largest", max(counts)
        elif card.shows == GUIDE:
            what, more = GUIDE, sum(self.guides[seat])
        else:
            what, more = card.shows, counts[SPECIES_NUMBERS[card.shows]]
        return Item("card", card.value, 1), Item(what, more, 1)

    def _settle(self, seat: int, piece: int, village: int) -> None:
        supply = self.supplies[seat]
        self._set(supply, piece, supply[piece] - 1)
        self._pitch(seat, piece, village)

    def _pitch(self, seat: int, piece: int, village: int) -> None:
        """A tent comes to stand in a village: in its turn, or at the start."""
        chart, bit, filled = self.chart, 1 << village, self.filled[village]
        prices = chart.prices[village]
        self.tents.append((seat, piece, village))
        self._set(self.filled, village, filled + 1)
        level = chart.levels.index(prices[filled])
        self._set(self._offers, level, self._offers[level] & ~bit)
        if filled + 1 < len(prices):
            level = chart.levels.index(prices[filled + 1])
            self._set(self._offers, level, self._offers[level] | bit)
        if len(prices) - filled < 3:
            self._roomy &= ~bit
        if piece == NEUTRAL:
            self.neutral |= bit
            return
        self._set(self.camps, seat, self.camps[seat] | bit)
        by_path, by_water = self._by_path[seat], self._by_water[seat]
        self._set(self._by_path, seat, by_path | chart.joined[PATH][village])
        self._set(self._by_water, seat, by_water | chart.joined[WATERWAY][village])

    def _tiles_left(self, species: int) -> int:
        taken = sum(
            counts[species] - guides[species]
            for counts, guides in zip(self.counts, self.guides, strict=True)
        )
        return TILES - taken

    @property
    def next_chip(self) -> int:
        """X-R18: what the next player to own all five species gets; 0 if nothing is left."""
        return next((chip for chip in CHIPS[self.players] if chip not in self.chips), 0)

"""How an expedition stands: tents and prices, purses, cards and collections, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import ClassVar, Final, cast

from carcqt.rules.events import Item
from carcqt.rules.extra import Extra
from carcqt.rules.games.expedition.extra import ExpeditionExtra
from carcqt.rules.games.expedition.facts import (
    ALL,
    BONUS,
    CHIPS,
    CLOSES,
    ENOUGH,
    GOLD,
    GUIDE,
    HARMFUL,
    NEUTRAL,
    PATH,
    PENALTY,
    PILE,
    SILVER,
    SPECIES,
    SPECIES_NUMBERS,
    TENT,
    TILES,
    WATERWAY,
)
from carcqt.rules.games.expedition.hidden import hidden, imagined
from carcqt.rules.games.expedition.network import bits_of, network_of
from carcqt.rules.geometry import Square
from carcqt.rules.journalled import JournalledGame
from carcqt.rules.keys import constant
from carcqt.rules.maps import IncomeCard, Map
from carcqt.rules.position import Position, Standing

NO_CARD: Final = -2
"""Chosen by who plays no card in a round."""
HERE: Final = Square(0, 0)
"""Where a map lies; its villages are told apart by their ids."""


class ExpeditionState(JournalledGame[Map]):
    extra_type: ClassVar[type[Extra]] = ExpeditionExtra

    def __init__(self, material: Map, position: Position) -> None:
        super().__init__(material, position)
        extra = ExpeditionExtra.of(position.extra)
        self.network: Final = network_of(material)
        self.supplies: Final = [list(supply) for supply in position.supplies]
        self.tents: Final[list[tuple[int, int, int]]] = []
        """Seat, kind and village of every tent, in the order they were set up."""
        self.camps: Final = [0] * self.players
        """For each seat, the villages where it has a camp, as bits."""
        self.neutral = 0
        """The villages with a neutral tent."""
        self._roomy = self.network.roomy
        """The villages with at least two free squares."""
        self._by_path: Final = [0] * self.players
        self._by_water: Final = [0] * self.players
        self.filled: Final = [0] * len(self.network.ids)
        self._offers: Final = self.network.first_offers()
        """For each price, the villages whose next free square costs that."""
        for piece in position.pieces:
            number = self.description.piece_numbers[piece.piece]
            self._pitch(piece.seat, number, self.network.numbers[piece.zone])
        none = ((0,) * len(SPECIES),) * self.players
        self.guides: Final = [list(counts) for counts in extra.guides or none]
        """For each seat and species, how many guides count as it."""
        found = extra.tiles or [self._from_camps(seat) for seat in range(self.players)]
        self.counts: Final = [
            [tiles + guides for tiles, guides in zip(*both, strict=True)]
            for both in zip(found, self.guides, strict=True)
        ]
        """For each seat and species, how many it has, guides included."""
        self.money: Final = list(extra.money or (GOLD * SILVER,) * self.players)
        """In silver."""
        bits, every = self.network.card_bits, tuple(self.network.cards)
        hands = extra.hands or (every,) * self.players
        self.hands: Final = [sum(bits[card] for card in hand) for hand in hands]
        chosen = cast("tuple[int, ...] | None", extra.chosen)
        self.chosen: Final = list(chosen or (-1,) * self.players)
        """The card of this round, hidden until all have chosen; -1 for none yet."""
        missions = cast("tuple[tuple[str, ...], ...]", extra.missions)
        refused = cast("tuple[tuple[str, ...], ...] | None", extra.refused)
        self.missions: Final = list(missions)
        self.refused: Final = list(refused or ((),) * self.players)
        self.chips: Final = list(extra.chips or (0,) * self.players)
        self.gone: Final = list(position.gone)
        self.event = position.drawn
        self.order = tuple(seat - 1 for seat in extra.order or ())
        """Who moves first, second … in this round."""
        self.offer = self.event == GUIDE if extra.offer is None else extra.offer
        self.blocked = bool(extra.blocked)

    def _from_camps(self, seat: int) -> list[int]:
        """A research tile for each camp."""
        counts = [0] * len(SPECIES)
        for village in bits_of(self.camps[seat]):
            counts[self.network.species[village]] += 1
        return counts

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
        pieces, villages = self.description.pieces, self.network.ids
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

    def _extra(self) -> ExpeditionExtra:
        seats = range(self.players)
        return ExpeditionExtra(
            money=tuple(self.money),
            tiles=tuple(tuple(self.tiles(seat)) for seat in seats),
            guides=tuple(map(tuple, self.guides)),
            hands=tuple(tuple(self.hand(seat)) for seat in seats),
            chosen=tuple(self.chosen),
            order=tuple(seat + 1 for seat in self.order),
            missions=tuple(self.missions),
            refused=tuple(self.refused),
            chips=tuple(self.chips),
            offer=self.offer,
            blocked=self.blocked,
        )

    def tiles(self, seat: int) -> list[int]:
        """How many research tiles a seat has of each species."""
        both = zip(self.counts[seat], self.guides[seat], strict=True)
        return [count - guides for count, guides in both]

    def attained(self, seat: int) -> dict[str, frozenset[str]]:
        camps, missions = self.camps[seat], self.network.missions
        return {
            "village": frozenset(self.network.villages(camps)),
            "mission": frozenset(each for each in missions if not missions[each] & ~camps),
            "species": frozenset(
                each for each, n in zip(SPECIES, self.counts[seat], strict=True) if n
            ),
        }

    @classmethod
    def attainable(cls, material: Map) -> dict[str, frozenset[str]]:
        return {
            "village": frozenset(village.id for village in material.villages),
            "mission": frozenset(mission.id for mission in material.missions),
            "species": frozenset(SPECIES),
        }

    def hand(self, seat: int) -> list[int]:
        """X-R10: open to all, as every card that was played was shown."""
        return [choice.card for choice in self.network.hand(self.hands[seat])]

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

    def may_build(self, seat: int) -> int:
        """The villages where a seat can set up a camp, as bits."""
        camps, money = self.camps[seat], self.money[seat]
        if not self.supplies[seat][TENT]:
            return 0
        payable = self.payable(money)
        if payable and camps:
            payable &= self.near(seat)
        return payable & ~camps

    def may_build_in(self, village: int, seat: int) -> bool:
        """Return whether a seat can set up a camp in a village, given by its number."""
        prices, filled, camps = self.network.prices[village], self.filled[village], self.camps[seat]
        if not self.supplies[seat][TENT] or camps >> village & 1 or filled == len(prices):
            return False
        if prices[filled] > self.money[seat]:
            return False
        return not camps or bool(self.near(seat) >> village & 1)

    def payable(self, money: int) -> int:
        """The villages whose next free square costs no more than that, as bits."""
        payable = 0
        for price, villages in zip(self.network.levels, self._offers, strict=True):
            if price > money:
                break
            payable |= villages
        return payable

    @property
    def open_villages(self) -> int:
        """The villages with a free square, as bits."""
        found = 0
        for villages in self._offers:
            found |= villages
        return found

    @property
    def roomy_villages(self) -> int:
        """The villages with at least two free squares, as bits."""
        return self._roomy

    def cheapest(self, villages: int) -> int:
        """Price of the cheapest free square of some villages, in silver; a gold without any."""
        for price, offered in zip(self.network.levels, self._offers, strict=True):
            if offered & villages:
                return price
        return SILVER

    def linked(self, seat: int) -> int:
        """The villages that links lead to from a seat's camps, open now or not, as bits."""
        return self._by_path[seat] | self._by_water[seat]

    def near(self, seat: int) -> int:
        """The villages that open links lead to from a seat's camps, as bits."""
        closed = self.closed_to(seat) if self.event in CLOSES else ""
        if closed == PATH:
            return self._by_water[seat]
        if closed == WATERWAY:
            return self._by_path[seat]
        return self.linked(seat)

    def may_block(self, seat: int) -> int:
        """The villages that can take a neutral tent and keep a free square."""
        if self.blocked or not self.supplies[seat][NEUTRAL]:
            return 0
        return self._roomy & ~self.neutral

    def closed_to(self, seat: int) -> str:
        """The kind of link that a seat cannot use in this round, if any."""
        closed = CLOSES.get(self.event, "")
        # What somebody's card shields from is told when all are shown.
        return "" if closed and self.order and self.is_shielded(seat) else closed

    def is_shielded(self, seat: int) -> bool:
        """X-R3: from jaguar, crocodile, fire and theft."""
        return self.chosen[seat] >= 0 and self.card(seat).shows == GUIDE

    def card(self, seat: int) -> IncomeCard:
        """The income card that a seat has chosen for this round."""
        return self.network.cards[self.chosen[seat]]

    def announced(self, seat: int) -> tuple[Item, ...]:
        """What a seat's card is worth."""
        return self.worth_of(self.card(seat), seat)

    def income_of(self, card: IncomeCard, seat: int) -> int:
        """What a seat would announce if it showed this card now, as a sum."""
        if card.shows == ALL:
            return card.value + max(self.counts[seat])
        if card.shows == GUIDE:
            return card.value + sum(self.guides[seat])
        return card.value + self.counts[seat][SPECIES_NUMBERS[card.shows]]

    def worth_of(self, card: IncomeCard, seat: int) -> tuple[Item, ...]:
        """What a seat would announce if it showed this card now."""
        counts = self.counts[seat]
        if card.shows == ALL:
            what, more = "largest", max(counts)
        elif card.shows == GUIDE:
            what, more = GUIDE, sum(self.guides[seat])
        else:
            return Item("card", card.value, 1), *self.counted(seat, card.shows)
        return Item("card", card.value, 1), Item(what, more, 1)

    def counted(self, seat: int, species: str) -> tuple[Item, ...]:
        """What a seat has of a species; guides by themselves."""
        number = SPECIES_NUMBERS[species]
        guides = self.guides[seat][number]
        tiles = Item(species, self.counts[seat][number] - guides, 1)
        return (tiles, Item(GUIDE, guides, 1)) if guides else (tiles,)

    def bonus_of(self, seat: int) -> int:
        """What the event pays a seat beyond its income."""
        if not self.event.startswith(BONUS):
            return 0
        return self.counts[seat][SPECIES_NUMBERS[self.event.removeprefix(BONUS)]]

    def protects(self, card: IncomeCard) -> bool:
        """Whether a card shields from the event of this round."""
        return card.shows == GUIDE and self.event in HARMFUL

    @property
    def shield(self) -> int | None:
        """The value of the card that shields from bad events, if the map has one."""
        return next((card.value for card in self.material.cards if card.shows == GUIDE), None)

    @property
    def round(self) -> int:
        return len(self.gone) + 1

    @property
    def rounds(self) -> int:
        """How many there will have been."""
        return self.round + self.rounds_to_come

    @property
    def rounds_to_come(self) -> int:
        """How many there will be after this one."""
        return len(self._piles.things[0]) - self._piles.drawn[0]

    def back_after(self, seat: int) -> int:
        """After which round a seat has all cards in hand again; 0 if the game ends before."""
        after = self.round + len(self.hand(seat)) - (not self.order)
        return after if after < self.rounds else 0

    def price_of(self, village: str) -> int | None:
        """What the next camp there costs, in gold; nothing where no square is free."""
        prices = self.material.village[village].prices
        filled = self.filled[self.network.numbers[village]]
        return prices[filled] if filled < len(prices) else None

    def has_camp(self, seat: int, village: str) -> bool:
        return bool(self.camps[seat] >> self.network.numbers[village] & 1)

    def has_neutral(self, village: str) -> bool:
        return bool(self.neutral >> self.network.numbers[village] & 1)

    def camps_of(self, seat: int) -> list[str]:
        return self.network.villages(self.camps[seat])

    def campers_in(self, village: str) -> list[int]:
        """The seats with a camp there, in the order they came."""
        number = self.network.numbers[village]
        return [seat for seat, piece, at in self.tents if at == number and piece == TENT]

    def links_of(self, village: str) -> dict[str, list[str]]:
        """For each kind of link, the villages that it leads to."""
        return self._linked(village, -1)

    def ways_to(self, village: str, seat: int) -> dict[str, list[str]]:
        """For each kind of link, the camps of a seat from which it leads to a village."""
        return self._linked(village, self.camps[seat])

    def _linked(self, village: str, among: int) -> dict[str, list[str]]:
        number = self.network.numbers[village]
        found = {
            kind: self.network.villages(joined[number] & among)
            for kind, joined in self.network.joined.items()
        }
        return {kind: villages for kind, villages in found.items() if villages}

    def villages_of(self, mission: str) -> list[str]:
        return self.network.villages(self.network.missions[mission])

    def _settle(self, seat: int, piece: int, village: int) -> None:
        supply = self.supplies[seat]
        self._set(supply, piece, supply[piece] - 1)
        self._pitch(seat, piece, village)

    def _pitch(self, seat: int, piece: int, village: int) -> None:
        """A tent comes to stand in a village: in its turn, or at the start."""
        network, bit, filled = self.network, 1 << village, self.filled[village]
        levels = network.levels_of[village]
        offers, log = self._offers, self._journal.append
        self.tents.append((seat, piece, village))
        log((self.filled, village, filled))
        self.filled[village] = filled + 1
        level = levels[filled]
        log((offers, level, offers[level]))
        offers[level] &= ~bit
        if filled + 1 < len(levels):
            level = levels[filled + 1]
            log((offers, level, offers[level]))
            offers[level] |= bit
        if len(levels) - filled < 3:
            self._roomy &= ~bit
        if piece == NEUTRAL:
            self.neutral |= bit
            return
        camps, by_path, by_water = self.camps, self._by_path, self._by_water
        log((camps, seat, camps[seat]))
        camps[seat] |= bit
        log((by_path, seat, by_path[seat]))
        by_path[seat] |= network.joined[PATH][village]
        log((by_water, seat, by_water[seat]))
        by_water[seat] |= network.joined[WATERWAY][village]

    def tiles_left(self, species: int) -> int:
        left = TILES
        for counts, guides in zip(self.counts, self.guides, strict=True):
            left += guides[species] - counts[species]
        return left

    def majorities(self) -> list[int]:
        """Two players: for each seat, in how many species it has more than the other."""
        if self.players != 2:
            return [0] * self.players
        first = second = 0
        for one, other in zip(*self.counts, strict=True):
            if one > other:
                first += 1
            elif one < other:
                second += 1
        return [first, second]

    def settled(self, seat: int) -> int:
        """What a seat would have if the game ended now, but for majorities."""
        missing = self.network.missions[self.missions[seat][0]] & ~self.camps[seat]
        total = self.scores[seat] - PENALTY * missing.bit_count()
        for count in self.counts[seat]:
            if count >= ENOUGH:
                total += count
        return total

    def coming(self, rounds: int) -> list[tuple[str, ...]]:
        """For each of so many rounds after this one, the events that may come."""
        pile = self._piles.left(0)
        known, rest = pile.things[: pile.known], pile.things[pile.known :]
        unknown = tuple(sorted({*rest}))
        return [*((event,) for event in known), *(unknown for _ in rest)][:rounds]

    @property
    def next_chip(self) -> int:
        """X-R18: what the next player to own all five species gets; 0 if nothing is left."""
        return next((chip for chip in CHIPS[self.players] if chip not in self.chips), 0)

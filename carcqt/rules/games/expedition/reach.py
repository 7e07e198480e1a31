"""How far a seat can get in a few rounds: what its purse, cards and guides allow at most.

Others can only make villages dearer and take chips, so they are left out of account.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING, Final

from carcqt.rules.games.expedition.facts import (
    BONUS,
    BUILD,
    CLOSES,
    ENOUGH,
    GUIDE,
    NOTHING,
    PENALTY,
    SILVER,
    SPECIES,
    SPECIES_NUMBERS,
    TENT,
)
from carcqt.rules.games.expedition.network import bits_of, joined_to
from carcqt.rules.prospects import Prospects

if TYPE_CHECKING:
    from carcqt.rules.games.expedition.state import ExpeditionState
    from carcqt.rules.maps import IncomeCard

_Means = tuple[int, int, str]
"""Gold to be spent, guides to be hired, and the kind of link that is closed all the time."""
_End = tuple[int, int]
"""How many there are of each species, packed, and the wanted villages with a camp, as bits."""
_BITS: Final = 8
"""Of a number for one species, where those of all are packed."""
_ONES: Final = tuple(1 << _BITS * species for species in range(len(SPECIES)))
_MOST: Final = (1 << _BITS) - 1
_MANY: Final = 3
"""Camps in a round: with more, there are too many ways to go through."""


class Reach(Prospects):
    def __init__(self, game: ExpeditionState, seat: int, rounds: int) -> None:
        """With this round, so many of them."""
        self._game: Final = game
        self._seat: Final = seat
        self._rounds: Final = rounds
        camps = game.camps[seat]
        self._free: Final = game.open_villages & ~camps
        """The villages where there is room, as bits."""
        self._cheapest: Final = game.cheapest(self._free) // SILVER
        self._means: Final = self._best_means()
        self._is_exact: Final = rounds == 1 and all(
            gold // self._cheapest <= _MANY for gold, _, _ in self._means
        )

    @property
    def _mission(self) -> int:
        """The villages of the seat's mission, as bits."""
        return self._game.network.missions[self._game.missions[self._seat][0]]

    @property
    def is_exact(self) -> bool:
        """A single round is gone through, unless there is so much gold that this takes long."""
        return self._is_exact

    def points(self, final: bool) -> int:
        game, seat = self._game, self._seat
        if self._is_exact:
            return self._best_end(final, lead=False)
        now = game.projected() if final else game.scores
        return now[seat] + max(self._gain(means, final) for means in self._means)

    def lead(self, final: bool) -> int:
        """Over others who have at least what they have now, but for what they only have more of."""
        game, seat = self._game, self._seat
        if not final or game.players > 2:
            others = game.projected() if final else list(game.scores)
            del others[seat]
            return self.points(final) - max(others)
        other = game.settled(1 - seat)
        if not self._is_exact:
            return self.points(final) - other
        return self._best_end(final, lead=True) - other

    def attains(self, kind: str, names: Collection[str], least: int) -> bool:
        game, network = self._game, self._game.network
        if kind == "species":
            if self._is_exact:
                return any(
                    sum(map(bool, _unpacked(counts))) >= least for counts, _ in self._ends(0)
                )
            return any(self._owns(means, least) for means in self._means)
        wanted = 0
        for name in names:
            is_mission = kind == "mission"
            wanted |= network.missions[name] if is_mission else 1 << network.numbers[name]
        if self._is_exact:
            return any(not wanted & ~camps for _, camps in self._ends(wanted))
        missing = wanted & ~game.camps[self._seat]
        return any(self._camps(means, missing) for means in self._means)

    # A single round

    def _ends(self, wanted: int) -> set[_End]:
        """Return all that there may be after this round, as far as villages are wanted."""
        game, seat = self._game, self._seat
        counts, camps = game.counts[seat], game.camps[seat] & wanted
        now = _packed(counts)
        room = [game.tiles_left(species) for species in range(len(SPECIES))]
        is_scarce = min(room) < game.supplies[seat][TENT]
        owned = [one for one, count in zip(_ONES, counts, strict=True) if count]
        found: set[_End] = set()
        for gold, guides, closed in self._means:
            for tiles, built in self._built(gold, closed, wanted):
                after = now + (_packed(map(min, _unpacked(tiles), room)) if is_scarce else tiles)
                found.add((after, camps | built))
                if guides:
                    found.update((after + one, camps | built) for one in owned)
        return found

    def _built(self, gold: int, closed: str, wanted: int) -> set[tuple[int, int]]:
        """Return what camps can be set up, in whichever order: how many in villages of each
        species, packed, and in which wanted villages, as bits."""
        game, seat = self._game, self._seat
        network, filled = game.network, game.filled
        tents, camps = game.supplies[seat][TENT], game.camps[seat]
        within = self._within(gold, closed)
        joined, prices, species = network.ways[closed], network.prices, network.species
        least = min(network.levels, default=0)
        payable: dict[int, int] = {}
        near = joined_to(camps, joined) if camps else within
        found, seen = {(0, 0)}, {0}
        begun = [(0, gold * SILVER, near, 0)] if tents else []
        while begun:
            built, left, near, tiles = begun.pop()
            if left not in payable:
                payable[left] = game.payable(left) & within
            offers = near & payable[left] & ~built
            is_last = bool(offers) and built.bit_count() + 1 == tents
            for village in bits_of(offers):
                more = built | 1 << village
                if more not in seen:
                    seen.add(more)
                    owned = tiles + _ONES[species[village]]
                    found.add((owned, more & wanted))
                    rest = left - prices[village][filled[village]]
                    if rest >= least and not is_last:
                        # Where there is no camp yet, any village may be the first, but not
                        # the second.
                        has_camp = camps or built
                        reached = joined[village] | near if has_camp else joined[village]
                        begun.append((more, rest, reached, owned))
        return found

    def _best_end(self, final: bool, *, lead: bool) -> int:
        """Return the most points after this round; as a lead, less what the other of two players
        has for species then."""
        game, seat = self._game, self._seat
        mission, has_all = self._mission, all(game.counts[seat])
        chip = 0 if has_all or game.chips[seat] else game.next_chip
        other = _packed(game.counts[1 - seat]) if game.players == 2 else None
        found = []
        for counts, camps in self._ends(mission):
            total, is_whole = _collected(counts, other, lead)
            if final:
                total -= PENALTY * (mission & ~camps).bit_count()
            else:
                total = 0
            found.append(total + chip if is_whole else total)
        return game.scores[seat] + max(found)

    def _price(self, village: int) -> int:
        """In gold, of the next free square."""
        game = self._game
        return game.network.prices[village][game.filled[village]] // SILVER

    # Several rounds

    def _camps(self, means: _Means, villages: int) -> bool:
        gold, _, closed = means
        if villages & ~self._within(gold, closed):
            return False
        return sum(self._price(village) for village in bits_of(villages)) <= gold

    def _owns(self, means: _Means, least: int) -> bool:
        gold, _, closed = means
        counts = self._game.counts[self._seat]
        offers = zip(self._offers(self._within(gold, closed)), counts, strict=True)
        new = sorted(prices[0] for prices, count in offers if prices and not count)
        needed = least - sum(map(bool, counts))
        return needed <= 0 or (len(new) >= needed and sum(new[:needed]) <= gold)

    # Money

    def _best_means(self) -> list[_Means]:
        """Return those that are not plainly worse than another one."""
        found: dict[tuple[int, str], int] = {}
        for silver, guides, closed in self._ways():
            key = guides, closed
            found[key] = max(found.get(key, 0), silver // SILVER)
        return [(gold, guides, closed) for (guides, closed), gold in found.items()]

    def _ways(self) -> Iterator[_Means]:
        """In silver: of each way to go through this round, with the best of the others."""
        game, seat = self._game, self._seat
        hand = [game.network.cards[value] for value in game.hand(seat)]
        for purse, guides, closed, played in self._this_round(hand):
            if self._rounds == 1:
                yield purse, guides, closed
                continue
            left = [card for card in hand if card is not played]
            for silver, more in self._later(purse, guides, left):
                yield silver, more, ""

    def _this_round(
        self, hand: Sequence[IncomeCard]
    ) -> Iterator[tuple[int, int, str, IncomeCard | None]]:
        """Purse, guides hired, what is closed, and the card that is played."""
        game, seat = self._game, self._seat
        money, chosen = game.money[seat], game.chosen[seat]
        if game.order and seat in game.order:
            now = game.order.index(game.to_move)
            if game.order.index(seat) < now:
                yield money, 0, NOTHING, None
                return
            if seat == game.to_move and game.phase == BUILD:
                yield money, 0, game.closed_to(seat), None
                return
        if chosen < -1:
            yield money, 0, NOTHING, None
            return
        cards = hand if chosen == -1 else [game.network.cards[chosen]]
        for card in cards:
            closed = "" if card.shows == GUIDE else CLOSES.get(game.event, "")
            purse = money + self._pay(game.event, card, 0)
            if game.event == "theft" and card.shows != GUIDE:
                purse -= min(purse, max(game.counts[seat]))
            yield purse, 0, closed, card
            if game.offer and any(game.counts[seat]):
                yield money, 1, closed, card

    def _later(self, silver: int, guides: int, hand: list[IncomeCard]) -> list[tuple[int, int]]:
        """Silver and guides after the other rounds, at most. Whatever is built before counts on
        every card."""
        ways = [(silver, guides)]
        events = self._game.coming(self._rounds - 1)
        full = list(self._game.network.cards.values())
        for place, event in enumerate(events):
            cards = hand if place < len(hand) else full
            after = []
            for purse, hired in ways:
                growth = min(purse // SILVER // self._cheapest, self._free.bit_count()) + hired
                paid = max(self._pay(kind, card, growth) for kind in event for card in cards)
                after.append((purse + paid, hired))
                if GUIDE in event:
                    after.append((purse, hired + 1))
            ways = after
        return ways

    def _pay(self, event: str, card: IncomeCard, growth: int) -> int:
        """What a card brings under an event, with so many tiles more."""
        income = self._game.income_of(card, self._seat) + growth
        if event == "fire" and card.shows != GUIDE:
            return income // 2
        if event.startswith(BONUS):
            number = SPECIES_NUMBERS[event.removeprefix(BONUS)]
            return income + self._game.counts[self._seat][number] + growth
        return income

    # Camps

    def _within(self, gold: int, closed: str) -> int:
        """The villages that can be built in one after the other, as bits."""
        game, seat = self._game, self._seat
        steps = min(gold // self._cheapest, game.supplies[seat][TENT])
        if closed == NOTHING or not steps:
            return 0
        free = self._free
        camps = game.camps[seat]
        if not camps:
            return free
        ways, reached, edge = game.network.ways[closed], 0, camps
        for _ in range(steps):
            edge = joined_to(edge, ways) & free & ~reached
            if not edge:
                break
            reached |= edge
        return reached

    def _offers(self, villages: int) -> list[list[int]]:
        """For each species, what camps there cost, the cheapest first."""
        offers: list[list[int]] = [[] for _ in SPECIES]
        for village in bits_of(villages):
            offers[self._game.network.species[village]].append(self._price(village))
        for prices in offers:
            prices.sort()
        return offers

    def _gain(self, means: _Means, final: bool) -> int:
        """The most that can be won with them; that one village leads to another is left out of
        account."""
        game, seat = self._game, self._seat
        gold, guides, closed = means
        villages = self._within(gold, closed)
        offers, counts = self._offers(villages), game.counts[seat]
        missing = [not count for count in counts]
        chip = 0 if game.chips[seat] or not any(missing) else game.next_chip
        worths = [
            self._worths(species, villages, len(prices), guides, final)
            for species, prices in enumerate(offers)
        ]
        best = _knapsack(offers, worths, [False] * len(SPECIES), gold, guides) or 0
        if chip:
            whole = _knapsack(offers, worths, missing, gold, guides)
            if whole is not None:
                best = max(best, whole + chip)
        return best

    def _worths(
        self, species: int, villages: int, most: int, guides: int, final: bool
    ) -> list[list[int]]:
        """What so many camps and guides of a species bring beyond what there is."""
        if not final:
            return [[0] * (guides + 1) for _ in range(most + 1)]
        game, seat = self._game, self._seat
        network, has = game.network, game.counts[seat][species]
        wanted = network.missions[game.missions[seat][0]] & villages
        named = sum(network.species[village] == species for village in bits_of(wanted))
        other = game.counts[1 - seat][species] if game.players == 2 else None

        def worth(count: int) -> int:
            return (count if count >= ENOUGH else 0) + (other is not None and count > other)

        return [
            [
                worth(has + camps + (hired if has + camps else 0))
                - worth(has)
                + PENALTY * min(camps, named)
                for hired in range(guides + 1)
            ]
            for camps in range(most + 1)
        ]


def _knapsack(
    offers: Sequence[Sequence[int]],
    worths: Sequence[Sequence[Sequence[int]]],
    needed: Sequence[bool],
    gold: int,
    guides: int,
) -> int | None:
    """The most that camps and guides can bring together; nothing if the gold is too little for
    one of each species that is needed."""
    best: dict[tuple[int, int], int] = {(gold, guides): 0}
    for prices, worth, need in zip(offers, worths, needed, strict=True):
        costs = [0]
        for price in prices:
            costs.append(costs[-1] + price)
        after: dict[tuple[int, int], int] = {}
        for (purse, free), won in best.items():
            for camps in range(int(need), len(costs)):
                if costs[camps] > purse:
                    break
                for hired in range(free + 1):
                    key = purse - costs[camps], free - hired
                    total = won + worth[camps][hired]
                    if total > after.get(key, -1):
                        after[key] = total
        best = after
    return max(best.values(), default=None)


def _packed(numbers: Iterable[int]) -> int:
    """Return one number for each species as bits."""
    return sum(map(mul, numbers, _ONES))


def _unpacked(numbers: int) -> list[int]:
    return [numbers >> _BITS * species & _MOST for species in range(len(SPECIES))]


@lru_cache(maxsize=1 << 14)
def _collected(counts: int, other: int | None, lead: bool) -> tuple[int, bool]:
    """Return what a collection brings at the end, and whether it has every species; of two players,
    with what the other one has. As a lead, less what that one has more of."""
    own = _unpacked(counts)
    total = sum(count for count in own if count >= ENOUGH)
    if other is not None:
        for count, has in zip(own, _unpacked(other), strict=True):
            total += count > has
            total -= lead and count < has
    return total, all(own)

"""Finds why an income card is good: what it brings, what that pays for, who moves first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from carcqt.players.facts import Fact
from carcqt.players.games.expedition.camps import about_camp, camp_goods
from carcqt.players.games.expedition.facts import (
    CampClosed,
    CampPayable,
    CampShort,
    CardBest,
    CardBurnt,
    CardPays,
    CardRobbed,
    CardsAlike,
    CardShields,
    CardsKept,
    CardsReturn,
    CardsSpared,
    GoesFirst,
    GuideOffered,
    OnlyTies,
    Pays,
    ShieldKept,
)
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.saving import next_camps
from carcqt.players.games.expedition.valuing import CHIP, ExpeditionEvaluator
from carcqt.rules.events import Item, points
from carcqt.rules.games.expedition.facts import (
    CLOSES,
    ENOUGH,
    GUIDE,
    HARMFUL,
    PATH,
    SPECIES,
    TENT,
    WATERWAY,
)
from carcqt.rules.games.expedition.moves import Choose
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard


class CardFacts:
    """Finds facts about one card of the seat to move, the most important first."""

    def __init__(self, game: ExpeditionState, evaluator: ExpeditionEvaluator, move: Choose) -> None:
        self._game, self._evaluator, self._seat = game, evaluator, game.to_move
        self._card = game.network.cards[move.card]
        self._hand = self._cards(self._seat)
        self._others = [each for each in self._hand if each != self._card]
        self._silver: Final = brought(game, self._seat, self._card)
        self._next, self._price_next = next(next_camps(game, evaluator, self._seat), (0, 0))
        """The camp that is planned next, and what it costs in silver, if there is one."""

    def _cards(self, seat: int) -> list[IncomeCard]:
        return [self._game.network.cards[card] for card in self._game.hand(seat)]

    def facts(self) -> Iterator[Fact]:
        game, seat = self._game, self._seat
        if not game.left_in(0) and not any(self._camps(each, seat) for each in self._hand):
            yield OnlyTies(seat=seat)
        camp = tuple(self._camp())
        is_for = self._is_for(camp)
        # Silver that is left, and whether a way must be open, tell of a camp that may be secret.
        is_secret = bool(camp) and camp[0].is_secret
        income = [self._income(self._left() if is_for and not is_secret else 0)]
        if self._shields():
            of_way = is_secret and game.event in CLOSES
            income.insert(0, CardShields(seat=seat, points=1.0, is_secret=of_way))
        yield from (*camp, *income) if is_for else (*income, *camp)
        yield from self._kept()

    def _is_for(self, camp: Sequence[Fact]) -> bool:
        """Return whether a camp is what the card is for. What every card pays for says nothing for
        one of them, but who moves first does."""
        if not camp or not isinstance(camp[0], CampPayable):
            return False
        if camp[0].how is Pays.ALL:
            return self._game.event != GUIDE
        return camp[0].how is not Pays.WITHOUT_GUIDE

    def _income(self, left: int) -> Fact:
        game, seat, silver = self._game, self._seat, self._silver
        announced = points(game.worth_of(self._card, seat))
        if game.event == GUIDE and any(game.counts[seat]):
            others = (other for other in range(game.players) if other != seat)
            is_sure = not any(self._before(self._card, other) for other in others)
            goods = (self._guide(),)
            return GuideOffered(seat=seat, announced=announced, is_sure=is_sure, goods=goods)
        if announced + game.bonus_of(seat) == silver:
            return CardPays(seat=seat, silver=silver, left=left)
        if game.event == "theft":
            return CardRobbed(seat=seat, silver=announced, stolen=announced - silver)
        return CardBurnt(seat=seat, silver=silver, full=announced)

    def _left(self) -> int:
        """What is over once the next camp is paid for."""
        return self._game.money[self._seat] + self._silver - self._price_next

    def _shields(self) -> bool:
        """Whether it helps that the card protects from the event: ways that are closed matter where
        the next camp lies behind them."""
        if not self._game.protects(self._card):
            return False
        if self._game.event not in CLOSES:
            return True
        return bool(self._price_next) and not self._ways(self._seat) >> self._next & 1

    def _guide(self) -> Item:
        """What a guide would best be taken for."""
        counts = self._game.counts[self._seat]
        brings = {
            number: count + 1 if count + 1 == ENOUGH else int(count >= ENOUGH)
            for number, count in enumerate(counts)
            if count
        }
        best = max(brings, key=lambda number: (brings[number], counts[number]))
        return Item(SPECIES[best], counts[best] + 1, brings[best])

    def _open(self, card: IncomeCard, seat: int) -> int:
        """The villages that a seat can reach in this round if it shows a card, as bits."""
        return self._reach(seat) if self._game.protects(card) else self._ways(seat)

    def _reach(self, seat: int) -> int:
        return self._evaluator.planner.reach(seat)

    def _ways(self, seat: int) -> int:
        """The same, with a card that protects from nothing."""
        game, reach = self._game, self._reach(seat)
        if game.event not in CLOSES or not game.camps[seat]:
            return reach
        (kind,) = {PATH, WATERWAY} - {CLOSES[game.event]}
        found = 0
        for camp in bits_of(game.camps[seat]):
            found |= game.network.joined[kind][camp]
        return found & reach

    def _camps(self, card: IncomeCard, seat: int) -> int:
        """The villages where a seat can build in this round if it shows a card, as bits."""
        game, found = self._game, 0
        if not game.supplies[seat][TENT]:
            return 0
        has = game.money[seat] + brought(game, seat, card)
        for village in bits_of(self._open(card, seat)):
            prices = game.network.prices[village][game.filled[village] :]
            if prices and prices[0] <= has:
                found |= 1 << village
        return found

    def _camp(self) -> Iterator[Fact]:
        """Yield facts about the next camp."""
        game, village, price = self._game, self._next, self._price_next
        if not price:
            return
        has = game.money[self._seat]
        about = about_camp(game, self._evaluator, village, price)
        enough = [each for each in self._hand if self._camps(each, self._seat) >> village & 1]
        if not self._open(self._card, self._seat) >> village & 1:
            yield CampClosed(**about)
        elif has + self._silver < price:
            lowest = min((each.value for each in enough), default=None)
            yield CampShort(**about, short=price - has - self._silver, card=lowest)
        else:
            camp = CampPayable(**about, how=self._how(enough, price))
            yield camp
            goods = {each.what for each in camp.goods}
            rivals = tuple(self._rivals()) if CHIP in goods else ()
            yield from self._order(camp, rivals, is_race=True)
            if not rivals:
                yield from self._order(camp, tuple(self._comers(village)), is_race=False)

    def _how(self, enough: Sequence[IncomeCard], price: int) -> Pays:
        """Return which cards pay for the next camp; `enough` are those that do."""
        game, seat = self._game, self._seat
        has = game.money[seat]
        if game.event == GUIDE and has < price:
            return Pays.WITHOUT_GUIDE
        if len(enough) == len(self._hand) > 1:
            return Pays.ALL
        if enough == [self._card] and self._others:
            pays = any(has + brought(game, seat, each) >= price for each in self._others)
            return Pays.OPENS if pays else Pays.ONLY
        return Pays.SOME

    def _as_good(self, village: int) -> int:
        """Other camps that can be paid, cost no more and bring the same, as bits."""
        game, seat, evaluator = self._game, self._seat, self._evaluator
        goods, price = camp_goods(game, evaluator, seat, village), self._price(village)
        return sum(
            1 << other
            for other in bits_of(self._camps(self._card, seat) & ~(1 << village))
            if self._price(other) <= price and camp_goods(game, evaluator, seat, other) == goods
        )

    def _price(self, village: int) -> int:
        return self._game.network.prices[village][self._game.filled[village]]

    def _comers(self, village: int) -> Iterator[int]:
        """Who can set up a camp there in this round, and wherever else would be as good."""
        as_good = self._as_good(village)
        for other in range(self._game.players):
            can = 0
            for card in self._cards(other):
                can |= self._camps(card, other)
            if other != self._seat and can >> village & 1 and not as_good & ~can:
                yield other

    def _rivals(self) -> Iterator[int]:
        """Who can complete the five species with one camp in this round."""
        game = self._game
        for other in range(game.players):
            missing = [number for number, count in enumerate(game.counts[other]) if not count]
            if other == self._seat or len(missing) != 1 or game.chips[other]:
                continue
            wanted = sum(
                1 << village
                for village, species in enumerate(game.network.species)
                if species == missing[0] and game.tiles_left(species)
            )
            if any(self._camps(each, other) & wanted for each in self._cards(other)):
                yield other

    def _order(
        self, camp: CampPayable, others: tuple[int, ...], *, is_race: bool
    ) -> Iterator[Fact]:
        """Yield the fact about the rival whom most cards help to move first."""
        found = []
        for other in others:
            before = self._before(self._card, other)
            if len(before) < len(self._cards(other)):
                found.append((len(before), other, before))
        if found:
            _, other, before = max(found)
            sure = [each for each in self._hand if not self._before(each, other)]
            yield GoesFirst(
                seat=self._seat, village=camp.village, rival=other, unless=before,
                is_only=not before and len(sure) == 1 < len(self._hand), is_race=is_race,
                is_secret=camp.is_secret,
            )  # fmt: skip

    def _before(self, card: IncomeCard, other: int) -> tuple[int, ...]:
        """The cards with which somebody else would move first."""
        own = self._rank(card, self._seat)
        return tuple(each.value for each in self._cards(other) if self._rank(each, other) > own)

    def _rank(self, card: IncomeCard, seat: int) -> tuple[int, int]:
        return points(self._game.worth_of(card, seat)), card.ties[seat]

    def _kept(self) -> Iterator[Fact]:
        """Yield facts about the other cards in hand, for the rounds that they stay there."""
        game, seat = self._game, self._seat
        rounds = min(game.left_in(0).total(), len(self._others))
        if not rounds:
            return
        back = game.back_after(seat)
        same = [each for each in self._others if brought(game, seat, each) == self._silver]
        shield, bad = self._shield()
        if shield:
            yield ShieldKept(
                seat=seat, card=shield.value, rounds=rounds, bad=bad,
                events=game.left_in(0).total(), brings_as_much=shield in same,
            )  # fmt: skip
        if values := tuple(sorted(each.value for each in same if each != shield)):
            yield CardsAlike(seat=seat, cards=values)
        yield from self._better(rounds, back)
        # The rest of the hand is played anyway.
        if back:
            yield CardsReturn(seat=seat, count=len(self._hand), back=back)

    def _shield(self) -> tuple[IncomeCard | None, int]:
        """Return another card that protects, and the bad events that it may be kept for."""
        game = self._game
        bad = sum(game.left_in(0)[event] for event in HARMFUL) * (game.event not in HARMFUL)
        return next((each for each in self._others if each.shows == GUIDE and bad), None), bad

    def _better(self, rounds: int, back: int) -> Iterator[Fact]:
        """Yield what is better in hand: this round's event is no reason to play a good card."""
        game, seat = self._game, self._seat
        mine = points(game.worth_of(self._card, seat))
        worth = {each.value: points(game.worth_of(each, seat)) for each in self._others}
        better = sum(each > mine for each in worth.values())
        if mine > max(worth.values()):
            yield CardBest(seat=seat, cards=len(self._hand))
        elif game.event == "fire":
            lost = mine - self._silver
            costs = (worth[each.value] - brought(game, seat, each) for each in self._others)
            if burnt := sum(each > lost for each in costs):
                yield CardsSpared(seat=seat, count=burnt)
        elif better and not back:
            yield CardsKept(seat=seat, count=better, rounds=rounds)


def brought(game: ExpeditionState, seat: int, card: IncomeCard) -> int:
    """By how much a card makes a purse richer, or a theft poorer; no more than empty."""
    return max(-game.money[seat], paid(game, seat, card))

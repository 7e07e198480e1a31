"""Why an income card is good: what it brings, what that pays for, who moves first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.games.expedition.camps import camp_goods, camp_reason
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.saving import next_camps
from carcqt.players.games.expedition.valuing import CHIP, MONEY, ExpeditionEvaluator
from carcqt.rules.events import Item, points
from carcqt.rules.games.expedition.facts import (
    CLOSES,
    ENOUGH,
    GUIDE,
    HARMFUL,
    PATH,
    SILVER,
    SPECIES,
    TENT,
    WATERWAY,
)
from carcqt.rules.games.expedition.moves import Choose
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard

CARDS: Final = "cards"
PAYS: Final = "pays"
"""For a camp that some cards do not pay for,"""
ALONE: Final = "alone"
"""or all others do not,"""
OPENS: Final = "opens"
"""as the way is closed for them;"""
INSTEAD: Final = "instead"
"""and where the guide is taken, this one does not."""
PAID: Final = "paid"
"""Any card does."""
SHORT: Final = "short"
"""What it brings is not enough."""
CLOSED: Final = "closed"
"""The way to the next camp is, in this round."""
ORDER: Final = "order"
RACE: Final = "race"
"""Somebody else can complete the five species, too."""
FIRST: Final = "offer"
"""Whoever announces most is asked first."""
SHIELD: Final = "shield"
SAME: Final = "same"
"""Another card brings as much,"""
SPARE: Final = "spare"
"""but shields from events."""
MOST: Final = "most"
"""No other card brings as much."""
BURNT: Final = "burnt"
"""Cards that the fire would cost more."""
ONCE: Final = "once"
"""Each card is played before they come back."""
TIE: Final = "tie"
"""Silver is good for nothing else any more."""


class CardReasons:
    """Of one card of the seat to move, the most important first."""

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

    def reasons(self) -> Iterator[Reason]:
        game, seat = self._game, self._seat
        if not game.left_in(0) and not any(self._camps(each, seat) for each in self._hand):
            yield Reason(ReasonKind.QUIET, 0.0, seat, TIE)
        camp = tuple(self._camp())
        # What a card is for comes first; what every card pays for says nothing for one of them, but
        # who moves first does.
        is_for = bool(camp) and (
            camp[0].what in (PAYS, ALONE, OPENS) or (camp[0].what == PAID and game.event != GUIDE)
        )
        # What is over, and whether a way must be open, tells of a camp that may be secret.
        is_secret = bool(camp) and camp[0].is_secret
        told = [self._income(self._left() if is_for and not is_secret else 0)]
        if self._shields():
            of_way = is_secret and game.event in CLOSES
            told.insert(0, Reason(ReasonKind.ADVANCES, 1.0, seat, GUIDE, is_secret=of_way))
        yield from (*camp, *told) if is_for else (*told, *camp)
        yield from self._kept()

    def _income(self, left: int) -> Reason:
        game, seat = self._game, self._seat
        announced = points(game.worth_of(self._card, seat))
        if game.event == GUIDE and any(game.counts[seat]):
            others = (other for other in range(game.players) if other != seat)
            is_sure = not any(self._before(self._card, other) for other in others)
            return Reason(
                ReasonKind.ADVANCES, 0.0, seat, FIRST, announced, more=(0,) if is_sure else (),
                items=(self._guide(),),
            )  # fmt: skip
        if announced + game.bonus_of(seat) == self._silver:
            more = (left,) if left else ()
            return Reason(ReasonKind.ADVANCES, 0.0, seat, MONEY, self._silver, more=more)
        if game.event == "theft":
            stolen = announced - self._silver
            return Reason(ReasonKind.ADVANCES, 0.0, seat, "theft", announced, more=(stolen,))
        return Reason(ReasonKind.ADVANCES, 0.0, seat, "fire", self._silver, more=(announced,))

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

    def _camp(self) -> Iterator[Reason]:
        """What of the next camp."""
        game, seat, card = self._game, self._seat, self._card
        village, price = self._next, self._price_next
        if not price:
            return
        has, gold = game.money[seat], price // SILVER
        enough = [each for each in self._hand if self._camps(each, seat) >> village & 1]
        if not self._open(card, seat) >> village & 1:
            yield self._of(ReasonKind.AVOIDS, CLOSED, village, gold, (gold,))
        elif has + self._silver < price:
            short = price - has - self._silver
            more = (gold, *sorted(each.value for each in enough)[:1])
            yield self._of(ReasonKind.AVOIDS, SHORT, village, short, more)
        else:
            what = PAYS
            if game.event == GUIDE and has < price:
                what = INSTEAD
            elif len(enough) == len(self._hand) > 1:
                what = PAID
            elif enough == [card] and self._others:
                pays = any(has + brought(game, seat, each) >= price for each in self._others)
                what = OPENS if pays else ALONE
            camp = self._of(ReasonKind.ADVANCES, what, village, gold, (gold,))
            yield camp
            goods = {each.what for each in camp.items}
            rivals = tuple(self._rivals()) if CHIP in goods else ()
            yield from self._order(RACE, village, rivals)
            if not rivals:
                yield from self._order(ORDER, village, tuple(self._comers(village)))

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

    def _order(self, what: str, village: int, others: tuple[int, ...]) -> Iterator[Reason]:
        """With which cards somebody else would move before the seat: the one whom most of them
        help; and whether any other card is as sure."""
        found = []
        for other in others:
            before = self._before(self._card, other)
            if len(before) < len(self._cards(other)):
                found.append((len(before), other, before))
        if found:
            count, other, before = max(found)
            if not count:
                sure = [each.value for each in self._hand if not self._before(each, other)]
                # Where it is the only one, it is told so.
                before = tuple(sure) if len(sure) == 1 < len(self._hand) else ()
            reason = self._of(ReasonKind.ADVANCES, what, village, count, before)
            yield replace(reason, seat=other, items=())

    def _before(self, card: IncomeCard, other: int) -> tuple[int, ...]:
        """The cards with which somebody else would move first."""
        own = self._rank(card, self._seat)
        return tuple(each.value for each in self._cards(other) if self._rank(each, other) > own)

    def _rank(self, card: IncomeCard, seat: int) -> tuple[int, int]:
        return points(self._game.worth_of(card, seat)), card.ties[seat]

    def _kept(self) -> Iterator[Reason]:
        """Beside the other cards in hand, for the rounds that they stay there."""
        game, seat = self._game, self._seat
        rounds = min(game.left_in(0).total(), len(self._others))
        if not rounds:
            return
        back = game.back_after(seat)
        bad = sum(game.left_in(0)[event] for event in HARMFUL) * (game.event not in HARMFUL)
        shield = next((each for each in self._others if each.shows == GUIDE and bad), None)
        same = [each for each in self._others if brought(game, seat, each) == self._silver]
        values = sorted(each.value for each in same if each != shield)
        if shield:
            what = SPARE if shield in same else SHIELD
            more = shield.value, bad, game.left_in(0).total()
            yield Reason(ReasonKind.KEEPS, 0.0, seat, what, rounds, more=more)
        if values:
            yield Reason(ReasonKind.KEEPS, 0.0, seat, SAME, len(values), more=(*values, back))
        yield from self._better(rounds, back)
        # The rest of the hand is played anyway.
        if back:
            yield Reason(ReasonKind.AVOIDS, 0.0, seat, ONCE, len(self._hand), more=(back,))

    def _better(self, rounds: int, back: int) -> Iterator[Reason]:
        """What this round's event takes is no reason to play a good card."""
        game, seat = self._game, self._seat
        mine = points(game.worth_of(self._card, seat))
        worth = {each.value: points(game.worth_of(each, seat)) for each in self._others}
        better = sum(each > mine for each in worth.values())
        if mine > max(worth.values()):
            yield Reason(ReasonKind.ADVANCES, 0.0, seat, MOST, len(self._hand))
        elif game.event == "fire":
            lost = mine - self._silver
            costs = (worth[each.value] - brought(game, seat, each) for each in self._others)
            if burnt := sum(each > lost for each in costs):
                yield Reason(ReasonKind.KEEPS, 0.0, seat, BURNT, burnt)
        elif better and not back:
            yield Reason(ReasonKind.KEEPS, 0.0, seat, CARDS, better, more=(rounds,))

    def _of(
        self, kind: ReasonKind, what: str, village: int, count: int, more: tuple[int, ...] = ()
    ) -> Reason:
        return camp_reason(self._game, self._evaluator, kind, what, village, count, more)


def brought(game: ExpeditionState, seat: int, card: IncomeCard) -> int:
    """By how much a card makes a purse richer, or a theft poorer; no more than empty."""
    return max(-game.money[seat], paid(game, seat, card))

"""Why an income card is good: what it brings, what that pays for, who moves first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.saving import next_camps
from carcqt.players.games.expedition.valuing import MONEY, ExpeditionEvaluator
from carcqt.rules.events import points
from carcqt.rules.games.expedition.facts import CLOSES, GUIDE, HARMFUL, PATH, SILVER, TENT, WATERWAY
from carcqt.rules.games.expedition.moves import Choose
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard

CARDS: Final = "cards"
PAYS: Final = "pays"
"""For a camp that could not be paid before."""
PAID: Final = "paid"
"""A camp can be paid whatever the card brings."""
SHORT: Final = "short"
"""What it brings is not enough."""
CLOSED: Final = "closed"
"""The way to the next camp is, in this round."""
ORDER: Final = "order"
FIRST: Final = "offer"
"""Whoever announces most is asked first."""
SHIELD: Final = "shield"
TIE: Final = "tie"
"""Silver is good for nothing else any more."""


class CardReasons:
    """Of one card of the seat to move, the most important first."""

    def __init__(self, game: ExpeditionState, evaluator: ExpeditionEvaluator, move: Choose) -> None:
        self._game, self._evaluator, self._seat = game, evaluator, game.to_move
        self._card = game.network.cards[move.card]
        self._hand = [game.network.cards[each.card] for each in game.network.hand(self._bits)]
        self._silver: Final = brought(game, self._seat, self._card)

    @property
    def _bits(self) -> int:
        return self._game.hands[self._seat]

    def reasons(self) -> Iterator[Reason]:
        game, seat = self._game, self._seat
        if not game.left_in(0) and not any(map(self._camps, self._hand)):
            yield Reason(ReasonKind.QUIET, 0.0, seat, TIE)
        if game.protects(self._card):
            yield Reason(ReasonKind.ADVANCES, 1.0, seat, GUIDE)
        yield self._income()
        yield from self._camp()
        if game.event == GUIDE and any(game.counts[seat]):
            others = (other for other in range(game.players) if other != seat)
            is_sure = not any(map(self._before, others))
            announced = points(game.worth_of(self._card, seat))
            yield Reason(ReasonKind.ADVANCES, 0.0, seat, FIRST, 0 if is_sure else announced)
        if game.left_in(0):
            yield from self._kept()

    def _income(self) -> Reason:
        game, seat = self._game, self._seat
        announced = points(game.worth_of(self._card, seat))
        if announced + game.bonus_of(seat) == self._silver:
            return Reason(ReasonKind.ADVANCES, 0.0, seat, MONEY, self._silver)
        if game.event == "theft":
            stolen = announced - self._silver
            return Reason(ReasonKind.ADVANCES, 0.0, seat, "theft", announced, more=(stolen,))
        return Reason(ReasonKind.ADVANCES, 0.0, seat, "fire", self._silver, more=(announced,))

    def _open(self, card: IncomeCard) -> int:
        """The villages that can be reached in this round, as bits."""
        game, seat = self._game, self._seat
        reach = self._evaluator.planner.reach(seat)
        if game.event not in CLOSES or game.protects(card) or not game.camps[seat]:
            return reach
        (kind,) = {PATH, WATERWAY} - {CLOSES[game.event]}
        found = 0
        for camp in bits_of(game.camps[seat]):
            found |= game.network.joined[kind][camp]
        return found & reach

    def _camps(self, card: IncomeCard) -> int:
        """The villages where the seat can build in this round if it shows a card, as bits."""
        game, seat, found = self._game, self._seat, 0
        if not game.supplies[seat][TENT]:
            return 0
        has = game.money[seat] + brought(game, seat, card)
        for village in bits_of(self._open(card)):
            prices = game.network.prices[village][game.filled[village] :]
            if prices and prices[0] <= has:
                found |= 1 << village
        return found

    def _camp(self) -> Iterator[Reason]:
        """What of the next camp."""
        game, seat, card = self._game, self._seat, self._card
        village, price = next(next_camps(game, self._evaluator, seat), (0, 0))
        if not price:
            return
        has, gold = game.money[seat], price // SILVER
        if not self._open(card) >> village & 1:
            yield self._of(ReasonKind.AVOIDS, CLOSED, village, gold)
        elif has + self._silver < price:
            enough = [each.value for each in self._hand if self._camps(each) >> village & 1]
            short = price - has - self._silver
            more = (gold, *sorted(enough)[:1])
            yield self._of(ReasonKind.AVOIDS, SHORT, village, short, more)
        else:
            what = PAYS if has < price else PAID
            yield self._of(ReasonKind.ADVANCES, what, village, gold)
            yield from self._order(village)

    def _order(self, village: int) -> Iterator[Reason]:
        """Who can go there too, and with which cards before the seat: the one whom most of them
        help."""
        game, found = self._game, []
        price = game.network.prices[village][game.filled[village]]
        for other in range(game.players):
            if other == self._seat or not self._evaluator.planner.reach(other) >> village & 1:
                continue
            cards = [game.network.cards[card] for card in game.hand(other)]
            brings = [brought(game, other, card) for card in cards]
            before = self._before(other)
            if len(before) < len(cards) and price <= game.money[other] + max(brings):
                found.append((len(before), other, before))
        if found:
            count, other, before = max(found)
            yield self._of(ReasonKind.ADVANCES, ORDER, village, count, before, other)

    def _before(self, other: int) -> tuple[int, ...]:
        """The cards with which somebody else would move first."""
        cards = (self._game.network.cards[card] for card in self._game.hand(other))
        own = self._rank(self._card, self._seat)
        return tuple(each.value for each in cards if self._rank(each, other) > own)

    def _rank(self, card: IncomeCard, seat: int) -> tuple[int, int]:
        return points(self._game.worth_of(card, seat)), card.ties[seat]

    def _kept(self) -> Iterator[Reason]:
        game, seat = self._game, self._seat
        shield = next((each for each in self._hand if each.shows == GUIDE), None)
        bad = sum(game.left_in(0)[event] for event in HARMFUL)
        if shield and shield != self._card and game.event not in HARMFUL and bad:
            yield Reason(ReasonKind.KEEPS, 0.0, seat, SHIELD, bad, more=(shield.value,))
        # What this round's event takes is no reason to play a good card.
        mine = points(game.worth_of(self._card, seat))
        better = sum(points(game.worth_of(each, seat)) > mine for each in self._hand)
        if better:
            yield Reason(ReasonKind.KEEPS, 0.0, seat, CARDS, better)

    def _of(
        self,
        kind: ReasonKind,
        what: str,
        village: int,
        count: int,
        more: tuple[int, ...] = (),
        seat: int | None = None,
    ) -> Reason:
        """Of a village where a camp may come."""
        own = self._seat
        return Reason(
            kind, 0.0, own if seat is None else seat, what, count,
            village=self._game.network.ids[village], more=more,
            is_secret=bool(self._evaluator.mission(own) >> village & 1),
        )  # fmt: skip


def brought(game: ExpeditionState, seat: int, card: IncomeCard) -> int:
    """By how much a card makes a purse richer, or a theft poorer; no more than empty."""
    return max(-game.money[seat], paid(game, seat, card))

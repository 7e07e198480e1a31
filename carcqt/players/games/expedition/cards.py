"""Finds why an income card is good: what it pays, what that is enough for, who moves first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.facts import Fact
from carcqt.players.games.expedition.camps import NextCamp
from carcqt.players.games.expedition.facts import (
    CampClosed,
    CampPaid,
    CampShort,
    CardPays,
    CardRanked,
    CardShields,
    GoesFirst,
    GuideOffered,
    ShieldKept,
)
from carcqt.players.games.expedition.plans import paid
from carcqt.players.games.expedition.valuing import ExpeditionEvaluator
from carcqt.rules.games.expedition.facts import CLOSES, GUIDE, HARMFUL, TENT
from carcqt.rules.games.expedition.moves import Choose
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.maps import IncomeCard


class CardFacts:
    """Finds facts about one card of the seat to move, the most important first."""

    def __init__(self, game: ExpeditionState, evaluator: ExpeditionEvaluator, move: Choose) -> None:
        self._game, self._evaluator, self._seat = game, evaluator, game.to_move
        self._card = game.network.cards[move.card]
        self._hand = self._cards(self._seat)
        self._others = [each for each in self._hand if each != self._card]
        self._next: Final = NextCamp(game, evaluator)

    def facts(self) -> Iterator[Fact]:
        income = [self._income()]
        if self._shields():
            # Whether a way must be open tells of a camp that may be secret.
            is_secret = self._game.event in CLOSES and self._is_secret
            income.insert(0, CardShields(seat=self._seat, is_secret=is_secret))
        camp = self._camp()
        # A card is for the camp that not every card pays; with a guide it matters who moves first.
        is_for = (
            isinstance(camp, CampPaid) and self._game.event != GUIDE and not all(self._good_others)
        )
        found = (camp, *income) if is_for else (*income, camp)
        yield from (fact for fact in found if fact is not None)
        yield from self._first()
        if self._others and self._game.left_in(0):
            yield from self._kept()

    def _cards(self, seat: int) -> list[IncomeCard]:
        return [self._game.network.cards[card] for card in self._game.hand(seat)]

    def _income(self) -> Fact:
        game, seat = self._game, self._seat
        announced = game.income_of(self._card, seat)
        if game.event == GUIDE and any(game.counts[seat]):
            others = (other for other in range(game.players) if other != seat)
            is_sure = not any(self._before(other) for other in others)
            return GuideOffered(seat=seat, silver=announced, is_sure=is_sure)
        pays = announced + game.bonus_of(seat)
        # A theft takes no more than there is.
        brings = max(-game.money[seat], paid(game, seat, self._card))
        return CardPays(seat=seat, silver=pays, lost=pays - brings)

    @property
    def _is_secret(self) -> bool:
        village = self._next.village
        return village is not None and bool(self._evaluator.mission(self._seat) >> village & 1)

    def _shields(self) -> bool:
        """Return whether it helps that the card protects from the event: ways that are closed
        matter where the next camp lies behind them."""
        game, village = self._game, self._next.village
        if not game.protects(self._card) or game.event not in CLOSES:
            return game.protects(self._card)
        return village is not None and not game.near(self._seat) >> village & 1

    def _camps(self, card: IncomeCard, seat: int) -> int:
        """Return the villages where a seat can build in this round if it shows a card, as bits."""
        game = self._game
        if not game.supplies[seat][TENT]:
            return 0
        open_ways = game.linked(seat) if game.protects(card) else game.near(seat)
        has = game.money[seat] + paid(game, seat, card)
        return open_ways & game.payable(has) & ~game.camps[seat]

    @property
    def _good_others(self) -> list[bool]:
        """Whether each of the other cards is enough for the next camp."""
        village = self._next.village or 0
        return [bool(self._camps(each, self._seat) >> village & 1) for each in self._others]

    def _camp(self) -> Fact | None:
        """Return the fact about the next camp."""
        village, seat = self._next.village, self._seat
        if village is None:
            return None
        about = self._next.about()
        if self._camps(self._card, seat) >> village & 1:
            return CampPaid(**about, is_only=bool(self._others) and not any(self._good_others))
        has = self._game.money[seat] + paid(self._game, seat, self._card)
        if has < self._next.price:
            return CampShort(**about, short=self._next.price - has)
        return CampClosed(**about)

    def _first(self) -> Iterator[Fact]:
        """Yield the rival for the next camp whom most cards help to move first."""
        village, found = self._next.village, list[tuple[int, int]]()
        if village is None or not self._camps(self._card, self._seat) >> village & 1:
            return
        for other in range(self._game.players):
            cards = self._cards(other)
            can = any(self._camps(each, other) >> village & 1 for each in cards)
            if other != self._seat and can and len(self._before(other)) < len(cards):
                found.append((len(self._before(other)), other))
        if found:
            _, rival = max(found)
            yield GoesFirst(
                seat=self._seat, village=self._game.network.ids[village], rival=rival,
                unless=self._before(rival), is_secret=self._is_secret,
            )  # fmt: skip

    def _before(self, other: int) -> tuple[int, ...]:
        """Return the cards with which somebody else would move first."""
        own = self._rank(self._card, self._seat)
        return tuple(each.value for each in self._cards(other) if self._rank(each, other) > own)

    def _rank(self, card: IncomeCard, seat: int) -> tuple[int, int]:
        return self._game.income_of(card, seat), card.ties[seat]

    def _kept(self) -> Iterator[Fact]:
        """Yield facts about the cards that stay in hand."""
        game, seat = self._game, self._seat
        bad = sum(game.left_in(0)[event] for event in HARMFUL) * (game.event not in HARMFUL)
        shield = next((each for each in self._others if each.shows == GUIDE), None)
        if shield and bad:
            events = game.left_in(0).total()
            yield ShieldKept(seat=seat, card=shield.value, bad=bad, events=events)
        own = game.income_of(self._card, seat)
        better = sum(game.income_of(each, seat) > own for each in self._others)
        # The rest of the hand is played anyway, if it comes back.
        if not better or not game.back_after(seat):
            yield CardRanked(seat=seat, better=better)

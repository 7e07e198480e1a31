"""Finds why an income card is good: what it pays, what that is enough for, who moves first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.facts import Fact
from carcqt.players.games.expedition import facts as f
from carcqt.players.games.expedition.camps import NextCamp
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
        self._others = [each for each in self._cards(self._seat) if each != self._card]
        self._next: Final = NextCamp(game, evaluator)
        goes = [self._pays_next(each, self._seat) for each in (self._card, *self._others)]
        self._goes, self._others_go = goes[0], goes[1:]
        """Whether the card, and each of the others, is enough for the next camp."""

    def facts(self) -> Iterator[Fact]:
        game, income = self._game, [self._income()]
        if self._shields():
            # Whether a way must be open tells of a camp that may be secret.
            is_secret = game.event in CLOSES and self._next.is_secret
            income.insert(0, f.CardShields(seat=self._seat, is_secret=is_secret))
        camp = [] if self._next.village is None else [self._camp()]
        # A card is for the camp that not every card pays; with a guide it matters who moves first.
        is_for = self._goes and game.event != GUIDE and not all(self._others_go)
        yield from (*camp, *income) if is_for else (*income, *camp)
        if self._goes:
            yield from self._first()
        if self._others and game.left_in(0):
            yield from self._kept()

    def _cards(self, seat: int) -> list[IncomeCard]:
        return [self._game.network.cards[card] for card in self._game.hand(seat)]

    def _income(self) -> Fact:
        game, seat = self._game, self._seat
        announced = game.income_of(self._card, seat)
        if game.event == GUIDE and any(game.counts[seat]):
            others = (other for other in range(game.players) if other != seat)
            is_sure = not any(self._before(other) for other in others)
            return f.GuideOffered(seat=seat, silver=announced, is_sure=is_sure)
        pays = announced + game.bonus_of(seat)
        # A theft takes no more than there is.
        brings = max(-game.money[seat], paid(game, seat, self._card))
        return f.CardPays(seat=seat, silver=pays, lost=pays - brings)

    def _shields(self) -> bool:
        """Return whether it helps that the card protects from the event: ways that are closed
        matter where the next camp lies behind them."""
        game, village = self._game, self._next.village
        if not game.protects(self._card) or game.event not in CLOSES:
            return game.protects(self._card)
        return village is not None and not game.near(self._seat) >> village & 1

    def _pays_next(self, card: IncomeCard, seat: int) -> bool:
        """Return whether a seat that shows a card can build the next camp in this round."""
        game, village = self._game, self._next.village
        if village is None or not game.supplies[seat][TENT]:
            return False
        open_ways = game.linked(seat) if game.protects(card) else game.near(seat)
        has = game.money[seat] + paid(game, seat, card)
        return bool(open_ways & game.payable(has) & ~game.camps[seat] & 1 << village)

    def _camp(self) -> Fact:
        """Return the fact about the next camp."""
        about, seat = self._next.about(), self._seat
        if self._goes:
            return f.CampPaid(**about, is_only=bool(self._others) and not any(self._others_go))
        short = self._next.price - self._game.money[seat] - paid(self._game, seat, self._card)
        return f.CampShort(**about, short=short) if short > 0 else f.CampClosed(**about)

    def _first(self) -> Iterator[Fact]:
        """Yield the rival for the next camp whom most cards help to move first."""
        found = list[tuple[int, int]]()
        for other in range(self._game.players):
            cards, before = self._cards(other), len(self._before(other))
            can = any(self._pays_next(each, other) for each in cards)
            if other != self._seat and can and before < len(cards):
                found.append((before, other))
        if found:
            _, rival = max(found)
            village = self._next.about()["village"]
            yield f.GoesFirst(
                seat=self._seat, village=village, rival=rival, unless=self._before(rival),
                is_secret=self._next.is_secret,
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
            yield f.ShieldKept(seat=seat, card=shield.value, bad=bad, events=events)
        ranked = self.ranked()
        # The rest of the hand is played anyway, if it comes back.
        if not ranked.better or not game.back_after(seat):
            yield ranked

    def ranked(self) -> f.CardRanked:
        """Return how the card stands beside the others in hand."""
        own = self._game.income_of(self._card, self._seat)
        better = sum(self._game.income_of(each, self._seat) > own for each in self._others)
        return f.CardRanked(seat=self._seat, better=better)

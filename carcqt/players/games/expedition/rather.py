"""Finds why a camp is better than a cheaper one that brings as much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from carcqt.players.facts import Fact
from carcqt.players.games.expedition.camps import camp_goods, links_to
from carcqt.players.games.expedition.facts import CheaperCamp, Why
from carcqt.players.games.expedition.valuing import MISSION, ExpeditionEvaluator
from carcqt.rules.events import Item, points
from carcqt.rules.games.expedition.facts import SILVER, TENT
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.games.expedition.state import ExpeditionState

_WORTH: Final = 0.95
"""Points of a fact about ways."""


class Rather:
    """Compares a camp with a cheaper one. The game is in the position before it is built."""

    def __init__(self, game: ExpeditionState, evaluator: ExpeditionEvaluator, village: int) -> None:
        self._game, self._evaluator, self._village = game, evaluator, village
        self._seat: Final = game.to_move
        self._camps: Final = game.camps[self._seat]

    def facts(self) -> Iterator[Fact]:
        game, village = self._game, self._village
        price, goods = self._price(village), self._goods(village)
        kinds = {each.what for each in goods}
        cheaper = []
        for each in bits_of(game.may_build(self._seat)):
            other = self._goods(each)
            if other and self._price(each) < price and points(other) >= points(goods):
                # The one that comes to mind first: what it brings, what it costs, where it leads.
                is_other = {one.what for one in other} != kinds
                rank = -points(other), is_other, self._price(each), -self._opens(each)
                cheaper.append((rank, each))
        if cheaper:
            _, best = min(cheaper)
            yield replace(
                self._beside(best),
                village=game.network.ids[village],
                beside=game.network.ids[best],
                gold=(price - self._price(best)) // SILVER,
            )

    def _beside(self, other: int) -> CheaperCamp:
        """Return the fact with what speaks for the dearer camp."""
        game, village, seat = self._game, self._village, self._seat
        fact = CheaperCamp(
            seat=seat, village="", beside="", gold=0, why=Why.NOTHING, goods=self._goods(other)
        )
        if (opens := self._opens(village) - self._opens(other)) > 0:
            return replace(fact, points=_WORTH, why=Why.OPENS, opens=opens)
        if game.players == 2 and self._leads(village) and not self._leads(other):
            return replace(fact, why=Why.AHEAD, rival=1 - seat)
        if self._fills(village) and not self._fills(other):
            return replace(fact, why=Why.FILLS)
        mission = self._evaluator.mission(seat) & ~self._camps
        if mission >> village & 1 and not mission >> other & 1:
            return replace(fact, why=Why.WANTED, is_secret=True)
        rest = bits_of(mission & ~(1 << village) & ~(1 << other))
        nearer = sum(
            links_to(game, each, self._camps | 1 << other)
            - links_to(game, each, self._camps | 1 << village)
            for each in rest
        )
        if nearer > 0:
            return replace(fact, why=Why.TOWARDS, nearer=nearer, is_secret=True)
        return fact

    def _goods(self, village: int) -> tuple[Item, ...]:
        """That all can see."""
        goods = camp_goods(self._game, self._evaluator, self._seat, village)
        return tuple(each for each in goods if each.what != MISSION)

    def _price(self, village: int) -> int:
        return self._game.network.prices[village][self._game.filled[village]]

    def _opens(self, village: int) -> int:
        """How many villages with room come within reach by a camp."""
        game = self._game
        within = self._camps | self._evaluator.planner.reach(self._seat)
        near = game.network.around[village][:2][-1] & ~within & ~(1 << village)
        return sum(game.filled[each] < len(game.network.prices[each]) for each in bits_of(near))

    def _leads(self, village: int) -> bool:
        """Two players: whether a camp there brings more of its species than the other has."""
        species = self._game.network.species[village]
        return self._game.counts[self._seat][species] == self._game.counts[1 - self._seat][species]

    def _fills(self, village: int) -> bool:
        """Whether others can take all squares there from where they stand."""
        game = self._game
        comers = sum(
            self._evaluator.planner.reach(other) >> village & 1
            for other in range(game.players)
            if other != self._seat and game.camps[other] and game.supplies[other][TENT]
        )
        return comers >= len(game.network.prices[village]) - game.filled[village]

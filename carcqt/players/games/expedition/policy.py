"""How everyone is taken to play on: quickly, along a plan."""

from __future__ import annotations

from random import Random
from typing import Final

from carcqt.players.games.expedition.plans import Planner
from carcqt.rules.events import points
from carcqt.rules.games.expedition.facts import (
    BUILD,
    ENOUGH,
    FOUND,
    HARMFUL,
    INCOME,
    KEEP,
    OFFER,
    SPECIES,
)
from carcqt.rules.games.expedition.moves import COLLECT, REST, Choose, Hire, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move

_SILVER: Final = 0.14
"""Points for a silver that is given up for a guide."""


class Policy:
    def __init__(self, game: ExpeditionState, planner: Planner, rng: Random) -> None:
        self._game, self._planner, self._rng = game, planner, rng

    def play_turn(self) -> None:
        """What the seat to move does until another is, or something is drawn."""
        game = self._game
        seat = game.to_move
        if game.phase == OFFER:
            game.push(self._offered(seat))
            if game.is_over or game.to_move != seat or game.phase != BUILD:
                return
        if game.phase == BUILD:
            self._build(seat)
        elif game.phase == INCOME:
            game.push(self._card(seat))
        elif game.phase == FOUND:
            plan = self._planner.plan(seat, self._mission(seat))
            game.push(game.network.builds[plan.steps[0]] if plan.steps else game.legal_moves[0])
        elif game.phase == KEEP:
            game.push(Keep(1))

    def _mission(self, seat: int) -> int:
        game = self._game
        return game.network.missions[game.missions[seat][0]]

    def _build(self, seat: int) -> None:
        """The steps of the plan that can be taken now, up to one that must be saved for."""
        game, prices = self._game, self._game.network.prices
        rounds = len(game.gone)
        for village in self._planner.plan(seat, self._mission(seat)).steps:
            price = prices[village][game.filled[village]]
            if price > game.money[seat]:
                break
            move = game.network.builds[village]
            if move in game.legal_moves:
                game.push(move)
                if game.is_over or game.to_move != seat or game.phase != BUILD:
                    return
                if len(game.gone) != rounds:
                    return
        game.push(REST)

    def _card(self, seat: int) -> Move:
        """Any card; under a bad event rather one that loses little."""
        game = self._game
        hand: tuple[Choose, ...] = game.network.hand(game.hands[seat])
        if game.event in HARMFUL:
            shield = game.shield
            for choice in hand:
                if choice.card == shield:
                    return choice
            if game.event == "fire":
                return hand[0]
        return hand[int(self._rng.random() * len(hand))]

    def _offered(self, seat: int) -> Move:
        game = self._game
        best, gain = -1, 0.0
        for species, count in enumerate(game.counts[seat]):
            if count >= ENOUGH - 1:
                more = 3.0 if count == ENOUGH - 1 else 1.0
                if more > gain:
                    best, gain = species, more
        if best >= 0 and gain > _SILVER * points(game.announced(seat)):
            return Hire(SPECIES[best])
        return COLLECT

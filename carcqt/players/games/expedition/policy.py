"""How everyone is taken to play on: along a plan, and at each camp by what it comes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from carcqt.players.games.expedition.plans import Planner, paid
from carcqt.rules.games.expedition.facts import (
    BUILD,
    ENOUGH,
    FOUND,
    INCOME,
    KEEP,
    OFFER,
    SPECIES,
)
from carcqt.rules.games.expedition.moves import COLLECT, REST, Choose, Hire, Keep
from carcqt.rules.games.expedition.state import ExpeditionState
from carcqt.rules.moves import Move

_CAMPS: Final = 3
"""Camps that are tried, the first of a plan that can be set up now."""
_DOUBT: Final = 4.0
"""Silver by which a card may bring less than another and still be chosen."""
_GUIDE: Final = (0.0, 1.15, 3.0, 1.0)
"""Points that a guide promises where there are none, one, two or more of a species."""
_MAJORITY: Final = 0.8
"""And where it makes a majority, or breaks one."""


class Policy:
    def __init__(
        self,
        game: ExpeditionState,
        planner: Planner,
        ahead: Callable[[int], float],
        rng: Random,
    ) -> None:
        """`ahead` tells how far a seat is ahead, as it sees it itself."""
        self._game, self._planner, self._ahead, self._rng = game, planner, ahead, rng

    def play_turn(self) -> None:
        """What the seat to move does until another is, or something is drawn."""
        game = self._game
        seat = game.to_move
        if game.phase == OFFER:
            game.push(self._offered(seat))
            if self._is_through(seat):
                return
        if game.phase == BUILD:
            self._build(seat)
        elif game.phase == INCOME:
            game.push(self._card(seat))
        elif game.phase == FOUND:
            game.push(self._best(seat, self._camps(seat) or game.legal_moves[:1]))
        elif game.phase == KEEP:
            game.push(Keep(1))

    def _is_through(self, seat: int) -> bool:
        game = self._game
        return game.to_move != seat or game.phase != BUILD

    def _mission(self, seat: int) -> int:
        game = self._game
        return game.network.missions[game.missions[seat][0]]

    def _build(self, seat: int) -> None:
        game, rounds = self._game, self._game.round
        while game.round == rounds and not self._is_through(seat):
            game.push(self._best(seat, self._camps(seat) or [REST]))

    def _best(self, seat: int, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        game, best, most = self._game, moves[0], float("-inf")
        for move in moves:
            game.push(move)
            ahead = self._ahead(seat)
            game.pop()
            if ahead > most:
                best, most = move, ahead
        return best

    def _camps(self, seat: int) -> Sequence[Move]:
        game = self._game
        steps = self._planner.plan(seat, self._mission(seat)).steps
        can, builds = game.may_build(seat), game.network.builds
        return [builds[village] for village in steps if can >> village & 1][:_CAMPS]

    def _card(self, seat: int) -> Move:
        """One that brings much now, or loses little; in the last rounds low ones stay in hand."""
        game = self._game
        cards, rng = game.network.cards, self._rng
        hand: tuple[Choose, ...] = game.network.hand(game.hands[seat])
        shield = next((each for each in hand if game.protects(cards[each.card])), None)
        if shield is not None:
            return shield
        brings = [paid(game, seat, cards[each.card]) for each in hand]
        if game.event == "fire":
            return hand[brings.index(min(brings))]
        likes = [each + _DOUBT * rng.random() for each in brings]
        return hand[likes.index(max(likes))]

    def _offered(self, seat: int) -> Move:
        """A guide for the rest of the game is worth more than one income."""
        game, counts = self._game, self._game.counts[seat]
        most, best = 0.0, -1
        for species, count in enumerate(counts):
            gain = _GUIDE[min(count, ENOUGH)]
            if count and game.players == 2:
                others = game.counts[1 - seat][species]
                gain += _MAJORITY * (others - 1 <= count <= others)
            if gain > most:
                best, most = species, gain
        return Hire(SPECIES[best]) if best >= 0 else COLLECT

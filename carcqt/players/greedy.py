"""The player that looks one turn ahead: how would it stand after it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from carcqt.rules.game import Game, Turn, View
from carcqt.rules.moves import Move
from carcqt.search.limits import Limits

_MOST: Final = 100
"""Turns looked at that begin with the same move; by their number and not by time, so that the same
seed gives the same game."""


class GreedyPlayer:
    """Begins the turn after which it is furthest ahead, as far as its seat can know."""

    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, limits: Limits
    ) -> Turn:
        if len(moves) == 1:
            return (moves[0],)
        search = _Search(view().imagine(rng))
        best: list[Move] = []
        highest: float | None = None
        for move in search.game.choices():
            lead = search.lead_after(move)
            if highest is None or lead > highest:
                best, highest = [], lead
            if lead == highest:
                best.append(move)
        return (rng.choice(best),)


class _Search:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._seat = game.to_move
        self._seen: set[object] = set()
        self._left = 0

    def lead_after(self, move: Move) -> float:
        """How far ahead of the best other the seat can be after a turn that begins so."""
        self._left = _MOST
        return self._best(move)

    def _best(self, move: Move) -> float:
        game, best = self.game, float("-inf")
        game.push(move)
        ended = game.turn_has_ended(self._seat)
        if not self._was_seen(ended):
            if ended:
                own, *others = _seat_first(game.outlook(), self._seat)
                best = own - max(others)
                self._left -= 1
            else:
                for further in game.choices():
                    if self._left > 0:
                        best = max(best, self._best(further))
        game.pop()
        return best

    def _was_seen(self, ended: bool) -> bool:
        """Whether other moves, or the same in another order, have led here before."""
        came_to = self.game.came_to(self._seat)
        if came_to is None:
            return False
        known = (ended, came_to) in self._seen
        self._seen.add((ended, came_to))
        return known


def _seat_first(outlook: Sequence[float], seat: int) -> list[float]:
    return [outlook[seat], *outlook[:seat], *outlook[seat + 1 :]]

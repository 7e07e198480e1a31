"""The player that looks one turn ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from carcqt.rules.game import View
from carcqt.rules.moves import Move

_MOST: Final = 600
"""Turns looked at; by their number and not by time, so that the same seed gives the same game."""


class GreedyPlayer:
    """Takes the turn after which it is furthest ahead, as far as its seat can know."""

    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, budget: float
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        game = view().imagine(rng)
        seat = game.to_move
        best: list[Move] = []
        lead = float("-inf")
        for turn in islice(game.turns(), _MOST):
            for move in turn:
                game.push(move)
            outlook = game.outlook()
            for _ in turn:
                game.pop()
            others = (points for other, points in enumerate(outlook) if other != seat)
            ahead = outlook[seat] - max(others)
            if ahead > lead:
                best, lead = [], ahead
            if ahead == lead:
                best.append(turn[0])
        return best[int(rng.random() * len(best))]

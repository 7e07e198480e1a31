"""The player that looks one turn ahead: what would count if the game ended after it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from carcqt.rules.game import Game, View
from carcqt.rules.moves import Move


class GreedyPlayer:
    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, budget: float
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        game = view().imagine(rng)
        best: list[Move] = []
        highest: int | None = None
        for move in game.choices():
            lead = best_lead(game, move, game.to_move)
            if highest is None or lead > highest:
                best, highest = [], lead
            if lead == highest:
                best.append(move)
        return rng.choice(best)


def best_lead(game: Game[Any], move: Move, seat: int) -> int:
    """How far ahead of the best other a seat can be at the end of a turn that begins so."""
    game.push(move)
    if game.turn_has_ended(seat):
        own, *others = _seat_first(game.projected(), seat)
        lead = own - max(others)
    else:
        lead = max(best_lead(game, further, seat) for further in game.choices())
    game.pop()
    return lead


def _seat_first(scores: Sequence[int], seat: int) -> list[int]:
    return [scores[seat], *scores[:seat], *scores[seat + 1 :]]

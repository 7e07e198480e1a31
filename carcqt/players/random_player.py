"""The player that takes any legal move, each with the same chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from carcqt.rules.game import View
from carcqt.rules.moves import Move


class RandomPlayer:
    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, budget: float
    ) -> Move:
        return moves[int(rng.random() * len(moves))]

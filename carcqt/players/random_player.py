"""The player that takes any legal move, each with the same chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from carcqt.rules.game import Turn, View
from carcqt.rules.moves import Move
from carcqt.search.limits import Limits


class RandomPlayer:
    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, limits: Limits
    ) -> Turn:
        return (moves[int(rng.random() * len(moves))],)

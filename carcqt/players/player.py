"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from carcqt.rules.game import View
from carcqt.rules.moves import Move


class Player(Protocol):
    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, budget: float
    ) -> Move:
        """One of the legal moves, within about so many seconds.

        The view is made only for a player that looks at it: it costs more than a random choice.
        """

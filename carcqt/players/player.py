"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from carcqt.players.facts import Advice
from carcqt.rules.game import Turn, View
from carcqt.rules.moves import Move
from carcqt.search.limits import Limits


class Player(Protocol):
    """The same choice for the same view, seed and number of nodes."""

    def choose(
        self, moves: Sequence[Move], view: Callable[[], View[Any]], rng: Random, limits: Limits
    ) -> Turn:
        """The moves that it makes now: the first of its turn, or all up to the next draw or seat.

        The view is made only for a player that looks at it: it costs more than a random choice.
        """


class Adviser(Player, Protocol):
    def advise(
        self, view: View[Any], rng: Random, limits: Limits, count: int = 3
    ) -> tuple[Advice, ...]:
        """The best turns of the seat that is to move, with reasons; the best one first."""

"""How long a search may go on, and how it is stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from time import monotonic
from typing import Final

_MOST_OUTCOMES: Final = 20_000
"""Of one turn: with more nothing can be proven."""
_EVERY: Final = 64
"""So many turns are made between two looks at the clock, or a few more."""


class SearchStop(Enum):
    """Why a search was broken off."""

    NODES = "nodes"
    SECONDS = "seconds"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class Limits:
    nodes: int | None = None
    """Turns made, those for ordering included: the same answer on every machine."""
    seconds: float | None = None
    cancelled: Callable[[], bool] | None = None
    """Asked again and again; may be answered by another thread."""


class Interrupted(Exception):  # noqa: N818
    def __init__(self, stop: SearchStop) -> None:
        self.stop: Final = stop


class Budget:
    """What has been used up of the limits."""

    def __init__(self, limits: Limits) -> None:
        self.nodes = 0
        self._limits: Final = limits
        self._most: Final = limits.nodes
        self._began: Final = monotonic()
        self._look_at = 0
        """After how many nodes the clock is looked at next."""

    @property
    def seconds(self) -> float:
        return monotonic() - self._began

    @property
    def spent(self) -> float:
        """The share of nodes, or of time, that is used up."""
        most, seconds = self._most, self._limits.seconds
        return max(self.nodes / most if most else 0.0, self.seconds / seconds if seconds else 0.0)

    @property
    def most_outcomes(self) -> int:
        """How many a turn may have that can still be followed."""
        most = _MOST_OUTCOMES
        return most if self._most is None else min(most, max(self._most - self.nodes, 1))

    def spend(self, nodes: int = 1) -> None:
        """One more turn is to be made, or what costs as much as some; raises where there is none
        left."""
        if self._most is not None and self.nodes >= self._most:
            raise Interrupted(SearchStop.NODES)
        if self.nodes >= self._look_at:
            self._look()
            self._look_at = self.nodes + _EVERY
        self.nodes += nodes

    def _look(self) -> None:
        limits = self._limits
        if limits.cancelled is not None and limits.cancelled():
            raise Interrupted(SearchStop.CANCELLED)
        if limits.seconds is not None and self.seconds >= limits.seconds:
            raise Interrupted(SearchStop.SECONDS)

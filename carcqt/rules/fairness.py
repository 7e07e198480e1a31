"""How a game is played many times to see whether its deck or map is fair to all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from carcqt.rules.moves import Move

G = TypeVar("G")
"""The game that is tried."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What came of a seat, beyond its score."""

    mission: str
    completed: bool
    home: str
    """Where it began."""
    visited: tuple[str, ...]
    """Everywhere it has come to."""
    counts: Mapping[str, int]
    """What else is counted, by its name."""


class Fairness(ABC, Generic[G]):
    @abstractmethod
    def start(self, rules: type[G], material: Any, players: int, rng: Random, number: int) -> G:
        """One of many numbered games, in which seats rotate and everything is dealt evenly."""

    @abstractmethod
    def by_lot(self, game: G, number: int) -> Sequence[Move]:
        """The moves of which one is drawn now; none, where the player chooses."""

    @abstractmethod
    def results(self, game: G) -> list[SeatResult]:
        """For each seat, at the end."""

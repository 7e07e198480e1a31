"""What a seat can come to at most."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection


class Prospects(ABC):
    """Of a seat in so many turns of its own, whatever chance and the others do: never less than
    what it does come to."""

    @property
    @abstractmethod
    def is_exact(self) -> bool:
        """Whether it can come to all of that, if nobody else moves."""

    @abstractmethod
    def points(self, final: bool) -> int:
        """On the track, or with what would count if the game ended then."""

    @abstractmethod
    def lead(self, final: bool) -> int:
        """Over the best other."""

    @abstractmethod
    def attains(self, kind: str, names: Collection[str], least: int) -> bool:
        """Whether it may have all things of a kind that are named, and at least so many."""

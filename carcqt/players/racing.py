"""Choices tried again and again, with the same chance for all that are left: which is best?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import Final, Generic, TypeVar

FIRST: Final = 6
"""So many tries are made before anyone falls behind."""
_EVERY: Final = 2
"""So many between two looks at who is behind."""
_CLEARLY: Final = 2.2
"""Whoever is behind by so many standard errors is out."""


@dataclass(kw_only=True, eq=False)
class Candidate:
    looks: float
    """How far ahead the seat is right after it."""
    leads: list[float] = field(default_factory=list)
    """And after it was played on, with one set of draws after the other."""
    behind: float = 0.0
    """How far behind the best one it was when both were last played on."""

    @property
    def value(self) -> float:
        return fmean(self.leads) if self.leads else self.looks


C = TypeVar("C", bound=Candidate)


class Race(Generic[C]):
    def __init__(self, candidates: Sequence[C], looks: int = 0) -> None:
        """What a choice looks like counts as much as so many tries: few of them are no better than
        a good look."""
        self.running: Final = [*candidates]
        self._looks: Final = looks
        self._entered: Final = len(candidates)
        self._out: Final[list[C]] = []

    def add(self, leads: Sequence[float], spent: float) -> None:
        """What one set of draws came to for all that are running; so large a share is spent of what
        may be."""
        for each, lead in zip(self.running, leads, strict=True):
            each.leads.append(lead)
        if len(self.running[0].leads) % _EVERY == 0:
            self._thin_out(spent)

    @property
    def is_open(self) -> bool:
        return len(self.running) > 1

    def ranked(self) -> list[C]:
        """The best one first."""
        self._sort()
        return self.running + self._out

    def _rank(self, each: C) -> float:
        return sum(each.leads) + self._looks * each.looks

    def _sort(self) -> None:
        self.running.sort(key=self._rank, reverse=True)
        best = self.running[0]
        weight = max(1, len(best.leads) + self._looks)
        for each in self.running:
            each.behind = (self._rank(best) - self._rank(each)) / weight

    def _thin_out(self, spent: float) -> None:
        """Time is for those who are close: whoever is clearly behind goes, and of the others, the
        more is spent, the worse half."""
        if len(self.running[0].leads) < FIRST:
            return
        self._sort()
        halvings = max(0, ceil(log2(self._entered / 2)))
        most = max(2, ceil(self._entered / 2 ** int(spent * (halvings + 1))))
        best = self.running[0]
        stay = [each for each in self.running[:most] if each is best or not _is_clear(best, each)]
        gone = [each for each in self.running if each not in stay]
        self.running[:] = stay
        self._out[:0] = gone


def _is_clear(best: Candidate, other: Candidate) -> bool:
    """Whether more tries would hardly change which is better; or where both come to the same."""
    gaps = [one - two for one, two in zip(best.leads, other.leads, strict=True)]
    return other.behind >= _CLEARLY * stdev(gaps) / sqrt(len(gaps))

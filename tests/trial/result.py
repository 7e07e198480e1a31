"""What a part of the trial came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class TrialResult:
    done: int = 0
    found: list[str] = field(default_factory=list)
    """What went wrong, each in a line."""
    counts: Counter[str] = field(default_factory=Counter)
    """How often something was so, by what is to be said of it."""
    notes: list[str] = field(default_factory=list)

    def add(self, other: TrialResult) -> None:
        self.done += other.done
        self.found += other.found
        self.counts += other.counts
        self.notes += other.notes

    def __str__(self) -> str:
        counts = [f"{number:,} {what}" for what, number in self.counts.items()]
        return "; ".join([f"{self.done:,} tried, {len(self.found)} wrong", *counts, *self.notes])

"""What a part of the trial came to."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class TrialResult:
    name: str
    done: int = 0
    found: list[str] = field(default_factory=list)
    """What went wrong, each in a line."""
    notes: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return not self.found

    def __str__(self) -> str:
        lines = [f"{self.name}: {self.done:,} tried, {len(self.found)} wrong"]
        lines += [f"  {note}" for note in self.notes]
        return "\n".join([*lines, *(f"  WRONG {line}" for line in self.found[:20])])

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
    seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        return not self.found

    @property
    def line(self) -> str:
        told = "; ".join(["", *self.notes])
        return (
            f"{self.name}: {self.done:,} tried, {len(self.found)} wrong{told}; {self.seconds:.0f} s"
        )

    def __str__(self) -> str:
        return "\n".join([self.line, *(f"  WRONG {line}" for line in self.found[:20])])

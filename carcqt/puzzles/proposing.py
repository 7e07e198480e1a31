"""A puzzle made of a moment of a game: the position, the draws that came, and a first goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Proposal:
    data: dict[str, Any]
    """As a scenario file has it."""
    guessed: tuple[tuple[str, int], ...] = ()
    """For a pile, from which place on its draws were made up: they had not come yet."""
    replies: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """What other seats did after it, turn by turn, as a script has it."""

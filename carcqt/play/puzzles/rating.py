"""One's level: a number that moves with the puzzles one solves, each of which counts once."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

FIRST: Final = 1300
"""Before any result."""
_LEVELS: Final = (1200, 1400, 1600, 1800)
"""From where on somebody is at the second level, the third …"""
_STEPS: Final = ((5, 48), (20, 36))
"""How far one result can move it: at first, as little is known, farther."""
_LAST_STEP: Final = 24
_SPREAD: Final = 400
"""Ten to one are the odds of who is so much better."""
_RESULTS: Final = {3: 1.0, 2: 0.5, 1: 0.2}
"""Three stars are a win over the puzzle, two a draw; whoever found it in the end has not lost."""


def level_of(rating: float) -> int:
    """From 1 to 5, as those of puzzles."""
    return 1 + bisect_right(_LEVELS, rating)


def to_next_level(rating: float) -> int | None:
    """How much is missing; nothing at the highest one."""
    level = level_of(rating)
    return None if level > len(_LEVELS) else round(_LEVELS[level - 1] - rating)


def puzzle_rating(level: int | None) -> int:
    """The middle of its level; of one whose level nobody knows, that of all."""
    return _LEVELS[0] - 100 + 200 * ((level or 3) - 1)


def rated(rating: float, stars: int, level: int | None, results: int) -> float:
    """After a puzzle was solved, and so many before it."""
    expected = 1 / (1 + 10 ** ((puzzle_rating(level) - rating) / _SPREAD))
    step = next((step for most, step in _STEPS if results < most), _LAST_STEP)
    return rating + step * (_RESULTS[stars] - expected)

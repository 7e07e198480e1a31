"""Many games in one window, one after the other: memory stays where it is."""

from __future__ import annotations

from functools import partial
from typing import Final

from benchmarks.memory import MOST, grows, home_sizes
from tests.trial.pieces import TrialRun
from tests.trial.result import TrialResult

_WARM: Final = 8
"""Games after which everything that is kept at hand is there."""
_TOLD: Final = 20
"""Games after each of which memory is told."""
_HINTED: Final = 60
"""Moves after each of which a hint is asked for."""


def soak(count: int, seed: int, _: range) -> TrialResult:
    result, sizes = TrialResult(), list[int]()
    for size in home_sizes(count, seed, _HINTED):
        sizes.append(size)
        result.done += 1
        if result.done % _TOLD == 0:
            print(f"soak: {result.done} games, {size} MB", flush=True)
    warm = sizes[_WARM:] or sizes
    result.notes.append(f"{sizes[0]} MB after the first, {max(sizes)} at most, {sizes[-1]} at last")
    if max(sizes) > MOST:
        result.found.append(f"{max(sizes)} MB, more than {MOST}")
    half = len(warm) // 2
    if half > 10 and sum(warm[half:]) / (len(warm) - half) > 1.1 * sum(warm[:half]) / half:
        result.found.append("the second half takes more than the first")
    if grows(sizes):
        result.found.append("the last ten games take more and more")
    return result


def runs(count: int, seed: int) -> list[TrialRun]:
    return [TrialRun("soak of games in one window", partial(soak, count, seed), 1, 1)]

"""Rates by process time, taken in short slices that take turns, so that noise hits all alike."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Mapping
from statistics import median
from time import process_time
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

Task = Callable[[], float]
"""Works for a slice of time; how much it did per second."""


def slices_of(work: Callable[[], int], seconds: float) -> Task:
    """Repeats some work, which answers how much it did, for at least so many seconds."""

    def one_slice() -> float:
        done, begin = 0, process_time()
        while (spent := process_time() - begin) < seconds or not done:
            done += work()
        return done / spent

    return one_slice


def take_turns(tasks: Mapping[K, Task], rounds: int) -> dict[K, list[float]]:
    """The rate of each task in each round."""
    rates: dict[K, list[float]] = {key: [] for key in tasks}
    # What was set up is not to be searched for garbage again and again, least of all large boards.
    gc.collect()
    gc.freeze()
    for task in tasks.values():
        task()
    for _ in range(rounds):
        for key, task in tasks.items():
            rates[key].append(task())
    gc.unfreeze()
    return rates


def ratio(rates: list[float], others: list[float]) -> float:
    """The median of the ratios in each round."""
    return median(rate / other for rate, other in zip(rates, others, strict=True))

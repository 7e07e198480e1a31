"""Jobs of a general kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from carcqt.background.child import Report


def call_each(numbers: Iterable[int], act: Callable[[int], object], report: Report) -> None:
    """Reports what each call gives as soon as it is over."""
    for number in numbers:
        report(act(number))

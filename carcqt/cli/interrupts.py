"""Ctrl+C where libraries would take its exception for an error of theirs."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from carcqt.cli.output import STOPPED


@contextmanager
def interrupts_call(act: Callable[[], object]) -> Iterator[None]:
    """Let Ctrl+C call `act` instead of raising its exception."""
    before = signal.signal(signal.SIGINT, lambda *_: act())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def interrupts_end_at_once(
    tidy: Callable[[], object] = lambda: None,
) -> AbstractContextManager[None]:
    """Let Ctrl+C call `tidy` and end the program on the spot, as long as there is nothing else to
    lose."""

    def end() -> None:
        tidy()
        os._exit(STOPPED)

    return interrupts_call(end)

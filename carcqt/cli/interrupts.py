"""Ctrl+C where libraries would take its exception for an error of theirs."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from carcqt.cli.command import STOPPED


@contextmanager
def interrupts_end_at_once(tidy: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Let Ctrl+C call `tidy` and end the program on the spot, as long as there is nothing else to
    lose."""

    def end(*_: object) -> None:
        tidy()
        os._exit(STOPPED)

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

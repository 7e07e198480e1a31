"""Standard streams that may be closed, full, or read by nobody."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO


def open_missing_streams() -> None:
    """Open the null device for each standard stream that is closed. Otherwise the next file that
    is opened would take its place, and be written to by whoever has something to say."""
    with suppress(OSError):
        while (handle := os.open(os.devnull, os.O_RDWR)) <= 2:
            os.set_inheritable(handle, True)
        os.close(handle)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def give_up(stream: TextIO) -> None:
    """Send a stream nowhere, so that Python does not complain when it flushes the rest."""
    with suppress(OSError, ValueError):
        stream.flush()
        return
    with suppress(OSError, ValueError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())
        os.close(null)

"""A lock that one process holds at a time, with nothing but Python."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def only_one(lock: Path) -> Iterator[None]:
    """Wait until no other process holds the lock, and hold it. It is free when this ends, however
    the process ends. The file stays."""
    with lock.open("a+b") as file:
        if sys.platform == "win32":
            while True:
                with suppress(OSError):  # after ten seconds
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield

"""Python clears away what is no longer used in whatever thread it happens to notice it; things of
Qt may only go in the window's."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

_EVERY: Final = 300
"""Milliseconds."""
_AFTER: Final = 1500
"""Milliseconds after something large has gone: by then nobody waits for what came in its place."""


class GarbageCollection(QObject):
    """From now on, only here: as often as Python would, whenever there is nothing else to do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        # What the program itself is made of stays: it need not be looked over again and again.
        gc.freeze()
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        due = [
            generation
            for generation, (count, most) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > most
        ]
        if due:
            gc.collect(due[-1])


class GivingBack(QObject):
    """For a window whose pages hold many pictures: a while after one has gone, its memory is the
    system's again. It is a knot that only a full look unties, and the C library would keep what
    comes free."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=_AFTER)
        self._timer.timeout.connect(give_back)

    def soon(self) -> None:
        self._timer.start()


def give_back() -> None:
    gc.collect()
    if (library := _c_library()) is not None:
        library.malloc_trim(0)


@cache
def _c_library() -> Any:
    """Only glibc needs to be asked."""
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None) if sys.platform == "linux" else None
        return library if library is not None and library.malloc_trim else None
    return None

"""Work that must not hold up the window: values in, a value out, nothing of Qt."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop

T = TypeVar("T")

_PATIENCE: Final = 0.02

# One thread: what is handed in first is done first.
_thread: Final = ThreadPoolExecutor(1, "documents")


def later(work: Callable[[], T]) -> Future[T]:
    return _thread.submit(work)


def in_background(work: Callable[[], T]) -> T:
    """Waits for the result; meanwhile the window goes on being drawn, but nothing can be done."""
    future = later(work)
    while True:
        try:
            return future.result(_PATIENCE)
        except NotYet:
            flags = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
            QCoreApplication.processEvents(flags)

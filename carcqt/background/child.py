"""The far end of the pipe: a job in a process of its own. Without Qt, so that it begins quickly."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from multiprocessing import parent_process, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

_LOWER: Final = 5
"""By how much a process gives way to the window."""

_MOST_ON_WINDOWS: Final = 60
"""Processes that can be waited for at once; Python's own pool takes one more."""

Report = Callable[[object], None]
Job = Callable[[Any, Any, Report], object]
"""Takes a question, the material that it is about, and a way to tell how far it is; gives the
answer. A function at the top of a module, as it goes to the process by its name."""


@dataclass(frozen=True, slots=True)
class JobQuestion:
    ticket: int
    question: Any
    material: Any
    is_same: bool
    """The material is what the process already has, and was not sent again."""


class What(Enum):
    READY = auto()
    NEWS = auto()
    DONE = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Word:
    """What the process has to say."""

    what: What
    ticket: int = 0
    content: Any = None


def serve(pipe: Connection, job: Job) -> None:
    """Works on one question after the other until the other end is gone."""
    settle()
    material: Any = None
    with contextlib.suppress(EOFError, OSError):
        pipe.send(Word(What.READY))
        while True:
            asked: JobQuestion = pipe.recv()
            ticket = asked.ticket
            if not asked.is_same:
                material = asked.material

            def report(news: object, ticket: int = ticket) -> None:
                pipe.send(Word(What.NEWS, ticket, news))

            try:
                answer = job(asked.question, material, report)
                pipe.send(Word(What.DONE, ticket, answer))
            except Exception as error:
                reason = f"{type(error).__name__}: {error}"
                pipe.send(Word(What.FAILED, ticket, reason))


def settle() -> None:
    """Gives way to the window, leaves Ctrl-C to it, and goes when it goes."""
    ignore_interrupts()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_LOWER)
    end_with_parent()


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back until the end. A process that is started meanwhile does not hear it while
    it is not ready to ignore it either."""
    if sys.platform == "win32":
        # The process inherits that it is not told.
        kernel = ctypes.windll.kernel32
        kernel.SetConsoleCtrlHandler(None, True)
        try:
            yield
        finally:
            kernel.SetConsoleCtrlHandler(None, False)
        return
    # When it starts, it would let Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def at_most(processes: int) -> int:
    """Return how many of so many processes the system lets a program have."""
    return min(processes, _MOST_ON_WINDOWS) if sys.platform == "win32" else processes


def end_with_parent() -> None:
    """Nobody tells a busy process that the program it works for was killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(0)

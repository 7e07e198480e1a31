"""One function called many times, on processes of this machine or on a cluster. Without Qt."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

from carcqt.background.child import end_with_parent

T = TypeVar("T")
A = TypeVar("A")

_AHEAD: Final = 2
"""Calls handed out for each process: one that it works on, and the next."""
_LOSSES: Final = 5
"""So many lost processes in a row, without a result between them, are not bad luck."""


class Crew:
    """Calls in this very process: the crew of one."""

    def each(self, act: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        """What each call gives, in the order of the items; only a few are handed out ahead, so
        that little is lost when nobody asks for more."""
        yield from map(act, items)


class ExecutorCrew(Crew):
    """Calls on an executor. Where it breaks because a process was lost, a new one takes over."""

    def __init__(self, begin: Callable[[], Executor], processes: int) -> None:
        self._begin: Final = begin
        self._executor = begin()
        self._most: Final = _AHEAD * processes

    def each(self, act: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        waiting: deque[tuple[A, Future[T]]] = deque()
        try:
            for item in items:
                waiting.append((item, self._executor.submit(act, item)))
                if len(waiting) == self._most:
                    yield self._first(act, waiting)
            while waiting:
                yield self._first(act, waiting)
        finally:
            for _, future in waiting:
                future.cancel()

    def _first(self, act: Callable[[A], T], waiting: deque[tuple[A, Future[T]]]) -> T:
        for lost in range(_LOSSES):
            try:
                found = waiting[0][1].result()
            except BrokenExecutor:
                if lost == _LOSSES - 1:
                    raise
                self.close()
                self._executor = self._begin()
                again = [(item, self._executor.submit(act, item)) for item, _ in waiting]
                waiting.clear()
                waiting.extend(again)
            else:
                waiting.popleft()
                return found
        raise AssertionError("the last loss is raised")

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


@contextmanager
def crew(jobs: int = 1) -> Iterator[Crew]:
    """So many processes of this machine; one is this one."""
    if jobs == 1:
        yield Crew()
        return
    others = {*active_children()}
    found = ExecutorCrew(lambda: ProcessPoolExecutor(jobs, get_context("spawn"), _settle), jobs)
    try:
        yield found
    finally:
        found.close()
        # Nobody wants to wait for calls whose results are not wanted.
        for process in {*active_children()} - others:
            process.kill()


def _settle() -> None:
    """Ctrl-C is for whoever waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()

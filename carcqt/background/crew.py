"""One function called many times, on processes of this machine or on a cluster. Without Qt."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from itertools import islice
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from carcqt.background.pool import ProcessPool

T = TypeVar("T")
A = TypeVar("A")

_AHEAD: Final = 2
"""Calls handed out for each process: one that it works on, and the next."""
_WORKERS: Final = 8
"""A cluster may grow: it is given work for so many even if there are fewer."""
_PATIENCE: Final = 5
"""Seconds until a scheduler counts as not there."""
_CLOSING: Final = 1
"""Seconds to say goodbye to a scheduler."""
_LOSSES: Final = 5
"""So many lost processes in a row, without a result between them, are not bad luck."""


class Crew:
    """Calls in this very process: the crew of one."""

    def each(self, act: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        """What each call gives, in the order of the items; only a few are handed out ahead, so
        that little is lost when nobody asks for more."""
        yield from map(act, items)


class PoolCrew(Crew):
    """Calls on processes of this machine."""

    def __init__(self, pool: ProcessPool, processes: int) -> None:
        self._pool: Final = pool
        self._most: Final = _AHEAD * processes

    def each(self, act: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        left, waiting, ended = iter(items), deque[int](), dict[int, T]()
        is_over = False
        while True:
            while not is_over and self._pool.has_room and len(waiting) < self._most:
                is_over = True
                for item in islice(left, 1):
                    waiting.append(self._pool.begin(act, item))
                    is_over = False
            if waiting and waiting[0] in ended:
                yield ended.pop(waiting.popleft())
            elif waiting or not is_over:
                # A call that an earlier, unfinished loop left behind may end here as well.
                ended |= {
                    ticket: found for ticket, found in self._pool.finished() if ticket in waiting
                }
            else:
                return


class NoCluster(Exception):  # noqa: N818
    """There is none, or there is none any more."""


class ExecutorCrew(Crew):
    """Calls on an executor. Where it breaks because a process was lost, a new one takes over."""

    def __init__(
        self,
        begin: Callable[[], Executor],
        processes: int,
        losses: tuple[type[Exception], ...],
    ) -> None:
        self._begin: Final = begin
        self._losses: Final = losses
        self._executor = begin()
        self._most: Final = _AHEAD * processes

    def each(self, act: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        waiting: deque[tuple[A, Future[T]]] = deque()
        try:
            for item in items:
                self._hand_out(act, item, waiting)
                if len(waiting) == self._most:
                    yield self._first(act, waiting)
            while waiting:
                yield self._first(act, waiting)
        finally:
            for _, future in waiting:
                future.cancel()

    def _hand_out(
        self, act: Callable[[A], T], item: A, waiting: deque[tuple[A, Future[T]]]
    ) -> None:
        try:
            future = self._executor.submit(act, item)
        except self._losses:
            self._begin_again(act, waiting)
            future = self._executor.submit(act, item)
        waiting.append((item, future))

    def _first(self, act: Callable[[A], T], waiting: deque[tuple[A, Future[T]]]) -> T:
        for _ in range(_LOSSES):
            try:
                found = waiting[0][1].result()
            except self._losses:
                self._begin_again(act, waiting)
            else:
                waiting.popleft()
                return found
        return waiting.popleft()[1].result()

    def _begin_again(self, act: Callable[[A], T], waiting: deque[tuple[A, Future[T]]]) -> None:
        self._executor.shutdown(wait=False)
        self._executor = self._begin()
        again = [(item, self._executor.submit(act, item)) for item, _ in waiting]
        waiting.clear()
        waiting.extend(again)

    def close(self) -> None:
        self._executor.shutdown(wait=False)


@contextmanager
def crew(jobs: int = 1) -> Iterator[Crew]:
    """So many processes of this machine; one is this one."""
    if jobs == 1:
        yield Crew()
        return
    pool = ProcessPool(jobs)
    try:
        yield PoolCrew(pool, jobs)
    finally:
        pool.close()


@contextmanager
def cluster_crew(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster that is there already."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("extra") from None
    for name in ("asyncio", "distributed", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # A client waits for ever for some things that are not a scheduler.
        _greet(distributed, address)
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except Exception:
        # Whatever listens there may answer with anything.
        raise NoCluster("scheduler") from None
    try:
        # A call is made again for each worker that was lost with it, but not for ever.
        losses = BrokenExecutor, distributed.KilledWorker
        workers = max(_WORKERS, sum(client.ncores().values()))
        found = ExecutorCrew(lambda: client.get_executor(pure=False), workers, losses)
        try:
            yield _InTurn(found)
        except (CancelledError, distributed.CancelledError, OSError):
            raise NoCluster("lost") from None
        finally:
            found.close()
    finally:
        # A scheduler that does not answer any more is not waited for.
        with suppress(Exception):
            client.close(timeout=_CLOSING)


def _greet(distributed: Any, address: str) -> None:
    """Raise if what listens at the address is not a scheduler. A thread of its own asks, so that
    Ctrl-C need not wait for it."""
    found: list[bool] = []

    def ask() -> None:
        with suppress(Exception):
            asyncio.run(_identify(distributed, address))
            found.append(True)

    thread = Thread(target=ask, daemon=True)
    thread.start()
    thread.join(_PATIENCE)
    if not found:
        raise TimeoutError


async def _identify(distributed: Any, address: str) -> None:
    distributed.comm.get_address_host_port(address)
    async with asyncio.timeout(_PATIENCE):
        comm = await distributed.comm.connect(address, timeout=_PATIENCE)
        try:
            await comm.write({"op": "identity", "reply": True})
            found = await comm.read()
        finally:
            comm.abort()
    if found["type"] != "Scheduler":
        raise ValueError(found["type"])


class _InTurn(Crew):
    """Threads of one worker take turns: what they call was made for a process of its own."""

    def __init__(self, crew: Crew) -> None:
        self._crew: Final = crew

    def each(self, act: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        return self._crew.each(partial(_in_turn, act), items)


_turn: Final = Lock()


def _in_turn(act: Callable[[A], T], item: A) -> T:
    with _turn:
        return act(item)

"""Processes that work through calls. They can be ended at any moment, without waiting for them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from carcqt.background.child import at_most, end_with_parent, ignore_interrupts, interrupts_held

_LOSSES: Final = 5
"""Number of processes lost in a row, without a result between them, that is not bad luck."""
_GONE: Final = 0.5
"""Longest time, in seconds, to wait for a process that was killed."""

Act = Callable[[Any], object]


class _Worker:
    """A process, its pipe, and the call that it works on."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        with other:
            self.process: Final[BaseProcess] = context.Process(
                target=_work, args=(other,), daemon=True
            )
            self.process.start()
        self.call: tuple[int, Act, object] | None = None
        self._act: Act | None = None

    def begin(self, ticket: int, act: Act, item: object) -> None:
        """Send a call. The process keeps `act`, so that only another one has to be sent."""
        self.call = ticket, act, item
        # A process that is gone is noticed when its result is read.
        with suppress(BrokenPipeError, ConnectionError):
            self.pipe.send((ticket, None if act is self._act else act, item))
        self._act = act

    def kill(self) -> None:
        self.process.kill()
        self.pipe.close()


class ProcessPool:
    """Up to `most` processes, each with one call at a time. No thread works for it, so that
    nothing is left waiting when it closes."""

    def __init__(self, most: int) -> None:
        self.most: Final = at_most(most)
        self._workers: list[_Worker] = []
        self._tickets: Final = count()
        self._losses = 0

    @property
    def has_room(self) -> bool:
        """True if a call could begin at once."""
        return len(self._workers) < self.most or any(not one.call for one in self._workers)

    def begin(self, act: Act, item: object) -> int:
        """Begin a call on a free process. Return the ticket with which its result comes."""
        ticket = next(self._tickets)
        self._begin(ticket, act, item)
        return ticket

    def _begin(self, ticket: int, act: Act, item: object) -> None:
        worker = next((one for one in self._workers if not one.call), None)
        if worker is None:
            with interrupts_held():
                worker = _Worker()
                self._workers.append(worker)
        worker.begin(ticket, act, item)

    def finished(self, seconds: float | None = None) -> list[tuple[int, Any]]:
        """Wait for at most `seconds` for results; return them with their tickets. Raise what a call
        raised. A call whose process is lost begins again on a new one."""
        busy: dict[Any, _Worker] = {one.pipe: one for one in self._workers if one.call}
        found: list[tuple[int, Any]] = []
        for pipe in wait(list(busy), seconds) if busy else ():
            worker = busy[pipe]
            try:
                ticket, is_good, result = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            worker.call, self._losses = None, 0
            if not is_good:
                raise result
            found.append((ticket, result))
        return found

    def _replace(self, lost: _Worker) -> None:
        self._workers.remove(lost)
        lost.kill()
        self._losses += 1
        if self._losses > _LOSSES:
            raise ChildProcessError(f"{self._losses} processes ended without a result")
        if lost.call:
            self._begin(*lost.call)

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.process.join(_GONE)
        self._workers.clear()


def _work(pipe: Connection) -> None:
    """Make calls until the other end of the pipe is gone."""
    ignore_interrupts()
    end_with_parent()
    act: Act | None = None
    with suppress(EOFError, OSError):
        while True:
            ticket, new, item = pipe.recv()
            act = act if new is None else new
            assert act is not None
            pipe.send((ticket, *_answer(act, item)))


def _answer(act: Act, item: object) -> tuple[bool, object]:
    try:
        return True, act(item)
    except Exception as error:
        return False, error

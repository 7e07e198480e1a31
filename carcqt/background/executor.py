"""A pool of processes that can be ended at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, ParamSpec, TypeVar, cast

from carcqt.background.child import at_most, interrupts_held

_P = ParamSpec("_P")
_T = TypeVar("_T")

_PATIENCE: Final = 1.0
"""Seconds to wait for the pool's thread to answer or to end, which it does at once."""
_PAUSE: Final = 0.002
"""Seconds between two looks at a call."""


class _Context(SpawnContext):
    """Begins processes, and remembers them."""

    def __init__(self) -> None:
        self.begun: Final[list[SpawnProcess]] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*args, **kwargs)
        self.begun.append(process)
        return process


class EndablePool(ProcessPoolExecutor):
    """Executes calls in processes of their own, which nobody has to wait for."""

    def __init__(self, count: int, initializer: Callable[[], object]) -> None:
        self._context: Final = _Context()
        super().__init__(at_most(count), mp_context=self._context, initializer=initializer)

    def submit(self, act: Callable[_P, _T], /, *args: _P.args, **named: _P.kwargs) -> Future[_T]:
        """Begin a call; a process that starts for it does not hear Ctrl+C."""
        with interrupts_held():
            return super().submit(act, *args, **named)

    def end(self) -> None:
        """Kill the processes in the midst of what they do; calls that are not over fail or are
        cancelled."""
        thread: Thread | None = None
        with suppress(RuntimeError):
            last = self.submit(int)
            thread = cast(Thread | None, self._executor_manager_thread)
            self.shutdown(wait=False, cancel_futures=True)
            # Until the pool's thread has cancelled what waits, up to this call: it would complain
            # of cancelled calls that it finds when the processes are gone.
            _wait_until_seen(last)
        for process in self._context.begun:
            process.kill()
        if thread is not None:
            # Python's own exit would wake it up, and complain if its pipe closes meanwhile.
            thread.join(_PATIENCE)


def _wait_until_seen(call: Future[Any]) -> None:
    """Wait until the pool's thread has cancelled a call, or handed it out. Nobody is notified of
    either."""
    end = monotonic() + _PATIENCE
    while not (call.done() or call.running()) and monotonic() < end:
        sleep(_PAUSE)

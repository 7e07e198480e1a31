"""What is tried, in pieces that go to several processes: the same pieces, and so the same finds,
whatever the number of processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import active_children, get_context
from time import monotonic
from typing import Final

from carcqt.background.child import end_with_parent
from tests.trial.result import TrialResult

_PATIENCE: Final = 60
"""Seconds after which something hangs."""


@dataclass
class TrialRun:
    name: str
    act: Callable[[range], TrialResult]
    """Tries what some numbers stand for. It goes to another process."""
    count: int
    size: int
    """Of a piece."""
    judge: Callable[[TrialResult], None] | None = None
    """Looks at the whole."""
    ended: dict[int, TrialResult] = field(default_factory=dict)
    """What each piece came to, by its first number."""
    began: float | None = None
    seconds: float = 0.0

    @property
    def pieces(self) -> list[range]:
        numbers = range(self.count)
        return [numbers[first : first + self.size] for first in numbers[:: self.size]]

    @property
    def is_over(self) -> bool:
        return len(self.ended) == len(self.pieces)

    @property
    def result(self) -> TrialResult:
        """Of all pieces, in their order."""
        whole = TrialResult()
        for _, piece in sorted(self.ended.items()):
            whole.add(piece)
        if self.is_over and self.judge is not None:
            self.judge(whole)
        return whole

    def __str__(self) -> str:
        end = "" if self.is_over else f" so far (of {self.count:,})"
        return f"{self.name}{end}: {self.result}; {self.seconds:.0f} s"


Piece = tuple[TrialRun, range]


def spread(runs: Iterable[TrialRun], processes: int) -> Generator[tuple[TrialRun, TrialResult]]:
    """Each piece as it ends, with what it came to. A process has one piece at a time, so that the
    piece is known of which it dies."""
    left = iter([(run, piece) for run in runs for piece in run.pieces])
    idle = [_process() for _ in range(processes)]
    busy = dict[Future[TrialResult], tuple[Executor, Piece]]()
    others = {*active_children()}
    try:
        while True:
            for run, piece in islice(left, len(idle)):
                executor = idle.pop(0)
                run.began = run.began or monotonic()
                busy[executor.submit(run.act, piece)] = executor, (run, piece)
            if not busy:
                return
            for future in wait(busy, return_when=FIRST_COMPLETED).done:
                executor, (run, piece) = busy.pop(future)
                if (error := future.exception()) is None:
                    found = future.result()
                else:
                    executor.shutdown(wait=False)
                    executor = _process()
                    what = f"{piece[0]} to {piece[-1]}: {type(error).__name__} {error}"
                    found = TrialResult(found=[what])
                idle.append(executor)
                assert run.began is not None
                run.seconds = monotonic() - run.began
                run.ended[piece[0]] = found
                yield run, found
    finally:
        for executor in (*idle, *(executor for executor, _ in busy.values())):
            executor.shutdown(wait=False, cancel_futures=True)
        for process in {*active_children()} - others:
            process.kill()


def _process() -> Executor:
    return ProcessPoolExecutor(1, get_context("spawn"), _settle)


def _settle() -> None:
    """Ctrl-C is for whoever waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


class Hang(BaseException):
    """So that nothing takes it for an error that it knows."""


@contextmanager
def watched() -> Iterator[None]:
    """What takes too long has failed."""
    signal.signal(signal.SIGALRM, _ring)
    signal.alarm(_PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)


def _ring(*_: object) -> None:
    raise Hang

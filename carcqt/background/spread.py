"""The same thing done many times, spread over several processes, each result counted at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.background.jobs import call_each
from carcqt.background.process import Ending, JobEnd, JobProcess

_LOOK: Final = 60
"""Milliseconds between looks at the pipes."""
_MOST: Final = 4
"""Processes; one core is left for the window where there are several."""


class SpreadRun(QObject):
    progressed = Signal()
    ended = Signal()
    """Done, cancelled or failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.times = 0
        """That are to be done."""
        self.failure = ""
        self._processes: list[JobProcess] = []

    # What each kind of run says of itself.

    @property
    def counted(self) -> int:
        """Times that are over."""
        raise NotImplementedError

    def count(self, got: Any) -> None:
        """Takes in what one time gave."""
        raise NotImplementedError

    # Running.

    @property
    def is_running(self) -> bool:
        return bool(self._processes)

    @property
    def has_results(self) -> bool:
        return self.counted > 0

    def begin(self, act: Callable[[int], object], times: int) -> None:
        """`act` goes to other processes, and is called there with a number for each time."""
        self.times, self.failure = times, ""
        shares = max(1, min(_MOST, (os.cpu_count() or 2) - 1, times))
        for share in range(shares):
            process = JobProcess(call_each, look=_LOOK, parent=self)
            process.progressed.connect(self._count)
            process.ended.connect(self._end)
            self._processes.append(process)
            process.ask(range(share, times, shares), act)
        self.progressed.emit()

    def cancel(self) -> None:
        """At once; what was counted so far stays."""
        if not self._processes:
            return
        stopped, self._processes = self._processes, []
        for process in stopped:
            process.close()
            process.deleteLater()
        self.ended.emit()

    def _count(self, ticket: int, results: list[Any]) -> None:
        for got in results:
            self.count(got)
        self.progressed.emit()

    def _end(self, end: JobEnd) -> None:
        if end.how is Ending.FAILED:
            self.failure = end.reason
        done = [process for process in self._processes if not process.is_busy]
        for process in done:
            self._processes.remove(process)
            process.close()
            process.deleteLater()
        if done and not self._processes:
            self.progressed.emit()
            self.ended.emit()

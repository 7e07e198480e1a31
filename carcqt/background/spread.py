"""Has something played many times by computer players, in processes of their own."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.background.jobs import play_games

_LOOK: Final = 60
"""Milliseconds between looks at the pipes."""
_AT_ONCE: Final = 64
"""Games that are taken in at a look, so that the window stays quick."""
_MOST: Final = 4
"""Processes; one core is left for the window where there are several."""

_log: Final = logging.getLogger(__name__)


class SpreadRun(QObject):
    progressed = Signal()
    ended = Signal()
    """Done, cancelled or failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games = 0
        """That are to be played."""
        self.failure = ""
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self._timer: Final = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)

    # What each kind of run says of itself.

    @property
    def counted(self) -> int:
        """Games that are over."""
        raise NotImplementedError

    def count(self, got: Any) -> None:
        """Takes in what one game gave."""
        raise NotImplementedError

    # Running.

    @property
    def is_running(self) -> bool:
        return bool(self._workers)

    @property
    def has_results(self) -> bool:
        return self.counted > 0

    def begin(self, play: Callable[[int], object], games: int) -> None:
        """`play` goes to other processes, and is called there with the number of each game."""
        self.games, self.failure = games, ""
        jobs = max(1, min(_MOST, (os.cpu_count() or 2) - 1, games))
        context = get_context("spawn")
        try:
            for job in range(jobs):
                here, there = context.Pipe(duplex=False)
                given = (there, play, range(job, games, jobs))
                process = context.Process(target=play_games, args=given, daemon=True)
                process.start()
                there.close()
                self._workers.append((process, here))
        except OSError as error:
            self.failure = str(error)
            self.cancel()
            return
        self._timer.start()
        self.progressed.emit()

    def cancel(self) -> None:
        """At once; what was counted so far stays."""
        if not self._workers:
            return
        for process, pipe in self._workers:
            process.kill()
            process.join(1)
            pipe.close()
        self._workers = []
        self._timer.stop()
        self.ended.emit()

    def _look(self) -> None:
        before, running = self.counted, []
        for process, pipe in self._workers:
            if self._take(pipe):
                running.append((process, pipe))
            else:
                process.join(0.2)
                if process.is_alive():
                    process.kill()
                    process.join(1)
                pipe.close()
        self._workers = running
        if not running:
            self._timer.stop()
            self.progressed.emit()
            self.ended.emit()
        elif self.counted != before:
            self.progressed.emit()

    def _take(self, pipe: Connection) -> bool:
        """Takes in what has come; whether more is to come."""
        try:
            for _ in range(_AT_ONCE):
                if not pipe.poll():
                    return True
                got = pipe.recv()
                if got is None:
                    return False
                if isinstance(got, str):
                    _log.warning("a test game failed: %s", got)
                    self.failure = got
                    return False
                self.count(got)
        except (EOFError, OSError):
            if self.counted < self.games:
                self.failure = "process"
            return False
        return True

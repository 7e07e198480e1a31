"""Has a map played many times by computer players, in processes of their own."""

from __future__ import annotations

import logging
import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.players.balance import Tables
from carcqt.rules.maps import Map
from editor.maps.errand import play_games

_LOOK: Final = 80
"""Milliseconds between looks at the pipes."""
_MOST: Final = 4
"""Processes; one core is left for the window where there are several."""

_log: Final = logging.getLogger(__name__)


class BalanceRun(QObject):
    progressed = Signal()
    ended = Signal()
    """Done, cancelled or failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tables = Tables()
        self.games = 0
        self.players = 3
        self.failure = ""
        self.map: Map | None = None
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self._timer: Final = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        return bool(self._workers)

    def start(self, material: Map, players: int, games: int) -> None:
        self.cancel()
        self.tables, self.games, self.players, self.failure = Tables(), games, players, ""
        self.map = material
        jobs = max(1, min(_MOST, (os.cpu_count() or 2) - 1, games))
        context = get_context("spawn")
        try:
            for job in range(jobs):
                here, there = context.Pipe(duplex=False)
                given = (there, material, players, range(job, games, jobs))
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
        before, running = self.tables.games, []
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
        if self.tables.games != before:
            self.progressed.emit()
        if not running:
            self._timer.stop()
            self.ended.emit()

    def _take(self, pipe: Connection) -> bool:
        """Takes in what has come; whether more is to come."""
        try:
            while pipe.poll():
                got = pipe.recv()
                if got is None:
                    return False
                if isinstance(got, str):
                    _log.warning("a game on the map failed: %s", got)
                    self.failure = got
                    return False
                self.tables.add(got)
        except (EOFError, OSError):
            if self.tables.games < self.games:
                self.failure = "process"
            return False
        return True

"""Asks computer players, who think in a process of their own, and never waits for them."""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.players.desk import READY, Answer, Question, serve
from carcqt.rules.game import View

_LOOK: Final = 8
"""Milliseconds between looks at the pipe while something is awaited."""
_LINGER: Final = 0.3
"""Seconds that a move which nobody wants any more may hold up the next question."""
_LONGEST: Final = 60.0
"""Seconds after which a player counts as stuck."""
_TRIES: Final = 2

_log: Final = logging.getLogger(__name__)


class Thinker(QObject):
    """One process, kept alive, with one question at a time; asking anew cancels the one before."""

    answered = Signal(int, str)
    """The ticket, and the move as text."""
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = False
        self._working_on: int | None = None
        """The ticket that the process is busy with."""
        self._since = 0.0
        self._wanted: Question | None = None
        self._ticket = 0
        self._tries = 0
        self._material: object = None
        """What the process already has."""
        self._timer: Final = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Begins the process ahead of the first question."""
        if self._process is not None:
            return
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self._is_ready, self._working_on, self._material = False, None, None
        self._since = time.monotonic()
        self._timer.start()

    def ask(self, view: View[Any], level: str, seed: str) -> int:
        """Asks for a move; the answer will come with the ticket that is returned."""
        self._ticket += 1
        self._tries = 0
        self._wanted = Question(self._ticket, view, level, seed)
        self.start()
        self._send()
        return self._ticket

    def cancel(self) -> None:
        """Whatever answer comes, it is not wanted."""
        self._wanted = None

    def close(self) -> None:
        """Ends the process without waiting for it."""
        self._wanted = None
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        if self._process is not None:
            self._process.kill()
            # It is gone within a moment; without this it would stay in the system's table.
            self._process.join(1)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _send(self) -> None:
        """Sends what is wanted once the process listens: a full pipe would hold up the window."""
        question, pipe = self._wanted, self._pipe
        if question is None or pipe is None or not self._is_ready or self._working_on is not None:
            self._timer.start()
            return
        material = question.view.material
        if material is self._material:
            question = replace(question, view=replace(question.view, material=None))
        try:
            pipe.send(question)
        except OSError:
            self._died()
            return
        self._material = material
        self._working_on, self._since = question.ticket, time.monotonic()
        self._timer.start()

    def _look(self) -> None:
        pipe = self._pipe
        if pipe is None:
            return
        try:
            while pipe.poll():
                self._take(pipe.recv())
                if self._pipe is not pipe:
                    return
        except (EOFError, OSError):
            self._died()
            return
        self._mind_the_time()

    def _mind_the_time(self) -> None:
        waited = time.monotonic() - self._since
        stale = self._wanted and self._working_on not in (None, self._wanted.ticket)
        if stale and waited > _LINGER:
            self._stop()
            self.start()
        elif self._wanted and waited > _LONGEST:
            _log.warning("a computer player is stuck")
            self._died()
        elif self._wanted is None and self._is_ready and self._working_on is None:
            self._timer.stop()

    def _take(self, got: Answer) -> None:
        if got == READY:
            self._is_ready = True
            self._send()
            return
        self._working_on = None
        wanted = self._wanted
        if wanted is None or wanted.ticket != got.ticket:
            self._send()
            return
        self._wanted = None
        if got.move:
            self.answered.emit(got.ticket, got.move)
        else:
            _log.warning("a computer player failed: %s", got.reason)
            self.failed.emit(got.ticket)

    def _died(self) -> None:
        """Once more with a new process, then it is told."""
        self._stop()
        wanted = self._wanted
        if wanted is None:
            return
        self._tries += 1
        if self._tries < _TRIES:
            self.start()
        else:
            self._wanted = None
            self.failed.emit(wanted.ticket)

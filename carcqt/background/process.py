"""A process with a pipe: asked, it tells how far it is, can be stopped, and ends clearly."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from enum import Enum, auto
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import UnpicklingError
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.background.child import Job, JobQuestion, What, Word, interrupts_held, serve

_LOOK: Final = 8
"""Milliseconds between looks at the pipe while something is awaited."""
_GONE: Final = 0.2
"""Seconds that the window waits at most for one that was killed."""
_AT_ONCE: Final = 64
"""Words that are taken in at a look, so that the window stays quick."""

_log: Final = logging.getLogger(__name__)


class Ending(Enum):
    DONE = auto()
    CANCELLED = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class JobEnd:
    ticket: int
    how: Ending
    answer: Any = None
    reason: str = ""
    """Why it failed; for the log, not for people."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    ticket: int
    question: Any
    material: Any


class JobProcess(QObject):
    """One process, kept alive, with one question at a time; asking anew cancels the one before."""

    progressed = Signal(int, object)
    """The ticket, and a list of what the job has reported since the last look."""
    ended = Signal(object)
    """With an `JobEnd`: exactly one for each question."""

    def __init__(
        self,
        job: Job,
        *,
        linger: float = 0.0,
        longest: float | None = None,
        tries: int = 1,
        look: int = _LOOK,
        parent: QObject | None = None,
    ) -> None:
        """A cancelled question is stopped at once; one that may `linger` so many seconds goes on
        until another waits for longer, which spares beginning a process anew. One that takes
        `longest` seconds counts as stuck. A process that dies is begun again for `tries` in all."""
        super().__init__(parent)
        self._job: Final = job
        self._linger, self._longest, self._most_tries = linger, longest, tries
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = False
        self._working_on: int | None = None
        """The ticket that the process is busy with."""
        self._since = 0.0
        self._wanted: _Wanted | None = None
        self._ticket = 0
        self._tries = 0
        self._material: object = None
        """What the process already has."""
        self._timer: Final = QTimer(self, interval=look)
        self._timer.timeout.connect(self._look)

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._wanted is not None

    @property
    def is_at_work(self) -> bool:
        """Whether the process has what is wanted."""
        return self._wanted is not None and self._working_on == self._wanted.ticket

    def start(self) -> None:
        """Begins the process ahead of the first question."""
        if self._process is not None and self._process.is_alive():
            return
        self._stop()
        self._is_ready, self._working_on, self._material = False, None, None
        self._since = time.monotonic()
        self._timer.start()
        context = get_context("spawn")
        try:
            pipe, other = context.Pipe()
            with other, interrupts_held():
                process = context.Process(target=serve, args=(other, self._job), daemon=True)
                process.start()
        except OSError as error:
            # The next look finds no pipe: whoever asked has its ticket by then.
            _log.warning("no process: %s", error)
            return
        self._process, self._pipe = process, pipe

    def ask(self, question: object, material: object = None) -> int:
        """The end will come with the ticket that is returned. Material is what may be large and
        seldom changes: it is sent only when it is another object than the last."""
        self.cancel()
        self._ticket += 1
        self._tries = 0
        self._wanted = _Wanted(self._ticket, question, material)
        self.start()
        self._send()
        return self._ticket

    def cancel(self) -> None:
        """Whatever answer would come, it is not wanted."""
        wanted = self._wanted
        if wanted is None:
            return
        self._wanted = None
        if self._working_on == wanted.ticket and not self._linger:
            self._stop()
        self.ended.emit(JobEnd(wanted.ticket, Ending.CANCELLED))

    def close(self) -> None:
        """Ends the process without waiting for it."""
        self._stop()
        self.cancel()

    def _stop(self) -> None:
        self._timer.stop()
        self._working_on = None
        if self._process is not None:
            self._process.kill()
            # Mostly it is gone by then; one that is not is cleared away with the next that begins.
            self._process.join(_GONE)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _send(self) -> None:
        """Sends what is wanted once the process listens: a full pipe would hold up the window."""
        wanted, pipe = self._wanted, self._pipe
        self._timer.start()
        if wanted is None or pipe is None or not self._is_ready or self._working_on is not None:
            return
        is_same = wanted.material is self._material
        material = None if is_same else wanted.material
        try:
            pipe.send(JobQuestion(wanted.ticket, wanted.question, material, is_same))
        except OSError:
            # The next look finds it gone.
            return
        self._material = wanted.material
        self._working_on, self._since = wanted.ticket, time.monotonic()

    def _look(self) -> None:
        pipe = self._pipe
        if pipe is None:
            self._died()
            return
        words: list[Word] = []
        is_gone = False
        try:
            while len(words) < _AT_ONCE and pipe.poll():
                words.append(pipe.recv())
        except (EOFError, OSError, UnpicklingError):
            is_gone = True
        ticket = self._wanted.ticket if self._wanted else None
        news = [one.content for one in words if one.what is What.NEWS and one.ticket == ticket]
        if news:
            self.progressed.emit(ticket, news)
        for word in words:
            # Whoever was told may have stopped it.
            if word.what is not What.NEWS and self._pipe is pipe:
                self._take(word)
        if self._pipe is not pipe:
            return
        if is_gone:
            self._died()
        else:
            self._mind_the_time()

    def _take(self, word: Word) -> None:
        if word.what is What.READY:
            self._is_ready = True
            self._send()
            return
        self._working_on = None
        if self._wanted is None or self._wanted.ticket != word.ticket:
            self._send()
            return
        self._wanted = None
        if word.what is What.DONE:
            self.ended.emit(JobEnd(word.ticket, Ending.DONE, word.content))
        else:
            self.ended.emit(JobEnd(word.ticket, Ending.FAILED, reason=word.content))

    def _mind_the_time(self) -> None:
        waited = time.monotonic() - self._since
        wanted, working_on = self._wanted, self._working_on
        if wanted is None:
            if self._is_ready and working_on is None:
                self._timer.stop()
        elif working_on not in (None, wanted.ticket):
            if waited > self._linger:
                self._stop()
                self.start()
        elif self._longest is not None and waited > self._longest:
            self._died(f"no answer in {self._longest:g} seconds")

    def _died(self, reason: str = "the process ended") -> None:
        """Once more with a new process where there are tries left, or it is told."""
        self._stop()
        wanted = self._wanted
        if wanted is None:
            return
        _log.warning("a job: %s", reason)
        self._tries += 1
        if self._tries < self._most_tries:
            self.start()
        else:
            self._wanted = None
            self.ended.emit(JobEnd(wanted.ticket, Ending.FAILED, reason=reason))

"""Asks computer players, who think in a process of their own, and never waits for them."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.players.jobs import MoveQuestion, choose_turn
from carcqt.rules.game import View

_LINGER: Final = 0.3
"""Seconds that a move which nobody wants any more may hold up the next question."""
_LONGEST: Final = 60.0
"""Seconds after which a player counts as stuck."""
_TRIES: Final = 2

_log: Final = logging.getLogger(__name__)


class Thinker(QObject):
    """One question at a time; asking anew cancels the one before."""

    answered = Signal(int, object)
    """The ticket, and the moves as text: the next one, and what of the turn is already decided."""
    failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: Final = JobProcess(
            choose_turn, linger=_LINGER, longest=_LONGEST, tries=_TRIES, parent=self
        )
        self._process.ended.connect(self._ended)

    @property
    def process_id(self) -> int | None:
        return self._process.process_id

    def start(self) -> None:
        """Begins the process ahead of the first question."""
        self._process.start()

    def ask(self, view: View[Any], level: str, seed: str) -> int:
        """Asks for a move; the answer will come with the ticket that is returned."""
        question = MoveQuestion(replace(view, material=None), level, seed)
        return self._process.ask(question, view.material)

    def cancel(self) -> None:
        """Whatever answer comes, it is not wanted."""
        self._process.cancel()

    def close(self) -> None:
        """Ends the process without waiting for it."""
        self._process.close()

    def _ended(self, end: JobEnd) -> None:
        if end.how is Ending.DONE:
            self.answered.emit(end.ticket, end.answer)
        elif end.how is Ending.FAILED:
            _log.warning("a computer player failed: %s", end.reason)
            self.failed.emit(end.ticket)

"""Analyses a session in the background: turn by turn, to be stopped and taken up again."""

from __future__ import annotations

import logging
import os
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.play.analysing.analysis import Analysis
from carcqt.play.analysing.analysis_file import read_analysis, write_analysis
from carcqt.play.session import Session
from carcqt.players.analysis import AnalysisQuestion, analyse
from carcqt.rules.moves import Move

_OFTEN: Final = 10
"""Turns after which what is done is kept."""

_log: Final = logging.getLogger(__name__)


class AnalystState(Enum):
    WORKING = auto()
    STOPPED = auto()
    DONE = auto()
    FAILED = auto()


class Analyst(QObject):
    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Final = session
        self.moves: Final[tuple[Move, ...]] = tuple(moment.move for moment in session.table.moments)
        game = session.table.game
        self.analysis = read_analysis(session.path, self.moves, game.players, game.moves)
        self.state = AnalystState.DONE if self.analysis.is_whole else AnalystState.STOPPED
        self._process: Final = JobProcess(analyse, tries=2, parent=self)
        self._process.progressed.connect(self._progressed)
        self._process.ended.connect(self._ended)
        self._ticket = self._kept = 0
        session.closed.connect(self.close)

    def start(self) -> None:
        """Goes on from where it was left."""
        if self.state in (AnalystState.WORKING, AnalystState.DONE):
            return
        session = self._session
        question = AnalysisQuestion(
            type(session.table.game),
            session.table.game.beginning(),
            self.moves,
            self.analysis.done,
            session.table.setup.seed or 0,
        )
        self._set(AnalystState.WORKING)
        self._ticket = self._process.ask(question, session.table.game.material)

    def stop(self) -> None:
        """What is there stays."""
        if self.state is AnalystState.WORKING:
            self._ticket = 0
            self._process.cancel()
            self._keep()
            self._set(AnalystState.STOPPED)

    def close(self) -> None:
        self.stop()
        self._process.close()

    def _set(self, state: AnalystState) -> None:
        self.state = state
        self.changed.emit()

    def _keep(self) -> None:
        if os.path.exists(self._session.path) and self.analysis.turns:
            self._kept = len(self.analysis.turns)
            write_analysis(self._session.path, self.analysis, self.moves)

    def _progressed(self, ticket: int, turns: object) -> None:
        if ticket != self._ticket or not isinstance(turns, list):
            return
        now = self.analysis
        # A process that was begun again begins again.
        new = [turn for turn in turns if turn.number >= now.done]
        self.analysis = Analysis((*now.turns, *new), now.players)
        if len(self.analysis.turns) >= self._kept + _OFTEN:
            self._keep()
        self.changed.emit()

    def _ended(self, end: JobEnd) -> None:
        if end.ticket != self._ticket:
            return
        self._ticket = 0
        now = self.analysis
        if end.how is Ending.DONE:
            self.analysis = Analysis(now.turns, now.players, bool(end.answer), not end.answer)
            self._keep()
            self._set(AnalystState.DONE)
        elif end.how is Ending.FAILED:
            _log.warning("an analysis failed: %s", end.reason)
            self._keep()
            self._set(AnalystState.FAILED)

"""Proves the puzzle of a document in the background, anew after each change that matters."""

from __future__ import annotations

import logging
from dataclasses import replace
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.content.models import ProofModel
from carcqt.content.toml.files import FileError
from carcqt.puzzles.proof import from_proof
from carcqt.puzzles.proving import Proved, prove
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import SolverProgress
from carcqt.rules.problems import Problem
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument

_REST: Final = 250
"""Milliseconds without a change before a search begins."""

_log: Final = logging.getLogger(__name__)


class ProverState(Enum):
    IDLE = auto()
    """There is no goal, or nobody looks."""
    SEARCHING = auto()
    DONE = auto()
    """Proven, or broken off: the solution tells."""
    WRONG = auto()
    """Something makes the puzzle impossible."""
    FAILED = auto()


class Prover(QObject):
    changed = Signal()
    searching = Signal()
    """Whatever was known is of something else: all begins anew, or ends."""

    def __init__(self, document: LayoutDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._process: Final = JobProcess(prove, tries=2, parent=self)
        self._process.progressed.connect(self._told)
        self._process.ended.connect(self._ended)
        self._resting: Final = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self._begin)
        self._asked: object = None
        """What the answer, or the search for it, is of."""
        self._ticket = 0
        self._is_active = False
        self.page: QObject | None = None
        """The page that shows it: one that was there before may not stop it."""
        self.state = ProverState.IDLE
        self.puzzle: Puzzle | None = None
        self.proved: Proved | None = None
        self.progress: SolverProgress | None = None
        self.problem: Problem | None = None
        document.changed.connect(self._follow)
        document.problems_changed.connect(self._recheck)

    @property
    def is_at_work(self) -> bool:
        """Whether a process is searching now."""
        return self._process.is_at_work

    @property
    def process_id(self) -> int | None:
        return self._process.process_id

    def set_active(self, on: bool) -> None:
        """Nobody searches for a page that is not seen."""
        if on == self._is_active:
            return
        self._is_active = on
        if on:
            self._follow()
        elif self.state is ProverState.SEARCHING:
            self._drop(ProverState.IDLE)
        elif self._process.is_busy:
            self._process.cancel()

    def again(self) -> None:
        """One that was broken off or has failed."""
        self._asked = None
        self._follow()

    def know(self, puzzle: Puzzle | None, found: Proved | SolverProgress | ProverState) -> None:
        """What was found out elsewhere of the content as it is now: nobody searches for it."""
        self._drop(ProverState.SEARCHING)
        self._asked, self.puzzle = _essence(self._document.content), puzzle
        if isinstance(found, Proved):
            self._take(found)
        elif isinstance(found, SolverProgress):
            self.progress = found
        else:
            self.state, self.problem = found, next(iter(self._document.problems), None)
        self.changed.emit()

    def close(self) -> None:
        self._is_active = False
        self._resting.stop()
        self._ticket = 0
        self._process.close()

    def _drop(self, state: ProverState) -> None:
        """Whatever is known is of something else."""
        self._resting.stop()
        self._ticket, self._asked = 0, None
        self.puzzle = self.proved = self.progress = self.problem = None
        self._process.cancel()
        self.state = state
        self.searching.emit()
        self.changed.emit()

    def _follow(self) -> None:
        if not self._is_active:
            return
        content = self._document.content
        asked = _essence(content)
        if asked == self._asked:
            return
        if "goal" not in content.kept:
            self._drop(ProverState.IDLE)
            self._asked = asked
            return
        self._drop(ProverState.SEARCHING)
        self._asked = asked
        self._resting.start()

    def _recheck(self) -> None:
        """Problems are found a moment after a change."""
        if self._is_active and self.state is ProverState.WRONG:
            self._begin()

    def _begin(self) -> None:
        document = self._document
        try:
            if document.problems:
                raise FileError(*document.problems)
            puzzle = Puzzle.of(document.content.scenario)
        except FileError as error:
            self.problem = error.problems[0]
            self.state = ProverState.WRONG
            self.changed.emit()
            return
        self.puzzle, self.problem = puzzle, None
        self.state = ProverState.SEARCHING
        kept = document.content.kept.get("proof")
        solution = from_proof(puzzle, ProofModel.model_validate(kept)) if kept else None
        if solution is not None:
            # At once; the process tells what the file does not keep.
            self.proved, self.state = Proved(solution), ProverState.DONE
        self._ticket = self._process.ask(replace(puzzle, material=None), puzzle.material)
        self.changed.emit()

    def _told(self, ticket: int, news: list[Any]) -> None:
        if ticket != self._ticket:
            return
        for one in news:
            if isinstance(one, Proved):
                self._take(one)
            elif self.proved is None:
                self.progress = one
        self.changed.emit()

    def _ended(self, end: JobEnd) -> None:
        if end.ticket != self._ticket:
            return
        self._ticket = 0
        if end.how is Ending.DONE:
            self._take(end.answer)
        elif end.how is Ending.FAILED:
            _log.warning("no proof: %s", end.reason)
            self.state = ProverState.FAILED
        self.changed.emit()

    def _take(self, proved: Proved) -> None:
        self.proved, self.state, self.progress = proved, ProverState.DONE, None
        if proved.proof is not None:
            self._document.proved = proved


def _essence(content: LayoutContent) -> object:
    """What the answer depends on: equal where only texts have changed."""
    kept = content.kept
    return (
        content.material_file,
        content.position,
        content.first,
        content.draws,
        content.stacks,
        (content.order, content.after, content.seed),
        kept.get("goal"),
        kept.get("moves"),
    )

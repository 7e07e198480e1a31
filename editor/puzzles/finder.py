"""Looks for a goal that has one answer, in the background."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.content.goals import Reply
from carcqt.puzzles.proposing import Script
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.suggesting import suggest


class GoalFinder(QObject):
    changed = Signal()
    found = Signal(object)
    """With a `Goal`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: Final = JobProcess(suggest, parent=self)
        self._process.progressed.connect(self._told)
        self._process.ended.connect(self._ended)
        self._ticket = 0
        self.tried = 0
        self.has_none = False
        """Whether it has looked and found nothing."""

    @property
    def is_looking(self) -> bool:
        return bool(self._ticket)

    def look(self, puzzle: Puzzle, replies: Script) -> None:
        self.tried, self.has_none = 0, False
        said = tuple(Reply(seat, moves) for seat, moves in replies)
        question = replace(puzzle, material=None), said
        self._ticket = self._process.ask(question, puzzle.material)
        self.changed.emit()

    def stop(self) -> None:
        """The puzzle is another one, or nobody wants to know any more."""
        if self.is_looking or self.has_none:
            self._ticket, self.has_none = 0, False
            self._process.cancel()
            self.changed.emit()

    def close(self) -> None:
        self._ticket = 0
        self._process.close()

    def _told(self, ticket: int, news: Sequence[Any]) -> None:
        if ticket == self._ticket:
            self.tried = news[-1]
            self.changed.emit()

    def _ended(self, end: JobEnd) -> None:
        if end.ticket != self._ticket:
            return
        self._ticket = 0
        if end.how is Ending.DONE and end.answer is not None:
            self.found.emit(end.answer)
        else:
            self.has_none = True
        self.changed.emit()

"""Hints for the person whose turn it is: asked for, thought out elsewhere, gone with the turn."""

from __future__ import annotations

import logging
from dataclasses import replace
from enum import Enum, auto
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject, Signal

from carcqt.background.process import Ending, JobEnd, JobProcess
from carcqt.play.session import Session
from carcqt.players.hints import advise_turns
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import Level
from carcqt.players.selecting import Hint
from carcqt.players.telling import TELLING
from carcqt.rules.game import Game, Turn
from carcqt.rules.moves import Move

_log: Final = logging.getLogger(__name__)


class CounselState(Enum):
    SILENT = auto()
    THINKING = auto()
    GIVEN = auto()


class Counsel(QObject):
    """It knows what the seat that asks may know, and nothing else."""

    level: ClassVar = Level.HARD

    changed = Signal()
    failed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Final = session
        self.process: Final = JobProcess(
            advise_turns, longest=TELLING.seconds, tries=2, parent=self
        )
        self.process.ended.connect(self._ended)
        self._ticket = self._asked_at = 0
        self._turn: Turn = ()
        self._rest: Turn = ()
        """What is left of the turn that was chosen."""
        self.state = CounselState.SILENT
        self.hints: tuple[Hint, ...] = ()
        self.chosen: int | None = None
        """Which of the hints is looked at."""
        session.table.changed.connect(self._follow)
        session.closed.connect(self.process.close)

    @classmethod
    def of(cls, session: Session) -> Counsel:
        """The one of a session: its process is kept while pages come and go."""
        return session.findChild(cls) or cls(session, session)

    @property
    def is_open(self) -> bool:
        return self.state is not CounselState.SILENT

    @property
    def can_ask(self) -> bool:
        table = self._session.table
        return table.setup.aids.hints and table.is_persons_turn and not table.waiting_for_curtain

    @property
    def advised(self) -> Move | None:
        """What comes next in the turn that was chosen, once its beginning was made."""
        return self._rest[0] if self._rest else None

    def ask(self) -> None:
        if not self.can_ask or self.is_open:
            return
        table = self._session.table
        seat, made = table.game.to_move, len(table.moments)
        self._asked_at, self._rest = made, ()
        view = table.game.seen_by(seat)
        seed = f"{table.setup.seed} {made} {seat} hint"
        question = MoveQuestion(replace(view, material=None), self.level.value, seed)
        self._ticket = self.process.ask(question, view.material)
        self._set(CounselState.THINKING)

    def hide(self) -> None:
        """Whatever was being thought is cancelled."""
        self._rest = ()
        if self.is_open:
            self._ticket = 0
            self.process.cancel()
            self._set(CounselState.SILENT)

    def choose(self, number: int | None) -> None:
        if number != self.chosen and (number is None or 0 <= number < len(self.hints)):
            self.chosen = number
            self.changed.emit()

    def _set(self, state: CounselState, hints: tuple[Hint, ...] = ()) -> None:
        self.state, self.hints = state, hints
        self.chosen = 0 if hints else None
        self.changed.emit()

    def _ended(self, end: JobEnd) -> None:
        if end.ticket != self._ticket:
            return
        self._ticket = 0
        if end.how is Ending.DONE and end.answer:
            self._set(CounselState.GIVEN, tuple(map(self._offered, end.answer)))
            self._session.note_hint()
        elif end.how is not Ending.CANCELLED:
            _log.warning("no hint: %s", end.reason)
            self._set(CounselState.SILENT)
            self.failed.emit()

    def _offered(self, hint: Hint) -> Hint:
        """With its moves as they are offered at the table."""
        turn = list[Move]()
        for move in hint.turn:
            turn.append(as_offered(self._session.table.game_after(turn), move))
        return replace(hint, turn=tuple(turn))

    def _follow(self) -> None:
        """The game goes on: with the turn that was chosen, or with another one."""
        table = self._session.table
        made = [moment.move for moment in table.moments[self._asked_at :]]
        if self.is_open and len(table.moments) == self._asked_at and self.can_ask:
            return
        turn = self._turn if self._rest else ()
        if self.is_open and self.chosen is not None:
            turn = self.hints[self.chosen].turn
        self.hide()
        if made and self.can_ask and tuple(made) == turn[: len(made)]:
            self._turn, self._rest = turn, turn[len(made) :]


def as_offered(game: Game[Any], move: Move) -> Move:
    """A piece that may stand anywhere in a region is offered for one of its zones, and not for the
    same one wherever the game is imagined."""
    return next((each for each in game.choices() if game.are_alike((move,), (each,))), move)

"""A session at any of its moments, and how it runs through them by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.content.tables import TableSetup
from carcqt.play.moments import Moment
from carcqt.play.session import Session
from carcqt.rules.game import Game
from carcqt.rules.position import Position

_PACE: Final = 900
"""Milliseconds between two moves at a speed of 1."""
SPEEDS: Final = (1, 2, 4)


class Playback(QObject):
    """It shows what the whole table may see; once the game is over, everything."""

    moved = Signal()
    """Another moment is shown."""
    running = Signal(bool)

    def __init__(self, session: Session, number: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Final = session
        self.number = min(max(number, 0), self.last)
        self._game = session.game_at(self.number)
        self._timer: Final = QTimer(self, interval=_PACE)
        self._timer.timeout.connect(self._tick)
        session.changed.connect(self._follow)

    # What is shown.

    @property
    def table(self) -> TableSetup:
        return self.session.table

    @property
    def game(self) -> Game[Any]:
        return self._game

    @property
    def moments(self) -> Sequence[Moment]:
        return self.session.moments[: self.number]

    @property
    def viewer(self) -> int | None:
        return None

    def position(self) -> Position:
        return self.session.position_at(self.number)

    @property
    def last(self) -> int:
        return len(self.session.moments)

    @property
    def moment(self) -> Moment | None:
        """The move that has led here; none at the beginning."""
        return self.session.moments[self.number - 1] if self.number else None

    @property
    def turn(self) -> int:
        moment = self.moment
        if moment is not None:
            return moment.turn
        return self.session.moments[0].turn if self.session.moments else self.session.turn

    @property
    def turns(self) -> int:
        return self.session.moments[-1].turn if self.session.moments else self.session.turn

    # Where to.

    def go(self, number: int) -> None:
        number = min(max(number, 0), self.last)
        if number != self.number:
            self.number = number
            self._game = self.session.game_at(number)
            self.moved.emit()

    def step(self, by: int) -> None:
        self.stop()
        self.go(self.number + by)

    def step_turn(self, by: int) -> None:
        """To the last move of the next turn, or of the one before."""
        self.stop()
        if by < 0:
            here = self.turn
            earlier = [moment.number for moment in self.moments if moment.turn < here]
            self.go(earlier[-1] if earlier else 0)
            return
        rest = self.session.moments[self.number :]
        if rest:
            turn = rest[0].turn
            self.go([moment.number for moment in rest if moment.turn == turn][-1])

    # By itself.

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def set_speed(self, speed: int) -> None:
        self._timer.setInterval(_PACE // speed)

    def toggle(self) -> None:
        """Runs on, from the beginning if it is at the end; or stops."""
        if self.is_running:
            self.stop()
            return
        if self.number >= self.last:
            self.go(0)
        self._timer.start()
        self.running.emit(True)

    def stop(self) -> None:
        if self.is_running:
            self._timer.stop()
            self.running.emit(False)

    def _tick(self) -> None:
        self.go(self.number + 1)
        if self.number >= self.last:
            self.stop()

    def _follow(self) -> None:
        """The session has changed below us."""
        self.number = min(self.number, self.last)
        self._game = self.session.game_at(self.number)
        self.moved.emit()

"""A table that shows any moment of a session, and runs through its moments by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.play.moments import Moment
from carcqt.play.secrecy import Secrecy
from carcqt.play.session import Session
from carcqt.play.table import Table

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
        played = session.table
        public = Secrecy(is_public=True)
        self.table: Final = Table(played.setup, played.begun(), secrecy=public, parent=self)
        self._timer: Final = QTimer(self, interval=_PACE)
        self._timer.timeout.connect(self._tick)
        self._set_up(number)
        played.changed.connect(self._follow)

    # What is shown.

    @property
    def number(self) -> int:
        """The number of moves that have been made."""
        return len(self.table.moments)

    @property
    def last(self) -> int:
        return len(self.session.table.moments)

    @property
    def moment(self) -> Moment | None:
        """The move that has led here; none at the beginning."""
        return self.table.moments[-1] if self.number else None

    @property
    def turn(self) -> int:
        moment = self.moment
        return self.table.first_turn if moment is None else moment.turn

    @property
    def turns(self) -> int:
        """The turn of the last move."""
        moments = self.session.table.moments
        return moments[-1].turn if moments else self.session.table.turn

    # Where to.

    def go(self, number: int) -> None:
        if min(max(number, 0), self.last) != self.number:
            self._show(number)
            self.moved.emit()

    def _show(self, number: int) -> None:
        """Make and take back moves until `number` of them are left, as far as there are."""
        self.table.pop_to(max(number, 0))
        for moment in self.session.table.moments[self.number : max(number, 0)]:
            self.table.push(moment.move)

    def _set_up(self, number: int) -> None:
        played = self.session.table
        self.table.begin(played.setup, played.begun(), is_open=played.game.is_over)
        self._show(number)

    def step(self, by: int) -> None:
        self.stop()
        self.go(self.number + by)

    def step_turn(self, by: int) -> None:
        """To the last move of the next turn, or of the one before."""
        self.stop()
        if by < 0:
            here = self.turn
            earlier = [moment.number for moment in self.table.moments if moment.turn < here]
            self.go(earlier[-1] if earlier else 0)
            return
        rest = self.session.table.moments[self.number :]
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
        self._set_up(self.number)
        self.moved.emit()

"""The table at which a puzzle is solved: its game, and what of it may be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, SeatKind, TableSetup
from carcqt.play.foresight import brought_by
from carcqt.play.moments import Moment, begins_turn, make_move
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.events import Event
from carcqt.rules.game import Game, Outcome
from carcqt.rules.moves import Move
from carcqt.rules.position import Position


class PuzzleTable(QObject):
    """What stage, hand and log ask of a session they ask of this."""

    changed = Signal()
    moved = Signal(object)
    """A Moment has been added."""

    def __init__(self, scenario: Scenario, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle: Final = Puzzle.of(scenario)
        self.seat: Final = self.puzzle.goal.seat
        self.table: Final = _table(scenario, self.seat)
        self.game: Final[Game[Any]] = self.puzzle.start()
        self.moments: Final[list[Moment]] = []
        self._positions: tuple[object, Position] | None = None

    @property
    def viewer(self) -> int | None:
        return self.seat

    def position(self) -> Position:
        last = self.game.record[-1] if self.game.record else None
        if self._positions is None or self._positions[0] is not last:
            position = self.game.position()
            if not self.puzzle.goal.is_open:
                position = self.game.hide(position, self.seat)
            self._positions = last, position
        return self._positions[1]

    def events_of(self, number: int) -> list[Event]:
        events = self.moments[number - 1].events if number else self.game.opening
        if self.puzzle.goal.is_open:
            return list(events)
        seen = (event.for_seat(self.seat) for event in events)
        return [event for event in seen if event is not None]

    def events_at(self, number: int) -> list[Event]:
        return self.events_of(number)

    @property
    def turn(self) -> int:
        if self.moments:
            return self.moments[-1].turn_after
        return int(begins_turn(self.game, self.game.opening))

    def gains(self, move: Move) -> list[int]:
        game, is_open = self.game, self.puzzle.goal.is_open
        if move.secret:
            return [0] * game.players

        def sums() -> list[int]:
            # What is hidden from all is in no sum.
            return list(game.projected() if is_open else game.scores)

        before = sums()
        game.push(move, () if is_open else next(game.each_outcome(move))[0])
        after = sums()
        game.pop()
        return [new - old for new, old in zip(after, before, strict=True)]

    def brings(self, move: Move) -> list[int]:
        if not self.puzzle.goal.is_open:
            return [0] * self.game.players
        return brought_by(self.game, move)

    def _push(self, move: Move, outcome: Outcome = ()) -> None:
        moment = make_move(self.game, move, self.turn, outcome)
        self.moments.append(moment)
        self.moved.emit(moment)

    def _pop_to(self, number: int) -> None:
        while len(self.game.record) > number:
            self.game.pop()
            self.moments.pop()


def _table(scenario: Scenario, seat: int) -> TableSetup:
    """One person; the aids are those of a table, but for hints, which a puzzle has of its own, and
    dead squares: few tiles are left to fit them."""
    table = scenario.setup()
    seats = tuple(
        replace(one, kind=SeatKind.PERSON if number == seat else SeatKind.COMPUTER)
        for number, one in enumerate(table.seats)
    )
    return replace(table, seats=seats, aids=Aids(left=False, hints=False))

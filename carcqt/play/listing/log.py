"""The log of a table as a model: events are kept, sentences are made when they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from carcqt.play.listing.chronicle import Chronicle, ChronicleLine, TurnParts, told_lines
from carcqt.play.listing.listing_model import DISPLAY, FIRST, Index, ListingModel
from carcqt.play.moments import Moment
from carcqt.play.table import Table
from carcqt.words.names import names_of
from carcqt.words.speech import Translate
from carcqt.words.story import StoryWords, Told


class LogRole(IntEnum):
    SENTENCE = int(Qt.ItemDataRole.DisplayRole)
    SEAT = FIRST + 1
    """Whose doing it is, or none."""
    COLOUR = FIRST + 2
    POINTS = FIRST + 3
    TURN = FIRST + 4
    SPOTS = FIRST + 5
    """A zone of each region that it speaks of."""
    SQUARES = FIRST + 6
    NUMBER = FIRST + 7
    """How many moves had been made when it had happened: where a replay shows it."""
    BEGINS_TURN = FIRST + 8
    """Whether it is the first line of its turn."""
    IN_ROUNDS = FIRST + 9
    """Whether turns are rounds of the whole table."""


class LogModel(ListingModel):
    """One line for each thing that happened; a turn's lines grow while it is played."""

    def __init__(
        self,
        table: Table,
        translate: Translate,
        parent: QObject | None = None,
        *,
        for_table: bool = False,
    ) -> None:
        """For the whole table, no seat's secrets are told until the game is over."""
        super().__init__(table, translate, parent)
        self._for_table = for_table
        self._events_of = table.events_at if for_table else table.events_of
        self._words: StoryWords | None = None
        self._known: list[Moment] = []
        self._eyes: tuple[int | None, bool, tuple[str, ...], tuple[int, ...]] | None = None
        self._chronicle = Chronicle(table.game.description.piles)
        self._rows: list[ChronicleLine] = []
        self._refresh()
        table.changed.connect(self._refresh)

    def count(self) -> int:
        return len(self._rows)

    def rows_of(self, number: int) -> list[int]:
        """The lines that tell of a move; where none does, the last one before it."""
        found = [row for row, line in enumerate(self._rows) if line.number == number]
        if not found:
            found = [row for row, line in enumerate(self._rows) if line.number < number][-1:]
        return found

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        line = row.line
        match role:
            case LogRole.SENTENCE | Qt.ItemDataRole.AccessibleTextRole:
                return line.text
            case LogRole.SEAT:
                return line.seat
            case LogRole.COLOUR:
                return None if line.seat is None else self.table.setup.seats[line.seat].colour
            case LogRole.POINTS:
                return line.points
            case LogRole.TURN:
                return row.turn
            case LogRole.SPOTS:
                return line.spots
            case LogRole.SQUARES:
                return line.squares
            case LogRole.NUMBER:
                return row.number
            case LogRole.BEGINS_TURN:
                return index.row() == 0 or self._rows[index.row() - 1].turn != row.turn
            case LogRole.IN_ROUNDS:
                return names_of(self._translate, self.table.setup.game).in_rounds
        return None

    def _refresh(self) -> None:
        """Only the last turn is told anew, unless more than that has changed."""
        table = self.table
        viewer = None if self._for_table else table.viewer
        eyes = (viewer, table.game.is_over, tuple(table.setup.names), table.setup.hinted)
        known, moments = self._known, table.moments
        common = len(known)
        grown = len(moments) >= common and all(
            one is other
            for one, other in zip(known[-1:], moments[common - 1 : common], strict=True)
        )
        if eyes != self._eyes or not grown:
            self._eyes, self._known, self._words = eyes, list(moments), None
            self._tell_all()
            return
        new = moments[common:]
        if not new:
            return
        self._known = list(moments)
        first = self._chronicle.turns[-1][0]
        for moment in new:
            self._add(moment)
        self._retell(first)

    def _tell_all(self) -> None:
        game = self.table.game
        self._chronicle = Chronicle(game.description.piles)
        self._chronicle.add(0, Told(game.to_move, None, self._events_of(0)), self._first_turn(), -1)
        for moment in self._known:
            self._add(moment)
        self._replace(0, self._told(self._chronicle.turns))

    def _first_turn(self) -> int:
        moments = self._known
        return moments[0].turn if moments else self.table.turn

    def _add(self, moment: Moment) -> None:
        told = Told(moment.seat, moment.move, self._events_of(moment.number))
        self._chronicle.add(moment.number, told, moment.turn, moment.turn_after)

    def _told(self, turns: Sequence[TurnParts]) -> list[ChronicleLine]:
        table = self.table.setup
        if self._words is None:
            self._words = StoryWords(
                self._translate, self.table.game, table.names, table.material_file
            )
        words = self._words
        found = list(told_lines(words, turns))
        for number in table.hinted:
            # After all that had happened by then.
            began = [turn for turn, parts in turns if parts and parts[0][0] <= number]
            if began and number <= len(self._known):
                place = sum(row.number <= number for row in found)
                found.insert(
                    place, ChronicleLine(began[-1], number, words.hint(self._mover(number)))
                )
        return found

    def _mover(self, number: int) -> int:
        """Who was to move after so many moves."""
        known = self._known
        return known[number].seat if number < len(known) else self.table.game.to_move

    def _retell(self, first: int) -> None:
        """The rows of this turn and of all that follow."""
        begin = next((n for n, row in enumerate(self._rows) if row.turn >= first), len(self._rows))
        turns = [turn for turn in self._chronicle.turns if turn[0] >= first]
        self._replace(begin, self._told(turns))

    def _replace(self, begin: int, rows: list[ChronicleLine]) -> None:
        """Tells views as little as has changed."""
        old = self._rows[begin:]
        same = 0
        while same < min(len(old), len(rows)) and old[same] == rows[same]:
            same += 1
        begin, old, rows = begin + same, old[same:], rows[same:]
        both = min(len(old), len(rows))
        self._rows[begin : begin + both] = rows[:both]
        if both:
            self.dataChanged.emit(self.index(begin), self.index(begin + both - 1))
        if len(old) > both:
            self.beginRemoveRows(QModelIndex(), begin + both, begin + len(old) - 1)
            del self._rows[begin + both :]
            self.endRemoveRows()
        if len(rows) > both:
            self.beginInsertRows(QModelIndex(), begin + both, begin + len(rows) - 1)
            self._rows += rows[both:]
            self.endInsertRows()

"""Qt models over a table. They keep values and make words when asked, in the language that
their `translate` has then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from carcqt.play.listing.listing_model import DISPLAY, FIRST, Index, ListingModel
from carcqt.play.table import Table
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Move
from carcqt.words.moves import MoveWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Translate


class MoveRole(IntEnum):
    SENTENCE = int(Qt.ItemDataRole.DisplayRole)
    MOVE = FIRST + 1


class MovesModel(ListingModel):
    """What may be done now, as sentences; activating a row chooses it."""

    chosen = Signal(object)

    def __init__(self, table: Table, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(table, translate, parent)
        self._moves: Sequence[Move] = table.legal_moves
        self._letters: Mapping[Square, str] = {}
        table.changed.connect(self._refresh)

    def count(self) -> int:
        return len(self._moves)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not 0 <= index.row() < len(self._moves):
            return None
        move = self._moves[index.row()]
        match role:
            case MoveRole.SENTENCE | Qt.ItemDataRole.AccessibleTextRole:
                game, file = self.table.game, self.table.setup.material_file
                words = MoveWords(self._translate, game, file, letters=self._letters)
                return words.sentence(move)
            case MoveRole.MOVE:
                return move
        return None

    def show_letters(self, letters: Mapping[Square, str]) -> None:
        """Name squares by the letters, too, that the board shows on them."""
        if letters != self._letters:
            self._letters = dict(letters)
            if rows := self.count():
                self.dataChanged.emit(self.index(0), self.index(rows - 1))

    def activate(self, index: Index) -> None:
        if 0 <= index.row() < len(self._moves):
            self.chosen.emit(self._moves[index.row()])

    def _refresh(self) -> None:
        self.beginResetModel()
        self._moves = self.table.legal_moves
        self.endResetModel()


class LeftRole(IntEnum):
    NAME = int(Qt.ItemDataRole.DisplayRole)
    THING = FIRST + 1
    """The id of the tile, token or card."""
    COUNT = FIRST + 2
    PILE = FIRST + 3
    PILE_NAME = FIRST + 4


class LeftModel(ListingModel):
    """What is still to come from each pile, as far as the viewer knows: never in which order."""

    def __init__(self, table: Table, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(table, translate, parent)
        self._rows = self._left()
        table.changed.connect(self._refresh)

    def count(self) -> int:
        return len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        pile, thing, count = self._rows[index.row()]
        table = self.table
        match role:
            case LeftRole.NAME | Qt.ItemDataRole.AccessibleTextRole:
                file = table.setup.material_file
                return TableNames(self._translate, (), file).thing(thing)
            case LeftRole.THING:
                return thing
            case LeftRole.COUNT:
                return count
            case LeftRole.PILE:
                return pile
            case LeftRole.PILE_NAME:
                return names_of(self._translate, table.setup.game).pile(pile)
        return None

    def total(self, pile: str) -> int:
        return sum(count for name, _, count in self._rows if name == pile)

    def _left(self) -> list[tuple[str, str, int]]:
        return [
            (pile.name, thing, count)
            for pile in self.table.position().piles
            for thing, count in sorted(Counter(pile.things).items())
        ]

    def _refresh(self) -> None:
        rows = self._left()
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

"""Qt models over a session. They keep values and make words when asked, in the language that
their `translate` has then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from carcqt.play.listing.session_model import DISPLAY, FIRST, Index, SessionModel
from carcqt.play.showing import Followed
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Move
from carcqt.words.moves import MoveWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Translate


class MoveRole(IntEnum):
    SENTENCE = int(Qt.ItemDataRole.DisplayRole)
    MOVE = FIRST + 1


class MovesModel(SessionModel):
    """What may be done now, as sentences; activating a row chooses it."""

    chosen = Signal(object)

    def __init__(
        self, session: Followed, translate: Translate, parent: QObject | None = None
    ) -> None:
        super().__init__(session, translate, parent)
        self._moves: Sequence[Move] = session.legal_moves
        self._letters: Mapping[Square, str] = {}
        session.changed.connect(self._refresh)

    def count(self) -> int:
        return len(self._moves)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not 0 <= index.row() < len(self._moves):
            return None
        move = self._moves[index.row()]
        match role:
            case MoveRole.SENTENCE | Qt.ItemDataRole.AccessibleTextRole:
                game, file = self.session.game, self.session.table.material_file
                words = MoveWords(self._translate, game, file, letters=self._letters)
                return words.sentence(move)
            case MoveRole.MOVE:
                return move
        return None

    def show_letters(self, letters: Mapping[Square, str]) -> None:
        """Name squares by the letters, too, that the board shows on them."""
        if letters != self._letters:
            self._letters = dict(letters)
            self.retranslate()

    def activate(self, index: Index) -> None:
        if 0 <= index.row() < len(self._moves):
            self.chosen.emit(self._moves[index.row()])

    def _refresh(self) -> None:
        self.beginResetModel()
        self._moves = self.session.legal_moves
        self.endResetModel()


class LeftRole(IntEnum):
    NAME = int(Qt.ItemDataRole.DisplayRole)
    THING = FIRST + 1
    """The id of the tile, token or card."""
    COUNT = FIRST + 2
    PILE = FIRST + 3
    PILE_NAME = FIRST + 4


class LeftModel(SessionModel):
    """What is still to come from each pile, as far as the viewer knows: never in which order."""

    def __init__(
        self, session: Followed, translate: Translate, parent: QObject | None = None
    ) -> None:
        super().__init__(session, translate, parent)
        self._rows = self._left()
        session.changed.connect(self._refresh)

    def count(self) -> int:
        return len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        pile, thing, count = self._rows[index.row()]
        session = self.session
        match role:
            case LeftRole.NAME | Qt.ItemDataRole.AccessibleTextRole:
                file = session.table.material_file
                return TableNames(self._translate, (), file).thing(thing)
            case LeftRole.THING:
                return thing
            case LeftRole.COUNT:
                return count
            case LeftRole.PILE:
                return pile
            case LeftRole.PILE_NAME:
                return names_of(self._translate, session.table.game).pile(pile)
        return None

    def total(self, pile: str) -> int:
        return sum(count for name, _, count in self._rows if name == pile)

    def _left(self) -> list[tuple[str, str, int]]:
        return [
            (pile.name, thing, count)
            for pile in self.session.position().piles
            for thing, count in sorted(Counter(pile.things).items())
        ]

    def _refresh(self) -> None:
        rows = self._left()
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

"""What a seat does that follows a script: its announced turns in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.game import Game
from carcqt.rules.moves import Lay, Move, Place
from carcqt.words.bearings import BearingWords
from carcqt.words.moves import MoveWords
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Speech, Translate, capital


class ReplyWords(Speech):
    def __init__(
        self, translate: Translate, game: Game[Any], material_file: MaterialFile | None = None
    ) -> None:
        """The game is in the position where the puzzle begins."""
        super().__init__(translate)
        self._game: Final = game
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, (), material_file)
        self._moves: Final = MoveWords(translate, game, material_file)

    def brief(self, moves: Sequence[Move]) -> str:
        """Return a turn in a few words beside a picture of its tile, with squares as files name
        them."""
        said = self._joined(moves, self._brief)
        return said[:1].lower() + said[1:]

    def full(self, moves: Sequence[Move]) -> str:
        """Return a turn with the names of its tiles, and how they are turned."""
        return self._joined(moves, self._full)

    def _joined(self, moves: Sequence[Move], say: Callable[[Move, str], str]) -> str:
        parts, laid = [], ""
        for number, move in enumerate(moves):
            if isinstance(move, Lay):
                laid = move.tile
            if not _is_laid_next(move, moves[number + 1 :]) and (part := say(move, laid)):
                parts.append(part)
        return capital(", ".join(parts))

    def _brief(self, move: Move, laid: str) -> str:
        return self._moves.brief(move) if isinstance(move, Lay) else self._other(move, laid)

    def _full(self, move: Move, laid: str) -> str:
        if not isinstance(move, Lay):
            return self._other(move, laid)
        text = self.tr("{tile} at {square}")
        told = text.format(tile=self._called.tile(move.tile), square=move.square)
        turned = BearingWords(self.translate).turned(move.turn)
        return f"{told} ({turned})" if move.turn else told

    def _other(self, move: Move, laid: str) -> str:
        if isinstance(move, Place):
            return self._names.a_piece(move.piece, self._kind(laid, move.zone))
        return self._moves.brief(move)

    def _kind(self, tile: str, zone: str) -> str:
        """Return the terrain of a zone of a tile that is not laid yet."""
        tiles = getattr(self._game.material, "tile", {})
        if tile not in tiles or zone not in tiles[tile].zone_numbers:
            return ""
        return str(tiles[tile].zones[tiles[tile].zone_numbers[zone]].kind)


def _is_laid_next(move: Move, later: Sequence[Move]) -> bool:
    """Return whether a move takes a tile in hand that is laid after it."""
    taken = getattr(move, "tile", None)
    return not isinstance(move, Lay) and any(
        isinstance(other, Lay) and other.tile == taken for other in later
    )

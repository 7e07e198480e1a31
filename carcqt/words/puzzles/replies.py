"""What a seat does that follows a script: its announced turns in a few words."""

from __future__ import annotations

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

    def turn(self, moves: tuple[Move, ...]) -> str:
        """Return a turn in a few words, with squares as files name them."""
        parts, laid = [], ""
        for number, move in enumerate(moves):
            if _is_laid_next(move, moves[number + 1 :]):
                continue
            if isinstance(move, Lay):
                laid = move.tile
            if part := self._part(move, laid):
                parts.append(part)
        return capital(", ".join(parts))

    def _part(self, move: Move, laid: str) -> str:
        match move:
            case Lay(tile, square, turn):
                text = self.tr("{tile} at {square}")
                told = text.format(tile=self._called.tile(tile), square=square)
                turned = BearingWords(self.translate).turned(turn)
                return f"{told} ({turned})" if turn else told
            case Place(piece, _, zone):
                return self._names.a_piece(piece, self._kind(laid, zone))
        if move.idle:
            return ""
        said = self._moves.sentence(move).rstrip(".")
        return said[:1].lower() + said[1:]

    def _kind(self, tile: str, zone: str) -> str:
        """Return the terrain of a zone of a tile that is not laid yet."""
        tiles = getattr(self._game.material, "tile", {})
        if tile not in tiles or zone not in tiles[tile].zone_numbers:
            return ""
        return str(tiles[tile].zones[tiles[tile].zone_numbers[zone]].kind)


def _is_laid_next(move: Move, later: tuple[Move, ...]) -> bool:
    """Return whether a move takes a tile in hand that is laid after it."""
    taken = getattr(move, "tile", None)
    return not isinstance(move, Lay) and any(
        isinstance(other, Lay) and other.tile == taken for other in later
    )

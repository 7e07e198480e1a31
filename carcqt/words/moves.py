"""Moves as sentences: what a player is about to do."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.materials import MaterialFile
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.moves import DEGREES, End, Lay, Move, Pass, Place, Skip
from carcqt.words.names import SpotNames, TableNames, names_of
from carcqt.words.speech import Speech, Translate


class MoveWords(Speech):
    def __init__(
        self, translate: Translate, game: Game[Any], material_file: MaterialFile | None = None
    ) -> None:
        super().__init__(translate)
        self._names: Final = names_of(translate, game.description.game)
        self._called: Final = TableNames(translate, (), material_file)
        self._spots: Final = SpotNames(translate, game, self._called)

    def sentence(self, move: Move) -> str:
        match move:
            case Lay(tile, square, 0):
                return self.tr("Lay {tile} at {square}.").format(tile=tile, square=square)
            case Lay(tile, square, turn):
                text = self.tr("Lay {tile} at {square}, turned {degrees}°.")
                return text.format(tile=tile, square=square, degrees=DEGREES[turn])
            case Place(piece, square, zone):
                spot = Spot(square, zone)
                text = self.tr("Place {piece} {where}.")
                return text.format(
                    piece=self._spots.piece(piece, spot), where=self._spots.where(spot)
                )
            case Pass():
                return self.tr("Place nothing.")
            case Skip():
                return self.tr("Skip the rest of the turn.")
            case End():
                return self.tr("End the game here and score it.")
        return self._names.move(move, self._called)

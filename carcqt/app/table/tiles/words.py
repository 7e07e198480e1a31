"""What the tables of all tile-laying games say alike."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.gametable import Count, PileLine
from carcqt.art.pieces import piece
from carcqt.rules.game import Game
from carcqt.rules.position import Position
from carcqt.words.speech import Punctuation, Speech
from carcqt.words.vocabulary import Vocabulary


class TileWords(Speech):
    def lay(self) -> str:
        return self.tr("Lay the tile")

    def score(self) -> str:
        return self.tr("Score")

    def lays(self) -> str:
        return self.tr("lays a tile")

    def nothing(self) -> str:
        return self.tr("Place nothing")

    def subtitle(self, game: Game[Any], turn: int) -> str:
        """Turn 38 · 41 tiles left."""
        left = self.tr("%n tile(s) left", "", game.left_in(0).total())
        return self.tr("Turn {turn} · {left}").format(turn=turn, left=left)

    def pile(self, game: Game[Any]) -> PileLine:
        count = game.left_in(0).total()
        tip = self.tr("Tiles that are still to be drawn")
        return PileLine("pile", self.tr("Pile {count}").format(count=count), tip)

    def done(self, count: int) -> str:
        """A game that is over."""
        return self.tr("Game over · %n tile(s) laid", "", count)


def supplies(
    position: Position, seat: int, colour: int, names: Vocabulary, pieces: tuple[str, ...]
) -> list[Count]:
    """How many of each piece a seat has left."""
    colon = Punctuation(names.translate).colon
    return [
        Count(piece(name, colour), left, colon(names.pieces(name), str(left)))
        for name, left in zip(pieces, position.supplies[seat], strict=True)
    ]

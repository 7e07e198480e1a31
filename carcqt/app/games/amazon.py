"""The table of Amazon River."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.desk import Act, Count, Desk, Heap
from carcqt.app.table.tile_words import TileWords, supplies
from carcqt.art.pieces import piece
from carcqt.rules.game import Game
from carcqt.rules.games.amazon import Amazon, boats_of
from carcqt.rules.moves import Move, Place
from carcqt.rules.position import Position
from carcqt.words.games.amazon import AmazonVocabulary
from carcqt.words.numbers import gained

_PIECES = tuple(piece.id for piece in Amazon.description.pieces)


class AmazonDesk(Desk):
    def title(self) -> str:
        return self.tr("Amazon River")

    def printed(self) -> str:
        return "Carcassonne : Amazonas (2016)"

    def blurb(self) -> str:
        return self.tr("Boats and villages along the river")

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("Piece or boat"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "choose": 0, "place": 1}.get(phase, 2)

    def doing(self, phase: str) -> str:
        return {
            "lay": TileWords(self.translate).lays(),
            "choose": self.tr("chooses a double tile"),
            "place": self.tr("places a piece"),
        }.get(phase, "")

    def subtitle(self, game: Game[Any], turn: int) -> str:
        return TileWords(self.translate).subtitle(game, turn)

    def heaps(self, game: Game[Any]) -> list[Heap]:
        assert isinstance(game, Amazon)
        first, *others = (7, 4, 1) if game.players > 3 else (6, 3)
        text = self.tr("End: {points}").format(points=" ".join(map(gained, (first, *others))))
        tip = self.tr(
            "At the end of the game: {first} points for the boat that is farthest downstream, then "
            "{others} for those behind it"
        )
        return [
            TileWords(self.translate).pile(game),
            Heap("badge-amazon", text, tip.format(first=first, others=", ".join(map(str, others)))),
        ]

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        names = AmazonVocabulary(self.translate)
        space = boats_of(position)[seat]
        text = self.tr("boat on space {space}").format(space=space)
        return [
            *supplies(position, seat, colour, names, _PIECES),
            Count(piece("boat", colour), space, text),
        ]

    def standing(self, position: Position, seat: int) -> str:
        """Its rank on the river."""
        boats = boats_of(position)
        rank = sorted({*boats}, reverse=True).index(boats[seat])
        ranks = (self.tr("river 1st"), self.tr("river 2nd"), self.tr("river 3rd"))
        return (*ranks, self.tr("river 4th"), self.tr("river 5th"))[rank]

    def act(self, move: Move, kind: str, colour: int) -> Act:
        if not isinstance(move, Place):
            return Act(self.tr("This double tile"), self.tr("Take this one"))
        drawn = piece(move.piece, colour)
        if move.piece == "camp":
            return Act(self.tr("Camp · jungle"), self.tr("Place the camp"), drawn)
        name = {"village": self.tr("Meeple · village")}.get(kind, self.tr("Meeple · tributary"))
        return Act(name, self.tr("Place the meeple"), drawn)

    def idle(self, phase: str) -> str:
        return self.tr("Nothing, boat +1")

    def teaches(self, kind: str) -> str:
        return {
            "jungle": self.tr(
                "Jungles score at the end only: whoever has most camps gets a point for each "
                "animal."
            ),
            "village": self.tr(
                "A finished village brings 2 points a tile and one for each fruit; unfinished, 1 a "
                "tile."
            ),
            "tributary": self.tr(
                "A tributary brings a point a tile and one for each fruit. Its boat icons move the "
                "boats of all who have a meeple on it."
            ),
            "amazon": self.tr(
                "When a tile of the Amazon is laid, the first boat scores its caimans and "
                "piranhas, the second its piranhas."
            ),
        }.get(kind, "")

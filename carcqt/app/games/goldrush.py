"""The table of Gold Rush."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.desk import Act, Count, Desk, Heap, Own
from carcqt.app.table.tile_words import TileWords, supplies
from carcqt.art.pieces import piece
from carcqt.art.tokens import token
from carcqt.rules.game import Game
from carcqt.rules.games.goldrush import STOCK, Goldrush, purses_of
from carcqt.rules.moves import Move, Place
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.tokens import HIDDEN
from carcqt.words.games.goldrush import GoldrushVocabulary

_PIECES = tuple(piece.id for piece in Goldrush.description.pieces)


class GoldrushDesk(Desk):
    def title(self) -> str:
        return self.tr("Gold Rush")

    def printed(self) -> str:
        return "Carcassonne : La Ruée vers l’or · Gold Rush (2014)"

    def blurb(self) -> str:
        return self.tr("Rails, towns and lodes of the Far West")

    def option(self, option: str) -> tuple[str, str]:
        return {
            "farmers": (
                self.tr("Farmers"),
                self.tr("Cowboys may lie down on prairies, which score at the end"),
            )
        }.get(option, (option, ""))

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("One action"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "place": 1}.get(phase, 2)

    def doing(self, phase: str) -> str:
        lays = TileWords(self.translate).lays()
        return {"lay": lays, "place": self.tr("chooses an action")}.get(phase, "")

    def subtitle(self, game: Game[Any], turn: int) -> str:
        return TileWords(self.translate).subtitle(game, turn)

    def heaps(self, game: Game[Any]) -> list[Heap]:
        stock = game.left_in(STOCK).total()
        tip = self.tr("Mine tokens in stock: each nugget on a laid tile brings one to its mountain")
        return [
            TileWords(self.translate).pile(game),
            Heap("token", self.tr("Tokens {count}").format(count=stock), tip),
        ]

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        names = GoldrushVocabulary(self.translate)
        purse = len(purses_of(position)[seat])
        return [
            *supplies(position, seat, colour, names, _PIECES),
            Count(token(None), purse, names.item("token", purse)),
        ]

    def own(self, position: Position, seat: int) -> Own | None:
        purse = sorted(purses_of(position)[seat], reverse=True)
        faces = [None if worth == HIDDEN else worth for worth in purse]
        title = self.tr("%n own token(s)", "", len(purse))
        return Own(title, tuple(map(token, faces)), any(face is not None for face in faces))

    def act(self, move: Move, kind: str, colour: int) -> Act:
        if not isinstance(move, Place):
            return Act(self.tr("Take a token"), self.tr("Take the token"), token(None))
        drawn = piece(move.piece, colour)
        if move.piece == "tent":
            return Act(self.tr("Tent · mountain"), self.tr("Pitch the tent here"), drawn)
        name, does = {
            "prairie": (self.tr("Farmer · prairie"), self.tr("Place the farmer")),
            "mountain": (self.tr("Prospector · mountain"), self.tr("Place the prospector")),
            "railway": (self.tr("Railwayman · railway"), self.tr("Place the railwayman")),
        }.get(kind, (self.tr("Merchant · town"), self.tr("Place the merchant")))
        return Act(name, does, drawn)

    def idle(self, phase: str) -> str:
        return self.tr("Do nothing")

    def teaches(self, kind: str) -> str:
        return {
            "prairie": self.tr(
                "Prairies score at the end only: 2 points for each camp and 4 for each herd of "
                "wild horses."
            ),
            "mountain": self.tr(
                "When it is finished, whoever has most prospectors takes the tokens left on it and "
                "a point for each nugget. A tent may take one token a turn before that."
            ),
            "railway": self.tr(
                "A finished railway brings a point a tile, doubled by exactly one locomotive."
            ),
            "town": self.tr(
                "A town scores when all its railways are finished: 3 points for each of them."
            ),
        }.get(kind, "")

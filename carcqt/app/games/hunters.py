"""The table of Hunters & Gatherers."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.gametable import Count, GameTable, MoveLabel, PileLine
from carcqt.app.table.tiles.words import TileWords, supplies
from carcqt.art.pieces import piece
from carcqt.rules.game import Game
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.moves import Move, Place
from carcqt.rules.position import Position
from carcqt.words.games.hunters import HuntersVocabulary

_PIECES = tuple(piece.id for piece in Hunters.description.pieces)


class HuntersTable(GameTable):
    def title(self) -> str:
        return self.tr("Hunters & Gatherers")

    def printed(self) -> str:
        return "Carcassonne à la préhistoire · Hunters and Gatherers (2002)"

    def blurb(self) -> str:
        return self.tr("Forests and rivers of the Stone Age")

    def steps(self) -> tuple[str, ...]:
        tiles = TileWords(self.translate)
        return tiles.lay(), self.tr("Place a piece"), tiles.score()

    def step(self, phase: str) -> int:
        return {"lay": 0, "place": 1}.get(phase, 2)

    def doing(self, phase: str) -> str:
        lays = TileWords(self.translate).lays()
        return {"lay": lays, "place": self.tr("places a piece")}.get(phase, "")

    def subtitle(self, game: Game[Any], turn: int) -> str:
        return TileWords(self.translate).subtitle(game, turn)

    def heaps(self, game: Game[Any]) -> list[PileLine]:
        bonus = game.left_in(1).total()
        tip = self.tr("Bonus tiles: whoever finishes a forest with gold in it draws one")
        return [
            TileWords(self.translate).pile(game),
            PileLine("star", self.tr("Bonus {count}").format(count=bonus), tip),
        ]

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        return supplies(position, seat, colour, HuntersVocabulary(self.translate), _PIECES)

    def act(self, move: Move, kind: str, colour: int) -> MoveLabel:
        assert isinstance(move, Place)
        drawn = piece(move.piece, colour)
        if move.piece == "hut":
            return MoveLabel(self.tr("Hut · river network"), self.tr("Place the hut"), drawn)
        name, does = {
            "meadow": (self.tr("Hunter · meadow"), self.tr("Place the hunter")),
            "forest": (self.tr("Gatherer · forest"), self.tr("Place the gatherer")),
        }.get(kind, (self.tr("Fisher · river"), self.tr("Place the fisher")))
        return MoveLabel(name, does, drawn)

    def idle(self, phase: str) -> str:
        return TileWords(self.translate).nothing()

    def teaches(self, kind: str) -> str:
        return {
            "forest": self.tr(
                "A finished forest brings 2 points a section. With gold in it, whoever finishes "
                "it draws a bonus tile."
            ),
            "river": self.tr(
                "A finished river brings a point a section, and one for each fish in the lakes at "
                "its ends."
            ),
            "lake": self.tr("Fish count for finished rivers and, at the end, for huts."),
            "network": self.tr(
                "At the end, whoever has most huts on a river network gets a point for each fish."
            ),
            "meadow": self.tr(
                "Meadows score at the end only: 2 points for each animal, but a tiger eats a deer."
            ),
        }.get(kind, "")

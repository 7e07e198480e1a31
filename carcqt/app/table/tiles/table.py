"""What the tables of all tile-laying games have alike."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.decision import Decision
from carcqt.app.table.gametable import GameTable
from carcqt.app.table.shown import PileLine
from carcqt.app.table.stage import Stage
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.left import TilesLeftView
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.tiles import TileWords
from carcqt.words.vocabulary import ExtraTurn


class TileTable(GameTable):
    """Enough for a game that has nothing of its own beside the board."""

    def stage(self, table: Table, decision: Decision, studio: Studio) -> Stage:
        return BoardStage(table, decision, studio)

    def hand(self, table: Table, decision: Decision, studio: Studio, stage: Stage) -> TileHand:
        return TileHand(table, decision, studio, stage, self)

    def left(self, table: Table, studio: Studio) -> TilesLeftView:
        return TilesLeftView(table, studio)

    def subtitle(self, game: Game[Any], turn: int) -> str:
        return TileWords(self.translate).subtitle(game, turn)

    def extra_turn(self, game: Game[Any]) -> ExtraTurn | None:
        assert isinstance(game, TileLaying)
        if game.is_over:
            return None
        face = game.hand or game.board.last.face
        return self.words.extra_turn(face.tile.pile)

    def piles(self, game: Game[Any]) -> list[PileLine]:
        words = TileWords(self.translate)
        return [PileLine("pile", words.pile(game), words.pile_tip())]

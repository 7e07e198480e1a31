"""The table of Gold Rush."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carcqt.app.table.shown import Count, MoveLabel, Own, PileLine
from carcqt.app.table.tiles.table import TileTable
from carcqt.art.drawings.tokens import token
from carcqt.rules.game import Game
from carcqt.rules.games.goldrush import STOCK, Take, purses_of
from carcqt.rules.moves import Move
from carcqt.rules.position import Position
from carcqt.rules.tilelaying.tokens import HIDDEN


class GoldrushTable(TileTable):
    def piles(self, game: Game[Any]) -> list[PileLine]:
        stock = game.left_in(STOCK).total()
        tip = self.tr("Mine tokens in stock: each nugget on a laid tile adds one to its mountain")
        return [
            *super().piles(game),
            PileLine("token", self.tr("Tokens {count}").format(count=stock), tip),
        ]

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        purse = len(purses_of(position)[seat])
        return [
            *super().counts(position, seat, colour),
            Count(token(None), purse, self.words.item("token", purse)),
        ]

    def label(self, move: Move, kind: str, colour: int) -> MoveLabel:
        label = super().label(move, kind, colour)
        return replace(label, draw=token(None)) if isinstance(move, Take) else label

    def own(self, position: Position, seat: int) -> Own | None:
        purse = sorted(purses_of(position)[seat], reverse=True)
        faces = [None if worth == HIDDEN else worth for worth in purse]
        title = self.tr("%n token(s) won", "", len(purse))
        return Own(title, tuple(map(token, faces)), any(face is not None for face in faces))

"""The table of Amazon River."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.shown import Count, PileLine
from carcqt.app.table.tiles.table import TileTable
from carcqt.art.drawings.pieces import piece
from carcqt.rules.game import Game
from carcqt.rules.games.amazon import Amazon, boats_of
from carcqt.rules.position import Position
from carcqt.words.numbers import gained
from carcqt.words.speech import Punctuation


class AmazonTable(TileTable):
    def piles(self, game: Game[Any]) -> list[PileLine]:
        assert isinstance(game, Amazon)
        first, *others = (7, 4, 1) if game.players > 3 else (6, 3)
        text = self.tr("River {points}").format(points=" ".join(map(gained, (first, *others))))
        tip = self.tr(
            "At the end of the game: {first} points for the boat that is farthest downstream, then "
            "{others} for those behind it"
        )
        listed = Punctuation(self.translate).listed(*map(str, others))
        line = PileLine("badge-amazon", text, tip.format(first=first, others=listed))
        return [*super().piles(game), line]

    def counts(self, position: Position, seat: int, colour: int) -> list[Count]:
        space = boats_of(position)[seat]
        text = self.tr("boat on space {space}").format(space=space)
        return [
            *super().counts(position, seat, colour),
            Count(piece("boat", colour), space, text),
        ]

    def standing(self, position: Position, seat: int) -> str:
        """Its rank on the river."""
        boats = boats_of(position)
        rank = sorted({*boats}, reverse=True).index(boats[seat])
        ranks = (self.tr("river 1st"), self.tr("river 2nd"), self.tr("river 3rd"))
        return (*ranks, self.tr("river 4th"), self.tr("river 5th"))[rank]

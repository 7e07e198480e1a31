"""The table of Hunters & Gatherers."""

from __future__ import annotations

from typing import Any

from carcqt.app.table.shown import PileLine
from carcqt.app.table.tiles.table import TileTable
from carcqt.rules.game import Game


class HuntersTable(TileTable):
    def piles(self, game: Game[Any]) -> list[PileLine]:
        bonus = game.left_in(1).total()
        tip = self.tr("Bonus tiles: complete a forest with gold to draw one")
        return [
            *super().piles(game),
            PileLine("star", self.tr("Bonus {count}").format(count=bonus), tip),
        ]

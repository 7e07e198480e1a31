"""What the tables of all games on a map have alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carcqt.app.table.decision import Decision
from carcqt.app.table.gametable import GameTable
from carcqt.app.table.map.hand import MapHand
from carcqt.app.table.map.stage import MapStage
from carcqt.app.table.map.villages import VillageTips
from carcqt.app.table.rail.hand import Hand
from carcqt.app.table.stage import Stage
from carcqt.app.table.tips import Tip
from carcqt.art.brush.sprites import Draw
from carcqt.art.studio.studio import Studio
from carcqt.play.table import Table
from carcqt.rules.events import Placed
from carcqt.rules.game import Game
from carcqt.rules.moves import Move, Place


class MapTable(GameTable):
    """Enough for a game that places pieces in villages; their ids are the zones of its places."""

    def stage(self, table: Table, decision: Decision, studio: Studio) -> Stage:
        return MapStage(table, decision, studio, self)

    def hand(self, table: Table, decision: Decision, studio: Studio, stage: Stage) -> Hand:
        return MapHand(table, decision, self)

    def village_of(self, move: Move) -> str | None:
        return move.zone if isinstance(move, Place) else None

    def offers(self, game: Game[Any], moves: Iterable[Move]) -> dict[str, Draw]:
        return {}

    def joins(self, piece: str) -> bool:
        return True

    def last(self, table: Table) -> dict[str, int]:
        for moment in reversed(table.moments):
            found = {
                event.spot.zone: event.seat for event in moment.events if isinstance(event, Placed)
            }
            if found:
                return found
        return {}

    def tip(self, table: Table, village: str, seat: int) -> Tip:
        return VillageTips(table).tip(village, seat)

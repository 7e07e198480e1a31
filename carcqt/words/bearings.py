"""How a tile is turned, and where on it something is."""

from __future__ import annotations

import math

from carcqt.rules.events import Spot
from carcqt.rules.geometry import cell_of
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Zone
from carcqt.words.speech import Speech


class BearingWords(Speech):
    def turned(self, turn: int) -> str:
        return (
            self.tr("not turned"),
            self.tr("a quarter turn right"),
            self.tr("a half turn"),
            self.tr("a quarter turn left"),
        )[turn]

    def side(self, game: TileLaying, spot: Spot) -> str:
        """Where on its tile a zone is, if the tile has another such one."""
        laid = game.board.laid_at(cell_of(spot.square))
        if laid is None or spot.zone not in laid.face.tile.zone_numbers:
            return ""
        tile = laid.face.tile
        kind = tile.zones[tile.zone_numbers[spot.zone]].kind
        alike = [zone for zone in tile.zones if zone.kind == kind and zone.at]
        if len(alike) < 2:
            return ""
        names = (
            self.tr("in the north"),
            self.tr("in the north-east"),
            self.tr("in the east"),
            self.tr("in the south-east"),
            self.tr("in the south"),
            self.tr("in the south-west"),
            self.tr("in the west"),
            self.tr("in the north-west"),
            self.tr("in the middle"),
        )
        sides = {zone.id: _side_of(zone, laid.turn) for zone in alike}
        side = sides.get(spot.zone)
        if side is None:
            return ""
        same = [zone for zone, other in sides.items() if other == side]
        return f"{names[side]} ({same.index(spot.zone) + 1})" if len(same) > 1 else names[side]


def _side_of(zone: Zone, turn: int) -> int:
    """Of eight, clockwise from the north, the one where most of its points are; 8 if none is."""
    angles = [math.tau * ((point % 12 - 1) / 12 + turn / 4) for point in zone.at]
    x, y = sum(map(math.sin, angles)), sum(map(math.cos, angles))
    if math.hypot(x, y) < 0.5:
        return 8
    return round(math.atan2(x, y) / math.tau * 8) % 8

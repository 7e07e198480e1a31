"""How far the boats are, for who tells why a turn is good."""

from __future__ import annotations

from carcqt.players.tiles.stands import Stand
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.tilelaying.game import TileLaying


def boat_of(game: TileLaying, seat: int) -> Stand:
    assert isinstance(game, Amazon)
    boats = game.boats
    others = [other for other in range(game.players) if other != seat]
    rival = max(others, key=lambda other: boats[other])
    return Stand(boats[seat], boats[seat] - boats[rival], rival)

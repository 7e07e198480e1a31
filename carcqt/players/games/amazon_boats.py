"""How far the boats are, for who tells why a turn is good."""

from __future__ import annotations

from carcqt.players.tiles.stands import Stand
from carcqt.rules.games.amazon import RIVER_ANIMALS, Amazon
from carcqt.rules.tilelaying.game import TileLaying


def boat_of(game: TileLaying, seat: int) -> Stand:
    assert isinstance(game, Amazon)
    boats = game.boats
    others = [other for other in range(game.players) if other != seat]
    rival = max(others, key=lambda other: boats[other])
    rank = 1 + sum(space > boats[seat] for space in set(boats))
    ahead = boats[seat] - boats[rival]
    return Stand(boats[seat], ahead, rival, rank, stakes=_animals_to_come(game))


def _animals_to_come(game: Amazon) -> int:
    """River animals on the tiles of the pile; double tiles may bring more."""
    return sum(
        count * icons
        for tile, count in game.left_in(0).items()
        for animal in RIVER_ANIMALS
        for _, icons in game.box.face[tile].shown.get(animal, ())
    )

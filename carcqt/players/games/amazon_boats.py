"""How far the boats are, for who tells why a turn is good."""

from __future__ import annotations

from collections.abc import Sequence

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
    """River animals on the tiles of the pile, and on double tiles that they call for, at least."""
    pile = game.left_in(0)
    doubles = sorted(_shown(game, tile, RIVER_ANIMALS) for tile in game.left_in(1).elements())
    calls = sum(count * _shown(game, tile, ("call",)) for tile, count in pile.items())
    animals = sum(count * _shown(game, tile, RIVER_ANIMALS) for tile, count in pile.items())
    return animals + sum(doubles[:calls])


def _shown(game: Amazon, tile: str, icons: Sequence[str]) -> int:
    shown = game.box.face[tile].shown
    return sum(count for icon in icons for _, count in shown.get(icon, ()))

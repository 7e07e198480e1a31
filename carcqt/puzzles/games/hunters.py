"""What puzzles with hunters may be about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.events import Drawn, Laid, Placed
from carcqt.rules.games.hunters import Hunters

TIGER: Final = "tiger"
"""A tiger comes to another's hunters."""
BONUS: Final = "bonus"
HUT: Final = "hut"

THEMES: Final = (TIGER, BONUS, HUT)


def themes_of(line: PlayedLine) -> Iterator[str]:
    game = line.after
    assert isinstance(game, Hunters)
    for event in line.own:
        if isinstance(event, Laid) and _feeds_a_tiger(line.seat, game, event):
            yield TIGER
        elif isinstance(event, Drawn) and event.pile == "bonus":
            yield BONUS
        elif isinstance(event, Placed) and event.piece == "hut" and event.seat == line.seat:
            yield HUT


def _feeds_a_tiger(seat: int, game: Hunters, event: Laid) -> bool:
    tile = next(tile for tile in game.material.tiles if tile.id == event.tile)
    for zone in tile.zones:
        if zone.shows("tiger"):
            owners = game.region(event.square, zone.id).owners
            if owners and seat not in owners:
                return True
    return False

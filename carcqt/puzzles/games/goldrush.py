"""What puzzles of the gold rush may be about."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, Final

from carcqt.puzzles.playedline import PlayedLine
from carcqt.rules.events import Placed
from carcqt.rules.extra import Extra
from carcqt.rules.game import Game
from carcqt.rules.games.goldrush import Goldrush, GoldrushExtra
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.tokens import TokensTaken

TOKENS: Final = "tokens"
TENT: Final = "tent"
"""It is pitched, or moves on."""

THEMES: Final = (TOKENS, TENT)


def themes_of(line: PlayedLine) -> Iterator[str]:
    for event in line.own:
        if isinstance(event, TokensTaken) and event.seat == line.seat:
            yield TOKENS
        elif isinstance(event, Placed) and event.piece == "tent":
            yield TENT


def trimmed_extra(game: Game[Any], squares: Collection[Square]) -> Extra:
    """With the piles of mountains of which something lies on these squares."""
    assert isinstance(game, Goldrush)
    extra = GoldrushExtra.of(game.position().extra)
    mines = []
    for mine in extra.mines or ():
        region = game.region(mine.spot.square, mine.spot.zone)
        spots = [spot for spot in (mine.spot, *region.spots) if spot.square in squares]
        if spots:
            mines.append(replace(mine, spot=spots[0]))
    return replace(extra, mines=tuple(mines))

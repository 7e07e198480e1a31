"""What each game looks like, by the game's id: one module for each, and these tables.
Pictures ask here for anything that only one game has; no other room names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtGui import QImage

from carcqt.art.boards.picture import SEATS, BoardThing
from carcqt.art.boards.placed import PlacedTile
from carcqt.art.drawings.pieces import piece
from carcqt.art.games import amazon, expedition, goldrush, hunters
from carcqt.art.maps.ledger import Holding, SeatHoldings
from carcqt.art.tiles.theme import Theme
from carcqt.rules.games import GAMES
from carcqt.rules.position import Position

THEMES: Final[dict[str, Theme]] = {
    module.THEME.name: module.THEME for module in (hunters, goldrush, amazon)
}


class Things(Protocol):
    def __call__(
        self, position: Position, board: Sequence[PlacedTile], colours: Sequence[int] = SEATS
    ) -> list[BoardThing]: ...


THINGS: Final[dict[str, Things]] = {
    module.THEME.name: module.things for module in (goldrush, amazon)
}
"""What else lies on the board of a game, beyond tiles and pieces."""


class Holdings(Protocol):
    def __call__(
        self, position: Position, colours: Sequence[int] = SEATS
    ) -> list[SeatHoldings]: ...


HOLDINGS: Final[dict[str, Holdings]] = {
    expedition.NAME: expedition.holdings,
}
"""What each seat of a game on a map has, out of a position as the whole table sees it."""


def holdings_of(position: Position, colours: Sequence[int] = SEATS) -> list[SeatHoldings]:
    """In a game that says nothing of it, the pieces that are left."""
    if position.game in HOLDINGS:
        return HOLDINGS[position.game](position, colours)
    pieces = GAMES[position.game].description.pieces
    return [
        SeatHoldings(
            (
                tuple(
                    Holding(piece(kind.id, colours[seat]), str(left))
                    for kind, left in zip(pieces, supply, strict=True)
                ),
            )
        )
        for seat, supply in enumerate(position.supplies)
    ]


ENDS: Final[dict[str, Callable[[int], QImage]]] = {"mouth": amazon.paint_mouth}
"""Tiles that belong to no deck and are only shown, by what they end."""

"""Tiles on a board, and where on it pieces stand and icons lie."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from carcqt.art.plans.frame import turn_point
from carcqt.art.plans.plan import TilePlan, tile_plan
from carcqt.art.tiles.style import TileStyle
from carcqt.rules.geometry import Square
from carcqt.rules.position import Position, Standing
from carcqt.rules.tiles import Deck, Tile

_DIRECTIONS: Final = tuple(math.radians(degrees) for degrees in (0, 90, 45, 135, 22, 158, 68, 112))
"""Rows in which pieces of one zone may stand; the first ones are preferred."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the board; x and y are those of its north-west square."""

    tile: Tile
    x: int
    y: int
    turn: int = 0

    @property
    def turned(self) -> Tile:
        return self.tile.all_turned[self.turn]

    def base(self, x: float, y: float) -> tuple[float, float]:
        """A place of the board, on the tile before it was turned."""
        turned = self.turned
        return turn_point(x - self.x, y - self.y, turned.columns, turned.rows, 4 - self.turn)

    def on_board(self, x: float, y: float) -> tuple[float, float]:
        x, y = turn_point(x, y, self.tile.columns, self.tile.rows, self.turn)
        return x + self.x, y + self.y


def placed_tiles(position: Position, deck: Deck) -> list[PlacedTile]:
    return [
        PlacedTile(deck.tile[laid.tile], laid.square.x, laid.square.y, laid.turn)
        for laid in position.laid
    ]


def piece_place(
    board: Iterable[PlacedTile], style: TileStyle, standing: Standing
) -> tuple[float, float]:
    """Where a piece stands, in squares."""
    placed = tile_at(board, standing.square.x, standing.square.y)
    found = tile_plan(placed.tile, style.shapes)
    spot = found.piece_spot(placed.tile.zone_numbers[standing.zone])
    return placed.on_board(spot.x, spot.y)


def piece_places(
    board: Sequence[PlacedTile], style: TileStyle, pieces: Iterable[Standing]
) -> list[tuple[Standing, float, float]]:
    """Return the pieces with their places, in squares. Those of one zone stand in a row in it."""
    shared: dict[tuple[Square, str], list[Standing]] = {}
    for piece in pieces:
        shared.setdefault((piece.square, piece.zone), []).append(piece)
    found = []
    for (square, zone), together in shared.items():
        placed = tile_at(board, square.x, square.y)
        plan, number = tile_plan(placed.tile, style.shapes), placed.tile.zone_numbers[zone]
        places = places_in_zone(placed, plan, number, len(together), apart(len(together)))
        found += [(piece, x, y) for piece, (x, y) in zip(together, places, strict=True)]
    return found


def apart(count: int) -> float:
    """Return how far apart so many pieces of a zone stand if there is room, in squares."""
    return min(0.15, 0.5 / count)


def places_in_zone(
    placed: PlacedTile, plan: TilePlan, zone: int, count: int, apart: float
) -> list[tuple[float, float]]:
    """Return where `count` pieces of a zone stand, in squares: in a row and all in the zone.

    They are `apart` from each other if the zone has room for that in any direction."""
    spot, tile = plan.piece_spot(zone), plan.tile

    def row(angle: float) -> list[tuple[float, float]]:
        # On the tile before it is turned: at angle 0 they stand side by side on the board.
        angle -= placed.turn * math.pi / 2
        across, down = math.cos(angle) * apart, math.sin(angle) * apart
        found = []
        for number in range(count):
            step = number - (count - 1) / 2
            x = min(max(spot.x + step * across, 0), tile.columns)
            y = min(max(spot.y + step * down, 0), tile.rows)
            found.append(plan.nearest(zone, x, y))
        return found

    def room(places: list[tuple[float, float]]) -> float:
        return round(min(math.dist(one, other) for one, other in pairwise(places)), 3)

    if count == 1:
        return [placed.on_board(spot.x, spot.y)]
    return [placed.on_board(*place) for place in max(map(row, _DIRECTIONS), key=room)]


def tile_at(board: Iterable[PlacedTile], x: int, y: int) -> PlacedTile:
    return next(
        placed
        for placed in board
        if 0 <= x - placed.x < placed.turned.columns and 0 <= y - placed.y < placed.turned.rows
    )


def spots_along(
    board: Iterable[PlacedTile], style: TileStyle, icon: str
) -> list[tuple[float, float]]:
    """All spots of an icon over a board, one after the other, as the spaces of a river."""
    found: list[tuple[float, float]] = []
    for placed in board:
        if not any(zone.shows(icon) for zone in placed.tile.zones):
            continue
        spots = [
            placed.on_board(spot.x, spot.y)
            for spot in tile_plan(placed.tile, style.shapes).anchors.icons
            if spot.icon == icon
        ]
        if found and len(spots) > 1 and _apart(found[-1], spots[-1]) < _apart(found[-1], spots[0]):
            spots.reverse()
        found += spots
    return found


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return math.hypot(one[0] - other[0], one[1] - other[1])

"""Tiles and decks as plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from carcqt.rules.description import START
from carcqt.rules.geometry import MOVES, POINTS, SIDES

SIDE: Final = 100
"""How long the side of a square is, for places on a tile."""


@dataclass(frozen=True, slots=True, order=True)
class IconPlace:
    """Where somebody put an icon, from the north-west corner of the tile. No rule asks."""

    icon: str
    order: int
    """Which of the zone's icons of this kind it is."""
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Zone:
    """A piece of terrain on a tile, the points it reaches and the zones it leads to.

    A point is a number: twelve to each square of the tile, squares counted row by row.
    """

    id: str
    kind: str
    at: tuple[int, ...] = ()
    to: tuple[str, ...] = ()
    icons: tuple[tuple[str, int], ...] = ()
    places: tuple[IconPlace, ...] = ()
    """Of the icons that do not find theirs by themselves."""

    def shows(self, icon: str) -> int:
        return next((count for name, count in self.icons if name == icon), 0)


@dataclass(frozen=True)
class Tile:
    id: str
    zones: tuple[Zone, ...]
    pile: str
    count: int = 1
    columns: int = 1
    rows: int = 1
    players: tuple[int, ...] = ()
    """For how many players it is used, where not for any number."""

    @property
    def squares(self) -> int:
        return self.columns * self.rows

    @cached_property
    def zone_numbers(self) -> dict[str, int]:
        return {zone.id: number for number, zone in enumerate(self.zones)}

    @cached_property
    def zone_at(self) -> dict[int, int]:
        """The number of the zone at each point."""
        return {point: number for number, zone in enumerate(self.zones) for point in zone.at}

    def beside(self, square: int, side: int) -> int | None:
        """The square of the tile that lies there, if one does."""
        row, column = divmod(square, self.columns)
        column, row = column + MOVES[side][0], row + MOVES[side][1]
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else None

    def outer_sides(self) -> list[tuple[int, int]]:
        """Squares and sides that another tile can touch."""
        return [
            (square, side)
            for square in range(self.squares)
            for side in SIDES
            if self.beside(square, side) is None
        ]

    def point_name(self, point: int) -> str:
        square, point = divmod(point, 12)
        row, column = divmod(square, self.columns)
        return POINTS[point] if self.squares == 1 else f"{column},{row} {POINTS[point]}"

    @cached_property
    def turned(self) -> Tile:
        """The tile after a quarter turn clockwise."""

        def turn(point: int) -> int:
            square, point = divmod(point, 12)
            row, column = divmod(square, self.columns)
            square = column * self.rows + self.rows - 1 - row
            return 12 * square + (point + 3) % 12

        def move(place: IconPlace) -> IconPlace:
            return replace(place, x=SIDE * self.rows - place.y, y=place.x)

        zones = tuple(
            replace(zone, at=tuple(map(turn, zone.at)), places=tuple(map(move, zone.places)))
            for zone in self.zones
        )
        return replace(self, zones=zones, columns=self.rows, rows=self.columns)

    @cached_property
    def all_turned(self) -> tuple[Tile, Tile, Tile, Tile]:
        once = self.turned
        return self, once, once.turned, once.turned.turned

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The turns after which the tile looks different from any smaller turn."""
        looks = [tile.look for tile in self.all_turned]
        return tuple(turn for turn in SIDES if looks[turn] not in looks[:turn])

    @property
    def look(self) -> object:
        """Equal for tiles that show the same, whatever their zones are called."""
        labels: dict[str, object] = {
            zone.id: (zone.kind, tuple(sorted(zone.at)), tuple(sorted(zone.icons)))
            for zone in self.zones
        }
        look: list[object] = [self.columns, self.rows]
        # Each round tells zones apart by what they lead to and what leads to them.
        for _ in self.zones:
            shown = sorted(labels.values())  # type: ignore[type-var]
            look.append(shown)
            rank = {zone: shown.index(label) for zone, label in labels.items()}
            labels = {
                zone.id: (
                    rank[zone.id],
                    sorted(rank[hub] for hub in zone.to),
                    sorted(rank[line.id] for line in self.zones if zone.id in line.to),
                )
                for zone in self.zones
            }
        return look


@dataclass(frozen=True)
class Deck:
    """The tiles of a game, each with its pile and count; the order is the file's."""

    game: str
    tiles: tuple[Tile, ...]
    tokens: tuple[tuple[str, int], ...] = ()
    """How many there are of each; where none are named, what the game has."""

    def __hash__(self) -> int:
        return hash((self.game, len(self.tiles)))

    @cached_property
    def tile(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.tiles}

    @property
    def size(self) -> int:
        """How many tiles there are."""
        return sum(tile.count for tile in self.tiles)

    def times(self, factor: int) -> Deck:
        """A larger deck of the same tiles; what lies on the table at the start stays single."""
        if factor == 1:
            # The same one, since what is kept for a deck is found quickest by that very deck.
            return self
        tiles = tuple(
            replace(tile, count=tile.count * (1 if tile.pile == START else factor))
            for tile in self.tiles
        )
        tokens = tuple((token, count * factor) for token, count in self.tokens)
        return Deck(self.game, tiles, tokens)

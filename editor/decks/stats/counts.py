"""What a deck adds up to: edges, icons, corners, and which combinations of sides it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from carcqt.rules.description import Description, Role
from carcqt.rules.geometry import SIDES
from carcqt.rules.tiles import Tile, Zone
from editor.decks.stats.remembering import remembered_by_zones

Corner = tuple[str, str]
"""What two adjacent sides show, clockwise."""
Combination = tuple[str, str, str, str]
"""What the four sides of a square show, clockwise; of all rotations the first in order."""


@remembered_by_zones
def edges(tile: Tile) -> tuple[str, ...]:
    """The terrain in the middle of each side that another tile can touch; nothing where none is."""
    zone_at = tile.zone_at
    return tuple(
        tile.zones[zone].kind if (zone := zone_at.get(12 * square + 3 * side + 1, -1)) >= 0 else ""
        for square, side in tile.outer_sides()
    )


@remembered_by_zones
def corners(tile: Tile) -> frozenset[Corner]:
    """The corners between tiles that this one fills, turned as one likes."""
    shown = dict(zip(tile.outer_sides(), edges(tile), strict=True))
    return frozenset(
        (first, shown[square, after])
        for (square, side), first in shown.items()
        if (square, after := (side + 1) % 4) in shown and first and shown[square, after]
    )


@remembered_by_zones
def combination(tile: Tile) -> Combination | None:
    """For a tile of one square whose sides all show something."""
    shown = edges(tile)
    if tile.squares > 1 or "" in shown:
        return None
    return canonical(shown)


def canonical(sides: Sequence[str]) -> Combination:
    first, second, third, last = min((*sides[turn:], *sides[:turn]) for turn in SIDES)
    return first, second, third, last


def combinations(kinds: Iterable[str]) -> list[Combination]:
    """All there can be, up to rotation."""
    return sorted({canonical(sides) for sides in product(sorted(kinds), repeat=4)})


@remembered_by_zones
def shapes(tile: Tile) -> tuple[object, ...]:
    """What the tile shows after each of its four turns, whatever its zones are called."""
    if not _is_sound(tile):
        return (repr(tile.zones),)
    if tile.squares > 1:
        return tuple(repr(turned.look) for turned in tile.all_turned)
    led: dict[str, list[int]] = {}
    for zone in tile.zones:
        for end in zone.to:
            led.setdefault(end, []).extend(zone.at)

    def shown(zone: Zone, turn: int) -> tuple[object, ...]:
        # What has no points of its own is told by those of the lines that lead to it.
        points = zone.at or led.get(zone.id, ())
        around = sorted((point + 3 * turn) % 12 for point in points)
        return zone.kind, not zone.at, tuple(around), tuple(sorted(zone.icons))

    def shape(turn: int) -> tuple[object, ...]:
        each = {zone.id: shown(zone, turn) for zone in tile.zones}
        return tuple(
            sorted((each[zone.id], tuple(sorted(each[end] for end in zone.to)))
                   for zone in tile.zones)
        )  # fmt: skip

    return tuple(map(shape, SIDES))


@remembered_by_zones
def symmetry(tile: Tile) -> int:
    """In how many of its four turns a tile looks the same; 1 for most."""
    each = shapes(tile)
    return sum(shape == each[0] for shape in each)


@remembered_by_zones
def look(tile: Tile) -> object:
    """The same for tiles that differ only in their names and how they are turned."""
    return min(shapes(tile))  # type: ignore[type-var]


def _is_sound(tile: Tile) -> bool:
    """Whether its zones can be told apart, and lead to zones that there are."""
    ids = tile.zone_numbers
    return len(ids) == len(tile.zones) and all(end in ids for zone in tile.zones for end in zone.to)


@dataclass(frozen=True)
class Statistics:
    """Over the tiles of a deck. Where it speaks of copies, each tile counts as often as there
    are copies of it."""

    tiles: tuple[Tile, ...]
    description: Description

    @property
    def copies(self) -> int:
        return sum(tile.count for tile in self.tiles)

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The terrains that a side can show, in the game's order. The stream goes its own way."""
        return tuple(
            terrain.id
            for terrain in self.description.terrains
            if terrain.role is not Role.HUB and terrain.id != self.description.stream
        )

    @cached_property
    def edges(self) -> dict[str, int]:
        """How many sides show each terrain, over all copies."""
        found = Counter[str]()
        for tile in self.tiles:
            for kind in edges(tile):
                found[kind] += tile.count
        kinds = (*self.sides, self.description.stream)
        return {kind: found[kind] for kind in kinds if kind is not None}

    @cached_property
    def icons(self) -> dict[str, int]:
        """How many of each icon all copies show together; only those that there are."""
        found = Counter[str]()
        for tile in self.tiles:
            for zone in tile.zones:
                for icon, count in zone.icons:
                    found[icon] += count * tile.count
        return {icon.id: found[icon.id] for icon in self.description.icons if found[icon.id]}

    @cached_property
    def corners(self) -> dict[Corner, int]:
        """How many copies fit each corner that two tiles can form."""
        found: dict[Corner, int] = dict.fromkeys(product(self.sides, self.sides), 0)
        for tile in self.tiles:
            for corner in corners(tile):
                if corner in found:
                    found[corner] += tile.count
        return found

    @cached_property
    def combinations(self) -> dict[Combination, tuple[Tile, ...]]:
        """The tiles that show each combination of sides; none at all for those that are missing."""
        found: dict[Combination, list[Tile]] = {kind: [] for kind in combinations(self.sides)}
        for tile in self.tiles:
            shown = combination(tile)
            if shown in found:
                found[shown].append(tile)
        return {shown: tuple(tiles) for shown, tiles in found.items()}

    @property
    def missing(self) -> list[Combination]:
        return [shown for shown, tiles in self.combinations.items() if not tiles]

    @property
    def doubled(self) -> list[Combination]:
        """Shown by several tiles, which may differ inside."""
        return [shown for shown, tiles in self.combinations.items() if len(tiles) > 1]

    @cached_property
    def twins(self) -> list[tuple[Tile, ...]]:
        """Tiles that show exactly the same and could be one with a higher count."""
        alike: dict[object, list[Tile]] = {}
        for tile in self.tiles:
            alike.setdefault((look(tile), tile.pile, tile.players), []).append(tile)
        return [tuple(tiles) for tiles in alike.values() if len(tiles) > 1]

    @cached_property
    def symmetric(self) -> tuple[Tile, ...]:
        """Tiles that look the same in two turns or more."""
        return tuple(tile for tile in self.tiles if symmetry(tile) > 1)

    @property
    def rarest(self) -> Corner | None:
        """The corner that fewest copies fit; where several are so, the first."""
        if not self.tiles:
            return None
        return min(self.corners, key=self.corners.__getitem__, default=None)

"""What the editor says of a tile beyond what keeps it from being played."""

from __future__ import annotations

from collections.abc import Iterator

from carcqt.content.checks import tile_problems
from carcqt.rules.description import Description, Role
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile
from editor.tiles.shape.points import PointGrid
from editor.tiles.shape.reach import groups, parts


def problems(tile: Tile, description: Description) -> list[Problem]:
    """What must be mended."""
    return list(tile_problems(tile, description))


def doubts(tile: Tile, description: Description) -> Iterator[Problem]:
    """What can be played, but not be drawn: zones across each other."""
    grid = PointGrid.of(tile)
    barriers = [zone for zone in tile.zones if not _is_open(zone.kind, description)]
    for zone in tile.zones:
        for group in groups(barriers):
            if any(one.id == zone.id for one in group):
                continue
            wall = {point for one in group for point in one.at}
            if len(parts(zone.at, [wall], grid)) > len(parts(zone.at, (), grid)):
                other = next(one.id for one in group if one.at)
                yield Problem.at("zone-cut", f"zone {zone.id}", zone=zone.id, other=other)
                break


def _is_open(kind: str, description: Description) -> bool:
    return kind in description.terrain and description.terrain[kind].role is Role.OPEN

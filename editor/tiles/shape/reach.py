"""What holds together on a tile: which points are apart because something lies between them."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import Protocol

from editor.tiles.shape.points import PointGrid


class ZonePart(Protocol):
    """As much of a zone as counts here."""

    @property
    def id(self) -> str: ...

    @property
    def at(self) -> Collection[int]: ...

    @property
    def to(self) -> Sequence[str]: ...


class Unions:
    """Which things belong together."""

    def __init__(self) -> None:
        self._above: dict[Hashable, Hashable] = {}

    def find(self, thing: Hashable) -> Hashable:
        above = self._above.setdefault(thing, thing)
        while above != thing:
            thing, above = above, self._above[above]
        return thing

    def join(self, one: Hashable, other: Hashable) -> None:
        self._above[self.find(other)] = self.find(one)


def groups(zones: Iterable[ZonePart]) -> list[list[ZonePart]]:
    """Zones that lead to each other lie as one."""
    zones = list(zones)
    known = {zone.id for zone in zones}
    unions = Unions()
    for zone in zones:
        for end in zone.to:
            if end in known:
                unions.join(zone.id, end)
    found: dict[Hashable, list[ZonePart]] = {}
    for zone in zones:
        found.setdefault(unions.find(zone.id), []).append(zone)
    return list(found.values())


def parts(
    points: Collection[int], between: Sequence[Collection[int]], grid: PointGrid
) -> list[set[int]]:
    """The points that reach each other past whatever lies between, each a set of points that
    holds together. Largest first."""
    walls: dict[int, list[set[int]]] = {}
    for wall in between:
        by_square: dict[int, set[int]] = {}
        for point in wall:
            by_square.setdefault(point // 12, set()).add(point % 12)
        for square, ring in by_square.items():
            if len(ring) > 1:
                walls.setdefault(square, []).append(ring)
    unions = Unions()
    for point in points:
        square, local = divmod(point, 12)
        # On a ring, points are apart if a wall ends between them on both ways round.
        arcs = tuple(sum(end < local for end in wall) % len(wall) for wall in walls.get(square, ()))
        unions.join((square, arcs), point)
        other = grid.partner(point)
        if other is not None and other in points:
            unions.join(other, point)
    found: dict[Hashable, set[int]] = {}
    for point in points:
        found.setdefault(unions.find(point), set()).add(point)
    return sorted(found.values(), key=lambda part: (-len(part), min(part)))


def ends(points: Collection[int], grid: PointGrid) -> int:
    """How many of them lie at the edge of the tile."""
    return sum(grid.is_outer(point) for point in points)

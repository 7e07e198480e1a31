"""A tile being changed: zones that take points from each other, and ground that closes up."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from carcqt.rules.description import Description, Role
from carcqt.rules.tiles import IconPlace, Tile, Zone
from editor.tiles.shape.points import PointGrid, middle_of, side_of
from editor.tiles.shape.reach import ends, groups, parts


@dataclass(eq=False, slots=True)
class DraftZone:
    """A zone that can still change."""

    id: str
    kind: str
    at: set[int] = field(default_factory=set)
    to: list[str] = field(default_factory=list)
    icons: dict[str, int] = field(default_factory=dict)
    places: dict[tuple[str, int], tuple[int, int]] = field(default_factory=dict)
    """Of icons that were put somewhere, by which one it is."""

    def zone(self, before: Zone | None) -> Zone:
        at = tuple(sorted(self.at))
        # What did not change stays as its file has it.
        if before is not None and set(before.at) == self.at and len(before.at) == len(self.at):
            at = before.at
        places = sorted(
            IconPlace(icon, order, *place)
            for (icon, order), place in self.places.items()
            if order < self.icons.get(icon, 0)
        )
        icons = tuple(self.icons.items())
        return Zone(self.id, self.kind, at, tuple(self.to), icons, tuple(places))

    @classmethod
    def of(cls, zone: Zone) -> DraftZone:
        places = {(place.icon, place.order): (place.x, place.y) for place in zone.places}
        return cls(zone.id, zone.kind, set(zone.at), list(zone.to), dict(zone.icons), places)


class Draft:
    def __init__(self, tile: Tile, description: Description) -> None:
        self.tile, self.description = tile, description
        self.grid: Final = PointGrid.of(tile)
        self.patches = [DraftZone.of(zone) for zone in tile.zones]
        self._fresh: set[int] = set()
        """Points that became open ground just now: they join whatever ground they reach."""

    # What is there

    def role(self, kind: str) -> Role | None:
        terrain = self.description.terrain.get(kind)
        return None if terrain is None else terrain.role

    def is_open(self, patch: DraftZone) -> bool:
        return self.role(patch.kind) is Role.OPEN

    def get(self, name: str) -> DraftZone | None:
        return next((patch for patch in self.patches if patch.id == name), None)

    def owner(self, point: int) -> DraftZone | None:
        return next((patch for patch in self.patches if point in patch.at), None)

    def takes_lines(self, patch: DraftZone) -> bool:
        terrain = self.description.terrain.get(patch.kind)
        return terrain is not None and (terrain.role is Role.HUB or terrain.ends_lines)

    def count_ends(self, line: DraftZone) -> int:
        return ends(line.at, self.grid) + len(line.to)

    # Changes

    def add(self, kind: str, at: Collection[int] = ()) -> DraftZone:
        taken = {patch.id for patch in self.patches}
        number = 0
        while f"{kind[:1]}{number}" in taken:
            number += 1
        made = DraftZone(f"{kind[:1]}{number}", kind)
        self.patches.append(made)
        if at:
            self.take(made, at)
        return made

    def take(self, patch: DraftZone, points: Iterable[int]) -> None:
        """Give it points, and those that touch them, whoever had them."""
        taken = self.grid.both(*points)
        for other in self.patches:
            if other is not patch:
                other.at -= taken
        patch.at |= taken
        if self.is_open(patch):
            self._fresh |= taken
        else:
            self._fresh -= taken

    def give_back(self, points: Collection[int]) -> None:
        """They become open ground."""
        if points:
            self.take(self.add(open_kind(self.description)), points)

    def drop(self, patch: DraftZone) -> None:
        left = set(patch.at)
        self.remove(patch)
        self.give_back(left)

    def remove(self, patch: DraftZone) -> None:
        self.patches.remove(patch)
        self.unlink(patch.id)

    def unlink(self, name: str) -> None:
        for line in self.patches:
            if name in line.to:
                line.to = [end for end in line.to if end != name]

    def merge(self, kept: DraftZone, gone: DraftZone) -> None:
        """Two zones of a terrain become one under the elder's name, with the icons of both as far
        as one may show them."""
        if kept is gone:
            return
        kept.at |= gone.at
        for icon, count in gone.icons.items():
            known, own = self.description.icon.get(icon), kept.icons.get(icon, 0)
            kept.icons[icon] = max(own, min(known.most if known else count, own + count))
            kept.places |= {
                (icon, own + order): place
                for (what, order), place in gone.places.items()
                if what == icon
            }
        kept.to += [end for end in gone.to if end not in kept.to]
        names, place = {kept.id, gone.id}, self.patches.index(gone)
        if place < self.patches.index(kept):
            self.patches.remove(kept)
            self.patches[place] = kept
            kept.id = gone.id
        else:
            self.patches.remove(gone)
        kept.to = [end for end in kept.to if end not in names]
        for line in self.patches:
            if names & set(line.to):
                renamed = (kept.id if end in names else end for end in line.to)
                line.to = list(dict.fromkeys(renamed))

    def occupy(self, point: int, kind: str) -> DraftZone | None:
        """The zone of a terrain at a side, which takes what it needs there; hubs take none."""
        role, here = self.role(kind), side_of(point)
        if role is None or role is Role.HUB:
            return None
        wanted = self.grid.both(*((middle_of(point),) if role is Role.LINE else here))
        owner = self.owner(middle_of(point))
        if owner is None or owner.kind != kind or not wanted <= owner.at:
            if owner is None or owner.kind != kind:
                owner = self.add(kind)
            self.take(owner, wanted)
        if role is Role.LINE:
            self._open_beside(point)
        return owner

    def _open_beside(self, point: int) -> None:
        """To the left and right of a line there is open ground."""
        outer = self.grid.both(side_of(point)[0], side_of(point)[2])
        for one in sorted(outer):
            owner = self.owner(one)
            if owner is None or not self.is_open(owner):
                self.give_back((one,))

    def detach(self, line: DraftZone, point: int) -> DraftZone:
        """A line of its own at this point."""
        taken = self.grid.both(point) & line.at
        if taken == line.at:
            line.to.clear()
            return line
        made = self.add(line.kind)
        line.at -= taken
        made.at |= taken
        return made

    # Putting in order

    def cut(self, patch: DraftZone) -> None:
        """Whatever a zone now runs across gives way: covers and ground fall apart, lines end."""
        if self.role(patch.kind) is Role.LINE:
            self._cross(patch)
        mine = self._group_of(patch)
        wall = [set().union(*(one.at for one in mine))]
        own = {one.id for one in mine}
        others = [one for one in self.patches if one.id not in own and not self.is_open(one)]
        for group in groups(others):
            points = set().union(*(one.at for one in group))
            pieces = parts(points, wall, self.grid)
            if len(pieces) > len(parts(points, (), self.grid)):
                self._part(patch, [one for one in others if one in group], pieces)

    def _group_of(self, patch: DraftZone) -> list[DraftZone]:
        if self.is_open(patch):
            return [patch]
        barriers = [one for one in self.patches if not self.is_open(one)]
        found = next((group for group in groups(barriers) if patch in group), [patch])
        return [one for one in barriers if one in found]

    def _cross(self, line: DraftZone) -> None:
        """A line that crosses another joins it; one that crosses where lines end, ends there."""
        barriers = [one for one in self.patches if one is not line and not self.is_open(one)]
        for group in groups(barriers):
            crossed = [one for one in barriers if one in group]
            points = set().union(*(one.at for one in crossed))
            pieces = parts(line.at, [points], self.grid)
            if len(pieces) == len(parts(line.at, (), self.grid)):
                continue
            end = next((one for one in crossed if self.takes_lines(one)), None)
            if end is not None and end.kind != line.kind:
                self._end_at(line, end, pieces)
                return
            for other in crossed:
                if other.kind == line.kind:
                    self.merge(line, other)

    def _end_at(self, line: DraftZone, end: DraftZone, pieces: list[set[int]]) -> None:
        line.at = pieces[0]
        rest = [self.add(line.kind) for _ in pieces[1:]]
        for patch, piece in zip([line, *rest], pieces, strict=True):
            patch.at = set(piece)
            if end.id not in patch.to:
                patch.to.append(end.id)

    def _part(self, cutter: DraftZone, group: list[DraftZone], pieces: list[set[int]]) -> None:
        """What is cut off by another zone goes on by itself."""
        side = {point: number for number, piece in enumerate(pieces) for point in piece}
        ends_here = self.takes_lines(cutter) and self.role(cutter.kind) is not Role.HUB
        home: dict[str, int] = {}
        for patch in group:
            mine = sorted({side[point] for point in patch.at})
            linked = [end for end in patch.to if end in {one.id for one in group}]
            for end in linked:
                target = self.get(end)
                where = side[min(target.at)] if target is not None and target.at else None
                home.setdefault(end, where if where is not None else (mine[0] if mine else 0))
            made = {}
            for number in mine[1:]:
                made[number] = self.add(patch.kind)
                made[number].at = {point for point in patch.at if side[point] == number}
                made[number].to = [end for end in linked if home[end] == number]
                patch.at -= made[number].at
            first = mine[0] if mine else 0
            patch.to = [end for end in patch.to if end not in linked or home[end] == first]
            if ends_here and self.role(patch.kind) is Role.LINE and patch.kind != cutter.kind:
                for one in (patch, *made.values()):
                    if cutter.id not in one.to:
                        one.to.append(cutter.id)

    def settle(self) -> None:
        """Ground closes up where nothing is between any more, and falls apart where something is.
        Zones that are apart for no reason stay so: somebody wanted them like that."""
        self._sweep()
        for kind in [one.id for one in self.description.terrains if one.role is Role.OPEN]:
            self._settle_ground(kind)
        self._sweep()

    def _sweep(self) -> None:
        """What lost its last point goes, unless it lies inside the tile as it did before."""
        inside = {zone.id for zone in self.tile.zones if not zone.at}
        for patch in list(self.patches):
            role = self.role(patch.kind)
            if role is Role.LINE:
                # A line is where it reaches a side, or from one end to another.
                gone = not patch.at and len(patch.to) < 2 and (patch.id not in inside)
            else:
                gone = not patch.at and role is not Role.HUB and patch.id not in inside
            if gone:
                self.remove(patch)

    def _settle_ground(self, kind: str) -> None:
        ground = [patch for patch in self.patches if patch.kind == kind]
        points = set().union(*(patch.at for patch in ground)) if ground else set()
        walls = _walls(self.patches, kind)
        before = _reached(self.tile, kind, self.grid)
        order = {id(patch): number for number, patch in enumerate(ground)}
        owner = {point: patch for patch in reversed(ground) for point in patch.at}
        bodies: list[tuple[set[int], list[DraftZone]]] = []
        for together in parts(points, walls, self.grid):
            by_zone: dict[int, set[int]] = {}
            for point in sorted(together):
                by_zone.setdefault(order[id(owner[point])], set()).add(point)
            for joined in _joined(list(by_zone.values()), self._fresh, before):
                # A zone does not hold together across another one.
                for body in parts(joined, walls, self.grid):
                    owners = {id(owner[point]): owner[point] for point in body}
                    bodies.append((body, sorted(owners.values(), key=lambda one: order[id(one)])))
        self._share(ground, bodies)

    def _share(
        self, ground: list[DraftZone], bodies: list[tuple[set[int], list[DraftZone]]]
    ) -> None:
        """Each body gets one zone: the eldest of those that have most of their points there."""
        home = {
            id(patch): max(
                range(len(bodies)),
                key=lambda number: (len(bodies[number][0] & patch.at), -number),
                default=-1,
            )
            for patch in ground
            if patch.at
        }
        known = {zone.id for zone in self.tile.zones}
        shared: list[tuple[DraftZone, set[int], list[DraftZone]]] = []
        for number, (body, owners) in enumerate(bodies):
            staying = [patch for patch in owners if home[id(patch)] == number]
            # Those made just now are there only until it is known who gets the points.
            staying.sort(key=lambda patch: patch.id not in known)
            first = staying[0] if staying else self.add(owners[0].kind)
            shared.append((first, body, staying[1:]))
        for first, body, merged in shared:
            first.at = set(body)
            for patch in merged:
                patch.at = set()
                self.merge(first, patch)

    def done(self) -> Tile:
        known = self.tile.zone_numbers
        zones = tuple(
            patch.zone(self.tile.zones[known[patch.id]] if patch.id in known else None)
            for patch in self.patches
        )
        return self.tile if zones == self.tile.zones else replace(self.tile, zones=zones)

    def settled(self) -> Tile:
        self.settle()
        return self.done()


def open_kind(description: Description) -> str:
    """The ground that everything else lies on."""
    terrains = description.terrains
    return next((one.id for one in terrains if one.role is Role.OPEN), terrains[0].id)


def _walls(zones: Iterable[DraftZone], kind: str) -> list[set[int]]:
    others = [zone for zone in zones if zone.kind != kind]
    return [set().union(*(zone.at for zone in group)) for group in groups(others)]


def _reached(tile: Tile, kind: str, grid: PointGrid) -> dict[int, int]:
    """For each point of a ground before the change, which others it reached."""
    zones = [DraftZone(zone.id, zone.kind, set(zone.at), list(zone.to)) for zone in tile.zones]
    points = {point for zone in zones if zone.kind == kind for point in zone.at}
    found = parts(points, _walls(zones, kind), grid)
    return {point: number for number, part in enumerate(found) for point in part}


def _joined(
    pieces: list[set[int]], fresh: Collection[int], before: dict[int, int]
) -> list[set[int]]:
    """Pieces of ground with nothing between them: one, if one of them is new or something was
    between them before."""
    bodies: list[set[int]] = []
    for piece in pieces:
        own = {before[point] for point in piece if point in before}
        new = not own or any(point in fresh for point in piece)
        joining = [
            body
            for body in bodies
            if new
            or any(point in fresh or point not in before for point in body)
            or not own & {before[point] for point in body}
        ]
        for body in joining:
            bodies.remove(body)
        bodies.append(piece.union(*joining))
    return bodies

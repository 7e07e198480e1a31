"""What can be done to the zones of a tile: from one frozen tile to the next, never an error.

What comes out may still have problems, as a drawing that is not finished has.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from carcqt.rules.description import Description, Role
from carcqt.rules.tiles import SIDE, Tile, Zone
from editor.tiles.shape.draft import Draft, DraftZone, open_kind
from editor.tiles.shape.points import PointGrid, middle_of, mirrored_point, side_of


def blank(
    id: str, description: Description, columns: int = 1, rows: int = 1, pile: str = ""
) -> Tile:
    """Nothing but open ground."""
    kind = open_kind(description)
    ground = Zone(f"{kind[:1]}0", kind, tuple(range(12 * columns * rows)))
    return Tile(id, (ground,), pile or description.piles[0], 1, columns, rows)


def paint(tile: Tile, points: Iterable[int], kind: str, description: Description) -> Tile:
    """Give sides to a terrain, each as a zone of its own; a hub goes to the lines there."""
    draft = Draft(tile, description)
    for point in points:
        if draft.role(kind) is Role.HUB:
            _lead(draft, point, None, kind)
        elif (patch := draft.occupy(point, kind)) is not None:
            draft.cut(patch)
    return draft.settled()


def connect(tile: Tile, points: Iterable[int], kind: str, description: Description) -> Tile:
    """One zone from point to point. A line that has two ends already leaves the point to it."""
    draft, points = Draft(tile, description), list(points)
    if len(points) < 2:
        return paint(tile, points, kind, description)
    role = draft.role(kind)
    if role is Role.HUB:
        hub = _lead(draft, points[0], None, kind)
        for point in points[1:]:
            _lead(draft, point, hub.id if hub else None, kind)
        return draft.settled()
    patch: DraftZone | None = None
    for one, other in pairwise(points):
        if role is Role.LINE:
            patch = _connect_line(draft, one, other, kind)
        else:
            patch = _connect_area(draft, one, other, kind)
        if patch is not None:
            draft.cut(patch)
    return draft.settled()


def _connect_line(draft: Draft, one: int, other: int, kind: str) -> DraftZone | None:
    begin, end = middle_of(one), middle_of(other)
    first, second = draft.occupy(begin, kind), draft.occupy(end, kind)
    if first is None or second is None or first is second:
        return first
    if draft.count_ends(first) > 1:
        first = draft.detach(first, begin)
    if draft.count_ends(second) > 1:
        second = draft.detach(second, end)
    crossings = [
        12 * square + 3 * side + 1 for square, side in draft.grid.way(begin // 12, end // 12)
    ]
    for crossing in crossings:
        other_line = draft.owner(crossing)
        if other_line is not None and other_line.kind != kind and draft.takes_lines(other_line):
            # What is on the way takes it in from both sides.
            first.to.append(other_line.id)
            second.to.append(other_line.id)
            draft.cut(second)
            return first
    for crossing in crossings:
        draft.occupy(crossing, kind)
        draft.take(first, (crossing,))
    draft.merge(first, second)
    return first


def _connect_area(draft: Draft, one: int, other: int, kind: str) -> DraftZone | None:
    first, second = draft.occupy(one, kind), draft.occupy(other, kind)
    if first is None or second is None:
        return None
    for square, side in draft.grid.way(one // 12, other // 12):
        draft.take(first, side_of(12 * square + 3 * side))
    if first is not second:
        draft.merge(first, second)
    return first


def lead(tile: Tile, point: int, to: str | None, kind: str, description: Description) -> Tile:
    """From a point inwards: to a hub, into a zone of the same terrain, or just to an end."""
    draft = Draft(tile, description)
    _lead(draft, point, to, kind)
    return draft.settled()


def _lead(draft: Draft, point: int, to: str | None, kind: str) -> DraftZone | None:
    """The zone that it led to or drew."""
    role, target = draft.role(kind), draft.get(to) if to is not None else None
    if role is Role.HUB:
        return _lead_to_hub(draft, point, target, kind)
    patch = draft.occupy(point, kind)
    if patch is None or target is patch:
        return patch
    if role is Role.LINE and draft.count_ends(patch) > 1:
        patch = draft.detach(patch, middle_of(point))
    if target is not None and target in draft.patches:
        if target.kind == kind:
            draft.merge(target, patch)
            patch = target
        elif role is Role.LINE and draft.takes_lines(target) and target.id not in patch.to:
            patch.to.append(target.id)
    draft.cut(patch)
    return patch


def _lead_to_hub(draft: Draft, point: int, target: DraftZone | None, kind: str) -> DraftZone | None:
    here = draft.owner(middle_of(point))
    lines = [one.id for one in draft.description.terrains if one.role is Role.LINE]
    line_kind = here.kind if here is not None and here.kind in lines else next(iter(lines), "")
    line = draft.occupy(point, line_kind) if line_kind else None
    if line is None:
        return None
    known = next((hub for hub in draft.patches if hub.id in line.to and hub.kind == kind), None)
    if known is not None and target in (None, known):
        return known
    hub = target if target is not None and target.kind == kind else draft.add(kind)
    if draft.count_ends(line) > 1:
        line = draft.detach(line, middle_of(point))
    line.to.append(hub.id)
    draft.cut(line)
    return hub


def add_hub(tile: Tile, kind: str, description: Description, at: str | None = None) -> Tile:
    """A new hub inside the tile; on a line that just ends, at its end."""
    draft = Draft(tile, description)
    if draft.role(kind) is not Role.HUB:
        return tile
    hub = draft.add(kind)
    line = draft.get(at) if at is not None else None
    if line is not None and draft.role(line.kind) is Role.LINE and not line.to:
        outer = sorted(point for point in line.at if draft.grid.is_outer(point))
        line.to.append(hub.id)
        # A hub on a line between two sides makes two lines of it.
        for point in outer[1:]:
            other = draft.detach(line, point)
            if other is not line:
                other.to.append(hub.id)
    return draft.settled()


def can_join(tile: Tile, first: str, second: str, description: Description) -> bool:
    draft = Draft(tile, description)
    one, other = draft.get(first), draft.get(second)
    if one is None or other is None or one is other:
        return False
    return one.kind == other.kind or _line_and_end(draft, one, other) is not None


def join(tile: Tile, first: str, second: str, description: Description) -> Tile:
    """Two zones of a terrain become one; a line and a hub lead to each other."""
    draft = Draft(tile, description)
    one, other = draft.get(first), draft.get(second)
    if one is None or other is None or one is other:
        return tile
    if one.kind == other.kind:
        kept, gone = sorted((one, other), key=draft.patches.index)
        draft.merge(kept, gone)
        draft.cut(kept)
        return draft.settled()
    pair = _line_and_end(draft, one, other)
    if pair is None or pair[1].id in pair[0].to:
        return tile
    pair[0].to.append(pair[1].id)
    draft.cut(pair[0])
    return draft.settled()


def _line_and_end(
    draft: Draft, one: DraftZone, other: DraftZone
) -> tuple[DraftZone, DraftZone] | None:
    for line, end in ((one, other), (other, one)):
        if draft.role(line.kind) is Role.LINE and draft.takes_lines(end):
            return line, end
    return None


def split(tile: Tile, zone: str, points: Iterable[int], description: Description) -> Tile:
    """The sides of these points become a zone of their own; icons and ends stay where they were."""
    draft = Draft(tile, description)
    patch = draft.get(zone)
    if patch is None:
        return tile
    whole = draft.role(patch.kind) is not Role.LINE
    sides = {one for point in points for one in (side_of(point) if whole else (middle_of(point),))}
    taken = draft.grid.both(*sides) & patch.at
    if not taken or (taken == patch.at and not patch.to):
        return tile
    made = draft.add(patch.kind)
    patch.at -= taken
    made.at = taken
    return draft.settled()


def unlead(tile: Tile, line: str, end: str, description: Description) -> Tile:
    draft = Draft(tile, description)
    patch = draft.get(line)
    if patch is None or end not in patch.to:
        return tile
    patch.to.remove(end)
    return draft.settled()


def erase(tile: Tile, zone: str, description: Description) -> Tile:
    """A zone gives its points back to the ground; ground loses its icons, then closes up."""
    draft = Draft(tile, description)
    patch = draft.get(zone)
    if patch is None:
        return tile
    if not draft.is_open(patch):
        draft.drop(patch)
    elif patch.icons:
        patch.icons.clear()
    else:
        draft.take(patch, patch.at)
    return draft.settled()


def erase_side(tile: Tile, point: int, description: Description) -> Tile:
    """What is at a side gives it back to the ground."""
    draft = Draft(tile, description)
    draft.give_back(draft.grid.both(*_off_ground(draft, point)))
    return draft.settled()


def _off_ground(draft: Draft, point: int) -> list[int]:
    owners = {one: draft.owner(one) for one in side_of(point)}
    return [one for one, owner in owners.items() if owner is None or not draft.is_open(owner)]


def recolour(tile: Tile, zone: str, kind: str, description: Description) -> Tile:
    """Another terrain for a zone, where that lies on a tile in the same way."""
    draft = Draft(tile, description)
    patch = draft.get(zone)
    if patch is None or kind not in alike(patch.kind, description):
        return tile
    patch.kind = kind
    draft.take(patch, {one for point in patch.at for one in _whole(draft, point, kind)})
    allowed = {icon.id for icon in description.icons if kind in icon.on}
    patch.icons = {icon: count for icon, count in patch.icons.items() if icon in allowed}
    if draft.role(kind) is not Role.LINE:
        patch.to.clear()
    if not draft.takes_lines(patch):
        draft.unlink(patch.id)
    if not draft.is_open(patch):
        draft.cut(patch)
    return draft.settled()


def _whole(draft: Draft, point: int, kind: str) -> tuple[int, ...]:
    return (point,) if draft.role(kind) is not Role.COVER else side_of(point)


def alike(kind: str, description: Description) -> list[str]:
    """Terrains that a zone of this one could have instead, itself among them."""
    areas = (Role.OPEN, Role.COVER)
    role = description.terrain[kind].role if kind in description.terrain else Role.OPEN
    return [
        one.id
        for one in description.terrains
        if one.role is role or (role in areas and one.role in areas)
    ]


def accepts(zone: Zone, icon: str, description: Description) -> bool:
    known = description.icon.get(icon)
    return known is not None and zone.kind in known.on and zone.shows(icon) < known.most


def put_icon(
    tile: Tile,
    zone: str,
    icon: str,
    order: int,
    place: tuple[int, int] | None,
    description: Description,
) -> Tile:
    """One of a zone's icons at a place of the tile; without one, where it goes by itself."""
    draft = Draft(tile, description)
    patch = draft.get(zone)
    if patch is None:
        return tile
    patch.places.pop((icon, order), None)
    if place is not None:
        patch.places[icon, order] = place
    return draft.done()


def drop_icon(
    tile: Tile,
    zone: str,
    icon: str,
    change: int,
    description: Description,
    order: int | None = None,
) -> Tile:
    """More or fewer of an icon, as far as the zone may show it; the last ones go, or this one."""
    draft = Draft(tile, description)
    patch, known = draft.get(zone), description.icon.get(icon)
    if patch is None:
        return tile
    count = patch.icons.get(icon, 0)
    if change > 0:
        if known is None or patch.kind not in known.on or count >= known.most:
            return tile
        count = min(known.most, count + change)
    else:
        count = max(0, count + change)
        if order is not None:
            patch.places = {
                (what, number - (what == icon and number > order)): place
                for (what, number), place in patch.places.items()
                if (what, number) != (icon, order)
            }
    if count:
        patch.icons[icon] = count
    else:
        patch.icons.pop(icon, None)
    return draft.done()


def turned(tile: Tile) -> Tile:
    """A quarter turn clockwise."""
    return tile.turned


def mirrored(tile: Tile) -> Tile:
    """West becomes east."""
    grid = PointGrid.of(tile)
    zones = tuple(
        replace(
            zone,
            at=tuple(mirrored_point(point, grid) for point in zone.at),
            places=tuple(replace(one, x=SIDE * tile.columns - one.x) for one in zone.places),
        )
        for zone in tile.zones
    )
    return replace(tile, zones=zones)


def resized(tile: Tile, columns: int, rows: int, description: Description) -> Tile:
    """More squares of open ground to the east and south, or fewer squares."""
    old, new = PointGrid.of(tile), PointGrid(columns, rows)
    if old == new:
        return tile
    kept: dict[int, int] = {}
    for square in range(old.squares):
        row, column = divmod(square, old.columns)
        if column < columns and row < rows:
            kept[square] = row * columns + column
    zones = tuple(
        replace(
            zone,
            at=tuple(12 * kept[p // 12] + p % 12 for p in zone.at if p // 12 in kept),
            places=tuple(
                one for one in zone.places if one.x <= SIDE * columns and one.y <= SIDE * rows
            ),
        )
        for zone in tile.zones
    )
    draft = Draft(replace(tile, zones=zones, columns=columns, rows=rows), description)
    inherited = set(kept.values())
    for patch in list(draft.patches):
        across = {
            other
            for point in patch.at
            if (other := new.partner(point)) is not None and other // 12 not in inherited
        }
        # What reached the old edge reaches the same place from the other side.
        if across:
            draft.take(patch, across)
    missing = set(new.points) - {point for patch in draft.patches for point in patch.at}
    draft.give_back(missing)
    return draft.settled()


@dataclass(frozen=True)
class Markings:
    """What a tile shows, to be put on another one."""

    columns: int
    rows: int
    zones: tuple[Zone, ...]


def markings(tile: Tile) -> Markings:
    return Markings(tile.columns, tile.rows, tile.zones)


def marked(tile: Tile, shown: Markings) -> Tile:
    return replace(tile, columns=shown.columns, rows=shown.rows, zones=shown.zones)

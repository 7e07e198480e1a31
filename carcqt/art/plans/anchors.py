"""Where on a tile pieces stand and icons lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from carcqt.art.brush.grids import Curve, Labels, room
from carcqt.art.brush.noise import Field, numbers
from carcqt.art.plans.frame import IconLook, IconManner, Shapes, TileFrame
from carcqt.art.plans.lines import Course, Lines, tangents
from carcqt.rules.description import Role
from carcqt.rules.tiles import SIDE

PIECE: Final = 0.115
"""The room that a piece wants all round."""
_APART: Final = 0.28
"""More than so far apart nothing in the water looks crowded."""


@dataclass(frozen=True, slots=True)
class PieceSpot:
    x: float
    y: float
    room: float
    """How far it is to another zone or to the edge of the tile."""


@dataclass(frozen=True, slots=True)
class IconSpot:
    zone: int
    icon: str
    number: int
    """How many of the icon this spot stands for."""
    order: int
    """Which of the icon's spots it is."""
    x: float
    y: float
    size: float
    heading: float
    """Along the line, for what lies on one."""


@dataclass(frozen=True, slots=True)
class Anchors:
    pieces: tuple[PieceSpot, ...]
    """For each zone."""
    icons: tuple[IconSpot, ...]


def find_anchors(frame: TileFrame, shapes: Shapes, lines: Lines, labels: Labels) -> Anchors:
    return _Finding(frame, shapes, lines, labels).anchors()


def nearest_in(
    frame: TileFrame, labels: Labels, zone: int, x: float, y: float
) -> tuple[float, float]:
    if labels[frame.node(x, y)] == zone:
        return x, y
    rows, columns = np.nonzero(labels == zone)
    if not len(rows):
        return x, y
    nearest = int(np.argmin((columns - x * frame.cells) ** 2 + (rows - y * frame.cells) ** 2))
    return float(columns[nearest]) / frame.cells, float(rows[nearest]) / frame.cells


@dataclass(slots=True)
class _Places:
    """Where something may go, and how much room there is."""

    x: Field
    y: Field
    room: Field
    heading: Field
    border: Field
    """How far another zone is: less room than it seems is no harm at the edge of the tile."""


class _Finding:
    def __init__(self, frame: TileFrame, shapes: Shapes, lines: Lines, labels: Labels) -> None:
        self.frame, self.shapes, self.lines, self.labels = frame, shapes, lines, labels
        self.taken: list[tuple[float, float, float]] = []
        self.icons: list[IconSpot] = []
        self.by_hand = {
            (zone, place.icon, place.order): (place.x / SIDE, place.y / SIDE)
            for zone, shown in enumerate(frame.tile.zones)
            for place in shown.places
        }

    def anchors(self) -> Anchors:
        zones = range(len(self.frame.tile.zones))
        places = {zone: self._places(zone) for zone in zones}
        pieces: dict[int, PieceSpot] = {}

        def choice(zone: int) -> tuple[bool, float, int]:
            """Hubs have a middle; then those come first where least room leaves least choice."""
            not_hub = self.frame.role(zone) is not Role.HUB
            return not_hub, float(places[zone].room.max()), zone

        # What finds its place itself keeps off what somebody put somewhere.
        for zone in zones:
            for icon, count in self.frame.tile.zones[zone].icons:
                self._put_by_hand(zone, icon, count, places[zone])
        for zone in sorted(zones, key=choice):
            shown = self.frame.tile.zones[zone].icons
            for icon, count in sorted(shown, key=lambda pair: self._urgency(pair[0])):
                self._place_icon(zone, icon, count, places[zone])
            index = self._best(places[zone], PIECE)
            found = places[zone]
            spot = PieceSpot(*(float(field[index]) for field in (found.x, found.y, found.room)))
            self.taken.append((spot.x, spot.y, PIECE))
            pieces[zone] = spot
        if self.by_hand:
            self.icons.sort(key=lambda spot: (spot.zone, spot.icon, spot.order))
        return Anchors(tuple(pieces[zone] for zone in zones), tuple(self.icons))

    def _urgency(self, icon: str) -> tuple[bool, float, str]:
        """What lies in a row along its line has no choice of place and comes first."""
        look = self.shapes.icon(icon)
        return look.manner is not IconManner.ALONG, -look.size, icon

    def _places(self, zone: int) -> _Places:
        mine = self.labels == zone
        look = self.shapes.looks[self.frame.tile.zones[zone].kind]
        if look.role is Role.LINE and look.half_width < 0.1:
            courses = [course for course in self.lines.courses if course.zone == zone]
            if courses and (found := self._along(zone, courses)) is not None:
                return found
        space = room(mine, self.frame.step)
        rows, columns = np.nonzero(mine)
        x, y = (nodes.astype(np.float32) * self.frame.step for nodes in (columns, rows))
        border = space
        if look.role is Role.OPEN or look.role is Role.LINE:
            border = room(mine, self.frame.step, to_rim=False)
        flat = np.zeros(len(x), np.float32)
        return _Places(x, y, space[rows, columns], flat, border[rows, columns])

    def _along(self, zone: int, courses: list[Course]) -> _Places | None:
        """Places on the line, best in the middle of what is to be seen of each course."""
        half = self.shapes.looks[self.frame.tile.zones[zone].kind].half_width
        found: list[tuple[float, float, float, float]] = []
        for course in courses:
            along = tangents(course.curve)
            seen = [
                (float(place[0]), float(place[1]), float(np.arctan2(way[1], way[0])))
                for place, way in zip(course.curve, along, strict=True)
                if self.labels[self.frame.node(*place)] == zone
            ]
            for number, (x, y, heading) in enumerate(seen):
                middle = 1 - abs(2 * (number + 0.5) / len(seen) - 1)
                found.append((x, y, half * (0.5 + 0.5 * middle), heading))
        if not found:
            return None
        x, y, space, headings = np.array(found, np.float32).T
        return _Places(x, y, space, headings, space)

    def _best(self, places: _Places, want: float) -> int:
        """The place with most room that keeps off what is there already."""
        score = np.minimum(places.room, want) + 0.06 * places.room
        tight = min(0.1, 0.6 * float(places.room.max()))
        score = score - 4 * np.maximum(0, tight - places.room)
        rim = self._rim(places)
        score = score + 0.02 * np.minimum(rim, 0.5) - 4 * np.maximum(0, want - rim)
        for x, y, radius in self.taken:
            apart = np.hypot(places.x - x, places.y - y)
            score = score - 2.5 * np.maximum(0, want + radius - apart)
        return int(score.argmax())

    def _rim(self, places: _Places) -> Field:
        result: Field = np.minimum(
            np.minimum(places.x, self.frame.columns - places.x),
            np.minimum(places.y, self.frame.rows - places.y),
        )
        return result

    def _roomiest(self, places: _Places, want: float) -> int:
        """The place for something that stands: clear of other ground, and whole on the tile."""
        border = places.border
        rim = self._rim(places)
        score = np.minimum(border, want + 0.04) - 3 * np.maximum(0, want + 0.012 - rim)
        middle = np.hypot(places.x - places.x.mean(), places.y - places.y.mean())
        score = score + 0.03 * np.minimum(border, 0.3) + 0.05 * np.minimum(rim, 0.3)
        score = score - 0.045 * middle
        for x, y, radius in self.taken:
            apart = np.hypot(places.x - x, places.y - y)
            score = score - 2.5 * np.maximum(0, want + radius + 0.03 - apart)
        return int(score.argmax())

    def _staggered(self, zone: int, places: _Places, want: float) -> int:
        """A place in broad water, off the middle and off what swims there already."""
        rng = numbers("staggered", self.frame.tile.zones[zone].icons, len(self.icons))
        near = np.minimum(_APART, np.hypot(places.x % 1 - 0.5, places.y % 1 - 0.5) - 0.06)
        for x, y, radius in self.taken:
            apart = np.hypot(places.x - x, places.y - y)
            near = np.minimum(near, apart - radius - want)
        # On top of something else is worse than near a bank.
        score = near + 5 * np.minimum(near, 0) + rng.uniform(0, 0.04, len(near))
        score = score - 3 * np.maximum(0, 0.75 * want + 0.045 - places.border)
        score = score - 3 * np.maximum(0, want + 0.04 - self._rim(places))
        return int(score.argmax())

    def _index(self, zone: int, places: _Places, icon: IconLook) -> int:
        look = self.shapes.looks[self.frame.tile.zones[zone].kind]
        want = icon.size / 2
        if look.role is Role.LINE and look.half_width >= 0.1:
            return self._staggered(zone, places, want)
        if look.role is not Role.OPEN:
            return self._best(places, want)
        # Rather a little smaller than among the trees.
        found = self._roomiest(places, want)
        if places.border[found] < want:
            found = self._roomiest(places, icon.least / 2)
        return found

    def _place_icon(self, zone: int, icon: str, count: int, places: _Places) -> None:
        look = self.shapes.icon(icon)
        if look.manner is IconManner.ALONG:
            self._place_along(zone, icon, count, look)
            return
        spots = self._count_spots(zone, look, count, places)
        for order in range(spots):
            if (zone, icon, order) not in self.by_hand:
                index = self._index(zone, places, look)
                x, y = float(places.x[index]), float(places.y[index])
                number = count if spots == 1 else 1
                self._put(IconSpot(zone, icon, number, order, x, y, look.size, 0), places, index)

    def _count_spots(self, zone: int, look: IconLook, count: int, places: _Places) -> int:
        """One for each, or one for all of them."""
        several = look.manner is IconManner.EACH and count <= look.separate
        if several and count > 1 and self.frame.role(zone) is not Role.LINE:
            # A crowd in a corner cannot be counted.
            area = len(places.x) * self.frame.step**2
            several = count * look.least**2 * 1.6 <= area
        return count if several else 1

    def _put(self, spot: IconSpot, places: _Places, index: int, near: float = 1e-3) -> None:
        """As large as there is room, and along its line."""
        zone, look, space = spot.zone, self.shapes.icon(spot.icon), float(places.room[index])
        heading = self._heading(spot, float(places.heading[index]), near)
        in_hub = self.frame.role(zone) is Role.HUB
        narrow = self.frame.role(zone) is Role.LINE and space < 0.1
        across = 1.9 if self.frame.role(zone) is Role.OPEN else 2.1
        size = look.size if narrow else min(look.size, max(look.least, space * across))
        # In a hub a piece may hide a little of what lies there: it has no other place.
        share = 0.12 if in_hub else 0.25 if narrow else 0.5
        self.taken.append((spot.x, spot.y, size * share))
        self.icons.append(replace(spot, size=size, heading=heading))

    def _put_by_hand(self, zone: int, icon: str, count: int, places: _Places) -> None:
        """Where somebody wants them, but in their zone."""
        look = self.shapes.icon(icon)
        if look.manner is IconManner.ALONG:
            return
        spots = self._count_spots(zone, look, count, places)
        for order in range(spots):
            if (wanted := self.by_hand.get((zone, icon, order))) is not None:
                x, y = self._standing(zone, *wanted)
                index = int(np.argmin((places.x - x) ** 2 + (places.y - y) ** 2))
                number = count if spots == 1 else 1
                spot = IconSpot(zone, icon, number, order, x, y, look.size, 0)
                self._put(spot, places, index, near=0.03)

    def _standing(self, zone: int, x: float, y: float) -> tuple[float, float]:
        """The nearest place in the zone; what stands on a narrow line stands in its middle."""
        x, y = self._in_zone(zone, x, y)
        look = self.shapes.looks[self.frame.tile.zones[zone].kind]
        if look.role is not Role.LINE or look.half_width >= 0.1:
            return x, y
        here, feet = np.array((x, y)), [np.empty((0, 2))]
        for course in self.lines.courses:
            if course.zone == zone:
                way = np.diff(course.curve, axis=0)
                share = ((here - course.curve[:-1]) * way).sum(1) / ((way**2).sum(1) + 1e-12)
                feet.append(course.curve[:-1] + way * np.clip(share, 0, 1)[:, None])
        found = np.concatenate(feet)
        if not len(found):
            return x, y
        foot = found[np.argmin(((found - here) ** 2).sum(1))]
        in_sight = self.labels[self.frame.node(*foot)] == zone
        return (float(foot[0]), float(foot[1])) if in_sight else (x, y)

    def _heading(self, spot: IconSpot, known: float, near: float) -> float:
        """That of the line under a thing, from its one end to its other."""
        for course in self.lines.courses:
            far = np.hypot(course.curve[:, 0] - spot.x, course.curve[:, 1] - spot.y)
            if course.zone == spot.zone and float(far.min()) < near:
                under = course.curve[far <= max(0.36 * spot.size, 0.05)]
                if len(under) > 1:
                    across = under[-1] - under[0]
                    return float(np.arctan2(across[1], across[0]))
        return known

    def _place_along(self, zone: int, icon: str, count: int, look: IconLook) -> None:
        way = self._whole_way(zone)
        steps = np.linalg.norm(np.diff(way, axis=0), axis=1)
        far = np.concatenate([[0.0], np.cumsum(steps)])
        along = tangents(way)
        size = min(look.size, 0.94 * float(far[-1]) / max(count, 1))
        for order in range(count):
            at = float(far[-1]) * (order + 0.5) / count
            x, y = (float(np.interp(at, far, way[:, axis])) for axis in (0, 1))
            if (wanted := self.by_hand.get((zone, icon, order))) is not None:
                x, y = wanted
                at = float(far[np.argmin(np.hypot(way[:, 0] - x, way[:, 1] - y))])
            x, y = self._in_zone(zone, x, y)
            near = int(np.argmin(np.abs(far - at)))
            heading = float(np.arctan2(along[near, 1], along[near, 0]))
            self.taken.append((x, y, size * 0.4))
            self.icons.append(IconSpot(zone, icon, 1, order, x, y, size, heading))

    def _in_zone(self, zone: int, x: float, y: float) -> tuple[float, float]:
        """The place, or the nearest that is the zone's: a line may be cut by others."""
        return nearest_in(self.frame, self.labels, zone, x, y)

    def _whole_way(self, zone: int) -> Curve:
        """The courses of a line one after the other, from where it rises, or from the north."""
        curves = [course.curve for course in self.lines.courses if course.zone == zone]
        if not curves:
            place = np.array(self._in_zone(zone, self.frame.columns / 2, self.frame.rows / 2))
            aside = np.array((0, 0.01))
            return np.stack([place - aside, place + aside])
        risen = [stop for stop in self.lines.stops if zone in stop.zones]
        begin = np.array((risen[0].x, risen[0].y)) if risen else _northmost(curves)
        way: list[Curve] = []
        while curves:
            number, back = min(
                (
                    (float(((curve[end] - begin) ** 2).sum()), number, end == -1)
                    for number, curve in enumerate(curves)
                    for end in (0, -1)
                ),
            )[1:]
            curve = curves.pop(number)
            way.append(curve[::-1] if back else curve)
            begin = way[-1][-1]
        return np.concatenate(way)


def _northmost(curves: Sequence[Curve]) -> Curve:
    ends = [curve[end] for curve in curves for end in (0, -1)]
    result: Curve = min(ends, key=lambda place: (float(place[1]), float(place[0])))
    return result

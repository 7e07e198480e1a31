"""A map as it lies in the scene: where everything is, and what lies at a place."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from carcqt.art.maps.picture import course_of
from carcqt.art.maps.plates import Plate
from carcqt.art.maps.scene import (
    MARGIN,
    MapScene,
    Town,
    TownPlace,
    WayKind,
    map_pixels,
    way_kind,
)
from carcqt.content.courses import distance
from carcqt.content.maps import MapFile
from carcqt.rules.maps import Link, Point

WIDTH: Final = 1400
"""Of the scene, as for the game's own view of a map."""
RADIUS: Final = 25.0
"""Of a village."""

Curve = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class MapTarget:
    """What is at a place: a bend comes before a village, a village before a link."""

    village: str | None = None
    link: int | None = None
    bend: int | None = None

    @property
    def is_nothing(self) -> bool:
        return self.village is None and self.link is None


NOTHING: Final = MapTarget()


class DrawnMap:
    def __init__(self, file: MapFile) -> None:
        self.file: Final = file
        wide, high = file.map.extent
        self.margin: Final = MARGIN * WIDTH
        self.scale: Final = (WIDTH - 2 * self.margin) / max(wide, 1)
        self.box: Final = QRectF(0, 0, *map_pixels(MapScene((), (), (max(wide, 1), high)), WIDTH))

    def to_scene(self, place: tuple[float, float]) -> QPointF:
        x, y = place
        return QPointF(self.margin + x * self.scale, self.margin + y * self.scale)

    def to_map(self, place: QPointF) -> tuple[float, float]:
        return (place.x() - self.margin) / self.scale, (place.y() - self.margin) / self.scale

    def village(self, id: str) -> QPointF:
        return self.to_scene(self.file.map.village[id].at)

    def curve(self, number: int) -> Curve:
        """The line of a link as it is painted; nothing where an end is missing."""
        return self._line(number)[0]

    def path(self, number: int) -> QPainterPath:
        return self._line(number)[1]

    def way_kind(self, number: int) -> WayKind | None:
        """What a link looks like, if the game has such links."""
        kind = self.file.map.links[number].kind
        return way_kind(kind) if kind in self.file.rules.description.lines else None

    def _line(self, number: int) -> tuple[Curve, QPainterPath]:
        link, known = self.file.map.links[number], self.file.map.village
        if link.ends[0] == link.ends[1] or any(end not in known for end in link.ends):
            return (), QPainterPath()
        return _line_of(self.file.map.course(link), link.ends, self.margin, self.scale)

    def bends(self, link: Link) -> list[QPointF]:
        return [self.to_scene(bend) for bend in link.bends]

    def plate(self, id: str) -> Plate:
        """Name and prices, under the village."""
        name = self.file.village_names.get(id, id)
        return _plate_of(name, self.file.map.village[id].prices)

    def plate_box(self, id: str) -> QRectF:
        box = self.plate(id).box.translated(self.village(id) + QPointF(0, 3))
        # A village at the lower rim has it above.
        if box.bottom() > self.box.bottom() - 8:
            box.moveBottom(self.village(id).y() - RADIUS - 3)
        box.moveLeft(max(8.0, min(box.left(), WIDTH - 8 - box.width())))
        return box

    def middle(self, number: int) -> QPointF:
        curve = self.curve(number)
        return QPointF(*curve[len(curve) // 2]) if curve else self.box.center()

    def at(self, place: QPointF, pixel: float, selected: int | None) -> MapTarget:
        """`pixel` is one of the screen's, in the scene."""
        links = self.file.map.links
        if selected is not None:
            for bend, there in enumerate(self.bends(links[selected])):
                if _apart(there, place) <= 11 * pixel:
                    return MapTarget(link=selected, bend=bend)
        ids = [village.id for village in reversed(self.file.map.villages)]
        for id in ids:
            if _apart(self.village(id), place) <= max(RADIUS, 12 * pixel):
                return MapTarget(id)
        for id in ids:
            if self.plate_box(id).contains(place):
                return MapTarget(id)
        near = [(self._far(number, place), number) for number in range(len(links))]
        if near and (best := min(near))[0] <= max(11.0, 8 * pixel):
            return MapTarget(link=best[1])
        return NOTHING

    def inside(self, box: QRectF) -> list[str]:
        return [one.id for one in self.file.map.villages if box.contains(self.village(one.id))]

    def _far(self, number: int, place: QPointF) -> float:
        curve = self.curve(number)
        if not curve:
            return math.inf
        here: Point = (round(place.x()), round(place.y()))
        parts = pairwise(curve)
        return min(
            distance(here, ((round(a), round(b)), (round(c), round(d)))) for (a, b), (c, d) in parts
        )

    @property
    def scene(self) -> MapScene | None:
        """For the painter of charts, if it knows everything that is on this one."""
        known, description = self.file.map, self.file.rules.description
        if any(village.species not in description.icon for village in known.villages):
            return None
        if any(link.kind not in description.lines for link in known.links):
            return None
        if not known.villages or len(known.village) < len(known.villages):
            return None
        names = self.file.village_names
        links = [link for link in known.links if link.ends[0] != link.ends[1]]
        return MapScene.of_map(known.villages, links, known.extent, names)

    @property
    def shape(self) -> tuple[object, ...]:
        """What a picture must show to be of this map: all but names and prices."""
        villages = tuple((village.at, village.species) for village in self.file.map.villages)
        return self.file.map.extent, villages, self.file.map.links


@lru_cache(2000)
def _line_of(
    places: tuple[Point, ...], ends: tuple[str, str], margin: float, scale: float
) -> tuple[Curve, QPainterPath]:
    """Kept, as most links stay where they are while one is moved."""
    curve = course_of([(margin + x * scale, margin + y * scale) for x, y in places], ends)
    path = QPainterPath(QPointF(*curve[0]))
    for x, y in curve[1:]:
        path.lineTo(x, y)
    return tuple(curve), path


@lru_cache(500)
def _plate_of(name: str, prices: tuple[int, ...]) -> Plate:
    plate = Plate(TownPlace(Town("", name, 0, 0, "", prices), 0, 0, RADIUS), (), 1.0)
    plate.box = plate.choices()[0]
    return plate


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())

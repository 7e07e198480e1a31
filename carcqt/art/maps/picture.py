"""A map as an explorer draws it: washed jungle, rivers, paths and villages in ink."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from carcqt.art.brush.grids import Curve, curve_distance
from carcqt.art.brush.noise import Field, chance, numbers
from carcqt.art.brush.planting import PlacedPlant, Plant, put_plants
from carcqt.art.brush.plants import crown, fern, palm, peak
from carcqt.art.brush.shapes import NO_BRUSH, colour, fill, line, pen, polygon, spline, stroke
from carcqt.art.brush.sprites import Draw, painter_on, put, put_shade
from carcqt.art.brush.symbols import vectors_of
from carcqt.art.drawings.jungle import BUTTERFLY, CAIMAN, HUTS, OCELOT, PARROT, SLOTH, TOUCAN, canoe
from carcqt.art.drawings.species import medal
from carcqt.art.maps.parchment import as_image, paper_colours
from carcqt.art.maps.plates import Plate, lay_plates
from carcqt.art.maps.scene import MARGIN, Camp, Camps, MapScene, TownPlace, WayKind, map_pixels
from carcqt.art.maps.sheet import DEEP, JUNGLE, paint_sheet, wash_fields

_INK: Final = "#4a2f18"
_TREES: Final = (
    Plant(crown, ("#6f9a52", "#5a8a4c", "#86a85a", "#4c7c4e", "#98ad62")),
    Plant(crown, ("#6f9a52", "#5a8a4c", "#86a85a", "#4c7c4e", "#98ad62")),
    Plant(palm, ("#7aa24c", "#8aae58")),
    Plant(fern, ("#6c9a50",)),
)
_PEAKS: Final = (Plant(peak, ("#b7a184", "#a8957c", "#c2ab8c")),)
_STEP: Final = 6
"""Pixels between the nodes of the grid on which distances are worked out."""


class MapPicture:
    def __init__(
        self, scene: MapScene, width: int, *, names: bool = True, camps: Camps | None = None
    ) -> None:
        self.scene, self.width = scene, width
        self.margin = MARGIN * width
        self.scale = (width - 2 * self.margin) / scene.extent[0]
        self.height = map_pixels(scene, width)[1]
        self.unit = width / 1400
        """Strokes were designed at 1400 pixels."""
        self.rng = chance("chart", scene.towns, scene.ways)
        self.routes = self._routes()
        self._room, self.plates = self._plates(camps or {}, names)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.margin + x * self.scale, self.margin + y * self.scale

    def towns(self) -> list[TownPlace]:
        return [
            TownPlace(town, *self.at(town.x, town.y), 27 * self.unit) for town in self.scene.towns
        ]

    def image(self) -> QImage:
        image = self.country()
        with painter_on(image) as p:
            for plate in self.plates:
                plate.paint(p)
        return image

    def country(self) -> QImage:
        """All that a game never changes: the map without its plates."""
        image = as_image(self._ground())
        with painter_on(image) as p:
            self._paint_things(p)
        return image

    def paint(self, p: QPainter) -> None:
        """As shapes, where the painter takes them."""
        if vectors_of(p) is None:
            p.drawImage(0, 0, self.image())
            return
        paint_sheet(p, self.width, self.height)
        self._paint_things(p)
        for plate in self.plates:
            plate.paint(p)

    def _paint_things(self, p: QPainter) -> None:
        self.paint_ways(p)
        self._paint_country(p)
        for place in sorted(self.towns(), key=lambda place: place.y):
            self._paint_town(p, place)
        self._paint_frame(p)

    def _routes(self) -> list[tuple[WayKind, Curve]]:
        """Every way as a smooth line in pixels; waterways first, so that paths cross them."""
        found = []
        for way in self.scene.ways:
            places = self.scene.places(way)
            if places is not None:
                pixels = [self.at(*place) for place in places]
                found.append((way.kind, np.array(course_of(pixels, way.ends))))
        found += [
            (WayKind.WATERWAY, np.array(spline([self.at(*place) for place in river], 10)))
            for river in self.scene.rivers
            if len(river) > 1
        ]
        return sorted(found, key=lambda route: route[0] is WayKind.PATH)

    def _plates(self, camps: Camps, names: bool) -> tuple[list[Plate], list[Plate]]:
        """A strip of paper for each village, clear of the others, the rose and the title.

        First as large as it can become, so that nothing moves on the map while a game fills it.
        """
        far = 78 * self.unit
        x, y = self._rose_place()
        taken = [QRectF(x - far, y - far, 2 * far, 2 * far), self._title_box()]
        largest, plates = [], []
        for place in self.towns():
            full = [Camp("", 0)] * len(place.town.prices)
            largest.append(Plate(place, full, self.unit, names))
            plates.append(Plate(place, camps.get(place.town.id, ()), self.unit, names))
        lay_plates(largest, self._page(), taken)
        for plate, room in zip(plates, largest, strict=True):
            plate.lie_like(room, self._page())
        return largest, plates

    def _page(self) -> QRectF:
        """Where plates may lie."""
        rim = 13 * self.unit
        return QRectF(0, 0, self.width, self.height).adjusted(rim, rim, -rim, -rim)

    def plate(self, town: str, camps: Sequence[Camp]) -> Plate:
        """The plate of a village with these camps, in the room that it has anyway."""
        room = next(room for room in self._room if room.place.town.id == town)
        plate = Plate(room.place, camps, self.unit, bool(room.name))
        plate.lie_like(room, self._page())
        return plate

    def _distances(self) -> tuple[Field, Field, Field]:
        """To the nearest town, water and path, in pixels, on a coarse grid."""
        columns, rows = self.width // _STEP + 2, self.height // _STEP + 2
        x, y = np.meshgrid(
            np.arange(columns, dtype=np.float32) * _STEP, np.arange(rows, dtype=np.float32) * _STEP
        )
        far = np.full((rows, columns), 1e4, np.float32)
        town, water, path = far.copy(), far.copy(), far.copy()
        for place in self.towns():
            near = np.hypot(x - place.x, y - place.y).astype(np.float32)
            np.minimum(town, near, out=town)
        for plate in self._room:
            aside = np.abs(x - plate.box.center().x()) - plate.box.width() / 2
            along = np.abs(y - plate.box.center().y()) - plate.box.height() / 2
            near = np.hypot(np.maximum(aside, 0), np.maximum(along, 0)) + 36 * self.unit
            np.minimum(town, near.astype(np.float32), out=town)
        rose_x, rose_y = self._rose_place()
        near = np.hypot(x - rose_x, y - rose_y).astype(np.float32) - 30 * self.unit
        np.minimum(town, near, out=town)
        for kind, route in self.routes:
            near = curve_distance(route[::3] if len(route) > 12 else route, x, y)
            into = water if kind is WayKind.WATERWAY else path
            np.minimum(into, near, out=into)
        return town, water, path

    def _ground(self) -> Field:
        colours = paper_colours(self.width, self.height)
        wash, rim, deep = wash_fields(self.width, self.height)
        share = (0.50 * wash + 0.16 * rim).astype(np.float32)[..., None]
        depth = deep[..., None] * np.float32(0.55)
        tint = JUNGLE * (1 - depth) + DEEP * depth
        result: Field = (colours * (1 - share) + tint * share).astype(np.float32, copy=False)
        return result

    def paint_ways(self, p: QPainter) -> None:
        for kind, route in self.routes:
            path = QPainterPath(QPointF(*route[0]))
            for x, y in route[1:]:
                path.lineTo(float(x), float(y))
            if kind is WayKind.WATERWAY:
                self._paint_river(p, path, route)
        for kind, route in self.routes:
            if kind is WayKind.PATH:
                self._paint_path(p, route)
        self._paint_boats(p)

    def _paint_boats(self, p: QPainter) -> None:
        """A canoe or a caiman on every third water, half way."""
        waters = [route for kind, route in self.routes if kind is WayKind.WATERWAY]
        for number, route in enumerate(waters[1::3]):
            middle = len(route) // 2
            x, y = route[middle]
            way = route[min(middle + 2, len(route) - 1)] - route[middle - 2]
            degrees = round(math.degrees(math.atan2(way[1], way[0])) / 6) * 6
            draw = CAIMAN[0] if number % 3 == 1 else canoe
            put(p, draw, float(x), float(y), 44 * self.unit, degrees=degrees)

    def _paint_river(self, p: QPainter, path: QPainterPath, route: Curve) -> None:
        unit = self.unit
        for tint, width, alpha in (
            ("#3b2f17", 21, 60),
            ("#3a2a14", 17.5, 190),
            ("#d9c79a", 15.5, 255),
            ("#5d9fb4", 13.5, 255),
            ("#7fbccb", 8, 190),
            ("#b9e0e4", 3, 150),
        ):
            stroke(p, path, tint, width * unit, alpha)
        rng = chance("river", len(route))
        for number in range(3, len(route) - 4, 5):
            a, b = route[number], route[number + 2]
            way = (b - a) / (np.linalg.norm(b - a) + 1e-9)
            aside = np.array((-way[1], way[0])) * rng.uniform(-4, 4) * unit
            ends = [tuple(a + aside), tuple((a + b) / 2 + aside * 1.2), tuple(b + aside)]
            stroke(p, line(ends), "#f4fbf6" if number % 2 else "#2f6a80", 1.1 * unit, 150)

    def _paint_path(self, p: QPainter, route: Curve) -> None:
        unit = self.unit
        path = QPainterPath(QPointF(*route[0]))
        for x, y in route[1:]:
            path.lineTo(float(x), float(y))
        stroke(p, path, "#f4e6c2", 8.5 * unit, 200)
        dashes = QPen(colour("#3a2010", 120), 5.4 * unit)
        dashes.setDashPattern([1.7, 1.25])
        dashes.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setBrush(NO_BRUSH)
        p.setPen(dashes)
        p.drawPath(path.translated(1.2 * unit, 1.6 * unit))
        dashes.setColor(QColor("#9a5a2c"))
        dashes.setWidthF(4.4 * unit)
        dashes.setDashPattern([2.1, 1.53])
        p.setPen(dashes)
        p.drawPath(path)

    def _paint_country(self, p: QPainter) -> None:
        """Trees wherever nothing else is, mountains and animals where there is most room."""
        town, water, path = self._distances()
        unit = self.unit
        columns, rows = town.shape[1], town.shape[0]
        rim = np.minimum.reduce(
            np.broadcast_arrays(
                np.arange(columns)[None, :] * _STEP,
                self.width - np.arange(columns)[None, :] * _STEP,
                np.arange(rows)[:, None] * _STEP,
                self.height - np.arange(rows)[:, None] * _STEP,
            )
        )
        free = np.minimum.reduce(
            [town - 40 * unit, water - 10 * unit, path - 5 * unit, rim - 56 * unit]
        )
        wide = free.copy()
        plants = self._mountains(wide)
        creatures = self._creatures(wide)
        plants += self._trees(np.minimum(free, wide + 6 * unit))
        put_plants(
            p,
            [
                (plant, x / 100, y / 100, radius / 100, variant)
                for plant, x, y, radius, variant in plants
            ],
            100,
        )
        for draw, x, y, size, mirrored in creatures:
            put_shade(p, x, y, size * 0.55, size * 0.5, "#f3e6c7", 190)
            put(p, draw, x, y, size, mirrored=mirrored)

    def _take(self, free: Field, radius: float) -> tuple[float, float] | None:
        """The roomiest place, which is then no longer free."""
        row, column = np.unravel_index(int(free.argmax()), free.shape)
        if free[row, column] < radius:
            return None
        y, x = np.ogrid[: free.shape[0], : free.shape[1]]
        near = np.hypot((x - column) * _STEP, (y - row) * _STEP) - radius
        np.minimum(free, near, out=free)
        return float(column) * _STEP, float(row) * _STEP

    def _mountains(self, free: Field) -> list[PlacedPlant]:
        unit = self.unit
        found = []
        for _ in range(3):
            place = self._take(free, 52 * unit)
            if place is None:
                break
            for number in range(7):
                angle, far = number * 0.95, (0, 30, 34, 28, 36, 30, 33)[number] * unit
                x, y = (
                    place[0] + math.cos(angle) * far * 1.3,
                    place[1] + math.sin(angle) * far * 0.7,
                )
                radius = (30 if number == 0 else self.rng.uniform(13, 22)) * unit
                found.append((_PEAKS[0], x, y, radius, self.rng.randrange(46)))
        return found

    def _creatures(self, free: Field) -> list[tuple[Draw, float, float, float, bool]]:
        found = []
        for draw in (TOUCAN[0], OCELOT[0], PARROT[1], SLOTH[0], BUTTERFLY[0], PARROT[0]):
            place = self._take(free, 34 * self.unit)
            if place is None:
                break
            found.append((draw, *place, 62 * self.unit, self.rng.random() < 0.5))
        return found

    def _trees(self, free: Field) -> list[PlacedPlant]:
        """Darts that keep apart."""
        unit = self.unit
        rng = numbers("chart trees", self.scene.towns)
        count = 5200
        x = rng.uniform(0, self.width - 1, count)
        y = rng.uniform(0, self.height - 1, count)
        room = free[(y / _STEP).astype(int), (x / _STEP).astype(int)]
        radii = np.minimum(rng.uniform(7.5, 12.5, count) * unit, room + 3 * unit)
        variants = rng.randint(0, 46, count)
        cell = 26 * unit
        stood: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
        found = []
        for at_x, at_y, radius, variant in zip(
            x.tolist(), y.tolist(), radii.tolist(), variants.tolist(), strict=True
        ):
            if radius < 6 * unit:
                continue
            column, row = int(at_x / cell), int(at_y / cell)
            near = (
                other
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                for other in stood.get((column + dx, row + dy), ())
            )
            if any(
                math.hypot(at_x - ox, at_y - oy) < 0.72 * (radius + other) for ox, oy, other in near
            ):
                continue
            stood.setdefault((column, row), []).append((at_x, at_y, radius))
            found.append((_TREES[variant % len(_TREES)], at_x, at_y, radius, variant))
        return found

    def _paint_town(self, p: QPainter, place: TownPlace) -> None:
        unit, x, y = self.unit, place.x, place.y
        put_shade(p, x, y + 4 * unit, 52 * unit, 40 * unit, "#f0dfb4", 235)
        rng = chance("town", place.town.id)
        huts = ((-34, -6, 30), (32, -8, 32), (-22, -26, 26), (20, -28, 26))
        for dx, dy, size in sorted(huts, key=lambda hut: hut[1]):
            put(p, HUTS[rng.randrange(len(HUTS))], x + dx * unit, y + dy * unit, size * unit,
                mirrored=rng.random() < 0.5)  # fmt: skip
        put(p, medal(place.town.species), x, y, 46 * unit)

    def _paint_frame(self, p: QPainter) -> None:
        """A double line with degrees, a rose of the winds and the title."""
        unit = self.unit
        p.setBrush(NO_BRUSH)
        outer = QRectF(16 * unit, 16 * unit, self.width - 32 * unit, self.height - 32 * unit)
        inner = outer.adjusted(9 * unit, 9 * unit, -9 * unit, -9 * unit)
        for box, width in ((outer, 2.4), (inner, 1.2)):
            p.setPen(pen(_INK, width * unit, 220))
            p.drawRect(box)
        step = 46 * unit
        for number in range(int(outer.width() / step)):
            if number % 2:
                for y in (outer.top(), inner.bottom()):
                    p.fillRect(
                        QRectF(outer.left() + number * step, y, step, 9 * unit), colour(_INK, 190)
                    )
        for number in range(int(outer.height() / step)):
            if number % 2:
                for x in (outer.left(), inner.right()):
                    p.fillRect(
                        QRectF(x, outer.top() + number * step, 9 * unit, step), colour(_INK, 190)
                    )
        x, y = self._rose_place()
        paint_rose(p, x, y, 44 * unit)
        if self.scene.title:
            self._paint_title(p)

    def _rose_place(self) -> tuple[float, float]:
        """The corner that is farthest from any village."""
        far = 98 * self.unit
        corners = [(x, y) for y in (self.height - far, far) for x in (self.width - far, far)]
        towns = [(place.x, place.y) for place in self.towns()] or [(0.0, 0.0)]
        return max(
            corners,
            key=lambda at: min(math.hypot(at[0] - x, (at[1] - y)) for x, y in towns),
        )

    def _title_font(self) -> QFont:
        font = QFont("DejaVu Serif")
        font.setStyleHint(QFont.StyleHint.Serif)
        font.setPixelSize(max(6, round(25 * self.unit)))
        font.setItalic(True)
        font.setBold(True)
        return font

    def _title(self) -> str:
        """As much of the title as there is room for."""
        metrics = QFontMetricsF(self._title_font())
        return metrics.elidedText(self.scene.title, Qt.TextElideMode.ElideRight, 620 * self.unit)

    def _title_box(self) -> QRectF:
        if not self.scene.title:
            return QRectF()
        unit = self.unit
        width = QFontMetricsF(self._title_font()).horizontalAdvance(self._title()) + 60 * unit
        places = self.towns()

        def hides(box: QRectF) -> int:
            room = box.adjusted(-50 * unit, -50 * unit, 50 * unit, 50 * unit)
            return sum(room.contains(place.x, place.y) for place in places)

        tops = (8 * unit, self.height - 50 * unit)
        lefts = ((self.width - width) * share for share in (0.5, 0.3, 0.7))
        boxes = [QRectF(left, top, width, 42 * unit) for left in lefts for top in tops]
        return min(boxes, key=hides)

    def _paint_title(self, p: QPainter) -> None:
        unit, box = self.unit, self._title_box()
        p.setPen(pen(_INK, 2 * unit))
        p.setBrush(colour("#f4e6c2"))
        p.drawRoundedRect(box, 20 * unit, 20 * unit)
        p.setFont(self._title_font())
        p.setPen(QColor("#3a2210"))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, self._title())


def course_of(
    places: Sequence[tuple[float, float]], ends: tuple[str, str]
) -> list[tuple[float, float]]:
    """A way as a smooth line; one without bends strays a little."""
    way = list(places)
    if len(way) == 2:
        (x1, y1), (x2, y2) = way
        aside = chance("stray", ends).uniform(-0.07, 0.07)
        dx, dy = x2 - x1, y2 - y1
        way.insert(1, ((x1 + x2) / 2 - dy * aside, (y1 + y2) / 2 + dx * aside))
    return spline(way, 10)


def paint_rose(p: QPainter, x: float, y: float, radius: float) -> None:
    """A rose of the winds; a lily points north."""
    put_shade(p, x, y, radius * 1.5, radius * 1.5, "#f3e6c7", 250)
    p.save()
    p.translate(x, y)
    p.scale(radius / 100, radius / 100)
    p.setBrush(NO_BRUSH)
    for far, width in ((96, 3), (84, 1.6), (40, 1.6)):
        p.setPen(pen(_INK, width, 200))
        p.drawEllipse(QPointF(0, 0), far, far)
    for number in range(16):
        far = (112, 58, 80, 58)[number % 4]
        for way, tint in ((1, "#7a2c1c" if number % 4 == 0 else _INK), (-1, "#f4e6c2")):
            p.save()
            p.rotate(number * 22.5)
            p.setPen(pen(_INK, 1.6))
            p.setBrush(colour(tint))
            p.drawPolygon(polygon(((0, 0), (0, -far), (way * 13, -22))))
            p.restore()
    lily = QPainterPath(QPointF(0, -142))
    for end in (
        (14, -122),
        (22, -112),
        (8, -112),
        (5, -102),
        (-5, -102),
        (-8, -112),
        (-22, -112),
        (-14, -122),
    ):
        lily.lineTo(*end)
    lily.closeSubpath()
    fill(p, lily, "#7a2c1c")
    p.restore()

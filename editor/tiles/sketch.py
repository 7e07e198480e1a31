"""A plain picture of a tile in a few milliseconds: its lines and hubs lie where the real one will
have them, so that little jumps when that is there."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

from carcqt.art.brush.noise import chance
from carcqt.art.brush.sprites import put
from carcqt.art.plans.anchors import IconSpot
from carcqt.art.plans.frame import TileFrame
from carcqt.art.plans.lines import Lines, lay_lines
from carcqt.art.plans.plan import TilePlan, content
from carcqt.art.tiles.theme import Theme
from carcqt.art.tiles.view import PlanView
from carcqt.rules.description import Role
from carcqt.rules.tiles import Tile, Zone
from editor.tiles.looks import icon_drawing
from editor.tiles.shape.points import PointGrid

_CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""Where each side begins, clockwise."""


class SketchPlaces:
    """Where the zones of a tile lie, in squares: as its layout says, or as it was sketched."""

    def __init__(self, tile: Tile, theme: Theme) -> None:
        self.tile, self.theme = tile, theme
        self._frame = TileFrame(tile, theme.shapes.looks)
        self._lines: Lines | None = None
        self._layout: TilePlan | None = None
        self._paths: list[QPainterPath | None] = []
        self._spots: list[tuple[float, float]] = []

    def renamed(self, tile: Tile) -> SketchPlaces:
        """The same places of a tile that only calls its zones otherwise."""
        made = SketchPlaces(tile, self.theme)
        if self._layout is not None:
            made.set_layout(self._layout)
        return made

    def set_layout(self, layout: TilePlan) -> None:
        self._layout = layout
        self._spots = []

    @property
    def is_exact(self) -> bool:
        return self._layout is not None

    @property
    def layout(self) -> TilePlan | None:
        return self._layout

    @property
    def lines(self) -> Lines:
        if self._lines is None:
            self._lines = lay_lines(self._frame, chance("lines", content(self.tile)))
        return self._lines

    def zone_at(self, x: float, y: float) -> int | None:
        if not (0 <= x <= self.tile.columns and 0 <= y <= self.tile.rows) or not self.tile.zones:
            return None
        if self._layout is not None:
            return self._layout.zone_at(x, y)
        for number in reversed(self._by_height()):
            path = self.path(number)
            if path is not None and path.contains(QPointF(x, y)):
                return number
        return self._ground_at(x, y)

    def icon_at(self, x: float, y: float) -> IconSpot | None:
        icons = self._layout.anchors.icons if self._layout is not None else ()
        near = [spot for spot in icons if math.hypot(spot.x - x, spot.y - y) < spot.size * 0.5]
        return min(near, key=lambda spot: math.hypot(spot.x - x, spot.y - y), default=None)

    def icon_spot(self, zone: int, icon: str, order: int) -> IconSpot | None:
        spots = self._layout.icon_spots(zone, icon) if self._layout is not None else ()
        return next((spot for spot in spots if spot.order == order), None)

    def outline(self, zone: int) -> QPainterPath | None:
        if self._layout is not None:
            return PlanView(self._layout, 1).outline(zone)
        # The shape of a sketched line overlaps itself.
        return None if self._frame.role(zone) is Role.LINE else self.path(zone)

    def spot(self, zone: int) -> tuple[float, float]:
        """Where a zone is named."""
        if not self._spots:
            self._spots = [self._spot(number) for number in range(len(self.tile.zones))]
        return self._spots[zone]

    def _spot(self, number: int) -> tuple[float, float]:
        if self._layout is not None:
            spot = self._layout.piece_spot(number)
            return spot.x, spot.y
        for hub in self.lines.hubs:
            if hub.zone == number:
                return hub.x, hub.y
        for course in self.lines.courses:
            if course.zone == number:
                x, y = course.curve[len(course.curve) // 2]
                return float(x), float(y)
        grid, at = PointGrid.of(self.tile), self.tile.zones[number].at
        places = [grid.place(point) for point in at] or [
            (self.tile.columns / 2, self.tile.rows / 2)
        ]
        x = sum(place[0] for place in places) / len(places)
        y = sum(place[1] for place in places) / len(places)
        # Off the edge, towards the middle of the square.
        inward = 0.55 if self._frame.role(number) is Role.COVER else 0.7
        middle = (math.floor(min(x, self.tile.columns - 0.01)) + 0.5,
                  math.floor(min(y, self.tile.rows - 0.01)) + 0.5)  # fmt: skip
        return middle[0] + (x - middle[0]) * inward, middle[1] + (y - middle[1]) * inward

    def path(self, number: int) -> QPainterPath | None:
        """The shape of a zone in the sketch; ground has none."""
        if not self._paths:
            self._paths = [self._path(number) for number in range(len(self.tile.zones))]
        return self._paths[number]

    def _path(self, number: int) -> QPainterPath | None:
        role, look = self._frame.role(number), self.theme.shapes.looks[self.tile.zones[number].kind]
        if role is Role.OPEN:
            return None
        if role is Role.COVER:
            return _cover_path(self.tile.zones[number], self.tile.columns)
        path = self._water_path(number)
        stroker = QPainterPathStroker()
        stroker.setWidth(2 * look.half_width)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        path.addPath(stroker.createStroke(self._way(number)))
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def _water_path(self, number: int) -> QPainterPath:
        path = QPainterPath()
        for hub in self.lines.hubs:
            if hub.zone == number:
                path.addEllipse(QPointF(hub.x, hub.y), hub.radius, hub.radius * 0.94)
        return path

    def _way(self, number: int) -> QPainterPath:
        """The middle of a line."""
        way = QPainterPath()
        for course in self.lines.courses:
            if course.zone == number:
                places = [QPointF(float(x), float(y)) for x, y in course.curve]
                way.addPolygon(places)
        return way

    def _by_height(self) -> list[int]:
        """Covers first, then lines, then hubs."""
        order = (Role.OPEN, Role.COVER, Role.LINE, Role.HUB)
        zones = range(len(self.tile.zones))
        return sorted(zones, key=lambda number: order.index(self._frame.role(number)))

    def _ground_at(self, x: float, y: float) -> int | None:
        grid = PointGrid.of(self.tile)
        near = sorted(
            (math.dist(grid.place(point), (x, y)), zone)
            for point, zone in self.tile.zone_at.items()
            if self._frame.role(zone) is Role.OPEN
        )
        return near[0][1] if near else None

    def paint(self, size: int, colours: Mapping[str, QColor]) -> QImage:
        """The sketch itself, so many pixels to a square."""
        columns, rows = self.tile.columns, self.tile.rows
        image = QImage(columns * size, rows * size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(self.theme.ground.open[1]))
        with QPainter(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.setTransform(QTransform.fromScale(size, size))
            for number in self._by_height():
                self._paint_zone(
                    p, number, colours.get(self.tile.zones[number].kind, QColor("#888"))
                )
            p.resetTransform()
            for number, zone in enumerate(self.tile.zones):
                self._paint_icons(p, number, zone, size)
            p.setPen(QPen(QColor(44, 30, 12, 120), max(1.0, size / 200)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(0, 0, image.width(), image.height())
        return image

    def _paint_zone(self, p: QPainter, number: int, colour: QColor) -> None:
        zone, role = self.tile.zones[number], self._frame.role(number)
        rim = colour.darker(135)
        p.setPen(QPen(rim, 0.012))
        p.setBrush(colour)
        if role is Role.COVER:
            p.drawPath(_cover_path(zone, self.tile.columns))
        elif role is not Role.OPEN:
            p.drawPath(self._water_path(number))
            way, width = self._way(number), 2 * self.theme.shapes.looks[zone.kind].half_width
            p.setBrush(Qt.BrushStyle.NoBrush)
            for ink, wide in ((rim, width + 0.024), (colour, width)):
                round_pen = QPen(ink, wide)
                round_pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                round_pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                p.setPen(round_pen)
                p.drawPath(way)

    def _paint_icons(self, p: QPainter, number: int, zone: Zone, size: int) -> None:
        shown = [icon for icon, count in zone.icons for _ in range(min(count, 4))]
        x, y = self.spot(number)
        for place, icon in enumerate(shown):
            drawing = icon_drawing(self.theme, icon)
            if drawing is not None:
                across = x + (place - (len(shown) - 1) / 2) * 0.15
                put(p, drawing, across * size, (y - 0.1) * size, 0.2 * size)


def _cover_path(zone: Zone, columns: int) -> QPainterPath:
    """Its sides in each square, drawn together at the middle."""
    squares: dict[int, set[int]] = {}
    for point in zone.at:
        squares.setdefault(point // 12, set()).add(point % 12 // 3)
    whole = QPainterPath()
    for square, sides in squares.items():
        row, column = divmod(square, columns)
        path = _square_path(sides)
        path.translate(column, row)
        whole.addPath(path)
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole


def _square_path(sides: set[int]) -> QPainterPath:
    path = QPainterPath()
    if len(sides) == 4:
        path.addRect(0, 0, 1, 1)
        return path
    runs: list[list[int]] = []
    for side in sorted(sides):
        if runs and runs[-1][-1] == side - 1:
            runs[-1].append(side)
        else:
            runs.append([side])
    if len(runs) > 1 and runs[0][0] == 0 and runs[-1][-1] == 3:
        runs[0] = runs.pop() + runs[0]
    for number, run in enumerate(runs):
        begin = QPointF(*_CORNERS[run[0]])
        if number:
            path.quadTo(QPointF(0.5, 0.5), begin)
        else:
            path.moveTo(begin)
        for side in run:
            path.lineTo(QPointF(*_CORNERS[(side + 1) % 4]))
    begin, end = QPointF(*_CORNERS[runs[0][0]]), path.currentPosition()
    control = QPointF(0.5, 0.5)
    if len(runs) == 1 and len(runs[0]) == 3:
        # Round the bay of the one side that is left.
        control = QPointF(1, 1) - (begin + end) / 2
        control = (control + QPointF(0.5, 0.5)) / 2
    path.quadTo(control, begin)
    path.closeSubpath()
    return path

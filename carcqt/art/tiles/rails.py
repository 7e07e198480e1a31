"""Railways: ballast, ties and rails; towns, halts and tunnels where they end."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen

from carcqt.art.brush.grids import Curve
from carcqt.art.brush.noise import chance
from carcqt.art.brush.shapes import NO_BRUSH, NO_PEN, colour, mix, pen
from carcqt.art.brush.sprites import put, put_shade
from carcqt.art.drawings.frontier import HOUSES, platform, tunnel, water_tower
from carcqt.art.plans.lines import Course, Hub, LineEnd, tangents
from carcqt.art.tiles.scene import TileScene

_BED = ((0.100, "#8a6a3c", 60), (0.084, "#7d6a52", 150), (0.072, "#a5947a", 255))
_GAUGE = 0.021


def paint_rails(scene: TileScene) -> None:
    tracks = [(course, _track(scene, course)) for course in scene.plan.lines.courses]
    tracks = [(course, track) for course, track in tracks if len(track) > 1]
    # Layer by layer, so that tracks that meet or cross run into each other.
    for width, tint, alpha in _BED:
        for course, track in tracks:
            path = _path(track, course, 4)
            scene.p.setBrush(NO_BRUSH)
            scene.p.setPen(_flat(tint, width * scene.size, alpha))
            scene.p.drawPath(path)
    for course, track in tracks:
        _paint_gravel(scene, course, track)
    for course, track in tracks:
        _paint_ties(scene, course, track)
    for course, track in tracks:
        _paint_steel(scene, course, track)


def _flat(tint: str, width: float, alpha: int = 255) -> QPen:
    found = pen(tint, width, alpha, flat=True)
    found.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return found


def _track(scene: TileScene, course: Course) -> Curve:
    """A course in pixels; it ends at the edge of a town, where one sees it end."""
    curve = course.curve
    for hub in scene.plan.lines.hubs:
        if course.end is LineEnd.HUB:
            far = np.hypot(curve[:, 0] - hub.x, curve[:, 1] - hub.y)
            inside = np.nonzero(far < _reach(hub))[0]
            if len(inside) and np.argmin(far) == len(curve) - 1:
                curve = curve[: max(2, int(inside[0]))]
    return np.array([scene.view.turned(float(x), float(y)) for x, y in curve]) * scene.size


def _reach(hub: Hub) -> float:
    return hub.radius * 0.62


def _path(track: Curve, course: Course, beyond: float) -> QPainterPath:
    """A track as a path, drawn out a little over the sides of the tile."""
    way = tangents(track)
    points = list(track)
    if course.begin is LineEnd.SIDE:
        points.insert(0, track[0] - way[0] * beyond)
    if course.end is LineEnd.SIDE:
        points.append(track[-1] + way[-1] * beyond)
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def _lengths(track: Curve) -> Curve:
    steps = np.linalg.norm(np.diff(track, axis=0), axis=1)
    result: Curve = np.concatenate([[0.0], np.cumsum(steps)])
    return result


def _along(track: Curve, places: Curve) -> tuple[Curve, Curve]:
    """Points at lengths of a track, and the directions across it."""
    far = _lengths(track)
    points = np.stack([np.interp(places, far, track[:, axis]) for axis in (0, 1)], 1)
    ways = tangents(track)
    along = np.stack([np.interp(places, far, ways[:, axis]) for axis in (0, 1)], 1)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    return points, np.stack([-along[:, 1], along[:, 0]], 1)


def _paint_gravel(scene: TileScene, course: Course, track: Curve) -> None:
    rng = chance("gravel", scene.plan.content, course.zone)
    size, whole = scene.size, float(_lengths(track)[-1])
    places = np.array([rng.uniform(0.012 * size, whole) for _ in range(150)])
    points, across = _along(track, places)
    scene.p.setPen(NO_PEN)
    for point, way in zip(points, across, strict=True):
        x, y = point + way * rng.uniform(-0.034, 0.034) * size
        tint = rng.choice(("#d8cbb0", "#6d5f4c", "#8d7f68", "#c2b394"))
        inside = 0.01 * size < x < scene.view.width - 0.01 * size
        if inside and 0.01 * size < y < scene.view.height - 0.01 * size:
            scene.p.setBrush(colour(tint, 190))
            scene.p.drawEllipse(QPointF(x, y), 1.2 * scene.unit, scene.unit)


def _paint_ties(scene: TileScene, course: Course, track: Curve) -> None:
    rng = chance("ties", scene.plan.content, course.zone)
    size, whole = scene.size, float(_lengths(track)[-1])
    count = max(2, round(whole / (0.05 * size)))
    places = (np.arange(count) + 0.5) * whole / count
    points, across = _along(track, places)
    for point, way in zip(points, across, strict=True):
        aside = way * 0.036 * size
        begin, end = QPointF(*(point - aside)), QPointF(*(point + aside))
        shift = QPointF(scene.unit, scene.unit)
        scene.p.setPen(_flat("#2c1b10", 0.017 * size, 150))
        scene.p.drawLine(begin + shift, end + shift)
        scene.p.setPen(_flat(mix("#6a4526", "#8a623a", rng.random()).name(), 0.014 * size))
        scene.p.drawLine(begin, end)


def _paint_steel(scene: TileScene, course: Course, track: Curve) -> None:
    size, unit, p = scene.size, scene.unit, scene.p
    way = tangents(track)
    across = np.stack([-way[:, 1], way[:, 0]], 1)
    p.setBrush(NO_BRUSH)
    for aside in (-_GAUGE, _GAUGE):
        path = _path(track + across * aside * size, course, 4)
        p.setPen(_flat("#2a2626", 0.0115 * size, 200))
        p.drawPath(path.translated(0.6 * unit, 0.9 * unit))
        p.setPen(_flat("#7c7f86", 0.009 * size))
        p.drawPath(path)
        p.setPen(_flat("#eef0f2", 0.0035 * size, 220))
        p.drawPath(path.translated(-0.5 * unit, -0.5 * unit))


def paint_ends(scene: TileScene) -> None:
    """Buffers, halts and tunnels."""
    for stop in scene.plan.lines.stops:
        place, size = scene.at(stop.x, stop.y), scene.size
        heading = math.degrees(scene.view.angle(stop.heading))
        if stop.end is LineEnd.LOOSE:
            put(scene.p, platform, place.x(), place.y(), 0.15 * size,
                degrees=round(heading / 6) * 6)  # fmt: skip
        elif stop.end is LineEnd.MEETING and len(stop.zones) > 1:
            _paint_yard(scene, place)
            put(scene.p, water_tower, place.x() + 0.075 * size, place.y() - 0.075 * size,
                0.2 * size)  # fmt: skip
        elif stop.end is LineEnd.COVER:
            put(scene.p, tunnel, place.x(), place.y() - 0.03 * size, 0.19 * size)


def _paint_yard(scene: TileScene, place: QPointF) -> None:
    """Planks where tracks end that do not go on into each other."""
    p, far = scene.p, 0.086 * scene.size
    put_shade(
        p, place.x() + 0.1 * far, place.y() + 0.14 * far, 1.2 * far, 1.15 * far, "#2c1b10", 150
    )
    p.setPen(pen("#3a2716", 0.012 * scene.size))
    p.setBrush(colour("#a9814f"))
    p.drawEllipse(place, far, far)
    p.setPen(pen("#5f4125", 0.005 * scene.size, 200))
    for number in range(-3, 4):
        x = number * 0.26 * far
        half = math.sqrt(far * far - x * x) * 0.93
        p.drawLine(
            QPointF(place.x() + x, place.y() - half), QPointF(place.x() + x, place.y() + half)
        )


def paint_towns(scene: TileScene) -> None:
    """Houses round the place where the tracks end."""
    size = scene.size
    tracks = [_track(scene, course) / size for course in scene.plan.lines.courses]
    for hub in scene.plan.lines.hubs:
        x, y = scene.view.turned(hub.x, hub.y)
        for course, track in zip(scene.plan.lines.courses, tracks, strict=True):
            if course.end is LineEnd.HUB and np.hypot(*(track[-1] - (x, y))) < hub.radius:
                _paint_buffers(scene, track)
        rng = chance("town", scene.plan.content, hub.zone)
        begin = rng.randrange(len(HOUSES))
        places = _house_places(hub, x, y, tracks)
        for number, (at_x, at_y) in enumerate(sorted(places, key=lambda place: place[1])):
            house = HOUSES[(begin + number) % len(HOUSES)]
            put(scene.p, house, at_x * size, at_y * size, 0.165 * size)


def _paint_buffers(scene: TileScene, track: Curve) -> None:
    end, way = track[-1], tangents(track)[-1]
    degrees = round(math.degrees(math.atan2(way[1], way[0])) / 6) * 6
    put(scene.p, platform, end[0] * scene.size, end[1] * scene.size, 0.115 * scene.size,
        degrees=degrees)  # fmt: skip


def _house_places(hub: Hub, x: float, y: float, tracks: list[Curve]) -> list[tuple[float, float]]:
    """Places in the picture, off the tracks and off each other."""
    found: list[tuple[float, float]] = []
    rings = ((0.80, 14, 0.0), (0.95, 16, 0.2), (0.42, 6, 0.4), (0.0, 1, 0.0))
    for far, count, turn in rings:
        for number in range(count):
            angle = turn + number * math.tau / count
            at = (x + math.cos(angle) * far * hub.radius, y + math.sin(angle) * far * hub.radius)
            clear = all(
                np.hypot(track[:, 0] - at[0], track[:, 1] - at[1] - 0.03).min() > 0.082
                for track in tracks
            )
            apart = all(math.hypot(at[0] - ox, (at[1] - oy) * 1.15) > 0.118 for ox, oy in found)
            if clear and apart and len(found) < 7:
                found.append(at)
    return found or [(x, y)]

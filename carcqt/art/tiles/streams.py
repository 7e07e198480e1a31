"""Water: ripples along rivers and on lakes, reeds and pebbles on the shore, springs and rocks."""

from __future__ import annotations

import math
from random import Random

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from carcqt.art.brush.noise import chance, numbers
from carcqt.art.brush.shapes import (
    NO_BRUSH,
    blob,
    colour,
    darker,
    dot,
    fill,
    lighter,
    line,
    pen,
    stroke,
)
from carcqt.art.brush.sprites import put_shade, put_stamp
from carcqt.art.plans.frame import TerrainLook
from carcqt.art.plans.lines import Course, LineEnd, Stop, tangents
from carcqt.art.tiles.scatter import node_values
from carcqt.art.tiles.scene import TileScene

_LIGHT, _DARK = "#f4fbf6", "#17485a"


def paint_water(scene: TileScene) -> None:
    if not scene.plan.apart:
        return
    rng = chance("water", scene.plan.content)
    for course in scene.plan.lines.courses:
        _paint_current(scene, course, rng)
    for hub in scene.plan.lines.hubs:
        _paint_ripples(scene, hub.zone, rng)
    _paint_shore(scene)


def _look(scene: TileScene, zone: int) -> TerrainLook:
    return scene.plan.frame.looks[scene.kind(zone)]


def _paint_current(scene: TileScene, course: Course, rng: Random) -> None:
    """Strokes along the stream, half of them broad and faint."""
    plan, curve = scene.plan, course.curve
    half = _look(scene, course.zone).half_width
    along = tangents(curve)
    hubs = [plan.apart[hub.zone] for hub in plan.lines.hubs]
    count = 34 if half < 0.1 else 80
    places, ways = [], []
    for _ in range(count):
        number = rng.randrange(2, len(curve) - 2)
        way = along[number]
        aside = np.array((-way[1], way[0])) * rng.uniform(-0.72, 0.72) * half
        places.append(curve[number] + aside)
        ways.append(way)
    where = np.array(places, np.float32)
    depth = -node_values(plan, plan.line, where)
    in_hub = np.zeros(len(where), bool)
    for hub in hubs:
        in_hub |= node_values(plan, hub, where) < 0
    frame = plan.frame
    for place, way, deep, hidden in zip(places, ways, depth, in_hub, strict=True):
        length, bend = rng.uniform(0.018, 0.04), rng.uniform(-0.006, 0.006)
        ends = (place - way * length, place + way * length)
        inside = all(
            0.012 < x < frame.columns - 0.012 and 0.012 < y < frame.rows - 0.012 for x, y in ends
        )
        if not inside or deep < 0.012 or hidden:
            continue
        middle = place + np.array((-way[1], way[0])) * bend
        first, second, third = (scene.at(float(x), float(y)) for x, y in (ends[0], middle, ends[1]))
        path = QPainterPath(first)
        path.quadTo(second, third)
        tint = _LIGHT if rng.random() < 0.65 else _DARK
        if rng.random() < 0.55:
            stroke(scene.p, path, tint, rng.uniform(2.2, 4.5) * scene.unit, rng.randrange(22, 48))
        else:
            stroke(scene.p, path, tint, rng.uniform(0.7, 1.4) * scene.unit, rng.randrange(90, 180))


def _paint_ripples(scene: TileScene, zone: int, rng: Random) -> None:
    plan, size = scene.plan, scene.size
    hub = next(hub for hub in plan.lines.hubs if hub.zone == zone)
    middle = scene.at(hub.x, hub.y)
    r = hub.radius * size
    put_shade(scene.p, middle.x() - r * 0.25, middle.y() - r * 0.3, r * 0.8, r * 0.5, "#e8f8f2", 70)
    angles = [(rng.uniform(0, math.tau), rng.random() ** 0.5 * 0.85) for _ in range(26)]
    places = np.array(
        [
            (hub.x + math.cos(a) * far * hub.radius, hub.y + math.sin(a) * far * hub.radius)
            for a, far in angles
        ],
        np.float32,
    )
    wet = node_values(plan, plan.line, places) < -0.02
    for (x, y), is_wet in zip(places.tolist(), wet, strict=True):
        wide = rng.uniform(0.012, 0.03) * size
        if not is_wet:
            continue
        place = scene.at(x, y)
        path = QPainterPath(QPointF(place.x() - wide, place.y()))
        path.quadTo(place.x() - wide * 0.5, place.y() - wide * 0.4, place.x(), place.y())
        path.quadTo(place.x() + wide * 0.5, place.y() + wide * 0.4, place.x() + wide, place.y())
        tint = "#f2fbf8" if rng.random() < 0.65 else "#1b5674"
        stroke(scene.p, path, tint, 1.1 * scene.unit, rng.randrange(70, 150))


def _paint_shore(scene: TileScene) -> None:
    plan = scene.plan
    rng = numbers("shore", plan.content)
    frame = plan.frame
    count = 46 * plan.tile.squares
    places = rng.uniform(0.05, 0.95, (count, 2)) * (frame.columns, frame.rows)
    places = np.clip(places, 0.07, np.array((frame.columns, frame.rows)) - 0.07)
    shore = node_values(plan, plan.line, places.astype(np.float32))
    for (x, y), far in zip(places.tolist(), shore, strict=True):
        if 0.004 < far < 0.035:
            place = scene.at(x, y)
            variant = int(rng.randint(12))
            put_stamp(scene.p, _on_shore, variant, scene.unit, 18, place.x(), place.y())


def _on_shore(p: QPainter, variant: int) -> None:
    rng = chance("on shore", variant)
    if variant % 2:
        for _ in range(3):
            radius = rng.uniform(1.4, 3)
            p.setPen(pen("#4a4030", 0.6, 160))
            p.setBrush(colour(rng.choice(("#b9b0a0", "#968a78", "#cfc4ac"))))
            middle = QPointF(rng.uniform(-5, 5), rng.uniform(-2.5, 2.5))
            p.drawEllipse(middle, radius, radius * 0.75)
        return
    for _ in range(5):
        lean, tall = rng.uniform(-0.35, 0.35), rng.uniform(8, 14.4)
        tip = (lean * tall * 1.2, -tall)
        stroke(
            p,
            line(((lean * tall * 0.5, 0), tip)),
            rng.choice(("#5f7a2e", "#7c8f38", "#46642a")),
            1.2,
        )
        if rng.random() < 0.4:
            stroke(p, line((tip, (tip[0], tip[1] + tall * 0.2))), "#6a4020", 2.0)


def paint_springs(scene: TileScene) -> None:
    """A pool between stones where a river rises; no two alike."""
    for stop in scene.plan.lines.stops:
        if stop.end is LineEnd.LOOSE:
            _paint_spring(scene, stop)


def _paint_spring(scene: TileScene, stop: Stop) -> None:
    rng = chance("spring", scene.plan.content, stop.zones)
    size, p = scene.size, scene.p
    middle = scene.at(stop.x, stop.y)
    x, y = middle.x(), middle.y()
    back = scene.view.angle(stop.heading)
    p.setBrush(NO_BRUSH)
    for ring in range(3):
        p.setPen(pen("#f4fdfb", 0.005 * size, 190 - 50 * ring))
        p.drawEllipse(middle, (0.014 + 0.016 * ring) * size, (0.010 + 0.012 * ring) * size)
    for _ in range(6):
        r = rng.uniform(0.004, 0.008) * size
        p.setPen(pen("#ffffff", 0.004 * size, 220))
        p.setBrush(colour("#dff4f6", 120))
        bubble = QPointF(x + rng.uniform(-0.03, 0.03) * size, y + rng.uniform(-0.026, 0.026) * size)
        p.drawEllipse(bubble, r, r)
    stones = []
    spread = rng.uniform(0.30, 0.38)
    for number in range(13):
        angle = back + (number - 6) * spread
        far = 0.070 + rng.uniform(-0.006, 0.01)
        large = rng.uniform(0.022, 0.036) * (1.1 - abs(number - 6) * 0.05)
        stones.append((angle, far, large))
    stones += [
        (back + rng.uniform(-0.9, 0.9), rng.uniform(0.095, 0.115), rng.uniform(0.018, 0.03))
        for _ in range(rng.randrange(3, 7))
    ]
    put_stones(
        scene,
        [
            (x + math.cos(angle) * far * size, y + math.sin(angle) * far * size, large * size)
            for angle, far, large in stones
        ],
        rng,
    )


def put_stones(scene: TileScene, stones: list[tuple[float, float, float]], rng: Random) -> None:
    """Rounded stones at places in pixels, the southern ones in front."""
    p = scene.p
    for x, y, r in sorted(stones, key=lambda stone: stone[1]):
        put_shade(p, x + r * 0.3, y + r * 0.5, r * 1.3, r * 0.8, "#1a160c", 130)
        outline = [
            (
                x + math.cos(number * 0.9) * r * rng.uniform(0.85, 1.15),
                y + math.sin(number * 0.9) * r * 0.8 * rng.uniform(0.85, 1.15),
            )
            for number in range(7)
        ]
        tint = rng.choice(("#b4a893", "#a0968a", "#c0b296"))
        light = QRadialGradient(QPointF(x - r * 0.4, y - r * 0.5), r * 1.9)
        light.setColorAt(0, lighter(tint, 0.45))
        light.setColorAt(0.5, colour(tint))
        light.setColorAt(1, darker(tint, 0.65))
        p.setPen(pen("#3a3026", max(0.7, 0.0035 * scene.size), 220))
        p.setBrush(light)
        p.drawPath(blob(outline))


def paint_rocks(scene: TileScene) -> None:
    """A rock in the stream where tributaries end."""
    for stop in scene.plan.lines.stops:
        half = max(_look(scene, zone).half_width for zone in stop.zones)
        if stop.end not in (LineEnd.LOOSE, LineEnd.MEETING) or half > 0.1:
            continue
        if stop.end is LineEnd.MEETING and len(stop.zones) == 1:
            continue
        rng = chance("rock", scene.plan.content, stop.zones)
        place = scene.at(stop.x, stop.y)
        x, y, s = place.x(), place.y(), scene.size
        if stop.end is LineEnd.MEETING:
            stones = _barrier(scene, x, y, rng)
        else:
            stones = _rock(scene, x, y, rng)
        put_stones(scene, stones, rng)
        dot(scene.p, x - 0.02 * s, y - 0.028 * s, 0.016 * s, 0.009 * s, "#6f9a48", 200)


Stones = list[tuple[float, float, float]]


def _rock(scene: TileScene, x: float, y: float, rng: Random) -> Stones:
    s = scene.size
    for ring in range(2):
        _ring(scene.p, x, y, (0.072 + 0.014 * ring) * s, 190 - 80 * ring, s)
    angles = [rng.uniform(0, math.tau) for _ in range(6)]
    return [
        (x, y - 0.006 * s, 0.055 * s),
        *(
            (x + math.cos(a) * 0.055 * s, y + math.sin(a) * 0.042 * s, r * s)
            for a, r in ((a, rng.uniform(0.018, 0.032)) for a in angles)
        ),
    ]


def _barrier(scene: TileScene, x: float, y: float, rng: Random) -> Stones:
    """A bar of sand and stones as wide as the streams that end at it."""
    s = scene.size
    edge = [
        (x + math.cos(a) * r * s, y + math.sin(a) * r * s)
        for a, r in ((number * math.tau / 12, rng.uniform(0.108, 0.122)) for number in range(12))
    ]
    dry, wet = scene.style.water.shore if scene.style.water else ("#b98f58", "#7d5a35")
    stroke(scene.p, blob(edge), wet, 0.012 * s, 255)
    fill(scene.p, blob(edge), dry)
    stones = [
        (x + math.cos(a) * 0.085 * s, y + math.sin(a) * 0.085 * s, rng.uniform(0.024, 0.034) * s)
        for a in (number * math.tau / 9 + rng.uniform(-0.15, 0.15) for number in range(9))
    ]
    return [*stones, (x, y - 0.006 * s, 0.058 * s)]


def _ring(p: QPainter, x: float, y: float, radius: float, alpha: int, size: int) -> None:
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#f4fdfb", 0.006 * size, alpha))
    box = QRectF(x - radius, y - radius * 0.8, 2 * radius, 1.6 * radius)
    p.drawArc(box, 200 * 16, 140 * 16)

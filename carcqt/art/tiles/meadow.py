"""Open ground: brush strokes, grass, flowers, shrubs and a little life."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from carcqt.art.brush.noise import Field, chance, seed, smooth
from carcqt.art.brush.planting import Plant
from carcqt.art.brush.plants import shrub
from carcqt.art.brush.shapes import (
    Point,
    blob,
    darker,
    dot,
    fill,
    line,
    mix,
    pen,
    solid,
    stroke,
    taper,
)
from carcqt.art.brush.sprites import Stamp, blank, painter_on, put_shade, put_stamp
from carcqt.art.brush.symbols import vectors_of
from carcqt.art.plans.tips import LENGTH, Tip
from carcqt.art.tiles.scene import TileScene, growing
from carcqt.art.tiles.streams import put_stones
from carcqt.art.tiles.style import GroundLook
from carcqt.rules.description import Role

_DABS: Final = 420
_TEXTURES: Final = 3


def paint_brushwork(scene: TileScene) -> None:
    """Dabs all over the open ground, as if laid on with a brush."""
    view, plan = scene.view, scene.plan
    if vectors_of(scene.p) is not None:
        _paint_side_dabs(scene)
        return
    on_land = smooth(0.004, 0.016, view.field(plan.cover)) * smooth(0.0, 0.03, view.rim)
    if plan.apart:
        on_land = on_land * smooth(0.036, 0.05, view.field(plan.line))
    whole = np.tile(_dab_texture(scene.style.ground, scene.size, seed(plan.content) % _TEXTURES),
                    (view.rows, view.columns, 1))  # fmt: skip
    pixels = (whole * on_land[..., None]).astype(np.uint8)
    height, width = pixels.shape[:2]
    over = QImage(
        pixels.tobytes(), width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied
    )
    scene.p.drawImage(0, 0, over)
    _paint_side_dabs(scene)


@lru_cache(maxsize=24)
def _dab_texture(ground: GroundLook, size: int, number: int) -> Field:
    """Brush strokes that can be laid side by side; blue, green, red and alpha."""
    rng = chance("dabs", number)
    image = blank(size, size)
    with painter_on(image) as p:
        for _ in range(_DABS):
            x, y = rng.uniform(0.03, 0.97), rng.uniform(0.03, 0.97)
            names = ground.open if rng.random() < 0.8 else ground.tufts
            tint = rng.choice(names)
            p.setPen(pen(tint, rng.uniform(0.006, 0.013) * size, rng.randrange(20, 56)))
            _dab(p, x * size, y * size, rng.uniform(0.012, 0.04) * size, rng.uniform(-0.85, 0.15))
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(size, size, 4)
    return pixels.astype(np.float32)


def _dab(p: QPainter, x: float, y: float, length: float, angle: float) -> None:
    dx, dy = math.cos(angle) * length / 2, math.sin(angle) * length / 2
    p.drawLine(QPointF(x - dx, y - dy), QPointF(x + dx, y + dy))


def _paint_side_dabs(scene: TileScene) -> None:
    """Dabs that cross a side lie the same on all tiles."""
    frame, size = scene.plan.frame, scene.size
    for side in frame.sides:
        role = frame.role_of(side)
        if not side.outer or role is Role.COVER:
            continue
        half = frame.looks[side.kind].half_width + 0.06 if role is Role.LINE and side.kind else 0
        for number in range(31):
            t = 0.02 + 0.032 * number
            same = min(number, 30 - number)
            if abs(t - 0.5) < half:
                continue
            x, y = frame.point(side.square, side.side, t)
            place = scene.at(float(x), float(y))
            tint = scene.style.ground.open[same * 7 % 4]
            scene.p.setPen(pen(tint, 0.011 * size, 36))
            _dab(scene.p, place.x(), place.y(), 0.03 * size, -0.5 + same % 5 * 0.2)


def paint_grass(scene: TileScene) -> None:
    """Tufts, flowers and stones."""
    ground = scene.style.ground
    tufts, flowers = _tufts(ground), _flowers(ground)
    for one in scene.decor.flowers:
        place = scene.at(one.x, one.y)
        put_stamp(scene.p, flowers, one.variant, scene.unit, 6, place.x(), place.y())
    for one in sorted(scene.decor.tufts, key=lambda one: scene.view.turned(one.x, one.y)[1]):
        place = scene.at(one.x, one.y)
        put_stamp(scene.p, tufts, one.variant, scene.unit, 14, place.x(), place.y())


@lru_cache(maxsize=8)
def _flowers(ground: GroundLook) -> Stamp:
    def draw(p: QPainter, variant: int) -> None:
        tint = ground.flowers[variant % len(ground.flowers)]
        radius = 1.1 + 0.35 * (variant // len(ground.flowers))
        _blossom(p, 0, 0, radius, tint)

    return draw


def _blossom(p: QPainter, x: float, y: float, radius: float, tint: str) -> None:
    dot(p, x + 0.8, y + 1.2, radius * 1.1, radius * 0.8, "#4a5a1c", 110)
    dot(p, x, y, radius, radius * 0.85, tint, 240)
    dot(p, x, y, radius * 0.35, radius * 0.35, "#8a5a10", 190)


@lru_cache(maxsize=8)
def _tufts(ground: GroundLook) -> Stamp:
    def draw(p: QPainter, variant: int) -> None:
        rng = chance("tuft", variant)
        kind = variant % 16
        if kind < 2:
            for _ in range(3):
                tint = ground.flowers[variant // 16 % len(ground.flowers)]
                _blossom(p, rng.uniform(-6, 6), rng.uniform(-4, 4), 1.5, tint)
        elif variant == 2:
            fill(p, blob(((-5, 4), (2, 2), (8, 4), (2, 6))), "#20200c", 90)
            _stone(p, 0, 0, 5)
        else:
            fill(p, blob(((-5, 0), (1, -2), (7, 0), (1, 2))), "#3a3a10", 60)
            tint = ground.tufts[variant % len(ground.tufts)]
            for _ in range(rng.randrange(3, 6)):
                lean, tall = rng.uniform(-0.6, 0.6), rng.uniform(5, 9.6)
                blade = mix(tint, "#e8dc90", 0.25 if lean < 0 else 0)
                tip = (lean * tall * 1.1, -tall * (1 - abs(lean) * 0.4))
                way = line(((lean * tall * 0.3, 0), (lean * tall * 0.5, -tall * 0.55), tip))
                stroke(p, way, blade, 1.2, 215)

    return draw


def _stone(p: QPainter, x: float, y: float, radius: float, tint: str = "#a89c86") -> None:
    outline = ((-1, 0.2), (-0.6, -0.6), (0.4, -0.8), (1, 0), (0.6, 0.6), (-0.6, 0.6))
    solid(p, blob([(x + dx * radius, y + dy * radius) for dx, dy in outline]), tint, 0.8, 0.5)


_SHRUBS: Final = Plant(shrub, ("#7d8a3e", "#94914a", "#6c7f42", "#a39a52"))


def paint_growth(scene: TileScene) -> None:
    """The forest, the mountains or the jungle, with the shrubs of the open ground."""
    shrubs = ((_SHRUBS, one) for one in scene.decor.shrubs)
    bare = [tip for tip in scene.plan.tips if tip.shows is not scene.style.growth.on]
    scene.p.save()
    if bare:
        # Neither crowns nor shadows close what parts two forests.
        scene.p.setClipPath(_all_but(scene, bare), Qt.ClipOperation.IntersectClip)
    scene.stand((*growing(scene), *shrubs))
    scene.p.restore()


def _all_but(scene: TileScene, tips: Iterable[Tip]) -> QPainterPath:
    path = QPainterPath()
    path.addRect(0, 0, scene.view.width, scene.view.height)
    for tip in tips:
        ends = ((-0.02, -1), (LENGTH, -1), (LENGTH, 1), (-0.02, 1))
        places = (tip.place(deep, aside) for deep, aside in ends)
        hole = QPainterPath()
        hole.addPolygon([scene.at(float(x), float(y)) for x, y in places])
        hole.closeSubpath()
        path = path.subtracted(hole)
    return path


_PEBBLE: Final = 0.012
_AROUND: Final = tuple(
    (down, aside) for down in (-1, 0, 1) for aside in (-1, 0, 1) if down or aside
)


def paint_walls(scene: TileScene) -> None:
    """A row of boulders where nothing else parts two stretches of open ground."""
    rng = chance("walls", scene.plan.content)
    frame, walls = scene.plan.frame, scene.plan.walls
    # The ends first: there nobody may slip through.
    beside = sum(np.roll(walls, move, (0, 1)) for move in _AROUND)
    cells = [*np.argwhere(walls & (beside < 2)), *np.argwhere(walls & (beside > 1))]
    found: list[tuple[float, float, float]] = []
    for row, column in cells:
        x, y = float(column * frame.step), float(row * frame.step)
        if all(math.hypot(x - other_x, y - other_y) > 0.022 for other_x, other_y, _ in found):
            # None lies across a side.
            found.append((x, y, min(rng.uniform(0.026, 0.034), float(frame.rim[row, column]))))
    # The last ones are pebbles that only touch it.
    ends = [tip.place(_PEBBLE) for tip in scene.plan.tips if tip.shows is None]
    found += [(float(x), float(y), _PEBBLE) for x, y in ends]
    places = [(scene.at(x, y), radius) for x, y, radius in found]
    put_stones(scene, [(at.x(), at.y(), radius * scene.size) for at, radius in places], rng)


def paint_curios(scene: TileScene) -> None:
    """What one finds when looking closely."""
    for one in scene.decor.curios:
        place = scene.at(one.x, one.y)
        put_stamp(scene.p, _curio, one.variant, scene.unit, 26, place.x(), place.y())


def _curio(p: QPainter, variant: int) -> None:
    draw = (_boulders, _log, _rabbit, _log, _burrow, _boulders, _rabbit)[variant % 7]
    if variant % 2:
        p.scale(-1, 1)
    draw(p, variant)


def _boulders(p: QPainter, variant: int) -> None:
    rng = chance("boulders", variant)
    fill(p, blob(((-14, 5), (0, 1), (17, 6), (2, 9))), "#20200c", 80)
    for x, y, radius in ((-6, 1, 7), (6, 3, 5.5), (0, 5, 4)):
        _stone(p, x, y, radius * rng.uniform(0.8, 1.1), "#a59a86")
    stroke(p, line(((-10, -3), (-6, -5), (-2, -4))), "#7d8a3e", 2.2, 190)


def _log(p: QPainter, variant: int) -> None:
    fill(p, blob(((-16, 4), (0, 3), (18, 6), (2, 9))), "#20200c", 90)
    solid(p, taper(((-15, 1), (0, -1), (15, 3)), 7, 6), "#7a5634", 1.0, 0.7)
    dot(p, -15, 1, 2.4, 3.5, "#d0aa74")
    dot(p, -15, 1, 1.2, 1.8, "#a87c48")
    for x in (-7, 1, 8):
        stroke(p, line(((x, -2), (x + 4, -2.2))), "#4a3018", 0.8, 150)


def _rabbit(p: QPainter, variant: int) -> None:
    fill(p, blob(((-9, 6), (0, 5), (10, 7), (0, 9))), "#20200c", 80)
    tint = ("#a08058", "#b59468", "#8a7050")[variant % 3]
    body = blob(((-8, 0), (-3, -4), (4, -4), (8, 1), (7, 6), (-5, 6)))
    solid(p, body, tint, 0.8, 0.6)
    dot(p, 8, 2, 2, 2, "#f6ecd8")
    for x in (-8.5, -6.5):
        solid(p, taper(((x, -4), (x + 0.5, -8), (x + 1.5, -11)), 2.2, 1.2), tint, 0.7, 0.4)
    solid(p, blob(((-12, -2), (-8, -5), (-4, -3), (-5, 1), (-10, 1))), tint, 0.8, 0.5)
    dot(p, -9, -2, 0.7, 0.7, "#140b07")


def _burrow(p: QPainter, variant: int) -> None:
    fill(p, blob(((-11, 3), (-4, -5), (6, -4), (12, 3), (4, 6), (-6, 6))), "#8a6a3e", 200)
    fill(p, blob(((-8, 1), (-3, -4), (4, -3), (8, 1), (2, 3), (-5, 3))), "#b08c56", 200)
    fill(p, blob(((-4, 1), (0, -2), (5, 0), (2, 3))), darker("#6a4a28", 0.5))
    clods: tuple[Point, ...] = ((-9, 5), (8, 5), (1, 7))
    for x, y in clods:
        dot(p, x, y, 1.4, 1.1, "#7a5a32", 220)


def paint_clearings(scene: TileScene) -> None:
    """Light ground under what lies in the middle of a forest."""
    size = scene.size
    looks = scene.plan.frame.looks
    for spot in scene.plan.anchors.icons:
        art = scene.style.icons.get(spot.icon)
        rooted = art is not None and art.rooted
        if looks[scene.kind(spot.zone)].role is Role.COVER and not rooted:
            place = scene.at(spot.x, spot.y)
            x, y = place.x(), place.y()
            put_shade(scene.p, x, y, 0.13 * size, 0.115 * size, "#8f8a44", 255)
            put_shade(scene.p, x, y + 0.01 * size, 0.10 * size, 0.085 * size, "#b9a868", 200)

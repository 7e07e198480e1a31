"""Villages of the rain forest: trodden earth, huts, gardens and people."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from PySide6.QtGui import QPainter

from carcqt.art.brush.grids import room
from carcqt.art.brush.noise import chance, numbers, seed
from carcqt.art.brush.shapes import blob, dot, fill, line, soft, solid, stroke
from carcqt.art.brush.sprites import put, put_shade, put_stamp
from carcqt.art.drawings.jungle import HUTS
from carcqt.art.plans.lines import LineEnd
from carcqt.art.plans.plan import TilePlan
from carcqt.art.tiles.scatter import node_values
from carcqt.art.tiles.scene import TileScene
from carcqt.art.tiles.streams import put_stones
from carcqt.rules.description import Role

_HUT = 0.185
_DETAILS = 24
_DABS = 820
"""Of a thousand, so many things on the ground are only strokes of the brush."""


def paint_earth(scene: TileScene) -> None:
    """Brush strokes and small things on the ground of a village."""
    plan, frame = scene.plan, scene.plan.frame
    if not frame.by_role[Role.COVER]:
        return
    rng = numbers("earth", plan.content)
    count = 260 * plan.tile.squares
    size = np.array((frame.columns, frame.rows))
    places = rng.uniform(0, 1, (count, 2)) * (size - 0.13) + 0.065
    deep = -node_values(plan, plan.cover, places.astype(np.float32))
    kinds = rng.randint(0, 1000, count)
    busy = [(spot.x, spot.y) for spot in plan.anchors.icons]
    busy += [place for places in _hut_places(plan).values() for place in places]
    found = []
    for (x, y), kind, inside in zip(places.tolist(), kinds.tolist(), deep.tolist(), strict=True):
        if kind >= _DABS:
            if inside < 0.06 or any(math.hypot(x - ox, y - oy) < 0.105 for ox, oy in busy):
                continue
            busy.append((x, y))
        if inside > 0.02:
            found.append((scene.at(x, y), kind))
    found.sort(key=lambda one: one[0].y())
    for place, kind in found:
        draw, variant, reach = (
            (_dab, kind % 12, 10) if kind < _DABS else (_detail, kind % _DETAILS, 22)
        )
        put_stamp(scene.p, draw, variant, scene.unit, reach, place.x(), place.y())


def _dab(p: QPainter, variant: int) -> None:
    rng = chance("earth dab", variant)
    tint = ("#b08a52", "#e6cd98", "#d0ab6c", "#a07c48")[variant % 4]
    lean = rng.uniform(-1.6, 1.6)
    stroke(p, line(((-5, -lean), (5, lean))), tint, rng.uniform(2, 4.4), 70)


def _detail(p: QPainter, variant: int) -> None:
    (_person, _plants, _fire_pit, _person, _plants, _person)[variant % 6](p, variant)


def _plants(p: QPainter, variant: int) -> None:
    """A few rows of a garden."""
    rng = chance("garden", variant)
    for row in range(2):
        for number in range(3):
            x, y = -8 + number * 8, -2 + row * 7
            for _ in range(4):
                lean, tall = rng.uniform(-0.6, 0.6), rng.uniform(4, 8)
                tint = rng.choice(("#5f8a2e", "#7ca038", "#3f7030"))
                stroke(p, line(((x + lean, y), (x + lean * tall, y - tall))), tint, 1.5, 230)


def _fire_pit(p: QPainter, variant: int) -> None:
    soft(p, 0, 2, 11, 7, "#3a2412", 150)
    for number in range(7):
        angle = number * 0.9
        dot(p, 7 * math.cos(angle), 3 + 4 * math.sin(angle), 2, 1.6, "#9a8c78")
    fill(p, blob("-4,4 -2,-3 0,-9 3,-2 4,4"), "#ef8a2a")
    fill(p, blob("-2,4 0,-3 2,4"), "#ffe08a")


def _person(p: QPainter, variant: int) -> None:
    fill(p, blob("-2,7 4,6 9,8 2,9"), "#2a1a08", 90)
    cloth = ("#c2402c", "#e0a030", "#2f7f8a")[variant // 6 % 3]
    solid(p, blob("-3.4,7 -3,-3 0,-5 3,-3 3.4,7"), cloth, 0.9, 0.6)
    stroke(p, line("-3,-2 -6,3"), "#8a5632", 1.8)
    stroke(p, line("3,-2 6,2"), "#8a5632", 1.8)
    dot(p, 0, -7.5, 2.9, 3.1, "#9a6238")
    fill(p, blob("-3,-8 -2,-11.4 2,-11.4 3,-8 0,-9.4"), "#1c120c")


@lru_cache(maxsize=200)
def _hut_places(plan: TilePlan) -> dict[int, list[tuple[float, float]]]:
    """For each village, places with room around them, never in a row."""
    step = plan.frame.step
    x, y = plan.frame.x, plan.frame.y
    found: dict[int, list[tuple[float, float]]] = {}
    for zone in plan.frame.by_role[Role.COVER]:
        mine = plan.labels == zone
        if plan.tips:
            # Not in the strip that parts it from another village.
            mine &= plan.cover < 0
        space = room(mine, step)
        rng = numbers("huts", plan.content, zone)
        score = np.where(mine, np.minimum(space, 0.11) + rng.uniform(0, 0.09, space.shape), -1)
        taken = [(spot.x, spot.y, 0.13) for spot in plan.anchors.icons if spot.zone == zone]
        piece = plan.piece_spot(zone)
        taken.append((piece.x, piece.y, 0.10))
        # No roof over what parts two villages at a corner.
        taken += [(*tip.place(0.05), 0.16) for tip in plan.tips]
        found[zone] = []
        most = max(1, round(float(mine.sum()) * step * step / 0.04))
        for _ in range(min(most, 9)):
            free = score.copy()
            for ox, oy, apart in taken:
                free = np.where(np.hypot(x - ox, (y - oy) * 1.1) < apart, -1, free)
            row, column = np.unravel_index(int(free.argmax()), free.shape)
            if free[row, column] < 0.055:
                break
            found[zone].append((float(x[row, column]), float(y[row, column])))
            taken.append((*found[zone][-1], 0.17))
    return found


def paint_huts(scene: TileScene) -> None:
    size, margin = scene.size, _HUT * 0.58
    for zone, found in _hut_places(scene.plan).items():
        places = sorted((scene.view.turned(*place) for place in found), key=lambda at: at[1])
        for number, (at_x, at_y) in enumerate(places):
            chosen = seed("hut", scene.plan.content, zone, number)
            at_x = min(max(at_x, margin), scene.view.columns - margin)
            at_y = min(max(at_y - 0.01, margin * 0.9), scene.view.rows - margin * 0.9)
            house = HUTS[chosen % len(HUTS)]
            put(scene.p, house, at_x * size, at_y * size, _HUT * size, mirrored=chosen % 3 == 1)


def paint_glades(scene: TileScene) -> None:
    """Darkness among the trees behind each animal, so that it stands out."""
    looks = scene.plan.frame.looks
    for spot in scene.plan.anchors.icons:
        if looks[scene.kind(spot.zone)].role is Role.OPEN:
            place, r = scene.at(spot.x, spot.y), spot.size * scene.size
            put_shade(scene.p, place.x(), place.y(), r * 0.66, r * 0.62, "#0f2a14", 165)


def paint_sources(scene: TileScene) -> None:
    """Where the broad river rises: falls between rocks."""
    size = scene.size
    for stop in scene.plan.lines.stops:
        look = scene.plan.frame.looks[scene.kind(stop.zones[0])]
        if stop.end is not LineEnd.LOOSE or look.half_width < 0.1:
            continue
        rng = chance("source", scene.plan.content, stop.zones)
        middle, back = scene.at(stop.x, stop.y), scene.view.angle(stop.heading)
        far = look.half_width + 0.02
        for number in range(60):
            angle = back + rng.uniform(-0.55, 0.55)
            begin = rng.uniform(far - 0.09, far - 0.02)
            ends = [
                (
                    middle.x() + math.cos(angle) * reach * size,
                    middle.y() + math.sin(angle) * reach * size,
                )
                for reach in (begin, begin - rng.uniform(0.04, 0.10))
            ]
            tint = "#ffffff" if number % 3 else "#bfe4e6"
            stroke(scene.p, line(ends), tint, rng.uniform(1, 3) * scene.unit, 150)
        stones = []
        for number in range(30):
            angle = back + (number - 14.5) * 0.085
            reach = far + rng.uniform(-0.02, 0.03)
            stones.append(
                (
                    middle.x() + math.cos(angle) * reach * size,
                    middle.y() + math.sin(angle) * reach * size,
                    rng.uniform(0.022, 0.046) * size,
                )
            )
        put_stones(scene, stones, rng)

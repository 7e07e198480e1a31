"""Icons on a tile: animals, gold, boats, each at its spot."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from carcqt.art.brush.glyphs import draw_badge
from carcqt.art.brush.noise import chance, seed
from carcqt.art.brush.sprites import Draw, put, put_shade
from carcqt.art.drawings.things import unknown
from carcqt.art.plans.anchors import IconSpot
from carcqt.art.tiles.scatter import VARIANTS
from carcqt.art.tiles.scene import TileScene
from carcqt.art.tiles.style import IconArt

_UNKNOWN = IconArt((unknown,), mirrored=False)


def paint_icons(scene: TileScene) -> None:
    for spot in sorted(
        scene.plan.anchors.icons, key=lambda spot: scene.view.turned(spot.x, spot.y)[::-1]
    ):
        paint_icon(scene, spot)


def paint_icon(scene: TileScene, spot: IconSpot) -> None:
    art = scene.style.icons.get(spot.icon, _UNKNOWN)
    size = spot.size * scene.size
    chosen = seed(scene.plan.content, spot.zone, spot.icon, spot.order)
    draw, left = _drawing(art, spot.number, chosen)
    mirrored = art.mirrored and chosen // 7 % 2 == 1
    degrees = 0
    if art.along:
        draw, degrees = _along(art, draw, math.degrees(scene.view.angle(spot.heading)))
    place = _inside(scene, spot, art, degrees)
    if art.floats:
        x, y = place.x() + size * 0.07, place.y() + size * 0.11
        put_shade(scene.p, x, y, size * 0.5, size * 0.22, "#10302c", 120)
    put(scene.p, draw, place.x(), place.y(), size, mirrored=mirrored, degrees=degrees)
    if art.rooted:
        _paint_foot(scene, spot, place)
    if left > 1:
        radius = max(0.062 * scene.size, 5)
        at = place + QPointF(size * 0.34, size * 0.3)
        draw_badge(scene.p, str(left), at.x(), at.y(), radius)


def _paint_foot(scene: TileScene, spot: IconSpot, place: QPointF) -> None:
    """Trees before what rises out of a forest."""
    rng = chance("foot", scene.plan.content, spot.zone, spot.order)
    plants, view = scene.style.growth.plants, scene.view
    x, y = place.x() / scene.size, place.y() / scene.size
    row = []
    for number in range(7):
        at_x = x + (number - 3) * 0.17 * spot.size + rng.uniform(-0.006, 0.006)
        at_y = y + (0.36 - 0.02 * abs(number - 3)) * spot.size + rng.uniform(0, 0.02)
        radius, variant = rng.uniform(0.026, 0.038), rng.randrange(VARIANTS)
        if view.zone_at(at_x * scene.size, at_y * scene.size) == spot.zone:
            row.append((plants[variant % len(plants)], at_x, at_y, radius, variant))
    scene.put_plants(row)


def _drawing(art: IconArt, number: int, chosen: int) -> tuple[Draw, int]:
    """What to draw, and the number to write beside it (1 for none)."""
    if art.counted:
        if number <= len(art.counted):
            return art.counted[number - 1], 1
        return art.counted[-1], number
    return art.poses[chosen % len(art.poses)], number


def _along(art: IconArt, draw: Draw, heading: float) -> tuple[Draw, int]:
    """The drawing and its turn on a line; what has an upper side is never put on its head."""
    if not art.upright:
        return draw, round(heading / 6) * 6
    slope = (heading + 90) % 180 - 90
    if abs(slope) > 48:
        return art.upright[0], 0
    return draw, 0 if abs(slope) < 3 else round(slope)


def _inside(scene: TileScene, spot: IconSpot, art: IconArt, degrees: int) -> QPointF:
    """The spot, moved so that the whole icon is on the tile."""
    # Lifted square to its line, so that it stands on it on a slope too.
    slope, far = math.radians(degrees), art.lift * spot.size * scene.size
    place = scene.at(spot.x, spot.y) + QPointF(math.sin(slope) * far, -math.cos(slope) * far)
    margin = (spot.size * 0.64 + 0.012) * scene.size
    above = margin * art.tall
    x = min(max(place.x(), margin), scene.view.width - margin)
    y = min(max(place.y(), above), scene.view.height - margin * 0.95)
    return QPointF(x, y)

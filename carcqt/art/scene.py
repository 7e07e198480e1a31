"""A tile on the easel: its layout seen at a size, its decor, its theme and a painter."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from carcqt.art.ground import paint_ground
from carcqt.art.layout import layout
from carcqt.art.scatter import Decor, Standing, decor
from carcqt.art.shapes import NO_BRUSH, pen
from carcqt.art.sprites import painter_on, plant_sprite, put_shade, put_whole
from carcqt.art.theme import Plant, Theme
from carcqt.art.view import View
from carcqt.rules.tiles import Tile

_FRAME = (
    (0.075, 4), (0.064, 4), (0.054, 4), (0.045, 5), (0.037, 5), (0.029, 6), (0.022, 7),
    (0.016, 8), (0.010, 10),
)  # fmt: skip
"""Faint strokes along the edge, width and strength."""


class Scene:
    def __init__(self, view: View, theme: Theme) -> None:
        self.view, self.theme, self.layout = view, theme, view.layout
        self.size, self.unit = view.size, view.unit
        self.decor: Decor = decor(view.layout, theme)
        self.image: QImage = paint_ground(view, theme)
        self.p: QPainter = painter_on(self.image)

    def at(self, x: float, y: float) -> QPointF:
        return self.view.at(x, y)

    def kind(self, zone: int) -> str:
        return self.layout.tile.zones[zone].kind

    def stand(self, plants: Iterable[tuple[Plant, Standing]]) -> None:
        """Plants with their shadows, the southern ones in front."""
        self.put_plants(
            (plant, *self.view.turned(one.x, one.y), one.radius, one.variant)
            for plant, one in plants
        )

    def put_plants(self, plants: Iterable[tuple[Plant, float, float, float, int]]) -> None:
        put_plants(self.p, plants, self.size)


def put_plants(
    p: QPainter, plants: Iterable[tuple[Plant, float, float, float, int]], size: float
) -> None:
    """Plants at places in squares, with radius and variant."""
    ordered = sorted(plants, key=lambda one: (round(one[2], 4), round(one[1], 4)))
    for _, x, y, radius, _ in ordered:
        r = radius * size
        put_shade(p, x * size + r * 0.38, y * size + r * 0.5, r * 1.04, r * 0.92, "#12140a", 165)
    for plant, x, y, radius, variant in ordered:
        image = plant_sprite(plant, variant, max(3, round(radius * size)))
        put_whole(p, image, x * size, y * size)


def paint_tile(tile: Tile, theme: Theme, size: int, turn: int = 0, *, frame: bool = True) -> QImage:
    """The picture of a tile, so many pixels to a square."""
    scene = Scene(View(layout(tile, theme.shapes), size, turn), theme)
    for layer in theme.layers:
        layer(scene)
    if frame:
        _paint_frame(scene)
    scene.p.end()
    return scene.image


def _paint_frame(scene: Scene) -> None:
    """The same on all tiles, whatever they show."""
    edge = QRectF(0, 0, scene.view.width, scene.view.height)
    p = scene.p
    p.setBrush(NO_BRUSH)
    for width, alpha in _FRAME:
        p.setPen(pen("#2c1e0c", width * scene.size, alpha))
        p.drawRect(edge)
    p.setPen(pen("#2c1e0c", max(1, scene.size / 200), 120))
    p.drawRect(edge)


def growing(scene: Scene) -> Iterator[tuple[Plant, Standing]]:
    plants = scene.theme.growth.plants
    for one in (*scene.decor.plants, *scene.decor.at_sides):
        yield plants[one.variant % len(plants)], one


def spread_evenly(count: int, radius: float) -> list[tuple[float, float]]:
    """Places round a middle for a few things that belong together."""
    if count == 1:
        return [(0.0, 0.0)]
    turn = -math.pi * 0.75 if count != 3 else -math.pi / 2
    return [
        (
            radius * math.cos(turn + number * math.tau / count),
            radius * math.sin(turn + number * math.tau / count),
        )
        for number in range(count)
    ]

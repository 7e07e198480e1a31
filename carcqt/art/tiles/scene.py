"""A tile on the easel: its layout seen at a size, its decor, its theme and a painter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from carcqt.art.brush.shapes import NO_BRUSH, pen
from carcqt.art.brush.sprites import blank, painter_on, plant_sprite, put_shade, put_whole
from carcqt.art.plans.plan import layout
from carcqt.art.tiles.ground import paint_ground
from carcqt.art.tiles.scatter import Decor, Standing, decor
from carcqt.art.tiles.theme import Plant, Theme
from carcqt.art.tiles.view import View
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
        image = plant_sprite(plant, variant, _whole_radius(radius * size))
        put_whole(p, image, x * size, y * size)


def _whole_radius(pixels: float) -> int:
    """One of so few that large pictures do not need a sprite for every plant."""
    whole = max(2, int(pixels))
    step = max(1, whole // 20)
    return whole - whole % step


def paint_tile(tile: Tile, theme: Theme, size: int, turn: int = 0, *, frame: bool = True) -> QImage:
    """The picture of a tile, so many pixels to a square."""
    scene = Scene(View(layout(tile, theme.shapes), size, turn), theme)
    try:
        for layer in theme.layers:
            layer(scene)
        if frame:
            scene.p.drawImage(0, 0, _frame(scene.view.width, scene.view.height, size))
    finally:
        # A picture that goes while it is painted on takes the program with it.
        scene.p.end()
    return scene.image


@lru_cache(maxsize=16)
def _frame(width: int, height: int, size: int) -> QImage:
    """The edge of a tile: the same on all, whatever they show."""
    image = blank(width, height)
    p = painter_on(image)
    p.setBrush(NO_BRUSH)
    strokes = [(share * size, alpha) for share, alpha in _FRAME]
    strokes.append((max(1.0, size / 200), 120))
    for thick, alpha in strokes:
        p.setPen(pen("#2c1e0c", thick, alpha))
        p.drawRect(0, 0, width, height)
    p.end()
    return image


def growing(scene: Scene) -> Iterator[tuple[Plant, Standing]]:
    plants = scene.theme.growth.plants
    for one in (*scene.decor.plants, *scene.decor.at_sides):
        yield plants[one.variant % len(plants)], one

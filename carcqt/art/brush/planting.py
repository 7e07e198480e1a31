"""Plants put down many at a time: trees of a forest, peaks of a range."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtGui import QImage, QPainter, QTransform

from carcqt.art.brush.sprites import blank, painter_on, put_shade, put_whole
from carcqt.art.brush.symbols import vectors_of


@dataclass(frozen=True, slots=True)
class Plant:
    """A kind of tree, or of mountain, that stands in a mass."""

    draw: Callable[[QPainter, str, int], None]
    """Painter, colour and variant; in a circle of radius 1 about 0, 0."""
    colours: tuple[str, ...]


PlacedPlant = tuple[Plant, float, float, float, int]
"""With its place, its radius and its variant."""


@lru_cache(maxsize=4000)
def plant_sprite(plant: Plant, variant: int, radius: int) -> QImage:
    side = int(3.4 * radius) + 4
    image = blank(side, side)
    with painter_on(image) as p:
        p.translate(side / 2, side / 2)
        p.scale(radius, radius)
        plant.draw(p, plant.colours[variant % len(plant.colours)], variant)
    return image


def put_plants(p: QPainter, plants: Iterable[PlacedPlant], size: float) -> None:
    """Plants at places in squares, with radius and variant."""
    ordered = sorted(plants, key=lambda one: (round(one[2], 4), round(one[1], 4)))
    for _, x, y, radius, _ in ordered:
        r = radius * size
        put_shade(p, x * size + r * 0.38, y * size + r * 0.5, r * 1.04, r * 0.92, "#12140a", 165)
    vectors = vectors_of(p)
    for plant, x, y, radius, variant in ordered:
        if vectors is not None:
            at = QTransform.fromTranslate(x * size, y * size).scale(*[radius * size / 100] * 2)
            vectors.put(p, (plant, variant), partial(_draw_large, plant, variant), at)
            continue
        image = plant_sprite(plant, variant, _whole_radius(radius * size))
        put_whole(p, image, x * size, y * size)


def _draw_large(plant: Plant, variant: int, p: QPainter) -> None:
    """With a radius of 100."""
    p.scale(100, 100)
    plant.draw(p, plant.colours[variant % len(plant.colours)], variant)


def _whole_radius(pixels: float) -> int:
    """One of so few that large pictures do not need a sprite for every plant."""
    whole = max(2, int(pixels))
    step = max(1, whole // 20)
    return whole - whole % step

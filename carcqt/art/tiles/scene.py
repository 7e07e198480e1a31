"""A tile being painted: its plan seen at a size, its decor, its style and a painter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from carcqt.art.brush.planting import PlacedPlant, Plant, put_plants
from carcqt.art.brush.sprites import painter_on
from carcqt.art.tiles.ground import paint_ground
from carcqt.art.tiles.outlined import paint_outlined
from carcqt.art.tiles.scatter import Decor, PlantSpot, decor
from carcqt.art.tiles.style import TileStyle
from carcqt.art.tiles.view import PlanView


class TileScene:
    def __init__(
        self, view: PlanView, style: TileStyle, p: QPainter | None = None, *, bare: bool = False
    ) -> None:
        """On a picture of its own, or as shapes on a painter; bare: without the ground."""
        self.view, self.style, self.plan = view, style, view.plan
        self.size, self.unit = view.size, view.unit
        self.decor: Decor = decor(view.plan, style)
        self.image: QImage = paint_ground(view, style) if p is None else QImage()
        self.p: QPainter = painter_on(self.image) if p is None else p
        if p is not None and not bare:
            paint_outlined(p, view, style)

    def at(self, x: float, y: float) -> QPointF:
        return self.view.at(x, y)

    def kind(self, zone: int) -> str:
        return self.plan.tile.zones[zone].kind

    def stand(self, plants: Iterable[tuple[Plant, PlantSpot]]) -> None:
        """Plants with their shadows, the southern ones in front."""
        self.put_plants(
            (plant, *self.view.turned(one.x, one.y), one.radius, one.variant)
            for plant, one in plants
        )

    def put_plants(self, plants: Iterable[PlacedPlant]) -> None:
        put_plants(self.p, plants, self.size)


def growing(scene: TileScene) -> Iterator[tuple[Plant, PlantSpot]]:
    plants = scene.style.growth.plants
    for one in (*scene.decor.plants, *scene.decor.at_sides):
        yield plants[one.variant % len(plants)], one

"""A tile being painted: its plan seen at a size, its decor, its style and a painter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from carcqt.art.brush.planting import PlacedPlant, Plant, put_plants
from carcqt.art.tiles.scatter import Decor, PlantSpot, decor
from carcqt.art.tiles.style import TileStyle
from carcqt.art.tiles.view import PlanView


class TileScene:
    def __init__(self, view: PlanView, style: TileStyle, p: QPainter) -> None:
        self.view, self.style, self.plan, self.p = view, style, view.plan, p
        self.size, self.unit = view.size, view.unit
        self.decor: Decor = decor(view.plan, style)

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

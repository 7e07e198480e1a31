"""A tile as large as there is room for: where its points and zones lie on the screen."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath, QResizeEvent
from PySide6.QtWidgets import QWidget

from carcqt.art.plans.anchors import IconSpot
from carcqt.art.studio.studio import Studio
from carcqt.rules.description import Description
from carcqt.rules.tiles import SIDE, Tile
from carcqt.ui.theme.style import style
from editor.tiles.picture import CanvasPicture
from editor.tiles.shape.points import PointGrid
from editor.tiles.tools import IconAim, TileTarget

_LARGEST: Final = 500
_AROUND: Final = 56
"""Room for points and letters."""
_NEAR: Final = 24
"""How far from a point a press still means it."""
_ZOOMS: Final = (0.5, 6.0)


class TileSheet(QWidget):
    zoom_changed = Signal(float)

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tile: Tile | None = None
        self.grid = PointGrid(1, 1)
        self._description: Description | None = None
        self._zoom, self._shift = 1.0, QPointF()
        self.picture = CanvasPicture(studio, lambda: self.square * self.devicePixelRatioF(), self)
        self.picture.changed.connect(self.update)

    def set_tile(self, tile: Tile, description: Description) -> None:
        if tile == self.tile and description is self._description:
            return
        self.tile, self._description = tile, description
        if PointGrid.of(tile) != self.grid:
            self.grid = PointGrid.of(tile)
            self.fit()
        self.picture.set_tile(tile, description)
        self.update()

    @property
    def zoom(self) -> float:
        return self._zoom

    @property
    def square(self) -> float:
        """How large a square is shown."""
        room_x = max(80, self.width() - 2 * style().px(_AROUND))
        room_y = max(80, self.height() - 2 * style().px(_AROUND))
        fit = min(room_x / self.grid.columns, room_y / self.grid.rows)
        largest = max(_LARGEST / max(self.grid), 120 if self.grid.squares > 1 else 0)
        return min(fit, largest) * self._zoom

    @property
    def box(self) -> QRectF:
        wide, high = self.square * self.grid.columns, self.square * self.grid.rows
        left = (self.width() - wide) / 2 + self._shift.x()
        top = (self.height() - high) / 2 + self._shift.y()
        return QRectF(round(left), round(top), wide, high)

    def to_widget(self, x: float, y: float) -> QPointF:
        box = self.box
        return QPointF(box.left() + x * self.square, box.top() + y * self.square)

    def to_tile(self, at: QPointF) -> QPointF:
        box = self.box
        return QPointF((at.x() - box.left()) / self.square, (at.y() - box.top()) / self.square)

    def point_place(self, point: int) -> QPointF:
        return self.to_widget(*self.grid.place(point))

    def zone_place(self, zone: str) -> QPointF:
        """Where a zone is named."""
        places, number = self.picture.places, self._zone_number(zone)
        if number is None or places is None:
            return self.to_widget(self.grid.columns / 2, self.grid.rows / 2)
        return self.to_widget(*places.spot(number))

    def _zone_number(self, zone: str) -> int | None:
        places = self.picture.places
        return None if places is None else places.tile.zone_numbers.get(zone)

    def outline_of(self, zone: str) -> QPainterPath | None:
        """In squares; none as long as it would not be that of the picture."""
        places, number = self.picture.places, self._zone_number(zone)
        if number is None or places is None or (self.picture.is_real and not places.is_exact):
            return None
        return places.outline(number)

    def target_at(self, at: QPointF) -> TileTarget:
        places = self.picture.places
        if places is None:
            return TileTarget()
        place, names = self.to_tile(at), [zone.id for zone in places.tile.zones]
        point = min(self.grid.shown(), key=lambda one: self._far(one, at))
        if self._far(point, at) <= min(self.square / 7, style().px(_NEAR)):
            owner = places.tile.zone_at.get(point)
            return TileTarget(point, None if owner is None else names[owner])
        number = places.zone_at(place.x(), place.y())
        if number is None:
            return TileTarget()
        lying = places.icon_at(place.x(), place.y())
        if lying is None or lying.zone != number:
            return TileTarget(None, names[number])
        return TileTarget(None, names[number], lying.icon, lying.order)

    def spot_of(self, target: TileTarget) -> IconSpot | None:
        """Where an icon stands, in squares, as far as that is known."""
        places, number = self.picture.places, self._zone_number(target.zone or "")
        if places is None or number is None or target.icon is None:
            return None
        return places.icon_spot(number, target.icon, target.order)

    def aim(self, icon: TileTarget, by: QPointF) -> IconAim | None:
        """Where an icon would stand so far from where it stands now, in squares."""
        places, number = self.picture.places, self._zone_number(icon.zone or "")
        spot = self.spot_of(icon)
        if spot is None or places is None or places.layout is None or number is None:
            return None
        x, y = spot.x + by.x(), spot.y + by.y()
        there = places.zone_at(x, y)
        x, y = min(max(x, 0.0), self.grid.columns), min(max(y, 0.0), self.grid.rows)
        home = places.layout.nearest(number, x, y)
        return IconAim(
            None if there is None else places.tile.zones[there].id,
            (round(SIDE * x), round(SIDE * y)),
            (round(SIDE * home[0]), round(SIDE * home[1])),
        )

    def _far(self, point: int, at: QPointF) -> float:
        place = self.point_place(point)
        return math.hypot(place.x() - at.x(), place.y() - at.y())

    def place_of(self, target: TileTarget) -> QPointF:
        if target.point is not None:
            return self.point_place(target.point)
        if (spot := self.spot_of(target)) is not None:
            return self.to_widget(spot.x, spot.y)
        if target.zone is not None:
            return self.zone_place(target.zone)
        return self.to_widget(self.grid.columns / 2, self.grid.rows / 2)

    def set_zoom(self, zoom: float, about: QPointF | None = None) -> None:
        about = about if about is not None else QPointF(self.rect().center())
        kept = self.to_tile(about)
        self._zoom = min(max(zoom, _ZOOMS[0]), _ZOOMS[1])
        moved = self.to_widget(kept.x(), kept.y())
        self._shift += about - moved
        self.picture.wake()
        self.zoom_changed.emit(self._zoom)
        self.update()

    def fit(self) -> None:
        self._zoom, self._shift = 1.0, QPointF()
        self.zoom_changed.emit(1.0)
        self.update()

    def pan(self, by: QPointF) -> None:
        self._shift += by
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.wake()

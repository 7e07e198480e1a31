"""A tile as large as there is room for: where its points and zones lie on the screen."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QWidget

from carcqt.art.plans.anchors import IconSpot
from carcqt.art.studio.studio import Studio
from carcqt.board.tool import UNIT
from carcqt.board.view import PanZoomView
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
"""Smallest and largest zoom, measured by that at which the whole tile is seen."""


class TileSheet(PanZoomView):
    """A square of the tile is a square of the scene."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        self.tile: Tile | None = None
        self.grid = PointGrid(1, 1)
        super().__init__(parent)
        self._description: Description | None = None
        self.picture = CanvasPicture(studio, lambda: self.square * self.devicePixelRatioF(), self)
        self.picture.changed.connect(self.viewport().update)
        self.zoom_changed.connect(self.picture.wake)
        self.set_margins(0, 0, 0, 0)
        style().follow(self._restyle)

    def _restyle(self) -> None:
        self.reduced_motion = style().reduced_motion
        if self.is_fitted:
            self.fit()
        self.viewport().update()

    def set_tile(self, tile: Tile, description: Description) -> None:
        if tile == self.tile and description is self._description:
            return
        self.tile, self._description = tile, description
        if PointGrid.of(tile) != self.grid:
            self.grid = PointGrid.of(tile)
            self.fit()
        self.picture.set_tile(tile, description)
        self.viewport().update()

    def content_rect(self) -> QRectF:
        return QRectF(0, 0, self.grid.columns * UNIT, self.grid.rows * UNIT)

    def _fitting(self) -> tuple[QPointF, float]:
        """Return the middle of the tile, and the zoom that leaves room for points and letters."""
        around = style().px(_AROUND)
        room = QRectF(self.viewport().rect()).marginsRemoved(
            QMarginsF(around, around, around, around)
        )
        across = max(80, room.width()) / self.grid.columns
        square = min(across, max(80, room.height()) / self.grid.rows)
        largest = max(_LARGEST / max(self.grid), 120 if self.grid.squares > 1 else 0)
        return self.content_rect().center(), min(square, largest) / UNIT

    def zoom_range(self) -> tuple[float, float]:
        fitted = self._fitting()[1]
        return fitted * _ZOOMS[0], fitted * _ZOOMS[1]

    @property
    def square(self) -> float:
        """How large a square is shown, in pixels."""
        return UNIT * self.zoom

    @property
    def box(self) -> QRectF:
        """Where the tile is shown, in the viewport."""
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        wide, high = self.square * self.grid.columns, self.square * self.grid.rows
        return QRectF(-across, -down, wide, high)

    def shown_at(self, x: float, y: float) -> QPointF:
        """Return where a place of the tile, in squares, is shown in the viewport."""
        box = self.box
        return QPointF(box.left() + x * self.square, box.top() + y * self.square)

    def to_tile(self, at: QPointF) -> QPointF:
        """Return the place of the tile, in squares, at a place of the viewport."""
        box = self.box
        return QPointF((at.x() - box.left()) / self.square, (at.y() - box.top()) / self.square)

    def point_place(self, point: int) -> QPointF:
        return self.shown_at(*self.grid.place(point))

    def zone_place(self, zone: str) -> QPointF:
        """Where a zone is named."""
        places, number = self.picture.places, self._zone_number(zone)
        if number is None or places is None:
            return self.shown_at(self.grid.columns / 2, self.grid.rows / 2)
        return self.shown_at(*places.spot(number))

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
            return self.shown_at(spot.x, spot.y)
        if target.zone is not None:
            return self.zone_place(target.zone)
        return self.shown_at(self.grid.columns / 2, self.grid.rows / 2)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        painter.fillRect(rect, style().colour("bg"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.wake()

"""A board that reports zones and squares where the pointer rests, and clicks on them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.board.shown import ShownBoard, ZoneAt
from carcqt.board.tool import PointerEvent, Tool, square_at

_HOVER: Final = 250
"""Milliseconds that the pointer rests before a zone is reported."""


class PointedBoard(ShownBoard):
    """Reports what its tools and the pointer do."""

    lay_asked = Signal(object, int)
    """Square and turn."""
    ghost_changed = Signal(object, int)
    """Square of the held tile, or nothing, and its turn."""
    spot_clicked = Signal(int)
    spot_hovered = Signal(object)
    zone_hovered = Signal(object, str)
    zone_left = Signal()
    square_clicked = Signal(object)
    """A click that did nothing else."""
    square_pointed = Signal(object)
    """An empty square: the pointer rests there, it was clicked, or keys put the tile there."""

    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(studio, theme, parent)
        self._zone: ZoneAt | None = None
        self._hover = QTimer(self, singleShot=True, interval=_HOVER)
        self._hover.timeout.connect(self._rest_on_zone)

    def tiles_changed(self) -> None:
        self.unhover()

    def come_to_rest(self) -> None:
        super().come_to_rest()
        # Something else may lie under the pointer now; keys are not overruled by that.
        if self.pointer is not None and not self.tool.by_keys:
            self.move_to(self.pointer)

    def hover_at(self, place: QPointF) -> None:
        """Report the zone at a place of the scene once the pointer has rested there."""
        if self._zone is not None and self.zone_at(place) != self._zone:
            self.unhover()
        self._hover.start()

    def unhover(self) -> None:
        self._hover.stop()
        if self._zone is not None:
            self._zone = None
            self.zone_left.emit()

    def _rest_on_zone(self) -> None:
        if self.pointer is None:
            return
        place = self.mapToScene(self.pointer)
        square = square_at(place)
        if square not in self._blocks.at:
            self.square_pointed.emit(square)
            return
        zone = self.zone_at(place)
        if zone is not None and zone != self._zone:
            self._zone = zone
            self.zone_hovered.emit(*zone)


class LookTool(Tool):
    """Leaves the board as it is. The pointer hovers over zones and clicks squares."""

    def __init__(self, board: PointedBoard) -> None:
        super().__init__(board)
        self.board: Final = board

    def acts_at(self, event: PointerEvent) -> bool:
        """Return whether a click there does more than click a square."""
        return False

    def move(self, event: PointerEvent) -> None:
        shapes, acts = Qt.CursorShape, self.acts_at(event)
        self.board.viewport().setCursor(shapes.PointingHandCursor if acts else shapes.ArrowCursor)
        self.board.hover_at(event.place)

    def leave(self) -> None:
        self.board.unhover()

    def release(self, event: PointerEvent) -> bool:
        square = event.square
        if self.board.tile_at(square) is None:
            self.board.square_pointed.emit(square)
        self.board.square_clicked.emit(square)
        return False

"""The tool that places pieces on spots of the board."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import Pose, piece
from carcqt.board.fanning import fanned_out
from carcqt.board.items import LIFT, PIECE_SIZE
from carcqt.board.pointed import LookTool, PointedBoard
from carcqt.board.spots import SpotItem
from carcqt.board.state import BoardTile, SpotGhost
from carcqt.board.tool import UNIT, PointerEvent

_REACH: Final = 0.17
"""Distance at which a spot is still meant, in squares."""
_APART: Final = 0.25
"""Least distance between the middles of two spots on one tile, in squares."""


class PlaceTool(LookTool):
    """In use while no tile is held: without spots, it only looks."""

    def __init__(self, board: PointedBoard) -> None:
        super().__init__(board)
        self.items: list[SpotItem] = []
        self._shown: tuple[tuple[SpotGhost, ...], tuple[BoardTile, ...]] = ((), ())
        """Spots with the tiles of the board: places stand elsewhere where another tile lies."""
        self._hovered: int | None = None
        self._focused: int | None = None
        self._is_new = False
        """Whether the spots came after the pointer was last pressed."""

    def offer(self, spots: Sequence[SpotGhost], focused: int | None = None) -> None:
        """Show spots to choose from; `focused` is the number of one."""
        shown = (tuple(spots), self.board.state.tiles)
        if shown != self._shown:
            self._shown = shown
            self.items = [
                SpotItem(spot, draw, at, self.board.colouring)
                for spot, (draw, at) in zip(spots, self._fanned(spots), strict=True)
            ]
            self._is_new = True
            self.board.put_layer("spots", [*self.items, *(item.badge for item in self.items)])
            self._hovered = None
        self._focused = focused
        self._show_states()

    @property
    def spots(self) -> list[SpotGhost]:
        return [item.spot for item in self.items]

    def _fanned(self, spots: Sequence[SpotGhost]) -> list[tuple[Draw, QPointF]]:
        """What is drawn and where; those of one square do not hide each other."""
        draws, places = list[Draw](), list[QPointF]()
        crowds = Counter((spot.square, spot.zone) for spot in spots)
        rows = {
            (square, zone): iter(self.board.places_in(square, zone, count, _APART))
            for (square, zone), count in crowds.items()
        }
        for spot in spots:
            x, y = next(rows[spot.square, spot.zone])
            _, pose = self.board.standing(spot.square, spot.zone, spot.piece)
            lift = LIFT * PIECE_SIZE if pose is Pose.STANDING else 0.0
            draws.append(piece(spot.piece, spot.colour, pose))
            places.append(QPointF(x, y - lift) * UNIT)
        reach = 0.15 * UNIT
        for square in {spot.square for spot in spots}:
            here = [number for number, spot in enumerate(spots) if spot.square == square]
            crowd = [places[number] for number in here]
            room = QPolygonF(crowd).boundingRect().adjusted(-reach, -reach, reach, reach)
            for number, place in zip(here, fanned_out(crowd, _APART * UNIT, room), strict=True):
                places[number] = place
        return list(zip(draws, places, strict=True))

    def _show_states(self) -> None:
        for item in self.items:
            number = item.spot.number
            item.set_state(focused=number == self._focused, hovered=number == self._hovered)

    def spot_at(self, place: QPointF) -> int | None:
        """Return the number of the spot at a place of the scene, or near it."""
        near = [
            (math.hypot(item.place.x() - place.x(), item.place.y() - place.y()), item.spot.number)
            for item in self.items
        ]
        if not near:
            return None
        away, number = min(near)
        return number if away <= max(_REACH * UNIT, 13 / self.board.zoom) else None

    def _hover(self, number: int | None) -> None:
        if number != self._hovered:
            self._hovered = number
            self._show_states()
            self.board.spot_hovered.emit(number)

    # Pointer

    def acts_at(self, event: PointerEvent) -> bool:
        return self._hovered is not None

    def press(self, event: PointerEvent) -> bool:
        self._is_new = False
        return False

    def double(self, event: PointerEvent) -> bool:
        # Two quick clicks lay a tile; whoever made them has not seen what they could choose.
        return self._is_new

    def move(self, event: PointerEvent) -> None:
        self._hover(self.spot_at(event.place))
        super().move(event)

    def leave(self) -> None:
        self._hover(None)
        super().leave()

    def release(self, event: PointerEvent) -> bool:
        spot = self.spot_at(event.place)
        if spot is None:
            return super().release(event)
        self.board.spot_clicked.emit(spot)
        return True

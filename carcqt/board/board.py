"""A board to play on: a held tile, spots for pieces. It is told what is legal."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from carcqt.art.brush.marks import colours
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import Pose, piece
from carcqt.art.plans.plan import tile_plan
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.board.fanning import fanned_out
from carcqt.board.ghost import GhostItem
from carcqt.board.heldtile import HeldTile
from carcqt.board.items import LegalItem
from carcqt.board.pictures import SIZES
from carcqt.board.shown import LIFT, PIECE_SIZE, ShownBoard, ZoneAt, box_of
from carcqt.board.spots import SpotItem
from carcqt.board.state import BoardTile, SpotGhost
from carcqt.board.view import ARROWS, UNIT, plain_key
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile

_HOVER = 250
"""Milliseconds that the pointer rests before a zone is told."""
_SPOT_REACH = 0.17
_SPOTS_APART = 0.25
"""Least distance between the middles of two spots on one tile, in squares."""


class BoardView(ShownBoard):
    lay_asked = Signal(object, int)
    """Square and turn."""
    ghost_changed = Signal(object, int)
    """Square, or nothing, and turn."""
    spot_clicked = Signal(int)
    spot_hovered = Signal(object)
    zone_hovered = Signal(object, str)
    zone_left = Signal()
    square_clicked = Signal(object)
    """A click that did nothing else."""
    square_pointed = Signal(object)
    """An empty square: the pointer rests there, it was clicked, or keys put the tile there."""

    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        self._held: HeldTile | None = None
        super().__init__(studio, theme, parent)
        self._asked: tuple[bool, str | None] = (True, None)
        self._legal: dict[Square, LegalItem] = {}
        self._framed_turn = 0
        self._spots: list[SpotItem] = []
        self._spots_shown: tuple[tuple[SpotGhost, ...], tuple[BoardTile, ...]] = ((), ())
        """Places stand elsewhere where another tile lies."""
        self._hovered_spot: int | None = None
        self._focused_spot: int | None = None
        self._spots_are_new = False
        """They came after the pointer was last pressed."""
        self._zone: ZoneAt | None = None
        self._pointer: QPoint | None = None
        self._ghost = GhostItem(self._pictures, self._colouring, lambda: self.is_moving)
        self.scene().addItem(self._ghost)
        self._pictures.arrived.connect(lambda _: self._ghost.update())
        self._hover = QTimer(self, singleShot=True, interval=_HOVER)
        self._hover.timeout.connect(self._rest_on_zone)

    def content_rect(self) -> QRectF:
        room = super().content_rect()
        if self._held is not None:
            for square in self._held.fits:
                room = room.united(box_of(self._held.outline(square)))
        return room

    def tiles_changed(self) -> None:
        self._unhover()

    # The held tile.

    def set_held_tile(
        self,
        tile: Tile | None,
        fits: Mapping[Square, Sequence[int]] | None = None,
        show_squares: bool = True,
        colour: int | str | None = None,
        *,
        waits: bool = False,
    ) -> None:
        """A tile to be laid, and where. A colour, a player's or any, stands for the accent. One
        that waits is nowhere until the pointer moves or a key puts it somewhere."""
        accent = colours(colour).fill if isinstance(colour, int) else colour
        before, after = self._held, None if tile is None else HeldTile(tile, fits or {})
        asked = (show_squares, accent)
        if before is not None and before.is_like(after) and asked == self._asked:
            # The same again: a tile that is shown somewhere stays there.
            return
        self._held, self._asked, self._ghost.accent = after, asked, accent
        self._frame_squares()
        if tile is not None:
            self._pictures.prepare(tile, self._picture_size)
            self._pictures.foresee([tile])
        if self._held is not None or before is not None:
            self._ghost_again()
        if self.is_fitted:
            self.fit(animated=True)
        if waits:
            self._pointer = None
        if self._held is not None and self._pointer is not None:
            self._point_ghost(self._pointer)

    def _frame_squares(self) -> None:
        """Frame the legal squares, each as the tile would cover it."""
        held, (show_squares, accent) = self._held, self._asked
        self._legal, self._framed_turn = {}, self.turn
        if held is not None and show_squares:
            for square in held.fits:
                box = box_of(held.outline(square))
                self._legal[square] = LegalItem(box, self._colouring, accent)
        self._put("legal", list(self._legal.values()))

    @property
    def ghost(self) -> tuple[Square, int] | None:
        if self._held is None or self._held.square is None:
            return None
        return self._held.square, self._held.turn

    @property
    def turn(self) -> int:
        """Of the held tile, also while it is nowhere over the board."""
        return 0 if self._held is None else self._held.turn

    def set_ghost(self, square: Square | None, turn: int | None = None) -> None:
        """As if put there by keys."""
        if self._held is not None and self._held.put(square, turn, by_keys=True):
            self._ghost_again()
            self._see_ghost()

    def move_ghost(self, dx: int, dy: int) -> None:
        if self._held is None:
            return
        middle = self.centre / UNIT
        last = self.state.tiles[-1].square if self.state.tiles else None
        start = (middle.x(), middle.y()) if last is None else (float(last[0]), float(last[1]))
        square = self._held.step(dx, dy, start)
        if square is not None:
            if self._held.put(square, by_keys=True):
                self._ghost_again()
            self._see_ghost()

    def turn_ghost(self, steps: int) -> None:
        """To the next turn that fits."""
        if self._held is not None and self._held.rotate(steps):
            self._ghost_again()

    def _see_ghost(self) -> None:
        if self._held is not None and self._held.shown is not None:
            # A view that shows everything goes on following what it shows.
            reach = 0.0 if self.is_fitted else 0.3 * UNIT
            self.show_rect(box_of(self._held.shown).adjusted(-reach, -reach, reach, reach))

    def _ghost_again(self) -> None:
        held = self._held
        shown = None if held is None else held.shown
        knob = held is not None and shown is not None and len(held.fits[shown.square]) > 1
        # Points of an advised turn stand where it would be.
        knob = knob and not self._layers["advised"]
        self._ghost.show_tile(shown, knob=knob)
        if held is not None and held.tile.squares > 1 and held.turn != self._framed_turn:
            self._frame_squares()
        self._fade_squares()
        square = None if shown is None else shown.square
        self.ghost_changed.emit(square, self.turn)
        if square is not None and held is not None and held.by_keys:
            self.square_pointed.emit(square)

    def _fade_squares(self) -> None:
        """Near squares are strong, far ones faint."""
        ghost = self.ghost
        for square, item in self._legal.items():
            item.setVisible(ghost is None or square != ghost[0])
            if ghost is None:
                strength = 0.85
            else:
                away = max(abs(square.x - ghost[0].x), abs(square.y - ghost[0].y))
                strength = min(1.0, max(0.5, 1.12 - 0.12 * away))
            item.setOpacity(strength)

    def _point_ghost(self, at: QPoint) -> None:
        held = self._held
        if held is None:
            return
        place = self.mapToScene(at)
        if self._ghost.knob_contains(place, self.zoom):
            return
        x, y = self._in_squares(at)
        square = held.square_under(x, y)
        if square is None and (held.by_keys or held.can_cover(x, y)):
            return
        if square is not None and held.by_keys and held.square == square:
            return
        if held.put(square):
            self._ghost_again()

    @property
    def _picture_size(self) -> int:
        real = UNIT * self.zoom * self.devicePixelRatioF()
        return next((size for size in SIZES if size >= real), SIZES[-1])

    # Spots for pieces.

    def set_spots(self, spots: Sequence[SpotGhost], focused: int | None = None) -> None:
        """Places to choose from; `focused` is a number."""
        shown = (tuple(spots), self.state.tiles)
        if shown != self._spots_shown:
            self._spots_shown = shown
            self._spots = [
                SpotItem(spot, draw, at, self._colouring)
                for spot, (draw, at) in zip(spots, self._fanned(spots), strict=True)
            ]
            self._spots_are_new = True
            self._put("spots", [*self._spots, *(item.badge for item in self._spots)])
            self._hovered_spot = None
        self._focused_spot = focused
        self._spots_again()

    @property
    def spots(self) -> list[SpotGhost]:
        return [item.spot for item in self._spots]

    def _fanned(self, spots: Sequence[SpotGhost]) -> list[tuple[Draw, QPointF]]:
        """What is drawn and where; those of one square do not hide each other."""
        draws, places = list[Draw](), list[QPointF]()
        crowds = Counter((spot.square, spot.zone) for spot in spots)
        rows = {
            (square, zone): iter(self._places(square, zone, count, _SPOTS_APART))
            for (square, zone), count in crowds.items()
        }
        for spot in spots:
            x, y = next(rows[spot.square, spot.zone])
            _, pose = self._standing(spot.square, spot.zone, spot.piece)
            lift = LIFT * PIECE_SIZE if pose is Pose.STANDING else 0.0
            draws.append(piece(spot.piece, spot.colour, pose))
            places.append(QPointF(x, y - lift) * UNIT)
        reach = 0.15 * UNIT
        for square in {spot.square for spot in spots}:
            here = [number for number, spot in enumerate(spots) if spot.square == square]
            crowd = [places[number] for number in here]
            room = QPolygonF(crowd).boundingRect().adjusted(-reach, -reach, reach, reach)
            for number, place_now in zip(
                here, fanned_out(crowd, _SPOTS_APART * UNIT, room), strict=True
            ):
                places[number] = place_now
        return list(zip(draws, places, strict=True))

    def _spots_again(self) -> None:
        for item in self._spots:
            number = item.spot.number
            item.set_state(
                focused=number == self._focused_spot, hovered=number == self._hovered_spot
            )

    def _spot_at(self, at: QPoint) -> int | None:
        place = self.mapToScene(at)
        near = [
            (math.hypot(item.place.x() - place.x(), item.place.y() - place.y()), item.spot.number)
            for item in self._spots
        ]
        if not near:
            return None
        away, number = min(near)
        return number if away <= max(_SPOT_REACH * UNIT, 13 / self.zoom) else None

    def choices(self) -> list[QRect]:
        """Legal squares and spots that are shown, in the widget."""
        boxes = [item.box for item in (*self._legal.values(), *self._spots)]
        if self._ghost.isVisible():
            boxes.append(self._ghost.box)
        return [self.box_in_widget(box) for box in boxes]

    # Pointer and keys.

    @property
    def pointer(self) -> QPoint | None:
        return self._pointer

    def point(self, at: QPoint | None) -> None:
        self._pointer = at
        if at is None:
            if self._held is not None and not self._held.by_keys and self._held.put(None):
                self._ghost_again()
            self._hover_spot(None)
            self._unhover()
            return
        spot = self._spot_at(at)
        self._hover_spot(spot)
        self._point_ghost(at)
        on_knob = self._ghost.knob_contains(self.mapToScene(at), self.zoom)
        lays = spot is not None or on_knob or self._on_ghost(at)
        cursor = Qt.CursorShape.PointingHandCursor if lays else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(cursor)
        if self._zone is not None and self._zone_under(at) != self._zone:
            self._unhover()
        self._hover.start()

    def come_to_rest(self) -> None:
        super().come_to_rest()
        # Something else may lie under the pointer now; keys are not overruled by that.
        if self._pointer is not None and not (self._held is not None and self._held.by_keys):
            self.point(self._pointer)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._spots_are_new = False
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick clicks lay a tile; whoever made them has not seen what they could choose.
        if not self._spots_are_new:
            super().mouseDoubleClickEvent(event)

    def click(self, at: QPoint) -> bool:
        place = self.mapToScene(at)
        spot = self._spot_at(at)
        if self._ghost.knob_contains(place, self.zoom):
            self.turn_ghost(1)
            return True
        if spot is not None:
            self.spot_clicked.emit(spot)
            return True
        seen = self.ghost
        self._point_ghost(at)
        if self._on_ghost(at) and self.ghost is not None:
            # Nobody lays a tile where it was not seen before.
            if self.ghost == seen:
                self.lay_asked.emit(*seen)
            return True
        square = square_at(place)
        if square not in self._blocks.at:
            self.square_pointed.emit(square)
        self.square_clicked.emit(square)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(plain_key(event))
        if self._held is not None and step is not None:
            self.move_ghost(*step)
        elif self._held is not None and plain_key(event) == Qt.Key.Key_R:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn_ghost(-1 if back else 1)
        else:
            super().keyPressEvent(event)

    def second_click(self, at: QPoint) -> None:
        self.turn_ghost(1)

    def takes_wheel(self, at: QPoint) -> bool:
        return self._held is not None and self._held.can_cover(*self._in_squares(at))

    def turn_wheel(self, at: QPoint, steps: int) -> None:
        self.turn_ghost(steps)

    def _on_ghost(self, at: QPoint) -> bool:
        """Return whether the tile is shown under the pointer."""
        return self._held is not None and self._held.covers(*self._in_squares(at))

    def _in_squares(self, at: QPoint) -> tuple[float, float]:
        place = self.mapToScene(at)
        return place.x() / UNIT, place.y() / UNIT

    def _hover_spot(self, number: int | None) -> None:
        if number != self._hovered_spot:
            self._hovered_spot = number
            self._spots_again()
            self.spot_hovered.emit(number)

    def _zone_under(self, at: QPoint) -> ZoneAt | None:
        place = self.mapToScene(at)
        tile = self._blocks.at.get(square_at(place))
        if tile is None:
            return None
        x, y = tile.placed.base(place.x() / UNIT, place.y() / UNIT)
        number = tile_plan(tile.tile, self.theme.shapes).zone_at(x, y)
        return square_at(place), tile.tile.zones[number].id

    def _rest_on_zone(self) -> None:
        if self._pointer is None:
            return
        square = square_at(self.mapToScene(self._pointer))
        if square not in self._blocks.at:
            self.square_pointed.emit(square)
            return
        zone = self._zone_under(self._pointer)
        if zone is not None and zone != self._zone:
            self._zone = zone
            self.zone_hovered.emit(*zone)

    def _unhover(self) -> None:
        self._hover.stop()
        if self._zone is not None:
            self._zone = None
            self.zone_left.emit()


def square_at(place: QPointF) -> Square:
    """The square on which a place of the scene lies."""
    return Square(math.floor(place.x() / UNIT), math.floor(place.y() / UNIT))

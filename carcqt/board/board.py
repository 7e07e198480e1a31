"""The board: tiles, pieces and what can be done with them. It is told what is legal."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from carcqt.art.layout import layout
from carcqt.art.marks import colours
from carcqt.art.pieces import Pose, piece, pose_on
from carcqt.art.regions import region_path
from carcqt.art.studio import Studio
from carcqt.art.theme import Draw, Theme
from carcqt.board.colours import BoardColours
from carcqt.board.ghost import GhostItem
from carcqt.board.ground import Ground
from carcqt.board.hand import Hand
from carcqt.board.items import (
    PIECE,
    THING,
    ClosedItem,
    DeadItem,
    DrawingItem,
    FrameItem,
    GlowItem,
    Item,
    LegalItem,
    TintItem,
)
from carcqt.board.pictures import SIZES, Pictures
from carcqt.board.spots import PopItem, PopMotion, SpotItem
from carcqt.board.state import BoardPiece, BoardState, BoardThing, BoardTile, Frame, SpotGhost
from carcqt.board.view import UNIT, PanZoomView
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile

_HOVER = 250
"""Milliseconds that the pointer rests before a zone is told."""
_PIECE = 0.28
"""A piece, in squares."""
_SPOT_REACH = 0.17
ZoneAt = tuple[Square, str]


class BoardView(PanZoomView):
    lay_asked = Signal(object, int)
    """Square and turn."""
    ghost_changed = Signal(object, int)
    """Square, or nothing, and turn."""
    spot_clicked = Signal(int)
    spot_hovered = Signal(object)
    zone_hovered = Signal(object, str)
    zone_left = Signal()
    square_clicked = Signal(object)

    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.state = BoardState()
        self._pictures = Pictures(studio, theme, self)
        self._ground = Ground(self._pictures, self)
        self._hand: Hand | None = None
        self._spots: list[SpotItem] = []
        self._hovered_spot: int | None = None
        self._focused_spot: int | None = None
        self._zone: ZoneAt | None = None
        self._pointer: QPoint | None = None
        self._layers: dict[str, list[QGraphicsItem]] = defaultdict(list)
        self._legal: dict[Square, LegalItem] = {}
        self.setAccessibleName(self.tr("Board"))
        self._ghost = GhostItem(self._pictures, self._colouring, lambda: self.is_moving)
        self.scene().addItem(self._ghost)
        self._frames: tuple[Frame, ...] = ()
        self._glow: tuple[tuple[ZoneAt, ...], QColor | None] = ((), None)
        self._hover = QTimer(self, singleShot=True, interval=_HOVER)
        self._hover.timeout.connect(self._rest_on_zone)
        # Pictures come in one by one: the board is put together a few times a second.
        self._renewal = QTimer(self, singleShot=True, interval=60)
        self._renewal.timeout.connect(self.viewport().update)
        self._ground.changed.connect(self._renew)
        self._pictures.arrived.connect(lambda _: self._ghost.update())
        self._pictures.laid_out.connect(self._stand_again)

    # What lies on the board.

    def show(self, state: BoardState | None = None) -> None:
        """Show a state of the board; without one, the view itself."""
        if state is None:
            super().show()
            return
        before, self.state = self.state, state
        first = not self._ground.tiles
        box = self.content_rect()
        if self._ground.show(state.tiles):
            self._frame_again()
            self._unhover()
            self.viewport().update()
        if before.pieces != state.pieces or before.things != state.things or first:
            self._stand()
        closed = (state.closed_from, state.closed_label)
        if closed != (before.closed_from, before.closed_label):
            items = [] if closed[0] is None else [ClosedItem(closed[0], closed[1], self._colouring)]
            self._put("closed", items)
        if self.is_fitted and self.content_rect() != box:
            self.fit(animated=not first)

    def set_colours(self, colours: BoardColours) -> None:
        self._ground.set_dim(colours.dim)
        super().set_colours(colours)

    def tile_at(self, square: Square) -> BoardTile | None:
        return self._ground.at.get(square)

    def content_rect(self) -> QRectF:
        board = self._ground.rect
        if self._hand is not None:
            for square in self._hand.fits:
                board = board.united(_box(self._hand.outline(square)))
        if board.isEmpty():
            board = QRectF(0, 0, UNIT, UNIT)
        room = self._ground.rect.adjusted(-UNIT, -UNIT, UNIT, UNIT)
        return board.united(room) if self._ground.at else board.adjusted(-UNIT, -UNIT, UNIT, UNIT)

    # The tile in hand.

    def set_hand(
        self,
        tile: Tile | None,
        fits: Mapping[Square, Sequence[int]] | None = None,
        show_squares: bool = True,
        colour: int | str | None = None,
    ) -> None:
        """A tile to be laid, and where. A colour, a player's or any, stands for the accent."""
        accent = colours(colour).fill if isinstance(colour, int) else colour
        before = self._hand
        self._ghost.accent = accent
        self._hand = None if tile is None else Hand(tile, fits or {})
        squares = list(self._hand.fits) if self._hand is not None and show_squares else []
        self._legal = {}
        for square in squares:
            assert self._hand is not None
            box = _box(self._hand.outline(square))
            self._legal[square] = LegalItem(box, self._colouring, accent)
        self._put("legal", list(self._legal.values()))
        if tile is not None:
            self._pictures.prepare(tile, self._picture_size)
        if self._hand is not None or before is not None:
            self._ghost_again()
        if self.is_fitted:
            self.fit(animated=True)
        if self._hand is not None and self._pointer is not None:
            self._point_ghost(self._pointer)

    @property
    def ghost(self) -> tuple[Square, int] | None:
        if self._hand is None or self._hand.square is None:
            return None
        return self._hand.square, self._hand.turn

    @property
    def turn(self) -> int:
        """Of the tile in hand, also while it is nowhere over the board."""
        return 0 if self._hand is None else self._hand.turn

    def set_ghost(self, square: Square | None, turn: int | None = None) -> None:
        """As if put there by keys."""
        if self._hand is not None and self._hand.put(square, turn, by_keys=True):
            self._ghost_again()
            self._see_ghost()

    def move_ghost(self, dx: int, dy: int) -> None:
        if self._hand is None:
            return
        middle = self.centre / UNIT
        last = self.state.tiles[-1].square if self.state.tiles else None
        start = (middle.x(), middle.y()) if last is None else (float(last[0]), float(last[1]))
        square = self._hand.step(dx, dy, start)
        if square is not None:
            if self._hand.put(square, by_keys=True):
                self._ghost_again()
            self._see_ghost()

    def turn_ghost(self, steps: int) -> None:
        """To the next turn that fits."""
        if self._hand is not None and self._hand.rotate(steps):
            self._ghost_again()

    def _see_ghost(self) -> None:
        if self._hand is not None and self._hand.shown is not None:
            reach = 0.3 * UNIT
            self.show_rect(_box(self._hand.shown).adjusted(-reach, -reach, reach, reach))

    def _ghost_again(self) -> None:
        hand = self._hand
        shown = None if hand is None else hand.shown
        knob = hand is not None and shown is not None and len(hand.fits[shown.square]) > 1
        self._ghost.show_tile(shown, knob=knob)
        self._fade_squares()
        square = None if shown is None else shown.square
        self.ghost_changed.emit(square, 0 if hand is None else hand.turn)

    def _fade_squares(self) -> None:
        """Near squares are strong, far ones faint."""
        ghost = self.ghost
        for square, item in self._legal.items():
            item.setVisible(ghost is None or square != ghost[0])
            if ghost is None:
                strength = 0.85
            else:
                away = max(abs(square.x - ghost[0].x), abs(square.y - ghost[0].y))
                strength = min(1.0, max(0.4, 1.15 - 0.15 * away))
            item.setOpacity(strength)

    def _point_ghost(self, at: QPoint) -> None:
        hand = self._hand
        if hand is None:
            return
        place = self.mapToScene(at)
        if self._ghost.knob_contains(place, self.zoom):
            return
        x, y = place.x() / UNIT, place.y() / UNIT
        covered = Square(math.floor(x), math.floor(y)) in self._ground.at
        square = hand.nearest(x, y, 0.0) if covered else hand.nearest(x, y)
        if square is None and hand.by_keys:
            return
        if square is not None and hand.by_keys and hand.square == square:
            return
        if hand.put(square):
            self._ghost_again()

    # Pieces and their places.

    def set_spots(self, spots: Sequence[SpotGhost], focused: int | None = None) -> None:
        """Places to choose from; `focused` is a number."""
        if [item.spot for item in self._spots] != list(spots):
            self._spots = []
            for spot in spots:
                place, pose = self._standing(spot.square, spot.zone, spot.piece)
                lift = 0.14 * _PIECE if pose is Pose.STANDING else 0.0
                at = QPointF(place[0], place[1] - lift) * UNIT
                draw = piece(spot.piece, spot.colour, pose)
                self._spots.append(SpotItem(spot, draw, at, self._colouring))
            self._put("spots", [*self._spots, *(item.badge for item in self._spots)])
            self._hovered_spot = None
        self._focused_spot = focused
        self._spots_again()

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

    def _standing(self, square: Square, zone: str, kind: str) -> tuple[tuple[float, float], Pose]:
        """Where a piece stands in a zone, in squares, and how."""
        tile = self._ground.at.get(Square(*square))
        if tile is None or zone not in tile.tile.zone_numbers:
            return (square[0] + 0.5, square[1] + 0.5), Pose.STANDING
        number = tile.tile.zone_numbers[zone]
        spot = layout(tile.tile, self.theme.shapes).piece_spot(number)
        role = self.theme.shapes.looks[tile.tile.zones[number].kind].role
        return tile.placed.on_board(spot.x, spot.y), pose_on(kind, role)

    def _stand(self) -> None:
        """Things and pieces; those whose tile is still being laid out come a moment later."""
        things = [self._thing_item(thing) for thing in self.state.things]
        self._put("things", things)
        ready: list[BoardPiece] = []
        self._late = False
        for one in self.state.pieces:
            tile = self._ground.at.get(Square(*one.square))
            if tile is not None and self._pictures.layout(tile.tile) is None:
                self._late = True
            else:
                ready.append(one)
        shared: dict[ZoneAt, list[BoardPiece]] = defaultdict(list)
        for one in ready:
            shared[Square(*one.square), one.zone].append(one)
        items = []
        for together in shared.values():
            for number, one in enumerate(together):
                aside = (number - (len(together) - 1) / 2) * min(0.15, 0.5 / len(together))
                items.append(self._piece_item(one, aside))
        self._put("pieces", items)

    _late = False

    def _stand_again(self) -> None:
        if self._late:
            self._stand()

    def _thing_item(self, thing: BoardThing) -> Item:
        parts = [(thing.draw, thing.x, thing.y, thing.size)]
        return DrawingItem(parts, THING + _depth(thing.y), self._colouring)

    def _piece_item(self, one: BoardPiece, aside: float) -> Item:
        (x, y), pose = self._standing(one.square, one.zone, one.piece)
        x += aside
        lift = 0.14 * _PIECE if pose is Pose.STANDING else 0.0
        parts: list[tuple[Draw, float, float, float]] = [
            (piece(one.piece, one.colour, pose), x, y - lift, _PIECE)
        ]
        tile = self._ground.at.get(Square(*one.square))
        if tile is not None and one.zone in tile.tile.zone_numbers:
            kind = tile.tile.zones[tile.tile.zone_numbers[one.zone]].kind
            tool = self.theme.tools.get((one.piece, kind))
            if tool is not None:
                parts.append((tool, x + _PIECE * 0.38, y - _PIECE * 0.46, _PIECE * 0.36))
        return DrawingItem(parts, PIECE + _depth(y), self._colouring)

    # What is lit up.

    def set_glow(self, zones: Iterable[ZoneAt], colour: QColor | str | None = None) -> None:
        """A line round zones that make up a region, or several."""
        wanted = tuple((Square(*square), zone) for square, zone in zones)
        tint = None if colour is None else QColor(colour)
        if (wanted, tint) == self._glow:
            return
        self._glow = (wanted, tint)
        path = self._region(wanted)
        self._put("glow", [] if path.isEmpty() else [GlowItem(path, self._colouring, tint)])

    def set_overlay(self, tints: Mapping[ZoneAt, QColor]) -> None:
        """Wash zones over; those of one colour look like one."""
        by_colour: dict[int, list[ZoneAt]] = defaultdict(list)
        for (square, zone), tint in tints.items():
            by_colour[QColor(tint).rgba()].append((Square(*square), zone))
        items = []
        for rgba, zones in by_colour.items():
            path = self._region(zones)
            if not path.isEmpty():
                items.append(TintItem(path, QColor.fromRgba(rgba), self._colouring))
        self._put("tints", items)

    def set_frames(self, frames: Sequence[Frame]) -> None:
        """Round the tiles that were laid last."""
        self._frames = tuple(frames)
        self._frame_again()

    def set_dead(self, squares: Iterable[Square]) -> None:
        boxes = [QRectF(x * UNIT, y * UNIT, UNIT, UNIT) for x, y in squares]
        self._put("dead", [DeadItem(box, self._colouring) for box in boxes])

    def pop_points(self, square: Square, zone: str, text: str, colour: int) -> None:
        """Points at a place, for a moment."""
        item = PopItem(self._place(square, zone), text, colour, self._colouring, self.font())
        self.scene().addItem(item)
        PopMotion(item, self, still=self.reduced_motion).start()

    def scene_to_widget(self, square: Square, zone: str = "") -> QPoint:
        """Where a zone's pieces stand, or the middle of a square, in the widget."""
        return self.to_widget(self._place(square, zone))

    def square_rect(self, square: Square) -> QRectF:
        """The tile on a square, or the square, in the widget."""
        tile = self._ground.at.get(Square(*square)) or None
        box = QRectF(square[0] * UNIT, square[1] * UNIT, UNIT, UNIT) if tile is None else _box(tile)
        return QRectF(
            QPointF(self.to_widget(box.topLeft())), QPointF(self.to_widget(box.bottomRight()))
        )

    def picture(self, size: QSize) -> QImage:
        """The board with its pieces, as far as its pictures are there."""
        ratio = 1.0
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(self.colours.table))
        board = self._ground.rect
        if board.isEmpty():
            return image
        room = board.adjusted(-0.35 * UNIT, -0.35 * UNIT, 0.35 * UNIT, 0.35 * UNIT)
        scale = min(size.width() / room.width(), size.height() / room.height(), 2.0) * ratio
        p = QPainter(image)
        p.translate(size.width() / 2, size.height() / 2)
        p.scale(scale, scale)
        p.translate(-room.center())
        self._ground.paint(p, room, moving=False, patience=1.0)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        items = [*self._layers["things"], *self._layers["pieces"]]
        for item in sorted(items, key=lambda item: item.zValue()):
            if isinstance(item, Item):
                item.draw(p)
        p.end()
        return image

    def _region(self, zones: Iterable[ZoneAt]) -> QPainterPath:
        parts: dict[Square, list[str]] = defaultdict(list)
        for square, zone in zones:
            tile = self._ground.at.get(square)
            if tile is not None and zone in tile.tile.zone_numbers:
                parts[tile.square].append(zone)
        tiles = self._ground.tiles
        return region_path(
            [(tiles[square].placed, names) for square, names in parts.items()], self.theme
        )

    def _frame_again(self) -> None:
        items = []
        for frame in self._frames:
            tile = self._ground.at.get(Square(*frame.square))
            if tile is not None:
                items.append(FrameItem(_box(tile), frame, self._colouring))
        self._put("frames", items)

    def _place(self, square: Square, zone: str) -> QPointF:
        place, _ = self._standing(square, zone, "")
        return QPointF(*place) * UNIT

    # Pointer.

    def point(self, at: QPoint | None) -> None:
        self._pointer = at
        if at is None:
            if self._hand is not None and not self._hand.by_keys and self._hand.put(None):
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

    def click(self, at: QPoint) -> bool:
        place = self.mapToScene(at)
        spot = self._spot_at(at)
        if self._ghost.knob_contains(place, self.zoom):
            self.turn_ghost(1)
            return True
        if spot is not None:
            self.spot_clicked.emit(spot)
            return True
        self._point_ghost(at)
        if self._on_ghost(at) and self._hand is not None and self._hand.square is not None:
            self.lay_asked.emit(self._hand.square, self._hand.turn)
            return True
        self.square_clicked.emit(_square(place))
        return False

    def second_click(self, at: QPoint) -> None:
        self.turn_ghost(1)

    def takes_wheel(self, at: QPoint) -> bool:
        return self._on_ghost(at)

    def turn_wheel(self, at: QPoint, steps: int) -> None:
        self.turn_ghost(steps)

    def _on_ghost(self, at: QPoint) -> bool:
        """Whether a pointer there means the tile that is shown."""
        if self._hand is None or self._hand.square is None:
            return False
        place = self.mapToScene(at)
        x, y = place.x() / UNIT, place.y() / UNIT
        covered = _square(place) in self._ground.at
        meant = self._hand.nearest(x, y, 0.0) if covered else self._hand.nearest(x, y)
        return meant == self._hand.square

    def _hover_spot(self, number: int | None) -> None:
        if number != self._hovered_spot:
            self._hovered_spot = number
            self._spots_again()
            self.spot_hovered.emit(number)

    def _zone_under(self, at: QPoint) -> ZoneAt | None:
        place = self.mapToScene(at)
        tile = self._ground.at.get(_square(place))
        if tile is None:
            return None
        x, y = tile.placed.base(place.x() / UNIT, place.y() / UNIT)
        number = layout(tile.tile, self.theme.shapes).zone_at(x, y)
        return _square(place), tile.tile.zones[number].id

    def _rest_on_zone(self) -> None:
        if self._pointer is None or self._on_ghost(self._pointer):
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

    # Painting.

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        super().drawBackground(painter, rect)
        assert isinstance(rect, QRectF)
        if not self._ground.paint(painter, rect, moving=self.is_moving):
            self._renewal.start()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.is_moving)

    @property
    def _picture_size(self) -> int:
        real = UNIT * self.zoom * self.devicePixelRatioF()
        return next((size for size in SIZES if size >= real), SIZES[-1])

    def _colouring(self) -> BoardColours:
        return self.colours

    def _renew(self) -> None:
        if not self._renewal.isActive():
            self._renewal.start()

    def _put(self, layer: str, items: Sequence[QGraphicsItem]) -> None:
        """Replace what was shown of a kind."""
        for item in self._layers[layer]:
            self.scene().removeItem(item)
        self._layers[layer] = list(items)
        for item in items:
            self.scene().addItem(item)


def _box(tile: BoardTile) -> QRectF:
    x, y = tile.square
    return QRectF(x * UNIT, y * UNIT, tile.columns * UNIT, tile.rows * UNIT)


def _square(place: QPointF) -> Square:
    return Square(math.floor(place.x() / UNIT), math.floor(place.y() / UNIT))


def _depth(y: float) -> float:
    """What stands farther south is in front."""
    return 0.5 + math.atan(y / 50) / math.pi * 0.98

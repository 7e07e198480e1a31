"""A board as it lies there: tiles, pieces and what is lit up. It takes no part in a game."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QHideEvent, QImage, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QWidget

from carcqt.art.boards.picture import BoardThing
from carcqt.art.boards.placed import apart, places_in_zone
from carcqt.art.boards.regions import region_path
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import Pose, piece, pose_on
from carcqt.art.plans.plan import tile_plan
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.board.advised import AdvisedItem, AdvisedLabel, AdvisedPath, AdvisedTurn
from carcqt.board.badges import Badges
from carcqt.board.blocks import TileBlocks
from carcqt.board.colours import BoardColours
from carcqt.board.items import (
    LIFT,
    PIECE,
    PIECE_SIZE,
    THING,
    BoardItem,
    Closed,
    DeadItem,
    DrawingItem,
    FrameItem,
    GlowItem,
    TintItem,
    WantedItem,
)
from carcqt.board.motion import Leave, Motion, SettlingItem, Walk, home_of
from carcqt.board.named import NamedItem
from carcqt.board.pictures import SIZES, Pictures
from carcqt.board.spots import PopItem, PopMotion
from carcqt.board.state import BoardPiece, BoardState, BoardTile, LaidFrame
from carcqt.board.tool import UNIT, square_at
from carcqt.board.view import PanZoomView
from carcqt.rules.geometry import Square

LABELS = 0.35 * UNIT
"""How far numbers and points at the corners of a tile may reach beyond it."""
_WASH = 105
"""How strong a colour is that is laid over tiles."""
_MOST_MOVED = 12
"""Pieces that are followed at once: more of them would be a jump through the game."""
ZoneAt = tuple[Square, str]


class ShownBoard(PanZoomView):
    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.state = BoardState()
        self.pictures = Pictures(studio, theme, self)
        self._blocks = TileBlocks(self.pictures, self)
        self._frames: tuple[LaidFrame, ...] = ()
        self._closed: Closed | None = None
        self._overlay: tuple[dict[ZoneAt, int], tuple[BoardTile, ...]] = ({}, ())
        self._glow: tuple[tuple[ZoneAt, ...], QColor | None] = ((), None)
        self.wanted: tuple[Square, ...] = ()
        self.named: dict[Square, str] = {}
        """Squares that a text names, with what it calls them."""
        self._advised: list[QRectF] = []
        """Where turns that might be made lay their tiles."""
        self._late = False
        """Some pieces wait until it is known where they stand."""
        self.homes: Callable[[int], QPoint | None] = lambda colour: None
        """Where a player's pieces come from, in the widget."""
        self._standing_pieces: dict[BoardPiece, list[DrawingItem]] = {}
        self._standing_things: dict[Draw, DrawingItem] = {}
        self._motion = Motion(self._take_away, self)
        # Pictures come in one by one: the board is put together a few times a second.
        self._renewal = QTimer(self, singleShot=True)
        self._renewal.timeout.connect(self.viewport().update)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._foresee)
        self._blocks.changed.connect(self._renew)
        self.pictures.planned.connect(self._stand_again)
        self.setAccessibleName(self.tr("Board"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves that nobody sees, and a view that goes leaves no items behind."""
        self._motion.end()
        super().hideEvent(event)

    def zone_at(self, place: QPointF) -> ZoneAt | None:
        """Return the square and the zone of its tile at a place of the scene."""
        square = square_at(place)
        if (tile := self._blocks.at.get(square)) is None:
            return None
        x, y = tile.placed.base(place.x() / UNIT, place.y() / UNIT)
        number = tile_plan(tile.tile, self.theme.shapes).zone_at(x, y)
        return square, tile.tile.zones[number].id

    # What lies there.

    def show(self, state: BoardState | None = None) -> None:
        """Show a state of the board; without one, the view itself."""
        if state is None:
            super().show()
            return
        self._motion.end()
        before, self.state = self.state, state
        first = not self._blocks.tiles
        moves = not (first or self.reduced_motion) and self.isVisible()
        stood = (dict(self._standing_pieces), dict(self._standing_things)) if moves else None
        box = self.content_rect()
        if self._blocks.show(state.tiles):
            self._frame_again()
            self._name_again()
            self.tiles_changed()
            self.viewport().update()
            # After the pictures, which are asked for when they are painted.
            self._soon.start()
        if before != state or first:
            # A piece of the same zone stands elsewhere where another tile lies.
            self._stand()
        closed = (state.closed_from, state.closed_label)
        if closed != (before.closed_from, before.closed_label):
            row, label = closed
            self._closed = None if row is None else Closed(row, label)
            self.viewport().update()
        moved = self.follows and before.tiles[-1:] != state.tiles[-1:]
        if self.is_fitted and (moved or self.content_rect() != box):
            self.fit(animated=not first)
        elif len(state.tiles) == len(before.tiles) + 1 and not self.is_fitted:
            # Whoever looks elsewhere still sees what is laid.
            self.show_rect(box_of(state.tiles[-1]))
        if stood is not None:
            self._move(before, *stood)

    def _move(
        self,
        before: BoardState,
        pieces: dict[BoardPiece, list[DrawingItem]],
        things: dict[Draw, DrawingItem],
    ) -> None:
        """What has come, gone or changed its place is seen to do so, if it is not too much."""
        state = self.state
        here, there = Counter(before.pieces), Counter(state.pieces)
        gone, come = list((here - there).elements()), list((there - here).elements())
        if abs(len(state.tiles) - len(before.tiles)) > 1 or len(gone) + len(come) > _MOST_MOVED:
            return
        walks, leaves = list[Walk](), list[Leave]()
        for one in come:
            # A piece that was elsewhere has walked.
            was = next(
                (old for old in gone if (old.piece, old.colour) == (one.piece, one.colour)), None
            )
            if was is not None and was in pieces and one in self._standing_pieces:
                gone.remove(was)
                item = self._standing_pieces[one][0]
                walks.append(Walk(item, pieces[was][0].middle - item.middle))
        for draw, item in self._standing_things.items():
            if draw in things and things[draw].middle != item.middle:
                walks.append(Walk(item, things[draw].middle - item.middle))
        for one in gone:
            for item in pieces.get(one, [])[:1]:
                self.scene().addItem(item)
                leaves.append(Leave(item, home_of(item.middle, self._home(one.colour))))
        tile = None
        if len(state.tiles) == len(before.tiles) + 1 and state.tiles[:-1] == before.tiles:
            tile = self._settling(state.tiles[-1])
        self._motion.begin(walks, leaves, tile)

    def _settling(self, laid: BoardTile) -> SettlingItem | None:
        size = next((one for one in SIZES if one >= UNIT * self.zoom), SIZES[-1])
        picture, is_there = self.pictures.picture(laid.tile, laid.turn, size)
        if not is_there:
            return None
        item = SettlingItem(box_of(laid), picture, self.colours.dim, self.colouring)
        self.scene().addItem(item)
        return item

    def _home(self, colour: int) -> QPointF | None:
        """Where pieces of a colour go that leave the board, in the scene."""
        place = self.homes(colour)
        return None if place is None else self.mapToScene(place)

    def _take_away(self, item: QGraphicsItem) -> None:
        if item.scene() is self.scene():
            self.scene().removeItem(item)

    @property
    def is_moved(self) -> bool:
        """Something is on its way."""
        return self._motion.is_running

    @property
    def shows_advised(self) -> bool:
        """Whether turns that might be made are shown."""
        return bool(self._layers["advised"])

    def tiles_changed(self) -> None:
        """Other tiles lie there than before."""

    def set_colours(self, colours: BoardColours) -> None:
        self._blocks.set_dim(colours.dim)
        super().set_colours(colours)

    def tile_at(self, square: Square) -> BoardTile | None:
        return self._blocks.at.get(square)

    def content_rect(self) -> QRectF:
        """The board and a square all round it."""
        board = self._blocks.rect if self._blocks.at else QRectF(0, 0, UNIT, UNIT)
        room = board.adjusted(-UNIT, -UNIT, UNIT, UNIT)
        for x, y in (*self.named, *self.wanted):
            room = room.united(QRectF(x * UNIT, y * UNIT, UNIT, UNIT))
        for box in self._advised:
            # With room for what is written at its corners.
            room = room.united(box.adjusted(-LABELS, -LABELS, LABELS, LABELS))
        return room.united(self.tool.extent())

    def current_part(self) -> QRectF:
        """About the tile that was laid last."""
        return box_of(self.state.tiles[-1]) if self.state.tiles else self.content_rect()

    # Pieces.

    def standing(self, square: Square, zone: str, kind: str) -> tuple[tuple[float, float], Pose]:
        """Where a piece stands in a zone, in squares, and how."""
        tile = self._blocks.at.get(Square(*square))
        if tile is None or zone not in tile.tile.zone_numbers:
            return (square[0] + 0.5, square[1] + 0.5), Pose.STANDING
        number = tile.tile.zone_numbers[zone]
        role = self.theme.shapes.looks[tile.tile.zones[number].kind].role
        return self.places_in(square, zone)[0], pose_on(kind, role)

    def places_in(
        self, square: Square, zone: str, count: int = 1, apart: float = 0.0
    ) -> list[tuple[float, float]]:
        """Return where so many pieces stand in a zone, in squares."""
        tile = self._blocks.at.get(Square(*square))
        if tile is None or zone not in tile.tile.zone_numbers:
            return [(square[0] + 0.5, square[1] + 0.5)] * count
        plan = tile_plan(tile.tile, self.theme.shapes)
        return places_in_zone(tile.placed, plan, tile.tile.zone_numbers[zone], count, apart)

    def _stand(self) -> None:
        """Things and pieces; those whose tile is still being laid out come a moment later."""
        things = [self._thing_item(thing) for thing in self.state.things]
        self._standing_things = {
            thing.draw: item for thing, item in zip(self.state.things, things, strict=True)
        }
        self.put_layer("things", things)
        ready: list[BoardPiece] = []
        self._late = False
        for one in self.state.pieces:
            tile = self._blocks.at.get(Square(*one.square))
            if tile is not None and self.pictures.plan(tile.tile) is None:
                self._late = True
            else:
                ready.append(one)
        shared: dict[ZoneAt, list[BoardPiece]] = defaultdict(list)
        for one in ready:
            shared[Square(*one.square), one.zone].append(one)
        items = []
        self._standing_pieces = {}
        for (square, zone), together in shared.items():
            places = self.places_in(square, zone, len(together), apart(len(together)))
            for one, place in zip(together, places, strict=True):
                items.append(self._piece_item(one, place))
                self._standing_pieces.setdefault(one, []).append(items[-1])
        self.put_layer("pieces", items)
        self._name_again()

    def _foresee(self) -> None:
        """Whatever will be pointed at is then known where it is."""
        self.pictures.foresee(tile.tile for tile in self.state.tiles)

    def _stand_again(self) -> None:
        if self._late:
            self._stand()

    def _thing_item(self, thing: BoardThing) -> DrawingItem:
        parts = [(thing.draw, thing.x, thing.y, thing.size)]
        return DrawingItem(parts, THING + _depth(thing.y), self.colouring)

    def _piece_item(self, one: BoardPiece, place: tuple[float, float]) -> DrawingItem:
        x, y = place
        _, pose = self.standing(one.square, one.zone, one.piece)
        lift = LIFT * PIECE_SIZE if pose is Pose.STANDING else 0.0
        parts: list[tuple[Draw, float, float, float]] = [
            (piece(one.piece, one.colour, pose), x, y - lift, PIECE_SIZE)
        ]
        tile = self._blocks.at.get(Square(*one.square))
        if tile is not None and one.zone in tile.tile.zone_numbers:
            kind = tile.tile.zones[tile.tile.zone_numbers[one.zone]].kind
            tool = self.theme.tools.get((one.piece, kind))
            if tool is not None:
                parts.append(
                    (tool, x + PIECE_SIZE * 0.38, y - PIECE_SIZE * 0.46, PIECE_SIZE * 0.36)
                )
        return DrawingItem(parts, PIECE + _depth(y), self.colouring)

    # What is lit up.

    def set_glow(self, zones: Iterable[ZoneAt], colour: QColor | str | None = None) -> None:
        """A line round zones that make up a region, or several."""
        wanted = tuple((Square(*square), zone) for square, zone in zones)
        tint = None if colour is None else QColor(colour)
        if (wanted, tint) == self._glow:
            return
        self._glow = (wanted, tint)
        path = self._region(wanted)
        self.put_layer("glow", [] if path.isEmpty() else [GlowItem(path, self.colouring, tint)])

    def set_overlay(self, tints: Mapping[ZoneAt, QColor]) -> None:
        """Wash zones over; those of one colour look like one, and clear ones are left alone."""
        wanted = {
            (Square(*square), zone): QColor(tint).rgba()
            for (square, zone), tint in tints.items()
            if QColor(tint).alpha()
        }
        if (wanted, self.state.tiles) == self._overlay:
            return
        self._overlay = (wanted, self.state.tiles)
        by_colour: dict[int, list[ZoneAt]] = defaultdict(list)
        for place, rgba in wanted.items():
            by_colour[rgba].append(place)
        items = []
        for rgba, zones in by_colour.items():
            tint, path = QColor.fromRgba(rgba), self._region(zones)
            if tint.alpha() == 255:
                tint.setAlpha(_WASH)
            if not path.isEmpty():
                items.append(TintItem(path, tint, self.colouring))
        self.put_layer("tints", items)

    @property
    def washed(self) -> list[ZoneAt]:
        return list(self._overlay[0])

    def set_frames(self, frames: Sequence[LaidFrame]) -> None:
        """Round the tiles that were laid last."""
        self._frames = tuple(frames)
        self._frame_again()

    def set_advised(self, turns: Sequence[AdvisedTurn]) -> None:
        """Turns that might be made here, or were."""
        colouring, font = self.colouring, self.font()
        tiles, further = (
            [
                (turn, AdvisedItem(turn, tile, self.pictures, self.theme, colouring))
                for turn, tile in each
                if tile is not None
            ]
            for each in (
                [(turn, turn.tile) for turn in turns],
                [(turn, tile) for turn in turns for tile in turn.further],
            )
        )
        # Where one of several is looked at, only that one has an arrow right across the board.
        is_picked = any(turn.is_chosen and turn.label.isdigit() for turn in turns)
        paths = list[tuple[AdvisedTurn, AdvisedPath]]()
        for turn in turns:
            if turn.moved:
                start, end = turn.moved
                start = start if turn.is_chosen or not is_picked else None
                at = start and self._place(*start)
                paths.append((turn, AdvisedPath(turn, at, self._place(*end), colouring)))
        boxes = [item.box for _, item in tiles]
        self._advised = boxes
        pieces = [item.box for items in self._standing_pieces.values() for item in items]
        pieces += [item.piece_box for _, item in (*tiles, *further) if item.has_piece]
        badges = Badges([*pieces, *(path.target for _, path in paths)], UNIT)
        labels = [
            AdvisedLabel(turn, item.label_box, colouring, font, badges, boxes)
            # The one that is looked at comes last, and chooses first.
            for turn, item in reversed(tiles)
        ]
        labels += [
            AdvisedLabel(turn, path.target, colouring, font, badges)
            for turn, path in reversed(paths)
        ]
        for label in labels[:1]:
            label.add_points()
        self.put_layer("advised", [*(item for _, item in (*tiles, *further, *paths)), *labels])

    def set_named(self, names: Mapping[Square, str]) -> None:
        """Show the names of squares that a text names."""
        if names != self.named:
            self.named = dict(names)
            self._name_again()
            if self.is_fitted:
                self.fit(animated=True)

    def _name_again(self) -> None:
        at = self._blocks.at
        pieces = [item.box for items in self._standing_pieces.values() for item in items]
        items = [
            NamedItem(one, name, self.colouring, self.font(), pieces, is_empty=one not in at)
            for one, name in self.named.items()
        ]
        self.put_layer("named", items)

    def set_wanted(self, squares: Sequence[Square], hardest: Square | None = None) -> None:
        """Squares that may be filled; of several that all must be, one is the hardest."""
        self.wanted = tuple(squares)
        items = [
            WantedItem(
                QRectF(x * UNIT, y * UNIT, UNIT, UNIT),
                self.colouring,
                is_hardest=len(squares) > 1 and (x, y) == hardest,
            )
            for x, y in squares
        ]
        self.put_layer("wanted", items)

    def set_dead(self, squares: Iterable[Square]) -> None:
        boxes = [QRectF(x * UNIT, y * UNIT, UNIT, UNIT) for x, y in squares]
        self.put_layer("dead", [DeadItem(box, self.colouring) for box in boxes])

    def pop_points(self, square: Square, zone: str, text: str, colour: int) -> None:
        """Points at a place, for a moment."""
        item = PopItem(self._place(square, zone), text, colour, self.colouring, self.font())
        self.scene().addItem(item)
        PopMotion(item, self, still=self.reduced_motion).start()

    def _region(self, zones: Iterable[ZoneAt]) -> QPainterPath:
        parts: dict[Square, list[str]] = defaultdict(list)
        for square, zone in zones:
            tile = self._blocks.at.get(square)
            if tile is not None and zone in tile.tile.zone_numbers:
                parts[tile.square].append(zone)
        tiles = self._blocks.tiles
        return region_path(
            [(tiles[square].placed, names) for square, names in parts.items()], self.theme
        )

    def _frame_again(self) -> None:
        items = []
        for frame in self._frames:
            tile = self._blocks.at.get(Square(*frame.square))
            if tile is not None:
                items.append(FrameItem(box_of(tile), frame, self.colouring))
        self.put_layer("frames", items)

    # Places and pictures.

    def scene_to_widget(self, square: Square, zone: str = "") -> QPoint:
        """Where a zone's pieces stand, or the middle of a square, in the widget."""
        return self.to_widget(self._place(square, zone))

    def square_rect(self, square: Square) -> QRectF:
        """The tile on a square, or the square, in the widget."""
        tile = self._blocks.at.get(Square(*square)) or None
        box = (
            QRectF(square[0] * UNIT, square[1] * UNIT, UNIT, UNIT) if tile is None else box_of(tile)
        )
        return QRectF(
            QPointF(self.to_widget(box.topLeft())), QPointF(self.to_widget(box.bottomRight()))
        )

    def part_of(self, squares: Iterable[Square]) -> QRectF:
        """The tiles on some squares, in the scene."""
        part = QRectF()
        for square in squares:
            if (tile := self._blocks.at.get(Square(*square))) is not None:
                part = part.united(box_of(tile))
        return part

    def shape_of(self, zones: Iterable[ZoneAt]) -> QPainterPath:
        """The outline of zones that make up a region, in the widget."""
        wanted = [(Square(*square), zone) for square, zone in zones]
        path = QTransform.fromScale(UNIT, UNIT).map(self._region(wanted))
        return self.viewportTransform().map(path)

    def tile_boxes(self) -> list[QRect]:
        """All squares with tiles, in the widget."""
        boxes = (QRectF(x * UNIT, y * UNIT, UNIT, UNIT) for x, y in self._blocks.at)
        return [self.box_in_widget(box) for box in boxes]

    def named_boxes(self) -> list[QRect]:
        """Empty squares that a text speaks of, in the widget."""
        empty = (square for square in self.named if square not in self._blocks.at)
        boxes = (QRectF(x * UNIT, y * UNIT, UNIT, UNIT) for x, y in empty)
        return [self.box_in_widget(box) for box in boxes]

    def box_in_widget(self, box: QRectF) -> QRect:
        return QRect(self.to_widget(box.topLeft()), self.to_widget(box.bottomRight()))

    def picture(self, size: QSize) -> QImage:
        """The board with its pieces, as far as its pictures are there."""
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(self.colours.table))
        if self._blocks.rect.isEmpty():
            return image
        room, scale = self._framed(size)
        with QPainter(image) as p:
            p.translate(size.width() / 2, size.height() / 2)
            p.scale(scale, scale)
            p.translate(-room.center())
            self._blocks.paint(p, room, moving=False, patience=1.0)
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            items = [*self._layers["things"], *self._layers["pieces"]]
            for item in sorted(items, key=lambda item: item.zValue()):
                if isinstance(item, BoardItem):
                    item.draw(p)
        return image

    def is_drawn(self, size: QSize) -> bool:
        """Whether the last picture of this size shows no stand-in."""
        if self._blocks.rect.isEmpty():
            return True
        room, scale = self._framed(size)
        return not self._late and self._blocks.is_whole(room, UNIT * scale)

    def _framed(self, size: QSize) -> tuple[QRectF, float]:
        """What a picture shows of the scene, and how large."""
        rim = 0.35 * UNIT
        room = self._blocks.rect.adjusted(-rim, -rim, rim, rim)
        return room, min(size.width() / room.width(), size.height() / room.height(), 2.0)

    def _place(self, square: Square, zone: str) -> QPointF:
        place, _ = self.standing(square, zone, "")
        return QPointF(*place) * UNIT

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        super().drawBackground(painter, rect)
        assert isinstance(rect, QRectF)
        if self._closed is not None:
            whole_view = self.viewport().rect()
            free = whole_view.marginsRemoved(self._margins.toMargins())
            seen, room = (self.mapToScene(part).boundingRect() for part in (whole_view, free))
            self._closed.paint(painter, seen, room, self.colours)
        whole = self._blocks.paint(painter, rect, moving=self.is_moving)
        if not whole and not self.is_moving:
            # The rest of it in the next frame, and keys and pointer in between.
            self._renewal.start(8)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.is_moving)

    @property
    def is_settled(self) -> bool:
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        real = UNIT * self.zoom * self.devicePixelRatioF()
        still = not self._late and not self._motion.is_running
        return super().is_settled and still and self._blocks.is_whole(seen, real)

    def _renew(self) -> None:
        if not self._renewal.isActive():
            self._renewal.start(60)


def box_of(tile: BoardTile) -> QRectF:
    """A tile in the scene."""
    x, y = tile.square
    return QRectF(x * UNIT, y * UNIT, tile.columns * UNIT, tile.rows * UNIT)


def _depth(y: float) -> float:
    """What stands farther south is in front."""
    return 0.5 + math.atan(y / 50) / math.pi * 0.98

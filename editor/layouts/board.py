"""The table of a starting layout: everything can be put anywhere, by mouse or by keys."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import Pose, piece
from carcqt.art.plans.plan import tile_plan
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.board.board import square_at
from carcqt.board.ghost import GhostItem
from carcqt.board.shown import PIECE_SIZE, ShownBoard, ZoneAt, box_of
from carcqt.board.state import BoardPiece, BoardState, BoardTile
from carcqt.board.view import ARROWS, UNIT
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile
from editor.layouts.actions import LayoutActions
from editor.layouts.edits import next_turn
from editor.layouts.marks import CursorItem, FlawItem, ThingGhost

DRAGGED = "application/x-carcqt-thing"
"""What comes over from a palette; which thing it is, the hand says."""
_DRAG = 6
_REACH = 0.17

Room = Callable[[Tile, Square, int, Square | None], bool]
"""Whether a tile has room on a square in a turn, not counting the one that lies on another."""


@dataclass(frozen=True)
class ThingHand:
    """A piece or a token to be put on zones."""

    draw: Draw
    kind: str = ""
    """Of the piece, where it is one."""
    on: tuple[str, ...] = ()
    """The terrains that the game has it on; all, if none are named."""
    size: float = PIECE_SIZE


class LayoutBoard(ShownBoard):
    lay_asked = Signal(object, int)
    """Square and turn of the tile in hand."""
    put_asked = Signal(object, str)
    """Square and zone for the thing in hand."""
    move_asked = Signal(object, object)
    """The tile on a square to another."""
    piece_move_asked = Signal(object, object, str)
    """The piece that a `BoardPiece` shows, to a square and zone."""
    turn_asked = Signal(object, int)
    remove_asked = Signal(object, str)
    """Square, and the zone whose piece is meant, or nothing."""
    menu_asked = Signal(object, str, object)
    """Square, zone, and where on the screen."""
    seat_asked = Signal(int)
    hand_dropped = Signal()
    cursor_moved = Signal()

    def __init__(self, studio: Studio, theme: Theme, parent: QWidget | None = None) -> None:
        self._ready = self._has_shown = self._is_still = False
        self._meant: tuple[ZoneAt, ...] = ()
        super().__init__(studio, theme, parent)
        self.cursor_square = Square(0, 0)
        self.cursor_zone = ""
        self.has_room: Room = lambda tile, square, turn, but: True
        self._tile: Tile | None = None
        self._thing: ThingHand | None = None
        self.hand_turn = 0
        self._at: QPoint | None = None
        self._by_keys = False
        self._press: QPoint | None = None
        self._grabbed: BoardTile | BoardPiece | None = None
        self._dragging = False
        self._target: ZoneAt | Square | None = None
        self._ghost = GhostItem(self._pictures, self._colouring, lambda: self.is_moving)
        self._cursor = CursorItem(self._colouring)
        self._thing_ghost = ThingGhost(self._colouring)
        for item in (self._ghost, self._cursor, self._thing_ghost):
            self.scene().addItem(item)
        self._pictures.arrived.connect(lambda _: self._ghost.update())
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)
        self._ready = True
        self.commands = LayoutActions(self)
        self.commands.bind(
            turn=lambda: self._turn(1),
            turn_back=lambda: self._turn(-1),
            remove=lambda: self.remove_asked.emit(self.cursor_square, self.cursor_zone),
            fit=lambda: self.fit(animated=True),
            zoom_in=self.zoom_in,
            zoom_out=self.zoom_out,
        )
        self._show_cursor()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table of the layout"))

    # What is in hand.

    @property
    def hand_tile(self) -> Tile | None:
        return self._tile

    @property
    def is_holding(self) -> bool:
        return self._tile is not None or self._thing is not None

    @property
    def ghost(self) -> tuple[Square, int] | None:
        """Where the tile in hand is shown."""
        shown = self._ghost_tile() if self._ghost.isVisible() else None
        return None if shown is None else (shown.square, shown.turn)

    def hold_tile(self, tile: Tile | None, turn: int | None = None) -> None:
        if tile != self._tile:
            self.hand_turn = 0
        if turn is not None:
            self.hand_turn = turn
        self._tile, self._thing = tile, None
        if tile is not None:
            self._pictures.prepare(tile, 184)
            if self.hand_turn not in tile.turns:
                self.hand_turn = next_turn(tile, self.hand_turn, 1)
        self._show_hand()

    def hold_thing(self, thing: ThingHand | None) -> None:
        self._tile, self._thing = None, thing
        self._show_hand()

    def turn_hand(self, by: int) -> None:
        if self._tile is not None:
            self.hand_turn = next_turn(self._tile, self.hand_turn, by)
            self._show_hand()

    def _ghost_tile(self) -> BoardTile | None:
        """The tile in hand where it would lie now."""
        if self._dragging and isinstance(self._grabbed, BoardTile):
            place = self._target
            if place is None or isinstance(place[1], str):
                return None
            square = Square(place[0], place[1])
            return BoardTile(self._grabbed.tile, square, self._grabbed.turn)
        if self._tile is None:
            return None
        if self._by_keys:
            square = self.cursor_square
        elif self._at is not None:
            square = self._square_under(self._at, self._tile, self.hand_turn)
        else:
            return None
        return BoardTile(self._tile, square, self.hand_turn)

    def _square_under(self, at: QPoint, tile: Tile, turn: int) -> Square:
        """The north-west square of a tile whose middle is there."""
        shown, place = BoardTile(tile, Square(0, 0), turn), self.mapToScene(at) / UNIT
        x = place.x() - (shown.columns - 1) / 2
        y = place.y() - (shown.rows - 1) / 2
        return Square(math.floor(x), math.floor(y))

    def _show_hand(self) -> None:
        if not self._ready:
            return
        shown = self._ghost_tile()
        but = self._grabbed.square if isinstance(self._grabbed, BoardTile) else None
        if shown is not None and not self.has_room(shown.tile, shown.square, shown.turn, but):
            shown = None
        self._ghost.show_tile(shown)
        self._show_thing()

    def _show_thing(self) -> None:
        thing = self._thing
        if self._dragging and isinstance(self._grabbed, BoardPiece):
            held = self._grabbed
            thing = ThingHand(piece(held.piece, held.colour), held.piece)
        zone = self._zone_meant() if thing is not None else None
        if thing is None or zone is None:
            self._thing_ghost.put(None, QPointF())
            self.set_glow(self._cursor_glow())
            return
        square, name = zone
        place, pose = self._standing(square, name, thing.kind)
        draw = thing.draw
        if thing.kind and pose is not Pose.STANDING and self._drawn_again is not None:
            draw = self._drawn_again(thing.kind, pose)
        tile = self.tile_at(square)
        kind = tile.tile.zones[tile.tile.zone_numbers[name]].kind if tile is not None else ""
        fits = not thing.on or kind in thing.on
        self._thing_ghost.put(draw, QPointF(*place) * UNIT, thing.size, fits=fits)
        self.set_glow([zone])

    _drawn_again: Callable[[str, Pose], Draw] | None = None

    def set_drawing(self, draw: Callable[[str, Pose], Draw]) -> None:
        """How a piece in hand is drawn in another pose."""
        self._drawn_again = draw

    def _zone_meant(self) -> ZoneAt | None:
        if self._by_keys and not self._dragging:
            return (self.cursor_square, self.cursor_zone) if self.cursor_zone else None
        return None if self._at is None else self.zone_under(self._at)

    # The cursor.

    def set_cursor(self, square: Square, zone: str = "", *, see: bool = True) -> None:
        """The square, or tile, that keys work on, and perhaps one of its zones."""
        self.cursor_square = Square(*square)
        tile = self.tile_at(self.cursor_square)
        self.cursor_zone = zone if tile is not None and zone in tile.tile.zone_numbers else ""
        self._show_cursor()
        if see:
            reach = 0.3 * UNIT
            self.show_rect(self._cursor_box().adjusted(-reach, -reach, reach, reach))
        self.cursor_moved.emit()

    def _cursor_box(self) -> QRectF:
        tile = self.tile_at(self.cursor_square)
        x, y = self.cursor_square
        return box_of(tile) if tile is not None else QRectF(x * UNIT, y * UNIT, UNIT, UNIT)

    def _cursor_glow(self) -> list[ZoneAt]:
        if self.cursor_zone:
            return [(self.cursor_square, self.cursor_zone)]
        return list(self._meant)

    def set_aim(self, spots: Iterable[ZoneAt]) -> None:
        """A region that glows while the pointer or the keys are not at another."""
        self._meant = tuple(spots)
        self._show_thing()

    def _show_cursor(self) -> None:
        if not self._ready:
            return
        empty = self.tile_at(self.cursor_square) is None
        self._cursor.put(self._cursor_box(), strong=self.hasFocus(), empty=empty)
        self._show_hand()

    def step(self, dx: int, dy: int) -> None:
        """To the next square; from a large tile, out of it."""
        x, y = self.cursor_square
        tile = self.tile_at(self.cursor_square)
        if tile is not None:
            x = tile.square.x + (tile.columns - 1 if dx > 0 else 0) if dx else x
            y = tile.square.y + (tile.rows - 1 if dy > 0 else 0) if dy else y
        there = Square(max(-9999, min(9999, x + dx)), max(-9999, min(9999, y + dy)))
        self._by_keys = True
        self.set_cursor(there)

    def step_zone(self, by: int) -> bool:
        """To the next zone of the tile; whether there is one."""
        tile = self.tile_at(self.cursor_square)
        if tile is None:
            return False
        zones = ["", *(zone.id for zone in tile.tile.zones)]
        place = zones.index(self.cursor_zone) + by
        if not 0 <= place < len(zones):
            return False
        self._by_keys = True
        self.set_cursor(self.cursor_square, zones[place])
        return True

    # What is shown.

    def show(self, state: BoardState | None = None) -> None:
        kept = self.is_fitted
        if state is not None and self._has_shown:
            self.is_fitted, self._is_still = False, True
        super().show(state)
        self.is_fitted, self._is_still = kept, False
        if state is not None:
            self._has_shown = True
            self.set_cursor(self.cursor_square, self.cursor_zone, see=False)

    def show_rect(self, rect: QRectF) -> None:
        # Whoever lays tiles does not want the table to slide away under the pointer.
        if not self._is_still:
            super().show_rect(rect)

    def content_rect(self) -> QRectF:
        room = super().content_rect()
        return room.united(self._cursor_box()) if self._ready and self._by_keys else room

    def set_flaws(self, squares: Iterable[Square], tint: str) -> None:
        """Where something is wrong."""
        boxes = []
        for square in dict.fromkeys(squares):
            tile = self.tile_at(square)
            box = QRectF(square[0] * UNIT, square[1] * UNIT, UNIT, UNIT)
            boxes.append(box if tile is None else box_of(tile))
        self._put("flaws", [FlawItem(box, QColor(tint), self._colouring) for box in boxes])

    @property
    def flaws(self) -> list[Square]:
        """For tests: the squares that are marked."""
        items = [item for item in self._layers["flaws"] if isinstance(item, FlawItem)]
        return [Square(round(i.box.left() / UNIT), round(i.box.top() / UNIT)) for i in items]

    # The pointer.

    def zone_under(self, at: QPoint) -> ZoneAt | None:
        place = self.mapToScene(at)
        tile = self.tile_at(square_at(place))
        if tile is None:
            return None
        x, y = tile.placed.base(place.x() / UNIT, place.y() / UNIT)
        number = tile_plan(tile.tile, self.theme.shapes).zone_at(x, y)
        return tile.square, tile.tile.zones[number].id

    def piece_under(self, at: QPoint) -> BoardPiece | None:
        place = self.mapToScene(at) / UNIT
        for one in reversed(self.state.pieces):
            (x, y), _ = self._standing(one.square, one.zone, one.piece)
            if math.hypot(place.x() - x, place.y() - y) <= _REACH:
                return one
        return None

    def pointed_at(self, square: Square, zone: str) -> tuple[float, float]:
        """In squares: the pointer, or the place of a zone that keys have chosen."""
        if self._at is not None and not self._by_keys:
            place = self.mapToScene(self._at) / UNIT
            return place.x(), place.y()
        return self._standing(square, zone, "")[0]

    def point(self, at: QPoint | None) -> None:
        self._at = at
        if at is not None:
            self._by_keys = False
        self._show_hand()
        if at is not None and self._press is None:
            over = self.is_holding or self.piece_under(at) or self.zone_under(at)
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        self._by_keys = False
        if event.button() is Qt.MouseButton.LeftButton and not self.is_holding:
            grabbed = self.piece_under(at) or self.tile_at(square_at(self.mapToScene(at)))
            if grabbed is not None:
                self._press, self._grabbed = at, grabbed
                event.accept()
                return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._press is None:
            super().mouseMoveEvent(event)
            return
        far = (at - self._press).manhattanLength() >= _DRAG
        if not self._dragging and far:
            self._dragging = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self._at = at
            self._target = self._aim_at(at)
            self._show_hand()

    def _aim_at(self, at: QPoint) -> ZoneAt | Square | None:
        if isinstance(self._grabbed, BoardTile):
            assert self._press is not None
            home = self._grabbed.square
            away = (self.mapToScene(at) - self.mapToScene(self._press)) / UNIT
            return Square(home.x + round(away.x()), home.y + round(away.y()))
        return self.zone_under(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._press is None:
            super().mouseReleaseEvent(event)
            return
        grabbed, dragged, target = self._grabbed, self._dragging, self._target
        self._let_go()
        if not dragged:
            self._click_counted = self.click(at)
        elif isinstance(grabbed, BoardTile) and target is not None and target != grabbed.square:
            self.move_asked.emit(grabbed.square, target)
        elif isinstance(grabbed, BoardPiece) and target not in (
            None,
            (grabbed.square, grabbed.zone),
        ):
            assert target is not None
            self.piece_move_asked.emit(grabbed, *target)
        event.accept()

    def _let_go(self) -> None:
        self._press = self._grabbed = self._target = None
        self._dragging = False
        self.viewport().unsetCursor()
        self._show_hand()

    def click(self, at: QPoint) -> bool:
        self._at = at
        zone = self.zone_under(at)
        if self._tile is not None:
            ghost = self._ghost_tile()
            if ghost is not None and self.has_room(ghost.tile, ghost.square, ghost.turn, None):
                self.set_cursor(ghost.square, see=False)
                self.lay_asked.emit(ghost.square, ghost.turn)
                return True
        if zone is not None and self._thing is not None:
            self.set_cursor(*zone, see=False)
            self.put_asked.emit(*zone)
            return True
        if zone is not None:
            standing = self.piece_under(at)
            self.set_cursor(zone[0], standing.zone if standing is not None else zone[1], see=False)
            return True
        self.set_cursor(square_at(self.mapToScene(at)), see=False)
        return False

    def second_click(self, at: QPoint) -> None:
        if self._tile is not None:
            self.turn_hand(1)
            return
        zone = self.zone_under(at)
        standing = self.piece_under(at)
        if standing is not None:
            zone = (standing.square, standing.zone)
        self.set_cursor(*(zone or (square_at(self.mapToScene(at)), "")), see=False)
        where = self.viewport().mapToGlobal(at)
        self.menu_asked.emit(self.cursor_square, self.cursor_zone, where)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By the menu key: at the cursor. The mouse has its own way."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            middle = self.to_widget(self._cursor_box().center())
            self.menu_asked.emit(self.cursor_square, self.cursor_zone, self.mapToGlobal(middle))
        event.accept()

    def takes_wheel(self, at: QPoint) -> bool:
        return self._tile is not None and self._ghost.isVisible()

    def turn_wheel(self, at: QPoint, steps: int) -> None:
        self.turn_hand(steps)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(DRAGGED):
            self.point(event.position().toPoint())
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.point(None)

    def dropEvent(self, event: QDropEvent) -> None:
        if not event.mimeData().hasFormat(DRAGGED):
            event.ignore()
            return
        self._by_keys = False
        self.click(event.position().toPoint())
        event.acceptProposedAction()
        self.setFocus()

    # Keys.

    def event(self, event: QEvent) -> bool:
        # Tab goes over the zones of the tile first, and then on to what comes after the board.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                back = key == Qt.Key.Key_Backtab
                if not event.modifiers() & Qt.KeyboardModifier.ControlModifier and self.step_zone(
                    -1 if back else 1
                ):
                    event.accept()
                    return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        step = ARROWS.get(event.key())
        if step is not None and held == Qt.KeyboardModifier.ControlModifier:
            self._carry(*step)
        elif step is not None and not held:
            self.step(*step)
        elif held not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape and self.is_holding:
            self.hand_dropped.emit()
        elif Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self.seat_asked.emit(event.key() - Qt.Key.Key_1)
        elif not self.commands.press(event):
            super().keyPressEvent(event)

    def _carry(self, dx: int, dy: int) -> None:
        """The tile at the cursor goes along."""
        tile = self.tile_at(self.cursor_square)
        if tile is not None:
            there = Square(tile.square.x + dx, tile.square.y + dy)
            if self.has_room(tile.tile, there, tile.turn, tile.square):
                zone = self.cursor_zone
                self._by_keys = True
                self.move_asked.emit(tile.square, there)
                self.set_cursor(there, zone)

    def _enter(self) -> None:
        self._by_keys = True
        if self._tile is not None:
            square = self.cursor_square
            if self.has_room(self._tile, square, self.hand_turn, None):
                self.lay_asked.emit(square, self.hand_turn)
        elif self._thing is not None and self.tile_at(self.cursor_square) is not None:
            if not self.cursor_zone:
                self.step_zone(1)
            tile = self.tile_at(self.cursor_square)
            assert tile is not None
            self.put_asked.emit(tile.square, self.cursor_zone)

    def _turn(self, by: int) -> None:
        if self._tile is not None:
            self._by_keys = self._by_keys or self._at is None
            self.turn_hand(by)
        elif (tile := self.tile_at(self.cursor_square)) is not None:
            self.turn_asked.emit(tile.square, by)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._by_keys = True
        self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor()

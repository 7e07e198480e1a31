"""Tools of a starting layout: carry what lies there, lay a tile, put a thing."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from carcqt.art.drawings.pieces import piece
from carcqt.board.shown import ZoneAt
from carcqt.board.state import BoardPiece, BoardTile
from carcqt.board.tool import UNIT, PointerEvent, Tool
from carcqt.board.view import ARROWS
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile
from editor.layouts.actions import LayoutActions
from editor.layouts.cursor import CursorBoard, ThingHand
from editor.layouts.edits import next_turn


class LayoutTool(Tool):
    """Selects by clicks and moves the cursor by keys; subclasses say what is in hand."""

    holds: ClassVar[bool] = True
    """Whether something is in hand that Esc drops."""
    quarter_turns = 0
    """How far a tile in hand is turned."""

    def __init__(self, board: CursorBoard, commands: LayoutActions) -> None:
        super().__init__(board)
        self.board: Final = board
        self._commands: Final = commands

    @property
    def by_keys(self) -> bool:
        return self.board.by_keys

    def extent(self) -> QRectF:
        return self.board.cursor_box() if self.by_keys else QRectF()

    def turn(self, by: int) -> None:
        """Turn the tile at the cursor."""
        if (tile := self.board.tile_at(self.board.cursor_square)) is not None:
            self.board.turn_asked.emit(tile.square, by)

    def enter(self) -> None:
        """Do at the cursor what a click does."""
        self.board.by_keys = True

    # Pointer

    def press(self, event: PointerEvent) -> bool:
        self.board.by_keys, self.board.pointer = False, event.at
        if event.button is Qt.MouseButton.RightButton:
            self.press_right(event)
        return False

    def press_right(self, event: PointerEvent) -> None:
        """Show the menu of what is there."""
        standing = self.board.piece_at(event.place)
        zone = self.board.zone_at(event.place)
        if standing is not None:
            zone = standing.square, standing.zone
        self.board.set_cursor(*(zone or (event.square, "")), see=False)
        self.board.show_menu(event.at)

    def move(self, event: PointerEvent) -> None:
        self.board.by_keys = False
        self.refresh()
        over = self.holds or self.board.piece_at(event.place) or self.board.zone_at(event.place)
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.board.viewport().setCursor(shape)

    def leave(self) -> None:
        self.refresh()

    def release(self, event: PointerEvent) -> bool:
        """Select what is there."""
        zone = self.board.zone_at(event.place)
        if zone is None:
            self.board.set_cursor(event.square, see=False)
            return False
        standing = self.board.piece_at(event.place)
        name = standing.zone if standing is not None else zone[1]
        self.board.set_cursor(zone[0], name, see=False)
        return True

    # Keys

    def key(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        step, key = ARROWS.get(event.key()), event.key()
        if step is not None and held == Qt.KeyboardModifier.ControlModifier:
            self._carry(*step)
        elif step is not None and not held:
            self.board.step(*step)
        elif held not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return False
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif key == Qt.Key.Key_Escape and self.holds:
            self.board.hand_dropped.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.board.seat_asked.emit(key - Qt.Key.Key_1)
        else:
            return self._commands.press(event)
        return True

    def _carry(self, dx: int, dy: int) -> None:
        """Move the cursor together with the tile that is there."""
        board = self.board
        tile = board.tile_at(board.cursor_square)
        if tile is not None:
            there = Square(tile.square.x + dx, tile.square.y + dy)
            if board.has_room(tile.tile, there, tile.turn, tile.square):
                zone, board.by_keys = board.cursor_zone, True
                board.move_asked.emit(tile.square, there)
                board.set_cursor(there, zone)


class CarryTool(LayoutTool):
    """Drags tiles and pieces elsewhere; in use while nothing is in hand."""

    holds = False

    def __init__(self, board: CursorBoard, commands: LayoutActions) -> None:
        super().__init__(board, commands)
        self._grabbed: BoardTile | BoardPiece | None = None
        self._drag: PointerEvent | None = None
        """The last event of the drag, once it is one."""

    def press(self, event: PointerEvent) -> bool:
        super().press(event)
        if event.button is not Qt.MouseButton.LeftButton:
            return False
        tile = self.board.tile_at(event.square)
        self._grabbed, self._drag = self.board.piece_at(event.place) or tile, None
        return self._grabbed is not None

    def move(self, event: PointerEvent) -> None:
        if event.dragged_from is None:
            super().move(event)
            return
        self._drag = event
        self.board.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.refresh()

    def _tile_aim(self, tile: BoardTile, event: PointerEvent) -> Square:
        assert event.dragged_from is not None
        away = (event.place - self.board.mapToScene(event.dragged_from)) / UNIT
        return Square(tile.square.x + round(away.x()), tile.square.y + round(away.y()))

    def refresh(self) -> None:
        grabbed, drag = self._grabbed, self._drag
        if grabbed is None or drag is None:
            self.board.show_in_hand()
        elif isinstance(grabbed, BoardTile):
            there = BoardTile(grabbed.tile, self._tile_aim(grabbed, drag), grabbed.turn)
            self.board.show_in_hand(there, taken_from=grabbed.square)
        else:
            thing = ThingHand(piece(grabbed.piece, grabbed.colour), grabbed.piece)
            self.board.show_in_hand(None, thing, self.board.zone_at(drag.place))

    def release(self, event: PointerEvent) -> bool:
        grabbed, self._grabbed, self._drag = self._grabbed, None, None
        if event.dragged_from is None:
            return super().release(event)
        self.board.viewport().unsetCursor()
        self.refresh()
        if isinstance(grabbed, BoardTile):
            square = self._tile_aim(grabbed, event)
            if square != grabbed.square:
                self.board.move_asked.emit(grabbed.square, square)
        elif grabbed is not None:
            zone = self.board.zone_at(event.place)
            if zone is not None and zone != (grabbed.square, grabbed.zone):
                self.board.piece_move_asked.emit(grabbed, *zone)
        return True


class TileTool(LayoutTool):
    """Lays the tile in hand."""

    def __init__(self, board: CursorBoard, commands: LayoutActions, tile: Tile) -> None:
        super().__init__(board, commands)
        self.tile: Final = tile
        self.quarter_turns = 0 if 0 in tile.turns else next_turn(tile, 0, 1)
        board.pictures.prepare(tile, 184)

    def turn(self, by: int) -> None:
        """Turn the tile in hand."""
        self.board.by_keys = self.by_keys or self.board.pointer is None
        self.wheel(by)

    def _lying(self) -> BoardTile | None:
        """Return the tile where it would lie: at the cursor, or its middle under the pointer."""
        shown = BoardTile(self.tile, self.board.cursor_square, self.quarter_turns)
        if self.by_keys:
            return shown
        if self.board.pointer is None:
            return None
        place = self.board.mapToScene(self.board.pointer) / UNIT
        x, y = place.x() - (shown.columns - 1) / 2, place.y() - (shown.rows - 1) / 2
        return BoardTile(self.tile, Square(math.floor(x), math.floor(y)), self.quarter_turns)

    def _fitting(self) -> BoardTile | None:
        tile = self._lying()
        if tile is not None and self.board.has_room(tile.tile, tile.square, tile.turn, None):
            return tile
        return None

    def refresh(self) -> None:
        self.board.show_in_hand(self._lying())

    def press_right(self, event: PointerEvent) -> None:
        self.wheel(1)

    def release(self, event: PointerEvent) -> bool:
        tile = self._fitting()
        if tile is None:
            return super().release(event)
        self.board.set_cursor(tile.square, see=False)
        self.board.lay_asked.emit(tile.square, tile.turn)
        return True

    def turns_wheel(self, event: PointerEvent) -> bool:
        return self.board.ghost is not None

    def wheel(self, steps: int) -> None:
        self.quarter_turns = next_turn(self.tile, self.quarter_turns, steps)
        self.refresh()

    def enter(self) -> None:
        super().enter()
        if (tile := self._fitting()) is not None:
            self.board.lay_asked.emit(tile.square, tile.turn)


class ThingTool(LayoutTool):
    """Puts the piece or token in hand on zones."""

    def __init__(self, board: CursorBoard, commands: LayoutActions, thing: ThingHand) -> None:
        super().__init__(board, commands)
        self._thing: Final = thing

    def _zone(self) -> ZoneAt | None:
        board = self.board
        if self.by_keys:
            return (board.cursor_square, board.cursor_zone) if board.cursor_zone else None
        return None if board.pointer is None else board.zone_at(board.mapToScene(board.pointer))

    def refresh(self) -> None:
        self.board.show_in_hand(None, self._thing, self._zone())

    def release(self, event: PointerEvent) -> bool:
        zone = self.board.zone_at(event.place)
        if zone is None:
            return super().release(event)
        self.board.set_cursor(*zone, see=False)
        self.board.put_asked.emit(*zone)
        return True

    def enter(self) -> None:
        super().enter()
        board = self.board
        if board.tile_at(board.cursor_square) is not None and not board.cursor_zone:
            board.step_zone(1)
        if (tile := board.tile_at(board.cursor_square)) is not None:
            board.put_asked.emit(tile.square, board.cursor_zone)

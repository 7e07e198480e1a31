"""The table of a starting layout with its cursor: all that tools work on."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.pieces import Pose
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.board.ghost import GhostItem
from carcqt.board.items import PIECE_SIZE
from carcqt.board.shown import ShownBoard, ZoneAt, box_of
from carcqt.board.state import BoardPiece, BoardState, BoardTile
from carcqt.board.tool import UNIT
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile
from editor.layouts.marks import CursorItem, FlawItem, ThingGhost

_REACH = 0.17
"""Distance at which a piece is still meant, in squares."""

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


class CursorBoard(ShownBoard):
    """A board with a cursor for keys; it shows what a tool has in hand."""

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
        self._has_shown = self._is_still = False
        self._meant: tuple[ZoneAt, ...] = ()
        super().__init__(studio, theme, parent)
        self.cursor_square = Square(0, 0)
        self.cursor_zone = ""
        self.by_keys = False
        """Whether keys, not the pointer, were used last."""
        self.has_room: Room = lambda tile, square, turn, but: True
        self._drawn_again: Callable[[str, Pose], Draw] | None = None
        self._shown_tile: BoardTile | None = None
        self._ghost = GhostItem(self.pictures, self.colouring, lambda: self.is_moving)
        self._cursor = CursorItem(self.colouring)
        self._thing_ghost = ThingGhost(self.colouring)
        for item in (self._ghost, self._cursor, self._thing_ghost):
            self.scene().addItem(item)
        self.pictures.arrived.connect(lambda _: self._ghost.update())
        self.setAccessibleName(self.tr("Table of the layout"))

    # Hand

    @property
    def ghost(self) -> tuple[Square, int] | None:
        """Where the tile in hand is shown."""
        shown = self._shown_tile
        return None if shown is None else (shown.square, shown.turn)

    def show_in_hand(
        self,
        tile: BoardTile | None = None,
        thing: ThingHand | None = None,
        zone: ZoneAt | None = None,
        *,
        taken_from: Square | None = None,
    ) -> None:
        """Show a tile where it would lie if there is room, or a thing where it would stand."""
        if tile is not None and not self.has_room(tile.tile, tile.square, tile.turn, taken_from):
            tile = None
        self._shown_tile = tile
        self._ghost.show_tile(tile)
        if thing is None or zone is None:
            self._thing_ghost.put(None, QPointF())
            cursor = [(self.cursor_square, self.cursor_zone)] if self.cursor_zone else self._meant
            self.set_glow(cursor)
            return
        square, name = zone
        place, pose = self.standing(square, name, thing.kind)
        draw = thing.draw
        if thing.kind and pose is not Pose.STANDING and self._drawn_again is not None:
            draw = self._drawn_again(thing.kind, pose)
        under = self.tile_at(square)
        kind = under.tile.zones[under.tile.zone_numbers[name]].kind if under is not None else ""
        fits = not thing.on or kind in thing.on
        self._thing_ghost.put(draw, QPointF(*place) * UNIT, thing.size, fits=fits)
        self.set_glow([zone])

    def set_drawing(self, draw: Callable[[str, Pose], Draw]) -> None:
        """Draw a piece in hand by `draw` where it stands in another pose."""
        self._drawn_again = draw

    # Cursor

    def set_cursor(self, square: Square, zone: str = "", *, see: bool = True) -> None:
        """Move the cursor to a square or its tile, and perhaps to one of its zones."""
        self.cursor_square = Square(*square)
        tile = self.tile_at(self.cursor_square)
        self.cursor_zone = zone if tile is not None and zone in tile.tile.zone_numbers else ""
        self.show_cursor()
        if see:
            reach = 0.3 * UNIT
            self.show_rect(self.cursor_box().adjusted(-reach, -reach, reach, reach))
        self.cursor_moved.emit()

    def cursor_box(self) -> QRectF:
        """Return the tile or the square at the cursor, in the scene."""
        tile = self.tile_at(self.cursor_square)
        x, y = self.cursor_square
        return box_of(tile) if tile is not None else QRectF(x * UNIT, y * UNIT, UNIT, UNIT)

    def set_aim(self, spots: Iterable[ZoneAt]) -> None:
        """Let a region glow while the pointer or the keys are not at another."""
        self._meant = tuple(spots)
        self.tool.refresh()

    def show_cursor(self) -> None:
        empty = self.tile_at(self.cursor_square) is None
        self._cursor.put(self.cursor_box(), strong=self.hasFocus(), empty=empty)
        self.tool.refresh()

    def step(self, dx: int, dy: int) -> None:
        """Move the cursor to the next square, out of the tile that it is on."""
        x, y = self.cursor_square
        tile = self.tile_at(self.cursor_square)
        if tile is not None:
            x = tile.square.x + (tile.columns - 1 if dx > 0 else 0) if dx else x
            y = tile.square.y + (tile.rows - 1 if dy > 0 else 0) if dy else y
        there = Square(max(-9999, min(9999, x + dx)), max(-9999, min(9999, y + dy)))
        self.by_keys = True
        self.set_cursor(there)

    def step_zone(self, by: int) -> bool:
        """Move the cursor to the next zone of the tile; return whether there is one."""
        tile = self.tile_at(self.cursor_square)
        if tile is None:
            return False
        zones = ["", *(zone.id for zone in tile.tile.zones)]
        place = zones.index(self.cursor_zone) + by
        if not 0 <= place < len(zones):
            return False
        self.by_keys = True
        self.set_cursor(self.cursor_square, zones[place])
        return True

    # Contents

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

    def set_flaws(self, squares: Iterable[Square], tint: str) -> None:
        """Mark squares where something is wrong."""
        boxes = []
        for square in dict.fromkeys(squares):
            tile = self.tile_at(square)
            box = QRectF(square[0] * UNIT, square[1] * UNIT, UNIT, UNIT)
            boxes.append(box if tile is None else box_of(tile))
        self.put_layer("flaws", [FlawItem(box, QColor(tint), self.colouring) for box in boxes])

    @property
    def flaws(self) -> list[Square]:
        """Squares that are marked."""
        items = [item for item in self._layers["flaws"] if isinstance(item, FlawItem)]
        return [Square(round(i.box.left() / UNIT), round(i.box.top() / UNIT)) for i in items]

    # Pointer

    def zone_at(self, place: QPointF) -> ZoneAt | None:
        """Return the first square of the tile at a place of the scene, and the zone."""
        zone = super().zone_at(place)
        tile = None if zone is None else self.tile_at(zone[0])
        return None if zone is None or tile is None else (tile.square, zone[1])

    def piece_at(self, place: QPointF) -> BoardPiece | None:
        """Return the piece at a place of the scene."""
        x, y = place.x() / UNIT, place.y() / UNIT
        for one in reversed(self.state.pieces):
            there, _ = self.standing(one.square, one.zone, one.piece)
            if math.dist(there, (x, y)) <= _REACH:
                return one
        return None

    def pointed_at(self, square: Square, zone: str) -> tuple[float, float]:
        """Return the place of the pointer, or of a zone that keys have chosen, in squares."""
        if self.pointer is not None and not self.by_keys:
            place = self.mapToScene(self.pointer) / UNIT
            return place.x(), place.y()
        return self.standing(square, zone, "")[0]

    def show_menu(self, at: QPoint) -> None:
        """Ask for the menu of what is at the cursor, at a place of the viewport."""
        where = self.viewport().mapToGlobal(at)
        self.menu_asked.emit(self.cursor_square, self.cursor_zone, where)

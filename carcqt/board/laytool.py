"""The tool that lays the held tile on a legal square."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from carcqt.art.brush.marks import colours
from carcqt.board.ghost import GhostItem
from carcqt.board.heldtile import HeldTile
from carcqt.board.items import LegalItem
from carcqt.board.pictures import SIZES
from carcqt.board.pointed import LookTool, PointedBoard
from carcqt.board.shown import box_of
from carcqt.board.state import BoardTile
from carcqt.board.tool import UNIT, PointerEvent, Tool, plain_key
from carcqt.board.view import ARROWS
from carcqt.rules.geometry import Square
from carcqt.rules.tiles import Tile


class LayTool(LookTool):
    """In use while a tile is held; `otherwise` is in use while none is."""

    def __init__(self, board: PointedBoard, otherwise: Tool) -> None:
        super().__init__(board)
        self._otherwise = otherwise
        self._held: HeldTile | None = None
        self._asked: tuple[bool, str | None] = (True, None)
        self._legal: dict[Square, LegalItem] = {}
        self._framed_turn = 0
        self._ghost = GhostItem(board.pictures, board.colouring, lambda: board.is_moving)
        board.scene().addItem(self._ghost)
        board.pictures.arrived.connect(lambda _: self._ghost.update())

    def extent(self) -> QRectF:
        room = QRectF()
        if self._held is not None:
            for square in self._held.fits:
                room = room.united(box_of(self._held.outline(square)))
        return room

    # Held tile

    def hold(
        self,
        tile: Tile | None,
        fits: Mapping[Square, Sequence[int]] | None = None,
        show_squares: bool = True,
        colour: int | str | None = None,
        *,
        waits: bool = False,
    ) -> None:
        """Hold a tile to be laid, or none. `fits` has its turns for each legal square.

        A colour, a player's or any, stands for the accent. A tile that waits is nowhere until
        the pointer moves or a key puts it somewhere."""
        board = self.board
        accent = colours(colour).fill if isinstance(colour, int) else colour
        before, after = self._held, None if tile is None else HeldTile(tile, fits or {})
        asked = (show_squares, accent)
        if before is not None and before.is_like(after) and asked == self._asked:
            # The same again: a tile that is shown somewhere stays there.
            return
        self._held, self._asked, self._ghost.accent = after, asked, accent
        board.use(self._otherwise if after is None else self)
        self._frame_squares()
        if tile is not None:
            board.pictures.prepare(tile, self._picture_size)
            board.pictures.foresee([tile])
        if after is not None or before is not None:
            self._show_ghost()
        if board.is_fitted:
            board.fit(animated=True)
        self._begin(waits=waits)

    def _begin(self, *, waits: bool) -> None:
        """Show the tile under the pointer, or nowhere if it waits for the pointer to move."""
        if waits:
            self.board.pointer = None
        if self.board.pointer is not None:
            self._point(self.board.mapToScene(self.board.pointer))

    def _frame_squares(self) -> None:
        """Frame the legal squares, each as the tile would cover it."""
        held, (show_squares, accent) = self._held, self._asked
        self._legal, self._framed_turn = {}, self.turn
        if held is not None and show_squares:
            for square in held.fits:
                box = box_of(held.outline(square))
                self._legal[square] = LegalItem(box, self.board.colouring, accent)
        self.board.put_layer("legal", list(self._legal.values()))

    @property
    def ghost(self) -> tuple[Square, int] | None:
        """Where the held tile is shown, and its turn."""
        if self._held is None or self._held.square is None:
            return None
        return self._held.square, self._held.turn

    @property
    def turn(self) -> int:
        """Quarter turns of the held tile, also while it is nowhere over the board."""
        return 0 if self._held is None else self._held.turn

    @property
    def by_keys(self) -> bool:
        return self._held is not None and self._held.by_keys

    def boxes(self) -> list[QRectF]:
        """Return what can be chosen: the legal squares that are framed, and the tile."""
        shown = [item.box for item in self._legal.values()]
        return [*shown, self._ghost.box] if self._ghost.isVisible() else shown

    def put(self, square: Square | None, turn: int | None = None) -> None:
        """Put the tile on a square as if by keys."""
        if self._held is not None and self._held.put(square, turn, by_keys=True):
            self._show_ghost()
            self._see_ghost()

    def step(self, dx: int, dy: int) -> None:
        """Move the tile to the next legal square in a direction."""
        if self._held is None:
            return
        middle, tiles = self.board.centre / UNIT, self.board.state.tiles
        last = tiles[-1].square if tiles else None
        start = (middle.x(), middle.y()) if last is None else (float(last[0]), float(last[1]))
        square = self._held.step(dx, dy, start)
        if square is not None:
            if self._held.put(square, by_keys=True):
                self._show_ghost()
            self._see_ghost()

    def rotate(self, steps: int) -> None:
        """Turn the tile to the next turn that fits."""
        if self._held is not None and self._held.rotate(steps):
            self._show_ghost()

    def _see_ghost(self) -> None:
        if self._held is not None and self._held.shown is not None:
            # A view that shows everything goes on following what it shows.
            reach = 0.0 if self.board.is_fitted else 0.3 * UNIT
            self.board.show_rect(box_of(self._held.shown).adjusted(-reach, -reach, reach, reach))

    def _show_ghost(self) -> None:
        held = self._held
        shown = None if held is None else held.shown
        self._ghost.show_tile(shown, knob=self._turns_at(shown))
        if held is not None and held.tile.squares > 1 and held.turn != self._framed_turn:
            self._frame_squares()
        self._fade_squares()
        square = None if shown is None else shown.square
        self.board.ghost_changed.emit(square, 0 if held is None else held.turn)
        if square is not None and held is not None and held.by_keys:
            self.board.square_pointed.emit(square)

    def _turns_at(self, shown: BoardTile | None) -> bool:
        """Return whether a knob is shown: the tile fits in several turns there."""
        if self._held is None or shown is None or len(self._held.fits[shown.square]) < 2:
            return False
        # Points of an advised turn stand where the knob would be.
        return not self.board.shows_advised

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

    @property
    def _picture_size(self) -> int:
        real = UNIT * self.board.zoom * self.board.devicePixelRatioF()
        return next((size for size in SIZES if size >= real), SIZES[-1])

    # Pointer and keys

    def _point(self, place: QPointF) -> None:
        """Move the tile to the legal square at a place of the scene."""
        held = self._held
        if held is None or self._ghost.knob_contains(place, self.board.zoom):
            return
        x, y = place.x() / UNIT, place.y() / UNIT
        square = held.square_under(x, y)
        if square is None and (held.by_keys or held.can_cover(x, y)):
            return
        if square is not None and held.by_keys and held.square == square:
            return
        if held.put(square):
            self._show_ghost()

    def covers(self, place: QPointF) -> bool:
        """Return whether the tile is shown at a place of the scene."""
        return self._held is not None and self._held.covers(place.x() / UNIT, place.y() / UNIT)

    def acts_at(self, event: PointerEvent) -> bool:
        x, y = event.place.x() / UNIT, event.place.y() / UNIT
        return (self._held is not None and self._held.covers(x, y)) or self._ghost.knob_contains(
            event.place, self.board.zoom
        )

    def press(self, event: PointerEvent) -> bool:
        if event.button is Qt.MouseButton.RightButton:
            self.rotate(1)
        return False

    def move(self, event: PointerEvent) -> None:
        self._point(event.place)
        super().move(event)

    def leave(self) -> None:
        if self._held is not None and not self._held.by_keys and self._held.put(None):
            self._show_ghost()
        super().leave()

    def release(self, event: PointerEvent) -> bool:
        if self._ghost.knob_contains(event.place, self.board.zoom):
            self.rotate(1)
            return True
        seen = self.ghost
        self._point(event.place)
        if not self.covers(event.place):
            return super().release(event)
        # Nobody lays a tile where it was not seen before.
        if seen is not None and self.ghost == seen:
            self.board.lay_asked.emit(*seen)
        return True

    def turns_wheel(self, event: PointerEvent) -> bool:
        x, y = event.place.x() / UNIT, event.place.y() / UNIT
        return self._held is not None and self._held.can_cover(x, y)

    def wheel(self, steps: int) -> None:
        self.rotate(steps)

    def key(self, event: QKeyEvent) -> bool:
        key = plain_key(event)
        if key in ARROWS:
            self.step(*ARROWS[key])
        elif key == Qt.Key.Key_R:
            self.rotate(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            return False
        return True

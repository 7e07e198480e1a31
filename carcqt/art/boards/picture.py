"""A whole board as a picture: laid tiles, what grows across their seams, pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from carcqt.art.boards.overlays import overlays
from carcqt.art.boards.placed import PlacedTile, piece_places, tile_at
from carcqt.art.brush.planting import put_plants
from carcqt.art.brush.shapes import colour, pen
from carcqt.art.brush.sprites import Draw, blank, painter_on, put
from carcqt.art.brush.symbols import vectors_of
from carcqt.art.drawings.pieces import pose_on, put_piece
from carcqt.art.plans.plan import Content, as_tile, content
from carcqt.art.tiles.painting import paint_tile, put_tile
from carcqt.art.tiles.theme import Theme
from carcqt.rules.position import Standing
from carcqt.rules.tiles import Tile

TABLE = "#e4dac6"
SEATS = range(5)
"""The players' colours by seat, where nobody chose another."""


@dataclass(frozen=True, slots=True)
class BoardThing:
    """Something else on a board, such as a token: at a place in squares, so large."""

    draw: Draw
    x: float
    y: float
    size: float


@lru_cache(maxsize=256)
def _kept(shown: Content, theme: Theme, size: int, turn: int) -> QImage:
    return paint_tile(as_tile(shown), theme, size, turn)


def tile_picture(tile: Tile, theme: Theme, size: int, turn: int = 0) -> QImage:
    """The picture of a tile, kept for the next time."""
    return _kept(content(tile), theme, size, turn)


def growth_picture(
    board: Sequence[PlacedTile], theme: Theme, box: tuple[int, int, int, int], size: int
) -> QImage:
    """Only what grows across seams, over some squares (left, top, columns and rows)."""
    left, top, columns, rows = box
    image = blank(columns * size, rows * size)
    with painter_on(image) as p:
        p.translate(-left * size, -top * size)
        put_plants(p, overlays(board, theme), size)
    return image


class BoardPicture:
    """Draws a board; squares are `size` pixels, and there is a margin of table around it."""

    def __init__(
        self,
        board: Sequence[PlacedTile],
        theme: Theme,
        size: int,
        margin: float = 0.35,
        table: str = TABLE,
    ) -> None:
        self.table = table
        self.board, self.theme, self.size = board, theme, size
        self.left = min((placed.x for placed in board), default=0)
        self.top = min((placed.y for placed in board), default=0)
        right = max((placed.x + placed.turned.columns for placed in board), default=1)
        bottom = max((placed.y + placed.turned.rows for placed in board), default=1)
        self.margin = round(margin * size)
        self.width = (right - self.left) * size + 2 * self.margin
        self.height = (bottom - self.top) * size + 2 * self.margin

    def image(self, pieces: Iterable[Standing] = (), things: Iterable[BoardThing] = ()) -> QImage:
        image = QImage(self.width, self.height, QImage.Format.Format_ARGB32_Premultiplied)
        # A table may be transparent.
        image.fill(0)
        with painter_on(image) as p:
            self.paint_table(p)
            self.paint(p, pieces, things)
        return image

    def paint_table(self, p: QPainter) -> None:
        """A flat ground with faint marks where squares meet."""
        p.fillRect(0, 0, self.width, self.height, QColor(self.table))
        faint = QColor(self.table)
        if not faint.alpha():
            return
        p.setPen(pen(faint.darker(118) if faint.lightness() > 80 else faint.lighter(170), 1.4))
        arm = self.size * 0.03
        for x in range(self.margin % self.size, self.width, self.size):
            for y in range(self.margin % self.size, self.height, self.size):
                p.drawLine(int(x - arm), y, int(x + arm), y)
                p.drawLine(x, int(y - arm), x, int(y + arm))

    def paint(
        self,
        p: QPainter,
        pieces: Iterable[Standing] = (),
        things: Iterable[BoardThing] = (),
        below: Callable[[QPainter], None] | None = None,
    ) -> None:
        """`below` paints what lies on the tiles but under all pieces, in pixels of square 0, 0."""
        p.save()
        p.translate(self.margin - self.left * self.size, self.margin - self.top * self.size)
        self._paint_tiles(p)
        self._paint_growth(p)
        if below is not None:
            below(p)
        for thing in things:
            put(p, thing.draw, thing.x * self.size, thing.y * self.size, thing.size * self.size)
        self.paint_pieces(p, pieces)
        p.restore()

    def _paint_tiles(self, p: QPainter) -> None:
        size = self.size
        for placed in self.board:
            turned = placed.turned
            box = QRectF(0, 0, turned.columns * size, turned.rows * size)
            box.moveTo(placed.x * size, placed.y * size)
            for far in range(0, 9, 2):
                wide = far * size / 190
                shade = box.adjusted(-wide, -wide, wide, wide)
                p.fillRect(shade.translated(size * 0.026, size * 0.037), colour("#140a00", 12))
        is_vectors = vectors_of(p) is not None
        for placed in self.board:
            if is_vectors:
                at = QPointF(placed.x * size, placed.y * size)
                put_tile(p, placed.tile, self.theme, size, at, placed.turn)
            else:
                picture = tile_picture(placed.tile, self.theme, size, placed.turn)
                p.drawImage(placed.x * size, placed.y * size, picture)

    def _paint_growth(self, p: QPainter) -> None:
        put_plants(p, overlays(self.board, self.theme), self.size)

    def paint_pieces(self, p: QPainter, pieces: Iterable[Standing]) -> None:
        looks = self.theme.shapes.looks
        standing = []
        for piece, x, y in piece_places(self.board, self.theme, pieces):
            placed = tile_at(self.board, piece.square.x, piece.square.y)
            zone = placed.tile.zones[placed.tile.zone_numbers[piece.zone]]
            pose = pose_on(piece.piece, looks[zone.kind].role)
            standing.append((y, x, piece, pose, zone.kind))
        for y, x, piece, pose, kind in sorted(standing, key=lambda one: one[:2]):
            at_x, at_y, size = x * self.size, y * self.size, self.size * 0.25
            put_piece(p, piece.piece, piece.seat, at_x, at_y, size, pose)
            tool = self.theme.tools.get((piece.piece, kind))
            if tool is not None:
                put(p, tool, at_x + size * 0.38, at_y - size * 0.46, size * 0.36)

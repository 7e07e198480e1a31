"""Print and play: tiles at a chosen size with cutting marks, their backs on every second page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from carcqt.art.brush.shapes import NO_PEN, colour, pen
from carcqt.art.brush.sprites import put
from carcqt.art.paper.packing import TilePacking
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.theme import Theme
from carcqt.rules.tiles import Tile

DOTS = 300
"""To the inch."""
PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_MARGIN = 9.0
_MARK = 4.0
"""Millimetres: the margin of a page, and the length of a cutting mark."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A tile on a page: its north-west corner, in squares of the page's grid."""

    tile: Tile
    column: int
    row: int


def pages(tiles: Sequence[Tile], columns: int, rows: int) -> Iterator[list[Cut]]:
    """Tiles, each as often as it counts, put on grids; large ones first."""
    copies = [tile for tile in tiles for _ in range(tile.count)]
    copies.sort(key=lambda tile: -tile.squares)
    page: list[Cut] = []
    grid = TilePacking(columns, rows)
    for tile in copies:
        if tile.columns > columns or tile.rows > rows:
            turned = tile.turned
            tile = turned if turned.columns <= columns and turned.rows <= rows else tile
        place = grid.place(tile)
        if place is None and page:
            yield page
            page, grid = [], TilePacking(columns, rows)
            place = grid.place(tile)
        page.append(Cut(tile, *(place or (0, 0))))
    if page:
        yield page


class PrintAndPlay:
    def __init__(self, theme: Theme, millimetres: float, paper: str) -> None:
        self.theme = theme
        self._last: tuple[Tile, QImage] | None = None
        self.page = QPageSize(PAPERS[paper])
        self.size = round(millimetres / 25.4 * DOTS)
        whole = self.page.sizePixels(DOTS)
        edge = 2 * (_MARGIN + _MARK) / 25.4 * DOTS
        self.columns = max(1, int((whole.width() - edge) / self.size))
        self.rows = max(1, int((whole.height() - edge) / self.size))
        self.left = (whole.width() - self.columns * self.size) / 2
        self.top = (whole.height() - self.rows * self.size) / 2

    def write(self, tiles: Sequence[Tile], path: str, title: str) -> None:
        writer = QPdfWriter(path)
        writer.setPageSize(self.page)
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setResolution(DOTS)
        writer.setTitle(title)
        writer.setCreator("carcqt")
        p = QPainter()
        if not p.begin(writer):
            raise OSError(path)
        for number, page in enumerate(pages(tiles, self.columns, self.rows)):
            if number:
                writer.newPage()
            self._paint_page(p, page)
            writer.newPage()
            self._paint_backs(p, page)
        p.end()

    def _box(self, cut: Cut, *, mirrored: bool = False) -> QRectF:
        column = self.columns - cut.column - cut.tile.columns if mirrored else cut.column
        return QRectF(
            self.left + column * self.size,
            self.top + cut.row * self.size,
            cut.tile.columns * self.size,
            cut.tile.rows * self.size,
        )

    def _paint_page(self, p: QPainter, page: list[Cut]) -> None:
        for cut in page:
            p.drawImage(self._box(cut).topLeft(), self._picture(cut.tile))
        self._paint_marks(p)

    def _picture(self, tile: Tile) -> QImage:
        """Copies of a tile follow each other: only the last picture is kept, for it is large."""
        if self._last is None or self._last[0] != tile:
            picture = paint_tile(tile, self.theme, self.size)
            # Without alpha a picture is stored small.
            self._last = tile, picture.convertToFormat(QImage.Format.Format_RGB32)
        return self._last[1]

    def _paint_backs(self, p: QPainter, page: list[Cut]) -> None:
        """Mirrored, so that they fit when the paper is turned over its long edge."""
        for cut in page:
            box = self._box(cut, mirrored=True)
            p.setPen(NO_PEN)
            p.setBrush(colour(self.theme.ground.cover[-1]))
            p.drawRect(box)
            p.setBrush(colour(self.theme.ground.open[1]))
            inset = self.size * 0.05
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), inset, inset)
            for column in range(cut.tile.columns):
                for row in range(cut.tile.rows):
                    at = box.topLeft() + QPointF(column + 0.5, row + 0.5) * self.size
                    put(p, self.theme.back, at.x(), at.y(), self.size * 0.6)
        self._paint_marks(p)

    def _paint_marks(self, p: QPainter) -> None:
        p.setPen(pen("#000000", 2))
        long = _MARK / 25.4 * DOTS
        right, bottom = self.left + self.columns * self.size, self.top + self.rows * self.size
        gap = 0.25 * long
        for column in range(self.columns + 1):
            x = self.left + column * self.size
            p.drawLine(QPointF(x, self.top - gap - long), QPointF(x, self.top - gap))
            p.drawLine(QPointF(x, bottom + gap), QPointF(x, bottom + gap + long))
        for row in range(self.rows + 1):
            y = self.top + row * self.size
            p.drawLine(QPointF(self.left - gap - long, y), QPointF(self.left - gap, y))
            p.drawLine(QPointF(right + gap, y), QPointF(right + gap + long, y))

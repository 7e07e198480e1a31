"""Print and play: tiles at a chosen size on sheets to be cut, their backs on every second page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from carcqt.art.brush.shapes import NO_BRUSH, NO_PEN, colour
from carcqt.art.brush.sprites import blank, painter_on, put
from carcqt.art.files import output_device, painting
from carcqt.art.paper.packing import TilePacking
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.theme import Theme
from carcqt.rules.tiles import Tile

DOTS: Final = 300
"""To the inch."""
PAPERS: Final = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_INCH: Final = 25.4
_MARGIN, _MARK, _RULER = 9.0, 4.0, 50
"""Millimetres: the margin of a page, the length of a cutting mark, and the ruler."""

Picture = Callable[[Tile], QImage]
Label = Callable[[int, int, bool], str]
"""Of a sheet, out of so many, at its front or its back."""


@dataclass(frozen=True, slots=True)
class PrintSettings:
    paper: str = "a4"
    is_landscape: bool = False
    millimetres: int = 45
    """Of a square."""
    bleed: int = 0
    """Millimetres of colour beyond the cut."""
    backs: bool = True
    marks: bool = True
    labels: bool = False
    names: bool = False
    """Ids, in a corner of the back."""
    every_copy: bool = True


@dataclass(frozen=True, slots=True)
class Cut:
    """A tile on a page: its north-west corner, in squares of the page's grid."""

    tile: Tile
    column: int
    row: int


Page = list[Cut]


def pages(
    tiles: Sequence[Tile], columns: int, rows: int, every_copy: bool = True
) -> Iterator[Page]:
    """Tiles, each as often as it counts, put on grids; large ones first."""
    copies = [tile for tile in tiles for _ in range(tile.count if every_copy else 1)]
    copies.sort(key=lambda tile: -tile.squares)
    page: Page = []
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
    """All measures are millimetres: who paints on pixels scales the painter."""

    def __init__(self, theme: Theme, asked: PrintSettings) -> None:
        self.theme, self.asked = theme, asked
        way = QPageLayout.Orientation
        turned = way.Landscape if asked.is_landscape else way.Portrait
        self.layout: Final = QPageLayout(
            QPageSize(PAPERS[asked.paper]), turned, QMarginsF(0, 0, 0, 0)
        )
        self.sheet: Final[QSizeF] = self.layout.fullRect(QPageLayout.Unit.Millimeter).size()
        self.pitch: Final = asked.millimetres + 2 * asked.bleed
        """From one tile to the next."""
        edge = 2 * (_MARGIN + _MARK)
        self.columns: Final = int((self.sheet.width() - edge) / self.pitch)
        self.rows: Final = int((self.sheet.height() - edge) / self.pitch)
        self._left = (self.sheet.width() - self.columns * self.pitch) / 2
        self._top = (self.sheet.height() - self.rows * self.pitch) / 2

    def misfits(self, tiles: Sequence[Tile]) -> list[Tile]:
        """Those that are larger than a sheet."""
        room = sorted((self.columns, self.rows))
        return [
            tile
            for tile in tiles
            if any(
                have < need
                for have, need in zip(room, sorted((tile.columns, tile.rows)), strict=True)
            )
        ]

    def pages(self, tiles: Sequence[Tile]) -> list[Page]:
        if not self.columns or not self.rows:
            return []
        fitting = [tile for tile in tiles if tile not in self.misfits(tiles)]
        return list(pages(fitting, self.columns, self.rows, self.asked.every_copy))

    def write(self, tiles: Sequence[Tile], path: Path, title: str, label: Label) -> None:
        """Print into a PDF file. Raises FileError if it cannot be written."""
        with output_device(path) as device:
            writer = QPdfWriter(device)
            writer.setPageLayout(self.layout)
            writer.setResolution(DOTS)
            writer.setTitle(title)
            writer.setCreator("carcqt")
            with painting(writer) as p:
                self.print(tiles, writer, p, label)

    def print(
        self, tiles: Sequence[Tile], device: QPagedPaintDevice, p: QPainter, label: Label
    ) -> None:
        """Paint all pages on a device that `p` paints on."""
        p.scale(device.logicalDpiX() / _INCH, device.logicalDpiY() / _INCH)
        found, picture = self.pages(tiles), _LastPicture(self)
        for number, page in enumerate(found):
            for is_back in (False, True) if self.asked.backs else (False,):
                if number or is_back:
                    device.newPage()
                text = label(number + 1, len(found), is_back)
                self.paint(p, page, picture.of, text, is_back=is_back)

    def paint(
        self, p: QPainter, page: Page, picture: Picture, label: str, *, is_back: bool = False
    ) -> None:
        """One side of a sheet. Backs are mirrored, so that they fit when the paper is turned over
        its upright edge."""
        boxes = [self._box(cut, mirrored=is_back) for cut in page]
        for cut, box in zip(page, boxes, strict=True):
            if is_back:
                self._paint_back(p, cut.tile, box)
            else:
                far = self.asked.bleed
                p.drawImage(box.adjusted(-far, -far, far, far), picture(cut.tile))
        if self.asked.marks:
            self._paint_marks(p, boxes)
        if self.asked.labels:
            self._paint_label(p, label)

    def bled(self, image: QImage, tile: Tile) -> QImage:
        """Its picture, mirrored outwards as far as it is to bleed."""
        far = round(image.height() / tile.rows * self.asked.bleed / self.asked.millimetres)
        if not far:
            return image
        wide, high = image.width(), image.height()
        whole = blank(wide + 2 * far, high + 2 * far)
        with painter_on(whole) as p:
            for across in (-1, 0, 1):
                for down in (-1, 0, 1):
                    p.save()
                    p.translate(far + across * wide, far + down * high)
                    p.translate(wide if across else 0, high if down else 0)
                    p.scale(-1 if across else 1, -1 if down else 1)
                    p.drawImage(0, 0, image)
                    p.restore()
        return whole

    def _box(self, cut: Cut, *, mirrored: bool = False) -> QRectF:
        """Where a tile is cut out."""
        side, tile = self.asked.millimetres, cut.tile
        x = self._left + cut.column * self.pitch + self.asked.bleed
        y = self._top + cut.row * self.pitch + self.asked.bleed
        box = QRectF(x, y, tile.columns * side, tile.rows * side)
        if mirrored:
            box.moveLeft(self.sheet.width() - box.right())
        return box

    def _paint_back(self, p: QPainter, tile: Tile, box: QRectF) -> None:
        side, far = self.asked.millimetres, self.asked.bleed
        p.setPen(NO_PEN)
        p.setBrush(colour(self.theme.ground.cover[-1]))
        p.drawRect(box.adjusted(-far, -far, far, far))
        ground = colour(self.theme.ground.open[1])
        p.setBrush(ground)
        inset = side * 0.05
        p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), inset, inset)
        for column in range(tile.columns):
            for row in range(tile.rows):
                at = box.topLeft() + QPointF(column + 0.5, row + 0.5) * side
                put(p, self.theme.back, at.x(), at.y(), side * 0.6)
        if self.asked.names:
            light = colour("#ffffff", 220) if ground.lightness() < 120 else None
            inside = box.adjusted(2 * inset, 0, -2 * inset, -2 * inset)
            self._write(p, inside, tile.id, 3.0, tint=light)

    def _paint_marks(self, p: QPainter, boxes: Sequence[QRectF]) -> None:
        """Along the edges of the sheet, and a faint line round each tile."""
        p.setBrush(NO_BRUSH)
        for tint, dashes in ((QColor(0, 0, 0, 90), 0), (QColor(255, 255, 255, 200), 4)):
            line = QPen(tint, 0.2)
            if dashes:
                line.setDashPattern([dashes, dashes])
            p.setPen(line)
            for box in boxes:
                p.drawRect(box)
        p.setPen(QPen(QColor("#000000"), 0.2))
        around = QRectF()
        for box in boxes:
            around = around.united(box)
        far = self.asked.bleed + 1.0
        for x in sorted({round(x, 3) for box in boxes for x in (box.left(), box.right())}):
            for y, way in ((around.top() - far, -_MARK), (around.bottom() + far, _MARK)):
                p.drawLine(QPointF(x, y), QPointF(x, y + way))
        for y in sorted({round(y, 3) for box in boxes for y in (box.top(), box.bottom())}):
            for x, way in ((around.left() - far, -_MARK), (around.right() + far, _MARK)):
                p.drawLine(QPointF(x, y), QPointF(x + way, y))

    def _paint_label(self, p: QPainter, label: str) -> None:
        """What sheet it is, and a ruler to see whether it was printed at its size."""
        low = self.sheet.height() - 5.0
        p.setPen(QPen(QColor("#000000"), 0.2))
        p.drawLine(QPointF(_MARGIN, low), QPointF(_MARGIN + _RULER, low))
        for step in range(0, _RULER + 1, 10):
            tall = 1.6 if step % _RULER else 2.4
            x = _MARGIN + step
            p.drawLine(QPointF(x, low - tall / 2), QPointF(x, low + tall / 2))
        box = QRectF(_MARGIN, low - 2.5, self.sheet.width() - 2 * _MARGIN, 5)
        self._write(p, box, label, 3.0, middle=True)
        left = QRectF(_MARGIN + _RULER + 2, low - 2.5, 20, 5)
        self._write(p, left, f"{_RULER // 10} cm", 3.0, middle=True, is_right=False)

    def _write(
        self,
        p: QPainter,
        box: QRectF,
        text: str,
        height: float,
        *,
        middle: bool = False,
        is_right: bool = True,
        tint: QColor | None = None,
    ) -> None:
        """A font has whole pixels: it is set large, and made small by the painter."""
        ways, scale = Qt.AlignmentFlag, 20.0
        font = QFont()
        font.setPixelSize(round(height * scale))
        p.save()
        p.setFont(font)
        p.setPen(tint or QColor("#2a241c"))
        p.translate(box.topLeft())
        p.scale(1 / scale, 1 / scale)
        across = ways.AlignRight if is_right else ways.AlignLeft
        down = ways.AlignVCenter if middle else ways.AlignBottom
        p.drawText(QRectF(0, 0, box.width() * scale, box.height() * scale), across | down, text)
        p.restore()


class _LastPicture:
    """Copies of a tile follow each other: only the last picture is kept, for it is large."""

    def __init__(self, sheets: PrintAndPlay) -> None:
        self._sheets: Final = sheets
        self._last: tuple[Tile, QImage] | None = None

    def of(self, tile: Tile) -> QImage:
        if self._last is None or self._last[0] != tile:
            size = round(self._sheets.asked.millimetres / _INCH * DOTS)
            picture = self._sheets.bled(paint_tile(tile, self._sheets.theme, size), tile)
            # Without alpha a picture is stored small.
            self._last = tile, picture.convertToFormat(QImage.Format.Format_RGB32)
        return self._last[1]

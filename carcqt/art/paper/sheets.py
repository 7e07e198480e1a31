"""Contact sheets: all tiles of a deck at a glance, each with its name."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.art.paper.packing import Cell, TilePacking
from carcqt.art.tiles.painting import put_tile
from carcqt.art.tiles.theme import Theme
from carcqt.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of a sheet."""

    ground: str
    text: str


PAPERS: Final = {"light": Paper("#e4dac6", "#29241d"), "dark": Paper("#1b1814", "#f3ede2")}


@dataclass(frozen=True, slots=True)
class SheetEntry:
    tile: Tile
    text: str = ""
    """In bold."""
    name: str = ""


@dataclass(frozen=True, slots=True)
class _Place:
    entry: SheetEntry
    x: float
    y: float


class Sheet:
    def __init__(
        self, entries: Sequence[SheetEntry], theme: Theme, size: int, paper: Paper, title: str = ""
    ) -> None:
        self.theme, self.size, self.paper, self.title = theme, size, paper, title
        self.gap = max(6, size // 12)
        self.line = max(12, size // 8)
        self.caption = self.line * (1 + (2 if any(entry.name for entry in entries) else 0))
        """Room for a name of two lines, as most have no room on one."""
        self.head = 2.4 * self.line if title else 0.0
        self.places: list[_Place] = []
        self._arrange(entries)

    def _arrange(self, entries: Sequence[SheetEntry]) -> None:
        """On a grid about three to two."""
        across, down = self.size + self.gap, self.size + self.caption + self.gap
        squares = sum(entry.tile.squares for entry in entries)
        widest = max((entry.tile.columns for entry in entries), default=1)
        fair = max(widest, math.ceil(math.sqrt(squares * 1.6 * down / across)))
        columns, height, cells = min(
            (self._packed(entries, columns) for columns in range(fair, fair + 4)),
            key=lambda packed: packed[0] * packed[1],
        )
        for entry, (column, row) in zip(entries, cells, strict=True):
            top = self.gap + self.head + row * down
            # A tall tile stands on the line of text of its last row.
            top += (entry.tile.rows - 1) * (down - self.size)
            left = self.gap + column * across + (entry.tile.columns - 1) * self.gap / 2
            self.places.append(_Place(entry, left, top))
        self.width = math.ceil(columns * across + self.gap)
        self.height = math.ceil(self.head + height * down + self.gap)

    @staticmethod
    def _packed(entries: Sequence[SheetEntry], columns: int) -> tuple[int, int, list[Cell]]:
        """So many columns and rows, and where each tile comes to lie."""
        grid = TilePacking(columns)
        cells = [grid.place(entry.tile) or (0, 0) for entry in entries]
        return columns, grid.height, cells

    def paint(self, p: QPainter) -> None:
        p.fillRect(0, 0, self.width, self.height, QColor(self.paper.ground))
        p.setPen(QColor(self.paper.text))
        if self.title:
            p.setFont(_font(self.line * 1.15, bold=True))
            box = QRectF(self.gap, self.gap, self.width - 2 * self.gap, self.head)
            p.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.title)
        bold, font = _font(self.line * 0.72, bold=True), _font(self.line * 0.72)
        for place in self.places:
            tile = place.entry.tile
            put_tile(p, tile, self.theme, self.size, QPointF(int(place.x), int(place.y)))
            width = tile.columns * self.size
            box = QRectF(place.x, place.y + tile.rows * self.size, width, self.line)
            lines = two_lines(place.entry.name, font, width) if place.entry.name else []
            for line, weight in ((place.entry.text, bold), *((line, font) for line in lines)):
                p.setFont(weight)
                fitting = QFontMetricsF(weight).elidedText(line, Qt.TextElideMode.ElideRight, width)
                p.drawText(box, Qt.AlignmentFlag.AlignCenter, fitting)
                box.translate(0, self.line * 0.94)


def two_lines(text: str, font: QFont, width: float) -> list[str]:
    """On two lines if need be; what is too long for the second is cut off there."""
    metrics = QFontMetricsF(font)
    first, *rest = text.split(" ")
    while rest and metrics.horizontalAdvance(f"{first} {rest[0]}") <= width:
        first += f" {rest.pop(0)}"
    return [first, " ".join(rest)] if rest else [first]


def _font(pixels: float, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(max(6, round(pixels)))
    font.setBold(bold)
    return font

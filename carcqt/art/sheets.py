"""Contact sheets: all tiles of a deck at a glance, each with a line of text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.art.packing import Grid
from carcqt.art.scene import paint_tile
from carcqt.art.theme import Theme
from carcqt.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of a sheet."""

    ground: str
    text: str


PAPERS: Final = {"light": Paper("#e4dac6", "#29241d"), "dark": Paper("#1b1814", "#f3ede2")}


@dataclass(frozen=True, slots=True)
class Entry:
    tile: Tile
    text: str = ""


@dataclass(frozen=True, slots=True)
class _Place:
    entry: Entry
    x: float
    y: float


class Sheet:
    def __init__(
        self, entries: Sequence[Entry], theme: Theme, size: int, paper: Paper, title: str = ""
    ) -> None:
        self.theme, self.size, self.paper, self.title = theme, size, paper, title
        self.gap = max(6, size // 12)
        self.line = max(12, size // 8)
        self.head = 2.4 * self.line if title else 0.0
        self.places: list[_Place] = []
        self._arrange(entries)

    def _arrange(self, entries: Sequence[Entry]) -> None:
        """On a grid about three to two."""
        across, down = self.size + self.gap, self.size + self.line + self.gap
        squares = sum(entry.tile.squares for entry in entries)
        widest = max((entry.tile.columns for entry in entries), default=1)
        columns = max(widest, math.ceil(math.sqrt(squares * 1.6)))
        grid = Grid(columns)
        for entry in entries:
            column, row = grid.place(entry.tile) or (0, 0)
            top = self.gap + self.head + row * down
            # A tall tile stands on the line of text of its last row.
            top += (entry.tile.rows - 1) * (down - self.size)
            left = self.gap + column * across + (entry.tile.columns - 1) * self.gap / 2
            self.places.append(_Place(entry, left, top))
        self.width = math.ceil(columns * across + self.gap)
        self.height = math.ceil(self.head + grid.height * down + self.gap)

    def paint(self, p: QPainter) -> None:
        p.fillRect(0, 0, self.width, self.height, QColor(self.paper.ground))
        p.setPen(QColor(self.paper.text))
        if self.title:
            p.setFont(_font(self.line * 1.15, bold=True))
            box = QRectF(self.gap, self.gap, self.width - 2 * self.gap, self.head)
            p.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.title)
        p.setFont(_font(self.line * 0.72))
        metrics = QFontMetricsF(p.font())
        for place in self.places:
            tile = place.entry.tile
            picture = paint_tile(tile, self.theme, self.size)
            p.drawImage(int(place.x), int(place.y), picture)
            width = tile.columns * self.size
            box = QRectF(place.x, place.y + tile.rows * self.size, width, self.line)
            text = metrics.elidedText(place.entry.text, Qt.TextElideMode.ElideRight, width)
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _font(pixels: float, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(max(6, round(pixels)))
    font.setBold(bold)
    return font

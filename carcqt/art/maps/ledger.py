"""What each player has, in a row of panels: for games whose board does not show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carcqt.art.brush.glyphs import text_path
from carcqt.art.brush.marks import colours, mark_path
from carcqt.art.brush.shapes import NO_PEN, colour, darker, fill, line, pen, stroke
from carcqt.art.brush.sprites import Draw, put


@dataclass(frozen=True, slots=True)
class Holding:
    """Something that a player has; how many, unless the drawing says so."""

    draw: Draw
    count: str = ""


HoldingRows = tuple[tuple[Holding, ...], ...]


@dataclass(frozen=True, slots=True)
class SeatHoldings:
    """All that the table may know of what a seat has."""

    rows: HoldingRows
    camps: frozenset[str] = frozenset()
    """The villages where it has a camp."""
    missions: tuple[str, ...] = ()
    """By their ids, once they are disclosed."""


@dataclass(frozen=True, slots=True)
class MissionVillage:
    """A village of a mission, and whether it was reached."""

    name: str
    reached: bool


@dataclass(frozen=True, slots=True)
class LedgerPanel:
    seat: int
    name: str
    points: str
    rows: HoldingRows
    goals: tuple[MissionVillage, ...] = ()


_GAP: Final = 14
_HEAD, _ROW, _LINE = 40, 42, 22
"""How high things are; all lengths are in units of the picture."""
_INK: Final = "#2e1c0e"


class Ledger:
    def __init__(self, panels: Sequence[LedgerPanel], width: int) -> None:
        self.panels, self.width = panels, width
        self.unit = width / 1400
        self.wide = (width / self.unit - _GAP) / max(1, len(panels)) - _GAP
        """Of a panel, in units."""
        high = max(map(self._high, panels), default=0.0)
        self.high = high
        self.height = round((high + 2 * _GAP) * self.unit) if panels else 0

    def _high(self, panel: LedgerPanel) -> float:
        lines = 1 + max((row for row, _, _ in self._places(panel)), default=-1)
        return _HEAD + _ROW * len(panel.rows) + _LINE * lines + (14 if lines else 6)

    def _places(self, panel: LedgerPanel) -> list[tuple[int, float, MissionVillage]]:
        """The line and the left end of each village of the missions."""
        metrics = QFontMetricsF(_font(14))
        found, row, left = [], 0, 0.0
        for goal in panel.goals:
            wide = metrics.horizontalAdvance(goal.name) + 32
            if left and left + wide > self.wide - 20:
                row, left = row + 1, 0.0
            found.append((row, left, goal))
            left += wide
        return found

    def paint(self, p: QPainter, top: float) -> None:
        p.save()
        p.translate(0, top)
        p.scale(self.unit, self.unit)
        for number, panel in enumerate(self.panels):
            left = _GAP + number * (self.wide + _GAP)
            self._paint_panel(p, panel, QRectF(left, _GAP, self.wide, self.high))
        p.restore()

    def _paint_panel(self, p: QPainter, panel: LedgerPanel, box: QRectF) -> None:
        owner = colours(panel.seat)
        p.setPen(pen(darker(owner.fill, 0.2), 3))
        p.setBrush(colour("#f9efd4"))
        p.drawRoundedRect(box, 9, 9)
        sign = QPointF(box.left() + 24, box.top() + 22)
        p.setPen(NO_PEN)
        p.setBrush(colour(owner.fill))
        p.drawEllipse(sign, 14, 14)
        fill(p, mark_path(owner.mark, sign.x(), sign.y(), 7.5), owner.on_fill)
        self._paint_head(p, panel, box)
        y = box.top() + _HEAD + _ROW / 2
        for row in panel.rows:
            step = min(86.0, (self.wide - 12) / max(1, len(row)))
            for number, holding in enumerate(row):
                x = box.left() + 8 + step * number
                put(p, holding.draw, x + 15, y, 28)
                if not holding.count:
                    continue
                # From the left, as counts differ in length.
                count = text_path(holding.count, 0, y, 17 if len(holding.count) < 3 else 14, 16)
                fill(p, count.translated(x + 32 - count.boundingRect().left(), 0), _INK)
            y += _ROW
        self._paint_goals(p, panel, box.left() + 12, y - _ROW / 2 + 6)

    def _paint_head(self, p: QPainter, panel: LedgerPanel, box: QRectF) -> None:
        head = QRectF(box.left() + 46, box.top() + 4, self.wide - 58, _HEAD - 4)
        font = _font(19, bold=True)
        metrics = QFontMetricsF(font)
        room = head.width() - metrics.horizontalAdvance(panel.points) - 12
        name = metrics.elidedText(panel.name, Qt.TextElideMode.ElideRight, max(room, 0))
        p.setFont(font)
        p.setPen(QColor(_INK))
        middle = Qt.AlignmentFlag.AlignVCenter
        p.drawText(head, middle | Qt.AlignmentFlag.AlignLeft, name)
        p.drawText(head, middle | Qt.AlignmentFlag.AlignRight, panel.points)

    def _paint_goals(self, p: QPainter, panel: LedgerPanel, left: float, top: float) -> None:
        """The villages of the missions, each ticked or crossed."""
        p.setFont(_font(14))
        for row, aside, goal in self._places(panel):
            x, y = left + aside, top + _LINE * (row + 0.5)
            if goal.reached:
                stroke(p, line(((x, y), (x + 4, y + 5), (x + 11, y - 6))), "#2f7a34", 3)
            else:
                stroke(p, line(((x + 1, y - 5), (x + 10, y + 5))), "#a8321f", 3)
                stroke(p, line(((x + 10, y - 5), (x + 1, y + 5))), "#a8321f", 3)
            p.setPen(QColor(_INK))
            p.drawText(QPointF(x + 15, y + 5), goal.name)


def _font(pixels: int, *, bold: bool = False) -> QFont:
    font = QFont("DejaVu Serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font

"""Small charts, painted: shares, differences, bars. Each says in words what it shows, for whoever
cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from carcqt.ui.theme.painting import draw_box, elided, painter
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.chart import Axis, Chart
from carcqt.words.numbers import digits

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LINES: Final = 4


class RingChart(Chart):
    """A share of a whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(112, parent=parent)
        self._share, self._text, self._below, self._colour = 0.0, "", "", "#888888"

    def show_share(self, share: float, text: str, below: str, colour: str) -> None:
        self._share, self._text, self._below, self._colour = share, text, below, colour
        self.tell(f"{text} {below}")

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        side = min(self.width(), self.height()) - px(12)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        for colour, share in ((style().colour("sunken"), 1.0), (QColor(self._colour), self._share)):
            pen = QPen(colour, px(10))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap if share < 1 else Qt.PenCapStyle.FlatCap)
            p.setPen(pen)
            if share:
                p.drawArc(box, 90 * 16, -round(share * 360 * 16))
        p.setFont(style().font(18, 700))
        p.setPen(style().colour("text"))
        p.drawText(box.translated(0, -px(8)), CENTRE, self._text)
        p.setFont(style().font(12))
        p.setPen(style().colour("text2"))
        p.drawText(box.translated(0, px(12)), CENTRE, self._below)


class LeadChart(Chart):
    """Differences one after the other: up where one was ahead, down where behind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(112, parent=parent)
        self._leads: Sequence[int] = ()
        self._colour = "#888888"

    def show_leads(self, leads: Sequence[int], colour: str, told: str) -> None:
        self._leads, self._colour = leads, colour
        self.tell(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        up = max((lead for lead in self._leads if lead > 0), default=0)
        down = -min((lead for lead in self._leads if lead < 0), default=0)
        unit = 0.9 * self.height() / max(1, up + down)
        zero = 0.05 * self.height() + up * unit if up + down else self.height() / 2
        step = self.width() / max(20, len(self._leads))
        p.setPen(QPen(style().colour("line2"), 1))
        p.drawLine(QPointF(0, zero), QPointF(self.width(), zero))
        for number, lead in enumerate(self._leads):
            high = max(px(3), abs(lead) * unit)
            top = zero - high if lead >= 0 else zero
            fill = QColor(self._colour) if lead >= 0 else style().colour("line2")
            draw_box(p, QRectF(number * step + 2, top, step - 4, high), px(3), fill)


@dataclass(frozen=True, slots=True)
class PairBar:
    label: str
    own: float
    others: float


class PairChart(Chart):
    """Two bars for each thing: one's own above those of the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(60, parent=parent)
        self._bars: Sequence[PairBar] = ()
        self._colour = "#888888"

    def needed_height(self) -> int:
        return style().px(max(60, 34 * len(self._bars)))

    def show_bars(self, bars: Sequence[PairBar], colour: str) -> None:
        self._bars, self._colour = bars, colour
        self.updateGeometry()
        self.tell_all(f"{bar.label} {bar.own:.0f}, {bar.others:.0f}" for bar in bars)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        most = max((max(bar.own, bar.others) for bar in self._bars), default=1) or 1
        left, right = min(px(140), self.width() * 0.42), self.width() - px(34)
        row = self.height() / max(1, len(self._bars))
        for number, bar in enumerate(self._bars):
            y = number * row + row / 2
            p.setFont(style().font(13, 600))
            p.setPen(style().colour("text"))
            name = elided(p.font(), bar.label, left - px(8))
            p.drawText(QRectF(0, y - row / 2, left, row), MIDDLE, name)
            for value, high, top, colour in (
                (bar.own, 9, -10, QColor(self._colour)),
                (bar.others, 6, 2, style().colour("line2")),
            ):
                room = QRectF(left, y + px(top), right - left, px(high))
                draw_box(p, room, px(3), style().colour("sunken"))
                room.setWidth(max(px(3), room.width() * max(0.0, value) / most))
                draw_box(p, room, px(3), colour)
            p.setFont(style().font(13, 700, tabular=True))
            p.setPen(style().colour("text"))
            p.drawText(QRectF(right, y - px(18), px(34), px(18)), RIGHT, f"{bar.own:.0f}")
            p.setFont(style().font(12, 400, tabular=True))
            p.setPen(style().colour("text2"))
            p.drawText(QRectF(right, y - px(2), px(34), px(16)), RIGHT, f"{bar.others:.0f}")


@dataclass(frozen=True, slots=True)
class Column:
    label: str
    share: float | None
    """Nothing where there is nothing to share."""
    above: str
    below: str


class ColumnChart(Chart):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(200, parent=parent)
        self._columns: Sequence[Column] = ()

    def show_columns(self, columns: Sequence[Column]) -> None:
        self._columns = columns
        self.tell_all(f"{one.label} {one.above} {one.below}" for one in columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        step = self.width() / max(1, len(self._columns))
        for number, one in enumerate(self._columns):
            wide = min(step - px(8), px(52))
            x = number * step + (step - wide) / 2
            room = QRectF(x, px(22), wide, self.height() - px(64))
            draw_box(p, room, px(6), style().colour("sunken"))
            if one.share:
                filled = QRectF(room)
                filled.setTop(room.bottom() - room.height() * one.share)
                draw_box(p, filled, px(6), QColor(style().accent(None).fill))
            whole = QRectF(number * step, 0, step, px(20))
            p.setFont(style().font(13, 700))
            p.setPen(style().colour("text"))
            p.drawText(whole, CENTRE, one.above)
            p.setFont(style().font(12, 600))
            whole.moveTop(room.bottom() + px(4))
            p.drawText(whole, CENTRE, elided(p.font(), one.label, step - px(4)))
            p.setFont(style().font(12))
            p.setPen(style().colour("text2"))
            whole.moveTop(room.bottom() + px(22))
            p.drawText(whole, CENTRE, elided(p.font(), one.below, step - px(4)))


@dataclass(frozen=True, slots=True)
class Dot:
    points: int
    colour: str
    shape: int
    """0 to 3: so that colours are not needed to tell games apart."""
    filled: bool
    ringed: bool


class DotChart(Chart):
    """Every game, one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(200, parent=parent)
        self._dots: Sequence[Dot] = ()

    def show_dots(self, dots: Sequence[Dot], told: str) -> None:
        self._dots = dots
        self.tell(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        left = px(40)
        p.setFont(style().font(12))
        for value in self.axis.marks:
            y = self._height_of(value)
            p.setPen(style().colour("text2"))
            p.drawText(QRectF(0, y - px(9), px(32), px(18)), RIGHT, digits(value))
            p.setPen(QPen(style().colour("line"), 1))
            p.drawLine(QPointF(left, y), QPointF(self.width(), y))
        step = (self.width() - left) / max(8, len(self._dots))
        for number, dot in enumerate(self._dots):
            x = left + (number + 0.5) * step
            self._draw(p, QPointF(x, self._height_of(dot.points)), dot)

    @property
    def axis(self) -> Axis:
        """Some games end below nothing."""
        points = [dot.points for dot in self._dots]
        return Axis.of(min(points, default=0), max(*points, 50) if points else 50, _LINES)

    def _height_of(self, points: int) -> float:
        return self.axis.place(points, style().px(14), self.height() - style().px(12))

    def _draw(self, p: QPainter, at: QPointF, dot: Dot) -> None:
        reach, colour = style().px(6), QColor(dot.colour)
        p.setPen(QPen(colour, 2))
        p.setBrush(colour if dot.filled else Qt.BrushStyle.NoBrush)
        corners = {
            1: ((0, -1.1), (1, 0.8), (-1, 0.8)),
            2: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
            3: ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        }.get(dot.shape)
        if corners is None:
            p.drawEllipse(at, reach, reach)
        else:
            p.drawPolygon(QPolygonF([at + QPointF(x, y) * reach for x, y in corners]))
        if dot.ringed:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(style().colour("text"), 2))
            p.drawEllipse(at, reach * 1.9, reach * 1.9)

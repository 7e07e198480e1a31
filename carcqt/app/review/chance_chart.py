"""The chance to win over a game: one line for two players, filled to who leads, else one each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.app.review.moments import TONES
from carcqt.art.brush.marks import colours
from carcqt.board.brushes import paint_mark
from carcqt.content.tables import Seat
from carcqt.play.analysing.analysis import KeyMoment, MomentKind
from carcqt.players.analysis import AnalysedTurn
from carcqt.ui.language import punctuation
from carcqt.ui.theme.painting import CENTRE, LEFT, draw_box, painter, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.chart import Chart
from carcqt.words.numbers import digits

_PIN: Final = 7
_FOOT: Final = 24
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
"""Between turns that are numbered."""
_NUMBERS: Final = 6
"""As many are numbered, at most."""
_SIGNS: Final = {MomentKind.MISTAKE: "−", MomentKind.GOOD: "+", MomentKind.LUCK: ""}


class ChanceChart(Chart):
    picked = Signal(int)
    """So many moves were made there."""

    def __init__(self, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(96, 220, least_wide=220, parent=parent)
        self._seats: Final = seats
        self._turns: Sequence[AnalysedTurn] = ()
        self._moments: Sequence[KeyMoment] = ()
        self._begins: Mapping[int, int] = {}
        self._moves = self._here = 0
        self._label = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turns(
        self,
        turns: Sequence[AnalysedTurn],
        moments: Sequence[KeyMoment],
        begins: Mapping[int, int],
        moves: int,
    ) -> None:
        """Of a game with so many moves: how many were made before each turn, by its number."""
        self._turns, self._moments, self._moves = turns, moments, max(1, moves)
        self._begins = begins
        self.update()

    def show_here(self, number: int, label: str) -> None:
        self._here, self._label = number, label
        self.setAccessibleName(label)
        self.update()

    def _room(self) -> QRectF:
        px = style().px
        return QRectF(self.rect()).adjusted(px(8), px(30), -px(76), -px(_FOOT))

    def _x(self, number: int) -> float:
        room = self._room()
        return room.left() + room.width() * number / max(1, self._moves)

    def _y(self, chance: float) -> float:
        room = self._room()
        return room.bottom() - room.height() * chance

    def _line(self, seat: int) -> list[QPointF]:
        points = [QPointF(self._x(0), self._y(1 / len(self._seats)))]
        points += [QPointF(self._x(turn.end), self._y(turn.chances[seat])) for turn in self._turns]
        return points

    def paintEvent(self, event: QPaintEvent) -> None:
        p, colour, room = painter(self), style().colour, self._room()
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            p.setPen(QPen(colour("line"), 1.0))
            p.drawLine(QPointF(room.left(), self._y(share)), QPointF(room.right(), self._y(share)))
        if len(self._seats) == 2:
            self._paint_two(p)
        else:
            for seat, sat in enumerate(self._seats):
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(colours(sat.colour).fill), 2.2))
                p.drawPolyline(self._line(seat))
        self._paint_numbers(p)
        self._paint_ends(p)
        self._paint_pins(p)
        self._paint_here(p)

    def _paint_two(self, p: QPainter) -> None:
        """Up is the first seat's, down the second's."""
        points, half = self._line(0), self._y(0.5)
        area = QPainterPath(QPointF(points[0].x(), half))
        for point in points:
            area.lineTo(point)
        area.lineTo(points[-1].x(), half)
        area.closeSubpath()
        room = self._room()
        for seat, part in (
            (0, QRectF(room.left(), room.top() - 9, room.width(), half - room.top() + 9)),
            (1, QRectF(room.left(), half, room.width(), room.bottom() - half + 9)),
        ):
            fill = QColor(colours(self._seats[seat].colour).fill)
            fill.setAlpha(90)
            p.save()
            p.setClipRect(part)
            p.fillPath(area, fill)
            p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(style().colour("text"), 2))
        p.drawPolyline(points)

    def _paint_numbers(self, p: QPainter) -> None:
        """Of some turns, under the line."""
        px, last = style().px, max(self._begins, default=0)
        step = next((step for step in _STEPS if last <= step * _NUMBERS), _STEPS[-1])
        p.setFont(style().font(12))
        p.setPen(style().colour("text2"))
        for number, before in self._begins.items():
            if number % step == 0:
                box = QRectF(
                    self._x(before) - px(20), self._room().bottom() + px(6), px(40), px(18)
                )
                p.drawText(box, CENTRE, digits(number))

    def _paint_ends(self, p: QPainter) -> None:
        px, room = style().px, self._room()
        p.setFont(style().font(12, 600))
        left, side = room.right() + px(8), px(16)
        if len(self._seats) == 2:
            whole = punctuation().percent(1.0)
            for seat, y in ((0, room.top()), (1, room.bottom())):
                paint_mark(p, QRectF(left, y - side / 2, side, side), self._seats[seat].colour)
                p.setPen(style().colour("text"))
                p.drawText(QRectF(left + side + px(4), y - px(10), px(50), px(20)), LEFT, whole)
            p.setFont(style().font(12))
            p.setPen(style().colour("text2"))
            half = QRectF(left, self._y(0.5) - px(10), px(60), px(20))
            p.drawText(half, LEFT, punctuation().percent(0.5))
            return
        # Those that end near each other are spread out.
        ends = sorted(
            (self._turns[-1].chances[seat] if self._turns else 0.5, seat)
            for seat in range(len(self._seats))
        )
        lowest = room.bottom() + side / 2
        for chance, seat in ends:
            lowest = min(lowest - side - 1, self._y(chance) - side / 2)
            paint_mark(p, QRectF(left, lowest, side, side), self._seats[seat].colour)
            p.setPen(style().colour("text"))
            text = punctuation().percent(chance)
            p.drawText(QRectF(left + side + px(4), lowest - px(2), px(50), px(20)), LEFT, text)

    def _paint_pins(self, p: QPainter) -> None:
        radius = style().px(_PIN)
        p.setFont(style().font(12, 700))
        for moment in self._moments:
            seat = 0 if len(self._seats) == 2 else moment.turn.seat
            at = QPointF(self._x(moment.turn.end), self._y(moment.turn.chances[seat]))
            p.setPen(QPen(style().colour("surface"), 1.5))
            p.setBrush(style().colour(TONES[moment.kind]))
            p.drawEllipse(at, radius, radius)
            p.setPen(style().colour("surface"))
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            p.drawText(box, CENTRE, _SIGNS[moment.kind])

    def _paint_here(self, p: QPainter) -> None:
        px, accent, room = style().px, accent_of(self), self._room()
        x = self._x(self._here)
        p.setPen(QPen(QColor(accent.fill), 2))
        p.drawLine(QPointF(x, px(22)), QPointF(x, room.bottom() + px(8)))
        font = style().font(12, 600)
        wide = text_width(font, self._label) + px(16)
        left = min(max(0.0, x - wide / 2), self.width() - wide)
        box = QRectF(left, 0, wide, px(22))
        draw_box(p, box, px(11), QColor(accent.fill))
        p.setFont(font)
        p.setPen(QColor(style().tokens.on_accent))
        p.drawText(box, CENTRE, self._label)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pick(event.position().x())

    def _pick(self, x: float) -> None:
        """The end of the turn that is nearest."""
        ends = [0, *(turn.end for turn in self._turns)]
        self.picked.emit(min(ends, key=lambda end: abs(self._x(end) - x)))

"""The scores over a game, drawn as steps."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.art.brush.marks import colours
from carcqt.content.tables import Seat
from carcqt.play.summary import Scores, Summary
from carcqt.ui.language import punctuation
from carcqt.ui.theme.painting import (
    CENTRE,
    LEFT,
    RIGHT,
    draw_box,
    painter,
    shows_focus,
    text_width,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.chart import STEPS, Axis, Chart
from carcqt.ui.widgets.marks import outline_of, paint_mark
from carcqt.words.numbers import digits

_BAND: Final = 46
"""How wide the final scoring is, at 100 %."""
_LABEL: Final = 22
"""The least that two labels are apart."""
Height = Callable[[float], float]
"""Where a score is."""


class ScoreChart(Chart):
    """Pointing at a turn, or walking there by the arrow keys, tells the scores after it.

    Each turn is a place to look at; one more than the last is the final scoring."""

    def __init__(
        self,
        summary: Summary,
        seats: Sequence[Seat],
        *,
        rounds: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """A turn of the whole table is called a round."""
        super().__init__(220, 620, least_wide=300, least_high=200, parent=parent)
        self._summary, self._seats, self._rounds = summary, seats, rounds
        self._turns = [turn for turn, _ in summary.line]
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Scores over the game"))

    def scores_after(self, turn: int) -> Scores:
        if turn > self._summary.turns:
            return self._summary.scores
        before = bisect_right(self._turns, turn)
        return self._summary.line[before - 1][1] if before else self._summary.begun_with

    @property
    def last_place(self) -> int:
        return self._summary.turns + 1

    def place_text(self, turn: int) -> str:
        scores = self.scores_after(turn)
        said = ", ".join(
            f"{seat.name} {score}" for seat, score in zip(self._seats, scores, strict=True)
        )
        return punctuation().colon(self._when(turn), said)

    def _when(self, turn: int) -> str:
        if turn > self._summary.turns:
            return self.tr("Final scoring")
        said = self.tr("After round {turn}") if self._rounds else self.tr("After turn {turn}")
        return said.format(turn=turn)

    # Where things are.

    def _plot(self) -> QRectF:
        px = style().px
        font = style().font(12)
        left = max(text_width(font, str(mark)) for mark in self._axis().marks) + px(10)
        return QRectF(self.rect()).adjusted(left, px(8), -px(72), -px(26))

    def _axis(self) -> Axis:
        summary = self._summary
        rows = [summary.begun_with, *(row for _, row in summary.line), summary.scores]
        seen = [score for row in rows for score in row]
        lines = (
            3 if self.height() < style().px(260) else 4 if self.height() < style().px(480) else 6
        )
        return Axis.of(min(seen), max(seen), lines)

    def _x(self, turn: float, plot: QRectF) -> float:
        turns = max(self._summary.turns, 1)
        if turn > turns:
            return plot.right()
        return plot.left() + (plot.width() - style().px(_BAND)) * turn / turns

    def place_at(self, at: QPointF) -> int | None:
        plot, x = self._plot(), at.x()
        if not plot.left() - 8 <= x <= plot.right() + 8:
            return None
        turns = max(self._summary.turns, 1)
        flat = plot.width() - style().px(_BAND)
        turn = round((x - plot.left()) / flat * turns)
        return min(max(turn, 0), turns + (x > plot.left() + flat + 4))

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        p, axis, plot = painter(self), self._axis(), self._plot()

        def y(score: float) -> float:
            return axis.place(score, plot.top(), plot.bottom())

        band = QRectF(self._x(self._summary.turns, plot), plot.top(), style().px(_BAND), 0)
        band.setBottom(plot.bottom())
        band.setRight(plot.right())
        p.fillRect(band, style().colour("sunken"))
        self._paint_axes(p, plot, axis, y)
        if shows_focus(self):
            draw_box(p, self.rect(), style().px(8), line=QColor(accent_of(self).fill), width=2)
        order = list(reversed(self._summary.ranking))
        for seat in order:
            self._paint_line(p, seat, plot, y)
        self._paint_labels(p, plot, y)
        if self.looked_at is not None:
            self._paint_look(p, self.looked_at, plot, y)

    def _paint_axes(self, p: QPainter, plot: QRectF, axis: Axis, y: Height) -> None:
        px, colour = style().px, style().colour
        p.setFont(style().font(12))
        for mark in axis.marks:
            at = round(y(mark)) + 0.5
            p.setPen(QPen(colour("line"), 1))
            p.drawLine(QPointF(plot.left(), at), QPointF(plot.right() + px(4), at))
            p.setPen(colour("text2"))
            box = QRectF(0, at - px(10), plot.left() - px(8), px(20))
            p.drawText(box, RIGHT, digits(mark))
        for turn in self._turn_marks():
            at = self._x(turn, plot)
            p.drawText(
                QRectF(at - px(30), plot.bottom() + px(6), px(60), px(20)), CENTRE, str(turn)
            )

    def _turn_marks(self) -> list[int]:
        turns = self._summary.turns
        step = next((step for step in STEPS if turns / step <= 5), turns or 1)
        marks = list(range(0, turns + 1, step))
        if marks and turns - marks[-1] < step / 2 and marks[-1]:
            marks.pop()
        return [*marks, turns] if turns not in marks else marks

    def _path(self, seat: int, plot: QRectF, y: Height) -> QPainterPath:
        now = self._summary.begun_with[seat]
        path = QPainterPath(QPointF(self._x(0, plot), y(now)))
        for turn, scores in self._summary.line:
            if scores[seat] != now:
                at = self._x(turn, plot)
                path.lineTo(at, y(now))
                now = scores[seat]
                path.lineTo(at, y(now))
        path.lineTo(self._x(self._summary.turns, plot), y(now))
        path.lineTo(plot.right(), y(self._summary.scores[seat]))
        return path

    def _paint_line(self, p: QPainter, seat: int, plot: QRectF, y: Height) -> None:
        colour, path = self._seats[seat].colour, self._path(seat, plot, y)
        p.setBrush(Qt.BrushStyle.NoBrush)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        wide = 2.4 * style().scale
        if (edge := outline_of(colour)) is not None:
            p.setPen(QPen(edge, wide + 1.4, Qt.PenStyle.SolidLine, cap, join))
            p.drawPath(path)
        fill = QColor(colours(colour).fill)
        p.setPen(QPen(fill, wide, Qt.PenStyle.SolidLine, cap, join))
        p.drawPath(path)

    def _paint_labels(self, p: QPainter, plot: QRectF, y: Height) -> None:
        """By mark, so that nobody has to tell colours apart; never one over the other."""
        px, gap = style().px, style().px(_LABEL)
        order = self._summary.ranking
        places = [y(self._summary.scores[seat]) for seat in order]
        for number in range(1, len(places)):
            places[number] = max(places[number], places[number - 1] + gap)
        over = places[-1] - (plot.bottom() - px(2)) if places else 0
        for number in range(len(places) - 1, -1, -1):
            if over > 0:
                limit = places[number + 1] - gap if number + 1 < len(places) else plot.bottom()
                places[number] = min(places[number], limit)
        for seat, place in zip(order, places, strict=True):
            mark = QRectF(plot.right() + px(9), place - px(9), px(18), px(18))
            paint_mark(p, mark, self._seats[seat].colour)
            p.setFont(style().font(13, 700 if seat in self._summary.winners else 600))
            p.setPen(style().colour("text"))
            box = QRectF(mark.right() + px(6), place - px(12), px(44), px(24))
            p.drawText(box, LEFT, digits(self._summary.scores[seat]))

    def _paint_look(self, p: QPainter, turn: int, plot: QRectF, y: Height) -> None:
        px, colour, at = style().px, style().colour, self._x(turn, plot)
        p.setPen(QPen(colour("line2"), 1, Qt.PenStyle.DashLine))
        p.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()))
        scores = self.scores_after(turn)
        for seat in reversed(self._summary.ranking):
            p.setPen(QPen(colour("surface"), 2))
            p.setBrush(QColor(colours(self._seats[seat].colour).fill))
            p.drawEllipse(QPointF(at, y(scores[seat])), px(5), px(5))
        order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
        head, bold = style().font(12, 600), style().font(13, 600, tabular=True)
        names = [self._name(seat) for seat in order]
        wide = max(text_width(bold, name) for name in names) + px(84)
        wide = max(wide, text_width(head, self._when(turn)) + px(24))
        box = QRectF(0, plot.top() + px(4), wide, px(32) + px(22) * len(order))
        right = at + px(12) + wide < plot.right() + px(60)
        box.moveLeft(at + px(12) if right else at - px(12) - wide)
        draw_box(p, box, px(8), colour("raised"), colour("line2", 150))
        p.setFont(head)
        p.setPen(colour("text2"))
        top = QRectF(box.left() + px(12), box.top() + px(6), wide, px(20))
        p.drawText(top, LEFT, self._when(turn))
        for row, (seat, name) in enumerate(zip(order, names, strict=True)):
            middle = box.top() + px(38) + px(22) * row
            mark = QRectF(box.left() + px(12), middle - px(8), px(16), px(16))
            paint_mark(p, mark, self._seats[seat].colour)
            line = QRectF(mark.right() + px(8), middle - px(11), wide - px(48), px(22))
            p.setFont(style().font(13))
            p.setPen(colour("text"))
            p.drawText(line, LEFT, name)
            p.setFont(bold)
            p.drawText(line, RIGHT, digits(scores[seat]))

    def _name(self, seat: int) -> str:
        name = self._seats[seat].name
        return name if len(name) <= 16 else f"{name[:15]}…"

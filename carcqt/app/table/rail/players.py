"""The players at the table: whose turn it is, what they have, how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from carcqt.app.table.shown import Count
from carcqt.art.brush.marks import colours
from carcqt.art.brush.sprites import put
from carcqt.content.tables import Seat, SeatKind
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.marks import paint_mark

_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """All that a card tells of a player."""

    seat: Seat
    score: str
    counts: tuple[Count, ...] = ()
    doing: str = ""
    """Only of the player whose turn it is."""
    standing: str = ""
    rows: int = 1
    """Over how many rows the counts go."""
    badge: str = ""
    """A place in the order of the round."""
    notes: tuple[str, ...] = ()
    """For who asks for more."""
    is_extra: bool = False
    """The turn is one more than usual."""

    @property
    def is_active(self) -> bool:
        return bool(self.doing)


def column_step(wide: Sequence[float], per_row: int, room: float) -> float | None:
    """How far apart columns may begin, so that each has its width and the last one ends in the
    room; none if there is too little of that."""
    columns = [max(wide[place::per_row], default=0.0) for place in range(per_row)]
    if per_row == 1:
        return room if columns[0] <= room else None
    step = (room - columns[-1]) / (per_row - 1)
    return step if step >= max(columns[:-1]) else None


class CardRoom(IntEnum):
    """How much of a player there is room for."""

    FULL = 0
    TIGHT = 1
    """Those who wait show one row of what they have."""
    FOLDED = 2
    """Those who wait share a row: their marks and points."""
    LINE = 3
    """A line: mark, points and all that is had, whoever's turn it is."""


class PlayerCard(QWidget):
    clicked = Signal()

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._line: PlayerLine | None = None
        self._room = CardRoom.FULL
        style().changed.connect(self.updateGeometry)

    def show_line(self, line: PlayerLine, room: CardRoom) -> None:
        self._line, self._room = line, room
        self.setAccessibleName(self._spoken(line))
        parts = (line.seat.name, *(count.text for count in line.counts), line.standing, *line.notes)
        self.setToolTip(plain_tip("\n".join(part for part in parts if part)))
        self.updateGeometry()
        self.update()

    def _spoken(self, line: PlayerLine) -> str:
        named = (line.seat.name, line.badge, line.score, line.doing)
        parts = (*named, *(one.text for one in line.counts), *line.notes)
        return ", ".join(part for part in parts if part)

    @property
    def is_tight(self) -> bool:
        return self._room >= CardRoom.TIGHT

    @property
    def is_folded(self) -> bool:
        waits = self._line is not None and not self._line.is_active
        return self._room is CardRoom.FOLDED and waits

    def sizeHint(self) -> QSize:
        line, px = self._line, style().px
        if line is None:
            return QSize(px(200), px(52))
        if self.is_folded:
            return QSize(px(50), px(28))
        if self._room is CardRoom.LINE:
            return QSize(px(120), px(8 + 20 * line.rows))
        # Counts of several rows begin below the mark.
        high = 20 * self._rows(line) + (6 if line.rows > 1 else 0)
        if line.is_active:
            return QSize(px(200), px(54 + high))
        return QSize(px(200), px((26 if self.is_tight else 32) + high))

    def _rows(self, line: PlayerLine) -> int:
        """Where there is little room, those who wait show their first row only; in less, all do."""
        least = CardRoom.FOLDED if line.is_active else CardRoom.TIGHT
        return 1 if least <= self._room < CardRoom.LINE else line.rows

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.clicked.emit()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        line = self._line
        if line is None:
            return
        p, px, tokens = QPainter(self), style().px, style().tokens
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.is_folded:
            self._paint_folded(p, box, line)
            return
        if self._room is CardRoom.LINE:
            self._paint_line(p, box, line)
            return
        if line.is_active:
            self._paint_active(p, box, line)
        up = px(4) if self.is_tight and not line.is_active else 0
        box.adjust(0, -up, 0, 0)
        mark = QRectF(box.left() + px(16), box.top() + px(9), px(24), px(24))
        if line.is_active and line.rows == 1:
            mark.adjust(-px(2), 0, px(2), px(4))
        paint_mark(p, mark, line.seat.colour)
        big = style().font(26 if line.is_active else 20, 700)
        score_wide = QFontMetricsF(big).horizontalAdvance(line.score)
        right = box.right() - px(12)
        p.setFont(big)
        p.setPen(QColor(tokens.text))
        p.drawText(
            QRectF(right - score_wide - 2, box.top() + px(2), score_wide + 4, px(34)),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            line.score,
        )
        left = box.left() + px(48)
        end = right - score_wide - px(8)
        if line.badge:
            end = self._paint_badge(p, end, box.top() + px(10)) - px(4)
        self._paint_name(p, QRectF(left, box.top() + px(6), end - left, px(22)))
        if line.rows > 1:
            # They need the whole width.
            self._paint_counts(p, box.left() + px(16), box.top() + px(35), right)
        else:
            self._paint_counts(p, left, box.top() + px(30 if line.is_active else 28), right)
        if line.is_active:
            p.setFont(style().font(12, 600))
            p.setPen(QColor(self._tint(line)[0]))
            start = left if line.rows == 1 else box.left() + px(16)
            low = QRectF(start, box.bottom() - px(24), right - start, px(18))
            fitted = p.fontMetrics().elidedText(
                line.doing, Qt.TextElideMode.ElideRight, int(low.width())
            )
            p.drawText(low, Qt.AlignmentFlag.AlignVCenter, fitted)

    def _paint_line(self, p: QPainter, box: QRectF, line: PlayerLine) -> None:
        """The name gives way to all that is had."""
        px, side = style().px, style().px(20)
        paint_mark(p, QRectF(box.left(), box.center().y() - side / 2, side, side), line.seat.colour)
        p.setFont(style().font(15, 700))
        p.setPen(QColor(style().tokens.text))
        p.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, line.score)
        left = box.left() + side + px(8)
        right = box.right() - QFontMetricsF(p.font()).horizontalAdvance(line.score) - px(10)
        per_row = -(-len(line.counts) // line.rows)
        named = right - px(38) * per_row - left
        if named >= px(36):
            p.setFont(style().font(13, 600))
            name = p.fontMetrics().elidedText(
                line.seat.name, Qt.TextElideMode.ElideRight, int(named)
            )
            p.drawText(box.adjusted(left - box.left(), 0, 0, 0), _MIDDLE, name)
            left += named + px(4)
        self._paint_counts(p, left, box.top() + px(4), right)

    def _paint_folded(self, p: QPainter, box: QRectF, line: PlayerLine) -> None:
        px = style().px
        side = px(20)
        paint_mark(p, QRectF(box.left(), box.center().y() - side / 2, side, side), line.seat.colour)
        p.setFont(style().font(15, 700))
        p.setPen(QColor(style().tokens.text))
        p.drawText(box.adjusted(px(25), 0, 0, 0), _MIDDLE, line.score)

    def _paint_active(self, p: QPainter, box: QRectF, line: PlayerLine) -> None:
        px, (ink, soft) = style().px, self._tint(line)
        p.setPen(QPen(QColor(ink), 2))
        p.setBrush(QColor(soft))
        p.drawRoundedRect(box, px(10), px(10))
        p.save()
        p.setClipRect(QRectF(box.left() + 1, box.top() + 1, px(7), box.height() - 2))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colours(line.seat.colour).fill))
        p.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(9), px(9))
        p.restore()

    def _tint(self, line: PlayerLine) -> tuple[str, str]:
        tokens, accent = style().tokens, style().accent(self._game)
        return (tokens.warn, tokens.warnbg) if line.is_extra else (accent.fill, accent.soft)

    def _paint_name(self, p: QPainter, box: QRectF) -> None:
        line, px = self._line, style().px
        assert line is not None
        p.setFont(style().font(14, 600))
        p.setPen(QColor(style().tokens.text))
        # A badge needs the room.
        is_bot = line.seat.kind is SeatKind.COMPUTER and not line.badge
        room = box.width() - (px(22) if is_bot else 0)
        name = p.fontMetrics().elidedText(line.seat.name, Qt.TextElideMode.ElideRight, int(room))
        p.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        if is_bot:
            wide = QFontMetricsF(p.font()).horizontalAdvance(name)
            bot = icon("bot", px(15), style().tokens.text2)
            p.drawPixmap(QPointF(box.left() + wide + px(6), box.top() + px(3)), bot)

    def _paint_counts(self, p: QPainter, left: float, top: float, right: float) -> None:
        line, px = self._line, style().px
        assert line is not None
        small, font = style().font(12), style().font(13, 500)
        metrics = QFontMetricsF(font)
        wide = [px(20) + metrics.horizontalAdvance(str(one.count)) for one in line.counts]
        per_row = -(-len(line.counts) // line.rows) if line.counts else 1
        rows, room = self._rows(line), right - left
        told = QFontMetricsF(small).horizontalAdvance(line.standing) + px(6)
        # Of several rows the last one is not full.
        beside = 0.0 if line.rows > 1 else told
        step = column_step(wide, per_row, room - beside) if line.standing else None
        if step is None:
            step = column_step(wide, per_row, room) or room / per_row
        step = min(px(50), step)
        last = len(line.counts) - per_row * (line.rows - 1)
        ends = (last - 1) * step + (wide[-1] if wide else 0)
        if line.standing and rows == line.rows and ends <= room - told:
            p.setFont(small)
            p.setPen(QColor(style().tokens.text2))
            box = QRectF(left, top + px(20) * (rows - 1), room, px(18))
            p.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line.standing
            )
        p.setFont(font)
        for number, count in enumerate(line.counts):
            row, place = divmod(number, per_row)
            if row >= rows:
                break
            x, y = left + place * step, top + row * px(20)
            p.setOpacity(1.0 if count.count else 0.35)
            put(p, count.draw, x + px(8), y + px(9), px(19))
            p.setPen(QColor(style().tokens.text2))
            p.drawText(QPointF(x + px(20), y + px(9) + metrics.capHeight() / 2), str(count.count))
        p.setOpacity(1.0)

    def _paint_badge(self, p: QPainter, right: float, top: float) -> float:
        """A pill; tells where it begins."""
        line, px = self._line, style().px
        assert line is not None
        p.setFont(style().font(12, 600))
        wide = QFontMetricsF(p.font()).horizontalAdvance(line.badge) + px(18)
        pill = QRectF(right - wide, top, wide, px(22))
        accent, tokens = style().accent(self._game), style().tokens
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(accent.fill if line.is_active else tokens.sunken))
        p.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        p.setPen(QColor(tokens.on_accent if line.is_active else tokens.text2))
        p.drawText(pill, Qt.AlignmentFlag.AlignCenter, line.badge)
        return pill.left()


class PlayerCards(QWidget):
    """One card under the other; in little room those who wait stand side by side."""

    clicked = Signal(int)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.cards: list[PlayerCard] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(style().px(4))
        self._places: list[tuple[int, int, int]] = []
        self._shown: tuple[list[PlayerLine], CardRoom] = ([], CardRoom.FULL)

    def show_lines(self, lines: list[PlayerLine], room: CardRoom) -> None:
        if self._shown == (lines, room):
            return
        self._shown = (lines, room)
        while len(self.cards) < len(lines):
            card = PlayerCard(self._game, self)
            number = len(self.cards)
            card.clicked.connect(lambda number=number: self.clicked.emit(number))
            self.cards.append(card)
        for card, line in zip(self.cards, lines, strict=True):
            card.show_line(line, room)
        self._arrange()

    def _arrange(self) -> None:
        """Row, column and columns of each card."""
        folded = [number for number, card in enumerate(self.cards) if card.is_folded]
        whole = max(1, len(folded))
        below = len(self.cards)
        places = [
            (below, folded.index(number), 1) if number in folded else (number, 0, whole)
            for number in range(len(self.cards))
        ]
        if places != self._places:
            self._places = places
            for card, (row, column, columns) in zip(self.cards, places, strict=True):
                self._grid.addWidget(card, row, column, 1, columns)

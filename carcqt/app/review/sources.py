"""Where the points of each player came from, as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.art.brush.marks import colours
from carcqt.content.tables import Seat
from carcqt.play.summary import Summary
from carcqt.rules.description import Description
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.painting import LEFT, draw_box, elided, painter, text_width
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Card, Line
from carcqt.ui.widgets.chart import Chart
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge, outline_of
from carcqt.words.games import VOCABULARIES
from carcqt.words.numbers import digits

_LOW: Final = 44
"""A row as high as that has room for its caption."""
_HIGH: Final = 92
_WIDE: Final = 180
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class SourceName(Chart):
    """What a row is about, and when that scores if there is room to say so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(34, 150, least_high=30, parent=parent)
        self.title = self.caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_name(self, title: str, caption: str) -> None:
        self.title, self.caption = title, caption
        self.tell(punctuation().colon(title, caption))
        self.updateGeometry()

    @property
    def needed(self) -> int:
        """The width that tells all."""
        title = text_width(style().font(14, 500), self.title)
        caption = text_width(style().font(12), self.caption)
        return math.ceil(max(title, caption)) + style().px(8)

    def minimumSizeHint(self) -> QSize:
        px = style().px
        return QSize(min(max(self.needed, px(90)), px(_WIDE)), px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        tall = bool(self.caption) and self.height() >= px(_LOW)
        room, middle = self.width() - px(6), self.height() / 2
        p.setFont(style().font(14, 500))
        p.setPen(style().colour("text"))
        top = middle - px(19) if tall else middle - px(10)
        p.drawText(QRectF(0, top, room + 2, px(20)), LEFT, elided(p.font(), self.title, room))
        if tall:
            p.setFont(style().font(12))
            p.setPen(style().colour("text2"))
            low = QRectF(0, top + px(20), room + 2, px(18))
            p.drawText(low, LEFT, elided(p.font(), self.caption, room))


class SourceCell(Chart):
    """A number, and a bar in the player's colour as long as it is large."""

    def __init__(self, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(34, 84, least_wide=52, least_high=30, parent=parent)
        self._colour = colour
        self.text, self._part, self._best = "", 0.0, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_number(self, text: str, part: float, best: bool, said: str) -> None:
        self.text, self._part, self._best = text, part, best
        self.tell(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour = painter(self), style().px, style().colour
        middle, tall = self.height() / 2, self.height() >= px(_LOW)
        p.setFont(style().font(16 if tall else 14, 700 if self._best else 400))
        p.setPen(colour("text" if self._part or self._best else "text3"))
        line = px(20)
        top = middle - (line + px(9)) / 2 if tall else middle - (line + px(6)) / 2
        p.drawText(QRectF(0, top, self.width(), line), _CENTRE, self.text)
        wide = min(self.width() - px(12), px(110))
        track = QRectF((self.width() - wide) / 2, top + line + px(4), wide, px(5))
        draw_box(p, track, track.height() / 2, colour("sunken"))
        if self._part > 0:
            bar = QRectF(track)
            bar.setWidth(max(track.height(), track.width() * min(self._part, 1.0)))
            fill, edge = QColor(colours(self._colour).fill), outline_of(self._colour)
            draw_box(p, bar, bar.height() / 2, fill, edge, 0.8)


class SourceTable(Card):
    def __init__(
        self,
        summary: Summary,
        description: Description,
        seats: Sequence[Seat],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(16, margin=20, spacing=4, parent=parent)
        self.set_margins(20, 14, 20, 12)
        self._summary, self._game, self._seats = summary, description.game, seats
        self._order = summary.ranking
        self.heading = Label(self.tr("Points by source"), 16, 600, wrap=False)
        self.which = Segmented([("points", self.tr("Points"), ""), ("share", self.tr("Share"), "")])
        self.which.chosen.connect(lambda _value: self.fill_cells())
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.which)
        self.add(head)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._add_players()
        self.names: list[SourceName] = []
        self.cells: list[list[SourceCell]] = []
        rows = list(summary.sources)
        if any(summary.begun_with):
            rows.insert(0, ("", summary.begun_with))
        self._rows = rows
        for row in range(len(rows)):
            self._add_row(2 + 2 * row)
        self._add_total(2 + 2 * len(rows))
        self._grid.setColumnStretch(0, 5)
        for column in range(len(seats)):
            self._grid.setColumnStretch(1 + column, 3)
        self.box.addLayout(self._grid, 1)
        self.box.addStretch(0)
        self.fill_cells()
        style().follow(self._limit)

    def _add_players(self) -> None:
        for column, seat in enumerate(self._order, 1):
            head = QWidget()
            head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            both = QVBoxLayout(head)
            both.setContentsMargins(3, 0, 3, 4)
            both.setSpacing(style().px(2))
            both.addWidget(MarkBadge(self._seats[seat].colour, 22), 0, _CENTRE)
            name = Elided(self._seats[seat].name, 12, 600)
            name.setAlignment(_CENTRE)
            both.addWidget(name)
            self._grid.addWidget(head, 0, column)

    def _add_row(self, row: int) -> None:
        self._grid.addWidget(Line(), row - 1, 0, 1, -1)
        name = SourceName()
        self.names.append(name)
        self._grid.addWidget(name, row, 0)
        self.cells.append([SourceCell(self._seats[seat].colour) for seat in self._order])
        for column, cell in enumerate(self.cells[-1], 1):
            self._grid.addWidget(cell, row, column)
        self._grid.setRowStretch(row, 1)

    def _add_total(self, row: int) -> None:
        self._grid.addWidget(Line(), row - 1, 0, 1, -1)
        self.total = Label(self.tr("Total"), 15, 600, wrap=False)
        self._grid.addWidget(self.total, row, 0)
        self.totals = []
        for column, seat in enumerate(self._order, 1):
            label = Label(digits(self._summary.scores[seat]), 24, 700, wrap=False)
            label.setAlignment(_CENTRE)
            label.setContentsMargins(0, 4, 0, 0)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self.totals.append(label)
            self._grid.addWidget(label, row, column)

    def _limit(self) -> None:
        """Rows that are too far apart no longer read as a table."""
        for name, cells in zip(self.names, self.cells, strict=True):
            for widget in (name, *cells):
                widget.setMaximumHeight(style().px(_HIGH))

    @property
    def shows_shares(self) -> bool:
        return self.which.value == "share"

    def fill_cells(self) -> None:
        words = VOCABULARIES[self._game](language().translate)
        for (source, scores), name, cells in zip(self._rows, self.names, self.cells, strict=True):
            title = words.source(source) if source else self.tr("at the start")
            name.show_name(title[:1].upper() + title[1:], self._when(source))
            for seat, cell in zip(self._order, cells, strict=True):
                self._fill_cell(cell, source, scores, seat, title)

    def _fill_cell(
        self, cell: SourceCell, source: str, scores: Sequence[int], seat: int, title: str
    ) -> None:
        most = max(1, *(score for _, row in self._rows for score in row))
        part, best = scores[seat] / most, scores[seat] == max(scores) > 0
        text = digits(scores[seat]) if scores[seat] else "–"
        name = self._seats[seat].name
        points = self.tr("%n point(s)", "", abs(scores[seat]))
        if scores[seat] < 0:
            points = f"−{points}"
        if self.shows_shares and source:
            part = self._summary.share(source, seat)
            shares = [self._summary.share(source, one) for one in range(len(scores))]
            best = part == max(shares) > 0
            text = punctuation().percent(part) if part > 0 else "–"
        cell.show_number(text, part, best, punctuation().colon(f"{name}, {title}", points))

    def _when(self, source: str) -> str:
        """Whether its points came in the course of the game or at its end."""
        at_end = sum(
            step.points * len(step.seats) for step in self._summary.final if step.source == source
        )
        whole = sum(dict(self._summary.sources).get(source, ()))
        if not source:
            return ""
        if not at_end:
            return self.tr("in play")
        return self.tr("final scoring") if at_end == whole else self.tr("in play and at the end")

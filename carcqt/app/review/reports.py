"""How well each seat played, and how much of the lead was play and how much luck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from carcqt.art.brush.marks import colours
from carcqt.content.tables import Seat
from carcqt.play.analysing.analysis import SeatReport
from carcqt.ui.language import punctuation
from carcqt.ui.theme.painting import draw_box, painter
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.cards import Panel
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.numbers import digits


class ShareBar(QWidget):
    """A part of a whole, in a colour; or two parts, each in its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share, self._fill, self._rest = 0.0, QColor(), QColor()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, fill: QColor, rest: QColor) -> None:
        self._share, self._fill, self._rest = min(1.0, max(0.0, share)), fill, rest
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(60), style().px(8))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(30), style().px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, radius = painter(self), self.height() / 2
        draw_box(p, self.rect(), radius, self._rest)
        part = QRectF(0, 0, self.width() * self._share, self.height())
        if part.width() >= 1:
            draw_box(p, part, radius, self._fill)


class SeatReports(Panel):
    def __init__(self, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(margin=10, spacing=6, parent=parent)
        self._seats = seats
        self._rows: list[tuple[ShareBar, Label, StateBadge, StateBadge]] = []
        rows = QGridLayout()
        rows.setSpacing(style().px(6))
        for number, seat in enumerate(seats):
            bar, share = ShareBar(), Label("", 13, 600, wrap=False)
            good, bad = StateBadge("", "ok", "check"), StateBadge("", "err", "close")
            parts = (MarkBadge(seat.colour, 20), Elided(seat.name, 13, 600), bar, share, good, bad)
            for column, part in enumerate(parts):
                rows.addWidget(part, number, column)
            self._rows.append((bar, share, good, bad))
        # Names have their room before bars grow.
        rows.setColumnStretch(2, 1)
        self.add(rows)

    def show_reports(self, reports: Sequence[SeatReport]) -> None:
        for seat, report, parts in zip(self._seats, reports, self._rows, strict=True):
            bar, share, good, bad = parts
            fill = QColor(colours(seat.colour).fill)
            bar.show_share(report.accuracy, fill, style().colour("sunken"))
            share.setText(punctuation().percent(report.accuracy))
            good.set_state(str(report.good), "ok", "check")
            bad.set_state(str(report.mistakes), "err", "close")
            good.setToolTip(self.tr("Good moves"))
            bad.setToolTip(self.tr("Mistakes"))


class LuckCard(Panel):
    """The final lead: so much from play, so much from the draw."""

    def __init__(self, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(margin=12, spacing=8, parent=parent)
        self._seats = seats
        self._title, self._whose = Elided("", 14, 600), Label("", 12, role="text2", wrap=False)
        self._bar = ShareBar()
        self._play, self._luck = Elided("", 13, 600), Label("", 13, 600, "warn", wrap=False)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._whose)
        foot.addWidget(self._play, 1)
        foot.addWidget(self._luck)
        self.add(head, self._bar, foot)

    def show_lead(self, winner: int, lead: int, luck: float) -> None:
        seat, drawn = self._seats[winner], round(luck)
        played = lead - drawn
        self._title.setText(self.tr("Final lead: %n point(s)", "", lead))
        self._whose.setText(self.tr("for {player}").format(player=seat.name))
        whole = max(1, abs(played) + abs(drawn))
        fill, rest = QColor(colours(seat.colour).fill), style().colour("warn")
        self._bar.show_share(abs(played) / whole, fill, rest)
        self._play.setText(self.tr("{points} from play").format(points=digits(played)))
        self._luck.setText(self.tr("{points} from the draw").format(points=digits(drawn)))

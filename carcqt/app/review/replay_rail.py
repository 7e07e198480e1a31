"""What stands beside a replay: the scores of the moment, and a log that knows where one is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.app.table.rail.log import LogDelegate, LogView
from carcqt.content.tables import Seat
from carcqt.play.listing.log import LogModel, LogRole
from carcqt.play.playback import Playback
from carcqt.ui.theme.painting import LEFT, painter
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.marks import paint_mark
from carcqt.words.numbers import digits

_Index = QModelIndex | QPersistentModelIndex
_FAINT: Final = 0.5
"""How strong lines are that have not happened yet."""


class ScoresLine(QWidget):
    """All scores in one row, each beside its player's mark."""

    def __init__(self, seats: tuple[Seat, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = seats
        self.scores: tuple[int, ...] = (0,) * len(seats)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style().follow(self._restyle)

    def show_scores(self, scores: tuple[int, ...]) -> None:
        self.scores = scores
        pairs = zip(self._seats, scores, strict=True)
        said = ", ".join(f"{seat.name} {score}" for seat, score in pairs)
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style().px(64) * len(self._seats), style().px(32))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(51) * len(self._seats), style().px(32))

    def place_of(self, seat: int) -> QPoint:
        """The middle of a score."""
        wide = self.width() / len(self._seats)
        return QPoint(round(wide * seat + style().px(30)), self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        wide = self.width() / len(self._seats)
        tight = wide < px(60)
        side = px(18 if tight else 22)
        p.setFont(style().font(14 if tight else 18, 700))
        p.setPen(style().colour("text"))
        for seat, (who, score) in enumerate(zip(self._seats, self.scores, strict=True)):
            left = wide * seat
            mark = QRectF(left + px(2), (self.height() - side) / 2, side, side)
            paint_mark(p, mark, who.colour)
            gap = px(4 if tight else 6)
            box = QRectF(mark.right() + gap, 0, wide - side - gap, self.height())
            p.drawText(box, LEFT, digits(score))

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class ReplayDelegate(LogDelegate):
    """The lines of the present move stand out, those to come are faint."""

    def __init__(self, playback: Playback, view: LogView) -> None:
        super().__init__(view)
        self._playback = playback

    def ground(self, index: _Index) -> str:
        here = index.data(LogRole.NUMBER) == self._playback.number
        return style().accent(self._playback.table.setup.game).soft if here else ""

    def strength(self, index: _Index) -> float:
        return 1.0 if index.data(LogRole.NUMBER) <= self._playback.number else _FAINT


class ScoresOnly(QSortFilterProxyModel):
    """All lines, or only those with points."""

    def __init__(self, log: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self.only_scores = False
        self.setSourceModel(log)

    def show_only_scores(self, on: bool) -> None:
        self.only_scores = on
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        index = self.sourceModel().index(row, 0)
        return not self.only_scores or bool(index.data(LogRole.POINTS))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        # The first line that is left of a turn begins it.
        if role == LogRole.BEGINS_TURN and self.only_scores:
            above = self.index(index.row() - 1, 0).data(LogRole.TURN) if index.row() else None
            return above != self.index(index.row(), 0).data(LogRole.TURN)
        return super().data(index, role)

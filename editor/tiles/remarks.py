"""The problems of a tile in rows below it; each shows where it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.rules.problems import Problem
from carcqt.rules.tiles import Tile
from carcqt.ui.language import language
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.words.problems import ProblemWords
from editor.tiles.tools import ProblemMark


@dataclass(frozen=True)
class Remark:
    problem: Problem
    grave: bool

    def sentence(self) -> str:
        return ProblemWords(language().translate).sentence(self.problem)

    def place(self) -> str:
        return ProblemWords(language().translate).place(self.problem)

    def mark(self, tile: Tile) -> ProblemMark:
        point, zone = place_of(self.problem, tile)
        return ProblemMark(self.sentence(), point, zone, self.grave)


def place_of(problem: Problem, tile: Tile) -> tuple[int | None, str | None]:
    """The point or the zone that a problem speaks of."""
    points = {tile.point_name(point): point for point in range(12 * tile.squares)}
    named = [str(value) for key, value in problem.facts if key in ("point", "first")]
    named += [part.removeprefix("side ") for part in problem.place if part.startswith("side ")]
    point = next((points[name] for name in named if name in points), None)
    zones = [part.removeprefix("zone ") for part in problem.place if part.startswith("zone ")]
    return point, next((zone for zone in zones if zone in tile.zone_numbers), None)


class RemarkRow(QWidget):
    def __init__(self, remark: Remark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remark = remark
        tone = "err" if remark.grave else "warn"
        sentence = Elided(remark.sentence(), 13, 500)
        place = Elided(remark.place(), 12, 400, "text2")
        self.show_button = LinkButton(self.tr("Show"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(8))
        row.addWidget(_RemarkSign(tone))
        row.addWidget(sentence, 1)
        row.addWidget(place)
        row.addWidget(self.show_button)


class _RemarkSign(QWidget):
    def __init__(self, tone: str) -> None:
        super().__init__()
        self._tone = tone
        self.setFixedSize(style().px(18), style().px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        name = "error" if self._tone == "err" else "warn"
        pixmap = icon(name, style().px(18), style().colour(self._tone))
        QPainter(self).drawPixmap(0, 0, pixmap)


class ProblemStrip(Bar):
    asked = Signal(object)
    """The problem to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            Edge.TOP, horizontal=False, margins=(16, 8, 12, 8), spacing=4, parent=parent
        )
        self.remarks: Sequence[Remark] = ()
        self._low = False
        self._title = Label("", 14, 600, wrap=False)
        self._errors = StateBadge("", "err", "error")
        self._warnings = StateBadge("", "warn", "warn")
        self._fine = StateBadge("", "ok", "check")
        self._live = Elided("", 12, 400, "text3")
        head = QHBoxLayout()
        head.setSpacing(style().px(8))
        for part in (self._title, self._errors, self._warnings, self._fine):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self._live)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addStretch(1)
        self._scroll = ScrollArea(inside)
        self.rows: list[RemarkRow] = []
        self.add(head, self._scroll)
        self._show_all()
        style().follow(self._resize)

    def set_remarks(self, remarks: Sequence[Remark]) -> None:
        if remarks != self.remarks:
            self.remarks = remarks
            self._show_all()

    def _show_all(self) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for remark in self.remarks:
            row = RemarkRow(remark)
            row.show_button.clicked.connect(partial(self._ask, remark.problem))
            self._rows.insertWidget(self._rows.count() - 1, row)
            self.rows.append(row)
        grave = sum(remark.grave for remark in self.remarks)
        self._title.setText(self.tr("Problems"))
        self._live.setText(self.tr("checked as you draw"))
        self._errors.set_state(str(grave), "err", "error")
        self._warnings.set_state(str(len(self.remarks) - grave), "warn", "warn")
        self._fine.set_state(self.tr("none"), "ok", "check")
        self._errors.setVisible(grave > 0)
        self._warnings.setVisible(len(self.remarks) > grave)
        self._fine.setVisible(not self.remarks)

    def _ask(self, problem: Problem, _checked: bool = False) -> None:
        self.asked.emit(problem)

    def set_low(self, low: bool) -> None:
        """Fewer rows in a low window. Its height does not follow the problems: the tile above
        would jump with every stroke."""
        self._low = low
        self._resize()

    def _resize(self) -> None:
        self.setFixedHeight(style().px(96 if self._low else 132))

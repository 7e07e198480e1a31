"""Statistics whose cells can be clicked: a heat grid, and combinations of four sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.painting import (
    CENTRE,
    draw_box,
    draw_ring,
    mix,
    painter,
    shows_focus,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.chart import Chart, show_place
from editor.decks.stats.counts import Combination, Corner
from editor.decks.stats.drawing import draw_sides, terrain_colour

FEW: Final = 2
"""So many tiles or fewer for a corner are worth a warning."""


class Cells(Chart):
    """Cells that can be walked by arrow keys and chosen; one may be on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(46, 280, least_wide=150, parent=parent)
        self._focus = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def across(self) -> int:
        raise NotImplementedError

    def cell(self, number: int) -> QRectF:
        raise NotImplementedError

    def choose(self, number: int) -> None:
        raise NotImplementedError

    def place_at(self, at: QPointF) -> int | None:
        cells = range(self.last_place + 1)
        return next((number for number in cells if self.cell(number).contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        show_place(self, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place is not None:
            self._focus = place
            self.choose(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.across(),
            Qt.Key.Key_Down: self.across(),
        }
        key, last = Qt.Key(event.key()), self.last_place
        if key in steps and last >= 0:
            self._focus = min(max(self._focus + steps[key], 0), last)
            self.setAccessibleDescription(self.place_text(self._focus))
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and last >= 0:
            self.choose(min(self._focus, last))
        else:
            super().keyPressEvent(event)


class HeatGrid(Cells):
    """How many tiles fit each corner: rows the first side, columns the next one clockwise."""

    chosen = Signal(object)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Final = game
        self._kinds: tuple[str, ...] = ()
        self._counts: dict[Corner, int] = {}
        self._names: dict[str, str] = {}
        self._on: Corner | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_counts(
        self,
        kinds: Sequence[str],
        counts: Mapping[Corner, int],
        names: Mapping[str, str],
        on: Corner | None = None,
    ) -> None:
        self._kinds, self._counts = tuple(kinds), dict(counts)
        self._names, self._on = dict(names), on
        self.restyle()

    def needed_height(self) -> int:
        return style().px(26) + style().px(34) * len(self._kinds)

    @property
    def last_place(self) -> int:
        return len(self._kinds) ** 2 - 1

    def across(self) -> int:
        return len(self._kinds)

    def corner(self, number: int) -> Corner:
        row, column = divmod(number, len(self._kinds))
        return self._kinds[row], self._kinds[column]

    def cell(self, number: int) -> QRectF:
        px = style().px
        row, column = divmod(number, len(self._kinds))
        width = (self.width() - px(36)) / len(self._kinds)
        return QRectF(px(36) + column * width, px(26) + row * px(34), width - px(4), px(30))

    def place_text(self, number: int) -> str:
        first, second = self.corner(number)
        count = self._counts.get((first, second), 0)
        return self.tr("%n tile(s) fit(s) {first} – {second}", "", count).format(
            first=self._names.get(first, first), second=self._names.get(second, second)
        )

    def choose(self, number: int) -> None:
        self.chosen.emit(self.corner(number))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._kinds:
            return
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        side = px(16)
        for number, kind in enumerate(self._kinds):
            tint = terrain_colour(self._game, kind)
            upper, before = self.cell(number), self.cell(number * len(self._kinds))
            column = QRectF(upper.center().x() - side / 2, px(2), side, side)
            row = QRectF(px(12), before.center().y() - side / 2, side, side)
            for box in (column, row):
                draw_box(p, box, px(4), tint, colour("line2", 120))
        most = max(self._counts.values(), default=0) or 1
        p.setFont(style().font(13, 700))
        for number in range(self.last_place + 1):
            corner, box = self.corner(number), self.cell(number)
            count = self._counts.get(corner, 0)
            if not any(self._counts.values()):
                # Nothing is missing yet where nothing was made.
                fill, ink, line = colour("sunken"), colour("text3"), None
            elif count <= FEW:
                fill, ink, line = colour("errbg"), colour("err"), colour("err")
            else:
                share = 0.22 + 0.5 * count / most
                fill = mix(QColor(accent.soft), QColor(accent.fill), share * 0.8)
                ink, line = colour("text"), None
            if number == self.looked_at:
                line = colour("text2")
            if corner == self._on:
                line = QColor(accent.fill) if count > FEW else colour("err")
            width = 2.5 if corner == self._on else 1.5
            draw_box(p, box, px(6), fill, line, width)
            if corner == self._on:
                draw_box(p, box.adjusted(2, 2, -2, -2), px(4), None, colour("raised"), 1.5)
            if shows_focus(self) and number == self._focus:
                draw_ring(p, box, px(6), accent.fill, style().tokens.raised)
            p.setPen(_readable(fill, ink))
            p.drawText(box, CENTRE, str(count))


def _readable(fill: QColor, ink: QColor) -> QColor:
    if abs(fill.lightness() - ink.lightness()) > 90 or ink == style().colour("err"):
        return ink
    return QColor("#ffffff" if fill.lightness() < 128 else "#14110d")


class CombinationGrid(Cells):
    """All combinations of four sides as small squares, with the number of tiles; what is missing
    is only a frame."""

    chosen = Signal(object)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Final = game
        self._counts: dict[Combination, int] = {}
        self._names: dict[str, str] = {}
        self._on: Combination | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_counts(
        self,
        counts: Mapping[Combination, int],
        names: Mapping[str, str],
        on: Combination | None = None,
    ) -> None:
        self._counts, self._names, self._on = dict(counts), dict(names), on
        self.restyle()

    def across(self) -> int:
        return self._fitting(self.width())

    @staticmethod
    def _fitting(width: int) -> int:
        return max(1, width // style().px(34))

    @property
    def last_place(self) -> int:
        return len(self._counts) - 1

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._counts) // self._fitting(width))
        return max(rows, 1) * style().px(46)

    def sizeHint(self) -> QSize:
        return QSize(style().px(280), self.heightForWidth(style().px(288)))

    def cell(self, number: int) -> QRectF:
        px = style().px
        row, column = divmod(number, self.across())
        wide = self.width() / self.across()
        return QRectF(column * wide + (wide - px(32)) / 2, row * px(46), px(32), px(44))

    def place_text(self, number: int) -> str:
        sides = list(self._counts)[number]
        said = ", ".join(self._names.get(kind, kind) for kind in sides)
        count = self._counts[sides]
        if not count:
            return self.tr("{sides}: missing. Click to make this tile.").format(sides=said)
        return self.tr("{sides}: %n tile(s)", "", count).format(sides=said)

    def choose(self, number: int) -> None:
        self.chosen.emit(list(self._counts)[number])

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        lacking = colour("err" if any(self._counts.values()) else "text3")
        for number, (sides, count) in enumerate(self._counts.items()):
            cell = self.cell(number)
            box = QRectF(cell.x() + px(3), cell.y() + px(3), px(26), px(26))
            if sides == self._on or number == self.looked_at:
                fill = QColor(accent.soft) if sides == self._on else colour("hover")
                line = QColor(accent.fill) if sides == self._on else None
                draw_box(p, cell, px(6), fill, line, 1.5)
            p.setOpacity(1 if count else 0.35)
            draw_sides(p, self._game, sides, box)
            p.setOpacity(1)
            if not count:
                pen = QPen(lacking, 1.5, Qt.PenStyle.DashLine)
                p.setPen(pen)
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRect(box)
            if shows_focus(self) and number == self._focus:
                draw_ring(p, cell, px(6), accent.fill, style().tokens.raised)
            p.setFont(style().font(11, 700 if count != 1 else 500))
            p.setPen(colour("text" if count > 1 else "text3") if count else lacking)
            under = QRectF(cell.x(), box.bottom(), cell.width(), cell.bottom() - box.bottom())
            p.drawText(under, CENTRE, str(count) if count else "+")

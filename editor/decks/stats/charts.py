"""Statistics as pictures: bars, and icons with numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, elided, painter, text_width
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.widgets.chart import Chart, show_place
from editor.decks.stats.drawing import draw_icon_of

_ROW: Final = 28
"""Height of a row, in pixels at 100 %."""


class StatBars(Chart):
    """A row for each: what, a bar, how many."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, least_wide=180, parent=parent)
        self._rows: list[tuple[str, QColor | None, float, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: Sequence[tuple[str, QColor | None, float, str]]) -> None:
        """Name, colour (none: the accent), share of the whole bar, and what is written after."""
        self._rows = list(rows)
        self.setAccessibleName(", ".join(f"{name} {said}" for name, _, _, said in rows))
        self.restyle()

    def needed_height(self) -> int:
        return style().px(_ROW) * len(self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour = painter(self), style().px, style().colour
        font, bold = style().font(13), style().font(13, 700, tabular=True)
        wide = max((text_width(font, name) for name, _, _, _ in self._rows), default=0)
        left = min(max(wide + px(8), px(68)), self.width() * 0.42)
        right = max((text_width(bold, said) for *_, said in self._rows), default=0) + px(8)
        for number, (name, tint, share, said) in enumerate(self._rows):
            y = number * px(_ROW)
            p.setFont(font)
            p.setPen(colour("text2"))
            p.drawText(QRectF(0, y, left, px(_ROW)), LEFT, elided(font, name, left - px(8)))
            track = QRectF(left, y + px(8), self.width() - left - right, px(12))
            draw_box(p, track, px(6), colour("sunken"))
            if share > 0:
                bar = QRectF(track)
                bar.setWidth(max(px(12), track.width() * min(share, 1)))
                draw_box(p, bar, px(6), tint or QColor(accent_of(self).fill))
            p.setFont(bold)
            p.setPen(colour("text"))
            p.drawText(QRectF(0, y, self.width(), px(_ROW)), RIGHT, said)


class IconCounts(Chart):
    """Icons with how many there are, wrapped. A click looks for one."""

    chosen = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(34, 280, least_wide=116, parent=parent)
        self._game: Final = game
        self._counts: dict[str, int] = {}
        self._names: dict[str, str] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMouseTracking(True)

    def set_counts(self, counts: Mapping[str, int], names: Mapping[str, str]) -> None:
        self._counts, self._names = dict(counts), dict(names)
        self.setAccessibleName(", ".join(names.values()))
        self.restyle()

    def _across(self, width: int) -> int:
        """As many beside each other as have room for the largest number."""
        font, largest = style().font(13, 700), max(self._counts.values(), default=0)
        cell = style().px(36) + text_width(font, str(largest))
        return max(1, int(width / max(cell, style().px(54))))

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._counts) // self._across(width))
        return max(rows, 1) * style().px(34)

    def sizeHint(self) -> QSize:
        return QSize(style().px(280), self.heightForWidth(style().px(288)))

    def _box(self, number: int) -> QRectF:
        row, column = divmod(number, self._across(self.width()))
        wide, high = self.width() / self._across(self.width()), style().px(34)
        return QRectF(column * wide, row * high, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px = painter(self), style().px
        p.setFont(style().font(13, 700))
        for number, (icon, count) in enumerate(self._counts.items()):
            box = self._box(number)
            drawn = QRectF(box.x(), box.center().y() - px(13), px(26), px(26))
            draw_icon_of(p, self._game, icon, drawn)
            p.setPen(style().colour("text"))
            p.drawText(box.adjusted(px(30), 0, 0, 0), LEFT, str(count))

    @property
    def last_place(self) -> int:
        return len(self._counts) - 1

    def place_at(self, at: QPointF) -> int | None:
        return next((n for n in range(len(self._counts)) if self._box(n).contains(at)), None)

    def place_text(self, place: int) -> str:
        return self._names.get(list(self._counts)[place], "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        show_place(self, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if (place := self.place_at(event.position())) is not None:
            self.chosen.emit(list(self._counts)[place])

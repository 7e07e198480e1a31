"""A card that tells of a region: whose it is, how open, what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.table.shown import Count
from carcqt.content.tables import Seat
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge
from carcqt.ui.widgets.pills import StateBadge


@dataclass(frozen=True, slots=True)
class Holder:
    """A player with pieces in a region."""

    seat: Seat
    pieces: tuple[Count, ...]
    rank: str = ""
    """Majority, or tied."""


@dataclass(frozen=True, slots=True)
class Tip:
    title: str
    facts: str
    holders: tuple[Holder, ...] = ()
    worths: tuple[tuple[str, str], ...] = ()
    """What it is worth and when; the last one stands out."""
    lesson: str = ""


class TipCard(Card):
    """Made anew for each tip, as large as it needs to be."""

    def __init__(self, tip: Tip, game: str, parent: QWidget) -> None:
        super().__init__(12, "raised", margin=16, spacing=6, floating=True, parent=parent)
        set_game(self, game)
        self.setFixedWidth(style().px(264) + 2 * self.shadow)
        column = self.box
        column.addWidget(Label(tip.title, 16, 600))
        if tip.facts:
            column.addWidget(Label(tip.facts, 13, role="text2"))
        for holder in tip.holders:
            column.addLayout(self._holder(holder))
        for number, (text, value) in enumerate(tip.worths):
            is_last = number == len(tip.worths) - 1
            line = QHBoxLayout()
            line.addWidget(Label(text, 13, role="text2"), 1)
            worth = Label(value, 16 if is_last else 14, 700, role="accent" if is_last else "text")
            line.addWidget(worth)
            column.addLayout(line)
        if tip.lesson:
            column.addWidget(Label(tip.lesson, 12, role="text2"))
        spoken = (tip.title, tip.facts, *(f"{text} {value}" for text, value in tip.worths))
        self.setAccessibleName(". ".join(part for part in spoken if part))

    def _holder(self, holder: Holder) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(style().px(6))
        line.addWidget(MarkBadge(holder.seat.colour, 18))
        name = Elided(holder.seat.name, 13, 600)
        line.addWidget(name, 1)
        for count in holder.pieces:
            line.addWidget(Label(count.text, 12, role="text2", wrap=False))
        if holder.rank:
            line.addWidget(StateBadge(holder.rank, "accent"))
        return line

    def put_beside(self, avoid: QRect, room: QRect, crowd: Callable[[QRect], int]) -> None:
        """In a corner that shows nothing of what it speaks of, and little else."""
        self.adjustSize()
        high = self.heightForWidth(self.width())
        self.resize(self.width(), high if high > 0 else self.sizeHint().height())
        gap = style().px(12) - self.shadow
        corners = [
            QPoint(room.left() + gap, room.top() + gap),
            QPoint(room.right() - gap - self.width(), room.top() + gap),
            QPoint(room.left() + gap, room.bottom() - style().px(64) - self.height()),
            QPoint(
                room.right() - gap - self.width(), room.bottom() - style().px(64) - self.height()
            ),
        ]

        def cost(at: QPoint) -> tuple[int, int]:
            box = QRect(at, self.size())
            covered = box.intersected(avoid)
            return covered.width() * covered.height() if covered.isValid() else 0, crowd(box)

        self.move(min(corners, key=cost))


class Tips:
    """The one card that lies over a stage."""

    def __init__(self, stage: QWidget, game: str, crowd: Callable[[QRect], int]) -> None:
        self._stage, self._game, self._crowd = stage, game, crowd
        self.card: TipCard | None = None

    def show(self, tip: Tip, place: QRect, room: QRect) -> None:
        self.clear()
        self.card = TipCard(tip, self._game, self._stage)
        self.card.put_beside(place, room, self._crowd)
        self.card.show()

    def clear(self) -> None:
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None

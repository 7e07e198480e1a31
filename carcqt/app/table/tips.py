"""A card that tells of a region: whose it is, how open, what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carcqt.app.table.shown import Count
from carcqt.app.table.speech import SpeechCard
from carcqt.content.tables import Seat
from carcqt.ui.language import language
from carcqt.ui.theme.style import set_game, style
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.speech import Punctuation

_WIDTH: Final = 264
"""Width of a card, in pixels."""
Put = Callable[[SpeechCard, QRect, QPoint, Sequence[QRect]], bool]
"""Puts a card beside what it speaks of, near a point and over none of the boxes if possible."""


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


class TipCard(SpeechCard):
    """Made anew for each tip, as large as it needs to be."""

    def __init__(self, tip: Tip, game: str, parent: QWidget) -> None:
        super().__init__(12, "raised", margin=16, spacing=6, floating=True, parent=parent)
        set_game(self, game)
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
        colon = Punctuation(language().translate).colon
        spoken = (tip.title, tip.facts, *(colon(text, value) for text, value in tip.worths))
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


class Tips:
    """The one card that lies over a stage."""

    def __init__(self, stage: QWidget, game: str, put: Put) -> None:
        self._stage, self._game, self._put = stage, game, put
        self.card: TipCard | None = None

    def show(
        self,
        tip: Tip,
        place: QRect,
        near: QPoint,
        choices: Sequence[QRect],
        pills: Sequence[QRect] = (),
    ) -> None:
        """Of a place, near the pointer; it hides no choice, and little of what is crowded. In
        little room the lesson goes for that, then a pill is hidden."""
        bare, over = replace(tip, lesson=""), [*choices, *pills]
        for told, kept in ((tip, over), (bare, over), (bare, choices)):
            self.clear()
            self.card = TipCard(told, self._game, self._stage)
            self.card.fit_words(style().px(_WIDTH))
            if self._put(self.card, place, near, kept):
                break
        assert self.card is not None
        self.card.show()

    def clear(self) -> None:
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None

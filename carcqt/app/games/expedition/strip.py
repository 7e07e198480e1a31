"""Under the map: a player's income cards and mission."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.app.games.expedition.income import CardFace, CardState, IncomeCardButton
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton
from carcqt.ui.widgets.cards import Bar, Edge
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import IconSign, MarkBadge
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import clear

FULL, SLIM = 112, 40
"""How high it is at 100 %: with cards to choose from, and without."""


@dataclass(frozen=True, slots=True)
class StripVillage:
    """A village of a mission, and whether it has been reached."""

    village: str
    done: bool


@dataclass(frozen=True, slots=True)
class StripLine:
    """All that it tells."""

    name: str
    colour: int
    cards: tuple[CardFace, ...]
    back: int
    """After which round all cards come back; 0 if they do not."""
    wishes: tuple[StripVillage, ...] | None
    """The mission, where it may be seen."""
    can_peek: bool
    """Somebody may ask to see it."""
    is_peeking: bool
    full: bool
    """Cards are to be chosen."""
    narrow: bool
    cramped: bool = False
    """Not even the names of villages have room: the flags on the map say them."""


class ExpeditionStrip(Bar):
    picked = Signal(int)
    """The value of a card that was clicked."""
    look_asked = Signal(bool)
    mission_pointed = Signal(bool)
    """The pointer is over the mission, or has left it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Edge.TOP, parent=parent)
        # What it tells follows from the room there is: it must not keep a window from narrowing.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._line: StripLine | None = None
        self._chosen: int | None = None
        self.cards: list[IncomeCardButton] = []
        self.look: Button | IconButton | None = None
        style().changed.connect(self._rebuild)

    def show_line(self, line: StripLine) -> None:
        if line != self._line:
            self._line = line
            self._rebuild()

    def choose(self, value: int | None) -> None:
        self._chosen = value
        for card in self.cards:
            card.setChecked(card.face.value == value)

    def _rebuild(self) -> None:
        line, px = self._line, style().px
        if line is None:
            return
        clear(self.box)
        self.setFixedHeight(px(FULL if line.full else SLIM))
        margin = px(8 if line.cramped else 16)
        self.box.setContentsMargins(margin, 0, margin, 0)
        self.box.setSpacing(px(8 if line.cramped else 12))
        self.cards, self.look = [], None
        cards = QHBoxLayout()
        gaps = 4 if line.cramped else 8 if line.narrow else 12
        cards.setSpacing(px(gaps if line.full else min(gaps, 6)))
        for face in line.cards:
            wide = 42 if line.cramped else 58 if line.narrow else 66
            card = IncomeCardButton(face, slim=not line.full, wide=wide, parent=self)
            card.clicked.connect(lambda _=False, value=face.value: self.picked.emit(value))
            cards.addWidget(card)
            self.cards.append(card)
        if line.full:
            if not line.cramped:
                self.box.addLayout(self._about(line), 1)
            self.box.addLayout(cards)
            self.box.addWidget(self._area(self._mission(line)), 1)
        else:
            if not line.cramped:
                self.box.addWidget(MarkBadge(line.colour, 18))
            if not line.narrow:
                self.box.addWidget(Label(self.tr("Income cards"), 13, 600, wrap=False))
            self.box.addLayout(cards)
            self.box.addStretch(1)
            slim = QHBoxLayout()
            slim.setSpacing(self.box.spacing())
            self._add_slim_mission(slim, line)
            self.box.addWidget(self._area(slim))
        self.choose(self._chosen)

    def _area(self, inside: QHBoxLayout) -> QWidget:
        """What tells of a mission: the map shows where it leads while the pointer is over it."""
        area = QWidget()
        inside.setContentsMargins(0, 0, 0, 0)
        area.setLayout(inside)
        Pointing(area).told.connect(self.mission_pointed)
        return area

    def _about(self, line: StripLine) -> QVBoxLayout:
        """Whose cards these are, how many, and when they come back."""
        column = QVBoxLayout()
        column.setSpacing(style().px(2))
        column.addStretch(1)
        held = sum(face.state is CardState.HELD for face in line.cards)
        count = self.tr("%n in hand", "", held)
        title = self.tr("Income") if line.narrow else self.tr("Income cards")
        column.addWidget(Elided(title, 14, 600))
        if line.narrow:
            column.addWidget(Elided(count, 12, role="text2"))
        else:
            column.addWidget(Elided(f"{line.name} · {count}", 12, role="text2"))
            if line.back:
                back = self.tr("All return after round {number}.").format(number=line.back)
                column.addWidget(Label(back, 12, role="text3"))
        column.addStretch(1)
        return column

    def _mission(self, line: StripLine) -> QHBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(style().px(4))
        column.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(style().px(6))
        head.addWidget(IconSign("eye" if line.wishes is not None else "eye-off", 16))
        head.addWidget(Label(self.tr("Mission"), 14, 600, wrap=False))
        head.addStretch(1)
        if line.is_peeking:
            head.addWidget(self._hide())
        elif line.wishes is not None and not line.narrow:
            head.addWidget(Label(self._reached(line.wishes), 12, role="text2", wrap=False))
        column.addLayout(head)
        if line.wishes is None:
            if not line.cramped:
                column.addWidget(Label(self.tr("4 secret villages"), 12, role="text2"))
            if line.can_peek:
                column.addWidget(self._glance() if line.cramped else self._look())
        elif line.cramped:
            column.addWidget(self._short(line.wishes))
        else:
            column.addLayout(self._wishes(line.wishes, 1 if line.narrow else 2))
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addLayout(column)
        return row

    def _reached(self, wishes: Sequence[StripVillage]) -> str:
        done = sum(wish.done for wish in wishes)
        return self.tr("{done} of {count} reached").format(done=done, count=len(wishes))

    def _short(self, wishes: Sequence[StripVillage]) -> Elided:
        """How many are reached; which, when the pointer rests on it."""
        done = sum(wish.done for wish in wishes)
        text = Elided(f"{done} / {len(wishes)}", 13, 600, role="text2")
        text.setAccessibleName(self._reached(wishes))
        told = [self._reached(wishes), *map(self._spoken, wishes)]
        text.setToolTip(plain_tip("\n".join(told)))
        return text

    def _wishes(self, wishes: Sequence[StripVillage], columns: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(style().px(12))
        grid.setVerticalSpacing(style().px(1 if columns == 1 else 4))
        for number, wish in enumerate(wishes):
            pair = QHBoxLayout()
            pair.setSpacing(style().px(4))
            pair.addWidget(
                IconSign("check" if wish.done else "flag", 14, "ok" if wish.done else "text3")
            )
            name = Elided(wish.village, 12, 600 if wish.done else 400)
            name.setAccessibleName(self._spoken(wish))
            pair.addWidget(name, 1)
            grid.addLayout(pair, number // columns, number % columns)
        return grid

    def _spoken(self, wish: StripVillage) -> str:
        if wish.done:
            return self.tr("{village}, reached").format(village=wish.village)
        return self.tr("{village}, not reached yet").format(village=wish.village)

    def _add_slim_mission(self, row: QHBoxLayout, line: StripLine) -> None:
        row.addWidget(IconSign("eye" if line.wishes is not None else "eye-off", 16))
        if not line.cramped:
            row.addWidget(Label(self.tr("Mission"), 13, 600, wrap=False))
        elif line.wishes is not None:
            row.addWidget(self._short(line.wishes))
            return
        if line.wishes is None:
            if line.can_peek:
                row.addWidget(self._glance() if line.cramped else self._look(28))
            return
        row.addWidget(Label(self._reached(line.wishes), 12, role="text2", wrap=False))
        missing = [wish.village for wish in line.wishes if not wish.done]
        if missing and not line.narrow:
            # In little room the flags on the map have to say it.
            text = self.tr("missing: {villages}").format(villages=", ".join(missing))
            row.addWidget(Elided(text, 12, role="text2"))
        if line.is_peeking:
            row.addWidget(self._hide())

    def _look(self, height: int = 32) -> Button:
        button = Button(self.tr("Look"), ButtonKind.SECONDARY, "eye", height=height)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolTip(self._look_tip())
        button.clicked.connect(lambda: self.look_asked.emit(True))
        self.look = button
        return button

    def _glance(self) -> IconButton:
        button = IconButton("eye", self._look_tip(), px=28)
        button.clicked.connect(lambda: self.look_asked.emit(True))
        self.look = button
        return button

    def _look_tip(self) -> str:
        return self.tr("Shows the mission until the next move. Ask the others to look away.")

    def _hide(self) -> IconButton:
        button = IconButton("eye-off", self.tr("Hide the mission"), px=28)
        button.clicked.connect(lambda: self.look_asked.emit(False))
        self.look = button
        return button

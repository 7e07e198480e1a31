"""How it went, once a puzzle is solved or its solution looked at; and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.app.previews.picture import PreviewPicture
from carcqt.app.solving.actions import SolvingActions
from carcqt.app.solving.tries import Section, TriesBox
from carcqt.app.table.tiles.lay import TilePicture
from carcqt.board.pictures import Pictures
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Card, CardButton, Panel
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import clear
from carcqt.ui.widgets.scroll import ScrollArea
from carcqt.ui.widgets.stars import GreatStars, Stars

_MOST = 9
"""Answers that a digit leads to."""
_SIDE = 36


@dataclass(frozen=True, slots=True)
class HeroLine:
    title: str
    text: str
    stars: int
    facts: tuple[tuple[str, str], ...]
    """Each a number and what it counts."""
    is_good: bool


class Hero(Card):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(16, "okbg", "ok", margin=14, spacing=6, parent=parent)
        self.stars = GreatStars()
        self.title = Label("", 24, 700)
        self.text = Label("", 13, role="text2")
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._facts = QHBoxLayout()
        self.add(self.stars, self.title, self.text)
        self.box.addLayout(self._facts)

    def show_line(self, line: HeroLine, name: str) -> None:
        self.fill, self.line = ("okbg", "ok") if line.is_good else ("sunken", "line")
        self.stars.set_count(line.stars, name)
        self.stars.setVisible(line.is_good)
        self.title.setText(line.title)
        self.text.setText(line.text)
        clear(self._facts)
        for number, what in line.facts:
            column = QVBoxLayout()
            column.setSpacing(0)
            for label in (Label(number, 16, 700, wrap=False), Label(what, 12, role="text2")):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                column.addWidget(label)
            self._facts.addLayout(column, 1)
        self.setAccessibleName(f"{line.title}. {line.text}")
        self.update()


class LevelChange(Panel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=12, spacing=8, horizontal=True, parent=parent)
        self._head, self.change = Label("", 12, role="text2", wrap=False), StateBadge()
        self.before = Label("", 14, 600, "text2", wrap=False)
        self.after = Label("", 16, 700, wrap=False)
        self.stars, self.missing = Stars(), Elided("", 12, role="text2")
        self.missing.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        left, numbers, right = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        left.setSpacing(0)
        numbers.setSpacing(style().px(6))
        for part in (self.before, self.after, self.change):
            numbers.addWidget(part)
        numbers.addStretch(1)
        left.addWidget(self._head)
        left.addLayout(numbers)
        right.addWidget(self.stars, 0, Qt.AlignmentFlag.AlignRight)
        right.addWidget(self.missing)
        self.box.addLayout(left)
        self.box.addLayout(right, 1)

    def show_change(
        self, head: str, numbers: tuple[str, str], change: str, level: int, missing: str
    ) -> None:
        self._head.setText(head)
        self.before.setText(f"{numbers[0]} →" if numbers[0] else "")
        self.after.setText(numbers[1])
        tone = "ok" if change.startswith("+") else "warn"
        self.change.set_state(change, tone)
        self.stars.set_count(level, head)
        self.missing.setText(missing)


class NextCard(Card):
    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margin=12, spacing=10, parent=parent)
        self.head, self.stars = Label("", 12, 600, "text2", wrap=False), Stars(px=12, role="text2")
        head = QHBoxLayout()
        head.addWidget(self.head, 1)
        head.addWidget(self.stars)
        self.picture = PreviewPicture(width=88, height=50, radius=8, scale=0.15)
        self.title, self.text = Elided("", 14, 600), Elided("", 12, role="text2")
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style().px(12))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.title)
        texts.addWidget(self.text)
        row.addWidget(self.picture)
        row.addLayout(texts, 1)
        self.button = Button("", ButtonKind.PRIMARY, "next", SolvingActions.key("enter"))
        self.button.clicked.connect(self.asked)
        self.box.addLayout(head)
        self.add(self._row, self.button)

    def show_next(
        self, title: str, text: str, level: int, game: str, picture: QPixmap | None
    ) -> None:
        self._row.setVisible(bool(title))
        self.stars.setVisible(bool(title))
        self.title.setText(title)
        self.text.setText(text)
        self.stars.set_count(level)
        self.picture.show_picture(picture, game)


@dataclass(frozen=True, slots=True)
class AnswerTurn:
    text: str
    tile: Tile | None = None
    turn: int = 0


@dataclass(frozen=True, slots=True)
class AnswerLine:
    turns: tuple[AnswerTurn, ...]
    is_shown: bool
    """It lies on the board."""

    @property
    def text(self) -> str:
        return " → ".join(turn.text for turn in self.turns)


class AnswerRow(CardButton):
    """A right line: turn by turn, with the tile as it is laid; and the key that shows it."""

    def __init__(
        self, line: AnswerLine, key: str, pictures: Pictures | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(line.text, 10, 8, 8, horizontal=True, parent=parent)
        self.setCheckable(True)
        self.setChecked(line.is_shown)
        column = QVBoxLayout()
        column.setSpacing(style().px(6))
        for turn in line.turns:
            row = QHBoxLayout()
            row.setSpacing(style().px(10))
            if turn.tile is not None and pictures is not None:
                picture = TilePicture(pictures, _SIDE, self)
                picture.show_tile(turn.tile, turn.turn)
                row.addWidget(picture)
            row.addWidget(Label(turn.text, 13, 500), 1)
            column.addLayout(row)
        self.add(column, KeyCap(key))
        self.box.setStretch(0, 1)


class DonePanel(QWidget):
    answer_asked = Signal(int)
    answer_pointed = Signal(int)
    """−1, once the pointer has left."""
    solution_asked = Signal()
    again_asked = Signal()

    def __init__(self, pictures: Pictures | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = style().px
        self._pictures = pictures
        self._lines: tuple[AnswerLine, ...] = ()
        self.hero, self.level, self.next = Hero(), LevelChange(), NextCard()
        self.answers, self.tries = Section(), TriesBox(pictures)
        self.solution = Button(self.tr("Step through the solution"), ButtonKind.SECONDARY, "play")
        self.again = Button(self.tr("Try again"), ButtonKind.GHOST, "rotate-left")
        self.rows: list[AnswerRow] = []
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(0, 0, px(4), 0)
        middle.setSpacing(px(10))
        for part in (self.hero, self.level, self.answers, self.tries, self.solution, self.again):
            middle.addWidget(part)
        middle.addStretch(1)
        self._area = ScrollArea(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(self._area, 1)
        column.addWidget(self.next)
        self.solution.clicked.connect(self.solution_asked)
        self.again.clicked.connect(self.again_asked)
        self.answers.title.setText(self.tr("Right answers"))
        self.tries.title.setText(self.tr("Tries"))

    def show_answers(self, lines: Sequence[AnswerLine], note: str) -> None:
        self.answers.setVisible(bool(lines) or bool(note))
        self.answers.note.setText(note)
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        clear(self.answers.rows)
        self.rows = []
        for number, line in enumerate(lines[:_MOST], 1):
            row = AnswerRow(line, str(number), self._pictures)
            row.clicked.connect(lambda _=False, at=number - 1: self._ask(at))
            Pointing(row, by_keys=True).told.connect(
                lambda on, at=number - 1: self.answer_pointed.emit(at if on else -1)
            )
            self.answers.rows.addWidget(row)
            self.rows.append(row)
            row.show()

    @property
    def texts(self) -> list[str]:
        """What the listed answers say."""
        return [turn.text for line in self._lines[:_MOST] for turn in line.turns]

    def _ask(self, number: int) -> None:
        # What is pressed is checked by what lies on the board, not by the press.
        for row, line in zip(self.rows, self._lines, strict=False):
            row.setChecked(line.is_shown)
        self.answer_asked.emit(number)

    def fit(self, *, narrow: bool) -> None:
        self.tries.setVisible(not narrow and bool(self.tries.lines))
        self.next.picture.setVisible(not narrow)
        self.level.before.setVisible(not narrow)

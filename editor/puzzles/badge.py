"""Whether the puzzle is proven, in a few words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carcqt.puzzles.solution import Solution
from carcqt.puzzles.uniqueness import uniqueness_of
from carcqt.search.aims import Value
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import draw_icon, painter
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import LinkButton
from carcqt.ui.widgets.cards import Card
from carcqt.ui.widgets.labels import Label
from carcqt.words.problems import ProblemWords
from carcqt.words.puzzles.goalkinds import words_of
from carcqt.words.puzzles.uniqueness import UniquenessWords
from carcqt.words.speech import capital
from editor.puzzles.finder import GoalFinder
from editor.puzzles.prover import Prover, ProverState

_ICON: Final = 26


class _Sign(QWidget):
    """An icon in the colour of the badge."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.role = "shield", "text2"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(style().px(_ICON + 6), style().px(_ICON + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        drawn = icon(self.name, style().px(_ICON), style().colour(self.role))
        draw_icon(painter(self), drawn, style().px(2), self.height() / 2)


class ProofBadge(Card):
    again_asked = Signal()
    other_asked = Signal()
    """A goal that has one answer is wanted."""

    def __init__(self, prover: Prover, finder: GoalFinder) -> None:
        super().__init__(12, fill="sunken", line="", margin=12, spacing=10, horizontal=True)
        self._prover: Final = prover
        self._finder: Final = finder
        self.sign: Final = _Sign()
        self.title: Final = Label("", 16, 700)
        self.text: Final = Label("", 13, 500)
        self.note: Final = Label("", 12, 400, "text2")
        self.again: Final = LinkButton()
        self.other: Final = LinkButton()
        column = QVBoxLayout()
        column.setSpacing(style().px(2))
        for line in (self.title, self.text, self.note):
            column.addWidget(line)
        foot = QHBoxLayout()
        foot.addWidget(self.again)
        foot.addWidget(self.other)
        foot.addStretch(1)
        column.addLayout(foot)
        self.box.addWidget(self.sign)
        self.box.addLayout(column, 1)
        self.again.clicked.connect(self.again_asked)
        self.other.clicked.connect(self.other_asked)
        prover.changed.connect(self.refresh)
        finder.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        prover = self._prover
        solution = prover.proved.solution if prover.proved is not None else None
        self.again.setText(self.tr("Search again"))
        can_again = prover.state is ProverState.FAILED
        if prover.state is ProverState.WRONG and prover.problem is not None:
            said = ProblemWords(language().translate).sentence(prover.problem)
            self._say("err", "error", self.tr("Cannot be solved yet"), said)
        elif prover.state is ProverState.FAILED:
            text = self.tr("The search has stopped working.")
            self._say("err", "error", self.tr("Not proven"), text)
        elif solution is None:
            self._say_searching()
        elif not solution.is_proven:
            can_again = True
            self._say_unfinished(solution)
        elif not solution.has_answer:
            text = self.tr("No moves reach the goal.")
            self._say("err", "close", self.tr("Proven: no solution"), text, self._effort(solution))
        else:
            self._say_answers(solution)
        self.again.setVisible(can_again)
        self._offer_other(solution)
        said = f"{self.title.text()}. {self.text.text()}"
        if said != self.accessibleName():
            self.setAccessibleName(said)
            if prover.state is not ProverState.SEARCHING and self.isVisible():
                # A screen reader hears what came out, not every step on the way.
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _say_answers(self, solution: Solution) -> None:
        """Say how far the answer is the only one, as the command line does."""
        puzzle = self._prover.puzzle
        assert puzzle is not None
        words = UniquenessWords(language().translate)
        found = words.phrase(uniqueness_of(solution, puzzle.goal), len(solution.best))
        tone, sign = ("ok", "shield") if solution.has_one_answer else ("warn", "warn")
        title = punctuation().colon(self.tr("Proven"), found)
        self._say(tone, sign, title, self._values(solution), self._effort(solution))

    def _offer_other(self, solution: Solution | None) -> None:
        """Where there is not one answer, another goal may have one."""
        finder = self._finder
        lacks = solution is not None and solution.is_proven and not solution.has_one_answer
        self.other.setVisible(lacks and not finder.has_none)
        if finder.is_looking:
            text = self.tr("Stop ({count} tried)").format(count=finder.tried)
        else:
            text = self.tr("Another goal")
        self.other.setText(text)
        self.other.setToolTip(self.tr("Look for a goal with a single answer"))
        if lacks and finder.has_none:
            self.note.setText(self.tr("None of the common goals has a single answer here."))

    def _say(self, tone: str, sign: str, title: str, text: str = "", note: str = "") -> None:
        role = tone or "text2"
        self.fill = f"{tone}bg" if tone else "sunken"
        self.sign.name, self.sign.role = sign, role
        self.title.set_role(role)
        for line, said in ((self.title, title), (self.text, text), (self.note, note)):
            if line.text() != said:
                line.setText(said)
            line.setVisible(bool(said))
        self.sign.update()
        self.update()

    def _say_searching(self) -> None:
        progress = self._prover.progress
        text = note = ""
        if progress is not None:
            text = self.tr("{done} of {all} first turns").format(
                done=self._number(progress.done), all=self._number(progress.of)
            )
            note = self._searched(progress.nodes)
        self._say("", "clock", self.tr("Searching…"), text, note)

    def _say_unfinished(self, solution: Solution) -> None:
        if solution.value is None or (solution.is_either_or and not solution.value):
            text = self.tr("There are too many lines to follow.")
        else:
            worth = self.worth(solution.value, solution)
            text = self.tr("Too many lines to follow; best so far: {worth}.").format(worth=worth)
        self._say("warn", "clock", self.tr("Not proven"), text, self._effort(solution))

    def _values(self, solution: Solution) -> str:
        assert solution.value is not None
        worth = self.worth(solution.value, solution)
        if solution.second is None or solution.is_either_or:
            return worth
        second = self.number(solution.second)
        return self.tr("{best}, second best {second}").format(best=worth, second=second)

    def worth(self, value: Value, solution: Solution) -> str:
        puzzle = self._prover.puzzle
        if puzzle is not None and not solution.is_either_or:
            return capital(words_of(language().translate, puzzle.goal).amount(value))
        if value in (0, 1):
            return self.tr("The goal is reached") if value else self.tr("The goal is missed")
        share = punctuation().percent(float(value))
        return self.tr("The goal is reached in {share} of all cases").format(share=share)

    def number(self, value: Value) -> str:
        whole = value == int(value)
        shown = self._number(int(value)) if whole else self._locale().toString(float(value), "f", 2)
        return shown.replace("-", "−")

    def _effort(self, solution: Solution) -> str:
        if not solution.seconds:
            return self._searched(solution.nodes)
        seconds = self._locale().toString(solution.seconds, "f", 1)
        return self.tr("{count} positions searched in {seconds} s").format(
            count=self._number(solution.nodes), seconds=seconds
        )

    def _searched(self, nodes: int) -> str:
        text = self.tr("%n position(s) searched", "", nodes)
        return text.replace(str(nodes), self._number(nodes), 1)

    def _number(self, count: int) -> str:
        return self._locale().toString(count)

    @staticmethod
    def _locale() -> QLocale:
        return QLocale(language().code)

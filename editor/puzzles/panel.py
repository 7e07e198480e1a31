"""The panel of a puzzle: its proof, goal, solution and texts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carcqt.content.goals import Goal, OtherSeats
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.cards import Line
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from editor.documents.companions import companion
from editor.documents.layouts import LayoutDocument, new_id
from editor.documents.retold import Retells
from editor.layouts.forms import Form
from editor.layouts.games import extras_of
from editor.puzzles import edits
from editor.puzzles.badge import ProofBadge
from editor.puzzles.finder import GoalFinder
from editor.puzzles.goalform import GoalForm
from editor.puzzles.labels import LabelsForm
from editor.puzzles.prover import Prover
from editor.puzzles.script import ScriptForm
from editor.puzzles.solutionform import SolutionForm
from editor.puzzles.texts import PuzzleTextsForm


class PuzzlePanel(Retells, QWidget):
    def __init__(self, document: LayoutDocument, prover: Prover) -> None:
        super().__init__()
        self._prover: Final = prover
        self.finder: Final = companion(document, GoalFinder, lambda: GoalFinder(document))
        self._document: Final = document
        self.about: Final = Label("", 13, 400, "text2")
        self.make: Final = Button(self.tr("Make it a puzzle"), ButtonKind.SOFT, "puzzle", height=40)
        self.made_up: Final = StateBadge("", "warn", "dice")
        self.badge: Final = ProofBadge(prover, self.finder)
        self.goal: Final = GoalForm(document)
        self.script: Final = ScriptForm(document)
        self.solution: Final = SolutionForm(document, prover, self.badge)
        self.labels: Final = LabelsForm(document)
        self.texts: Final = PuzzleTextsForm(document)
        self.forms: Final[list[Form]] = [
            self.goal,
            self.script,
            self.solution,
            self.labels,
            self.texts,
        ]
        self._column: Final = QVBoxLayout(self)
        self._column.addWidget(self.about)
        self._column.addWidget(self.make)
        self._column.addWidget(self.badge)
        self._column.addWidget(self.made_up, 0, Qt.AlignmentFlag.AlignLeft)
        self._lines: Final[dict[Form, Line]] = {}
        for form in self.forms:
            if form is not self.goal:
                self._lines[form] = Line()
                self._column.addWidget(self._lines[form])
            self._column.addWidget(form)
        self._column.addStretch(1)
        self.make.clicked.connect(self.begin)
        self.badge.again_asked.connect(prover.again)
        self.badge.other_asked.connect(self._find)
        self.finder.found.connect(self._take)
        prover.searching.connect(self._stop_finding)
        self.texts.which.chosen.connect(lambda code: self.solution.set_code(str(code)))
        prover.changed.connect(self._show_proved)
        document.changed.connect(self.refresh)
        style().follow(self._restyle)
        self.about.setText(
            self.tr(
                "Add a goal to turn the table into a puzzle. The program solves it in the "
                "background and shows whether it has one answer."
            )
        )
        self.refresh()
        self._show_proved()

    def refresh(self) -> None:
        goal = edits.goal_of(self._document.content)
        is_puzzle = goal is not None
        self.about.setVisible(not is_puzzle)
        self.make.setVisible(not is_puzzle)
        self.badge.setVisible(is_puzzle)
        self._show_made_up()
        for form, line in self._lines.items():
            line.setVisible(is_puzzle and (form is not self.script or _is_scripted(goal)))

    def _show_proved(self) -> None:
        self.labels.show_proved(self._prover.proved)

    def _stop_finding(self) -> None:
        self.finder.stop()

    def _show_made_up(self) -> None:
        """What of a running game nobody could know."""
        content = self._document.content
        fields = extras_of(language().translate, content.game).fields()
        called = {field.key: field.title for field in fields}
        called["missions"] = self.tr("Missions")
        things = [called.get(key, key) for key in self._document.imagined]
        text = punctuation().colon(self.tr("Drawn at random"), ", ".join(things))
        self.made_up.set_state(text, "warn", "dice")
        self.made_up.setVisible(bool(things))
        self.made_up.setToolTip(
            plain_tip(
                self.tr("These values were unknown in the game, so they were drawn at random.")
            )
        )

    def begin(self) -> None:
        """A goal to begin with."""
        content = self._document.content
        new = edits.begin_puzzle(content, new_id(content.game))
        self._document.change(self.tr("Make it a puzzle"), new)

    def _find(self) -> None:
        puzzle, proposal = self._prover.puzzle, self._document.proposal
        if self.finder.is_looking:
            self.finder.stop()
        elif puzzle is not None:
            self.finder.look(puzzle, proposal.replies if proposal is not None else ())

    def _take(self, goal: Goal) -> None:
        new = edits.with_whole_goal(self._document.content, goal)
        had_focus = self.badge.other.hasFocus()
        self._document.change(self.tr("A goal with one answer"), new)
        if had_focus:
            # Its button goes, and what comes next would take the goal away again.
            self.goal.wish.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self.finder.stop()
        self._document.changed.disconnect(self.refresh)

    def _restyle(self) -> None:
        px = style().px
        self._column.setSpacing(px(14))


def _is_scripted(goal: Goal | None) -> bool:
    return goal is not None and goal.others is OtherSeats.SCRIPTED

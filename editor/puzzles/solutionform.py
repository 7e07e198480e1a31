"""The solution as a tree: values, refutations, comments; what is chosen is seen on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from carcqt.puzzles.solution import Line
from carcqt.puzzles.tree import SolutionTree, TreeNode, paths_in
from carcqt.ui.language import language
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import (
    LEFT,
    RIGHT,
    draw_box,
    draw_icon,
    draw_ring,
    elided,
    painter,
    shows_focus,
    text_width,
    tone_colours,
)
from carcqt.ui.theme.style import accent_of, style
from carcqt.ui.tips import plain_tip
from carcqt.ui.widgets.buttons import LinkButton, PaintedButton
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pointing import Pointing
from carcqt.ui.widgets.removal import remove
from editor.documents.layouts import LayoutDocument
from editor.layouts.forms import Form
from editor.puzzles import edits
from editor.puzzles.badge import ProofBadge
from editor.puzzles.prover import Prover, ProverState
from editor.puzzles.steps import StepWords
from editor.puzzles.texts import ShortParagraph

_PACE: Final = 1400
"""Milliseconds between two steps of a line that plays by itself."""
_REST: Final = 150
"""Milliseconds that a pointer rests on a step before it is seen: who passes by sees none."""
_IN: Final = 18
_FEW: Final = 10
"""Rows that are shown at first."""
_MOST_TEXT: Final = 2000


class TreeRow(PaintedButton):
    """A step: whether it is right, what it does, what the line is worth."""

    stepped = Signal(int)
    """An arrow key."""

    def __init__(self, text: str, worth: str, tone: str, depth: int) -> None:
        self._text, self._worth, self._tone, self._depth = text, worth, tone, depth
        super().__init__()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{text}, {worth}" if worth else text)
        self.setToolTip(plain_tip(text))

    @property
    def said(self) -> str:
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(style().px(200), style().px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(120), style().px(34))

    def needs(self) -> QSize:
        return self.minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, px, colour, accent = painter(self), style().px, style().colour, accent_of(self)
        box = QRectF(self.rect())
        if self.isChecked():
            draw_box(p, box, px(8), QColor(accent.soft), QColor(accent.fill), 1.5)
        elif self.is_hot:
            draw_box(p, box, px(8), colour("hover"))
        if shows_focus(self):
            draw_ring(p, box, px(8), accent.fill, style().tokens.surface)
        left, middle = px(6) + self._depth * px(_IN), self.height() / 2
        if self._depth:
            p.setPen(colour("line2", 150))
            x = left - px(_IN) + px(10)
            p.drawLine(round(x), 0, round(x), round(middle))
            p.drawLine(round(x), round(middle), round(left), round(middle))
        self._paint_sign(p, left, middle)
        ink, _ = tone_colours(self._tone)
        font = style().font(13, 700)
        p.setFont(font)
        p.setPen(ink)
        wide = text_width(font, self._worth)
        right = self.width() - px(8)
        p.drawText(QRectF(right - wide - 1, 0, wide + 2, self.height()), RIGHT, self._worth)
        font = style().font(13, 600 if self._tone == "ok" else 400)
        p.setFont(font)
        p.setPen(colour("text"))
        x = left + px(26)
        room = right - wide - px(8) - x
        p.drawText(QRectF(x, 0, room + 1, self.height()), LEFT, elided(font, self._text, room))

    def _paint_sign(self, p: QPainter, x: float, middle: float) -> None:
        px = style().px
        ink, ground = tone_colours(self._tone)
        draw_box(p, QRectF(x, middle - px(10), px(20), px(20)), px(10), ground)
        sign = {"ok": "check", "warn": "minus", "err": "close"}.get(self._tone, "arrow-right")
        draw_icon(p, icon(sign, px(13), ink), x + px(3.5), middle)


class SolutionForm(Form):
    looked = Signal(object, object)
    """A line and its last node are to be seen; nothing and nothing, once they were."""

    def __init__(self, document: LayoutDocument, prover: Prover, badge: ProofBadge) -> None:
        super().__init__(document, self.tr("Solution"))
        self._prover: Final = prover
        self._badge: Final = badge
        self.play: Final = LinkButton()
        self.head.addWidget(self.play)
        self.rows: list[TreeRow] = []
        self._paths: list[tuple[Line, TreeNode]] = []
        self._shown: SolutionTree | None = None
        self._list: Final = QVBoxLayout()
        self._list.setSpacing(style().px(2))
        self.more: Final = LinkButton()
        self.note: Final = Label("", 12, 400, "text3")
        self.comment_label: Final = Label("", 12, 500, "text2")
        self.comment: Final = ShortParagraph()
        self.box.addLayout(self._list)
        self.box.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.box.addWidget(self.note)
        self.box.addWidget(self.comment_label)
        self.box.addWidget(self.comment)
        self.chosen: int | None = None
        self._pointed: int | None = None
        self._seen: int | None = None
        """Which step is on the table."""
        self._shows_all = False
        self.code = language().code
        """In which language comments are written."""
        self._is_showing = False
        self._timer: Final = QTimer(self, interval=_PACE)
        self._timer.timeout.connect(self._step_on)
        self._resting: Final = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self._show_pointed)
        self.play.clicked.connect(self._toggle_play)
        self.more.clicked.connect(self._toggle_all)
        self.comment.textChanged.connect(self._comment_typed)
        prover.changed.connect(self.refresh)
        self._name_play()
        self._show_few()

    def _name_play(self) -> None:
        self.play.setText(self.tr("Stop") if self.is_playing else self.tr("Play it through"))

    def state(self) -> tuple[int | None, bool, bool]:
        """The chosen step, whether all are shown, and whether the line plays by itself."""
        return self.chosen, self._shows_all, self.is_playing

    def take_over(self, state: tuple[int | None, bool, bool]) -> None:
        chosen, self._shows_all, is_playing = state
        self._look(chosen)
        if is_playing:
            self._timer.start()
            self._name_play()

    def set_code(self, code: str) -> None:
        self.code = code
        self._show_comment()

    # What is shown.

    def refresh(self) -> None:
        self.setVisible("goal" in self.content.kept)
        proved, puzzle = self._prover.proved, self._prover.puzzle
        tree = proved.tree if proved is not None else ()
        if self._shown is not tree:
            self._shown = tree
            self._build(tree if puzzle is not None else ())
        self.play.setVisible(any(node.is_best for node in tree))
        searching = self._prover.state is ProverState.SEARCHING or (
            proved is not None and not proved.is_whole
        )
        if tree:
            said = self.tr("Point at a step to see it on the table. Choose it to comment on it.")
        elif searching:
            said = self.tr("The solution appears here as soon as it is found.")
        else:
            said = self.tr("No solution to show.")
        self.note.setText(said)
        self._show_comment()

    def _build(self, tree: SolutionTree) -> None:
        self._stop()
        remove(self._list, *self.rows)
        self.rows, self._paths = [], list(paths_in(tree))
        self.chosen = self._pointed = None
        self._see(None)
        puzzle, proved = self._prover.puzzle, self._prover.proved
        if puzzle is None or proved is None:
            return
        content = self.content
        words = StepWords(language().translate, content.material_file, content.names)
        told = words.told(puzzle, tree)
        for number, (line, node) in enumerate(self._paths):
            is_own = node.step.seat == puzzle.goal.seat
            worth = self._worth(node) if is_own else ""
            row = TreeRow(told[id(node)], worth, self._tone(node, is_own), len(line) - 1)
            row.clicked.connect(lambda _on=False, number=number: self.choose(number))
            row.stepped.connect(lambda by, number=number: self._step(number + by))
            Pointing(row).told.connect(
                lambda on, number=number: self._point(number if on else None)
            )
            self.rows.append(row)
            self._list.addWidget(row)
        self._show_few()

    def _toggle_all(self) -> None:
        self._shows_all = not self._shows_all
        self._show_few()

    def _show_few(self) -> None:
        """Of a long tree the beginning, so that what lies below is near; all of it if asked."""
        for number, row in enumerate(self.rows):
            row.setVisible(self._shows_all or number < _FEW or number == self.chosen)
        self.more.setVisible(len(self.rows) > _FEW)
        self.more.setText(
            self.tr("Fewer steps")
            if self._shows_all
            else self.tr("All %n steps", "", len(self.rows))
        )

    def _worth(self, node: TreeNode) -> str:
        solution = self._prover.proved.solution if self._prover.proved is not None else None
        if solution is None or (solution.is_either_or and node.value in (0, 1)):
            return ""
        return self._badge.number(node.value)

    def _tone(self, node: TreeNode, is_own: bool) -> str:
        """Right, nearly, wrong; others' replies are neither."""
        if not is_own:
            return ""
        solution = self._prover.proved.solution if self._prover.proved is not None else None
        if node.is_best:
            return "ok"
        is_second = solution is not None and node.value == solution.second
        return "warn" if is_second and not (solution and solution.is_either_or) else "err"

    # Looking at a line.

    def choose(self, number: int | None) -> None:
        self._stop()
        self._look(number if number != self.chosen else None)

    def _look(self, number: int | None) -> None:
        self.chosen = number
        for place, row in enumerate(self.rows):
            row.setChecked(place == number)
        self._show_few()
        self._pointed = None
        self._see(number)
        self._show_comment()

    def _see(self, number: int | None) -> None:
        if number != self._seen:
            self._seen = number
            self.looked.emit(*(self._paths[number] if number is not None else (None, None)))

    def _point(self, number: int | None) -> None:
        """It is seen for as long as somebody points at it; what was chosen stays chosen."""
        self._pointed = number
        self._resting.start()

    def _show_pointed(self) -> None:
        if not self.is_playing:
            self._see(self.chosen if self._pointed is None else self._pointed)

    def look_away(self) -> None:
        """The table is shown as it is edited again."""
        self._stop()
        self._seen = self._pointed = None
        if self.chosen is not None:
            self.chosen = None
            for row in self.rows:
                row.setChecked(False)
            self._show_comment()

    def _step(self, number: int) -> None:
        if 0 <= number < len(self.rows):
            self.rows[number].show()
            self.rows[number].setFocus(Qt.FocusReason.OtherFocusReason)
            self._stop()
            self._look(number)

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def _toggle_play(self) -> None:
        if self.is_playing:
            self._stop()
            return
        if self.rows:
            self._look(0)
            self._timer.start()
            self._name_play()

    def _stop(self) -> None:
        self._timer.stop()
        self._name_play()

    def _step_on(self) -> None:
        """To the first node of what follows, which is best play."""
        line, node = self._paths[self.chosen or 0]
        if not node.nodes:
            self._stop()
            return
        after = [number for number, (other, _) in enumerate(self._paths) if other[:-1] == line]
        self._look(after[0])
        if not self._paths[after[0]][1].nodes:
            self._stop()

    # Comments.

    @property
    def _moves(self) -> list[str]:
        """Of the whole line up to the chosen step: what its comment is kept under."""
        line = self._paths[self.chosen or 0][0]
        return [str(move) for step in line for move in step.moves]

    @property
    def _is_answer(self) -> bool:
        line, node = self._paths[self.chosen or 0]
        return len(line) == 1 and node.is_best

    def _show_comment(self) -> None:
        chosen = self.chosen is not None
        self.comment.setVisible(chosen)
        self.comment_label.setVisible(chosen)
        if not chosen:
            return
        is_answer = self._is_answer
        self.comment_label.setText(
            self.tr("Comment on the answer")
            if is_answer
            else self.tr("Comment shown if this move is played")
        )
        self.comment.setAccessibleName(self.comment_label.text())
        text = (
            edits.solution_in(self.content, self.code)
            if is_answer
            else edits.wrong_in(self.content, self._moves, self.code)
        )
        if self.comment.toPlainText() != text:
            self._is_showing = True
            self.comment.setPlainText(text)
            self._is_showing = False

    def _comment_typed(self) -> None:
        if self._is_showing or self.chosen is None:
            return
        text = self.comment.toPlainText()[:_MOST_TEXT]
        if self._is_answer:
            new = edits.with_solution(self.content, self.code, text)
        else:
            new = edits.with_wrong(self.content, self._moves, self.code, text)
        self.change(self.tr("Comment"), new, f"comment {self.chosen} {self.code}")

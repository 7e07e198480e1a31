"""What other players do, turn by turn, where they follow a script."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carcqt.content.goals import Goal, OtherSeats, Reply
from carcqt.rules.moves import read_move
from carcqt.rules.problems import NotationError
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind, IconButton, LinkButton
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Elided, Label
from carcqt.ui.widgets.marks import MarkBadge
from carcqt.ui.widgets.removal import clear
from carcqt.words.moves import MoveWords
from carcqt.words.names import PlayerNames
from carcqt.words.problems import ProblemWords
from carcqt.words.registers import Register
from editor.documents.layouts import LayoutDocument
from editor.layouts.forms import Form
from editor.puzzles import edits

_BETWEEN = "; "


class ReplyRow(QWidget):
    """One turn: who, the moves as files write them, and what they mean."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.field = Field()
        self.meaning = Elided("", 12, 400, "text2")
        self.less = IconButton("close", px=28)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(style().px(6))
        row.addWidget(MarkBadge(seat, 20))
        row.addWidget(self.field, 1)
        row.addWidget(self.less)
        column.addLayout(row)
        column.addWidget(self.meaning)


class ScriptForm(Form):
    play_asked = Signal()
    """It is to be recorded by playing it."""

    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Moves of the other players"))
        self.add = LinkButton(self.tr("Add a turn"))
        self.head.addWidget(self.add)
        self.play = Button(self.tr("Play it on the board…"), ButtonKind.SOFT, "play", height=36)
        self.play.clicked.connect(self.play_asked)
        self.box.addWidget(self.play)
        self.note = Label("", 12, 400, "text3")
        self.rows: list[ReplyRow] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(style().px(6))
        self.box.addWidget(self.note)
        self.box.addLayout(self._list)
        self._extra = 0
        """Rows that are being written and say nothing yet."""
        self.add.clicked.connect(self._add)
        self.note.setText(
            self.tr(
                "One line for each turn, moves separated by semicolons. Moves that have "
                "become impossible are skipped."
            )
        )

    def state(self) -> tuple[int, list[tuple[int, str]]]:
        """Rows that say nothing yet, and what is written in all of them."""
        return self._extra, [(row.seat, row.field.text()) for row in self.rows]

    def take_over(self, state: tuple[int, list[tuple[int, str]]]) -> None:
        self._extra, said = state
        self._build([Reply(seat, ()) for seat, _ in said])
        for row, (_, text) in zip(self.rows, said, strict=True):
            row.field.setText(text)
            self._explain(row)

    def refresh(self) -> None:
        goal = edits.goal_of(self.content)
        shows = goal is not None and goal.others is OtherSeats.SCRIPTED
        self.setVisible(shows)
        if goal is None or not shows:
            self._extra = 0
            return
        said = [(row.seat, moves) for row in self.rows if (moves := _moves(row.field.text()))]
        if self.rows and said == [(reply.seat, reply.moves) for reply in goal.replies]:
            # What is being typed is not disturbed.
            wanted = [Reply(row.seat, _moves(row.field.text())) for row in self.rows]
            wanted += self._new_rows(goal)[len(self.rows) - len(said) :]
        else:
            wanted = [*goal.replies, *self._new_rows(goal)]
        if [row.seat for row in self.rows] != [reply.seat for reply in wanted]:
            self._build(wanted)
        for row, reply in zip(self.rows, wanted, strict=True):
            if _moves(row.field.text()) != reply.moves:
                row.field.setText(_BETWEEN.join(reply.moves))
            self._explain(row)

    def _new_rows(self, goal: Goal) -> list[Reply]:
        count = self._extra or not goal.replies
        seats = [seat for seat in range(self.content.players) if seat != goal.seat]
        done = len(goal.replies)
        return [Reply(seats[(done + n) % len(seats)], ()) for n in range(int(count))]

    def _build(self, replies: list[Reply]) -> None:
        clear(self._list)
        self.rows = []
        names = PlayerNames(language().translate, self.content.names)
        for number, reply in enumerate(replies):
            row = ReplyRow(reply.seat)
            row.field.setAccessibleName(names.name(reply.seat))
            row.field.setPlaceholderText(self._example())
            row.less.set_tooltip(self.tr("Remove"))
            row.field.textEdited.connect(self._typed)
            row.less.clicked.connect(partial(self._remove, number))
            self.rows.append(row)
            self._list.addWidget(row)
            self.places[f"reply {number + 1}"] = row.field
        if self.rows:
            self.places["replies"] = self.rows[0].field

    def _example(self) -> str:
        """A turn that can be made now."""
        return "lay …; pass" if self.content.description.material == "deck" else "choose 4; rest"

    def _explain(self, row: ReplyRow) -> None:
        """In words, or what cannot be read."""
        try:
            moves = [read_move(text, self.content.rules.moves) for text in _moves(row.field.text())]
            row.field.set_problem("")
            game = self.content.rules(self.content.material_file.material, self.content.whole)
            words = MoveWords(
                language().translate, game, self.content.material_file, Register.FILES
            )
            row.meaning.setText(" ".join(map(words.sentence, moves)))
        except NotationError as error:
            said = ProblemWords(language().translate).sentence(error.problems[0])
            row.field.set_problem(said)
            row.meaning.setText(said)
        except ValueError:
            row.meaning.setText("")
        row.meaning.setVisible(bool(row.meaning.text()))

    def _typed(self) -> None:
        said = [(row.seat, row.field.text()) for row in self.rows]
        self._extra = sum(not _moves(text) for _, text in said)
        new = edits.with_replies(self.content, said)
        self.change(self.tr("Moves of the other players"), new, "goal replies")
        for row in self.rows:
            self._explain(row)

    def take(self, replies: Sequence[tuple[int, Sequence[str]]]) -> None:
        """What was recorded stands in place of what was written."""
        said = [(seat, _BETWEEN.join(moves)) for seat, moves in replies]
        self.change(self.tr("Moves of the other players"), edits.with_replies(self.content, said))
        self.refresh()

    def _add(self) -> None:
        self._extra += 1
        self.refresh()
        self.rows[-1].field.setFocus()

    def _remove(self, number: int) -> None:
        said = [(row.seat, row.field.text()) for row in self.rows]
        if not _moves(said.pop(number)[1]):
            self._extra = max(0, self._extra - 1)
        self.change(self.tr("Remove a turn"), edits.with_replies(self.content, said))
        self.refresh()


def _moves(text: str) -> tuple[str, ...]:
    return tuple(move.strip() for move in text.split(";") if move.strip())

"""What people read of a puzzle, in each language, with a mark for what is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout

from carcqt.content.languages import LANGUAGES
from carcqt.ui.language import language, punctuation
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.choices import Segmented
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.ui.widgets.pills import StateBadge
from carcqt.words.puzzles.goals import GoalWords
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.layouts.edits import with_text
from editor.layouts.forms import Form
from editor.layouts.texts import Paragraph
from editor.puzzles import edits
from editor.puzzles.goalkinds import GOAL_FORMS
from editor.puzzles.regions import region_of

_MOST_TITLE: Final = 200
_MOST_TEXT: Final = 20_000
_PARAGRAPH: Final = 84


class ShortParagraph(Paragraph):
    """Three or four lines: as many as the sentence that is said where nobody has written one."""

    def sizeHint(self) -> QSize:
        return QSize(style().px(160), style().px(_PARAGRAPH))

    def minimumSizeHint(self) -> QSize:
        return QSize(style().px(100), style().px(_PARAGRAPH))

    def _restyle(self) -> None:
        super()._restyle()
        self.setFixedHeight(style().px(_PARAGRAPH))


class PuzzleTextsForm(Form):
    def __init__(self, document: LayoutDocument) -> None:
        super().__init__(document, self.tr("Texts"))
        self.which: Final = Segmented(
            [(one.code, one.name, "") for one in LANGUAGES], language().code
        )
        self.missing: Final = StateBadge()
        # What is about to be clicked must not move away because something is missing now.
        keeps = self.missing.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.missing.setSizePolicy(keeps)
        self.name: Final = Field()
        self.region: Final = Field()
        self.task, self.answer = ShortParagraph(), ShortParagraph()
        self.hints: Final = [Field() for _ in range(edits.MOST_HINTS)]
        self.author, self.source = Field(), Field()
        for field in (self.name, self.region, self.author, self.source):
            field.setMaxLength(_MOST_TITLE)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.which)
        row.addStretch(1)
        self.box.addLayout(row)
        self.box.addWidget(self.missing)
        self._labels: Final[dict[str, Label]] = {}
        self._showing = False
        for key, widgets in (
            ("title", [self.name]),
            ("task", [self.task]),
            ("region", [self.region]),
            ("hints", self.hints),
            ("answer", [self.answer]),
            ("origin", [self.author, self.source]),
        ):
            self._labels[key] = Label("", 12, 500, "text2", wrap=False)
            self.box.addWidget(self._labels[key])
            for widget in widgets:
                self.box.addWidget(widget)
        self._connect()
        self.places = {
            "title": self.name,
            "text": self.task,
            "goal name": self.region,
            "solution": self.answer,
            "puzzle hints": self.hints[0],
            "puzzle": self.author,
        }
        self._say()

    def _connect(self) -> None:
        self.which.chosen.connect(lambda _: self.refresh())
        self.name.textEdited.connect(self._title_typed)
        self.task.textChanged.connect(self._task_typed)
        self.answer.textChanged.connect(self._answer_typed)
        self.region.textEdited.connect(self._region_typed)
        for number, field in enumerate(self.hints):
            field.textEdited.connect(partial(self._hint_typed, number))
        self.author.textEdited.connect(partial(self._origin_typed, "author"))
        self.source.textEdited.connect(partial(self._origin_typed, "source"))

    def state(self) -> object:
        return self.which.value

    def take_over(self, state: object) -> None:
        self.which.value = state
        self.which.chosen.emit(state)

    @property
    def code(self) -> str:
        return str(self.which.value)

    def _say(self) -> None:
        self.which.setAccessibleName(self.tr("Language of the texts"))
        for key, text in (
            ("title", self.tr("Title")),
            ("task", self.tr("Task")),
            ("region", self.tr("Name of the region in the task")),
            ("hints", self.tr("Hints, one after the other")),
            ("answer", self.tr("After it is solved")),
            ("origin", self.tr("Author and source, for all languages")),
        ):
            self._labels[key].setText(text)
        self.name.setPlaceholderText(self.tr("Title"))
        self.answer.setPlaceholderText(self.tr("Why this is the answer"))
        self.author.setPlaceholderText(self.tr("Author"))
        self.source.setPlaceholderText(self.tr("Source"))
        for field in (self.name, self.author, self.source):
            field.setAccessibleName(field.placeholderText())
        self.task.setAccessibleName(self.tr("Task"))
        self.region.setPlaceholderText(self.tr("the meadow with two mammoths"))
        self.region.setAccessibleName(self.tr("Name of the region in the task"))
        self.answer.setAccessibleName(self.tr("After it is solved"))
        for number, field in enumerate(self.hints, 1):
            text = self.tr("Hint {number}").format(number=number)
            field.setPlaceholderText(text)
            field.setAccessibleName(text)

    def refresh(self) -> None:
        content, code = self.content, self.code
        goal = edits.goal_of(content)
        self.setVisible(goal is not None)
        if goal is None:
            return
        words = GoalWords(language().translate, content.game, content.names, content.material_file)
        # What players read if nothing else is written.
        self.task.setPlaceholderText(words.task(goal, region_of(content, goal)))
        named = "name" in GOAL_FORMS[goal.aim].rows
        self.region.setVisible(named)
        self._labels["region"].setVisible(named)
        puzzle = edits.puzzle_of(content)
        lines = [
            (self.name, content.title.get(code, "")),
            (self.author, str(puzzle.get("author", ""))),
            (self.source, str(puzzle.get("source", ""))),
            (self.region, edits.region_name_in(content, code)),
            *((field, edits.hint_in(content, n, code)) for n, field in enumerate(self.hints)),
        ]
        for field, text in lines:
            if field.text() != text:
                field.setText(text)
        self._showing = True
        for area, text in (
            (self.task, content.text.get(code, "")),
            (self.answer, edits.solution_in(content, code)),
        ):
            if area.toPlainText() != text:
                area.setPlainText(text)
        self._showing = False
        self._show_missing()

    def _show_missing(self) -> None:
        names = {one.code: one.name for one in LANGUAGES}
        parts: dict[str, list[str]] = {}
        for code, part in edits.lacking(self.content, list(names)):
            parts.setdefault(code, []).append(self._part(part))
        said = punctuation().semicolon(
            *(
                self.tr("{language}: {parts} missing").format(
                    language=names[code], parts=", ".join(dict.fromkeys(found))
                )
                for code, found in parts.items()
            )
        )
        self.missing.set_state(_short(said), "warn", "warn")
        self.missing.setToolTip(said)
        self.missing.setVisible(bool(parts))

    def _part(self, part: str) -> str:
        names = {
            "title": self.tr("title"),
            "text": self.tr("task"),
            "region name": self.tr("name of the region"),
            "solution": self.tr("comment"),
            "wrong": self.tr("comment on a wrong turn"),
        }
        if part in names:
            return names[part]
        return self.tr("hint {number}").format(number=part.removeprefix("hint "))

    # What is done.

    def _edit(self, text: str, key: str, change: Callable[[LayoutContent], LayoutContent]) -> None:
        self.change(text, change(self.content), f"{key} {self.code}")

    def _title_typed(self, text: str) -> None:
        said = self.tr("Title")
        self._edit(said, "title", lambda old: with_text(old, "title", self.code, text))

    def _task_typed(self) -> None:
        if not self._showing:
            text = self.task.toPlainText()[:_MOST_TEXT]
            said = self.tr("Task")
            self._edit(said, "text", lambda old: with_text(old, "text", self.code, text))

    def _region_typed(self, text: str) -> None:
        said = self.tr("Name of the region")
        self._edit(said, "region", lambda old: edits.with_region_name(old, self.code, text))

    def _answer_typed(self) -> None:
        if not self._showing:
            text = self.answer.toPlainText()[:_MOST_TEXT]
            said = self.tr("Comment on the answer")
            self._edit(said, "solution", lambda old: edits.with_solution(old, self.code, text))

    def _hint_typed(self, number: int, text: str) -> None:
        said = self.tr("Hint {number}").format(number=number + 1)
        key = f"hint {number}"
        self._edit(said, key, lambda old: edits.with_hint(old, number, self.code, text))

    def _origin_typed(self, key: str, text: str) -> None:
        said = self.tr("Author") if key == "author" else self.tr("Source")
        self._edit(said, key, lambda old: edits.with_puzzle(old, **{key: text}))


def _short(text: str) -> str:
    """A badge has one line."""
    return text if len(text) <= 40 else f"{text[:38].rstrip()}…"

"""What the editor asks before it does something with a document."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from carcqt.content.tables import one_line
from carcqt.rules.problems import Problem
from carcqt.ui.language import date_locale, language
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.choices import SwitchRow
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.fields import Field
from carcqt.ui.widgets.labels import Label
from carcqt.words.problems import ProblemWords
from carcqt.words.speech import nouns_of, plain
from editor.documents.document import Document
from editor.documents.recovery import Leftover
from editor.forms.glance import GlancePicture
from editor.glances import Glances

_MOST: Final = 5


class SaveAnswer(Enum):
    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class SaveQuestion(Dialog):
    """Before a document that is not saved is closed."""

    def __init__(self, document: Document[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent, width=480)
        self.fit()
        self.answer = SaveAnswer.CANCEL
        self.set_title(self.tr("Save “{name}”?").format(name=document.name))
        text = self.tr("Otherwise, your changes since the last save will be lost.")
        self.add(Label(text, 14, 400, "text2"))
        self.cancel = self.add_button(self.tr("Cancel"))
        self.discard = self.add_button(
            self.tr("Do not save"), act=lambda: self._answer(SaveAnswer.DISCARD)
        )
        self.save = self.add_button(
            self.tr("Save"), ButtonKind.PRIMARY, lambda: self._answer(SaveAnswer.SAVE)
        )
        self.save.setFocus()

    def _answer(self, answer: SaveAnswer) -> None:
        self.answer = answer
        self.accept()


class QuitQuestion(Dialog):
    """Before several documents that are not saved are closed."""

    def __init__(self, documents: Sequence[Document[Any]], parent: QWidget | None = None) -> None:
        super().__init__(parent, width=520)
        self.fit()
        self.is_decided = False
        self.set_title(self.tr("Save before closing?"))
        text = self.tr("Otherwise, unsaved changes will be lost.")
        self.add(Label(text, 14, 400, "text2"))
        self.rows: list[tuple[Document[Any], SwitchRow]] = []
        for document in documents:
            where = str(document.path.parent) if document.path else self.tr("never saved")
            row = SwitchRow(document.name, where, True)
            self.rows.append((document, row))
            self.add(_with_glance(row, document.game, lambda: None))
            row.toggled.connect(lambda _on: self._say())
        self.cancel = self.add_button(self.tr("Cancel"))
        self.discard = self.add_button(self.tr("Do not save"), act=lambda: self._decide(False))
        self.save = self.add_button("", ButtonKind.PRIMARY, lambda: self._decide(True))
        self._say()
        self.save.setFocus()

    @property
    def wanted(self) -> list[Document[Any]]:
        return [document for document, row in self.rows if row.is_on]

    def _say(self) -> None:
        every = len(self.wanted) == len(self.rows)
        some = self.tr("Save %n document(s)", "", len(self.wanted))
        self.save.setText(self.tr("Save all") if every else some)
        self.save.setEnabled(bool(self.wanted))

    def _decide(self, save: bool) -> None:
        if not save:
            for _, row in self.rows:
                row.set_on(False)
        self.is_decided = True
        self.accept()


class NameDialog(Dialog):
    """What the copy of a built-in document is to be called."""

    def __init__(self, document: Document[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent, width=460)
        self.fit()
        self.set_title(self.tr("Make an editable copy"))
        text = self.tr(
            "“{name}” comes with the program and cannot be changed. What should your copy be "
            "called?"
        )
        self.add(Label(text.format(name=document.name), 14, 400, "text2"))
        mine = nouns_of(language().translate).named(self.tr("My {name}"), name=document.name)
        self.field = Field(mine)
        self.field.setAccessibleName(self.tr("Name of the copy"))
        self.field.setMaxLength(100)
        self.add(self.field)
        self.cancel = self.add_button(self.tr("Cancel"))
        self.act = self.add_button(self.tr("Make the copy"), ButtonKind.PRIMARY)
        self.field.textChanged.connect(lambda text: self.act.setEnabled(bool(one_line(text))))
        self.field.selectAll()
        self.field.setFocus()

    @property
    def name(self) -> str:
        return one_line(self.field.text())


class RecoveryDialog(Dialog):
    """What was not saved when the program ended last time."""

    def __init__(
        self,
        leftovers: Sequence[Leftover],
        parent: QWidget | None = None,
        glances: Glances | None = None,
    ) -> None:
        super().__init__(parent, width=560)
        self.fit()
        self.set_title(self.tr("Unsaved changes from the last session"))
        text = self.tr(
            "These changes were kept. If you recover them, your files do not change until you save."
        )
        self.add(Label(text, 14, 400, "text2"))
        self.rows: list[tuple[Leftover, SwitchRow]] = []
        locale = date_locale(language().code, QLocale.system())
        for left in leftovers:
            moment = QDateTime.fromSecsSinceEpoch(int(left.when))
            when = locale.toString(moment, QLocale.FormatType.ShortFormat)
            where = str(left.path.parent) if left.path else self.tr("never saved")
            if left.holder is not None:
                computer = plain(left.holder.computer) or "?"
                where += " · " + self.tr("seems to be open on “{name}”").format(name=computer)
            row = SwitchRow(left.name, f"{when} · {where}", left.holder is None)
            self.rows.append((left, row))
            folder = left.path.parent if left.path else None
            look = partial(glances.of, left.file, folder) if glances else lambda: None
            shown = _with_glance(row, left.game, look)
            self.add(shown)
            if glances is not None:
                glances.arrived.connect(shown.update)
        self.discard = self.add_button(self.tr("Discard all"))
        self.act = self.add_button(self.tr("Recover"), ButtonKind.PRIMARY)
        self.act.setFocus()

    @property
    def wanted(self) -> list[Leftover]:
        return [left for left, row in self.rows if row.is_on]


def ask_to_save(document: Document[Any], parent: QWidget) -> SaveAnswer:
    question = SaveQuestion(document, parent)
    question.exec()
    question.deleteLater()
    return question.answer


def ask_name(document: Document[Any], parent: QWidget) -> str:
    """Nothing, if there is to be no copy."""
    dialog = NameDialog(document, parent)
    wanted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.name if wanted else ""


def ask_to_save_all(
    documents: Sequence[Document[Any]], parent: QWidget
) -> list[Document[Any]] | None:
    """Those that are to be saved; `None`: nothing is to be closed."""
    question = QuitQuestion(documents, parent)
    question.exec()
    question.deleteLater()
    return question.wanted if question.is_decided else None


def ask_to_recover(
    leftovers: Sequence[Leftover], parent: QWidget, glances: Glances
) -> tuple[list[Leftover], list[Leftover]] | None:
    """Return what to recover and what to discard; `None` if nothing was decided.

    What seems to be open on another computer stays there unless somebody chooses otherwise.
    """
    dialog = RecoveryDialog(leftovers, parent, glances)
    discarded: list[bool] = []
    dialog.discard.clicked.connect(lambda _on=False: discarded.append(True))
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    if accepted:
        others = [left for left in leftovers if left not in dialog.wanted and left.holder is None]
        return dialog.wanted, others
    return ([], list(leftovers)) if discarded else None


def told(problems: Sequence[Problem]) -> str:
    """Some problems as lines of text, each with its place."""
    words = ProblemWords(language().translate)
    lines = [words.told(problem) for problem in problems[:_MOST]]
    if len(problems) > _MOST:
        lines.append("…")
    return "\n".join(lines)


def _with_glance(row: SwitchRow, game: str, look: Callable[[], QPixmap | None]) -> QWidget:
    """What is asked about, with its picture."""
    whole = QWidget()
    box = QHBoxLayout(whole)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(style().px(12))
    box.addWidget(GlancePicture(game, look))
    box.addWidget(row, 1)
    return whole

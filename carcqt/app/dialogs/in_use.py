"""A game that another program seems to have open: who, since when, and the ways out."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QWidget

from carcqt.app.previews.words import SaveWords
from carcqt.play.locks import Holder, holder_of, lock_path, take_away
from carcqt.play.saves import SavedGame
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.labels import Label
from carcqt.words.speech import plain


class InUseAnswer(Enum):
    CANCEL = auto()
    COPY = auto()
    ALL_THE_SAME = auto()


class InUseDialog(Dialog):
    """Asks what to do with a game in use. A game that is open on this computer stays with the
    program that has it: then only a copy is offered."""

    def __init__(
        self,
        save: SavedGame,
        holder: Holder,
        parent: QWidget | None = None,
        *,
        opens: bool = True,
    ) -> None:
        """With `opens`, the game is to be opened; otherwise renamed or deleted."""
        super().__init__(parent, width=600)
        self.fit()
        self.answer = InUseAnswer.CANCEL
        words = SaveWords.now()
        facts = {
            "title": words.title(save),
            "when": words.when(holder.since),
            "computer": plain(holder.computer),
        }
        self.set_title(
            self.tr("This game is already open")
            if holder.is_here
            else self.tr("This game seems to be open on another computer")
        )
        self.add(Label(self._text(holder).format(**facts), 14, 400, "text2"))
        self.cancel = self.add_button(self.tr("Cancel"))
        if not holder.is_here:
            self.force = self.add_button(
                self.tr("Open anyway") if opens else self.tr("Continue anyway"),
                act=lambda: self._answer(InUseAnswer.ALL_THE_SAME),
            )
        if opens:
            self.copy = self.add_button(
                self.tr("Open a copy"),
                ButtonKind.PRIMARY,
                lambda: self._answer(InUseAnswer.COPY),
            )
            self.copy.setFocus()
        else:
            self.cancel.setFocus()

    def _text(self, holder: Holder) -> str:
        if holder.is_here:
            return self.tr(
                "Another window of carcqt on this computer opened “{title}” {when}. Continue "
                "there, or open a copy here."
            )
        warning = self.tr(
            "If someone is still playing it there, you would overwrite each other’s "
            "moves. If carcqt was not closed properly there, you can safely continue "
            "here."
        )
        if not holder.computer:
            text = self.tr("“{title}” was opened {when} and has not been closed since.")
        else:
            text = self.tr(
                "“{title}” was opened on “{computer}” {when} and has not been closed since."
            )
        return f"{text}\n\n{warning}"

    def _answer(self, answer: InUseAnswer) -> None:
        self.answer = answer
        self.accept()


def ask_about_use(save: SavedGame, parent: QWidget, *, opens: bool = True) -> InUseAnswer | None:
    """Ask only if somebody has the game open, and take a lock away if that is the answer.

    `None` means that nobody has it open.
    """
    file = lock_path(save.path)
    holder = holder_of(file)
    if holder is None:
        return None
    dialog = InUseDialog(save, holder, parent, opens=opens)
    dialog.exec()
    dialog.deleteLater()
    if dialog.answer is InUseAnswer.ALL_THE_SAME:
        take_away(file)
    return dialog.answer

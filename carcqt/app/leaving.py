"""Leaving a game: one that cannot be saved is not lost without a question."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carcqt.content.toml.files import FileError
from carcqt.play.session import Session
from carcqt.rules.problems import Problem
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.language import language
from carcqt.ui.places import documents_folder
from carcqt.ui.settings import settings
from carcqt.ui.widgets.buttons import ButtonKind
from carcqt.ui.widgets.dialogs import Dialog, tell
from carcqt.ui.widgets.labels import Label
from carcqt.words.problems import ProblemWords


class LeaveAnswer(Enum):
    STAY = auto()
    LEAVE = auto()
    ELSEWHERE = auto()


class LeaveQuestion(Dialog):
    """Asks what to do with a game that cannot be saved."""

    def __init__(self, problem: Problem, parent: QWidget | None = None) -> None:
        super().__init__(parent, width=520)
        self.fit()
        self.answer = LeaveAnswer.STAY
        self.set_title(self.tr("The last moves are not saved"))
        reason = ProblemWords(language().translate).sentence(problem)
        advice = self.tr("Save the game in another place, or these moves are lost.")
        self.add(Label(reason, 14, 400, "text2"), Label(advice, 14, 400, "text2"))
        self.cancel = self.add_button(self.tr("Cancel"))
        self.leave = self.add_button(
            self.tr("Leave without saving"), act=lambda: self._answer(LeaveAnswer.LEAVE)
        )
        self.elsewhere = self.add_button(
            self.tr("Save as…"), ButtonKind.PRIMARY, lambda: self._answer(LeaveAnswer.ELSEWHERE)
        )
        self.elsewhere.setFocus()

    def _answer(self, answer: LeaveAnswer) -> None:
        self.answer = answer
        self.accept()


class Leaving(QObject):
    """Sees to it that an open game is on the disk before it is closed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def may_leave(self, session: Session) -> bool:
        """Save the game; if that fails, ask until it is saved in another place or not wanted.
        Return whether it may be closed."""
        while not session.save() and session.save_problem is not None:
            question = LeaveQuestion(session.save_problem, self._window)
            question.exec()
            question.deleteLater()
            if question.answer is not LeaveAnswer.ELSEWHERE:
                return question.answer is LeaveAnswer.LEAVE
            if self._save_elsewhere(session):
                break
        return True

    def _save_elsewhere(self, session: Session) -> bool:
        """Return whether the game is saved in a place that was chosen."""
        place = documents_folder() / session.path.name
        path = ask_where_to_save(self._window, self.tr("Save as"), place, "TOML (*.toml)", "toml")
        if path is None:
            return False
        try:
            session.save_copy(path)
        except FileError as error:
            words = ProblemWords(language().translate)
            tell(self._window, self.tr("Not saved"), words.sentence(error.problems[0]))
            return False
        settings().add_recent(path)
        return True

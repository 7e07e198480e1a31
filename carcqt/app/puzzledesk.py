"""Between games and the editor: puzzles made of moments, and those that are being made, tried."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carcqt.app.pace import pace
from carcqt.app.solving.page import PuzzlePlace, SolvingPage
from carcqt.app.wayback import WayBack
from carcqt.art.studio.studio import Studio
from carcqt.content.files import FileError
from carcqt.play.proposing import proposal_at
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import Solving
from carcqt.play.session import Session
from carcqt.puzzles.proposing import Proposal
from carcqt.ui.language import language
from carcqt.ui.widgets.dialogs import tell
from carcqt.words.problems import ProblemWords


class PuzzleDesk(QObject):
    def __init__(self, window: QWidget, studio: Studio) -> None:
        super().__init__(window)
        self._window: Final = window
        self._studio: Final = studio

    def made_of(self, session: Session, number: int) -> Proposal | None:
        """A puzzle of the moment after so many moves; where there is none, people are told."""
        proposal = proposal_at(session, number, Random(SystemRandom().getrandbits(64)))
        if proposal is None:
            text = self.tr("Nobody is to begin a turn at this moment or before it.")
            tell(self._window, self.tr("No puzzle from here"), text)
        return proposal

    def trial(self, entry: PuzzleEntry) -> SolvingPage | None:
        """One that is being made, to be solved: whoever does so leaves no trace."""
        try:
            solving = Solving.open(entry, Progress(entry.path.with_suffix(".progress")))
        except FileError as error:
            title = self.tr("“{name}” cannot be opened").format(name=entry.path.name)
            words = ProblemWords(language().translate)
            tell(self._window, title, words.sentence(error.problems[0]))
            return None
        page = SolvingPage(solving, self._studio, PuzzlePlace(1, 1))
        solving.setParent(page)
        solving.pace = pace()
        WayBack(page.top.home_button)
        return page

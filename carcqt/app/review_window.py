"""A window with the pages that follow a game, or look back at one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import SignalInstance

from carcqt.app.frame import PagesWindow
from carcqt.app.review.analysis import AnalysisPage
from carcqt.app.review.end import EndPage
from carcqt.app.review.final_scoring import FinalScoringPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.wayback import WayBack
from carcqt.art.studio.studio import Studio
from carcqt.play.analysing.analyst import Analyst
from carcqt.play.proposing import proposal_at
from carcqt.play.session import Session
from carcqt.puzzles.proposing import Proposal
from carcqt.ui.widgets.buttons import IconButton
from carcqt.ui.widgets.dialogs import tell


class ReviewWindow(PagesWindow):
    """Shows the final scoring, the result, the replay and the analysis of the open game."""

    studio: Studio
    session: Session | None
    """The open game."""
    _open_editor: Callable[[Path | Proposal | None], object] | None

    @property
    def is_trial(self) -> bool:
        """True if the open game is a test game of the editor."""
        raise NotImplementedError

    def again(self) -> None:
        """Begin another game with the same seats."""
        raise NotImplementedError

    def leave_game(self) -> None:
        """Go home, or back to the editor from a test game."""
        raise NotImplementedError

    def show_home(self) -> None:
        raise NotImplementedError

    def _sit_down(self, session: Session) -> None:
        """Continue a game at a table."""
        raise NotImplementedError

    def _go_to_saves(self) -> None:
        raise NotImplementedError

    def _lead_home(self, home: SignalInstance, button: IconButton) -> None:
        """From a test game, to the editor."""
        home.connect(self.leave_game)
        if self.is_trial:
            WayBack(button)

    def _ended(self) -> None:
        """First the points of the end, one after the other, then how it went."""
        if self.session is not None:
            self.show_final_scoring()

    def show_final_scoring(self) -> None:
        if self.session is None:
            return
        self.open_page(partial(self._scoring_page, self.session))

    def _scoring_page(self, session: Session) -> FinalScoringPage:
        page = FinalScoringPage(session, self.studio)
        page.closed.connect(self._show_end)
        return page

    def _show_end(self) -> None:
        if self.session is None:
            return
        self.open_page(partial(self._end_page, self.session))

    def _end_page(self, session: Session) -> EndPage:
        page = EndPage(session, self.studio)
        self._lead_home(page.home, page.bar.home_button)
        if self.is_trial:
            page.home_button.hide()
        page.again.connect(self.again)
        page.replay.connect(self.show_replay)
        page.step_through.connect(self.show_final_scoring)
        page.analyse.connect(self.show_analysis)
        page.saves.connect(self._go_to_saves)
        return page

    def show_replay(self, moment: int) -> None:
        session = self.session
        if session is None:
            return
        session.pause()
        self.open_page(partial(self._replay_page, session, moment))

    def _replay_page(self, session: Session, moment: int) -> ReplayPage:
        page = ReplayPage(session, self.studio, moment)
        self._lead_home(page.home, page.top.home_button)
        page.branched.connect(self._sit_down)
        page.puzzle_asked.connect(self.make_puzzle)
        page.closed.connect(self._close_replay)
        return page

    def show_analysis(self) -> None:
        session = self.session
        if session is None:
            return
        session.pause()
        self.open_page(partial(self._analysis_page, session, Analyst(session)))

    def _analysis_page(self, session: Session, analyst: Analyst) -> AnalysisPage:
        page = AnalysisPage(session, self.studio, analyst=analyst)
        self._lead_home(page.home, page.top.home_button)
        page.branched.connect(self._sit_down)
        page.puzzle_asked.connect(self.make_puzzle)
        page.closed.connect(self._close_replay)
        return page

    def make_puzzle(self, number: int) -> None:
        """Open a puzzle in the editor that begins after `number` moves."""
        if self.session is None or self._open_editor is None:
            return
        proposal = proposal_at(self.session, number, Random(SystemRandom().getrandbits(64)))
        if proposal is None:
            tell(
                self,
                self.tr("No puzzle possible here"),
                self.tr("No turn starts at or before this position. Choose a later one."),
            )
        else:
            self._open_editor(proposal)

    def _close_replay(self) -> None:
        session = self.session
        if session is None:
            self.show_home()
        else:
            session.resume()
            self._sit_down(session)

"""What was half made, opened or running on the page of a game goes on in another language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.lessons.page import LessonPage
from carcqt.app.review.analysis import AnalysisPage
from carcqt.app.review.final_scoring import FinalScoringPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.solving.page import SolvingPage
from carcqt.app.table.page import TablePage
from carcqt.app.window import MainWindow
from carcqt.content.tables import Aids, SeatKind
from carcqt.play.analysing.analyst import AnalystState
from carcqt.play.counsel import CounselState
from carcqt.play.saves import Saves
from carcqt.rules.moves import Lay
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from tests.app.hands import Keys, table_of
from tests.play.puzzles.puzzling import builtin
from tests.studios import SketchStudio

pytestmark = pytest.mark.usefixtures("usual")

Page = TypeVar("Page", bound=QWidget)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[MainWindow]:
    style().set(reduced_motion=True)
    made = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    made.resize(1366, 860)
    made.show_home()
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()


def shown(window: MainWindow, kind: type[Page]) -> Page:
    page = window.pages.currentWidget()
    assert isinstance(page, kind)
    return page


def again(window: MainWindow, page: Page) -> Page:
    """The same page in the other language; the old one is gone."""
    language().set("fr" if language().code == "en" else "en")
    other = shown(window, type(page))
    assert other is not page
    QTest.qWait(10)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return other


def test_the_tile_in_hand_stays_where_and_how_it_was_about_to_be_laid(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    page = shown(window, TablePage)
    focus = next(move for move in page.decision.moves if isinstance(move, Lay) and move.turn)
    page.decision.focus_on(focus)
    other = again(window, page)
    assert (other.decision.focus, other.decision.turn) == (focus, focus.turn)
    other.confirm()
    assert other.session.table.moments[-1].move == focus


def test_a_place_for_a_piece_stays_chosen(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    page = shown(window, TablePage)
    while len(page.decision.options) < 2:
        Keys(page).play(1)
    page.decision.step(1)
    focus = page.decision.focus
    assert focus != page.decision.options[0]
    assert again(window, page).decision.focus == focus


def test_zoom_and_place_of_the_board_stay(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    page = shown(window, TablePage)
    view = page.stage.view
    assert again(window, page).stage.view.is_fitted
    page = shown(window, TablePage)
    view = page.stage.view
    view.set_zoom(0.8)
    view.pan(60, -40)
    zoom, centre = view.zoom, view.centre
    view = again(window, page).stage.view
    assert not view.is_fitted
    assert view.zoom == pytest.approx(zoom)
    away = view.centre - centre
    assert QPointF.dotProduct(away, away) * zoom * zoom < 4


def test_drawer_and_overlay_stay(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    page = shown(window, TablePage)
    Keys(page).play(6)
    page.open_drawer("moves")
    page.commands["overlay"].setChecked(True)
    other = again(window, page)
    assert other.drawer.isVisible()
    assert other.drawer.which.value == "moves"
    assert other.commands["overlay"].isChecked()
    assert other.drawer.which._segments[1].text() == "Coups"


def test_a_hint_that_is_thought_of_comes_and_one_that_is_there_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(table_of("hunters", aids=Aids(hints=True)))
    page = shown(window, TablePage)
    Keys(page).play(4)
    while not page.decision.lays:
        Keys(page).play(1)
    page.ask_hint()
    counsel = page.hinting.counsel
    assert counsel.state is CounselState.THINKING
    page = again(window, page)
    assert page.hinting.counsel is counsel
    qtbot.waitUntil(lambda: counsel.state is CounselState.GIVEN, timeout=60_000)
    qtbot.waitUntil(page.hinting.card.isVisible)
    if len(counsel.hints) > 1:
        counsel.choose(1)
    chosen, focus = counsel.chosen, page.decision.focus
    english = page.hinting.card.texts.title
    other = again(window, page)
    assert other.hinting.card.isVisible()
    assert other.hinting.card.texts.title != english
    assert (counsel.chosen, other.decision.focus) == (chosen, focus)
    window.show_replay(2)
    window._close_replay()
    assert not counsel.is_open


def test_a_computer_that_thinks_moves_in_the_new_page(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table_of("hunters"))
    page = shown(window, TablePage)
    session = page.session
    session.pace = 0
    session.swap_seat(1, SeatKind.COMPUTER)
    Keys(page).play(2)
    made = len(session.table.moments)
    page = again(window, page)
    qtbot.waitUntil(lambda: session.table.is_persons_turn, timeout=60_000)
    assert len(session.table.moments) > made
    assert page.decision.lays
    assert page.log.rowCount() > 0


def test_the_save_gets_its_picture_from_the_new_page(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    session = again(window, shown(window, TablePage)).session
    Keys(shown(window, TablePage)).play(2)
    window.show_home()
    assert window.saves.picture_path(session.path).exists()


def test_a_replay_stays_at_its_moment_and_runs_on(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    Keys(shown(window, TablePage)).play(12)
    window.show_replay(4)
    page = shown(window, ReplayPage)
    page._jump(7)
    page.which._segments[1].click()
    page.bar.speed._segments[2].click()
    page = again(window, page)
    assert (page.playback.number, page.which.value, page.bar.speed.value) == (7, "scores", 4)
    assert not page.playback.is_running
    page.playback.toggle()
    assert again(window, page).playback.is_running


def test_the_final_scoring_stays_at_its_step(window: MainWindow) -> None:
    window.start(table_of("amazon"))
    page = shown(window, TablePage)
    Keys(page).play(30)
    page.session.end_early()
    steps = shown(window, FinalScoringPage)
    steps.next()
    other = again(window, steps)
    assert other.number == 1
    assert other.card.names.text() == other._recap.players(other.steps[0].seats)


def test_an_analysis_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table_of("hunters"))
    Keys(shown(window, TablePage)).play(24)
    window.show_analysis()
    page = shown(window, AnalysisPage)
    analyst = page.analyst
    assert analyst.state is AnalystState.WORKING
    page = again(window, page)
    assert page.analyst is analyst
    qtbot.waitUntil(lambda: bool(analyst.analysis.turns), timeout=120_000)
    page._start_or_stop()
    page._go(6)
    other = again(window, page)
    assert other.analyst.state is AnalystState.STOPPED
    assert other.playback.number == 6


def test_a_puzzle_goes_on_with_its_tries_and_hints(window: MainWindow, qtbot: QtBot) -> None:
    window.solve(builtin("there-and-back"))
    page = shown(window, SolvingPage)
    solving = page.solving
    page.ask_hint()
    hints = len(page.rail.hints.texts)
    qtbot.waitUntil(lambda: solving.attempt.seconds > 0, timeout=5000)
    page = again(window, page)
    assert page.solving is solving
    assert len(page.rail.hints.texts) == hints > 0
    seconds = solving.attempt.seconds
    qtbot.waitUntil(lambda: solving.attempt.seconds > seconds, timeout=5000)
    window.show_home()
    assert not window.findChildren(SolvingPage) or page.isHidden()


def test_a_lesson_goes_on_at_its_step(window: MainWindow) -> None:
    window.learn("hunters")
    page = shown(window, LessonPage)
    learning = page.learning
    learning.go(2)
    title = page.bubble.said.title
    other = again(window, page)
    assert (other.learning, learning.number) == (learning, 2)
    assert other.bubble.isVisible()
    assert other.bubble.said.title != title
    QTest.keyClick(other, Qt.Key.Key_Escape)
    assert not isinstance(window.pages.currentWidget(), LessonPage)

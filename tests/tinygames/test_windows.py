"""The two games in the program's windows: begun, played by hand, saved, opened, looked back at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.gallery import Gallery
from carcqt.app.games import game_table
from carcqt.app.home.page import HomePage
from carcqt.app.newgame.page import NewGamePage
from carcqt.app.review.end import EndPage
from carcqt.app.review.final_scoring import FinalScoringPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.table.map.hand import MapHand
from carcqt.app.table.map.stage import MapStage
from carcqt.app.table.page import TablePage
from carcqt.app.window import MainWindow
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import TableSetup, Undo
from carcqt.play.opening import open_save
from carcqt.play.saves import Saves
from carcqt.rules.moves import Place
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from tests.app import hands
from tests.app.endgames import played
from tests.app.hands import Hands, Sit, sit_down, table_of
from tests.app.pages import overflows, shown, texts
from tests.studios import SketchStudio
from tests.tinygames.registered import MAP, RULES, TILES

EACH = pytest.mark.parametrize("game", RULES)
LEFT = Qt.MouseButton.LeftButton


class MapMouse(Hands):
    """Clicks a village, then again or the button."""

    def turn(self) -> None:
        page, stage, hand = self.page, self.page.stage, self.page.hand
        assert isinstance(stage, MapStage)
        assert isinstance(hand, MapHand)
        if not page.decision.options:
            QTest.mouseClick(hand.options.skip, LEFT)
            return
        move = self.rng.choice(page.decision.options)
        assert isinstance(move, Place)
        at = stage.map.village_to_widget(move.zone)
        QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)
        assert page.decision.focus == move
        if self.rng.random() < 0.5:
            QTest.mouseClick(hand.options.do, LEFT)
        else:
            QTest.mouseClick(stage.map.viewport(), LEFT, pos=at)


class MapKeys(hands.Keys):
    def turn(self) -> None:
        if not self.page.decision.options:
            self.press(Qt.Key.Key_Space)
            return
        self.press(self.rng.choice((Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab)), 2)
        self.press(Qt.Key.Key_Return)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    style().set(reduced_motion=True)
    pages: list[TablePage] = []

    def at(table: TableSetup) -> TablePage:
        pages.append(sit_down(table, tmp_path))
        return pages[-1]

    yield at
    for page in pages:
        page.session.close()
        page.close()
        page.deleteLater()


@pytest.mark.parametrize(
    ("game", "kind"),
    [(TILES, hands.Mouse), (TILES, hands.Keys), (MAP, MapMouse), (MAP, MapKeys)],
)
def test_a_whole_game_by_hand_is_kept(game: str, kind: type[Hands], sit: Sit) -> None:
    page = sit(table_of(game))
    kind(page).play()
    session = page.session
    assert session.table.game.is_over
    saved = Scenario.load(session.path)
    replayed = saved.start()
    for _ in saved.play(replayed):
        pass
    assert replayed.position() == session.table.game.position()
    session.close()
    opened = open_save(session.path)
    assert opened.table.game.scores == session.table.game.scores
    assert opened.table.moments == session.table.moments
    assert not opened.problems


@EACH
def test_moves_are_taken_back_and_the_log_tells_in_both_languages(game: str, sit: Sit) -> None:
    page = sit(table_of(game, undo=Undo.FREE))
    rng, session = Random(1), page.session
    for _ in range(6):
        session.play(rng.choice(list(session.table.game.legal_moves)))
    session.undo()
    assert len(session.table.moments) < 6
    for code in ("fr", "en"):
        language().set(code)
        page = TablePage(session, game_table(game), SketchStudio())
        shown(page)
        page.open_drawer("log")
        QApplication.processEvents()
        assert not [text for text in texts(page) if "{" in text]
        page.close()
        page.deleteLater()


@EACH
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_pages_after_a_game(game: str, code: str, tmp_path: Path) -> None:
    language().set(code)
    session, studio = played(game, tmp_path, persons=2), SketchStudio()
    for page in (
        FinalScoringPage(session, studio),
        EndPage(session, studio),
        ReplayPage(session, studio, len(session.table.moments) // 2),
    ):
        shown(page)
        assert overflows(page) == []
        assert not [text for text in texts(page) if "{" in text]
        page.close()
        page.deleteLater()
    session.close()


def test_home_and_new_game_offer_both(tmp_path: Path) -> None:
    language().set("fr")
    studio = SketchStudio()
    home, new = HomePage(Saves(tmp_path), studio, editor=lambda: None), NewGamePage(studio)
    for game, title in ((TILES, "La Lande"), (MAP, "Pèlerins")):
        assert title in texts(home.games[game])
        new.choose(game)
        assert title in texts(new)
    for page in (home, new):
        shown(page)
        assert overflows(page) == []
        page.deleteLater()


@EACH
def test_a_game_from_the_window_against_the_computer(game: str, tmp_path: Path) -> None:
    window = MainWindow(Saves(tmp_path), SketchStudio())
    window.resize(1366, 860)
    window.show()
    window.start(table_of(game, persons=1, computers=1))
    page = window.pages.currentWidget()
    assert isinstance(page, TablePage)
    session = page.session
    if session.table.is_persons_turn:
        session.play(session.table.game.legal_moves[0])
        while session.table.is_persons_turn:
            session.play(session.table.game.legal_moves[-1])
    before = len(session.table.moments)
    for _ in range(400):
        QTest.qWait(50)
        if len(session.table.moments) > before:
            break
    assert len(session.table.moments) > before
    window.close()
    window.deleteLater()


def test_the_gallery_has_all_their_windows(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, SketchStudio())
    for scene in gallery.scenes():
        page, _, rest = scene.name.partition("-")
        if page == "saves" or (page in ("table", "new", "guide") and rest.split("-")[0] in RULES):
            widget = scene.make()
            shown(widget)
            assert overflows(widget) == [], scene.name
            widget.close()
            widget.deleteLater()
    gallery.close()

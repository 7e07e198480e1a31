"""The window from page to page, as people go through it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.dialogs.in_use import InUseDialog
from carcqt.app.home.page import HomePage
from carcqt.app.newgame.page import NewGamePage
from carcqt.app.review.end import EndPage
from carcqt.app.review.final_scoring import FinalScoringPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.saves.page import SavesPage
from carcqt.app.table.page import TablePage
from carcqt.app.window import MainWindow
from carcqt.content.data import builtin_deck_path, data_folder
from carcqt.content.tables import SeatKind
from carcqt.play.locks import lock_of, lock_path
from carcqt.play.saves import Saves
from carcqt.rules.games import GAMES
from carcqt.ui.help.guide import GuideView
from carcqt.ui.language import language
from carcqt.ui.screens import bring_forward, keep_in_sight, open_on_screen, place_first
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button
from carcqt.ui.widgets.dialogs import Notice
from tests.app.hands import Keys, table_of
from tests.app.pages import saved, texts
from tests.studios import SketchStudio
from tests.support import put_in_place


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


def at(window: MainWindow, kind: type) -> bool:
    return isinstance(window.pages.currentWidget(), kind)


def table(window: MainWindow) -> TablePage:
    page = window.pages.currentWidget()
    assert isinstance(page, TablePage)
    return page


def test_the_first_window_is_no_larger_than_its_screen(window: MainWindow) -> None:
    settings().geometry = QByteArray()
    window.show_as_before()
    keep_in_sight(window)
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_window_that_was_larger_than_this_screen_comes_back(window: MainWindow) -> None:
    window.setGeometry(300, 200, 1366, 860)
    settings().geometry = window.saveGeometry()
    window.show_as_before()
    window.setGeometry(300, 200, 1366, 860)
    keep_in_sight(window)
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_new_game_is_two_clicks_away(window: MainWindow) -> None:
    window.home.new_game.emit("hunters")
    assert at(window, NewGamePage)
    start = window.new.primary()
    assert start is not None
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    assert at(window, TablePage)
    assert window.windowTitle().endswith("carcqt")


def test_home_offers_the_game_where_it_was_left(window: MainWindow) -> None:
    window.start(table_of("goldrush"))
    Keys(table(window)).play(5)
    assert window.session is not None
    position, path = window.session.table.game.position(), window.session.path
    QTest.mouseClick(table(window).top.home_button, Qt.MouseButton.LeftButton)
    assert at(window, HomePage)
    window.home.resume.emit(path)
    assert table(window).session.table.game.position() == position


def test_the_end_the_points_one_by_one_and_the_replay(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table_of("hunters"))
    Keys(table(window)).play(30)
    session = window.session
    assert session is not None
    session.end_early()
    assert at(window, FinalScoringPage)
    qtbot.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert at(window, EndPage)
    window.show_replay(10)
    assert at(window, ReplayPage)
    qtbot.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert at(window, EndPage)
    window.again()
    assert at(window, NewGamePage)
    made = window.new.table()
    assert made is not None
    assert made.names == session.table.setup.names


def test_a_replay_of_a_game_in_progress_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table_of("amazon"))
    Keys(table(window)).play(9)
    session = window.session
    assert session is not None
    position = session.table.game.position()
    window.show_replay(4)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    qtbot.keyClick(page, Qt.Key.Key_Left)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table(window).session is session
    assert session.table.game.position() == position
    Keys(table(window)).play(2)


def test_playing_on_from_a_moment_is_another_game(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    Keys(table(window)).play(12)
    first = window.session
    assert first is not None
    window.show_replay(6)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    page.branched.emit(first.branch(6))
    assert window.session is not first
    assert window.session is not None
    assert len(window.session.table.moments) == 6
    assert len(window.saves.list()) == 2


def test_help_comes_back_to_where_it_was_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table_of("hunters"))
    page = table(window)
    page.help_asked.emit("hunters")
    assert at(window, GuideView)
    qtbot.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    Keys(page).play(2)


def test_the_rules_lead_back_to_the_new_game(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game("goldrush")
    window.new.rules.click()
    guide = window.pages.currentWidget()
    assert isinstance(guide, GuideView)
    assert guide.name == "goldrush"
    qtbot.keyClick(guide, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.new


@pytest.mark.parametrize("asked_at", ["home", "new"])
def test_pages_that_stay_are_there_after_a_guide(window: MainWindow, asked_at: str) -> None:
    if asked_at == "new":
        window.new_game("hunters")
    window.show_help("hunters")
    window.new_game("goldrush")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.show_home()
    window.new_game("amazon")
    assert at(window, NewGamePage)


def test_files_are_opened_by_what_they_are(window: MainWindow) -> None:
    settings().recents = []
    window.open_file(builtin_deck_path("goldrush"))
    assert at(window, NewGamePage)
    assert window.new.game == "goldrush"
    scenario = next((data_folder("scenarios") / "hunters").glob("h-e*.toml"))
    before = scenario.read_bytes()
    window.open_file(scenario)
    assert window.session is not None
    assert window.session.path != scenario
    assert scenario.read_bytes() == before
    assert settings().recents == [scenario, builtin_deck_path("goldrush")]
    window.open_file(saved(window.saves))
    assert settings().recents[0] == scenario, "saved games are found without that"


def test_saved_games_in_a_list(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    window.show_home()
    window.show_saves()
    assert at(window, SavesPage)


def test_the_computer_takes_over_a_seat(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table_of("hunters"))
    page = table(window)
    page.session.pace = 0
    page.session.swap_seat(1, SeatKind.COMPUTER)
    Keys(page).play(2)
    qtbot.waitUntil(lambda: page.session.table.is_persons_turn, timeout=30_000)
    assert len(page.session.table.moments) >= 4


@pytest.mark.parametrize("game", ["hunters", "goldrush", "amazon", "expedition"])
def test_the_language_changes_at_once(window: MainWindow, game: str) -> None:
    language().set("en")
    window.start(table_of(game, persons=3))
    title = table(window).top.title.text()
    language().set("fr")
    QApplication.processEvents()
    assert table(window).top.title.text() != title
    language().set("en")
    QApplication.processEvents()
    assert table(window).top.title.text() == title


def test_a_table_that_is_gone_paints_no_picture(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    Keys(table(window)).play(2)
    session = table(window).session
    session.end_early()
    assert at(window, FinalScoringPage)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.saves.picture_path(session.path).exists()
    session.paint()


def test_the_table_counts_turns_as_the_saved_games_do(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    page = table(window)
    Keys(page).play(5)
    assert page.top.subtitle.text().startswith(f"Turn {page.session.table.turn} ")


def test_a_page_that_was_left_gives_its_memory_back(window: MainWindow, qtbot: QtBot) -> None:
    """Though nothing else here looks for knots of things that hold each other."""
    assert not gc.isenabled()
    window.start(table_of("hunters"))
    page = ref(table(window))
    window.show_home()
    qtbot.waitUntil(lambda: page() is None)


# Games that another program seems to have open.


def lock_from_elsewhere(path: Path) -> Path:
    lock_path(path).write_text("4711\ncarcqt\nlaptop\nanother-machine\nanother-start\n", "utf-8")
    return lock_path(path)


def answer_question(press: Callable[[InUseDialog], Button]) -> list[str]:
    """Presses a button of the next question; returns what it says once it is there."""
    said: list[str] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, InUseDialog)
        said.append(dialog.windowTitle())
        said.extend(texts(dialog))
        press(dialog).click()

    QTimer.singleShot(60, act)
    return said


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_game_open_elsewhere_is_opened_all_the_same(window: MainWindow, code: str) -> None:
    path = saved(window.saves, title="Sunday")
    lock_from_elsewhere(path)
    language().set(code)
    said = answer_question(lambda dialog: dialog.force)
    window.resume(path)
    assert any("laptop" in text and "Sunday" in text for text in said)
    assert window.session is not None
    assert (window.session.path, window.session.problems) == (path, ())
    window.show_home()
    assert not lock_path(path).exists()


def test_a_game_open_elsewhere_goes_on_in_a_copy(window: MainWindow) -> None:
    path = saved(window.saves, title="Sunday")
    lock, content = lock_from_elsewhere(path), path.read_bytes()
    answer_question(lambda dialog: dialog.copy)
    window.resume(path)
    assert window.session is not None
    assert window.session.path != path
    Keys(table(window)).play(3)
    window.show_home()
    assert path.read_bytes() == content
    assert lock.exists()


def test_a_game_open_elsewhere_stays_closed_on_cancel(window: MainWindow) -> None:
    path = saved(window.saves)
    lock = lock_from_elsewhere(path)
    answer_question(lambda dialog: dialog.cancel)
    window.open_file(path)
    assert window.session is None
    assert at(window, HomePage)
    assert lock.exists()
    assert len(window.saves.list()) == 1


def test_a_replay_of_a_game_open_elsewhere_asks_too(window: MainWindow) -> None:
    path = saved(window.saves)
    lock_from_elsewhere(path)
    answer_question(lambda dialog: dialog.force)
    window.replay_file(path)
    assert at(window, ReplayPage)
    assert window.session is not None
    assert window.session.path == path


def test_a_game_open_here_is_not_taken_from_the_program_that_has_it(window: MainWindow) -> None:
    path = saved(window.saves, title="Sunday")
    lock = lock_of(path)
    assert lock is not None
    forced: list[bool] = []
    language().set("en")

    def look(dialog: InUseDialog) -> Button:
        forced.append(hasattr(dialog, "force"))
        return dialog.copy

    said = answer_question(look)
    window.resume(path)
    assert forced == [False]
    assert said[0] == "This game is already open"
    assert window.session is not None
    assert window.session.path != path
    assert lock.isLocked()
    lock.unlock()


def test_a_broken_save_with_a_lock_says_why_it_cannot_be_opened(window: MainWindow) -> None:
    path = window.saves.folder / "broken.toml"
    path.write_text("format = ", "utf-8")
    lock_from_elsewhere(path)
    told: list[str] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Notice)
        told.append(dialog.windowTitle())
        dialog.accept()

    QTimer.singleShot(60, act)
    window.resume(path)
    assert "broken.toml" in told[0]


@pytest.mark.parametrize("name", ["loop.toml", "loop.toml/a.toml", "x" * 300 + ".zip", "pipe.zip"])
def test_an_odd_path_is_refused_in_a_sentence(
    name: str, window: MainWindow, tmp_path: Path
) -> None:
    put_in_place(tmp_path / "loop.toml", "loop")
    put_in_place(tmp_path / "pipe.zip", "pipe")
    told: list[str] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Notice)
        told.append(dialog.windowTitle())
        dialog.accept()

    QTimer.singleShot(60, act)
    window.open_file(tmp_path / name)
    assert len(told) == 1


def test_first_window_leaves_room_for_a_frame_that_cannot_be_measured(qtbot: QtBot) -> None:
    """A desktop's title bar takes 33 pixels and more."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setMinimumSize(600, 2000)
    open_on_screen(window, QSize(4000, 4000), QByteArray())
    room = window.screen().availableGeometry()
    assert window.height() <= room.height() - 40
    assert window.y() >= room.top()


def test_first_window_is_maximized_where_it_needs_more_room_than_is_known(qtbot: QtBot) -> None:
    """Under Wayland no window knows the desktop's panels."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setMinimumSize(600, 2000)
    place_first(window, QSize(4000, 4000), 40, 48)
    assert window.isMaximized()
    room = window.screen().availableGeometry()
    assert window.minimumHeight() <= room.height() - 88
    small = QMainWindow()
    qtbot.addWidget(small)
    place_first(small, QSize(200, 100), 40, 48)
    assert not small.isMaximized()
    assert small.size() == QSize(200, 100)


def test_window_that_is_not_brought_forward_is_shown_anew(qtbot: QtBot) -> None:
    """A Wayland desktop may refuse to raise a window that another one asks for."""
    first, second = QMainWindow(), QMainWindow()
    for window in (first, second):
        qtbot.addWidget(window)
        window.show()
    hidden = Hidings(first)
    bring_forward(first, is_wayland=True)
    second.activateWindow()
    qtbot.waitUntil(lambda: hidden.count == 1)
    assert first.isVisible()
    bring_forward(first, is_wayland=False)
    second.activateWindow()
    QTest.qWait(400)
    assert hidden.count == 1


class Hidings(QObject):
    """Counts how often a window is hidden."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.count = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Hide
        return False


class Strays(QObject):
    """Lists windows that are shown beside those of the program."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.names = list[str]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


def test_no_part_of_a_page_is_shown_as_a_window(tmp_path: Path, qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert app is not None
    strays = Strays(app)
    app.installEventFilter(strays)
    try:
        window = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
        qtbot.addWidget(window)
        window.show_as_before()
        window.show_puzzles()
        window.show_lessons()
        window.new_game("")
        for game in GAMES:
            window.start(table_of(game))
        window.show_statistics()
        window.show_saves()
        window.solve(window.puzzles.entries()[0])
        window.show_home()
        window.close()
    finally:
        app.removeEventFilter(strays)
        strays.deleteLater()
    assert strays.names == ["MainWindow"]

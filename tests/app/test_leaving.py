"""A game that cannot be saved is not left without a question."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from carcqt.app.leaving import LeaveQuestion
from carcqt.app.previews.painting import game_path
from carcqt.app.table.menu import TableMenu
from carcqt.app.table.page import TablePage
from carcqt.app.window import MainWindow
from carcqt.content.data import builtin_deck_path, builtin_puzzles, lesson_path
from carcqt.content.scenarios import Scenario
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button
from carcqt.ui.widgets.dialogs import Dialog, Notice
from tests.app.hands import Keys, table_of
from tests.editor.windows import answer
from tests.studios import SketchStudio

pytestmark = pytest.mark.usefixtures("usual")


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """At a table with two moves on the disk, and more that could not be saved."""
    style().set(reduced_motion=True)
    made = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    made.resize(1366, 860)
    made.show()
    made.start(table_of("hunters"))
    session = made.session
    assert session is not None
    Keys(made.pages.currentWidget()).play(2)  # type: ignore[arg-type]
    _break(made.saves.folder)
    Keys(made.pages.currentWidget()).play(2)  # type: ignore[arg-type]
    assert not session.is_saved
    yield made
    _mend(made.saves.folder)
    made.close()
    made.deleteLater()


def _break(folder: Path) -> None:
    """No file can be written into the folder of saves: something else is in its place."""
    folder.rename(folder.with_name("before"))
    folder.write_text("")


def _mend(folder: Path) -> None:
    if folder.is_file():
        folder.unlink()
        folder.with_name("before").rename(folder)


def pressed(button: Callable[[LeaveQuestion], Button]) -> list[Dialog]:
    def press(dialog: LeaveQuestion) -> None:
        QTest.mouseClick(button(dialog), Qt.MouseButton.LeftButton)

    return answer(press, LeaveQuestion)


LEAVES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.leave_game(),
    "close": lambda window: window.close(),
    "new game": lambda window: window.new_game("hunters"),
    "same players": lambda window: window.again(),
    "puzzles": lambda window: window.show_puzzles(),
    "lessons": lambda window: window.show_lessons(),
    "a lesson": lambda window: window.learn("hunters"),
    "saved games": lambda window: window._go_to_saves(),
    "another game": lambda window: window.start(table_of("goldrush")),
    "a puzzle": lambda window: window.solve(window.puzzles.entries()[0]),
    "a deck's file": lambda window: window.open_file(builtin_deck_path("goldrush")),
    "a lesson's file": lambda window: window.open_file(lesson_path("hunters")),
    "a puzzle's file": lambda window: window.open_file(builtin_puzzles("hunters")[0]),
    "a game's file": lambda window: window.open_file(game_path("hunters")),
    "a replay": lambda window: window.replay_file(game_path("hunters")),
}


def test_an_unsaved_game_is_kept_open_if_leaving_is_cancelled(window: MainWindow) -> None:
    session, page = window.session, window.pages.currentWidget()
    assert session is not None
    for way, leave in LEAVES.items():
        met = pressed(lambda dialog: dialog.cancel)
        leave(window)
        assert len(met) == 1, way
        assert window.isVisible(), way
        assert window.session is session, way
        assert window.pages.currentWidget() is page, way
    moves = len(session.table.moments)
    Keys(page).play(1)  # type: ignore[arg-type]
    assert len(session.table.moments) > moves


@pytest.mark.parametrize("way", ["home", "close"])
def test_an_unsaved_game_can_be_left_all_the_same(way: str, window: MainWindow) -> None:
    met = pressed(lambda dialog: dialog.leave)
    LEAVES[way](window)
    assert len(met) == 1
    assert window.session is None
    assert window.isVisible() == (way == "home")


def test_an_unsaved_game_can_be_saved_elsewhere(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The ending comes by itself.
    session, names = window.session, iter(["", "nowhere/game.toml", "game"])
    assert session is not None
    offered: list[str] = []

    def choose(parent: object, title: str, place: str, kinds: str) -> tuple[str, str]:
        offered.append(place)
        name = next(names)
        return str(tmp_path / name) if name else "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    met: list[LeaveQuestion] = []
    told: list[str] = []

    def press(dialog: LeaveQuestion) -> None:
        """First no file is chosen, then one that cannot be written, then a good one."""
        met.append(dialog)
        if len(met) == 1:
            answer(press, LeaveQuestion)
        elif len(met) == 2:
            answer(close, Notice)
        QTest.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)

    def close(notice: Notice) -> None:
        told.append(notice.windowTitle())
        answer(press, LeaveQuestion)
        notice.accept()

    answer(press, LeaveQuestion)
    window.show_home()
    assert len(met) == len(offered) == 3
    assert told == ["Not saved"]
    assert offered[0].endswith(session.path.name)
    path = tmp_path / "game.toml"
    assert Scenario.load(path).problems() == []
    assert window.session is None
    assert settings().recents[0] == path
    again = Session.load(path, Saves(tmp_path / "other"))
    assert [moment.move for moment in again.table.moments] == [
        moment.move for moment in session.table.moments
    ]
    again.close()


def test_an_unsaved_game_is_exported_with_its_last_moves(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, page, path = window.session, window.pages.currentWidget(), tmp_path / "game.toml"
    assert session is not None
    assert isinstance(page, TablePage)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "game"), ""))
    TableMenu(page, window.commands).export()
    again = Session.load(path, Saves(tmp_path / "other"))
    assert [moment.move for moment in again.table.moments] == [
        moment.move for moment in session.table.moments
    ]
    again.close()


def test_a_game_that_can_be_saved_after_all_is_left_without_a_question(
    window: MainWindow,
) -> None:
    session = window.session
    assert session is not None
    _mend(window.saves.folder)
    window.show_home()
    assert window.session is None
    assert session.is_saved
    found = Session.load(session.path, window.saves)
    assert len(found.table.moments) == len(session.table.moments)
    found.close()


def test_a_test_game_of_the_editor_is_left_without_a_question(tmp_path: Path, qtbot: QtBot) -> None:
    trials = Saves(tmp_path / "trials")
    window = MainWindow(Saves(tmp_path / "saves"), SketchStudio(), lambda _: None, trials)
    window.try_out(table_of("hunters"))
    shutil.rmtree(trials.folder)
    trials.folder.write_text("")
    Keys(window.pages.currentWidget()).play(2)  # type: ignore[arg-type]
    window.leave_game()
    assert window.session is None
    window.close()
    window.deleteLater()

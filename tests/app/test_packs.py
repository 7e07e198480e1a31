"""Packs, lessons and pasted puzzles in the window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.lessons.page import LessonPage
from carcqt.app.newgame.page import NewGamePage
from carcqt.app.packs.page import PackPage
from carcqt.app.solving.page import SolvingPage
from carcqt.app.window import MainWindow
from carcqt.content.data import builtin_deck_path, data_folder, lesson_path
from carcqt.content.packs import write_pack
from carcqt.play.saves import Saves
from carcqt.ui.language import language
from carcqt.ui.places import puzzles_folder
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.dialogs import Notice
from tests.studios import SketchStudio

PUZZLE = min((data_folder("scenarios") / "hunters" / "puzzles").glob("*.toml"))


@pytest.fixture
def window(tmp_path: Path, usual: None) -> Iterator[MainWindow]:
    shutil.rmtree(puzzles_folder())
    puzzles_folder()
    style().set(reduced_motion=True)
    made = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    made.resize(1366, 860)
    made.show_home()
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    shutil.rmtree(puzzles_folder())


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    window.dropEvent(
        QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    QApplication.processEvents()


def told() -> list[str]:
    """What a notice says that is about to come; it is closed."""
    said = list[str]()

    def look() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, Notice) and widget.isVisible():
                said.append(widget.windowTitle())
                widget.reject()

    QTimer.singleShot(50, look)
    return said


def test_a_dropped_pack_is_shown_and_played(window: MainWindow, tmp_path: Path) -> None:
    write_pack(tmp_path / "p.carcqt", {"en": "Decks"}, [builtin_deck_path("amazon")])
    drop(window, tmp_path / "p.carcqt")
    page = window.pages.currentWidget()
    assert isinstance(page, PackPage)
    assert os.listdir(puzzles_folder()) == []
    page.keep.click()
    assert os.listdir(puzzles_folder()) == ["decks"]
    page.cards[0].act.click()
    assert isinstance(window.pages.currentWidget(), NewGamePage)
    assert settings().recents == []


def test_a_puzzle_of_a_pack_leads_back_to_the_pack(window: MainWindow, tmp_path: Path) -> None:
    write_pack(tmp_path / "p.carcqt", {"en": "Mine"}, [builtin_deck_path("amazon"), PUZZLE])
    drop(window, tmp_path / "p.carcqt")
    page = window.pages.currentWidget()
    assert isinstance(page, PackPage)
    QTest.keyClick(page, Qt.Key.Key_Return)
    solving = window.pages.currentWidget()
    assert isinstance(solving, SolvingPage)
    solving.back.emit()
    page = window.pages.currentWidget()
    assert isinstance(page, PackPage)
    page.keep.click()
    packed = [entry for entry in window.puzzles.entries() if entry.shelf.pack == "mine"]
    assert [entry.path.name for entry in packed] == [PUZZLE.name]
    language().set("fr")
    page = window.pages.currentWidget()
    assert isinstance(page, PackPage)
    assert page.keep.text() == "Garder"
    assert page.kept.isVisible()


def test_a_lesson_of_a_pack_begins(window: MainWindow, tmp_path: Path) -> None:
    lesson = shutil.copy(lesson_path("goldrush"), tmp_path / "lesson.toml")
    write_pack(tmp_path / "p.carcqt", {"en": "Learn"}, [Path(lesson)])
    drop(window, tmp_path / "p.carcqt")
    page = window.pages.currentWidget()
    assert isinstance(page, PackPage)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(window.pages.currentWidget(), LessonPage)


def test_a_hostile_pack_is_refused_in_one_message(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "p.carcqt").write_bytes(b"PK and nothing")
    said = told()
    drop(window, tmp_path / "p.carcqt")
    assert said == ["“p.carcqt” cannot be opened"]
    assert os.listdir(puzzles_folder()) == []
    assert window.pages.currentWidget() is window.home


def test_a_lesson_of_ones_own_begins(window: MainWindow) -> None:
    drop(window, lesson_path("goldrush"))
    assert isinstance(window.pages.currentWidget(), LessonPage)


def test_a_lesson_with_an_impossible_step_is_refused(window: MainWindow, tmp_path: Path) -> None:
    text = lesson_path("hunters").read_text("utf-8")
    path = tmp_path / "lesson.toml"
    path.write_text(text.replace('then = ["lay L52', 'then = ["lay L53'), "utf-8")
    said = told()
    drop(window, path)
    assert said == ["“lesson.toml” cannot be opened"]
    assert window.pages.currentWidget() is window.home


def test_a_pasted_puzzle_is_kept_and_opened(window: MainWindow) -> None:
    QApplication.clipboard().setText(PUZZLE.read_text("utf-8"))
    QTest.keyClick(window.home, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert len(os.listdir(puzzles_folder())) == 1
    assert isinstance(window.pages.currentWidget(), SolvingPage)


def test_other_texts_are_answered(window: MainWindow) -> None:
    for text in ("hello", "format kind game"):
        QApplication.clipboard().setText(text)
        said = told()
        window.commands["paste"].trigger()
        assert len(said) == 1
    assert os.listdir(puzzles_folder()) == []

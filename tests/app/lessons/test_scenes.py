"""A change of scene is said and fades, and a lesson that was left waits on the first page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from carcqt.app.lessons.page import LessonPage
from carcqt.app.window import MainWindow
from carcqt.content.data import builtin_lessons
from carcqt.content.languages import CODES
from carcqt.play.lessons.learning import LearningState
from carcqt.play.saves import Saves
from carcqt.ui.language import language
from carcqt.ui.places import lessons_path
from carcqt.ui.theme.style import style
from tests.studios import SketchStudio

LATER = {"en": "A few turns later…", "fr": "Quelques tours plus tard…"}


@pytest.fixture
def window(tmp_path: Path, usual: None) -> Iterator[MainWindow]:
    lessons_path().unlink(missing_ok=True)
    made = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    made.resize(1366, 860)
    made.show_home()
    made.show()
    yield made
    made.close()
    made.deleteLater()
    lessons_path().unlink(missing_ok=True)


def lesson(window: MainWindow) -> LessonPage:
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    return page


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", builtin_lessons())
def test_change_of_scene_is_said(game: str, code: str, window: MainWindow) -> None:
    language().set(code)
    window.learn(game)
    page = lesson(window)
    learning, told = page.learning, 0
    learning.go(0)
    for number, scene in enumerate(learning.lesson.scenes):
        learning.go(number)
        is_said = page.bubble.said.spoken.startswith(LATER[code])
        assert is_said == (number > 0 and scene is not None), number
        told += is_said
    assert told


def test_scene_before_fades(window: MainWindow, qtbot: QtBot) -> None:
    style().set(reduced_motion=False)
    window.learn("hunters")
    page = lesson(window)
    learning = page.learning
    number = next(n for n, scene in enumerate(learning.lesson.scenes) if n and scene is not None)
    learning.go(number - 1)
    while learning.state is LearningState.ACT:
        move = learning.next_move()
        assert move is not None
        learning.play(move)
    for _ in range(9):
        if learning.number < number:
            learning.go_on()
    assert learning.number == number
    (picture,) = pictures_over(page)
    assert picture.size() == page.stage.size()
    qtbot.waitUntil(lambda: not pictures_over(page))


def pictures_over(page: LessonPage) -> list[QLabel]:
    labels = page.stage.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [label for label in labels if not label.pixmap().isNull()]


def test_lesson_that_was_left_waits_on_first_page(window: MainWindow) -> None:
    assert "Continue" not in window.home.guides.accessibleName()
    window.learn("amazon")
    lesson(window).learning.go(3)
    window.show_home()
    assert window.home.guides.accessibleName() == "Learn to play. Continue: Amazon River"
    QTest.mouseClick(window.home.guides, Qt.MouseButton.LeftButton)
    assert lesson(window).learning.number == 3
    assert lesson(window).learning.lesson.game == "amazon"

"""F1 opens the rules of the game that is played, at the step that is to be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.dialogs.keys import KeysDialog
from carcqt.app.table.page import TablePage
from carcqt.app.window import MainWindow
from carcqt.content.languages import CODES
from carcqt.content.learning.guides import PLAYING
from carcqt.play.saves import Saves
from carcqt.rules.games import GAMES
from carcqt.ui.help.guide import GuideView
from carcqt.ui.language import language
from tests.app.hands import table_of
from tests.studios import SketchStudio


@pytest.fixture
def window(tmp_path: Path, usual: None) -> Iterator[MainWindow]:
    made = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    made.resize(1024, 700)
    made.show_home()
    made.show()
    yield made
    made.close()
    made.deleteLater()


def guide(window: MainWindow) -> GuideView:
    page = window.pages.currentWidget()
    assert isinstance(page, GuideView)
    return page


def heading(page: GuideView) -> str:
    return page.page.sections[page.page.section].text


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_open_at_step_of_turn(game: str, code: str, window: MainWindow) -> None:
    language().set(code)
    window.start(table_of(game))
    table = window.pages.currentWidget()
    assert isinstance(table, TablePage)
    played = table.session.table.game
    for _ in range(6):
        if played.phase == "lay":
            break
        table.session.play(played.legal_moves[0])
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert guide(window).name == game
    QApplication.processEvents()
    if played.phase == "lay":
        assert heading(guide(window)).startswith("1. ")
    guide(window).closed.emit()
    assert isinstance(window.pages.currentWidget(), TablePage)


def test_second_step_has_its_own_heading(window: MainWindow) -> None:
    window.start(table_of("hunters"))
    table = window.pages.currentWidget()
    assert isinstance(table, TablePage)
    table.session.play(table.session.table.game.legal_moves[0])
    QTest.keyClick(table, Qt.Key.Key_F1)
    QApplication.processEvents()
    assert heading(guide(window)).startswith("2. ")


def test_rules_lead_to_keys_with_one_click(window: MainWindow) -> None:
    window.show_rules()
    assert guide(window).name == PLAYING
    met = list[str]()

    def meet() -> None:
        dialog = QApplication.activeModalWidget()
        met.append(type(dialog).__name__)
        if dialog is not None:
            dialog.close()

    QTimer.singleShot(0, meet)
    QTest.mouseClick(guide(window).keys, Qt.MouseButton.LeftButton)
    QTimer.singleShot(0, meet)
    window.show_rules()
    assert met == [KeysDialog.__name__] * 2

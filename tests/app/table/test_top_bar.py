"""The bar over the table: steps keep their words as long as there is room for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.games import game_table
from carcqt.app.table.page import TablePage
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from tests.app.hands import Sit, table_of
from tests.app.pages import in_window, page_of, shown
from tests.effort import some
from tests.studios import SketchStudio

SIZES = ((1280, 720), (1366, 860), (1920, 1080))


def cut_steps(page: TablePage) -> int:
    """How many pixels the steps lack to show all their words."""
    for _ in range(20):
        # Layouts within layouts settle one after the other.
        QTest.qWait(10)
        if page.top.stepper.width() >= page.top.stepper.longest:
            break
    return max(0, page.top.stepper.longest - page.top.stepper.width())


@pytest.mark.parametrize("game", some(GAMES, 2))
@pytest.mark.parametrize("code", ["fr", "en"])
def test_steps_have_words_wherever_there_is_room(
    game: str, code: str, sit: Sit, usual: None
) -> None:
    language().set(code)
    page = sit(table_of(game, persons=3))
    for size in SIZES:
        shown(page, size)
        assert not cut_steps(page), size
        assert page.top.badge.isVisible()


def test_steps_have_their_words_again_after_another_language(
    qtbot: QtBot, tmp_path: Path, usual: None
) -> None:
    session = Session.new(table_of("hunters"), Saves(tmp_path))
    table, studio = game_table("hunters"), SketchStudio()
    window = in_window(qtbot, lambda: TablePage(session, table, studio), SIZES[0])
    for code in ("fr", "en"):
        language().set(code)
        page = page_of(window, TablePage)
        assert not cut_steps(page)
        assert not page.top.title.is_cut
    session.close()


@pytest.mark.parametrize("code", ["fr", "en"])
@pytest.mark.parametrize("game", some(GAMES, 2))
def test_large_text_cuts_no_title(game: str, code: str, sit: Sit, usual: None) -> None:
    language().set(code)
    style().set("light", 1.5, True)
    page = sit(table_of(game))
    for size in ((1024, 700), *SIZES):
        shown(page, size)
        assert not page.top.title.is_cut, size


@pytest.mark.parametrize("code", ["fr", "en"])
def test_small_window_keeps_title_and_then_larger_one_shows_steps(
    code: str, sit: Sit, usual: None
) -> None:
    language().set(code)
    page = sit(table_of("hunters"))
    shown(page, (1024, 700))
    assert not page.top.title.is_cut
    shown(page, SIZES[1])
    assert not cut_steps(page)

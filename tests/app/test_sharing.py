"""Share… wherever a game or puzzle is looked at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.app.review.end import EndPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.sharing import puzzle_source, session_source
from carcqt.content.data import builtin_puzzles
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.share.dialog import ShareDialog
from carcqt.share.job import ShareSource
from tests.app.endgames import played
from tests.studios import SketchStudio


def asked_by(act: Callable[[], object], qtbot: QtBot) -> ShareSource:
    """Return what the dialog is about that an action opens; it is closed again."""
    found: list[ShareSource] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ShareDialog)
        found.append(dialog.source)
        dialog.reject()

    QTimer.singleShot(50, close)
    act()
    assert len(found) == 1
    return found[0]


def test_replay_shares_from_the_moment_that_is_shown(
    tmp_path: Path, studio: SketchStudio, qtbot: QtBot
) -> None:
    session = played("hunters", tmp_path)
    page = ReplayPage(session, studio, 6)
    qtbot.addWidget(page)
    source = asked_by(page.share_button.click, qtbot)
    assert (source.start, source.is_running) == (6, False)
    assert source.text == session.text()


def test_end_page_shares_the_whole_game(tmp_path: Path, studio: SketchStudio, qtbot: QtBot) -> None:
    session = played("hunters", tmp_path)
    page = EndPage(session, studio)
    qtbot.addWidget(page)
    source = asked_by(page.share_button.click, qtbot)
    assert (source.start, source.save) == (0, session.path)


def test_running_game_is_shared_as_one(tmp_path: Path, qtbot: QtBot) -> None:
    session = played("hunters", tmp_path)
    session.table.pop()
    assert session_source(session).is_running


@pytest.mark.parametrize("game", ["hunters"])
def test_puzzle_is_shared_as_its_file_is(game: str, tmp_path: Path, qtbot: QtBot) -> None:
    path = builtin_puzzles(game)[0]
    entry = PuzzleCollection(tmp_path).entry(path)
    assert entry is not None
    source = puzzle_source(entry)
    assert source.is_puzzle
    assert source.text == path.read_text("utf-8")

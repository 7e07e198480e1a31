"""The dialog that makes a page: progress, cancel, and what can go wrong."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from carcqt.share.dialog import ShareDialog, ShareState
from carcqt.share.job import ShareSource
from carcqt.ui.layout_check import problems
from tests.share.pages import data_of, puzzle_path

PUZZLE = ShareSource(
    puzzle_path("hunters", "two-against-one").read_text("utf-8"), "two", is_puzzle=True
)


def shown(qtbot: QtBot, source: ShareSource) -> ShareDialog:
    dialog = ShareDialog(source)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def made(qtbot: QtBot, dialog: ShareDialog, path: Path) -> None:
    dialog.make(path)
    assert dialog.state is ShareState.MAKING
    qtbot.waitUntil(lambda: dialog.state is not ShareState.MAKING, timeout=120_000)


def test_page_is_written_and_can_be_opened(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot, PUZZLE)
    path = tmp_path / "page.html"
    made(qtbot, dialog, path)
    assert dialog.state is ShareState.DONE
    assert dialog.look.isVisible()
    assert not problems(dialog)
    assert data_of(path.read_text("utf-8"))["puzzle"]["solved"] is True


def test_solution_is_left_out_if_nobody_wants_it(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot, PUZZLE)
    dialog.with_solution.set_on(False)
    path = tmp_path / "page.html"
    made(qtbot, dialog, path)
    assert data_of(path.read_text("utf-8"))["puzzle"]["solved"] is False


def test_cancelled_page_is_not_written(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot, PUZZLE)
    dialog.make(tmp_path / "page.html")
    dialog.cancel.click()
    assert not dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_place_that_cannot_be_written_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot, PUZZLE)
    made(qtbot, dialog, tmp_path / "missing" / "page.html")
    assert dialog.state is ShareState.FAILED
    assert "page.html" in dialog.told.text()
    assert dialog.act.isVisible()


def test_file_that_is_no_puzzle_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot, ShareSource('format = 1\nkind = "poem"\n', "poem"))
    made(qtbot, dialog, tmp_path / "page.html")
    assert dialog.state is ShareState.FAILED
    assert not dialog.with_solution.isVisible()

"""A script is recorded by playing it on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.board.board import BoardView
from carcqt.board.playedmap import PlayedMapView
from carcqt.content.data import builtin_puzzles
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.puzzle import Puzzle
from carcqt.rules.moves import Lay, Pass
from editor.documents.layouts import LayoutDocument
from editor.documents.opening import open_document
from editor.puzzles.recording import Recording, RecordingDialog
from tests.editor.puzzles.conftest import OpenPuzzle, proved, puzzle_of
from tests.editor.puzzles.test_page import choose
from tests.puzzles.layouts import forest_puzzle

SCRIPTED = {"aim": "points", "turns": 2, "others": "silent"}


def lay_by_mouse(dialog: RecordingDialog) -> None:
    """On the first square where the tile fits."""
    board = dialog.view
    assert isinstance(board, BoardView)
    lay = next(one for one in dialog.recording.choices if isinstance(one, Lay))
    at = board.square_rect(lay.square).center().toPoint()
    # What was not seen there before is not laid by the first click.
    for _ in range(2):
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)


def place_nothing(dialog: RecordingDialog) -> None:
    idle = next(one for one in dialog.recording.choices if isinstance(one, Pass))
    others = [one for one in dialog.recording.choices if not isinstance(one, Lay)]
    dialog.rows[others.index(idle)].click()


def test_others_play_on_the_board_and_it_is_written_down(
    open_puzzle: OpenPuzzle, qtbot: QtBot
) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(SCRIPTED)))
    choose(page.panel.goal.others, "scripted")
    script, seen = page.panel.script, list[str]()

    def play() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RecordingDialog)
        dialog.view.fit()
        assert not dialog.take.isEnabled()
        seen.append(dialog.what.text())
        lay_by_mouse(dialog)
        # A digit places a piece.
        made = len(dialog.recording.made)
        assert [row.key for row in dialog.rows if row.key][:1] == ["1"]
        QTest.keyClick(dialog, Qt.Key.Key_1)
        assert len(dialog.recording.made) == made + 1
        dialog.back.click()
        place_nothing(dialog)
        # The other seat's turn.
        seen.append(dialog.what.text())
        lay_by_mouse(dialog)
        assert dialog.said.text()
        dialog.back.click()
        assert not dialog.said.text()
        lay_by_mouse(dialog)
        place_nothing(dialog)
        dialog.take.click()

    QTimer.singleShot(0, play)
    script.play.click()
    assert len({*seen}) == 2
    [reply] = page.layout_document.content.kept["goal"]["replies"]
    assert reply["seat"] == 2
    assert reply["moves"][0].startswith("lay ")
    assert reply["moves"][1] == "pass"
    assert [row.field.text() for row in script.rows] == ["; ".join(reply["moves"])]
    assert proved(page, qtbot).solution.is_proven
    page.document.stack.undo()
    assert "replies" not in page.layout_document.content.kept["goal"]


def test_on_a_map_villages_are_clicked(open_puzzle: OpenPuzzle) -> None:
    path = next(one for one in builtin_puzzles("expedition") if one.stem == "nought-is-enough")
    document = open_document(path)
    assert isinstance(document, LayoutDocument)
    page = open_puzzle(document)
    recording = Recording(Puzzle.of(Scenario.load(path)))
    dialog = page.recorder(recording)
    assert isinstance(dialog.view, PlayedMapView)
    for _ in range(60):
        if recording.is_done:
            break
        builds = [one.village for one in recording.choices if hasattr(one, "village")]
        if builds:
            dialog.view.village_clicked.emit(builds[0])
        else:
            dialog.rows[0].click()
    assert recording.is_done
    assert recording.replies
    assert dialog.said.text()
    dialog.deleteLater()

"""Pictures that are still being made: a stand-in first, then the real one, never a wait."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from benchmarks import boards
from carcqt.art.boards.picture import BoardPicture
from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.blocks import LEVELS, level_for
from carcqt.board.board import BoardView
from carcqt.board.state import BoardState
from tests.board.samples import DECK, played, state_of

THEME = THEMES[DECK.game]
STATE = BoardState(state_of(played(24).position()).tiles)


def exact(view: BoardView) -> QImage:
    """The board at its natural size, without the table's marks."""
    view.set_zoom(1.0)
    assert view.settle(60)
    return view.grab().toImage()


def test_workers_pictures_replace_stand_ins(qtbot: QtBot, tmp_path: Path, studio: Studio) -> None:
    busy = Studio(folder=tmp_path, workers=1)
    view = BoardView(busy, THEME)
    qtbot.addWidget(view)
    view.reduced_motion = True
    view.resize(1000, 900)
    view.show(STATE)
    view.show()
    first = view.grab().toImage()
    assert not view.is_settled
    finished = exact(view)
    assert finished != first
    there = BoardView(studio, THEME)
    qtbot.addWidget(there)
    there.resize(1000, 900)
    there.show(STATE)
    there.show()
    assert exact(there) == finished
    busy.close()


def test_the_board_looks_as_a_picture_of_it_does(qtbot: QtBot, view: BoardView) -> None:
    view.show(STATE)
    view.resize(1300, 1200)
    shown = exact(view)
    picture = BoardPicture([tile.placed for tile in STATE.tiles], THEME, 92, margin=0)
    image = picture.image()
    corner = view.mapFromScene(view._blocks.rect.topLeft())
    checked = 0
    for tile in STATE.tiles:
        left = (tile.square.x - picture.left) * 92
        top = (tile.square.y - picture.top) * 92
        for x in range(left + 3, left + 90, 7):
            for y in range(top + 3, top + 90, 7):
                at = corner.x() + x, corner.y() + y
                if shown.rect().contains(*at):
                    checked += 1
                    mine, theirs = shown.pixelColor(*at), image.pixelColor(x, y)
                    assert mine.red() == pytest.approx(theirs.red(), abs=4)
                    assert mine.green() == pytest.approx(theirs.green(), abs=4)
                    assert mine.blue() == pytest.approx(theirs.blue(), abs=4)
    assert checked > 500


def test_a_view_that_goes_while_pictures_are_made_does_no_harm(
    qtbot: QtBot, tmp_path: Path
) -> None:
    busy = Studio(folder=tmp_path, workers=1)
    view = BoardView(busy, THEME)
    view.resize(600, 500)
    view.show(STATE)
    view.show()
    view.grab()
    view.close()
    view.deleteLater()
    del view
    qtbot.wait(50)
    busy.wait()
    qtbot.wait(50)
    assert not busy._listeners
    busy.close()


def test_levels_are_never_made_larger_at_rest() -> None:
    for real in range(8, 368):
        assert level_for(real, moving=False) >= real * 0.99
        assert level_for(real, moving=True) in LEVELS


def test_frames_of_a_board_are_measured(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(boards, "FRAMES", 8)
    monkeypatch.setattr(Studio, "of_user", lambda: Studio(workers=0))
    found = boards.measure(6, [(320, 240)])
    assert found["tiles"] >= 6
    assert set(found["320x240"]) == {"first_frame_ms", "pan_whole", "zoom", "pan_near"}
    assert 0 < found["320x240"]["zoom"]["median_ms"] <= found["320x240"]["zoom"]["worst_ms"]

"""A saved game is chosen by its picture."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.saves.chooser import SaveChooser
from carcqt.content.materials import builtin_material
from carcqt.content.tables import Seat, TableSetup
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from tests.studios import SketchStudio


def _played(saves: Saves, game: str, name: str) -> Path:
    table = TableSetup(builtin_material(game, "deck"), (Seat(name, 0), Seat("Ben", 1)))
    session = Session.new(table, saves)
    session.close()
    time.sleep(0.01)
    return session.path


def test_those_of_the_game_come_first_and_test_games_are_apart(
    tmp_path: Path, qtbot: QtBot
) -> None:
    saves, trials = Saves(tmp_path / "games"), Saves(tmp_path / "trials")
    hunters = _played(saves, "hunters", "Ada")
    _played(saves, "goldrush", "Cleo")
    tried = _played(trials, "hunters", "Designer")
    dialog = SaveChooser(saves, trials, SketchStudio(), "hunters")
    qtbot.addWidget(dialog)
    assert dialog.list.model().rowCount() == 2
    assert dialog.chosen is not None
    assert dialog.chosen.path == hunters
    dialog.search.setText("cleo")
    assert dialog.list.model().rowCount() == 1
    dialog.search.setText("nobody")
    assert not dialog.act.isEnabled()
    dialog.search.clear()
    dialog.source.value = "tried"
    dialog.source.chosen.emit("tried")
    QTest.mouseClick(dialog.act, Qt.MouseButton.LeftButton)
    assert dialog.path == tried

"""What is heard at a table."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from carcqt.app.dialogs.settings import VOLUMES, SettingsDialog
from carcqt.app.window import MainWindow
from carcqt.play.saves import Saves
from carcqt.rules.moves import Lay
from carcqt.sound.cues import Cue
from carcqt.sound.speaker import SoundState, Speaker
from carcqt.ui.settings import settings
from tests.app.hands import table_of
from tests.studios import SketchStudio

pytestmark = pytest.mark.usefixtures("usual")


class Score(Speaker):
    """Writes down what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.state = SoundState.UNTRIED
        self.heard: list[tuple[list[Cue], float]] = []

    def play(self, cues: Iterable[Cue], volume: float) -> None:
        self.heard.append((list(cues), volume))


def window_with(
    qtbot: QtBot, tmp_path: Path, studio: SketchStudio, score: Score, persons: int, computers: int
) -> MainWindow:
    window = MainWindow(Saves(tmp_path), studio, speaker=score)
    qtbot.addWidget(window)
    window.start(table_of("hunters", persons, computers))
    return window


def test_laying_and_placing_are_heard(qtbot: QtBot, tmp_path: Path, studio: SketchStudio) -> None:
    score = Score()
    window = window_with(qtbot, tmp_path, studio, score, 2, 0)
    session = window.session
    assert session is not None
    session.play(session.table.game.legal_moves[0])
    assert score.heard == [([Cue.LAY], 0.5)]
    placing = next(move for move in session.table.game.legal_moves if not move.idle)
    session.play(placing)
    # The other person sees whose turn it is.
    assert score.heard[1][0][0] is Cue.PLACE
    assert Cue.TURN not in score.heard[1][0]
    session.undo()
    assert len(score.heard) == 2
    settings().sound = False
    session.play(session.table.game.legal_moves[0])
    assert len(score.heard) == 2
    window.close()


def test_points_and_ones_turn_are_heard(qtbot: QtBot, tmp_path: Path, studio: SketchStudio) -> None:
    score = Score()
    window = window_with(qtbot, tmp_path, studio, score, 1, 1)
    session = window.session
    assert session is not None
    session.pause()
    turns, rng = 0, Random(1)
    while turns < 10:
        computers = not session.table.is_persons_turn
        session.play(rng.choice(session.table.game.legal_moves))
        cues = score.heard[-1][0]
        came = computers and session.table.is_persons_turn
        assert (Cue.TURN in cues) == came
        assert (Cue.LAY in cues) == isinstance(session.table.moments[-1].move, Lay)
        turns += came
    session.end_early()
    assert any(Cue.SCORE in cues for cues, _ in score.heard)
    window.close()


def test_the_settings_switch_it_and_let_one_hear_how_loud(qtbot: QtBot) -> None:
    score = Score()
    dialog = SettingsDialog(None, score)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.volumes._segments[2].click()
    assert score.heard[-1] == ([Cue.LAY, Cue.SCORE], VOLUMES[2])
    assert settings().volume == VOLUMES[2]
    dialog.sound.click()
    assert not settings().sound
    assert not dialog.volumes.isEnabled()
    assert len(score.heard) == 1
    dialog.sound.click()
    assert len(score.heard) == 2


def test_the_settings_say_why_nothing_is_heard(qtbot: QtBot) -> None:
    score = Score()
    for state, said in (
        (SoundState.NO_PACKAGE, "Needs the Python package miniaudio"),
        (SoundState.NO_DEVICE, "No audio device found"),
    ):
        score.state = state
        dialog = SettingsDialog(None, score)
        qtbot.addWidget(dialog)
        assert dialog.sound.accessibleDescription() == said
        assert dialog.sound.isEnabled() == (state is SoundState.NO_DEVICE)

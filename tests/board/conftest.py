"""Windows are tried without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.board import BoardView
from tests.board.samples import DECK


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture(scope="session")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """Pictures are made on the spot, each once for all tests."""
    made = Studio(folder=Path(tmp_path_factory.mktemp("pictures")), workers=0)
    yield made
    made.close()


@pytest.fixture
def view(qtbot: QtBot, studio: Studio) -> BoardView:
    made = BoardView(studio, THEMES[DECK.game])
    qtbot.addWidget(made)
    made.reduced_motion = True
    made.resize(700, 560)
    made.show()
    return made

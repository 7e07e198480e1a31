"""The tile editor with real widgets, without a screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.studio import Studio
from carcqt.content.decks import TileEntry
from carcqt.rules.games import GAMES
from carcqt.ui.theme import style
from editor.tiles.editor import TileEditor
from editor.tiles.zones import blank
from tests.looks import look_as_usual


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    style().install()
    return qapp


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    look_as_usual()
    yield
    look_as_usual()


@pytest.fixture(scope="session")
def studio(painting_studio: Studio) -> Studio:
    """The real picture is waited for here."""
    return painting_studio


@pytest.fixture
def tile_editor(qtbot: QtBot, studio: Studio) -> TileEditor:
    """A blank tile of the hunters in a window of the usual size."""
    made = TileEditor(studio)
    qtbot.addWidget(made)
    made.resize(1366, 812)
    description = GAMES["hunters"].description
    made.set_tile(TileEntry(blank("new", description), {}), description, ("L00",))
    made.show()
    made.canvas.setFocus()
    return made

"""The tile editor with real widgets, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.decks import DeckFile, TileEntry
from carcqt.rules.games import GAMES
from editor.documents.deck import DeckDocument
from editor.tiles.editing import TileEditing
from editor.tiles.editor import TileEditor
from editor.tiles.shape.zones import blank
from tests.looks import look_as_usual


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    look_as_usual()
    yield
    look_as_usual()


Edit = Callable[..., TileEditor]


@pytest.fixture
def edit(qtbot: QtBot, studio: Studio) -> Edit:
    """Opens the first of some tiles of a game in a window of the usual size."""

    def opened(*entries: TileEntry, game: str = "hunters") -> TileEditor:
        editing = TileEditing(DeckDocument(DeckFile(game, entries, {}, {})))
        editing.open(0)
        made = TileEditor(editing, studio)
        editing.setParent(made)
        editing.document.setParent(made)
        qtbot.addWidget(made)
        made.resize(1366, 812)
        made.show()
        made.canvas.setFocus()
        return made

    return opened


@pytest.fixture(scope="session")
def studio(painting_studio: Studio) -> Studio:
    """The real picture is waited for here."""
    return painting_studio


@pytest.fixture
def tile_editor(edit: Edit) -> TileEditor:
    """A blank tile of the hunters, beside another."""
    description = GAMES["hunters"].description
    tiles = (blank("new", description), blank("L00", description))
    return edit(*(TileEntry(tile, {}) for tile in tiles))

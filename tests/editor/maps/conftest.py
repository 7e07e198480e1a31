"""The built-in map in a page of the editor, without its painted picture, which takes seconds."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from editor.documents.map import MapDocument
from editor.maps import backdrop
from editor.maps.page import MapPage

NAME = "expedition"


@pytest.fixture(autouse=True)
def _no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backdrop.Backdrop, "_order", lambda self: None)


@pytest.fixture
def document() -> MapDocument:
    return MapDocument.built_in(NAME)


@pytest.fixture
def page(qtbot: QtBot, studio: Studio, document: MapDocument) -> MapPage:
    made = MapPage(document, studio)
    qtbot.addWidget(made)
    made.resize(1366, 800)
    made.show()
    qtbot.waitExposed(made)
    made.canvas.setFocus()
    return made

"""Pages with real widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from editor.documents.layouts import LayoutDocument
from editor.layouts.page import LayoutPage
from editor.layouts.tilebody import TileBody

Open = Callable[[LayoutDocument], LayoutPage]


@pytest.fixture
def open_page(qtbot: QtBot, studio: Studio) -> Iterator[Open]:
    pages = []

    def show(document: LayoutDocument) -> LayoutPage:
        page = LayoutPage(document, studio)
        qtbot.addWidget(page)
        page.resize(1366, 812)
        page.show()
        page.body.view.reduced_motion = True
        page.body.view.fit()
        QApplication.processEvents()
        page.body.view.fit()
        pages.append(page)
        return page

    yield show
    for page in pages:
        page.closing()
        page.document.close()


def tile_body(page: LayoutPage) -> TileBody:
    assert isinstance(page.body, TileBody)
    return page.body

"""Pages with real widgets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carcqt.art.studio.studio import Studio
from editor.documents.layouts import LayoutDocument
from editor.layouts.page import LayoutPage
from editor.layouts.tilebody import TileBody

Open = Callable[[LayoutDocument], LayoutPage]


@pytest.fixture
def open_page(studio: Studio, shown_page: Callable[[LayoutPage], None]) -> Open:
    def show(document: LayoutDocument) -> LayoutPage:
        page = LayoutPage(document, studio)
        shown_page(page)
        return page

    return show


def tile_body(page: LayoutPage) -> TileBody:
    assert isinstance(page.body, TileBody)
    return page.body

"""Decks are tried with blank pictures: what is on the tiles is not looked at here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.theme import Theme
from carcqt.rules.tiles import Tile
from carcqt.ui.theme.style import style
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument


class BlankStudio(Studio):
    def picture(self, tile: Tile, theme: Theme, size: int, turn: int = 0) -> QImage:
        wide, high = (tile.rows, tile.columns) if turn % 2 else (tile.columns, tile.rows)
        image = QImage(wide * size, high * size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0xFF808080)
        return image


Open = Callable[..., DeckPage]


@pytest.fixture
def open_deck() -> Iterator[Open]:
    """Opens a deck, the built-in one of a game or a document, in a window of a size."""
    style().set(reduced_motion=True)
    pages: list[DeckPage] = []
    blank = BlankStudio(workers=0)

    def opened(
        deck: str | DeckDocument = "hunters", width: int = 1366, height: int = 812
    ) -> DeckPage:
        document = DeckDocument.built_in(deck) if isinstance(deck, str) else deck
        page = DeckPage(document, blank)
        page.resize(width, height)
        page.show()
        page.activateWindow()
        page.first_focus()
        QApplication.processEvents()
        pages.append(page)
        return page

    yield opened
    for page in pages:
        page.closing()
        page.document.close()
        page.close()
        page.deleteLater()
    QApplication.processEvents()
    blank.close()

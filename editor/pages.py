"""Which page shows which kind of document."""

from __future__ import annotations

from typing import Any, Final

from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.map import MapDocument
from editor.forms.page import DocumentPage
from editor.maps.page import MapPage
from editor.puzzles.page import PuzzlePage
from editor.textpage import TextPage

PAGES: Final[dict[type[Document[Any]], type[DocumentPage]]] = {
    DeckDocument: DeckPage,
    LayoutDocument: PuzzlePage,
    MapDocument: MapPage,
}


def page_of(document: Document[Any]) -> type[DocumentPage]:
    """Where a kind has no page of its own, the text of its file is shown."""
    return PAGES.get(type(document), TextPage)

"""Pages for puzzles with real widgets, and a solver in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.puzzles.proving import Proved
from editor.documents.layout import LayoutContent
from editor.documents.layouts import LayoutDocument
from editor.layouts.page import LayoutPage
from editor.puzzles.page import PuzzlePage
from editor.puzzles.prover import Prover

OpenPuzzle = Callable[[LayoutDocument], PuzzlePage]


@pytest.fixture
def open_puzzle(studio: Studio, shown_page: Callable[[LayoutPage], None]) -> OpenPuzzle:
    def show(document: LayoutDocument) -> PuzzlePage:
        page = PuzzlePage(document, studio)
        shown_page(page)
        return page

    return show


def puzzle_of(data: dict[str, Any]) -> LayoutDocument:
    return LayoutDocument(LayoutContent.read(data, None))


def prover_of(page: PuzzlePage) -> Prover:
    assert page.prover is not None
    return page.prover


def proved(page: PuzzlePage, qtbot: QtBot) -> Proved:
    """Once the solver has told everything."""
    prover = prover_of(page)
    qtbot.waitUntil(lambda: prover.proved is not None and prover.proved.is_whole, timeout=60_000)
    assert prover.proved is not None
    return prover.proved

"""Windows are tried without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from carcqt.app.table.page import TablePage
from carcqt.content.tables import TableSetup
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from tests.app.endgames import played
from tests.app.hands import Sit, sit_down
from tests.looks import look_as_usual
from tests.studios import SketchStudio


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture
def usual() -> Iterator[None]:
    """Look, language and settings as they are before anything is chosen; and after it, too."""

    def begin() -> None:
        store = settings()._store
        assert isinstance(store, QSettings)
        store.clear()
        look_as_usual()

    begin()
    yield
    begin()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "games")


@pytest.fixture
def studio() -> Iterator[SketchStudio]:
    made = SketchStudio()
    yield made
    made.close()


@pytest.fixture
def hunt(tmp_path: Path) -> Iterator[Session]:
    """A game that was played to its end."""
    made = played("hunters", tmp_path)
    yield made
    made.close()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Tables that are cleared away after the test. On them nothing moves by itself: what is to
    be clicked stays where it is."""
    style().set(reduced_motion=True)
    pages: list[TablePage] = []

    def at(table: TableSetup) -> TablePage:
        pages.append(sit_down(table, tmp_path))
        return pages[-1]

    yield at
    for page in pages:
        page.session.close()
        page.close()
        page.deleteLater()

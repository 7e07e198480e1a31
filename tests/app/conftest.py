"""Windows are tried without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from carcqt.app.table.page import TablePage
from carcqt.content.tables import Table
from carcqt.ui.theme import style
from tests.app.hands import Sit, sit_down


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Tables that are cleared away after the test. On them nothing moves by itself: what is to
    be clicked stays where it is."""
    style().set(reduced_motion=True)
    pages: list[TablePage] = []

    def at(table: Table) -> TablePage:
        pages.append(sit_down(table, tmp_path))
        return pages[-1]

    yield at
    for page in pages:
        page.session.close()
        page.close()
        page.deleteLater()

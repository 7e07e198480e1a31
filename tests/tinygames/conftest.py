"""The program has two more games while these tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

import carcqt
from carcqt.rules import COMPILED
from carcqt.words.speech import catalogue
from tests.looks import look_as_usual
from tests.tinygames.registered import LINES, lay_out


@pytest.fixture(scope="session")
def _root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay_out(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(autouse=True)
def _two_more_games(_root: Path, qapp: QApplication) -> Iterator[None]:
    if COMPILED:
        pytest.skip("a kernel that was not compiled with the others needs the plain core")
    with pytest.MonkeyPatch.context() as patch:
        for table, name, line in LINES:
            patch.setitem(table, name, line)
        patch.setattr(carcqt, "__file__", str(_root / "carcqt" / "__init__.py"))
        catalogue.cache_clear()
        look_as_usual()
        yield
        # No window of theirs outlives them.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        look_as_usual()
    catalogue.cache_clear()
    look_as_usual()

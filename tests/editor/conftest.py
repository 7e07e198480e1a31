"""The editor is tried without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from carcqt.art.studio.studio import Studio
from carcqt.background.thread import later
from editor.documents.recovery import leftovers
from tests.studios import SketchStudio


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture(scope="session")
def studio() -> Studio:
    """What is on the pictures is not looked at in most tests."""
    return SketchStudio()


@pytest.fixture(scope="session")
def painting_studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """Pictures are made on the spot, each once for all tests."""
    made = Studio(folder=Path(tmp_path_factory.mktemp("pictures")), workers=0)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _written_down() -> Iterator[None]:
    """Documents are written in a thread of their own, which is at rest when a test begins."""
    yield
    later(lambda: None).result()


@pytest.fixture(autouse=True)
def _nothing_left_behind() -> None:
    """What a test that was killed on purpose left is offered to no other test."""
    for left in leftovers():
        left.discard()

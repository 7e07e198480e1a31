"""Windows are tried without a screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.looks import look_as_usual


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    """Each test begins with the same look and language."""
    look_as_usual()
    yield
    look_as_usual()

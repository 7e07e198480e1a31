"""Windows are tried without a screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from carcqt.ui.language import language
from carcqt.ui.theme import style


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    style().install()
    return qapp


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    """Each test begins with the same look and language."""
    style().set(mode="light", scale=1.0, reduced_motion=False, family="DejaVu Sans")
    language().set("en")
    yield
    style().set(mode="light", scale=1.0, reduced_motion=False, family="DejaVu Sans")
    language().set("en")

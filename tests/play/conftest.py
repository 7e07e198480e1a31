"""Sessions are tried without a screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from carcqt.play.saves import Saves


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "games")

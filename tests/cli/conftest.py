"""Commands that draw find the application that later tests need."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp

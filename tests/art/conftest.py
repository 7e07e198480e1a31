"""Pictures are drawn without a screen."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication


@pytest.fixture(scope="session", autouse=True)
def _application() -> QGuiApplication:
    application = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(application, QGuiApplication)
    return application

"""The editor's window as its tests meet it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from carcqt.ui.widgets.dialogs import Dialog

PAINTED = pytest.mark.parametrize("studio", ["painting_studio"], indirect=True)
"""Of a test that looks at pictures."""


def answer(act: Callable[[Any], object], kind: type[Dialog] = Dialog) -> list[Dialog]:
    """Does something with the dialog that opens next."""
    met: list[Dialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            met.append(dialog)
            act(dialog)
        else:
            QTimer.singleShot(5, look)

    QTimer.singleShot(0, look)
    return met

"""A process that paints for the program."""

from __future__ import annotations

import os

from PySide6.QtGui import QGuiApplication

from carcqt.background.child import end_with_parent, ignore_interrupts
from carcqt.background.executor import EndablePool
from carcqt.offscreen import draw_offscreen

_application: QGuiApplication | None = None


def painters(count: int) -> EndablePool:
    return EndablePool(count, _begin)


def _begin() -> None:
    """Painting needs an application, but no screen."""
    global _application  # noqa: PLW0603
    ignore_interrupts()
    os.environ.pop("QT_QPA_PLATFORM", None)
    draw_offscreen()
    if QGuiApplication.instance() is None:
        _application = QGuiApplication([])
    end_with_parent()

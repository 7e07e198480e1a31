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
    ignore_interrupts()
    begin_painting()
    end_with_parent()


def begin_painting() -> None:
    """Give this process the application without a screen that painting needs."""
    global _application  # noqa: PLW0603
    os.environ.pop("QT_QPA_PLATFORM", None)
    draw_offscreen()
    if QGuiApplication.instance() is None:
        _application = QGuiApplication([])

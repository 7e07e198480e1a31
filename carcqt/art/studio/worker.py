"""A process that paints for the program."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

from PySide6.QtGui import QGuiApplication

_application: QGuiApplication | None = None


def painters(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Painting needs an application, but no screen."""
    global _application  # noqa: PLW0603
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if QGuiApplication.instance() is None:
        _application = QGuiApplication([])
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Nobody tells a worker that the program it paints for was killed."""
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(0)

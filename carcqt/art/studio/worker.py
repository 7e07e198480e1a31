"""A process that paints for the program."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from PySide6.QtGui import QGuiApplication

from carcqt.background.child import end_with_parent, ignore_interrupts, interrupts_held

_P = ParamSpec("_P")
_T = TypeVar("_T")

_application: QGuiApplication | None = None


class PainterPool(ProcessPoolExecutor):
    """Starts a process when a call comes; none of them hears Ctrl-C."""

    def submit(self, act: Callable[_P, _T], /, *facts: _P.args, **named: _P.kwargs) -> Future[_T]:
        with interrupts_held():
            return super().submit(act, *facts, **named)


def painters(count: int) -> ProcessPoolExecutor:
    return PainterPool(count, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Painting needs an application, but no screen."""
    global _application  # noqa: PLW0603
    ignore_interrupts()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if QGuiApplication.instance() is None:
        _application = QGuiApplication([])
    end_with_parent()

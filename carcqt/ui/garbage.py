"""Python clears away what is no longer used in whatever thread it happens to notice it; things of
Qt may only go in the window's."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY: Final = 300
"""Milliseconds."""


class GarbageCollection(QObject):
    """From now on, only here: as often as Python would, whenever there is nothing else to do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        # What the program itself is made of stays: it need not be looked over again and again.
        gc.freeze()
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        due = [
            generation
            for generation, (count, most) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > most
        ]
        if due:
            gc.collect(due[-1])

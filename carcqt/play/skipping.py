"""Passes for the person at the screen where nothing else can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from carcqt.play.table import Table
from carcqt.rules.moves import Move


class Skipper(QObject):
    """Waits a moment, so that the move before can be seen, and taken back within its turn."""

    announced = Signal()
    """A step is about to be skipped."""

    def __init__(
        self, table: Table, play: Callable[[Move], object], pause: int, parent: QObject
    ) -> None:
        """Give the pass to `play` after `pause` milliseconds."""
        super().__init__(parent)
        self._table: Final = table
        self._play: Final = play
        self._timer: Final = QTimer(self, singleShot=True, interval=pause)
        self._timer.timeout.connect(self._skip)
        table.changed.connect(self._look)
        self._look()

    def _look(self) -> None:
        self._timer.stop()
        if self._table.only_pass is not None:
            self.announced.emit()
            self._timer.start()

    def _skip(self) -> None:
        move = self._table.only_pass
        if move is not None:
            self._play(move)

"""Notices when another program writes a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

_SETTLES: Final = 150
"""Milliseconds: programs write in several steps."""


class Watch(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._watcher: QFileSystemWatcher | None = None
        self._timer: Final = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SETTLES)
        self._timer.timeout.connect(self._settled)

    def follow(self, path: Path) -> None:
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(lambda _: self._timer.start())
        if self._watcher.files():
            self._watcher.removePaths(self._watcher.files())
        self._path = path
        if os.path.exists(path):
            self._watcher.addPath(str(path))

    def stop(self) -> None:
        self._timer.stop()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def _settled(self) -> None:
        # A file that was replaced is another one to the watcher.
        if self._path is not None and self._watcher is not None:
            self.follow(self._path)
            self.changed.emit()

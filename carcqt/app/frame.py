"""A window that shows one page at a time, and what can be done over each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from carcqt.app.dialogs.about import AboutDialog
from carcqt.ui.garbage import GivingBack

LEAST: Final = QSize(1024, 700)
"""The smallest that keeps everything in its place."""


class PagesWindow(QMainWindow):
    file_dropped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self._back: list[QWidget] = []
        """Pages that are come back to."""
        self._memory = GivingBack(self)

    def _show(self, page: QWidget) -> None:
        """Shows a page; one that was made for this moment goes when another follows."""
        before = self.pages.currentWidget()
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()
        if before is not None and before is not page and before not in self._back:
            self._discard(before)
        self._retitle()

    def _discard(self, page: QWidget) -> None:
        self.pages.removeWidget(page)
        page.deleteLater()
        self._memory.soon()

    def _retitle(self) -> None:
        self.setWindowTitle("carcqt")

    def show_about(self) -> None:
        AboutDialog(self).exec()

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.file_dropped.emit(Path(files[0]))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()
        super().changeEvent(event)

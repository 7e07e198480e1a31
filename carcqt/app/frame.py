"""A window that shows one page at a time, and what can be done over each of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QWidget

from carcqt.app.dialogs.about import AboutDialog
from carcqt.app.dialogs.keys import KeysDialog
from carcqt.content.packs import SUFFIX
from carcqt.content.toml.files import FileError
from carcqt.rules.problems import Problem
from carcqt.ui.garbage import GivingBack
from carcqt.ui.help.guide import GuideView
from carcqt.ui.language import language
from carcqt.ui.pagestack import Made, PageStack
from carcqt.ui.places import documents_folder
from carcqt.ui.widgets.dialogs import tell
from carcqt.words.problems import ProblemWords

LEAST: Final = QSize(1024, 700)
"""The smallest that keeps everything in its place."""


class PagesWindow(QMainWindow):
    """In another language or look, its pages are made again and take over what they showed."""

    file_dropped = Signal(object)
    """A file is to be opened: one that was dropped, or chosen in a dialog."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = PageStack()
        self.setCentralWidget(self.pages)
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self._back: list[QWidget] = []
        """Pages that are come back to."""
        self._memory = GivingBack(self)
        self.pages.replaced.connect(self._replaced)
        self.pages.renewed.connect(self._retitle)

    def open_page(self, make: Callable[[], Made]) -> Made:
        """Show a page that is made, and later made again, by `make`."""
        page = self.pages.make(make)
        self._show(page)
        return page

    def _replaced(self, old: QWidget, new: QWidget) -> None:
        self._back = [new if page is old else page for page in self._back]
        self._memory.soon()

    def _show(self, page: QWidget) -> None:
        """Shows a page; one that was made for this moment goes when another follows."""
        page = self.pages.fresh(page)
        before = self.pages.currentWidget()
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()
        if before is not None and before is not page and before not in self._back:
            self._discard(before)
        self._retitle()

    def _discard(self, page: QWidget) -> None:
        self.pages.discard(page)
        self._memory.soon()

    def _retitle(self) -> None:
        self.setWindowTitle("carcqt")

    def show_about(self) -> None:
        AboutDialog(self).exec()

    def show_help(self, game: str = "", heading: str = "") -> None:
        """The guide, at a heading that begins like this; when it is closed, one is back where one
        was."""
        current = self.pages.currentWidget()
        if isinstance(current, GuideView):
            current.show_guide(game or None, heading)
            return
        if current is not None:
            self._back.append(current)
        guide = self.open_page(self._make_guide)
        # A place in its text is only known once it is laid out.
        guide.show_guide(game or None, heading)

    def _make_guide(self) -> GuideView:
        guide = GuideView()
        guide.closed.connect(self._close_help)
        guide.keys_asked.connect(self.show_keys)
        return guide

    def _close_help(self) -> None:
        page = self._back.pop() if self._back else self.pages.widget(0)
        assert page is not None
        self._show(page)

    def show_keys(self) -> None:
        dialog = KeysDialog(self)
        dialog.guides_asked.connect(self.show_help)
        dialog.about_asked.connect(self.show_about)
        dialog.exec()
        dialog.deleteLater()

    def _refuse(self, name: str, error: FileError) -> None:
        self._tell(self.tr("“{name}” cannot be opened").format(name=name), error.problems)

    def _tell(self, title: str, problems: tuple[Problem, ...]) -> None:
        words = ProblemWords(language().translate)
        tell(self, title, "\n".join(words.sentence(problem) for problem in problems[:5]))

    def ask_for_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open"), str(documents_folder()), f"carcqt (*.toml *{SUFFIX})"
        )
        if name:
            self.file_dropped.emit(Path(name))

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

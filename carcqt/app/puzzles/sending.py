"""Asks where a sheet or a picture goes, and writes it there once it is painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from carcqt.app.puzzles.page import PuzzlesPage
from carcqt.app.puzzles.paper import PuzzlePaper, TaskPictures
from carcqt.app.puzzles.words import PuzzleWords
from carcqt.art.files import write_picture
from carcqt.art.studio.studio import Studio
from carcqt.content.toml.files import FileError, file_name
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.language import language
from carcqt.ui.places import documents_folder
from carcqt.words.problems import ProblemWords


class PuzzleSending(QObject):
    """It goes with its page; what is not painted by then is not written."""

    def __init__(self, page: PuzzlesPage, studio: Studio) -> None:
        super().__init__(page)
        self._page: Final = page
        self._studio: Final = studio
        page.print_asked.connect(self.ask_for_sheet)
        page.picture_asked.connect(self.ask_for_picture)

    def ask_for_sheet(self, entries: Sequence[PuzzleEntry]) -> None:
        entries = [entry for entry in entries if not entry.is_broken]
        if not entries:
            return
        name = file_name(PuzzleWords().title(entries[0])) if len(entries) == 1 else "puzzles"
        place = documents_folder() / f"{name}.pdf"
        path = ask_where_to_save(self._page, self.tr("Print a sheet"), place, "PDF (*.pdf)", "pdf")
        if path:
            self.write_sheet(entries, path)

    def ask_for_picture(self, entry: PuzzleEntry) -> None:
        place = documents_folder() / f"{file_name(PuzzleWords().title(entry))}.png"
        path = ask_where_to_save(
            self._page, self.tr("Save as a picture"), place, "PNG (*.png)", "png"
        )
        if path:
            self.write_picture(entry, path)

    def write_sheet(self, entries: Sequence[PuzzleEntry], path: Path) -> TaskPictures:
        pictures = TaskPictures(entries, self._studio, self)
        pictures.ready.connect(partial(self._write_sheet, pictures, path))
        self._page.say(self.tr("Drawing “{name}”…").format(name=path.name))
        return pictures

    def write_picture(self, entry: PuzzleEntry, path: Path) -> TaskPictures:
        pictures = TaskPictures([entry], self._studio, self)
        pictures.ready.connect(partial(self._write_picture, pictures, path))
        return pictures

    def _write_sheet(self, pictures: TaskPictures, path: Path) -> None:
        if self._tell(path, partial(PuzzlePaper(pictures).write, path)):
            # Where it is printed from.
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        pictures.deleteLater()

    def _write_picture(self, pictures: TaskPictures, path: Path) -> None:
        image = PuzzlePaper(pictures).picture(pictures.entries[0])
        self._tell(path, partial(write_picture, path, image))
        pictures.deleteLater()

    def _tell(self, path: Path, write: Callable[[], None]) -> bool:
        """Write a file, and say whether it is written, or why not."""
        try:
            write()
        except FileError as error:
            words = ProblemWords(language().translate)
            self._page.say(words.line(path.name, error.problems[0]))
            return False
        self._page.say(self.tr("“{name}” saved.").format(name=path.name))
        return True

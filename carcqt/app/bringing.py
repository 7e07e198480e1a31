"""What people bring from elsewhere: packs, lessons, and puzzles as text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from carcqt.app.packs.items import OpenedPack
from carcqt.content.bringing import bring_text, is_file_text, is_lesson, is_pack, open_pack
from carcqt.content.learning.lessons import LessonFile
from carcqt.content.toml.files import FileError
from carcqt.puzzles.lessons import lesson_problems
from carcqt.ui.language import language
from carcqt.ui.places import packs_folder, puzzles_folder
from carcqt.ui.widgets.dialogs import tell
from carcqt.words.problems import ProblemWords


class Bringing(QObject):
    """Checks and keeps it, and tells what it is; a bad one is refused in one message."""

    pack = Signal(object)
    """An `OpenedPack`."""
    lesson = Signal(object)
    file = Signal(object)
    """The path of a puzzle that was pasted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def take(self, path: Path) -> bool:
        """Whether a file was one of these, good or bad."""
        try:
            if is_pack(path):
                pack = open_pack(path, puzzles_folder(), packs_folder())
                self.pack.emit(OpenedPack.of_pack(pack))
            elif is_lesson(path):
                self.lesson.emit(_good_lesson(path))
            else:
                return False
        except FileError as error:
            self._refuse(self.tr("“{name}” cannot be opened").format(name=path.name), error)
        return True

    def paste(self) -> None:
        text = QApplication.clipboard().text()
        title = self.tr("The clipboard has nothing to open")
        if not is_file_text(text):
            tell(
                self._window, title, self.tr("To paste a puzzle, copy the whole text of its file.")
            )
            return
        try:
            self.file.emit(bring_text(text, puzzles_folder()))
        except FileError as error:
            self._refuse(title, error)

    def _refuse(self, title: str, error: FileError) -> None:
        words = ProblemWords(language().translate)
        sentences = [words.told(problem) for problem in error.problems[:5]]
        tell(self._window, title, "\n".join(sentences))


def _good_lesson(path: Path) -> LessonFile:
    """One whose every step can be done."""
    lesson = LessonFile.load(path)
    if problems := lesson_problems(lesson):
        raise FileError(*problems)
    return lesson

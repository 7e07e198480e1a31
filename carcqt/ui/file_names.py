"""Names of files to write, as people type them."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from carcqt.ui.language import language
from carcqt.ui.widgets.dialogs import ask
from carcqt.words.speech import Speech, printable


class FileNameWords(Speech):
    def title(self, name: str) -> str:
        return self.tr("Replace “{name}”?").format(name=name)

    def text(self) -> str:
        return self.tr("A file with this name already exists. Its contents will be lost.")

    def act(self) -> str:
        return self.tr("Replace")


def ask_where_to_save(
    parent: QWidget | None, title: str, place: Path, kinds: str, ending: str
) -> Path | None:
    """Ask in a dialog with that title for a file to write; `place` is proposed, and files of some
    `kinds` are shown. Return its path, with its ending; `None` if there is to be none."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(place), kinds)
    return with_ending(parent, name, ending)


def with_ending(parent: QWidget | None, name: str, ending: str) -> Path | None:
    """Return the path that was typed, with its ending; `None` if there is none.

    If a file has that name only because of the ending, no file dialog has asked about it. Then ask
    here; `None` if it is to stay."""
    if not name:
        return None
    path = Path(name)
    if path.suffix.lower() == f".{ending}":
        return path
    path = path.with_name(f"{path.name}.{ending}")
    words = FileNameWords(language().translate)
    if os.path.lexists(path) and not ask(
        parent, words.title(printable(path.name)), words.text(), words.act(), danger=True
    ):
        return None
    return path

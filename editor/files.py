"""Asks where a file is, or is to be."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from carcqt.content.packs import SUFFIX
from carcqt.content.toml.files import file_name
from carcqt.ui.file_names import ask_where_to_save
from carcqt.ui.places import documents_folder, user_folder
from editor.documents.document import Document

_TOML: Final = "TOML (*.toml)"
_OURS: Final = f"carcqt (*.toml *{SUFFIX})"


class Files(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window: Final = window

    def to_open(self) -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open"), str(user_folder()), _OURS
        )
        return [Path(name) for name in names]

    def to_save(self, document: Document[Any]) -> Path | None:
        where = document.path or _free(document.usual_folder, file_name(document.name))
        return ask_where_to_save(self._window, self.tr("Save as"), where, _TOML, "toml")

    def to_export(self, document: Document[Any], ending: str, called: str = "") -> Path | None:
        # Beside the document, unless that is where the program keeps what people made with it.
        folder = document.path.parent if document.path else user_folder()
        if folder.is_relative_to(user_folder()):
            folder = documents_folder()
        where = folder / f"{file_name(called or document.name)}.{ending}"
        kinds = f"{ending.upper()} (*.{ending})"
        return ask_where_to_save(self._window, self.tr("Export"), where, kinds, ending)


def _free(folder: Path, name: str) -> Path:
    """A name that no other file has."""
    names = (f"{name}.toml" if n == 1 else f"{name}-{n}.toml" for n in count(1))
    return next(path for path in (folder / one for one in names) if not os.path.lexists(path))

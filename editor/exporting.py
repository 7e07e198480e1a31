"""Documents as files to look at or to print, drawn by a worker as `carcqt render` draws them."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.art.paper.export import Export, ExportOptions, RefusedError, write
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.content.materials import KINDS, MaterialFile, read_material
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, parse_toml
from carcqt.ui.language import language
from carcqt.ui.theme.style import style
from carcqt.words.rendering import RenderWords
from carcqt.words.speech import catalogue
from editor.documents.document import Document
from editor.questions import told

FORMATS: Final = ("png", "svg", "pdf")


def draw(text: str, folder: Path | None, path: Path, asked: ExportOptions) -> None:
    """In a worker: what a file with this text looks like."""
    data = parse_toml(text.encode())
    found: MaterialFile | Scenario
    if (kind := str(data.get("kind"))) in KINDS:
        found = read_material(data, kind)
    else:
        found = Scenario.from_data(data, folder)
    write(Export(found, asked, RenderWords(catalogue(asked.language))), path)


class Exporter(QObject):
    done = Signal(object)
    """With the path."""
    failed = Signal(object, str)
    """With the path and why."""

    def __init__(self, studio: Studio, parent: QObject) -> None:
        super().__init__(parent)
        self._studio: Final = studio
        self._bridge: Final = Bridge(self._take)

    def export(self, document: Document[Any], path: Path, how: ExportOptions | None = None) -> None:
        theme = "dark" if style().is_dark and path.suffix != ".pdf" else "light"
        asked = replace(how or ExportOptions(), language=language().code, theme=theme)
        folder = document.path.parent if document.path else None
        work = self._studio.export(draw, document.to_text(), folder, path, asked)
        self._bridge.follow(path, work)

    def _take(self, path: Path, work: Future[None]) -> None:
        error = None if work.cancelled() else work.exception()
        if error is None:
            self.done.emit(path)
        elif isinstance(error, FileError):
            self.failed.emit(path, told(error.problems))
        elif isinstance(error, RefusedError):
            self.failed.emit(path, str(error))
        else:
            words = RenderWords(language().translate)
            self.failed.emit(path, words.cannot_write(path.name))

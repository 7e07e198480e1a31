"""Documents go out: as pictures, or as sheets that are printed."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from carcqt.art.paper.export import ExportOptions
from carcqt.art.studio.studio import Studio
from carcqt.content.toml.files import file_name
from carcqt.content.writing import temporary_folder_error
from carcqt.rules.games import GAMES
from carcqt.share.dialog import share
from carcqt.share.job import ShareSource
from carcqt.ui.widgets.dialogs import ask, tell
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.exporting import Exporter
from editor.files import Files
from editor.forms.page import DocumentPage
from editor.paper.exportdialog import ExportDialog
from editor.paper.printdialog import PrintDialog
from editor.questions import told


class Outlet(QObject):
    def __init__(self, studio: Studio, files: Files, window: QWidget) -> None:
        super().__init__(window)
        self._studio, self._files, self._window = studio, files, window
        self.exporter: Final = Exporter(studio, self)
        self._to_open: Final[set[Path]] = set()
        """Sheets that are to be printed once they are written."""
        self.exporter.done.connect(self._done)
        self.exporter.failed.connect(self._failed)

    def export(self, page: DocumentPage, ending: str) -> None:
        """Asks what is to be on the picture and how large, then where it goes."""
        document, how = page.document, ExportOptions()
        if ending != "pdf":
            dialog = self.export_dialog(page, ending)
            asks = dialog.has_size or dialog.has_choice
            wanted = not asks or dialog.exec() == dialog.DialogCode.Accepted
            dialog.deleteLater()
            if not wanted:
                return
            how = replace(how, size=dialog.pixels, tile=dialog.tile, chosen=dialog.chosen)
        name = f"{document.name} {how.tile}" if how.tile else document.name
        self._write(document, self._files.to_export(document, ending, name), how)

    def export_dialog(self, page: DocumentPage, ending: str) -> ExportDialog:
        document = page.document
        is_map = GAMES[document.game].description.material == "map"
        if not isinstance(document, DeckDocument):
            return ExportDialog(ending, is_map, parent=self._window)
        tiles = [entry.tile.id for entry in document.content.entries]
        chosen, shown = page.chosen_tiles, page.shown_tile
        return ExportDialog(ending, is_map, tiles, chosen, shown, self._window)

    def share(self, page: DocumentPage) -> None:
        """As a page for any browser."""
        document = page.document
        folder = document.path.parent if document.path else None
        is_puzzle = isinstance(document, LayoutDocument) and document.is_puzzle
        source = ShareSource(document.to_text(), document.name, folder, is_puzzle=is_puzzle)
        share(source, self._window)

    def print_sheets(self, page: DocumentPage) -> None:
        """Of a deck, as it is asked for."""
        document = page.document
        if not isinstance(document, DeckDocument):
            return
        dialog = self.print_dialog(page, document)
        dialog.save_asked.connect(lambda: self._save(document, dialog))
        dialog.print_asked.connect(lambda: self._print(document, dialog))
        dialog.exec()
        dialog.deleteLater()

    def print_dialog(self, page: DocumentPage, document: DeckDocument) -> PrintDialog:
        shown = page.shown_tile
        chosen = (shown,) if shown is not None else page.chosen_tiles
        return PrintDialog(document.content, document.name, chosen, self._studio, self._window)

    def _save(self, document: DeckDocument, dialog: PrintDialog) -> None:
        path = self._files.to_export(document, "pdf", document.name)
        if path is not None:
            self._write(document, path, _sheets(dialog))
            dialog.accept()

    def _print(self, document: DeckDocument, dialog: PrintDialog) -> None:
        """Whoever shows PDF files prints them, with all that a printer can be told."""
        path = Path(f"{file_name(document.name)}.pdf")
        try:
            # What is printed from it may take longer than the program runs: it stays there.
            path = Path(tempfile.mkdtemp(prefix="carcqt-print-")) / path
        except OSError:
            self._failed(path, told(temporary_folder_error().problems))
            return
        self._to_open.add(path)
        self._write(document, path, _sheets(dialog))
        dialog.accept()

    def _write(self, document: Document[Any], path: Path | None, how: ExportOptions) -> None:
        if path is not None:
            self._window.setCursor(Qt.CursorShape.BusyCursor)
            self.exporter.export(document, path, how)

    def _done(self, path: Path) -> None:
        self._window.unsetCursor()
        if path in self._to_open:
            self._to_open.discard(path)
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
            return
        text = self.tr("The file is “{name}”.").format(name=str(path))
        if ask(self._window, self.tr("Exported"), text, self.tr("Open folder"), self.tr("Close")):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))

    def _failed(self, path: Path, why: str) -> None:
        self._window.unsetCursor()
        title = self.tr("“{name}” cannot be exported").format(name=path.name)
        tell(self._window, title, why)


def _sheets(dialog: PrintDialog) -> ExportOptions:
    ids = tuple(tile.id for tile in dialog.tiles)
    return ExportOptions(chosen=ids, printing=dialog.asked)

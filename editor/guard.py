"""Sees to it that nothing is lost: saving, closing, files that change under it, crashes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carcqt.art.studio.studio import Studio
from carcqt.content.toml.files import FileError
from carcqt.rules.problems import Problem
from carcqt.ui.settings import settings
from carcqt.ui.widgets.dialogs import ask, tell
from editor.documents import recovery
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.documents.opening import restore
from editor.files import Files
from editor.glances import Glances
from editor.questions import SaveAnswer, ask_to_recover, ask_to_save, ask_to_save_all, told


class DocumentGuard(QObject):
    show_asked = Signal(object)
    """With a document that something is asked about."""
    recovered = Signal(object)
    """With a document that was not saved last time."""
    settled = Signal()
    """A document was saved or read again, or could not be."""

    def __init__(
        self,
        documents: Callable[[], Sequence[Document[Any]]],
        files: Files,
        studio: Studio,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._documents, self._files, self._window = documents, files, window
        self._glances: Final = Glances(studio, self)
        self._asking: Final[set[Document[Any]]] = set()

    def follow(self, document: Document[Any]) -> None:
        document.disk_changed.connect(lambda: self._disk_changed(document))
        document.save_failed.connect(lambda problems: self._failed(document, problems))
        document.reload_failed.connect(lambda problems: self._not_reloaded(document, problems))

    def save(self, document: Document[Any]) -> bool:
        if document.path is None and document.origin is None:
            return self.save_as(document)
        return self._saved(document, document.save())

    def save_as(self, document: Document[Any]) -> bool:
        path = self._files.to_save(document)
        if path is None:
            return False
        if any(other.path == path for other in self._documents() if other is not document):
            text = self.tr("The file is open in another tab. Close that tab first.")
            tell(self._window, self._cannot_save(path.name), text)
            return False
        return self._saved(document, document.save(path, force=True))

    def may_close(self, document: Document[Any]) -> bool:
        """Whether it is saved, or not wanted."""
        if not document.is_modified:
            return True
        self.show_asked.emit(document)
        answer = ask_to_save(document, self._window)
        return answer is SaveAnswer.DISCARD or (answer is SaveAnswer.SAVE and self.save(document))

    def may_close_all(self, documents: Sequence[Document[Any]]) -> bool:
        """Whether all are saved, or not wanted; several are asked about at once."""
        unsaved = [document for document in documents if document.is_modified]
        if len(unsaved) < 2:
            return all(self.may_close(document) for document in unsaved)
        wanted = ask_to_save_all(unsaved, self._window)
        if wanted is None:
            return False
        for document in wanted:
            if document.path is None:
                # Where it is to lie is asked about: it should be seen.
                self.show_asked.emit(document)
            if not self.save(document):
                return False
        return True

    def offer_recovery(self) -> None:
        """What was not saved when the program ended last time."""
        leftovers = recovery.leftovers()
        answer = ask_to_recover(leftovers, self._window, self._glances) if leftovers else None
        if answer is None:
            return
        wanted, unwanted = answer
        for left in unwanted:
            left.discard()
        for left in wanted:
            left.claim()
            try:
                self.recovered.emit(restore(left))
            except FileError as error:
                title = self.tr("“{name}” cannot be recovered").format(name=left.name)
                tell(self._window, title, told(error.problems))

    def _saved(self, document: Document[Any], is_saved: bool) -> bool:
        if is_saved and document.path is not None:
            settings().add_recent(document.path)
            self._pass_on(document, document.path)
        self.settled.emit()
        return is_saved

    def _pass_on(self, document: Document[Any], path: Path) -> None:
        """To layouts that are played with it."""
        for layout in self._documents():
            if isinstance(layout, LayoutDocument) and layout.is_played_with(path):
                layout.take_material(document.content)

    def _failed(self, document: Document[Any], problems: Sequence[Problem]) -> None:
        tell(self._window, self._cannot_save(document.name), told(problems))

    def _not_reloaded(self, document: Document[Any], problems: Sequence[Problem]) -> None:
        title = self.tr("“{name}” cannot be reloaded").format(name=document.name)
        tell(self._window, title, told(problems))

    def _cannot_save(self, name: str) -> str:
        return self.tr("“{name}” cannot be saved").format(name=name)

    def _disk_changed(self, document: Document[Any]) -> None:
        """Asked once, however often it changes meanwhile."""
        if document in self._asking or document not in self._documents():
            return
        self._asking.add(document)
        try:
            self.show_asked.emit(document)
            reload = ask(
                self._window,
                self.tr("“{name}” was changed outside the editor").format(name=document.name),
                self.tr(
                    "Another program has changed the file. Reload it? Undo still takes you "
                    "back to your version."
                ),
                self.tr("Reload"),
                self.tr("Keep my version"),
            )
            if not (reload and document.revert()):
                document.keep_mine()
        finally:
            self._asking.discard(document)
        self.settled.emit()

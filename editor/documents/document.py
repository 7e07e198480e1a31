"""A file that is being edited: its content, its history, what is wrong with it, and its disk."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from carcqt.background.thread import in_background
from carcqt.content.cleaning import clean
from carcqt.content.toml.files import FileError, parse_toml, read_raw
from carcqt.content.toml.keeping import keep
from carcqt.content.writing import checked_size, encoded, write_raw
from carcqt.rules.problems import Problem
from carcqt.ui.language import language
from carcqt.ui.places import decks_folder
from carcqt.words.speech import nouns_of
from editor.documents.change import Change
from editor.documents.content import Content, retitled, title_in
from editor.documents.ondisk import OnDisk, is_toml, look_at
from editor.documents.recovery import Recovery
from editor.documents.retold import Retells
from editor.documents.watch import Watch

C = TypeVar("C", bound=Content)

_QUICK: Final = 0.004
"""A check that takes no longer, in seconds, is made with each change."""
_REST: Final = 200
"""Milliseconds without a change after which a slower one is made."""


class Document(Retells, QObject, Generic[C]):
    """The content is one frozen value; every edit replaces it through `change`."""

    changed = Signal()
    renamed = Signal()
    modified_changed = Signal(bool)
    problems_changed = Signal()
    saved = Signal()
    save_failed = Signal(object)
    """With the list of problems."""
    reload_failed = Signal(object)
    """With the list of problems of what the disk has."""
    disk_changed = Signal()
    """Another program has written the file, or taken it away."""

    kind: ClassVar[str]
    """What the file calls it."""

    def __init__(self, content: C, name: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack: Final = QUndoStack(self)
        self.path: Path | None = None
        self.origin: str | None = None
        self.number = 1
        """Tells it from others that would have the same name."""
        self.ask_name: Callable[[Document[C]], str] | None = None
        """Asks what the copy of a built-in one is to be called; nothing: there is to be none."""
        self._content = content
        self._name = name
        self._raw: bytes | None = None
        """The file whose comments are kept, and its bytes if it says the same."""
        self._known: OnDisk = None
        """What was on the disk when somebody last looked."""
        self._on_disk: C | None = None
        self._merge_count = 0
        self._is_refusing = False
        self._problems: list[Problem] = []
        self._doubts: list[Problem] = []
        self._is_checked = False
        self._check_took = 0.0
        self._check_timer: Final = QTimer(self)
        self._check_timer.setSingleShot(True)
        self._check_timer.timeout.connect(self._check)
        self._recovery: Final = Recovery(self, self)
        self._watch: Final = Watch(self)
        self._watch.changed.connect(self._look_at_disk)
        self.stack.cleanChanged.connect(self._tell_modified)
        language().changed.connect(self.retell)

    # What each kind of document says of itself.

    @classmethod
    def read(cls, data: dict[str, Any], folder: Path | None) -> C:
        """The content of a file, playable or not; raises FileError where it has none."""
        raise NotImplementedError

    @classmethod
    def built_in_path(cls, name: str) -> Path:
        raise NotImplementedError

    @classmethod
    def empty(cls, game: str) -> Self:
        raise NotImplementedError

    def check(self) -> list[Problem]:
        """Everything that is wrong with the content."""
        raise NotImplementedError

    def doubt(self) -> list[Problem]:
        """What can be played, but was hardly meant."""
        return []

    # Opening.

    @classmethod
    def load(cls, path: Path) -> Self:
        """Raises FileError with everything that is wrong with a file that cannot be opened."""
        raw = read_raw(path)
        return cls.of_file(path, raw, parse_toml(raw))

    @classmethod
    def of_file(cls, path: Path, raw: bytes, data: dict[str, Any]) -> Self:
        document = cls(cls.read(data, path.parent))
        document._lies_at(path, raw)
        return document

    @classmethod
    def built_in(cls, name: str) -> Self:
        """One that comes with the program; the first change makes a copy of it."""
        path = cls.built_in_path(name)
        raw = read_raw(path)
        document = cls(cls.read(parse_toml(raw), path.parent), name)
        document.origin = name
        document._raw = document._known = raw
        document._on_disk = document._content
        return document

    @classmethod
    def recovered(cls, raw: bytes, path: Path | None, name: str, file: Path | None = None) -> Self:
        """What was not saved when the program ended, as a change to what the disk has. The file
        that it was found in stays until it is saved or closed."""
        content = cls.read(parse_toml(raw), path.parent if path else None)
        try:
            document = cls.load(path) if path else cls(content, name)
        except FileError:
            document = cls(content, name)
        if document.path is None:
            document._raw = document._known = raw
            document._on_disk = content
            document.stack.resetClean()
        if file is not None:
            document._recovery.adopt(file)
        document._take_back(content)
        return document

    def _take_back(self, content: C) -> None:
        self.change(self.tr("Recovered changes"), content)

    # The content.

    @property
    def content(self) -> C:
        return self._content

    @property
    def name(self) -> str:
        """The text of its tab."""
        if self.path is not None:
            return clean(self.title or self.path.stem)
        if self.origin is not None:
            return clean(self.title or self._name)
        name = clean(self._name or self.title) or self.untitled
        return name if self.number < 2 else f"{name} {self.number}"

    @name.setter
    def name(self, name: str) -> None:
        self._name = name
        self.renamed.emit()

    @property
    def usual_folder(self) -> Path:
        """Where one that has no file yet is offered to be saved."""
        return decks_folder()

    @property
    def untitled(self) -> str:
        """What a new one is called."""
        return self.tr("Untitled")

    @property
    def game(self) -> str:
        return self._content.game

    @property
    def title(self) -> str:
        """What the content calls itself, in the language of the window."""
        return title_in(self._content.title, language().code)

    def to_data(self) -> dict[str, Any]:
        """The content as a file has it."""
        return self._content.to_data()

    def to_text(self) -> str:
        return self._content.to_text()

    @property
    def is_modified(self) -> bool:
        return not self.stack.isClean()

    def change(self, text: str, content: C, merge: str = "") -> None:
        """Replaces the content; the text is what the history shows. Changes with the same merge
        key, one right after the other, are one step."""
        if content == self._content:
            return
        if self.origin is not None:
            title = None if self._is_refusing else self._copy_title()
            if title is None:
                self.changed.emit()
                return
            content = self._as_copy(retitled(content, title, language().code))
        key = f"{merge} {self._merge_count}" if merge else ""
        self.stack.push(Change(text, self._content, content, self._put, key))

    def retell(self) -> None:
        """The steps of the history in the language of now."""
        for place in range(self.stack.count()):
            step = self.stack.command(place)
            if isinstance(step, Change):
                step.retell()

    def seal(self) -> None:
        """The next change is a step of its own, whatever its merge key."""
        self._merge_count += 1

    def is_editable(self) -> bool:
        """Whether the content may be changed now; for a built-in one this asks for a name first.
        For what begins with pressing a button and ends with letting it go."""
        if self.origin is not None:
            title = self._copy_title()
            if title is None:
                return False
            copy = self._as_copy(retitled(self._content, title, language().code))
            self.change(self.tr("Copy"), copy)
        return True

    @contextmanager
    def macro(self, text: str) -> Iterator[None]:
        """Several changes as one step; of a built-in one that is to have no copy, none."""
        if not self.is_editable():
            self._is_refusing = True
            try:
                yield
            finally:
                self._is_refusing = False
            return
        self.stack.beginMacro(text)
        try:
            yield
        finally:
            self.stack.endMacro()

    def _as_copy(self, content: C) -> C:
        """What else is another thing in a copy of a built-in one."""
        return content

    def _tell_modified(self, is_clean: bool) -> None:
        self.modified_changed.emit(not is_clean)

    def _put(self, content: C) -> None:
        name = self.name
        self._content = content
        self._is_checked = False
        self._recovery.touch()
        self.changed.emit()
        if self.name != name:
            self.renamed.emit()
        quick = self._check_took <= _QUICK
        self._check_timer.start(0 if quick else _REST)

    def _copy_title(self) -> str | None:
        """Makes a copy of the built-in one; its title, or `None` if there is to be none."""
        if self.ask_name is None:
            title = nouns_of(language().translate).named(self.tr("Copy of {name}"), name=self.name)
        else:
            title = self.ask_name(self).strip()
        if not title:
            return None
        self.origin = None
        self._name = title
        self.renamed.emit()
        return title

    # What is wrong.

    @property
    def problems(self) -> list[Problem]:
        """Of the content as it is now."""
        if not self._is_checked:
            self._check()
        return self._problems

    @property
    def doubts(self) -> list[Problem]:
        if not self._is_checked:
            self._check()
        return self._doubts

    def _check(self) -> None:
        self._check_timer.stop()
        if self._is_checked:
            return
        began = time.perf_counter()
        found, doubts = self.check(), self.doubt()
        self._check_took = time.perf_counter() - began
        self._is_checked = True
        if (found, doubts) != (self._problems, self._doubts):
            self._problems, self._doubts = found, doubts
            self.problems_changed.emit()

    # The disk.

    def to_raw(self) -> bytes:
        """As the file will have it: one that says the same as before stays the same to the byte,
        and a person's comments stay with what they speak of."""
        if self._raw is None:
            return encoded(self.to_text())
        if self._is_as_on_disk():
            return self._raw
        old, data = self._raw.decode("utf-8-sig"), self.to_data()
        kept = in_background(lambda: keep(old, data)) if "#" in old else None
        return encoded(kept or self.to_text())

    def _is_as_on_disk(self) -> bool:
        return self._content == self._on_disk

    def save(self, path: Path | None = None, force: bool = False) -> bool:
        """Whether it is on the disk now. What another program has written there meanwhile is
        written over only by force."""
        path = path or self.path
        if path is None and self.origin is not None:
            return True
        if path is None:
            raise ValueError("a document without a file needs a path to be saved")
        if path == self.path and not force and not self._is_as_known():
            self.disk_changed.emit()
            return False
        try:
            self._before_save(path)
            # What could not be opened again must not take the place of what can.
            self.read(self.to_data(), path.parent)
            raw = checked_size(self.to_raw())
            if path != self.path or raw != self._known or not os.path.exists(path):
                write_raw(path, raw)
        except FileError as error:
            self.save_failed.emit(list(error.problems))
            return False
        self.origin = None
        self._lies_at(path, raw)
        self.seal()
        self.stack.setClean()
        self._recovery.clear()
        self.renamed.emit()
        self.saved.emit()
        return True

    def revert(self) -> bool:
        """Takes what the disk has, as a change that can be undone."""
        if self.path is None:
            return False
        try:
            raw = read_raw(self.path)
            content = self.read(parse_toml(raw), self.path.parent)
        except FileError as error:
            self.reload_failed.emit(list(error.problems))
            return False
        self.change(self.tr("Reload"), content)
        self._raw = self._known = raw
        self._on_disk = self._content
        self.stack.setClean()
        self._recovery.clear()
        return True

    def keep_mine(self) -> None:
        """What another program has written is known, and will be written over."""
        if self.path is not None:
            self._known = look_at(self.path)
            if isinstance(self._known, bytes) and is_toml(self._known):
                self._raw = self._known
            self._on_disk = None
            self.stack.resetClean()

    def close(self) -> None:
        """Nothing of it is left but its file."""
        self._check_timer.stop()
        self._watch.stop()
        self._recovery.clear()

    def look_at_disk(self) -> None:
        """Tells if another program has written the file: for when the window comes back."""
        self._look_at_disk()

    def _before_save(self, path: Path) -> None:
        """What depends on where it is saved."""

    def _lies_at(self, path: Path, raw: bytes) -> None:
        self.path = path
        self._raw = self._known = raw
        self._on_disk = self._content
        self._watch.follow(path)

    def _is_as_known(self) -> bool:
        assert self.path is not None
        # One that is gone can be written without harm.
        return look_at(self.path) in (None, self._known)

    def _look_at_disk(self) -> None:
        if self.path is not None and not self._is_as_known():
            self.disk_changed.emit()

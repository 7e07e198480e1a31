"""What is not saved yet lies in a folder of ours, for the case that the program ends before it is.

Each program that runs has a folder there and holds its lock. What lies in a folder that nobody
holds was left behind by one that ended too early.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator
from concurrent.futures import Future, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final, Protocol
from uuid import uuid4

from pydantic import AfterValidator, TypeAdapter
from PySide6.QtCore import QLockFile, QObject, QTimer

from carcqt.background.thread import later
from carcqt.content.cleaning import clean
from carcqt.content.kept import LARGEST, LocalPath, Name, parse_json, read_kept
from carcqt.content.toml.files import FileError, read_limited
from carcqt.content.writing import write_text
from carcqt.play.locks import Holder, holder_of, take_away, taken
from carcqt.rules.problems import Problem
from carcqt.ui.places import recovery_folder
from editor.documents.content import Content

_DELAY: Final = 1500
"""Milliseconds from the first change that is not written down yet."""
_MARK: Final = b"# carcqt recovery "
_LOCK: Final = "lock"
_LONGEST_NAME: Final = 1000
"""Letters of a name that are written down: no more are read."""
_NAME: Final = re.compile(r"[0-9a-f]{32}")
"""Name of a folder of ours, and of a file in it without its ending. Others are not ours, even where
a link leads to them."""

_held: dict[Path, QLockFile] = {}
"""The folders whose locks this program holds."""
_own: list[Path] = []
"""The one for what it edits itself, once there is one."""


class Recoverable(Protocol):
    """As much of a document as is needed to write it down."""

    @property
    def content(self) -> Content: ...

    @property
    def name(self) -> str: ...

    @property
    def path(self) -> Path | None: ...

    @property
    def is_modified(self) -> bool: ...


class Recovery(QObject):
    def __init__(self, document: Recoverable, parent: QObject) -> None:
        super().__init__(parent)
        self._document: Final = document
        self._file: Path | None = None
        self._writing: Future[None] | None = None
        self._timer: Final = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self._write)

    @property
    def file(self) -> Path | None:
        return self._file

    def touch(self) -> None:
        """The content has changed. It is written down soon, however long people go on."""
        if not self._timer.isActive():
            self._timer.start()

    def adopt(self, file: Path) -> None:
        """Goes on with what was left behind."""
        self._file = file

    def clear(self) -> None:
        """Everything is saved, or is not wanted."""
        self._timer.stop()
        if self._writing is not None:
            wait([self._writing])
            self._writing = None
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink()
            self._file = None

    def _write(self) -> None:
        document = self._document
        if not document.is_modified:
            self.clear()
            return
        if self._file is None:
            try:
                self._file = own_folder() / f"{uuid4().hex}.toml"
            except OSError:
                return
        content, file = document.content, self._file
        where = str(document.path) if document.path else ""
        known = {"path": where, "name": document.name, "game": content.game}
        self._writing = later(lambda: _write(file, known, content.to_text()))


def _write(file: Path, known: dict[str, str], text: str) -> None:
    known |= {"name": known["name"][:_LONGEST_NAME]}
    # Where it cannot be written, what was written before stays; saving will say what is wrong.
    with contextlib.suppress(FileError):
        write_text(file, f"{_MARK.decode()}{json.dumps(known)}\n{text}")


@dataclass(frozen=True)
class Leftover:
    """What a program that ended too early had not saved."""

    file: Path
    path: Path | None
    """The file that was being edited, if it was saved before."""
    name: str
    when: float
    game: str = ""
    holder: Holder | None = None
    """The program on another computer that seems to edit it still."""

    def read(self) -> bytes:
        """The content that was written down; raises FileError where even that cannot be read."""
        too_large = Problem.at("file-large", most=LARGEST // 1_000_000)
        return read_limited(self.file, LARGEST, too_large).partition(b"\n")[2]

    def claim(self) -> None:
        """Take it from a program on another computer that seemed to edit it still."""
        folder = self.file.parent
        if self.holder is not None and take_away(folder / _LOCK):
            _hold(folder)

    def discard(self) -> None:
        self.claim()
        with contextlib.suppress(OSError):
            self.file.unlink()


def own_folder() -> Path:
    """Raises OSError where there can be none."""
    if not _own:
        folder = recovery_folder() / uuid4().hex
        folder.mkdir(parents=True)
        _hold(folder)
        _own.append(folder)
    return _own[0]


def leftovers() -> list[Leftover]:
    """What others left behind, the newest first. No other program is offered it from now on.

    What a program on another computer seems to edit still is listed too: nobody can tell from here
    whether that program ended, perhaps with a computer that is no more.
    """
    found: list[Leftover] = []
    for folder in _folders():
        if folder in _own:
            continue
        if _hold(folder):
            files = list(_left_in(folder))
            found += files
            if not files:
                _let_go(folder)
        elif (holder := holder_of(folder / _LOCK)) and not holder.is_here:
            found += [replace(left, holder=holder) for left in _left_in(folder)]
    return sorted(found, key=lambda left: left.when, reverse=True)


def _folders() -> list[Path]:
    """Return the folders of all programs; none that a link leads to."""
    found: list[Path] = []
    with contextlib.suppress(OSError), os.scandir(recovery_folder()) as inside:
        own = (one for one in inside if _NAME.fullmatch(one.name))
        found += [Path(one.path) for one in own if one.is_dir(follow_symlinks=False)]
    return found


def leave() -> None:
    """Before the program ends: empty folders go."""
    for folder in list(_held):
        _let_go(folder)
    _own.clear()


@dataclass(frozen=True)
class _Head:
    """The first line of a file, as JSON behind the mark."""

    path: LocalPath
    name: Annotated[Name, AfterValidator(clean)]
    game: Name = ""


_HEAD: Final = TypeAdapter(_Head)


def _read_head(raw: bytes) -> _Head:
    line = raw.partition(b"\n")[0]
    if not line.startswith(_MARK):
        raise ValueError("no mark")
    return _HEAD.validate_python(parse_json(line.removeprefix(_MARK)))


def _left_in(folder: Path) -> Iterator[Leftover]:
    for file in sorted(folder.glob("*.toml")):
        if not _NAME.fullmatch(file.stem) or file.is_symlink():
            continue
        with contextlib.suppress(FileError, OSError):
            head = read_kept(file, _read_head)
            if head is not None:
                yield Leftover(file, head.path, head.name, file.stat().st_mtime, head.game)


def _hold(folder: Path) -> bool:
    if folder in _held:
        return True
    lock = taken(folder / _LOCK)
    if lock is None or not lock.isLocked():
        return False
    _held[folder] = lock
    return True


def _let_go(folder: Path) -> None:
    if lock := _held.pop(folder, None):
        lock.unlock()
    with contextlib.suppress(OSError):
        folder.rmdir()

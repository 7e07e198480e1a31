"""Settings: what the program remembers from one start to the next.

A value that is damaged counts as never set. A file that is damaged as a whole is put aside; one
that cannot be read stays as it is, and nothing is written over it.
"""

from __future__ import annotations

import json
import math
from binascii import Error as Base64Error
from collections.abc import Sequence
from dataclasses import asdict, fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

from pydantic import TypeAdapter
from PySide6.QtCore import QByteArray, QSettings

from carcqt.content.kept import (
    WriteReport,
    free_brief_lock,
    kept_reports,
    parse_json,
    read_kept,
)
from carcqt.content.languages import CODES
from carcqt.content.tables import Aids, Undo, one_line
from carcqt.content.toml.files import FileError
from carcqt.rules.problems import Problem
from carcqt.ui.ini_text import check_ini
from carcqt.ui.places import settings_path
from carcqt.ui.theme.style import SCALES, Mode

_RECENTS: Final = 12
_NAMES: Final = 20
_LARGEST: Final = 2_000_000
"""Size in bytes of the largest file that is read."""

E = TypeVar("E", bound=Enum)
T = TypeVar("T")


class _Forgetful:
    """Stands in for a file that cannot be read: holds values as long as the program runs."""

    def __init__(self, store: QSettings | None = None) -> None:
        """Begin with what another store holds."""
        self._values: Final[dict[str, object]] = {}
        if store is not None:
            self._values.update((key, store.value(key)) for key in store.allKeys())

    def value(self, key: str, default: object = None) -> object:
        return self._values.get(key, default)

    def setValue(self, key: str, value: object) -> None:
        self._values[key] = value

    def sync(self) -> None:
        """Do nothing."""


def _open(file: Path) -> QSettings | _Forgetful:
    try:
        read_kept(file, check_ini, _LARGEST)
    except FileError:
        return _Forgetful()
    if not free_brief_lock(_lock_of(file)):
        return _Forgetful()
    return QSettings(str(file), QSettings.Format.IniFormat)


def _lock_of(file: Path) -> Path:
    """Return the lock that Qt takes while it writes."""
    return file.with_name(f"{file.name}.lock")


class Settings:
    """Every value is kept as plain text; `value` and `set_value` keep others as JSON."""

    def __init__(self, path: Path | None = None) -> None:
        self._file: Final = path if path is not None else settings_path()
        self._lock: Final = _lock_of(self._file)
        self._store = _open(self._file)

    @property
    def language(self) -> str:
        """Empty: the system's."""
        found = self._text("language")
        return found if found in CODES else ""

    @language.setter
    def language(self, code: str) -> None:
        self._put("language", code)

    @property
    def theme(self) -> Mode:
        found = self._text("theme")
        return next((mode for mode in get_args(Mode) if mode == found), "system")

    @theme.setter
    def theme(self, mode: Mode) -> None:
        self._put("theme", mode)

    @property
    def scale(self) -> float:
        return self._number("scale", 1.0, SCALES[0], SCALES[1])

    @scale.setter
    def scale(self, scale: float) -> None:
        self._put("scale", f"{scale:g}")

    @property
    def reduced_motion(self) -> bool:
        return self._flag("reduced_motion", False)

    @reduced_motion.setter
    def reduced_motion(self, on: bool) -> None:
        self._put_flag("reduced_motion", on)

    @property
    def sound(self) -> bool:
        return self._flag("sound/on", True)

    @sound.setter
    def sound(self, on: bool) -> None:
        self._put_flag("sound/on", on)

    @property
    def volume(self) -> float:
        """Of 1."""
        return self._number("sound/volume", 0.5, 0.0, 1.0)

    @volume.setter
    def volume(self, volume: float) -> None:
        self._put("sound/volume", f"{volume:g}")

    @property
    def aids(self) -> Aids:
        usual = Aids()
        names = [field.name for field in fields(Aids)]
        return Aids(**{name: self._flag(f"aids/{name}", getattr(usual, name)) for name in names})

    @aids.setter
    def aids(self, aids: Aids) -> None:
        for name, on in asdict(aids).items():
            self._put_flag(f"aids/{name}", on)

    @property
    def undo(self) -> Undo:
        return self._one_of(Undo, "undo", Undo.TURN)

    @undo.setter
    def undo(self, undo: Undo) -> None:
        self._put("undo", undo.value)

    @property
    def names(self) -> list[str]:
        """Of the people who played last, in the order of their seats."""
        return [one_line(name) for name in self._texts("names")][:_NAMES]

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        self._put("names", json.dumps(list(names), ensure_ascii=False))

    @property
    def colour(self) -> int:
        """That of whoever played last, counted from 0."""
        found = self._text("colour")
        return int(found) if found.isdecimal() and len(found) < 3 else 0

    @colour.setter
    def colour(self, colour: int) -> None:
        self._put("colour", str(colour))

    @property
    def recents(self) -> list[Path]:
        """The newest first."""
        return [Path(text) for text in self._texts("recents") if "\0" not in text][:_RECENTS]

    @recents.setter
    def recents(self, paths: Sequence[Path]) -> None:
        kept = [str(path) for path in paths][:_RECENTS]
        # Escaped, a name that is not UTF-8 stays the same name.
        self._put("recents", json.dumps(kept))

    def add_recent(self, path: Path) -> None:
        path = path.absolute()
        self.recents = [path, *(other for other in self.recents if other != path)]

    @property
    def geometry(self) -> QByteArray:
        """Of the window; empty if there is none."""
        return self._bytes("window/geometry")

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._put("window/geometry", geometry.toBase64().toStdString())

    @property
    def state(self) -> QByteArray:
        return self._bytes("window/state")

    @state.setter
    def state(self, state: QByteArray) -> None:
        self._put("window/state", state.toBase64().toStdString())

    def text(self, key: str, default: str = "") -> str:
        """A small thing that only one window cares about."""
        return self._text(f"windows/{key}") or default

    def set_text(self, key: str, value: str) -> None:
        self._put(f"windows/{key}", value)

    def value(self, key: str, model: TypeAdapter[T], usual: T) -> T:
        """A thing with several parts that only one window cares about, if it is as the model
        says."""
        text = self._text(f"windows/{key}")
        try:
            return model.validate_python(parse_json(text)) if text else usual
        except ValueError:
            return usual

    def set_value(self, key: str, model: TypeAdapter[T], value: T) -> None:
        kept: Any = model.dump_python(value, mode="json")
        self._put(f"windows/{key}", json.dumps(kept))

    def sync(self) -> None:
        self._store.sync()
        self.report_failure()

    def report_failure(self) -> None:
        """Add a report if the file could not be written. Qt writes it by itself, a moment after a
        change, and does not say why that fails."""
        store = self._store
        if isinstance(store, QSettings) and store.status() is QSettings.Status.AccessError:
            kept_reports.add(WriteReport(self._file, Problem.at("file-unwritable")))

    def _put(self, key: str, value: str) -> None:
        if isinstance(self._store, QSettings) and not free_brief_lock(self._lock):
            self._store = _Forgetful(self._store)
        self._store.setValue(key, value)

    def _put_flag(self, key: str, on: bool) -> None:
        self._put(key, "true" if on else "false")

    def _text(self, key: str) -> str:
        """The value as text without half letters; empty if it is something else."""
        found = self._store.value(key, "")
        return found.encode("utf-8", "ignore").decode() if isinstance(found, str) else ""

    def _flag(self, key: str, default: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(key).lower(), default)

    def _number(self, key: str, default: float, least: float, most: float) -> float:
        try:
            found = float(self._text(key))
        except ValueError:
            return default
        return min(max(found, least), most) if math.isfinite(found) else default

    def _one_of(self, kind: type[E], key: str, default: E) -> E:
        found = self._text(key)
        return next((one for one in kind if one.value == found), default)

    def _texts(self, key: str) -> list[str]:
        try:
            found = parse_json(self._text(key) or "[]")
        except ValueError:
            return []
        if not isinstance(found, list):
            return []
        return [text for text in found if isinstance(text, str)]

    def _bytes(self, key: str) -> QByteArray:
        try:
            return QByteArray.fromBase64(self._text(key).encode("ascii"))
        except (UnicodeEncodeError, Base64Error):
            return QByteArray()


@cache
def settings() -> Settings:
    return Settings()

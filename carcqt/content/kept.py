"""Files that the program keeps for itself, read without trusting them.

A file that is missing, or cannot be read now, counts as empty; one that cannot be read is left
alone, and so is one that a newer version of the program has written. Only a file that is damaged is
put aside, under a numbered name, and reported once.
"""

from __future__ import annotations

import json
import logging
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from itertools import count
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Annotated, Any, Final, Generic, Protocol, TypeVar

from pydantic import AfterValidator, Field, PlainValidator, TypeAdapter

from carcqt.content.toml.files import FileError, parse_toml, read_limited
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import encoded, write_text
from carcqt.rules.problems import Problem

LARGEST: Final = 20_000_000
"""Size in bytes of the largest file of our own that is read."""
_TOO_LARGE: Final = Problem.at("file-large", most=LARGEST // 1_000_000)
_LONGEST_PATH: Final = 5000
_LONGEST_WRITE: Final = 3.0
"""Seconds that no program needs to write a small file."""
_YEARS: Final = range(1900, 9900)
"""Years with which nobody counts too far; a clock without a battery may say 1969."""

_log: Final = logging.getLogger(__name__)

T = TypeVar("T")


def _local(when: datetime) -> datetime:
    """Return the moment by the clock of this machine, as all other moments are."""
    try:
        when = when.astimezone().replace(tzinfo=None) if when.tzinfo else when
    except (OverflowError, OSError):
        raise ValueError("no such moment") from None
    _check_year(when)
    return when


def _check_year(day: date) -> date:
    if day.year not in _YEARS:
        raise ValueError("no such year")
    return day


def _path(value: object) -> Path | None:
    """Return the path, which may have letters that are none; `None` for an empty one."""
    if value is None:
        return None
    if not isinstance(value, str) or "\0" in value or len(value) > _LONGEST_PATH:
        raise ValueError("not a path")
    return Path(value) if value else None


Count = Annotated[int, Field(strict=True, ge=0, le=1_000_000_000)]
Whole = Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)]
Amount = Annotated[float, Field(strict=True, ge=-1e6, le=1e6, allow_inf_nan=False)]
Flag = Annotated[bool, Field(strict=True)]
Name = Annotated[str, Field(strict=True, max_length=1000)]
When = Annotated[datetime, Field(strict=True), AfterValidator(_local)]
LocalPath = Annotated[Path | None, PlainValidator(_path)]
Day = Annotated[date, Field(strict=True), AfterValidator(_check_year)]


class Form(Protocol[T]):
    """The way a value is written in a file."""

    def read(self, raw: bytes) -> T:
        """Raise ValueError, RecursionError or FileError if the file does not hold such a value."""

    def write(self, content: T) -> str: ...


class JsonForm(Generic[T]):
    def __init__(self, model: TypeAdapter[T], number: int | None = None) -> None:
        """Without a format's `number`, files do not say which one they have."""
        self._model, self._number = model, number

    def read(self, raw: bytes) -> T:
        try:
            return self._model.validate_json(raw)
        except ValueError:
            self._refuse_newer(raw)
            raise

    def _refuse_newer(self, raw: bytes) -> None:
        data = parse_json(raw)
        found = data.get("format") if isinstance(data, dict) else None
        if self._number is not None and isinstance(found, int) and found > self._number:
            problem = Problem.at("format-newer", "format", found=found, wanted=self._number)
            raise FileError(problem) from None

    def write(self, content: T) -> str:
        return self._model.dump_json(content, indent=1).decode()


class TomlForm(Generic[T]):
    def __init__(self, model: TypeAdapter[T]) -> None:
        self._model: Final = model

    def read(self, raw: bytes) -> T:
        return self._model.validate_python(parse_toml(raw))

    def write(self, content: T) -> str:
        return dumps(self._model.dump_python(content, by_alias=True))


def parse_json(raw: bytes | str) -> Any:
    """Return the value that a JSON text holds; raise ValueError, and nothing else, if it holds
    none."""
    try:
        return json.loads(raw)
    except RecursionError:
        raise ValueError("too deep") from None


def read_state(path: Path) -> dict[str, Any] | None:
    """Return the JSON object that a command left in a file; `None` if there is no file. Raise
    ValueError if the file holds something else, and FileError if it cannot be read."""
    try:
        found = parse_json(read_limited(path, LARGEST, _TOO_LARGE))
    except FileError as error:
        if error.problems[0].code == "file-missing":
            return None
        raise
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found


@dataclass(frozen=True)
class DamageReport:
    """A file of ours that the program does without."""

    path: Path
    """The place of the file now."""
    was_put_aside: bool
    """False if the file cannot be read and stays where it was."""


@dataclass(frozen=True)
class WriteReport:
    """A file of ours whose changes cannot be written for now."""

    path: Path
    problem: Problem


KeptReport = DamageReport | WriteReport


class KeptReports:
    """Collects what the user is to be told of files that the program keeps for itself."""

    def __init__(self) -> None:
        self._known: Final[set[KeptReport]] = set()
        self._waiting: list[KeptReport] = []

    def add(self, report: KeptReport) -> None:
        """Add a report that was not made before."""
        if report not in self._known:
            _log.warning("a file of the program is %s: %a", _state(report), str(report.path))
            self._known.add(report)
            self._waiting.append(report)

    def take(self) -> list[KeptReport]:
        """Return the reports that the user has not been told of yet."""
        taken, self._waiting = self._waiting, []
        return taken


def _state(report: KeptReport) -> str:
    if isinstance(report, WriteReport):
        return f"not written ({report.problem.code})"
    return "damaged, now" if report.was_put_aside else "unreadable"


kept_reports: Final = KeptReports()


def read_kept(path: Path, read: Callable[[bytes], T], largest: int = LARGEST) -> T | None:
    """Return what `read` makes of the file's bytes; `None` if there is no file, or a damaged one
    that was put aside. Raise FileError if the file cannot be read: nobody may write over it."""
    too_large = Problem.at("file-large", most=largest // 1_000_000)
    for _ in range(2):
        stamp = stamp_of(path)
        try:
            return read(read_limited(path, largest, too_large))
        except FileError as error:
            problem = error.problems[0]
            if problem.code == "file-missing":
                return None
            if problem.code in _UNREADABLE:
                kept_reports.add(DamageReport(path, was_put_aside=False))
                raise
        except (ValueError, RecursionError):
            problem = Problem.at("file-unreadable")
        # Another program may have written it meanwhile.
        if stamp == stamp_of(path):
            break
    aside = _put_aside(path)
    kept_reports.add(DamageReport(aside or path, was_put_aside=aside is not None))
    if aside is None:
        raise FileError(problem)
    return None


_UNREADABLE: Final = frozenset(
    (
        *("file-permission", "file-unreadable", "file-special", "file-folder", "file-name"),
        "format-newer",
    )
)
"""Why a file that may be good is not read."""


def stamp_of(path: Path) -> tuple[int, int, int] | None:
    """Return what changes whenever the file is written; `None` if there is no file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return -1, -1, -1
    return found.st_mtime_ns, found.st_size, found.st_ino


def _put_aside(path: Path) -> Path | None:
    """Give the file a name that no file has, and return it; `None` if that is not possible. A link
    stays, and leads to the file that is written next."""
    real = Path(os.path.realpath(path))
    for number in count(1):
        aside = real.with_name(f"{real.name}.damaged-{number}")
        try:
            os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            continue
        except OSError:
            return None
        try:
            os.replace(real, aside)
        except OSError:
            with suppress(OSError):
                aside.unlink()
            return None
        return aside
    raise AssertionError


def free_lock_place(file: Path) -> bool:
    """Return whether a lock file can be at `file`. Give anything else in its place another name:
    Qt waits for a pipe, a folder or a link to nowhere for ever."""
    try:
        if not os.path.lexists(file) or stat.S_ISREG(file.lstat().st_mode):
            return True
        file.rename(file.with_name(f"{file.name}.damaged-{token_hex(4)}"))
    except (OSError, ValueError):
        return False
    return True


def free_brief_lock(file: Path) -> bool:
    """Return whether Qt can take the lock `file`, with which it writes settings, soon.

    Remove a lock that is older than any writing: its program has ended, perhaps on another
    computer. Qt would wait for half a minute, and where it cannot be removed for ever.
    """
    if not free_lock_place(file):
        return False
    try:
        if abs(time() - file.lstat().st_mtime) > _LONGEST_WRITE:
            file.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


class KeptFile(Generic[T]):
    """A value of ours in a file of its own, which several programs may change.

    Changes that cannot be written are kept as long as the program runs, and are made again to
    whatever the file holds once it can be read and written.
    """

    def __init__(self, path: Path, form: Form[T], usual: T) -> None:
        self.path: Final = path
        self.problem: Problem | None = None
        """Why the file could not be read or written last time."""
        self._form, self._usual = form, usual
        self._unwritten: list[Callable[[T], T]] = []
        self._stamp: tuple[int, int, int] | None = None
        # Nobody knows before the first try.
        self._is_readable = False
        self._content = usual
        self.refresh()

    @property
    def content(self) -> T:
        return self._content

    def refresh(self) -> None:
        """Read the file again if it has changed, or could not be read last time."""
        stamp = stamp_of(self.path)
        if stamp == self._stamp and self._is_readable:
            return
        try:
            found = read_kept(self.path, self._form.read)
        except FileError as error:
            self._is_readable, self.problem = False, error.problems[0]
            return
        self._is_readable = True
        self._stamp = stamp_of(self.path) if found is None else stamp
        self._content = self._usual if found is None else found
        for change in self._unwritten:
            self._content = change(self._content)

    def change(self, change: Callable[[T], T]) -> None:
        """Change the value as it is in the file now, and write it."""
        self.refresh()
        self._content = change(self._content)
        self._unwritten.append(change)
        self._write()

    def write_again(self) -> None:
        """Write what could not be written so far."""
        if self._unwritten:
            self.refresh()
            self._write()

    def _write(self) -> None:
        if not self._is_readable:
            return
        try:
            with suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, self._checked_text())
        except FileError as error:
            self._fail(error.problems[0])
            return
        except ValueError:
            # Half of a letter: only names of files can have such.
            self._fail(Problem.at("file-name"))
            return
        self._unwritten.clear()
        self.problem = None
        self._stamp = stamp_of(self.path)

    def _checked_text(self) -> str:
        """Return the value as the file will hold it. Raise FileError if it could not be read again:
        the next start would take the file for a damaged one."""
        text = self._form.write(self._content)
        try:
            self._form.read(encoded(text))
        except ValueError:
            raise FileError(Problem.at("file-unwritable")) from None
        return text

    def _fail(self, problem: Problem) -> None:
        self.problem = problem
        kept_reports.add(WriteReport(self.path, problem))

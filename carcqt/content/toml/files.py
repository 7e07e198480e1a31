"""Reading files, above all TOML, without trusting them."""

from __future__ import annotations

import errno
import os
import re
import stat
import tomllib
import unicodedata
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final

from carcqt.content.toml.places import place_of
from carcqt.content.toml.replacing import is_reserved
from carcqt.rules.problems import Problem

_TABLES: Final = (".csv", ".tsv", ".ods", ".xls", ".xlsx")
"""Endings of spreadsheets, which people take for decks."""
LARGEST: Final = 2_000_000
"""Bytes of the largest file that is read."""
_DEEP_KEY: Final = re.compile(
    r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){20}"""
)
"""A key of more parts than any of ours; the parser's time grows with their square."""
_LATEST: Final = 32_503_680_000
"""Seconds since 1970 until the year 3000, the last that every system converts to local time."""
_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


_HUGE: Final = 2**63
"""The first whole number that is too large for TOML."""
_DIGITS: Final = re.compile(r"[0-9_]{4000}")
_LONG_NUMBER: Final = re.compile(r"[0-9A-Fa-f_]{16}")
"""Stands in every text with a number that is too large, whatever its base."""


class FileError(Exception):
    """A file that cannot be used, with everything that is wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems


def read_toml(path: Path) -> dict[str, Any]:
    return parse_toml(read_raw(path))


def read_raw(path: Path) -> bytes:
    """All of the file, if it is not too large."""
    too_large = Problem.at("file-large", most=LARGEST // 1_000_000)
    raw = read_limited(path, LARGEST, too_large)
    if path.suffix.lower() in _TABLES:
        raise FileError(Problem.at("file-table"))
    return raw


def read_limited(path: Path, most: int, too_large: Problem) -> bytes:
    """All of a file of at most so many bytes."""
    try:
        with open_regular(path) as file:
            raw = file.read(most + 1)
    except NotRegularError:
        raise FileError(Problem.at("file-special")) from None
    except OSError as error:
        raise FileError(Problem.at(_reason(path, error))) from None
    except ValueError:
        raise FileError(Problem.at("file-name")) from None
    if len(raw) > most:
        raise FileError(too_large)
    return raw


class NotRegularError(OSError):
    """A pipe or a device, which may never end or never begin."""


def open_regular(path: Path) -> BinaryIO:
    """Every file that is not ours is opened here. A pipe is opened without waiting for someone to
    write into it, and then left alone."""
    if not stat.S_ISREG(path.stat().st_mode) and not os.path.isdir(path):
        raise NotRegularError(path)
    file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115
    # Another may have come in its place since.
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise NotRegularError(path)
    return file


def toml_files(folder: Path) -> list[Path]:
    """Return the TOML files of a folder by their names, without hidden ones. A folder that cannot
    be read has none."""
    with suppress(OSError), os.scandir(folder) as inside:
        names = [one.name for one in inside if one.name.endswith(".toml") and one.is_file()]
        return [folder / name for name in sorted(names) if name[0] != "."]
    return []


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def changed_at(seconds: float) -> datetime:
    """When a file was written, as far as calendars reach."""
    return datetime.fromtimestamp(min(max(seconds, 0), _LATEST))


def parse_toml(raw: bytes) -> dict[str, Any]:
    try:
        text = raw.decode("utf-8-sig")
        if found := _DEEP_KEY.search(text):
            line = text.count("\n", 0, found.start()) + 1
            raise FileError(Problem.at("file-deep", f"line {line}"))
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise FileError(Problem.at("file-encoding", f"line {line}")) from None
    except RecursionError:
        raise FileError(Problem.at("file-deep")) from None
    except tomllib.TOMLDecodeError as error:
        raise FileError(_syntax_problem(str(error))) from None
    except ValueError:
        # Python does not read so many decimal digits.
        digits = _DIGITS.search(text)
        line = text.count("\n", 0, digits.start()) + 1 if digits else 1
        raise FileError(Problem.at("number-huge", f"line {line}")) from None
    if _LONG_NUMBER.search(text) and (path := _huge_number(data)) is not None:
        raise FileError(Problem.at("number-huge", *place_of(path, data)))
    return data


def _huge_number(data: dict[str, Any]) -> tuple[str | int, ...] | None:
    """Return the path to a number that other programs could not read, and no message could show;
    `None` if there is none."""
    left: list[tuple[tuple[str | int, ...], Any]] = [((), data)]
    while left:
        path, value = left.pop()
        if isinstance(value, dict):
            left += [((*path, key), inner) for key, inner in value.items()]
        elif isinstance(value, list):
            left += [((*path, number), inner) for number, inner in enumerate(value)]
        elif isinstance(value, int) and not -_HUGE <= value < _HUGE:
            return path
    return None


def _reason(path: Path, error: OSError) -> str:
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return "file-missing"
    if isinstance(error, IsADirectoryError) or os.path.isdir(path):
        return "file-folder"
    if isinstance(error, PermissionError):
        return "file-permission"
    if error.errno == errno.EINVAL:
        # Windows says so of signs that no name has there.
        return "file-name"
    return "file-unreadable"


def _syntax_problem(message: str) -> Problem:
    found = _PLACE.fullmatch(message)
    if found is None or found[2] is None:
        return Problem.at("file-syntax", "end of the file")
    return Problem.at("file-syntax", f"line {found[2]}, column {found[3]}")


def file_name(title: str) -> str:
    """A title as people would call a file: small letters without accents, joined by hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "untitled"
    return f"{name}-1" if is_reserved(name) else name

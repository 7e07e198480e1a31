"""Reading a TOML file without trusting it, and writing one so that nothing is ever half-written."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

from carcqt.rules.problems import Problem

LARGEST: Final = 2_000_000
"""Bytes of the largest file that is read."""
_DEEP_KEY: Final = re.compile(
    r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){20}"""
)
"""A key of more parts than any of ours; the parser's time grows with their square."""
_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


class FileError(Exception):
    """A file that cannot be used, with everything that is wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems


def read_toml(path: Path) -> dict[str, Any]:
    return parse_toml(read_raw(path))


def read_raw(path: Path) -> bytes:
    """All of the file, if it is not too large."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise FileError(Problem.at(_reason(path, error))) from None
    except ValueError:
        raise FileError(Problem.at("file-name")) from None
    if len(raw) > LARGEST:
        raise FileError(Problem.at("file-large", most=LARGEST // 1_000_000))
    return raw


def parse_toml(raw: bytes) -> dict[str, Any]:
    try:
        text = raw.decode("utf-8-sig")
        if found := _DEEP_KEY.search(text):
            line = text.count("\n", 0, found.start()) + 1
            raise FileError(Problem.at("file-deep", f"line {line}"))
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise FileError(Problem.at("file-encoding", f"line {line}")) from None
    except RecursionError:
        raise FileError(Problem.at("file-deep")) from None
    except ValueError as error:
        raise FileError(_syntax_problem(str(error))) from None


def _reason(path: Path, error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "file-missing"
    if isinstance(error, IsADirectoryError) or os.path.isdir(path):
        return "file-folder"
    if isinstance(error, PermissionError):
        return "file-permission"
    return "file-unreadable"


def _syntax_problem(message: str) -> Problem:
    found = _PLACE.fullmatch(message)
    if found is None or found[2] is None:
        return Problem.at("file-syntax", "end of the file")
    return Problem.at("file-syntax", f"line {found[2]}, column {found[3]}")


def write_text(path: Path, text: str) -> None:
    write_raw(path, text.encode())


def write_raw(path: Path, raw: bytes) -> None:
    """Writes beside the file, syncs, and takes its place in one step."""
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise FileError(Problem.at(_write_reason(error))) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(beside, path)
        _sync_folder(path.parent)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        if isinstance(error, OSError):
            raise FileError(Problem.at(_write_reason(error))) from None
        raise


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk too, where the system lets a folder be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write_reason(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "folder-missing"
    if isinstance(error, PermissionError):
        return "file-write-permission"
    return "file-unwritable"

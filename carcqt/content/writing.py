"""Writing files whole or not at all: every file that the program writes goes through here."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from carcqt.content.toml.files import LARGEST, FileError
from carcqt.content.toml.replacing import FileInUseError, is_forbidden, replace_file
from carcqt.rules.problems import Problem

_LONGEST: Final = 25
"""Most letters that the name of a new file takes from each part of the old one's: a name on a disk
has at most 255 bytes."""
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def write_raw(path: Path, raw: bytes | memoryview, *, is_lasting: bool = True) -> None:
    """Write a file: beside the old one under a name of its own, then in its place in one step.

    It is synced before, unless it is not `is_lasting`: something that can be made again. If `path`
    is a link, its target is replaced. Raises FileError if anything fails: then `path` is as it was,
    and nothing is left beside it."""
    path = find_target(path)
    beside = path.with_name(f".{path.stem[:_LONGEST]}{path.suffix[:_LONGEST]}.{token_hex(4)}")
    try:
        file = open(beside, "xb")  # noqa: SIM115
    except OSError as error:
        raise write_error(error) from None
    try:
        with file:
            file.write(raw)
            file.flush()
            if is_lasting:
                os.fsync(file.fileno())
        if os.path.exists(path):
            os.chmod(beside, stat.S_IMODE(path.stat().st_mode))
        replace_file(beside, path)
        if is_lasting:
            _sync_folder(path.parent)
    except BaseException as error:
        with suppress(OSError):
            # Windows removes no file that may only be read.
            os.chmod(beside, stat.S_IREAD | stat.S_IWRITE)
            os.unlink(beside)
        if isinstance(error, OSError):
            raise write_error(error) from None
        raise


def find_target(path: Path) -> Path:
    """Return the file that would be written: where `path` leads to, if it is a link. Raises
    FileError where no file can be written: for a folder, for a pipe or device, whose place a file
    must not take, under a name that the system does not allow, and in a folder that is not there
    or belongs to others."""
    if sys.platform == "win32" and is_forbidden(path.name):
        raise FileError(Problem.at("file-name"))
    try:
        path = Path(os.path.realpath(path))
        mode = path.stat().st_mode if os.path.lexists(path) else stat.S_IFREG
        if not os.access(path.parent, os.W_OK):
            os.stat(path.parent)
            raise PermissionError(path.parent)
    except OSError as error:
        raise write_error(error) from None
    except ValueError:
        raise FileError(Problem.at("file-name")) from None
    if not stat.S_ISREG(mode):
        raise FileError(Problem.at("file-folder" if stat.S_ISDIR(mode) else "file-special"))
    return path


def write_text(path: Path, text: str) -> None:
    write_raw(path, encoded(text))


def write_toml(path: Path, text: str) -> None:
    """Write a file of ours; raise FileError if it could not be read again, being too large."""
    write_raw(path, checked_size(encoded(text)))


def checked_size(raw: bytes) -> bytes:
    """Return what a file of ours is to hold; raise FileError if nobody would read so much."""
    if len(raw) > LARGEST:
        raise FileError(Problem.at("file-large", most=LARGEST // 1_000_000))
    return raw


def encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        # Half of a letter: only names of files can have such.
        raise FileError(Problem.at("file-name")) from None


def write_error(error: OSError) -> FileError:
    """Return what is to be told of a system's error in writing."""
    return FileError(Problem.at(_reason(error)))


def temporary_folder() -> tempfile.TemporaryDirectory[str]:
    """Make a folder for what is needed only for a while; raise FileError if there can be none."""
    try:
        return tempfile.TemporaryDirectory(prefix="carcqt-", ignore_cleanup_errors=True)
    except OSError:
        raise temporary_folder_error() from None


def temporary_folder_error() -> FileError:
    """Return the error for a temporary folder that takes nothing."""
    return FileError(Problem.at("temporary-unwritable"))


def _sync_folder(folder: Path) -> None:
    """Put the new name on the disk too, where the system lets a folder be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(error: OSError) -> str:
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return "folder-missing"
    if isinstance(error, FileInUseError):
        return "file-in-use"
    if isinstance(error, PermissionError):
        return "file-write-permission"
    if error.errno in _NO_ROOM:
        return "disk-full"
    if error.errno == errno.ENAMETOOLONG:
        return "file-name"
    return "file-unwritable"

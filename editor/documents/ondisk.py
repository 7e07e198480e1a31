"""What the disk has in the place of a document's file."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from carcqt.content.toml.files import FileError, parse_toml, read_raw

_CHANGING = ("file-large",)
"""Why a file cannot be read that may be another file later."""


@dataclass(frozen=True, slots=True)
class OddFile:
    """Represents something that cannot be read: too large, a folder, a pipe."""

    why: str
    stamp: tuple[int, int] = (0, 0)
    """Time and size, of a file that another program may write again."""


OnDisk = bytes | OddFile | None
"""The content of a file, or what else is there; `None` if nothing is."""


def look_at(path: Path) -> OnDisk:
    try:
        return read_raw(path)
    except FileError as error:
        why = error.problems[0].code
    with suppress(OSError):
        found = os.stat(path)
        stamp = (found.st_mtime_ns, found.st_size) if why in _CHANGING else (0, 0)
        return OddFile(why, stamp)
    return None


def is_toml(raw: bytes) -> bool:
    """Return whether a file is TOML, whose comments can be kept."""
    with suppress(FileError):
        parse_toml(raw)
        return True
    return False

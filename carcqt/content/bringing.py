"""What comes from elsewhere and is opened here: a pack, or a puzzle as text. It is checked as a
whole, and then kept in a folder of the user's."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from carcqt.content.open import open_any
from carcqt.content.packs import SUFFIX, read_pack, unpack
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, file_name, parse_toml, read_raw, read_toml
from carcqt.content.writing import checked_size, encoded, write_raw
from carcqt.rules.problems import Problem

_LONGEST: Final = 2_000_000
"""Letters of a text that is looked at."""


@dataclass(frozen=True)
class BroughtPack:
    folder: Path
    title: Mapping[str, str]
    files: tuple[Path, ...]
    """In their order, puzzles first: what is opened."""


def is_pack(path: Path) -> bool:
    """By its name, or by what it is: some send it on as a zip."""
    if path.suffix.lower() == SUFFIX:
        return True
    return path.suffix.lower() == ".zip" and os.path.isfile(path) and zipfile.is_zipfile(path)


def is_lesson(path: Path) -> bool:
    """Whether it says that it is one."""
    with suppress(FileError):
        return bool(read_toml(path).get("kind") == "lesson")
    return False


def bring_pack(path: Path, own: Path) -> BroughtPack:
    """Unpacks it into a folder of its own; raises FileError, and then nothing was written."""
    pack = read_pack(path)
    titles = {str(code): title for code, title in pack.manifest.title.items()}
    title = next(iter(titles.values()), path.stem)
    folder = unpack(pack, own, file_name(title))
    files = [folder / name for name in pack.manifest.files]
    return BroughtPack(folder, titles, tuple(sorted(files, key=lambda file: not _is_puzzle(file))))


def _is_puzzle(path: Path) -> bool:
    found = open_any(path)
    return isinstance(found, Scenario) and found.model.goal is not None


def is_file_text(text: str) -> bool:
    """Whether a text may be one of our files."""
    return len(text) <= _LONGEST and "kind" in text and "game" in text and "format" in text


def bring_text(text: str, own: Path) -> Path:
    """Write a puzzle or layout from a text into a new file of the folder `own`, and return its
    path. The same text is kept once. Raise FileError if it is not such a text, or not written."""
    raw = encoded(text.strip() + "\n")
    data = parse_toml(raw)
    if data.get("kind") != "scenario":
        found = str(data.get("kind"))[:40]
        raise FileError(Problem.at("kind-other", "kind", found=found, wanted="scenario"))
    scenario = Scenario.from_data(data)
    if problems := scenario.problems():
        raise FileError(*problems)
    name, number = file_name(_title(data)), 1
    path = own / f"{name}.toml"
    while os.path.lexists(path):
        if _holds(path, raw):
            return path
        number += 1
        path = own / f"{name}-{number}.toml"
    write_raw(path, checked_size(raw))
    return path


def _holds(path: Path, raw: bytes) -> bool:
    with suppress(FileError):
        return read_raw(path) == raw
    return False


def _title(data: dict[str, Any]) -> str:
    titles = data.get("title")
    return str(next(iter(titles.values()), "")) if isinstance(titles, dict) else ""

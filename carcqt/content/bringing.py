"""What comes from elsewhere and is opened here: a pack, or a puzzle as text. It is checked as a
whole, and then kept in a folder of the user's."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from carcqt.content.open import open_any
from carcqt.content.packs import SUFFIX, Pack, is_unpacked, read_pack, unpack, unpacked
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import FileError, file_name, parse_toml, read_raw, read_toml
from carcqt.content.writing import checked_size, encoded, write_raw
from carcqt.rules.problems import Problem

_MOST_ASIDE: Final = 8
"""Number of packs that were looked at and are still there."""
_LONGEST: Final = 2_000_000
"""Letters of a text that is looked at."""


@dataclass(frozen=True)
class BroughtPack:
    """A pack that was unpacked."""

    folder: Path
    title: Mapping[str, str]
    files: tuple[Path, ...]
    """In their order, puzzles first: what is opened."""
    pack: Pack
    is_kept: bool = True
    """True if the folder is one of the user's."""

    @property
    def author(self) -> str:
        return self.pack.manifest.author

    @property
    def licence(self) -> str:
        return self.pack.manifest.licence

    @property
    def about(self) -> Mapping[str, str]:
        return {str(code): text for code, text in self.pack.manifest.about.items()}


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
    """Unpack it into a folder of its own in `own`. Raise FileError, and then nothing is written."""
    pack = read_pack(path)
    return _brought(pack, unpack(pack, own, _name(pack, path.stem)))


def open_pack(path: Path, own: Path, aside: Path) -> BroughtPack:
    """Unpack it into the folder `aside` to be looked at, unless it is kept in `own` already. Of
    the packs that were looked at before, the newest few stay."""
    pack = read_pack(path)
    name = _name(pack, path.stem)
    kept = unpacked(pack, own, name)
    if kept is not None:
        return _brought(pack, kept)
    _drop_oldest(aside)
    return replace(_brought(pack, unpack(pack, aside, name)), is_kept=False)


def keep_pack(brought: BroughtPack, own: Path) -> BroughtPack:
    """Unpack a pack that was looked at into `own`. Raise FileError if it cannot be written."""
    if brought.is_kept:
        return brought
    return _brought(brought.pack, unpack(brought.pack, own, _name(brought.pack, "pack")))


def _brought(pack: Pack, folder: Path) -> BroughtPack:
    titles = {str(code): title for code, title in pack.manifest.title.items()}
    files = [folder / name for name in pack.manifest.files]
    files.sort(key=lambda file: not _is_puzzle(file))
    return BroughtPack(folder, titles, tuple(files), pack)


def _name(pack: Pack, otherwise: str) -> str:
    return file_name(next(iter(pack.manifest.title.values()), otherwise))


def _drop_oldest(aside: Path) -> None:
    """Remove all but the newest packs that were looked at. Other folders are somebody's: a link may
    have led there."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        folders = filter(is_unpacked, aside.iterdir())
        found += [(folder.lstat().st_mtime, folder) for folder in folders]
    for _, folder in sorted(found, reverse=True)[_MOST_ASIDE - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


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

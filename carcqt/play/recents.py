"""Files that people opened or made: decks, maps and starting layouts, at a glance."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from carcqt.content.models import Id
from carcqt.content.toml.files import FileError, changed_at, parse_toml, read_limited
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem

_ENTRIES: Final = {"deck": "tile", "map": "village", "scenario": "-"}
"""For each kind of file, what is counted in it."""
_COUNT: Final = re.compile(r"^count\s*=\s*(\d{1,3})\b", re.MULTILINE)
_LARGEST: Final = 4_000_000
_TOO_LARGE: Final = Problem.at("file-large", most=_LARGEST // 1_000_000)


class _Head(BaseModel):
    """What a file says of itself before its first table."""

    model_config = ConfigDict(strict=True)

    game: Id
    kind: Literal["deck", "map", "scenario"]


@dataclass(frozen=True, slots=True)
class RecentFile:
    path: Path
    when: datetime
    game: str
    kind: str
    count: int
    """Of tiles or villages."""
    is_puzzle: bool = False
    """Whether it is a scenario with a goal."""


def recent_files(paths: Iterable[Path]) -> list[RecentFile]:
    """In their order; without those that are gone or are something else."""
    return [found for path in paths if (found := _look_at(path)) is not None]


def _look_at(path: Path) -> RecentFile | None:
    try:
        return _glance(path, path.stat().st_mtime)
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=64)
def _glance(path: Path, when: float) -> RecentFile | None:
    """Only its head is read: whether all of it holds is seen when it is opened."""
    try:
        head, *rest = read_limited(path, _LARGEST, _TOO_LARGE).split(b"\n[", 1)
        told = _Head.model_validate(parse_toml(head))
        sections = "\n[".join(["", *(section.decode() for section in rest)])
    except (FileError, ValidationError, UnicodeDecodeError):
        return None
    if told.game not in GAMES:
        return None
    entries = sections.split(f"\n[[{_ENTRIES[told.kind]}]]")[1:]
    counts = [int(found[1]) if (found := _COUNT.search(entry)) else 1 for entry in entries]
    is_puzzle = told.kind == "scenario" and "\n[goal]" in sections
    return RecentFile(path, changed_at(when), told.game, told.kind, sum(counts), is_puzzle)

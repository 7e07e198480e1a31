"""Files that people opened or made: decks, maps and starting layouts, at a glance."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

from carcqt.content.toml.files import changed_at, open_regular
from carcqt.rules.games import GAMES

_ENTRIES: Final = {"deck": "tile", "map": "village", "scenario": "-"}
"""For each kind of file, what is counted in it."""
_COUNT: Final = re.compile(r"^count\s*=\s*(\d+)", re.MULTILINE)
_LARGEST: Final = 4_000_000


@dataclass(frozen=True, slots=True)
class RecentFile:
    path: Path
    when: datetime
    game: str
    kind: str
    count: int
    """Of tiles or villages."""


def recent_files(paths: Iterable[Path]) -> list[RecentFile]:
    """In their order; without those that are gone or are something else."""
    return [found for path in paths if (found := _look_at(path)) is not None]


def _look_at(path: Path) -> RecentFile | None:
    try:
        stat = path.stat()
        return _glance(path, stat.st_mtime) if stat.st_size <= _LARGEST else None
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=64)
def _glance(path: Path, when: float) -> RecentFile | None:
    """Only its head is read: whether all of it holds is seen when it is opened."""
    with open_regular(path) as file:
        head, *rest = file.read(_LARGEST).decode().split("\n[", 1)
    told = tomllib.loads(head)
    game, kind = told.get("game"), told.get("kind")
    if game not in GAMES or kind not in _ENTRIES:
        return None
    entries = "\n[".join(["", *rest]).split(f"\n[[{_ENTRIES[kind]}]]")[1:]
    counts = [int(found[1]) if (found := _COUNT.search(entry)) else 1 for entry in entries]
    return RecentFile(path, changed_at(when), game, kind, sum(counts))

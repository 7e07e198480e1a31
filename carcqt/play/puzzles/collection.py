"""All puzzles there are: those that come with the program, one's own, and packs of others."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Final

from carcqt.content.cleaning import clean
from carcqt.content.data import builtin_puzzles
from carcqt.content.decks import describe
from carcqt.content.goals import Goal
from carcqt.content.models import PuzzleModel, ScenarioModel, validate
from carcqt.content.toml.files import FileError, parse_toml, read_raw, toml_files
from carcqt.rules.games import GAMES
from carcqt.rules.problems import Problem

_MOST: Final = 2000
"""Files of a folder that are looked at."""
_LONGEST: Final = 900
"""Bytes of an id that is made of names of files."""
_SECTIONS: Final = re.compile(rb"^(?=\[)", re.MULTILINE)
_WANTED: Final = re.compile(rb"""\[\[?\s*["']?(goal|puzzle)\b""")
_MOVES: Final = re.compile(rb'^moves = \[\n(?:  "[^"\\\n]{1,200}",\n)+\]\n', re.MULTILINE)


class ShelfKind(Enum):
    BUILTIN = "built-in"
    OWN = "own"
    PACK = "pack"


@dataclass(frozen=True, order=True)
class Shelf:
    """Where a puzzle comes from."""

    kind: ShelfKind
    pack: str = ""
    """The folder that a pack was unpacked into."""


BUILTIN: Final = Shelf(ShelfKind.BUILTIN)
OWN: Final = Shelf(ShelfKind.OWN)


@dataclass(frozen=True)
class PuzzleEntry:
    """What a file says of its puzzle; whether all of it holds is seen when it is opened."""

    path: Path
    shelf: Shelf
    id: str
    """Its own; of a file that gives none, one made of its name."""
    game: str = ""
    title: Mapping[str, str] = field(default_factory=dict)
    text: Mapping[str, str] = field(default_factory=dict)
    """The task in the author's words, if there are any."""
    names: tuple[str, ...] = ()
    goal: Goal | None = None
    level: int | None = None
    themes: tuple[str, ...] = ()
    stamp: tuple[int, int] = (0, 0)
    """When the file was written, and its size."""
    problems: tuple[Problem, ...] = ()
    """Why it cannot be opened."""

    @property
    def is_broken(self) -> bool:
        return bool(self.problems)

    def told(self, language: str) -> str:
        """Return its title; the name of the file where it has none."""
        title = self.title.get(language) or next(iter(self.title.values()), "")
        return title or clean(self.path.stem)


class PuzzleCollection:
    """Files are read once and again when they have changed. Others than puzzles are left out:
    layouts, and decks that puzzles are played with."""

    def __init__(self, own: Path) -> None:
        self.own: Final = own
        """Each folder in it is a pack."""
        self._known: Final[dict[Path, PuzzleEntry | None]] = {}
        self._stamps: Final[dict[Path, tuple[int, int]]] = {}

    def entries(self) -> list[PuzzleEntry]:
        """Those of the program first, then one's own, then the packs; each by their names."""
        found = list[PuzzleEntry]()
        for game in GAMES:
            found += self._look_at(BUILTIN, builtin_puzzles(game))
        found += self._look_at(OWN, toml_files(self.own)[:_MOST])
        for folder in self.packs():
            found += self._look_at(Shelf(ShelfKind.PACK, folder.name), toml_files(folder)[:_MOST])
        return found

    def packs(self) -> list[Path]:
        """The folders of packs."""
        with contextlib.suppress(OSError), os.scandir(self.own) as inside:
            folders = [Path(one.path) for one in inside if one.is_dir() and one.name[0] != "."]
            return sorted(folders)[:_MOST]
        return []

    def entry(self, path: Path) -> PuzzleEntry | None:
        """Of one file, wherever it lies; nothing where it is no puzzle."""
        shelf = OWN
        if path.parent.parent == self.own:
            shelf = Shelf(ShelfKind.PACK, path.parent.name)
        elif path in builtin_puzzles(path.parent.parent.name):
            shelf = BUILTIN
        return next(self._look_at(shelf, [path]), None)

    def found_broken(self, entry: PuzzleEntry, *problems: Problem) -> None:
        """Somebody has opened it and could not use it."""
        if entry.path in self._known:
            self._known[entry.path] = _broken(entry.path, entry.shelf, problems, entry)

    def _look_at(self, shelf: Shelf, paths: list[Path]) -> Iterator[PuzzleEntry]:
        for path in paths:
            try:
                stat = path.stat()
            except (OSError, ValueError):
                continue
            stamp = stat.st_mtime_ns, stat.st_size
            if self._stamps.get(path) != stamp:
                self._known[path], self._stamps[path] = _read(path, shelf, stamp), stamp
            if (entry := self._known[path]) is not None:
                yield entry


def _read(path: Path, shelf: Shelf, stamp: tuple[int, int]) -> PuzzleEntry | None:
    try:
        model = _model(read_raw(path))
        if model is None:
            return None
        describe(model.game)
    except FileError as error:
        return _broken(path, shelf, error.problems)
    assert model.goal is not None
    puzzle = model.puzzle or PuzzleModel()
    return PuzzleEntry(
        path,
        shelf,
        puzzle.id or _made_id(path),
        model.game,
        {str(code): text for code, text in model.title.items()},
        {str(code): text for code, text in model.text.items()},
        () if isinstance(model.players, int) else tuple(model.players),
        Goal.of(model.goal),
        puzzle.difficulty,
        tuple(puzzle.themes),
        stamp,
    )


def _broken(
    path: Path, shelf: Shelf, problems: tuple[Problem, ...], known: PuzzleEntry | None = None
) -> PuzzleEntry:
    if known is None:
        return PuzzleEntry(path, shelf, _made_id(path), problems=problems)
    return PuzzleEntry(
        path, shelf, known.id, known.game, known.title, stamp=known.stamp, problems=problems
    )


def _made_id(path: Path) -> str:
    made = f"file {path.parent.name} {path.stem}".encode("utf-8", "backslashreplace")
    # What is kept of a puzzle bears its id, and takes none that is very long.
    return made.decode() if len(made) < _LONGEST else f"file {sha256(made).hexdigest()}"


def _model(raw: bytes) -> ScenarioModel | None:
    """Nothing for a file of another kind, or without a goal."""
    with contextlib.suppress(FileError):
        return _judged(parse_toml(_glance(raw)))
    return _judged(parse_toml(raw))


def _judged(data: dict[str, object]) -> ScenarioModel | None:
    is_other = data.get("kind", "scenario") != "scenario"
    if is_other or ("kind" in data and "goal" not in data):
        return None
    return validate(data, "scenario", ScenarioModel)


def _glance(raw: bytes) -> bytes:
    """Without how things lie, tiles and the proof, which nobody looks at in a list and which take
    most of the time to read."""
    head, *sections = _SECTIONS.split(raw)
    kept = [section for section in sections if _WANTED.match(section)]
    return b"".join((_MOVES.sub(b"moves = []\n", head), *kept))

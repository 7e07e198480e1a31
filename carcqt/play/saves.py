"""The folder of saved games."""

from __future__ import annotations

import contextlib
import glob
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple, overload

from PySide6.QtCore import QLockFile

from carcqt.content.decks import describe
from carcqt.content.models import ScenarioModel, TableModel, validate
from carcqt.content.tables import one_line
from carcqt.content.toml.files import FileError, changed_at, parse_toml, read_raw, read_toml
from carcqt.content.toml.writing import dumps
from carcqt.content.writing import write_raw, write_toml
from carcqt.play.locks import lock_of
from carcqt.rules.problems import Problem

_SUFFIX: Final = ".toml"
_LEFT_BEHIND: Final = 3600
"""Seconds after which a half-written file of a program that was killed is swept up."""

_NAMED: Final = r"[a-z]+-\d{8}-\d{6}(-\d+)?"
"""What the program calls a save."""
_HALF_WRITTEN: Final = re.compile(
    rf"\..{{1,25}}\.(toml|png|json)\.[0-9a-f]{{8}}|{_NAMED}\.png\.\w{{6}}"
)
"""Name of a file that was not written to its end; before 1.1, pictures had the other one."""
_LONGEST: Final = 40
"""Letters of a file's name that its copy begins with."""

_SECTIONS: Final = re.compile(rb"^(?=\[)", re.MULTILINE)
_TEXTS: Final = rb' = \[\n(?:  "[^"\\\n]{1,200}",\n)+\]\n'
"""A list of texts with a line for each, as this program writes long ones."""
_MOVES: Final = re.compile(rb"^moves" + _TEXTS, re.MULTILINE)
_DRAWS: Final = re.compile(rb"^([\w-]+)" + _TEXTS, re.MULTILINE)

Painter = Callable[[], bytes]
"""Makes the picture of a save as it stands, in the form of a PNG file; nothing if there is none."""


def analysis_path(save: Path) -> Path:
    """Where the analysis of a save is kept, and goes with it."""
    return save.with_suffix(".analysis.json")


@dataclass(frozen=True)
class SavedGame:
    path: Path
    when: datetime
    picture_path: Path
    """Where its picture is, if one has been made."""
    title: str = ""
    """As the players named it, if they did."""
    game: str = ""
    names: tuple[str, ...] = ()
    """Empty for a seat without a name."""
    colours: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    turn: int = 0
    moves: int = 0
    finished: bool = False
    to_move: int | None = None
    """Whose turn it is, where the file says so."""
    problems: tuple[Problem, ...] = ()
    """Why it cannot be opened."""

    @property
    def is_broken(self) -> bool:
        return bool(self.problems)


class SaveEntry(NamedTuple):
    """What the folder says of a save."""

    key: tuple[int, int, int]
    """When it was written, when its place in the folder changed, and its size."""
    name: str


class SavedGames(Sequence[SavedGame]):
    """Each is read when it is looked at: there may be thousands, and mostly a few are wanted."""

    def __init__(
        self, entries: Sequence[SaveEntry], read: Callable[[SaveEntry], SavedGame]
    ) -> None:
        self._entries, self._read = entries, read

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, place: int) -> SavedGame: ...

    @overload
    def __getitem__(self, place: slice) -> SavedGames: ...

    def __getitem__(self, place: int | slice) -> SavedGame | SavedGames:
        found = self._entries[place]
        return self._read(found) if isinstance(found, SaveEntry) else SavedGames(found, self._read)

    @property
    def names(self) -> Sequence[str]:
        """Of their files."""
        return [entry.name for entry in self._entries]


class Saves:
    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._known: Final[dict[Path, tuple[tuple[int, ...], SavedGame]]] = {}
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            self._sweep()

    def list(self) -> SavedGames:
        """All that are there, the newest first, those that cannot be opened too."""
        return SavedGames(self._entries(), self._look_at)

    def find(self, path: Path) -> SavedGame | None:
        """Return the save in a file, or `None` if the file is not one of these saves."""
        entries = (entry for entry in self._entries() if self.folder / entry.name == path)
        entry = next(entries, None)
        return None if entry is None else self._look_at(entry)

    def holds(self, path: Path) -> bool:
        """Whether a file is one of these saves, and may be played on where it is."""
        real, folder = map(os.path.realpath, (path, self.folder))
        return path.suffix == _SUFFIX and os.path.dirname(real) == folder

    def new_path(self, game: str) -> tuple[Path, QLockFile]:
        """A name that no save has, and its lock."""
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        number = 1
        while True:
            path = self.folder / f"{stem}{f'-{number}' if number > 1 else ''}{_SUFFIX}"
            number += 1
            if os.path.exists(path):
                continue
            lock = lock_of(path)
            if lock is None:
                continue
            if not os.path.exists(path):
                return path, lock
            lock.unlock()

    def rename(self, path: Path, title: str) -> None:
        """Gives the game another title; the file keeps its name and date."""
        with self._alone(path):
            data = read_toml(path)
            validate(data, "scenario", ScenarioModel)
            table = {key: value for key, value in data.get("table", {}).items() if key != "title"}
            title = one_line(title)
            data["table"] = {"title": title, **table} if title else table
            before = path.stat()
            write_toml(path, dumps(data))
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def delete(self, path: Path) -> None:
        with self._alone(path):
            try:
                path.unlink(missing_ok=True)
                self.picture_path(path).unlink(missing_ok=True)
                for kept in path.parent.glob(f"{glob.escape(analysis_path(path).name)}*"):
                    kept.unlink(missing_ok=True)
            except OSError:
                raise FileError(Problem.at("file-undeletable")) from None

    def export(self, path: Path, to: Path) -> None:
        """A copy of the file somewhere else."""
        write_toml(to, _content(path))

    def duplicate(self, path: Path) -> Path:
        copy, lock = self.new_path(path.stem.split("-")[0][:_LONGEST])
        try:
            write_toml(copy, _content(path))
            with contextlib.suppress(FileError):
                write_raw(self.picture_path(copy), read_raw(self.picture_path(path)))
        finally:
            lock.unlock()
        return copy

    def picture_path(self, path: Path) -> Path:
        return path.with_suffix(".png")

    def keep_picture(self, path: Path, paint: Painter) -> bool:
        """Writes the picture beside the save; a game without one is none the worse."""
        picture = paint()
        if not picture:
            return False
        with contextlib.suppress(FileError):
            write_raw(self.picture_path(path), picture)
            return True
        return False

    @contextmanager
    def _alone(self, path: Path) -> Iterator[None]:
        """While nobody plays the game."""
        lock = lock_of(path)
        if lock is None:
            raise FileError(Problem.at("save-in-use"))
        try:
            yield
        finally:
            lock.unlock()
            self._known.pop(path, None)

    def _entries(self) -> Sequence[SaveEntry]:
        found = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as files:
            for file in files:
                if file.name.endswith(_SUFFIX) and not file.name.startswith("."):
                    with contextlib.suppress(OSError):
                        if file.is_file():
                            stat = file.stat()
                            key = (stat.st_mtime_ns, stat.st_ctime_ns, stat.st_size)
                            found.append(SaveEntry(key, file.name))
        return sorted(found, reverse=True)

    def _look_at(self, entry: SaveEntry) -> SavedGame:
        path = self.folder / entry.name
        known = self._known.get(path)
        if known is None or known[0] != entry.key:
            when = changed_at(entry.key[0] / 1e9)
            known = entry.key, _read(path, when, self.picture_path(path))
            self._known[path] = known
        return known[1]

    def _sweep(self) -> None:
        """Take away what a program that was killed has left: halves of files, and locks. Files of
        others stay, whatever folder a link may lead to."""
        with os.scandir(self.folder) as inside:
            names = [one.name for one in inside]
        for name in names:
            path = self.folder / name
            with contextlib.suppress(OSError):
                if _HALF_WRITTEN.fullmatch(name) and _age(path) > _LEFT_BEHIND:
                    path.unlink(missing_ok=True)
        for path in (self.folder / name for name in names if name.endswith(".lock")):
            save = path.with_suffix(_SUFFIX)
            is_own = save.name in names or re.fullmatch(_NAMED, save.stem)
            if is_own and (lock := lock_of(save)):
                lock.unlock()


def _age(path: Path) -> float:
    """Return the seconds since a file was written."""
    return time.time() - path.lstat().st_mtime


def latest_unfinished(saves: Iterable[SavedGame]) -> SavedGame | None:
    """The game to go on with, out of a list with the newest first."""
    return next((save for save in saves if not save.finished and not save.is_broken), None)


def _content(path: Path) -> str:
    try:
        return read_raw(path).decode()
    except UnicodeDecodeError:
        raise FileError(Problem.at("file-unreadable")) from None


def _glance(raw: bytes) -> tuple[bytes, int | None]:
    """Return a save without its long lists of moves and draws, and the number of moves left out.

    Reading these two lists takes most of the time, and a list of saves does not show them. Other
    lists stay: names of players, for instance, may be long too. The number is `None` if the moves
    stay.
    """
    moves: int | None = None

    def empty(found: re.Match[bytes]) -> bytes:
        nonlocal moves
        moves = found[0].count(b"\n") - 2
        return b"moves = []\n"

    head, *sections = _SECTIONS.split(raw)
    kept = [
        _DRAWS.sub(rb"\1 = []\n", section) if section.startswith(b"[draws]\n") else section
        for section in sections
    ]
    return b"".join((_MOVES.sub(empty, head), *kept)), moves


def _model(raw: bytes) -> tuple[ScenarioModel, int]:
    """Return what a save holds, perhaps without moves and draws, and its number of moves."""
    short, moves = _glance(raw)
    try:
        model = validate(parse_toml(short), "scenario", ScenarioModel)
    except FileError:
        # A text may look like a heading or a list: the whole file decides.
        moves = None
        model = validate(parse_toml(raw), "scenario", ScenarioModel)
    return model, len(model.moves) if moves is None else moves


def _read(path: Path, when: datetime, picture: Path) -> SavedGame:
    """What a save says of itself; whether all its moves hold is seen when it is opened."""
    try:
        model, moves = _model(read_raw(path))
        describe(model.game)
    except FileError as error:
        return SavedGame(path, when, picture, problems=error.problems)
    table, expect = model.table or TableModel(), model.expect
    count = model.players if isinstance(model.players, int) else len(model.players)
    names = ("",) * count if isinstance(model.players, int) else tuple(model.players)
    colours = tuple(seat.colour - 1 for seat in table.seats) or tuple(range(count))
    scores: tuple[int, ...] = (0,) * count
    if expect is not None and expect.scores is not None and len(expect.scores) == count:
        scores = tuple(expect.scores)
    if len(colours) != count:
        problem = Problem.at("seats-number", "table seats", count=len(colours), players=count)
        return SavedGame(path, when, picture, problems=(problem,))
    return SavedGame(
        path,
        when,
        picture,
        table.title,
        model.game,
        names,
        colours,
        scores,
        table.turn,
        moves,
        finished=expect is not None and bool(expect.over),
        to_move=expect.to_move - 1 if expect is not None and expect.to_move else None,
    )

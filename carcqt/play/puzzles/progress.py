"""How far somebody has come with each puzzle, by its id, in a file of the user's."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import TypeAdapter
from PySide6.QtCore import QObject, Signal

from carcqt.content.toml.files import FileError, open_regular
from carcqt.content.writing import write_text
from carcqt.play.puzzles.rating import FIRST, rated
from carcqt.rules.problems import Problem

_LARGEST: Final = 20_000_000
"""Bytes."""


@dataclass(frozen=True)
class PuzzleProgress:
    """Of one puzzle, until it is solved for the first time: after that it is known."""

    wrong: int = 0
    """Tries that were not the answer."""
    hints: int = 0
    is_shown: bool = False
    """Whether the solution was looked at first."""
    seconds: float = 0.0
    solved: datetime | None = None
    """When."""
    tried: datetime | None = None
    """When last."""

    @property
    def is_solved(self) -> bool:
        return self.solved is not None

    @property
    def is_begun(self) -> bool:
        return bool(self.wrong or self.hints or self.is_shown) and not self.is_solved

    @property
    def tries(self) -> int:
        return self.wrong + self.is_solved

    @property
    def stars(self) -> int:
        """Three for the first try without a hint, none once the solution was shown."""
        if not self.is_solved or self.is_shown:
            return 0
        if not self.wrong and not self.hints:
            return 3
        return 2 if self.wrong <= 1 and self.hints <= 1 else 1


@dataclass(frozen=True)
class RatingChange:
    """One's level after a puzzle."""

    when: datetime
    rating: float
    puzzle: str


@dataclass(frozen=True)
class _Content:
    format: Literal[1] = 1
    kind: Literal["progress"] = "progress"
    puzzles: dict[str, PuzzleProgress] = field(default_factory=dict)
    ratings: tuple[RatingChange, ...] = ()
    days: tuple[date, ...] = ()


_FILE: Final = TypeAdapter(_Content)


class Progress(QObject):
    """It is read again where another program has written it meanwhile. A file that is damaged is
    put aside, and told of once."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Final = path
        self.put_aside: Path | None = None
        """Where a damaged file lies now."""
        self.problem: Problem | None = None
        """Why it could not be written last time."""
        self._stamp: tuple[int, int] | None = None
        self._content = _Content()
        self._look()

    def of(self, puzzle: str) -> PuzzleProgress:
        return self._content.puzzles.get(puzzle, PuzzleProgress())

    @property
    def solved(self) -> int:
        return sum(one.is_solved for one in self._content.puzzles.values())

    @property
    def ratings(self) -> tuple[RatingChange, ...]:
        """The oldest first."""
        return self._content.ratings

    @property
    def rating(self) -> float | None:
        """Nothing before the first result."""
        return self.ratings[-1].rating if self.ratings else None

    @property
    def days(self) -> set[date]:
        """On which the puzzle of the day was solved."""
        return {*self._content.days}

    def gain_since(self, when: datetime) -> float:
        """How much one's level has moved since then."""
        if self.rating is None:
            return 0.0
        before = [one.rating for one in self.ratings if one.when < when]
        return self.rating - (before[-1] if before else FIRST)

    def keep(self, puzzle: str, progress: PuzzleProgress) -> None:
        self._look()
        puzzles = {**self._content.puzzles, puzzle: progress}
        self._write(replace(self._content, puzzles=puzzles))

    def rate(self, puzzle: str, level: int | None, when: datetime) -> RatingChange | None:
        """Counts a puzzle that was just solved, once; nothing where its solution was shown."""
        stars = self.of(puzzle).stars
        if not stars or any(one.puzzle == puzzle for one in self.ratings):
            return None
        before = FIRST if self.rating is None else self.rating
        after = rated(before, stars, level, len(self.ratings))
        change = RatingChange(when, round(after, 1), puzzle)
        self._write(replace(self._content, ratings=(*self.ratings, change)))
        return change

    def note_day(self, day: date) -> None:
        """The puzzle of that day was solved."""
        days = {*self._content.days, day}
        self._write(replace(self._content, days=tuple(sorted(days))))

    def _look(self) -> None:
        stamp = _stamp(self.path)
        if stamp == self._stamp:
            return
        self._stamp, self._content = stamp, _Content()
        if stamp is None:
            return
        try:
            self._content = _read(self.path)
        except (OSError, ValueError, RecursionError):
            aside = self.path.with_name(f"{self.path.stem}-damaged{self.path.suffix}")
            with contextlib.suppress(OSError):
                os.replace(self.path, aside)
                self.put_aside = aside
            self._stamp = _stamp(self.path)

    def _write(self, content: _Content) -> None:
        """What cannot be written is kept as long as the program runs."""
        self._content = content
        try:
            with contextlib.suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, _FILE.dump_json(content, indent=1).decode())
            self.problem = None
        except FileError as error:
            self.problem = error.problems[0]
        self._stamp = _stamp(self.path)
        self.changed.emit()


def tried_at(progress: PuzzleProgress, when: datetime, **new: Any) -> PuzzleProgress:
    """Something has been done; what is known of a puzzle that was solved stays as it is."""
    return replace(progress, tried=when, **({} if progress.is_solved else new))


def solved_at(progress: PuzzleProgress, when: datetime, seconds: float) -> PuzzleProgress:
    return tried_at(progress, when, solved=when, seconds=round(seconds, 1))


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        stat = path.stat()
    except (OSError, ValueError):
        return None
    return stat.st_mtime_ns, stat.st_size


def _read(path: Path) -> _Content:
    with open_regular(path) as file:
        raw = file.read(_LARGEST + 1)
    if len(raw) > _LARGEST:
        raise ValueError(path)
    return _FILE.validate_json(raw)

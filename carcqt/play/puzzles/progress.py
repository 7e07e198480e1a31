"""How far somebody has come with each puzzle, by its id, in a file of the user's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter
from PySide6.QtCore import QObject, Signal

from carcqt.content.kept import Amount, Count, Day, Flag, JsonForm, KeptFile, Name, When
from carcqt.play.puzzles.rating import FIRST, rated
from carcqt.rules.problems import Problem

_FORMAT: Final = 1
Seconds = Annotated[float, Field(strict=True, ge=0, le=1e9, allow_inf_nan=False)]


@dataclass(frozen=True)
class PuzzleProgress:
    """Of one puzzle, until it is solved for the first time: after that it is known."""

    wrong: Count = 0
    """Tries that were not the answer."""
    hints: Count = 0
    is_shown: Flag = False
    """Whether the solution was looked at first."""
    seconds: Seconds = 0.0
    solved: When | None = None
    """When."""
    tried: When | None = None
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

    when: When
    rating: Amount
    puzzle: Name


@dataclass(frozen=True)
class _Content:
    format: Literal[1] = _FORMAT
    kind: Literal["progress"] = "progress"
    puzzles: dict[Name, PuzzleProgress] = field(default_factory=dict)
    ratings: tuple[RatingChange, ...] = ()
    days: tuple[Day, ...] = ()


_FORM: Final = JsonForm(TypeAdapter(_Content), _FORMAT)


class Progress(QObject):
    """The user's results, which several programs may write."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file: Final = KeptFile(path, _FORM, _Content())

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def problem(self) -> Problem | None:
        """Why the file could not be read or written last time."""
        return self._file.problem

    @property
    def _content(self) -> _Content:
        return self._file.content

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
        self._change(lambda now: replace(now, puzzles={**now.puzzles, puzzle: progress}))

    def rate(self, puzzle: str, level: int | None, when: datetime) -> RatingChange | None:
        """Counts a puzzle that was just solved, once; nothing where its solution was shown."""
        self._file.refresh()
        stars = self.of(puzzle).stars
        if not stars or any(one.puzzle == puzzle for one in self.ratings):
            return None
        before = FIRST if self.rating is None else self.rating
        after = rated(before, stars, level, len(self.ratings))
        change = RatingChange(when, round(after, 1), puzzle)
        self._change(lambda now: replace(now, ratings=(*now.ratings, change)))
        return change

    def note_day(self, day: date) -> None:
        """The puzzle of that day was solved."""
        self._change(lambda now: replace(now, days=tuple(sorted({*now.days, day}))))

    def write_again(self) -> None:
        """Write what could not be written so far."""
        self._file.write_again()

    def _change(self, change: Callable[[_Content], _Content]) -> None:
        self._file.change(change)
        self.changed.emit()


def tried_at(progress: PuzzleProgress, when: datetime, **new: Any) -> PuzzleProgress:
    """Something has been done; what is known of a puzzle that was solved stays as it is."""
    return replace(progress, tried=when, **({} if progress.is_solved else new))


def solved_at(progress: PuzzleProgress, when: datetime, seconds: float) -> PuzzleProgress:
    return tried_at(progress, when, solved=when, seconds=round(seconds, 1))

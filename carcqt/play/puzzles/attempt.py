"""What is kept of somebody's work on a puzzle: time, wrong turns, hints, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import Any, Final

from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.puzzles.progress import (
    Progress,
    PuzzleProgress,
    RatingChange,
    solved_at,
    tried_at,
)


class Attempt:
    """It goes on where the last one was left; what was solved is begun anew."""

    def __init__(self, entry: PuzzleEntry, progress: Progress, hints: int) -> None:
        self._entry: Final = entry
        self._kept: Final = progress
        before = self.progress
        self.hints_shown = 0 if before.is_solved else min(before.hints, hints)
        self.rating: RatingChange | None = None
        """How one's level has moved by it."""
        self.rating_before: float | None = None
        self.now: Callable[[], datetime] = datetime.now
        self._seconds = 0.0 if before.is_solved else before.seconds
        self._since: float | None = None

    @property
    def progress(self) -> PuzzleProgress:
        return self._kept.of(self._entry.id)

    @property
    def seconds(self) -> float:
        """Spent on it until it was solved."""
        if self.progress.is_solved:
            return self.progress.seconds
        return self._seconds + (0.0 if self._since is None else monotonic() - self._since)

    def start_clock(self) -> None:
        if self._since is None:
            self._since = monotonic()

    def stop_clock(self) -> None:
        """Time is kept only of what was begun."""
        self._seconds, self._since = self.seconds, None
        if self.progress.is_begun:
            self._keep()

    def add_wrong(self) -> None:
        self._keep(wrong=self.progress.wrong + 1)

    def add_hint(self) -> None:
        self.hints_shown += 1
        self._keep(hints=max(self.progress.hints, self.hints_shown))

    def see_solution(self) -> None:
        if not self.progress.is_solved:
            self._keep(is_shown=True)

    def solve(self) -> None:
        was_solved = self.progress.is_solved
        seconds = self.seconds
        self._seconds, self._since = seconds, None
        when = self.now()
        self._kept.keep(self._entry.id, solved_at(self.progress, when, seconds))
        if not was_solved:
            self.rating_before = self._kept.rating
            self.rating = self._kept.rate(self._entry.id, self._entry.level, when)

    def _keep(self, **new: Any) -> None:
        seconds = round(self.seconds, 1)
        after = tried_at(self.progress, self.now(), **{"seconds": seconds, **new})
        self._kept.keep(self._entry.id, after)

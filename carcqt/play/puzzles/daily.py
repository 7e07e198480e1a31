"""The puzzle of the day, out of the date alone, and how many days somebody has kept it up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from random import Random

from carcqt.play.puzzles.collection import BUILTIN, PuzzleEntry
from carcqt.play.puzzles.progress import Progress


def puzzle_of_the_day(entries: Sequence[PuzzleEntry], day: date) -> PuzzleEntry | None:
    """One of those that come with the program; each comes once before one comes again."""
    there = (entry for entry in entries if entry.shelf == BUILTIN and not entry.is_broken)
    builtin = sorted(there, key=lambda entry: entry.id)
    if not builtin:
        return None
    lap, place = divmod(day.toordinal(), len(builtin))
    Random(lap).shuffle(builtin)
    return builtin[place]


def note_solved(
    entry: PuzzleEntry, entries: Sequence[PuzzleEntry], progress: Progress, day: date
) -> None:
    """A puzzle was solved, perhaps that of the day."""
    today = puzzle_of_the_day(entries, day)
    if today is not None and today.id == entry.id:
        progress.note_day(day)


def days_running(days: Collection[date], today: date) -> int:
    """Days in a row on which it was solved; today may still come."""
    last = today if today in days else today - timedelta(1)
    count = 0
    while last - timedelta(count) in days:
        count += 1
    return count

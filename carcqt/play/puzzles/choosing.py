"""Which puzzles somebody wants to see, in which order, and which one comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random

from carcqt.play.puzzles.collection import PuzzleEntry, Shelf
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.rating import level_of, puzzle_rating
from carcqt.rules.games import GAMES


class PuzzleState(Enum):
    ALL = "all"
    TO_DO = "to-do"
    SOLVED = "solved"


class PuzzleOrder(Enum):
    SUGGESTED = "suggested"
    """Those to do first, nearest to one's level; what was solved last comes last."""
    EASY = "easy"
    TITLE = "title"
    GAME = "game"


@dataclass(frozen=True)
class PuzzleFilter:
    """An empty set lets everything through."""

    state: PuzzleState = PuzzleState.ALL
    games: frozenset[str] = frozenset()
    levels: frozenset[int] = frozenset()
    themes: frozenset[str] = frozenset()
    shelves: frozenset[Shelf] = frozenset()
    text: str = ""

    @property
    def is_empty(self) -> bool:
        return self == PuzzleFilter()

    def holds(self, entry: PuzzleEntry, progress: Progress, language: str) -> bool:
        if self.state is not PuzzleState.ALL:
            wanted = self.state is PuzzleState.SOLVED
            if progress.of(entry.id).is_solved is not wanted:
                return False
        return (
            (not self.games or entry.game in self.games)
            and (not self.levels or entry.level in self.levels)
            and (not self.themes or not self.themes.isdisjoint(entry.themes))
            and (not self.shelves or entry.shelf in self.shelves)
            and self.text.casefold().strip() in _said(entry, language)
        )


def _said(entry: PuzzleEntry, language: str) -> str:
    texts = (entry.told(language), *entry.title.values(), *entry.themes, entry.id)
    return "\n".join(texts).casefold()


def chosen(
    entries: Iterable[PuzzleEntry],
    progress: Progress,
    wanted: PuzzleFilter,
    order: PuzzleOrder,
    language: str,
) -> list[PuzzleEntry]:
    found = [entry for entry in entries if wanted.holds(entry, progress, language)]
    games = list(GAMES)
    # Whoever has solved nothing yet begins with what is easy.
    own = puzzle_rating(1) if progress.rating is None else progress.rating

    def level(entry: PuzzleEntry) -> int:
        return entry.level or 0

    def title(entry: PuzzleEntry) -> str:
        return entry.told(language).casefold()

    match order:
        case PuzzleOrder.SUGGESTED:
            return sorted(
                found,
                key=lambda entry: (
                    entry.is_broken,
                    progress.of(entry.id).is_solved,
                    abs(puzzle_rating(entry.level) - own),
                ),
            )
        case PuzzleOrder.EASY:
            return sorted(found, key=lambda entry: (entry.is_broken, level(entry), title(entry)))
        case PuzzleOrder.TITLE:
            return sorted(found, key=title)
    place = {game: number for number, game in enumerate(games)}
    return sorted(found, key=lambda entry: (place.get(entry.game, len(place)), level(entry)))


def next_of(
    entries: Sequence[PuzzleEntry], progress: Progress, after: PuzzleEntry | None = None
) -> PuzzleEntry | None:
    """The next one that is not solved, in this order and then from its beginning."""
    ids = [entry.id for entry in entries]
    begin = ids.index(after.id) + 1 if after is not None and after.id in ids else 0
    for entry in (*entries[begin:], *entries[:begin]):
        is_same = after is not None and entry.id == after.id
        if not entry.is_broken and not is_same and not progress.of(entry.id).is_solved:
            return entry
    return None


def random_of(
    entries: Sequence[PuzzleEntry], progress: Progress, rng: Random
) -> PuzzleEntry | None:
    """One of one's level that is not solved; where there is none, of the nearest level."""
    own = 1 if progress.rating is None else level_of(progress.rating)
    left = [
        entry for entry in entries if not entry.is_broken and not progress.of(entry.id).is_solved
    ]
    left = left or [entry for entry in entries if not entry.is_broken]
    if not left:
        return None
    away = [abs((entry.level or 3) - own) for entry in left]
    return rng.choice([entry for entry, far in zip(left, away, strict=True) if far == min(away)])


@dataclass(frozen=True)
class PuzzlePlace:
    """Where a puzzle stands among others, and what follows."""

    number: int
    of: int
    next: PuzzleEntry | None = None

    @classmethod
    def of_entry(
        cls,
        entry: PuzzleEntry,
        among: Sequence[PuzzleEntry],
        every: Sequence[PuzzleEntry],
        progress: Progress,
        language: str,
    ) -> PuzzlePlace:
        """Among those that were looked for. When they are all solved, others follow."""
        suggested = chosen(every, progress, PuzzleFilter(), PuzzleOrder.SUGGESTED, language)
        shown = among or suggested
        ids = [one.id for one in shown]
        number = ids.index(entry.id) + 1 if entry.id in ids else 1
        others = [one for one in suggested if one.id != entry.id]
        following = next_of(shown, progress, entry) or next_of(others, progress)
        return cls(number, max(1, len(shown)), following)

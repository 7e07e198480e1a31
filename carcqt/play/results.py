"""What came of finished games for one person, as plain numbers: out of the saves alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from carcqt.content.tables import SeatKind, TableSetup
from carcqt.play.opening import open_save
from carcqt.play.summary import Summary
from carcqt.players.levels import on_ladder
from carcqt.rules.moves import END


@dataclass(frozen=True, slots=True)
class GameResult:
    path: Path
    game: str
    own: int
    """Points."""
    rank: int
    """1 for whoever has won, alone or with others."""
    lead: int
    """Over the best of the others; below 0 where they had more."""
    against: str
    """Who came nearest."""
    levels: tuple[str, ...]
    """Of the computer players, the strongest last."""
    sources: tuple[tuple[str, int, float], ...]
    """What each source brought to the person, and on average to the others."""

    @property
    def is_won(self) -> bool:
        return self.rank == 1


def seat_of(setup: TableSetup, name: str) -> int | None:
    """Where somebody sat: by the name, or as the only person at the table."""
    named = [seat for seat in setup.persons if name and setup.seats[seat].name == name]
    if named:
        return named[0]
    return setup.only_person


def result_of(path: Path, name: str) -> GameResult | None:
    """Of one save; nothing if the game was not played to its end, or if somebody else played it.
    Raises FileError for one that cannot be opened."""
    table = open_save(path).table
    setup, moments, game = table.setup, table.moments, table.game
    seat = seat_of(setup, name)
    if seat is None or not game.is_over or not moments or moments[-1].move == END:
        return None
    summary = Summary.of(game, moments)
    scores = summary.scores
    others = [one for one in range(len(scores)) if one != seat]
    best = max(others, key=scores.__getitem__)
    own = summary.ranking.index(seat) + 1
    levels = [one.level for one in setup.seats if one.kind is SeatKind.COMPUTER]
    return GameResult(
        path,
        setup.game,
        scores[seat],
        1 if seat in summary.winners else max(2, own),
        scores[seat] - scores[best],
        setup.names[best],
        tuple(sorted({on_ladder(level) for level in levels})),
        tuple(
            (source, row[seat], sum(row[one] for one in others) / len(others))
            for source, row in summary.sources
        ),
    )


@dataclass(frozen=True, slots=True)
class Statistics:
    """Of the results in the order in which they were played."""

    results: tuple[GameResult, ...]

    @property
    def won(self) -> int:
        return sum(result.is_won for result in self.results)

    @property
    def seconds(self) -> int:
        return sum(result.rank == 2 for result in self.results)

    @property
    def streak(self) -> int:
        """The most games won in a row."""
        best = now = 0
        for result in self.results:
            now = now + 1 if result.is_won else 0
            best = max(best, now)
        return best

    @property
    def best(self) -> GameResult | None:
        return max(self.results, key=lambda result: result.own, default=None)

    def of(self, game: str) -> Statistics:
        """Of one game; of all without a name."""
        return Statistics(tuple(one for one in self.results if not game or one.game == game))

    def sources(self) -> list[tuple[str, float, float]]:
        """What each source brought a game, oneself and the others; of one game."""
        sums: dict[str, list[float]] = {}
        for result in self.results:
            for source, own, others in result.sources:
                line = sums.setdefault(source, [0.0, 0.0])
                line[0] += own
                line[1] += others
        count = max(1, len(self.results))
        return [(source, own / count, others / count) for source, (own, others) in sums.items()]

    def levels(self, order: Sequence[str]) -> list[tuple[str, int, int]]:
        """Against computer players of each level: won, and played."""
        found = []
        for level in order:
            met = [result for result in self.results if level in result.levels]
            found.append((level, sum(result.is_won for result in met), len(met)))
        return found

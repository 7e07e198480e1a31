"""Whole games between computer players, counted; over several processes with the same result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Final

from carcqt.background.crew import Crew
from carcqt.players import PLAYERS
from carcqt.players.levels import budget_limits
from carcqt.rules.events import Completed, Discarded, Drawn, Event, Scored, points
from carcqt.rules.game import Game, Share
from carcqt.rules.games import GAMES

BATCH: Final = 25
"""Games given to a process at a time."""


@dataclass(frozen=True)
class Match:
    """Who plays what; each game's chance follows from the seed and the game's number alone."""

    game: str
    material: Any
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    budget: int | float | None = None
    """For a move: nodes, or a share of what each level has."""

    def play(self, number: int) -> Tally:
        """Plays one game; who begins goes round."""
        rng = Random(f"{self.seed} {number}")
        seats = len(self.players)
        game = GAMES[self.game].new(self.material, seats, rng, dict(self.options), number % seats)
        players = [PLAYERS[name] for name in self.players]
        limits = [budget_limits(name, self.budget) for name in self.players]
        events = list(game.opening)
        while not game.is_over:
            seat = game.to_move
            view = partial(game.seen_by, seat)
            turn = players[seat].choose(game.legal_moves, view, rng, limits[seat])
            for move in turn:
                events += game.push(move)
        return Tally.of(game, events, number % seats)


@dataclass
class Tally:
    """Sums over games: whole numbers or exact fractions, so that their order cannot matter."""

    games: int = 0
    scores: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often a seat had so many points at the end."""
    wins: dict[int, Fraction] = field(default_factory=dict)
    wins_by_place: dict[int, Fraction] = field(default_factory=dict)
    """Of who begins, of who is next …"""
    sources: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)
    discarded: int = 0
    misfits: Counter[str] = field(default_factory=Counter)
    """Which tiles fitted nowhere, and how often."""
    drawn: int = 0
    shares: dict[str, Share] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game[Any], events: Sequence[Event], first: int) -> Tally:
        """One game, everything that happened in it, and who began."""
        tally = cls(games=1, scores=Counter(enumerate(game.scores)))
        for event in events:
            if isinstance(event, Scored):
                tally.sources[event.source] += points(event.items)
            elif isinstance(event, Completed):
                tally.completed[event.kind] += 1
            elif isinstance(event, Discarded):
                tally.discarded += 1
                tally.misfits[event.tile] += 1
            elif isinstance(event, Drawn):
                tally.drawn += 1
        share = Fraction(1, len(game.winners))
        tally.wins = dict.fromkeys(game.winners, share)
        places = [(seat - first) % game.players for seat in game.winners]
        tally.wins_by_place = dict.fromkeys(places, share)
        tally.shares = game.measures(events)
        return tally

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.scores.update(other.scores)
        for mine, theirs in ((self.wins, other.wins), (self.wins_by_place, other.wins_by_place)):
            for seat, wins in theirs.items():
                mine[seat] = mine.get(seat, Fraction()) + wins
        self.sources.update(other.sources)
        self.completed.update(other.completed)
        self.discarded += other.discarded
        self.misfits.update(other.misfits)
        self.drawn += other.drawn
        for name, (part, whole) in other.shares.items():
            before = self.shares.get(name, (0, 0))
            self.shares[name] = (before[0] + part, before[1] + whole)

    def win_rate(self, seat: int) -> float:
        return float(self.wins.get(seat, 0) / self.games)

    def place_win_rate(self, place: int) -> float:
        return float(self.wins_by_place.get(place, 0) / self.games)

    def scores_of(self, *seats: int) -> list[int]:
        """All that these seats came to, the lowest first."""
        found = Counter[int]()
        for (seat, score), times in self.scores.items():
            if seat in seats:
                found[score] += times
        return [score for score in sorted(found) for _ in range(found[score])]


@dataclass(frozen=True, slots=True)
class Spread:
    """How far scores lie apart: the lowest, those that a quarter, half and three quarters do not
    exceed, the highest; and their mean."""

    least: int
    lower: int
    median: int
    upper: int
    most: int
    mean: float

    @classmethod
    def of(cls, scores: Sequence[int]) -> Spread:
        """Of sorted scores."""
        last = len(scores) - 1
        lower, median, upper = (scores[round(last * part / 4)] for part in (1, 2, 3))
        return cls(scores[0], lower, median, upper, scores[-1], fmean(scores))


def play_batch(match: Match, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(match.play(number))
    return tally


def play_all(
    match: Match,
    games: int,
    crew: Crew | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> tuple[Tally, float]:
    """All games' tally, and how many seconds they took."""
    began = time.perf_counter()
    tally = Tally()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    for batch in (crew or Crew()).each(partial(play_batch, match), batches):
        tally.add(batch)
        progress(tally.games)
    return tally, time.perf_counter() - began

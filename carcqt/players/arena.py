"""Whole games between computer players, counted; over several processes with the same result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from carcqt.players import PLAYERS
from carcqt.players.levels import limits_of
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

    def play(self, number: int) -> Tally:
        """Plays one game; who begins goes round."""
        rng = Random(f"{self.seed} {number}")
        seats = len(self.players)
        game = GAMES[self.game].new(self.material, seats, rng, dict(self.options), number % seats)
        players = [PLAYERS[name] for name in self.players]
        limits = [limits_of(name) for name in self.players]
        events = list(game.opening)
        while not game.is_over:
            seat = game.to_move
            view = partial(game.seen_by, seat)
            turn = players[seat].choose(game.legal_moves, view, rng, limits[seat])
            for move in turn:
                events += game.push(move)
        return Tally.of(game, events)


@dataclass
class Tally:
    """Sums over games: whole numbers or exact fractions, so that their order cannot matter."""

    games: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    wins: dict[int, Fraction] = field(default_factory=dict)
    sources: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)
    discarded: int = 0
    misfits: Counter[str] = field(default_factory=Counter)
    """Which tiles fitted nowhere, and how often."""
    drawn: int = 0
    shares: dict[str, Share] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game[Any], events: Sequence[Event]) -> Tally:
        """One game, and everything that happened in it."""
        tally = cls(games=1, scores=Counter(dict(enumerate(game.scores))))
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
        tally.wins = dict.fromkeys(game.winners, Fraction(1, len(game.winners)))
        tally.shares = game.measures(events)
        return tally

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.scores.update(other.scores)
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, Fraction()) + wins
        self.sources.update(other.sources)
        self.completed.update(other.completed)
        self.discarded += other.discarded
        self.misfits.update(other.misfits)
        self.drawn += other.drawn
        for name, (part, whole) in other.shares.items():
            before = self.shares.get(name, (0, 0))
            self.shares[name] = (before[0] + part, before[1] + whole)


def play_batch(match: Match, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(match.play(number))
    return tally


def play_all(
    match: Match, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> tuple[Tally, float]:
    """All games' tally, and how many seconds they took."""
    began = time.perf_counter()
    tally = Tally()
    for batch in _batches(match, games, jobs):
        tally.add(batch)
        progress(tally.games)
    return tally, time.perf_counter() - began


def _batches(match: Match, games: int, jobs: int) -> Iterator[Tally]:
    numbers = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    if jobs == 1 or len(numbers) == 1:
        yield from (play_batch(match, batch) for batch in numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers)), get_context("spawn")) as pool:
        try:
            yield from pool.map(partial(play_batch, match), numbers)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise

"""Games of one player among others of another level, seats changing, the same draws for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from carcqt.background.crew import Crew
from carcqt.players import PLAYERS
from carcqt.players.levels import budget_limits
from carcqt.players.ratings import verdict
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES


@dataclass(frozen=True, slots=True)
class DuelGame:
    """What came of a game, for each seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Duel:
    """All chance follows from the seed and a game's number. So many games as there are seats have
    the same draws: the one player sits on each seat once."""

    game: str
    material: Any
    one: str
    other: str
    seed: int
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    budget: int | float | None = None
    """For a move: nodes, or a share of what each level has."""

    def start(self, number: int) -> Game[Any]:
        draws = Random(f"{self.seed} {number // self.seats}")
        return GAMES[self.game].new(self.material, self.seats, draws, dict(self.options))

    def seating(self, number: int) -> list[str]:
        place = number % self.seats
        return [self.one if seat == place else self.other for seat in range(self.seats)]

    def play(self, number: int) -> DuelGame:
        game = self.start(number)
        levels = self.seating(number)
        limits = [budget_limits(level, self.budget) for level in levels]
        chance = [Random(f"{self.seed} {number} {seat}") for seat in range(self.seats)]
        while not game.is_over:
            seat = game.to_move
            view = partial(game.seen_by, seat)
            player = PLAYERS[levels[seat]]
            for move in player.choose(game.legal_moves, view, chance[seat], limits[seat]):
                game.push(move)
        return DuelGame(tuple(game.scores), game.winners)


@dataclass
class Series:
    """The games of a duel, from the first on without a gap: so they are the same wherever and
    however often it was stopped."""

    duel: Duel
    played: list[DuelGame] = field(default_factory=list)
    stops_early: bool = False
    decided: int = 0
    """1 once a sequential test says that the one is stronger, -1 weaker."""

    def __post_init__(self) -> None:
        # A file may hold more games than were needed.
        played, self.played = self.played, []
        for game in played:
            if not self.decided:
                self._add(game)

    def _add(self, game: DuelGame) -> None:
        self.played.append(game)
        if self.stops_early and len(self.played) % self.duel.seats == 0:
            self.decided = verdict(self.wins, len(self.played), self.duel.seats)

    def play(self, crew: Crew, games: int, tell: Callable[[], None]) -> None:
        """Up to so many games in all."""
        numbers = range(len(self.played), 0 if self.decided else games)
        for game in crew.each(self.duel.play, numbers):
            self._add(game)
            tell()
            if self.decided:
                break

    def _seatings(self) -> Iterator[tuple[int, DuelGame]]:
        for number, game in enumerate(self.played):
            yield number % self.duel.seats, game

    @property
    def wins(self) -> Fraction:
        """Of the one; a win that is shared counts for each who shares it."""
        return sum(
            (
                Fraction(1, len(game.winners))
                for place, game in self._seatings()
                if place in game.winners
            ),
            Fraction(),
        )

    def scores(self, of_one: bool) -> list[int]:
        return [
            score
            for place, game in self._seatings()
            for seat, score in enumerate(game.scores)
            if (seat == place) is of_one
        ]

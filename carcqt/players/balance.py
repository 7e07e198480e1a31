"""Is a map fair? Games between greedy players, counted; the game says how they are begun."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from carcqt.players import PLAYERS
from carcqt.players.ratings import wilson
from carcqt.rules.games import GAMES
from carcqt.rules.maps import Map
from carcqt.search.limits import Limits

TOO_MUCH: Final = 1.3
"""So many times its share nothing may win, by the lower end of its interval."""
COMPLETED: Final = (0.2, 0.6)
SCORES: Final = (8, 15)


@dataclass
class BalanceRow:
    """What came of a mission, or of a starting village."""

    dealt: int = 0
    wins: float = 0.0
    points: int = 0
    completed: int = 0

    def add(self, other: BalanceRow) -> None:
        self.dealt += other.dealt
        self.wins += other.wins
        self.points += other.points
        self.completed += other.completed

    def wins_of_share(self, players: int) -> tuple[float, float, float]:
        """Wins divided by the share of an equal player, and the 95 % interval (Wilson's)."""
        low, high = wilson(self.wins, self.dealt)
        rate = self.wins / self.dealt
        return rate * players, low * players, high * players


@dataclass
class BalanceTables:
    missions: dict[str, BalanceRow] = field(default_factory=lambda: defaultdict(BalanceRow))
    villages: dict[str, BalanceRow] = field(default_factory=lambda: defaultdict(BalanceRow))
    seats: dict[str, BalanceRow] = field(default_factory=lambda: defaultdict(BalanceRow))
    shares: Counter[str] = field(default_factory=Counter)
    visits: Counter[str] = field(default_factory=Counter)
    """For each village, how many players had a camp there at the end."""
    games: int = 0

    def add(self, other: BalanceTables) -> None:
        for mine, theirs in (
            (self.missions, other.missions),
            (self.villages, other.villages),
            (self.seats, other.seats),
        ):
            for key, row in theirs.items():
                mine[key].add(row)
        self.shares.update(other.shares)
        self.visits.update(other.visits)
        self.games += other.games

    @property
    def every(self) -> BalanceRow:
        """All seats of all games."""
        found = BalanceRow()
        for row in self.seats.values():
            found.add(row)
        return found


def play(material: Map, players: int, number: int, tables: BalanceTables) -> None:
    """One game; all its chance follows from its number."""
    rules = GAMES[material.game]
    fairness, player = rules.fairness, PLAYERS["greedy"]
    if fairness is None:
        raise ValueError(material.game)
    rng = Random(f"balance {players} {number}")
    game = fairness.start(rules, material, players, rng, number)
    first = game.to_move
    while not game.is_over:
        if lots := fairness.by_lot(game, number):
            game.push(rng.choice(lots))
        else:
            view = partial(game.seen_by, game.to_move)
            for move in player.choose(game.legal_moves, view, rng, Limits()):
                game.push(move)
    tables.games += 1
    for seat, result in enumerate(fairness.results(game)):
        wins = 1 / len(game.winners) if seat in game.winners else 0
        row = BalanceRow(1, wins, game.scores[seat], result.completed)
        for table, key in (
            (tables.missions, result.mission),
            (tables.villages, result.home),
            (tables.seats, f"{(seat - first) % players + 1}"),
        ):
            table[key].add(row)
        tables.visits.update(result.visited)
        tables.shares.update(result.counts)


def tables_of(material: Map, players: int, number: int) -> BalanceTables:
    tables = BalanceTables()
    play(material, players, number, tables)
    return tables


@dataclass(frozen=True)
class Fault:
    """A limit that is not kept: `wins`, `completed` or `score`."""

    what: str
    key: str
    value: float


def faults(players: int, tables: BalanceTables) -> Iterator[Fault]:
    for key, row in (*tables.missions.items(), *tables.villages.items()):
        if row.wins_of_share(players)[1] > TOO_MUCH:
            yield Fault("wins", key, row.wins_of_share(players)[0])
    for key, row in tables.missions.items():
        if not COMPLETED[0] <= (share := row.completed / row.dealt) <= COMPLETED[1]:
            yield Fault("completed", key, share)
    every = tables.every
    if not SCORES[0] <= (score := every.points / every.dealt) <= SCORES[1]:
        yield Fault("score", "", score)

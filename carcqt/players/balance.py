"""Is a map of the expedition fair? Games between greedy players, counted.

Missions are dealt evenly, seats rotate, and the first tents of a game are dealt at random among
villages whose cheapest square costs the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from random import Random
from typing import Final

from carcqt.players import PLAYERS
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition.facts import FOUND, SILVER
from carcqt.rules.games.expedition.moves import Build
from carcqt.rules.games.expedition.network import bits_of
from carcqt.rules.maps import Map

BUDGET: Final = 0.05
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
        rate, z = self.wins / self.dealt, 1.96
        middle = rate + z * z / (2 * self.dealt)
        off = z * sqrt(rate * (1 - rate) / self.dealt + z * z / (4 * self.dealt**2))
        below = 1 + z * z / self.dealt
        low, high = (middle - off) / below, (middle + off) / below
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
    rng = Random(f"balance {players} {number}")
    first = number % players
    start = Expedition.start_position(material, players, rng, {}, first)
    missions = deal([mission.id for mission in material.missions], players, number)
    game = Expedition.from_position(material, replace(start, extra=(("missions", missions),)))
    price = (2 + number // players % 2) * SILVER
    player, homes = PLAYERS["greedy"], [""] * players
    while not game.is_over:
        if game.phase == FOUND:
            prices = game.network.prices
            numbers = [number for number, filled in enumerate(game.filled) if not filled]
            equal = [game.network.builds[n] for n in numbers if prices[n][0] == price]
            # A map may have too few villages at that price.
            builds = [move for move in game.legal_moves if isinstance(move, Build)]
            move = rng.choice(equal or builds)
            homes[game.to_move] = move.village
            game.push(move)
        else:
            view = partial(game.seen_by, game.to_move)
            game.push(player.choose(game.legal_moves, view, rng, BUDGET))
    tables.games += 1
    for seat in range(players):
        wins = 1 / len(game.winners) if seat in game.winners else 0
        missing = game.network.missions[missions[seat][0]] & ~game.camps[seat]
        row = BalanceRow(1, wins, game.scores[seat], not missing)
        for table, key in (
            (tables.missions, missions[seat][0]),
            (tables.villages, homes[seat]),
            (tables.seats, f"{(seat - first) % players + 1}"),
        ):
            table[key].add(row)
        tables.visits.update(game.network.ids[number] for number in bits_of(game.camps[seat]))
        tables.shares["camps"] += game.camps[seat].bit_count()
        tables.shares["chips"] += bool(game.chips[seat])
        tables.shares["silver left"] += game.money[seat]


def tables_of(material: Map, players: int, number: int) -> BalanceTables:
    tables = BalanceTables()
    play(material, players, number, tables)
    return tables


def deal(missions: Sequence[str], players: int, number: int) -> tuple[tuple[str, ...], ...]:
    """The missions of a game. Over as many games as there are missions, each is dealt to each
    seat once."""
    count = len(missions)
    block, turn = divmod(number, count)
    rng = Random(f"missions {players} {block}")
    order = rng.sample(range(count), count)
    steps = rng.sample(range(count), players)
    return tuple((missions[order[(turn + step) % count]],) for step in steps)


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

"""Is the map of the expedition fair? Games between greedy players, told as tables.

python -m tools.balance --games 5000 --jobs 2      the tables of docs/expedition-balance.md

Missions are dealt evenly, seats rotate, and the first tents of a game are dealt at random among
villages whose cheapest square costs the same.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from random import Random

from carcqt.content.maps import builtin_map
from carcqt.players import PLAYERS
from carcqt.rules.games.charts import SILVER
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.games.expedition_facts import FOUND

BATCH = 50
BUDGET = 0.05
NAME = "expedition"
TOO_MUCH = 1.3
"""So many times its share nothing may win, by the lower end of its interval."""
COMPLETED = (0.2, 0.6)
SCORES = (8, 15)


@dataclass
class Row:
    """What came of a mission, or of a starting village."""

    dealt: int = 0
    wins: float = 0.0
    points: int = 0
    completed: int = 0

    def add(self, other: Row) -> None:
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
class Tables:
    missions: dict[str, Row] = field(default_factory=lambda: defaultdict(Row))
    villages: dict[str, Row] = field(default_factory=lambda: defaultdict(Row))
    seats: dict[str, Row] = field(default_factory=lambda: defaultdict(Row))
    shares: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tables) -> None:
        for mine, theirs in (
            (self.missions, other.missions),
            (self.villages, other.villages),
            (self.seats, other.seats),
        ):
            for key, row in theirs.items():
                mine[key].add(row)
        self.shares.update(other.shares)


def play(players: int, number: int, tables: Tables) -> None:
    """One game; all its chance follows from its number."""
    rng = Random(f"balance {players} {number}")
    material = builtin_map(NAME).map
    first = number % players
    start = Expedition.start_position(material, players, rng, {}, first)
    missions = deal([mission.id for mission in material.missions], players, number)
    game = Expedition.from_position(material, replace(start, extra=(("missions", missions),)))
    price = (2 + number // players % 2) * SILVER
    player, homes = PLAYERS["greedy"], [""] * players
    while not game.is_over:
        if game.phase == FOUND:
            prices = game.chart.prices
            numbers = [number for number, filled in enumerate(game.filled) if not filled]
            equal = [game.chart.builds[n] for n in numbers if prices[n][0] == price]
            move = rng.choice(equal)
            homes[game.to_move] = move.village
            game.push(move)
        else:
            view = partial(game.seen_by, game.to_move)
            game.push(player.choose(game.legal_moves, view, rng, BUDGET))
    for seat in range(players):
        wins = 1 / len(game.winners) if seat in game.winners else 0
        missing = game.chart.missions[missions[seat][0]] & ~game.camps[seat]
        row = Row(1, wins, game.scores[seat], not missing)
        for table, key in (
            (tables.missions, missions[seat][0]),
            (tables.villages, homes[seat]),
            (tables.seats, f"{(seat - first) % players + 1}"),
        ):
            table[key].add(row)
        tables.shares["camps"] += game.camps[seat].bit_count()
        tables.shares["chips"] += bool(game.chips[seat])
        tables.shares["silver left"] += game.money[seat]


def deal(missions: Sequence[str], players: int, number: int) -> tuple[tuple[str, ...], ...]:
    """The missions of a game. Over as many games as there are missions, each is dealt to each
    seat once."""
    count = len(missions)
    block, turn = divmod(number, count)
    rng = Random(f"missions {players} {block}")
    order = rng.sample(range(count), count)
    steps = rng.sample(range(count), players)
    return tuple((missions[order[(turn + step) % count]],) for step in steps)


def play_batch(players: int, numbers: range) -> Tables:
    tables = Tables()
    for number in numbers:
        play(players, number, tables)
    return tables


def play_all(players: int, games: int, jobs: int) -> Tables:
    tables = Tables()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(partial(play_batch, players), batches):
            tables.add(found)
    return tables


def page(players: int, games: int, tables: Tables) -> Iterator[str]:
    every = Row()
    for row in tables.seats.values():
        every.add(row)
    means = ", ".join(f"{count / every.dealt:.2f} {what}" for what, count in tables.shares.items())
    score, done = every.points / every.dealt, every.completed / every.dealt
    faults = list(verdicts(players, tables, score))
    yield f"## {players} players, {games} games"
    yield ""
    yield f"Mean score {score:.2f}; missions completed {100 * done:.1f} %; {means}."
    yield f"**{'All limits are kept.' if not faults else ' '.join(faults)}**"
    names = builtin_map(NAME).village_names
    material = builtin_map(NAME).map
    missions = {
        mission.id: f"{mission.id}: {', '.join(names[v] for v in mission.villages)}"
        for mission in material.missions
    }
    prices = {
        village.id: f"{names[village.id]} ({village.prices[0]})" for village in material.villages
    }
    for title, rows, called in (
        ("mission", tables.missions, missions),
        ("first tent (price)", tables.villages, prices),
        ("place in the first round", tables.seats, {}),
    ):
        yield ""
        yield f"| {title} | dealt | wins ÷ share (95 %) | mean score | completed |"
        yield "| --- | ---: | ---: | ---: | ---: |"
        order = list(called) or sorted(rows)
        for key in (key for key in order if key in rows):
            row = rows[key]
            times, low, high = row.wins_of_share(players)
            yield (
                f"| {called.get(key, key)} | {row.dealt} | {times:.2f} ({low:.2f}–{high:.2f}) "
                f"| {row.points / row.dealt:.2f} | {100 * row.completed / row.dealt:.0f} % |"
            )
    yield ""


def verdicts(players: int, tables: Tables, score: float) -> Iterator[str]:
    """The limits that are not kept."""
    for key, row in (*tables.missions.items(), *tables.villages.items()):
        if row.wins_of_share(players)[1] > TOO_MUCH:
            yield f"{key} wins too often."
    for key, row in tables.missions.items():
        if not COMPLETED[0] <= row.completed / row.dealt <= COMPLETED[1]:
            yield f"{key} is completed in {100 * row.completed / row.dealt:.0f} %."
    if not SCORES[0] <= score <= SCORES[1]:
        yield f"The mean score is {score:.2f}."


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=5000, metavar="N")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4], metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    asked = parser.parse_args(arguments)
    for players in asked.players:
        for line in page(players, asked.games, play_all(players, asked.games, asked.jobs)):
            print(line, flush=True)


if __name__ == "__main__":
    main()

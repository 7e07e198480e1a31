"""Is the map of the expedition fair? Games between greedy players, told as tables.

python -m tools.balance --games 5000 --jobs 2      the tables of docs/expedition-balance.md

Missions are dealt evenly, seats rotate, and the first tents of a game are dealt at random among
villages whose cheapest square costs the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial

from carcqt.background.crew import crew
from carcqt.content.maps import builtin_map
from carcqt.players.balance import BalanceTables, faults, play

BATCH = 50
NAME = "expedition"


def play_batch(players: int, numbers: range) -> BalanceTables:
    tables = BalanceTables()
    for number in numbers:
        play(builtin_map(NAME).map, players, number, tables)
    return tables


def play_all(players: int, games: int, jobs: int) -> BalanceTables:
    tables = BalanceTables()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with crew(jobs) as hands:
        for found in hands.each(partial(play_batch, players), batches):
            tables.add(found)
    return tables


def page(players: int, games: int, tables: BalanceTables) -> Iterator[str]:
    every = tables.every
    means = ", ".join(f"{count / every.dealt:.2f} {what}" for what, count in tables.shares.items())
    score, done = every.points / every.dealt, every.completed / every.dealt
    wrong = list(verdicts(players, tables))
    yield f"## {players} players, {games} games"
    yield ""
    yield f"Mean score {score:.2f}; missions completed {100 * done:.1f} %; {means}."
    yield f"**{'All limits are kept.' if not wrong else ' '.join(wrong)}**"
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


def verdicts(players: int, tables: BalanceTables) -> Iterator[str]:
    """The limits that are not kept."""
    for fault in faults(players, tables):
        yield {
            "wins": f"{fault.key} wins too often.",
            "completed": f"{fault.key} is completed in {100 * fault.value:.0f} %.",
            "score": f"The mean score is {fault.value:.2f}.",
        }[fault.what]


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

"""python -m tools.chances GAME [--games N] [--players N] [--level L] [--seed S] [--write]

Fits how likely a lead is to win (`resources/weights/chances.toml`): plays games between players of
one level, and looks after every turn how far each seat was ahead and who won. What is found on half
of the games is told beside what came of the other half. With `--write` it is kept, fitted on all.
"""

from __future__ import annotations

import argparse
import math
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from random import Random

from carcqt.content.data import weights_path
from carcqt.content.materials import find_material
from carcqt.players import PLAYERS
from carcqt.players.chances import FILE, Doubt, chances, doubt_of, turns_left
from carcqt.players.games import evaluator
from carcqt.players.levels import Level, Sight, limits_of
from carcqt.rules.games import GAMES

STEPS = (2.0, 1.4, 1.2, 1.1, 1.05)
"""How far a number is made larger and smaller, until neither is better."""
BINS = 10


@dataclass(frozen=True)
class Seen:
    """A moment of a game: what each seat had, and who has won in the end."""

    values: tuple[float, ...]
    left: int
    winners: tuple[int, ...]


def play(game: str, players: int, level: str, seed: str) -> list[Seen]:
    rules = GAMES[game]
    running = rules.new(find_material(game, game).material, players, Random(seed))
    rng, player = Random(f"{seed} players"), PLAYERS[level]
    found: list[tuple[tuple[float, ...], int]] = []
    while not running.is_over:
        seat = running.to_move
        view = partial(running.seen_by, seat)
        for move in player.choose(running.legal_moves, view, rng, limits_of(level, 0.1)):
            running.push(move)
        if not running.is_over:
            values = evaluator(running, Sight.TRUTH).values()
            found.append((tuple(values), turns_left(running)))
    return [Seen(values, left, running.winners) for values, left in found]


def surprise(seen: Sequence[Seen], doubt: Doubt) -> float:
    """The mean surprise at who has won: the less, the better the chances were."""
    total = 0.0
    for each in seen:
        told = chances(each.values, each.left, doubt)
        total -= sum(math.log(max(told[seat], 1e-9)) for seat in each.winners) / len(each.winners)
    return total / len(seen)


def fitted(seen: Sequence[Seen], doubt: Doubt) -> Doubt:
    best = surprise(seen, doubt)
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for name, value in asdict(doubt).items():
                for changed in (round(value * step), round(value / step)):
                    other = replace(doubt, **{name: changed})
                    if (told := surprise(seen, other)) < best:
                        doubt, best, is_better = other, told, True
    return doubt


def table(seen: Sequence[Seen], doubt: Doubt) -> str:
    """What was said, beside what came: for each tenth of the chances."""
    said, came, count = [0.0] * BINS, [0.0] * BINS, [0] * BINS
    for each in seen:
        for seat, chance in enumerate(chances(each.values, each.left, doubt)):
            place = min(int(chance * BINS), BINS - 1)
            said[place] += chance
            came[place] += (seat in each.winners) / len(each.winners)
            count[place] += 1
    rows = zip(said, came, count, strict=True)
    return "\n".join(
        f"said {100 * told / many:3.0f} %, won {100 * won / many:3.0f} % of {many}"
        for told, won, many in rows
        if many
    )


def written(game: str, doubt: Doubt) -> str:
    """The file with this game's, and the comments at its head."""
    text = weights_path(FILE).read_text("utf-8")
    head = [line for line in text.splitlines() if line.startswith("#")]
    found = tomllib.loads(text) | {game: asdict(doubt)}
    tables = [
        f"[{name}]\n" + "\n".join(f"{key} = {value}" for key, value in of.items())
        for name, of in sorted(found.items())
    ]
    return "\n".join(head) + "\n" + "\n\n".join(tables) + "\n"


def main(*args: str) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.chances")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", choices=[level.value for level in Level], default="medium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(args)
    games = [
        play(options.game, options.players, options.level, f"{options.seed} {number}")
        for number in range(options.games)
    ]
    ones, others = ([each for game in half for each in game] for half in (games[::2], games[1::2]))
    before = doubt_of(options.game)
    found = fitted(ones, before)
    print(f"{before}: surprise {surprise(others, before):.4f}")
    print(f"{found}: surprise {surprise(others, found):.4f}")
    print(table(others, found))
    if options.write:
        found = fitted(ones + others, found)
        weights_path(FILE).write_text(written(options.game, found), encoding="utf-8")
        print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

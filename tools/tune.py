"""python -m tools.tune GAME [--deck FILE] [--pairs N] [--sweeps N] [--seed S] [--write]

Fits the weights of a tile-laying game's evaluation by self-play: one weight after the other is
made larger and smaller, and kept so if games against the weights before say that it is better.
Each pair of games has the same draws and the seats changed. With `--write` what was found replaces
the weights of the game in `resources/weights`; otherwise it is only told.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

from carcqt.content.data import weights_path
from carcqt.content.materials import find_material
from carcqt.players.games import PROSPECTS
from carcqt.players.levels import Sight
from carcqt.players.tiles.evaluator import TileEvaluator
from carcqt.players.tiles.prospects import WHOLE, Prospects
from carcqt.players.weights import weights_of
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Deck

Weights = dict[str, int]
FACTORS = (1.4, 0.7)
SURE = 2.0
"""A change is kept if its mean lead is so many standard errors above nothing."""
HOPELESS = 12
"""Pairs after which a change that has lost so far is given up."""


@dataclass(frozen=True)
class Duel:
    game: str
    deck: Deck
    players: int = 2

    def lead(self, weights: Weights, against: Weights, seed: str) -> float:
        """The mean lead of some weights over others, with the same draws from each seat."""
        return sum(self._play(weights, against, seat, seed) for seat in range(2)) / 2

    def _play(self, weights: Weights, against: Weights, seat: int, seed: str) -> float:
        rules = GAMES[self.game]
        game = rules.new(self.deck, self.players, Random(seed))
        assert isinstance(game, TileLaying)
        kind = PROSPECTS.get(self.game, Prospects)
        used = [weights if each == seat else against for each in range(self.players)]
        # Weights are for whoever looks at every turn: no game tries fewer pieces here.
        seats = [TileEvaluator(game, Sight.WHOLE, kind, each).playing for each in used]
        while not game.is_over:
            playing = seats[game.to_move]
            playing.prospects.begin(game.to_move, WHOLE)
            for code in playing.best_turn():
                game.kernel.play(code)
        others = [score for each, score in enumerate(game.scores) if each != seat]
        return game.scores[seat] - sum(others) / len(others)


def certainty(leads: list[float]) -> float:
    """The mean in standard errors."""
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1))
    return mean / (spread / sqrt(len(leads))) if spread else 0.0


def tried(duel: Duel, weights: Weights, name: str, pairs: int, seed: int) -> Iterator[str]:
    """Changes one weight for as long as that is better; tells what was tried."""
    for factor in FACTORS:
        changed = round(weights[name] * factor) if weights[name] else 500
        while changed != weights[name]:
            leads: list[float] = []
            for number in range(pairs):
                leads.append(
                    duel.lead(weights | {name: changed}, weights, f"{seed} {name} {number}")
                )
                if number >= HOPELESS and certainty(leads) < 0:
                    break
            sure = certainty(leads)
            mean = sum(leads) / len(leads)
            yield f"{name} {weights[name]} → {changed}: {mean:+.2f} ({sure:+.1f})"
            if sure < SURE:
                break
            weights[name] = changed
            changed = round(changed * factor)


def written(game: str, weights: Weights) -> str:
    """The weights as a file has them, with the comments at its head."""
    path = weights_path(game)
    head = [line for line in _lines(path) if line.startswith("#")]
    return "\n".join([*head, *(f"{name} = {value}" for name, value in weights.items())]) + "\n"


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.exists() else []


def main(*args: str) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.tune")
    parser.add_argument("game", choices=[name for name in GAMES if name in PROSPECTS])
    parser.add_argument("--deck", help="a deck file, or the name of a built-in one")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--sweeps", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="weights to try, with commas; all without")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(args)
    file = find_material(options.deck or options.game, options.game)
    assert isinstance(file.material, Deck)
    duel = Duel(options.game, file.material, options.players)
    weights = dict(weights_of(options.game))
    names = options.only.split(",") if options.only else list(weights)
    for sweep in range(options.sweeps):
        for name in names:
            for line in tried(duel, weights, name, options.pairs, options.seed + sweep):
                print(line, flush=True)
    common = tomllib.loads(weights_path("common").read_text("utf-8"))
    own = {name: value for name, value in weights.items() if common.get(name) != value}
    print(written(options.game, own), end="")
    if options.write:
        weights_path(options.game).write_text(written(options.game, own), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Play games at random and count who wins: python examples/random_games.py [GAME] [HOW MANY]"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from carcqt.content.materials import builtin_material
from carcqt.rules.games import GAMES


def main(name: str = "hunters", how_many: str = "10") -> None:
    rules = GAMES[name]
    material = builtin_material(name, rules.description.material).material
    players = rules.description.players[0]
    wins: Counter[int] = Counter()
    for seed in range(int(how_many)):
        rng = Random(seed)
        game = rules.new(material, players, rng)
        while not game.is_over:
            game.push(rng.choice(game.legal_moves))
        wins.update(game.winners)
        print(f"game {seed}: {' : '.join(map(str, game.scores))} after {len(game.record)} moves")
    for seat in range(players):
        print(f"player {seat + 1} won {wins[seat]}")


if __name__ == "__main__":
    main(*sys.argv[1:])

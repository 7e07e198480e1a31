"""python -m tests.digests GAME FIRST COUNT [STEP]: what happens in random games, as digests.

Run with `CARCQT_CORE=plain` and `CARCQT_CORE=compiled` it must say the same. The games are those
that are compared with their naive versions, so what is right for one core is right for both.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random

from carcqt.rules.tilelaying.game import TileLaying
from tests.oracles import CHOOSE, numbered_game

CLOSELY = 10
"""Of so many games one is looked at with every legal move, numbered turn and key."""


def digest(name: str, number: int) -> str:
    """Every event, score, draw and the position at the end."""
    rng, found = Random(number), blake2b(digest_size=16)
    game, choose = numbered_game(name, number, rng), CHOOSE[name]
    found.update(repr((game.beginning(), list(game.opening))).encode())
    while not game.is_over:
        if number % CLOSELY == 0:
            for text in _closely(game):
                found.update(text.encode())
        count = len(game.legal_moves)
        events = list(game.push(choose(game, rng)))
        found.update(repr((count, events, game.scores, game.record[-1])).encode())
    found.update(repr((game.position(), game.winners)).encode())
    return found.hexdigest()


def _closely(game: TileLaying) -> Iterator[str]:
    yield repr([*map(str, game.legal_moves)])
    yield repr([*map(str, game.choices())])
    yield repr((game.projected(), game.key_hash()))
    if len(game.record) % 16 == 0:
        yield repr([game.turn(number) for number in range(0, game.turn_count, 9)])


def main(name: str, first: str, count: str, step: str = "1") -> None:
    for number in range(int(first), int(first) + int(step) * int(count), int(step)):
        print(name, number, digest(name, number), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Small positions of all games: few tiles or events are left, so that all lines can be followed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from carcqt.rules.game import Game
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import builtin_material, random_move


def small_game(
    rules: type[Game[Any]], seed: int, left: int, *, known: bool, moves: int | None = None
) -> Game[Any]:
    """A game with so many things left to draw of each pile, in a known order or not."""
    rng = Random(seed)
    players = rng.choice(rules.description.players)
    game = rules.new(builtin_material(rules.description.game), players, rng)
    tiles = issubclass(rules, TileLaying)
    made = rng.randrange(1, 14) if tiles else rng.randrange(10, 60)
    for _ in range(moves or made):
        if not game.is_over:
            game.push(random_move(game, rng))
    position = game.position()
    # An order that nobody knows is another one for each game that is made of the position.
    piles = tuple(
        replace(
            pile,
            things=pile.things[:left],
            known=len(pile.things[:left]) if known else 0,
            stacks=(),
        )
        for pile in position.piles
    )
    return rules(game.material, replace(position, piles=piles))

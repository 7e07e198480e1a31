"""Places for roaming pieces, as moves are made and taken back."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import new_game, random_move


@pytest.mark.parametrize("seed", range(4))
def test_each_place_is_listed_where_it_says_however_moves_came_and_went(seed: int) -> None:
    game, rng = new_game(GAMES["goldrush"], 3, seed), Random(seed)
    assert isinstance(game, TileLaying)
    while not game.is_over:
        for _ in range(3):
            made = 0
            while made < 6 and not game.is_over:
                game.push(random_move(game, rng))
                made += 1
            for _ in range(made):
                game.pop()
        kernel = game.kernel
        listed = {kernel.ground[place]: place for place in range(kernel.grounds)}
        said = {spot: place for spot, place in enumerate(kernel.ground_slot) if place >= 0}
        assert said == listed
        game.push(random_move(game, rng))

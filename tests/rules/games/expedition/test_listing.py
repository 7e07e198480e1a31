"""Turns found by sums are those found by making every move, in the same order."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.games.expedition import Expedition
from tests.effort import seeds
from tests.support import new_game, random_move


@pytest.mark.parametrize("seed", seeds(6, 300))
def test_numbered_turns_are_those_of_plain_search_in_its_order(seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 3
    game = new_game(Expedition, players, seed)
    assert isinstance(game, Expedition)
    if seed % 4 == 3:
        game.silence({seat for seat in range(1, players) if rng.random() < 0.7})
    longest = 0
    while not game.is_over:
        # Full purses allow many camps in one turn, in many orders.
        if rng.random() < 0.1:
            game.money[game.to_move] += rng.randrange(10)
        turns = list(game.turns())
        assert [game.turn(number) for number in range(game.turn_count)] == turns
        longest = max(longest, *map(len, turns))
        builds = [move for move in game.legal_moves if str(move).startswith("b")]
        often = builds and rng.random() < 0.6
        game.push(rng.choice(builds) if often else random_move(game, rng))
    assert longest > 2

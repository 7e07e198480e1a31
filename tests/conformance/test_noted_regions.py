"""Regions that were noted are those that a look at all pieces finds, and worth as much."""

from __future__ import annotations

from random import Random

import pytest

from carcqt.rules.kernel.kernel import Kernel
from carcqt.rules.tilelaying.game import TileLaying
from tests.effort import seeds
from tests.support import new_game, random_move

Standing = tuple[set[int], list[int]]


def standing(kernel: Kernel) -> Standing:
    """The held regions, and what all seats would have if the game ended now."""
    projected = kernel.projected()
    count = kernel.list_held()
    return {kernel.held_root[place] for place in range(count)}, projected


def standing_without_notes(kernel: Kernel) -> Standing:
    noted, kernel.noted = kernel.noted, 0
    found = standing(kernel)
    kernel.noted = noted
    return found


@pytest.mark.parametrize("seed", seeds(3, 100))
def test_noted_regions_agree_with_all_pieces_after_any_moves(
    tile_laying: type[TileLaying], seed: int
) -> None:
    rng, compared = Random(seed), 0
    players = tile_laying.description.players
    game = new_game(tile_laying, players[seed % len(players)], seed)
    assert isinstance(game, TileLaying)
    game.leave_unscored()
    kernel = game.kernel
    while not game.is_over:
        if rng.random() < 0.25:
            assert kernel.note_held()
            assert not kernel.note_held()
            for _ in range(5):
                made = 0
                while made < rng.randrange(1, 6) and not game.is_over:
                    game.push(random_move(game, rng))
                    made += 1
                    compared += 1
                    assert standing(kernel) == standing_without_notes(kernel)
                for _ in range(made):
                    game.pop()
                    assert standing(kernel) == standing_without_notes(kernel)
            kernel.forget_held()
        game.push(random_move(game, rng))
    assert compared > 100

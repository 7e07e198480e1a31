"""What still fits a square, and squares that nothing fits any more."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from carcqt.rules.geometry import SQUARES, Square
from tests.support import TILE_LAYING, builtin_deck, play


@pytest.mark.parametrize("name", TILE_LAYING)
def test_what_fits_a_square_is_what_could_be_laid_there(name: str) -> None:
    rng = Random(3)
    game = TILE_LAYING[name].new(builtin_deck(name), 2, rng)
    dead_at_some_time = 0
    for _ in play(game, rng, every=21):
        left = sum(map(game.left_in, range(len(game.description.piles))), Counter[str]())
        fits: dict[Square, Counter[str]] = {}
        for tile, count in left.items():
            for square in {SQUARES[cell] for cell, _ in game.board.lays(game.box.face[tile])}:
                fits.setdefault(square, Counter())[tile] = count
        for cell in game.board.open_cells:
            assert game.left_for(SQUARES[cell]) == fits.get(SQUARES[cell], Counter())
        dead = game.dead_squares()
        in_hand = {SQUARES[cell] for cell, _ in game.board.lays(game.hand)} if game.hand else set()
        assert not {*dead} & ({*fits} | in_hand)
        dead_at_some_time += len(dead)
    assert dead_at_some_time

"""What regions bring at least once complete: what hints promise is kept."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from carcqt.players.tiles.standings import Standings
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.tilelaying.game import TileLaying
from tests.support import TILE_LAYING, new_game, play


@pytest.mark.parametrize("rules", [GAMES[name] for name in TILE_LAYING], ids=TILE_LAYING)
def test_a_complete_region_brings_no_less_than_was_promised(rules: type[Game[Any]]) -> None:
    kept = 0
    for seed in range(2):
        game = new_game(rules, 2, seed)
        assert isinstance(game, TileLaying)
        promised = defaultdict[int, int](int)
        kernel = game.kernel
        completes = {each.id for each in game.description.terrains if each.completes}
        for _ in play(game, Random(seed), every=7):
            if game.is_over:
                break
            outlooks = Standings(game)
            for node in range(kernel.nodes):
                if game.kind(node) not in completes:
                    continue
                root = kernel.find(node)
                if kernel.is_complete(root):
                    if promised[node]:
                        kept += 1
                        assert kernel.worth(root, True) >= promised.pop(node)
                else:
                    promised[node] = max(promised[node], outlooks.find(root).worth)
    assert kept

"""Ten thousand games of each game go as the naive versions have them. Those that are compared move
by move are in the tests of each game."""

from __future__ import annotations

import pytest

from tests.oracles import compare_one
from tests.support import TILE_LAYING

GAMES_EACH = 10_000
BLOCKS = 100


@pytest.mark.long
@pytest.mark.parametrize("name", TILE_LAYING)
@pytest.mark.parametrize("block", range(BLOCKS))
def test_ten_thousand_games_go_as_the_rules_page_says(name: str, block: int) -> None:
    for number in range(block, GAMES_EACH, BLOCKS):
        compare_one(name, number)

"""`amazon` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.games.amazon import Amazon, Sailed
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.effort import examples
from tests.oracles import assert_same_boats, naive_amazon
from tests.side_by_side import play_both
from tests.support import builtin_deck


def play(deck: Deck, players: int, seed: int, every: int) -> None:
    rng = Random(seed)
    game = Amazon.new(deck, players, rng, first=seed % players)
    naive = naive_amazon(game)
    assert_same_boats(game, naive)
    for events in play_both(game, naive, rng, every):
        assert_same_boats(game, naive)
        assert naive.happened.sailed == [
            (event.seat, event.steps, event.space) for event in events if isinstance(event, Sailed)
        ]


@pytest.mark.parametrize("seed", range(4))
def test_random_games_go_as_the_rules_page_says(seed: int) -> None:
    """S-R1, S-R2, S-R5 to S-R7, A-R1 to A-R7, A-R12 to A-R15."""
    play(builtin_deck("amazon"), 2 + seed % 4, seed, every=13)


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_many_random_games_go_as_the_rules_page_says(block: int) -> None:
    for seed in range(1000 + 10 * block, 1010 + 10 * block):
        play(builtin_deck("amazon"), 2 + seed % 4, seed, every=41)


@examples(12, 100)
@given(decks(Amazon.description), st.integers(2, 5), st.integers(0, 2**16))
def test_games_with_generated_decks_go_as_the_rules_page_says(
    deck: Deck, players: int, seed: int
) -> None:
    play(deck, players, seed, every=3)

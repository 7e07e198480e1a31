"""`goldrush` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.tilelaying.tokens import TokensLost, TokensTaken
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.effort import examples
from tests.oracles import assert_same_tokens, naive_goldrush, tempting_move
from tests.side_by_side import play_both
from tests.support import builtin_deck


def play(deck: Deck, players: int, seed: int, every: int, farmers: str = "yes") -> None:
    rng = Random(seed)
    game = Goldrush.new(deck, players, rng, {"farmers": farmers}, seed % players)
    naive = naive_goldrush(game)
    assert_same_tokens(game, naive)
    for events in play_both(game, naive, rng, every, tempting_move):
        assert_same_tokens(game, naive)
        assert Counter(naive.happened.taken) == Counter(
            (event.seat, event.tokens) for event in events if isinstance(event, TokensTaken)
        )
        assert Counter(naive.happened.lost) == Counter(
            event.count for event in events if isinstance(event, TokensLost)
        )


@pytest.mark.parametrize("seed", range(8))
def test_random_games_go_as_the_rules_page_says(seed: int) -> None:
    """S-R1, S-R2, S-R5, S-R6, G-R1 to G-R13."""
    play(builtin_deck("goldrush"), 2 + seed % 4, seed, 13, "no" if seed == 5 else "yes")


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_many_random_games_go_as_the_rules_page_says(block: int) -> None:
    for seed in range(1000 + 10 * block, 1010 + 10 * block):
        play(builtin_deck("goldrush"), 2 + seed % 4, seed, every=41)


@examples(12, 100)
@given(decks(Goldrush.description), st.integers(2, 5), st.integers(0, 2**16))
def test_games_with_generated_decks_go_as_the_rules_page_says(
    deck: Deck, players: int, seed: int
) -> None:
    play(deck, players, seed, every=3)

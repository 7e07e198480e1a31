"""`amazon` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.games.amazon import Amazon, Sailed
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.effort import examples
from tests.naive_amazon import NaiveAmazon
from tests.side_by_side import play_both
from tests.support import builtin_deck


def play(deck: Deck, players: int, seed: int, every: int) -> None:
    rng = Random(seed)
    begin = Amazon.start_position(deck, players, rng, {}, seed % players)
    game = Amazon.from_position(deck, begin)
    piles = {pile.name: pile.things for pile in begin.piles}
    naive = NaiveAmazon(deck, players, piles, seed % players)
    assert_same_state(game, naive)
    for events in play_both(game, naive, rng, every):
        assert_same_state(game, naive)
        assert naive.happened.sailed == [
            (event.seat, event.steps, event.space) for event in events if isinstance(event, Sailed)
        ]


def assert_same_state(game: Amazon, naive: NaiveAmazon) -> None:
    assert naive.boats == game.boats
    assert naive.spaces == game.spaces
    assert naive.calls == (game.phase == "choose")
    assert [Counter(pile.things) for pile in game.position().piles] == [
        Counter(naive.piles["land"]),
        Counter(naive.piles["double"]),
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

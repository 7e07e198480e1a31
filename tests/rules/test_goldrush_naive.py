"""`goldrush` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.tokens import TokensLost, TokensTaken
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.effort import examples
from tests.naive_goldrush import NaiveGoldrush
from tests.side_by_side import play_both, spot
from tests.support import builtin_deck, random_move


def play(deck: Deck, players: int, seed: int, every: int, farmers: str = "yes") -> None:
    rng, options = Random(seed), {"farmers": farmers}
    begin = Goldrush.start_position(deck, players, rng, options, seed % players)
    game = Goldrush.from_position(deck, begin)
    piles = {pile.name: pile.things for pile in begin.piles}
    naive = NaiveGoldrush(deck, players, piles, seed % players, farmers == "yes")
    assert_same_state(game, naive)
    for events in play_both(game, naive, rng, every, tempting_move):
        assert_same_state(game, naive)
        assert Counter(naive.happened.taken) == Counter(
            (event.seat, event.tokens) for event in events if isinstance(event, TokensTaken)
        )
        assert Counter(naive.happened.lost) == Counter(
            event.count for event in events if isinstance(event, TokensLost)
        )


def tempting_move(game: Goldrush, rng: Random) -> Move:
    """A random one; tents and tokens not so often that cowboys are forgotten."""
    moves = [move for move in game.legal_moves if "cowboy" in str(move) or str(move) == "take"]
    return rng.choice(moves) if moves and rng.random() < 0.5 else random_move(game, rng)


def assert_same_state(game: Goldrush, naive: NaiveGoldrush) -> None:
    position = game.position()
    extra: dict[str, Any] = position.extra.plain()
    mines = {spot(naive, mine): tokens for mine, tokens in naive.mines.items()}
    found = ((f"{place.square} {place.zone}", *mines[place]) for place in mines)
    assert extra["mines"] == tuple(sorted(found))
    assert extra["purses"] == tuple(map(tuple, naive.purses))
    assert Counter(extra["lost"]) == Counter(naive.lost)
    assert list(position.piles[1].things) == naive.piles["tokens"]


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

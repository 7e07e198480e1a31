"""`hunters` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcqt.rules.events import Spot, points
from carcqt.rules.games.hunters import Eaten, Hunters
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.effort import examples
from tests.naive import WATER, NaiveHunters, Node
from tests.oracles import naive_hunters
from tests.side_by_side import play_both, spot
from tests.support import builtin_deck


def play(deck: Deck, players: int, seed: int, every: int) -> None:
    rng = Random(seed)
    game = Hunters.new(deck, players, rng)
    naive = naive_hunters(game)
    assert_same_features(game, naive)
    for events in play_both(game, naive, rng, every):
        assert Counter(
            Eaten(spots(naive, tigers), spots(naive, deer)) for tigers, deer in naive.happened.eaten
        ) == Counter(event for event in events if isinstance(event, Eaten))
        if len(game.record) % every == 0 and not game.is_over:
            assert_same_features(game, naive)


def assert_same_features(game: Hunters, naive: NaiveHunters) -> None:
    """What each feature is worth and to whom."""
    ends = naive.table.open_ends()
    regions = dict.fromkeys(naive.table.regions().values(), None)
    networks = dict.fromkeys(naive.table.systems(WATER).values(), "network")
    for feature, system in [*regions.items(), *networks.items()]:
        kind = system or naive.kind(feature)
        place = spot(naive, min(feature))
        region = game.region(place.square, place.zone, system)
        worth = naive.worth(kind, feature)
        unfinished = kind in ("forest", "river") and any(ends[node] for node in feature)
        assert points(region.worth_closed) == worth
        assert points(region.worth_now) == (0 if unfinished else worth)
        assert region.owners == tuple(naive.owners(kind, feature))


def spots(naive: NaiveHunters, nodes: Sequence[Node]) -> tuple[Spot, ...]:
    return tuple(spot(naive, node) for node in nodes)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_go_as_the_rules_page_says(seed: int) -> None:
    """S-R1, S-R2, S-R6, H-R1 to H-R15."""
    play(builtin_deck("hunters"), 2 + seed % 4, seed, every=13)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_many_random_games_go_as_the_rules_page_says(block: int) -> None:
    for seed in range(1000 + 15 * block, 1015 + 15 * block):
        play(builtin_deck("hunters"), 2 + seed % 4, seed, every=41)


@examples(12, 100)
@given(decks(Hunters.description), st.integers(2, 5), st.integers(0, 2**16))
def test_games_with_generated_decks_go_as_the_rules_page_says(
    deck: Deck, players: int, seed: int
) -> None:
    play(deck, players, seed, every=3)

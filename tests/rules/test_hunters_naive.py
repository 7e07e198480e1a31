"""`hunters` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carcqt.rules.events import Completed, Event, Returned, Scored, Spot, points
from carcqt.rules.games.hunters import Eaten, Hunters
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.naive import WATER, NaiveHunters, Node
from tests.support import builtin_deck, random_move


def companion(game: Hunters) -> NaiveHunters:
    """The naive version of a game that has just begun."""
    position = game.position()
    drawn = [position.drawn] if position.drawn else []
    piles = {pile.name: list(pile.things) for pile in position.piles}
    # What was drawn before the first move, discarded tiles included, is drawn by it again.
    piles["land"] = [*position.gone, *drawn, *piles["land"]]
    return NaiveHunters(game.material, game.players, piles)


def play_both(deck: Deck, players: int, seed: int, every: int = 1) -> None:
    rng = Random(seed)
    game = Hunters.new(deck, players, rng)
    naive = companion(game)
    assert_same_state(game, naive)
    while not game.is_over:
        if len(game.record) % every == 0:
            if naive.table.laid:
                assert set(naive.legal_moves) == set(game.legal_moves)
            assert_same_features(game, naive)
        move = random_move(game, rng)
        events = game.push(move)
        naive.push(move)
        assert_same_state(game, naive)
        assert_same_events(events, naive)
        assert tuple(naive.happened.drawn) == game.record[-1][1]
    assert naive.is_over


def assert_same_state(game: Hunters, naive: NaiveHunters) -> None:
    position = game.position()
    assert naive.scores == game.scores
    assert naive.is_over == game.is_over
    assert naive.to_move == game.to_move
    assert (naive.hand.id if naive.hand else "") == position.drawn
    assert tuple(naive.gone) == position.gone
    assert [[supply["member"], supply["hut"]] for supply in naive.supplies] == game.supplies
    standing = [
        (piece.seat, piece.kind, spot(naive, piece.node))
        for piece in sorted(naive.pieces, key=lambda piece: piece.node)
    ]
    assert standing == [
        (piece.seat, piece.piece, Spot(piece.square, piece.zone)) for piece in position.pieces
    ]


def assert_same_events(events: Sequence[Event], naive: NaiveHunters) -> None:
    happened = naive.happened
    scored = [event for event in events if isinstance(event, Scored)]
    assert Counter(happened.scored) == Counter(
        (event.seat, event.source, points(event.items)) for event in scored
    )
    assert Counter(happened.completed) == Counter(
        (event.kind, event.size) for event in events if isinstance(event, Completed)
    )
    assert Counter(
        (piece.seat, piece.kind, spot(naive, piece.node)) for piece in happened.returned
    ) == Counter(
        (event.seat, event.piece, event.spot) for event in events if isinstance(event, Returned)
    )
    assert Counter(
        Eaten(spots(naive, tigers), spots(naive, deer)) for tigers, deer in happened.eaten
    ) == Counter(event for event in events if isinstance(event, Eaten))


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


def spot(naive: NaiveHunters, node: Node) -> Spot:
    return Spot(naive.table.laid[node.tile].square, naive.table.zone(node).id)


def spots(naive: NaiveHunters, nodes: Sequence[Node]) -> tuple[Spot, ...]:
    return tuple(spot(naive, node) for node in nodes)


@pytest.mark.parametrize("seed", range(16))
def test_random_games_go_as_the_rules_page_says(seed: int) -> None:
    """S-R1, S-R2, S-R6, H-R1 to H-R15."""
    play_both(builtin_deck("hunters"), 2 + seed % 4, seed, every=13)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_many_random_games_go_as_the_rules_page_says(block: int) -> None:
    for seed in range(1000 + 15 * block, 1015 + 15 * block):
        play_both(builtin_deck("hunters"), 2 + seed % 4, seed, every=41)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(decks(Hunters.description), st.integers(2, 5), st.integers(0, 2**16))
def test_games_with_generated_decks_go_as_the_rules_page_says(
    deck: Deck, players: int, seed: int
) -> None:
    play_both(deck, players, seed, every=3)

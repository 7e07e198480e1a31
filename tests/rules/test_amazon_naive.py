"""`amazon` compared with a naive version of it, written from the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carcqt.rules.events import Completed, Event, Returned, Scored, Spot, points
from carcqt.rules.games.amazon import Amazon, Sailed
from carcqt.rules.tiles import Deck
from tests.decks import decks
from tests.naive import Node
from tests.naive_amazon import NaiveAmazon
from tests.support import builtin_deck, random_move


def play_both(deck: Deck, players: int, seed: int, every: int = 1) -> None:
    rng = Random(seed)
    begin = Amazon.start_position(deck, players, rng, {}, seed % players)
    game = Amazon.from_position(deck, begin)
    piles = {pile.name: pile.things for pile in begin.piles}
    naive = NaiveAmazon(deck, players, piles, seed % players)
    assert_same_state(game, naive)
    while not game.is_over:
        if len(game.record) % every == 0 and naive.table.laid:
            assert len(naive.legal_moves) == len(game.legal_moves)
            assert set(naive.legal_moves) == set(game.legal_moves)
        move = random_move(game, rng)
        events = game.push(move)
        naive.push(move)
        assert_same_state(game, naive)
        assert_same_events(events, naive)
        assert tuple(naive.happened.drawn) == game.record[-1][1]
    assert naive.is_over


def assert_same_state(game: Amazon, naive: NaiveAmazon) -> None:
    position = game.position()
    assert naive.scores == game.scores
    assert naive.boats == game.boats
    assert naive.spaces == game.spaces
    assert naive.is_over == game.is_over
    assert naive.to_move == game.to_move
    assert naive.calls == (game.phase == "choose")
    assert (naive.hand.id if naive.hand else "") == position.drawn
    assert tuple(naive.gone) == position.gone
    assert [[supply["meeple"], supply["camp"]] for supply in naive.supplies] == game.supplies
    assert {(piece.seat, piece.kind, spot(naive, piece.node)) for piece in naive.pieces} == {
        (piece.seat, piece.piece, Spot(piece.square, piece.zone)) for piece in position.pieces
    }
    assert [Counter(pile.things) for pile in position.piles] == [
        Counter(naive.piles["land"]),
        Counter(naive.piles["double"]),
    ]


def assert_same_events(events: Sequence[Event], naive: NaiveAmazon) -> None:
    happened = naive.happened
    assert Counter(happened.scored) == Counter(
        (event.seat, event.source, points(event.items))
        for event in events
        if isinstance(event, Scored)
    )
    assert Counter(happened.completed) == Counter(
        (event.kind, event.size) for event in events if isinstance(event, Completed)
    )
    assert Counter(
        (piece.seat, piece.kind, spot(naive, piece.node)) for piece in happened.returned
    ) == Counter(
        (event.seat, event.piece, event.spot) for event in events if isinstance(event, Returned)
    )
    assert happened.sailed == [
        (event.seat, event.steps, event.space) for event in events if isinstance(event, Sailed)
    ]


def spot(naive: NaiveAmazon, node: Node) -> Spot:
    return Spot(naive.table.laid[node.tile].square, naive.table.zone(node).id)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_go_as_the_rules_page_says(seed: int) -> None:
    """S-R1, S-R2, S-R5 to S-R7, A-R1 to A-R7, A-R12 to A-R15."""
    play_both(builtin_deck("amazon"), 2 + seed % 4, seed, every=13)


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_many_random_games_go_as_the_rules_page_says(block: int) -> None:
    for seed in range(1000 + 10 * block, 1010 + 10 * block):
        play_both(builtin_deck("amazon"), 2 + seed % 4, seed, every=41)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(decks(Amazon.description), st.integers(2, 5), st.integers(0, 2**16))
def test_games_with_generated_decks_go_as_the_rules_page_says(
    deck: Deck, players: int, seed: int
) -> None:
    play_both(deck, players, seed, every=3)

"""A game beside a naive version of it, move by move: what all games have is the same in both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol, TypeVar

from carcqt.rules.events import Completed, Event, Returned, Scored, Spot, points
from carcqt.rules.moves import Move
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.rules.tiles import Tile
from tests.naive import Happened, Node, Piece, Table
from tests.support import random_move

G = TypeVar("G", bound=TileLaying)


class Naive(Protocol):
    """A game as its page of rules has it, with no thought for speed."""

    table: Table
    scores: list[int]
    supplies: list[dict[str, int]]
    pieces: list[Piece]
    gone: list[str]
    hand: Tile | None
    to_move: int
    is_over: bool

    @property
    def happened(self) -> Happened: ...

    @property
    def legal_moves(self) -> list[Move]: ...

    def push(self, move: Move) -> None: ...


def play_both(
    game: G,
    naive: Naive,
    rng: Random,
    every: int,
    choose: Callable[[G, Random], Move] = random_move,
) -> Iterator[Sequence[Event]]:
    """Plays to the end, and gives the events of each move once both have made it. Legal moves,
    which a naive version finds slowly, are compared every so many moves."""
    assert_same_state(game, naive)
    while not game.is_over:
        if len(game.record) % every == 0 and naive.table.laid:
            assert len(naive.legal_moves) == len(game.legal_moves)
            assert set(naive.legal_moves) == set(game.legal_moves)
        move = choose(game, rng)
        events = game.push(move)
        naive.push(move)
        assert_same_state(game, naive)
        _assert_same_events(events, naive)
        assert tuple(naive.happened.drawn) == game.record[-1][1]
        yield events
    assert naive.is_over


def play_along(
    game: G, naive: Naive, rng: Random, choose: Callable[[G, Random], Move] = random_move
) -> None:
    """The same, with a look at the scores after each move, and at everything at the end."""
    look = int(rng.random() * 2 * len(game.beginning().piles[0].things))
    while not game.is_over:
        if len(game.record) == look and naive.table.laid:
            assert set(naive.legal_moves) == set(game.legal_moves)
        move = choose(game, rng)
        game.push(move)
        naive.push(move)
        assert (naive.scores, naive.to_move) == (game.scores, game.to_move)
        assert tuple(naive.happened.drawn) == game.record[-1][1]
    assert_same_state(game, naive)


def spot(naive: Naive, node: Node) -> Spot:
    return Spot(naive.table.laid[node.tile].square, naive.table.zone(node).id)


def assert_same_state(game: TileLaying, naive: Naive) -> None:
    position = game.position()
    assert naive.scores == game.scores
    assert naive.is_over == game.is_over
    assert naive.to_move == game.to_move
    assert (naive.hand.id if naive.hand else "") == position.drawn
    assert tuple(naive.gone) == position.gone
    assert [list(supply.values()) for supply in naive.supplies] == game.supplies
    standing = [
        (piece.seat, piece.kind, spot(naive, piece.node))
        for piece in sorted(naive.pieces, key=lambda piece: piece.node)
    ]
    assert standing == [
        (piece.seat, piece.piece, Spot(piece.square, piece.zone)) for piece in position.pieces
    ]


def _assert_same_events(events: Sequence[Event], naive: Naive) -> None:
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

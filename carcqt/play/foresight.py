"""What a move would bring, tried on a game that nobody looks at meanwhile."""

from __future__ import annotations

from typing import Any

from carcqt.rules.events import Scored, points
from carcqt.rules.game import Game
from carcqt.rules.moves import END, Lay, Move


def gains_of(game: Game[Any], move: Move) -> list[int]:
    """By how much a move would change what the table expects each seat to have."""
    if move.secret:
        return [0] * game.players
    before = expected(game)
    game.push(move)
    after = expected(game)
    game.pop()
    return [new - old for new, old in zip(after, before, strict=True)]


def expected(game: Game[Any]) -> list[int]:
    """What each seat would have if the game ended now, as far as the whole table knows."""
    scores, private = list(game.scores), game.private_sources
    if not game.is_over:
        for event in game.push(END):
            if isinstance(event, Scored) and event.source not in private:
                scores[event.seat] += points(event.items)
        game.pop()
    return scores


def brought_by(game: Game[Any], move: Move) -> list[int]:
    """What each seat would score in this turn by a move, if nothing else was done in it."""
    scored = [0] * game.players
    seat, pushed = game.to_move, 0
    now: Move | None = move
    while now is not None and game.to_move == seat and not game.is_over:
        for event in game.push(now):
            if isinstance(event, Scored) and event.source not in game.private_sources:
                scored[event.seat] += points(event.items)
        pushed += 1
        # What has to be done is done anyhow.
        left = list(game.choices())
        forced = left[:1] if left and all(isinstance(one, Lay) for one in left) else []
        now = next(iter([*(one for one in left if one.idle), *forced]), None)
    for _ in range(pushed):
        game.pop()
    return scored

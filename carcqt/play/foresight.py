"""What a move would bring, tried out in a game that is put back afterwards."""

from __future__ import annotations

from typing import Any

from carcqt.rules.events import Scored, points
from carcqt.rules.game import Game
from carcqt.rules.moves import Lay, Move


def brought(game: Game[Any], move: Move) -> list[int]:
    """What each seat would score in this turn by a move, if nothing else was done in it; of what
    is private nothing is told."""
    scored, seat, pushed = [0] * game.players, game.to_move, 0
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

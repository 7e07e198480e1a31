"""What has happened at a table, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carcqt.rules.events import Event
from carcqt.rules.game import Game, Outcome
from carcqt.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Moment:
    """A move and what came of it, the whole truth: what a viewer may see of it, the session
    tells."""

    number: int
    """Counted from 1, which is the first move at the table: its game may have begun earlier."""
    seat: int
    move: Move
    events: Sequence[Event]
    scores_after: tuple[int, ...]
    turn: int
    """The turn of the table that it belongs to."""
    turn_after: int
    is_final: bool
    """Something was drawn or told that nobody could know, or another seat is to move."""
    is_forced: bool = False
    """It does nothing, and nothing else could be done."""


def make_move(game: Game[Any], move: Move, number: int, turn: int, outcome: Outcome = ()) -> Moment:
    """Make a move in a game and return its moment; `outcome` chooses what chance brings."""
    seat = game.to_move
    is_forced = move.idle and len(game.legal_moves) == 1
    events = tuple(game.push(move, outcome))
    drew = bool(game.record[-1][1]) or any(event.unforeseen for event in events)
    return Moment(
        number,
        seat,
        move,
        events,
        tuple(game.scores),
        turn,
        turn + begins_turn(game, events, seat),
        drew or game.to_move != seat or game.is_over,
        is_forced,
    )


def begins_turn(game: Game[Any], events: Sequence[Event], seat: int | None = None) -> bool:
    """A turn of the table begins with a draw from the game's first pile; in a game without piles,
    when another than this seat is to move."""
    if not game.description.piles:
        return game.to_move != seat and not game.is_over
    return any(event.drawn_from == game.description.piles[0] for event in events)

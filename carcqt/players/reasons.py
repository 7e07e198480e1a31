"""Why a turn is good: what it changes in the parts of the evaluation."""

from __future__ import annotations

from typing import Any, Final

from carcqt.players.advice import Reason, ReasonKind
from carcqt.players.evaluator import Evaluator
from carcqt.rules.events import Scored, points
from carcqt.rules.game import Game

MOST: Final = 3


def reasons(game: Game[Any], evaluator: Evaluator, number: int) -> tuple[Reason, ...]:
    """The reasons for a turn by its number, the most important first."""
    seat, found = game.to_move, []
    turn = game.turn(number)
    for move in turn:
        for event in game.push(move):
            if isinstance(event, Scored) and event.seat == seat:
                scored = points(event.items)
                found.append(
                    Reason(ReasonKind.CLOSES, scored, seat, event.source, scored, spot=event.spot)
                )
    for _ in turn:
        game.pop()
    found.sort(key=lambda reason: -reason.points)
    return tuple(found[:MOST])

"""Good turns for somebody who asks: a view goes in, turns with their worth come out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from carcqt.players import ADVISERS
from carcqt.players.advice import Advice
from carcqt.players.evaluator import lead, ordinary
from carcqt.players.games import evaluator
from carcqt.players.jobs import MoveQuestion
from carcqt.players.levels import Level, Sight, window_limits
from carcqt.rules.game import Game, Turn

COUNT: Final = 3
_GOOD: Final = 5.0
"""A turn that is so many points worse than the best one is no good advice,"""
_ORDINARY: Final = 0.5
"""nor is one that is so many points worse than an ordinary turn."""


@dataclass(frozen=True, slots=True)
class Hint:
    advice: Advice
    worth: float
    """How much further ahead its seat probably is than after an ordinary turn, in points."""
    is_only: bool = False
    """There is no other turn."""

    @property
    def turn(self) -> Turn:
        return self.advice.turn


def advise_turns(question: MoveQuestion, material: Any, report: object = None) -> tuple[Hint, ...]:
    """The best turns, the best one first; the same for the same question and time."""
    view = replace(question.view, material=material)
    level = question.level if question.level in ADVISERS else Level.HARD.value
    found = ADVISERS[level].advise(view, Random(question.seed), window_limits(level), COUNT)
    if not found:
        return ()
    game = view.imagine(Random(question.seed))
    best = found[0]
    worth = _better(game, best.turn)
    is_only = game.turn_count == 1
    # How much worse the others are is better known than what each is worth by itself.
    hints = [Hint(each, worth - (best.points - each.points), is_only) for each in found]
    return tuple(
        hint
        for hint in hints
        if hint.advice is best or (worth - hint.worth <= _GOOD and hint.worth > -_ORDINARY)
    )


def _better(game: Game[Any], turn: Turn) -> float:
    """How much better a turn is than an ordinary one, by the evaluation alone."""
    seat, valued = game.to_move, evaluator(game, Sight.WHOLE)
    usual, made = ordinary(game, valued), 0
    try:
        for move in turn:
            # With other secrets of others it may be over before.
            if move not in game.legal_moves:
                break
            game.push(move)
            made += 1
        return max(0.0, lead(valued.values(), seat) - usual)
    finally:
        for _ in range(made):
            game.pop()

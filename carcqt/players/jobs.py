"""A computer player in a process of its own: a view goes in, a turn comes out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from carcqt.players import PLAYERS
from carcqt.players.levels import window_limits
from carcqt.rules.game import View


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """What to do, as far as a seat knows."""

    view: View[Any]
    """Without its material, which is sent only when it is another one."""
    level: str
    seed: str


def choose_turn(question: MoveQuestion, material: Any, report: object = None) -> tuple[str, ...]:
    """The moves of a player as text, as many as it has thought out; the same for the same
    question."""
    view = replace(question.view, material=material)
    rng = Random(question.seed)
    game = view.imagine(rng)
    limits = window_limits(question.level)
    turn = PLAYERS[question.level].choose(game.legal_moves, lambda: view, rng, limits)
    return tuple(map(str, turn))

"""A computer player in a process of its own: views come in by a pipe, moves go out."""

from __future__ import annotations

import contextlib
import os
import signal
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from carcqt.players import PLAYERS
from carcqt.rules.game import View

BUDGET: Final = 2.0
"""Seconds for a move."""


@dataclass(frozen=True, slots=True)
class Question:
    """What to do, as far as a seat knows. The deck or map is only sent when it is another one."""

    ticket: int
    view: View[Any]
    level: str
    seed: str


@dataclass(frozen=True, slots=True)
class Answer:
    ticket: int
    move: str
    """As text; empty where the player failed."""
    reason: str = ""


READY: Final = Answer(-1, "")


def serve(pipe: Connection) -> None:
    """Answers questions until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        # The window goes first.
        os.nice(5)
    material: Any = None
    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            question: Question = pipe.recv()
            if question.view.material is not None:
                material = question.view.material
            try:
                move = answer(replace(question, view=replace(question.view, material=material)))
                pipe.send(Answer(question.ticket, move))
            except Exception as error:
                pipe.send(Answer(question.ticket, "", repr(error)))


def answer(question: Question) -> str:
    """The move of a player; the same for the same question."""
    rng = Random(question.seed)
    game = question.view.imagine(rng)
    player = PLAYERS[question.level]
    return str(player.choose(game.legal_moves, lambda: question.view, rng, BUDGET))

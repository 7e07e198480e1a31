"""Tables to sit down at, and how to play on."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any

from carcqt.content.materials import MaterialFile, builtin_material
from carcqt.content.tables import Seat, SeatKind, TableSetup, Undo
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Move, read_move

NAMES = ("Ana", "Bo", "Cléo", "Dan", "Eve")


def material(game: str) -> MaterialFile:
    return builtin_material(game, GAMES[game].description.material)


def table(game: str, kinds: str = "ppp", undo: Undo = Undo.FREE, **more: Any) -> TableSetup:
    """A seat for each letter: p for a person, c for the computer."""
    seats = tuple(
        Seat(name, number, SeatKind.PERSON if kind == "p" else SeatKind.COMPUTER)
        for number, (name, kind) in enumerate(zip(NAMES, kinds, strict=False))
    )
    return TableSetup(material(game), seats, undo=undo, **{"seed": 7, **more})


def move_of(session: Session, text: str) -> Move:
    return read_move(text, session.table.game.moves)


def step(session: Session, rng: Random) -> Move:
    """A person makes any move."""
    session.lift_curtain()
    moves = session.table.legal_moves
    move = moves[int(rng.random() * len(moves))]
    session.play(move)
    return move


def steps(session: Session, count: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(count):
        if not session.table.game.is_over:
            step(session, rng)


def play_out(session: Session, seed: int = 1) -> None:
    rng = Random(seed)
    while not session.table.game.is_over:
        step(session, rng)


def play_on(session: Session) -> None:
    """Plays for a while, and ends the game early."""
    steps(session, 45)
    session.end_early()


def aged(path: Path, seconds: int) -> Path:
    """As if it had been written so long ago."""
    then = time.time() - seconds
    os.utime(path, (then, then))
    return path

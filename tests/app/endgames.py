"""Sessions that have been played by chance, for the pages after a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from tests.app.hands import table_of
from tests.support import random_move


def played(
    game: str, folder: Path, persons: int = 3, seed: int = 3, moves: int = 10_000
) -> Session:
    """To the end, or so many moves."""
    table, rng = table_of(game, persons, seed=seed), Random(seed)
    state = GAMES[game].new(table.material_file.material, persons, Random(seed))
    while not state.is_over and len(state.record) < moves:
        state.push(random_move(state, rng))
    made = [move for move, _ in state.record]
    return Session.new(table, Saves(folder), moves=made)

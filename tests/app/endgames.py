"""Sessions that have been played by chance, for the pages after a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from carcqt.play.saves import Saves
from carcqt.play.session import Session
from tests.app.hands import table_of
from tests.support import random_move


def played(
    game: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    persons: int = 3,
    seed: int = 3,
    moves: int | None = None,
) -> Session:
    """To the end, or so many moves; only then it is written to the disk."""
    session = Session.new(table_of(game, persons, seed=seed), Saves(folder))
    rng = Random(seed)
    with monkeypatch.context() as patched:
        patched.setattr(session, "_save", lambda: None)
        while not session.is_over and (moves is None or len(session.moments) < moves):
            session.play(random_move(session.game, rng))
    session._save()
    return session

"""What the windows ask of a session."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.position import Position
from tests.app.hands import Sit, table_of


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_worked_out_once_a_move_however_many_look_at_it(
    game: str, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit(table_of(game))
    session, rng = page.session, Random(5)
    looks: list[int] = []
    rules, whole = type(session.game), type(session.game).position

    def counted(game: Game[Any]) -> Position:
        looks.append(len(session.moments))
        return whole(game)

    monkeypatch.setattr(rules, "position", counted)
    for _ in range(12):
        session.lift_curtain()
        looks.clear()
        session.play(session.legal_moves[rng.randrange(len(session.legal_moves))])
        QApplication.processEvents()
        assert looks == [len(session.moments)]

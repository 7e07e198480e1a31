"""What the windows ask of a session."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from carcqt.app.png import SIZE
from carcqt.play.listing.log import LogRole
from carcqt.rules.game import Game
from carcqt.rules.games import GAMES
from carcqt.rules.games.expedition import Expedition
from carcqt.rules.position import Position
from tests.app.hands import Sit, table_of
from tests.play.tables import steps


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_worked_out_once_a_move_however_many_look_at_it(
    game: str, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit(table_of(game))
    session, rng = page.session, Random(5)
    looks: list[int] = []
    rules, whole = type(session.table.game), type(session.table.game).position

    def counted(game: Game[Any]) -> Position:
        looks.append(len(session.table.moments))
        return whole(game)

    monkeypatch.setattr(rules, "position", counted)
    for _ in range(12):
        session.lift_curtain()
        looks.clear()
        session.play(session.table.legal_moves[rng.randrange(len(session.table.legal_moves))])
        QApplication.processEvents()
        assert looks == [len(session.table.moments)]


@pytest.mark.parametrize("game", GAMES)
def test_the_log_counts_rounds_where_the_game_does(game: str, sit: Sit) -> None:
    page = sit(table_of(game, persons=3))
    steps(page.session, 8)
    counted = page.log.index(0).data(LogRole.IN_ROUNDS)
    assert counted == (game == Expedition.description.game)


def test_a_table_that_is_left_leaves_a_picture_beside_its_save(sit: Sit) -> None:
    session = sit(table_of("hunters")).session
    session.play(session.table.legal_moves[0])
    session.close()
    image = QImage(str(session.saves.picture_path(session.path)))
    assert image.size() == SIZE

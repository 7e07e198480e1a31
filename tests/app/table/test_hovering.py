"""Pointing at squares costs little, and what a move would bring is shown when the pointer rests."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.calls import CallCounter
from carcqt.app.table.page import TablePage
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.rules.moves import Lay
from tests.app.hands import Sit, table_of
from tests.board.samples import hover

MOST = 400
"""Python calls for a square that is passed over, painting left out; it was ten times as much."""


def in_midgame(sit: Sit) -> TablePage:
    """A table where the tile fits several squares and scores on one of them."""
    page, rng = sit(table_of("goldrush")), Random(3)
    while not any(any(page.table.gains(lay)) for lay in lays(page)) or len(page.decision.lays) < 4:
        page.session.play(rng.choice(page.table.game.legal_moves))
    page.stage.view.see_all()
    QApplication.processEvents()
    return page


def lays(page: TablePage) -> list[Lay]:
    return [move for move in page.decision.moves if isinstance(move, Lay)]


def middles(page: TablePage) -> list[QPoint]:
    stage = page.stage
    assert isinstance(stage, BoardStage)
    return [stage.board.square_rect(square).center().toPoint() for square in page.decision.lays]


def gains_shown(page: TablePage) -> str:
    assert isinstance(page.hand, TileHand)
    return page.hand.lay.gains.accessibleName()


def test_pointer_that_passes_over_squares_lays_out_nothing(sit: Sit) -> None:
    page, counter = in_midgame(sit), CallCounter()
    board = page.stage.view
    page.setUpdatesEnabled(False)
    for at in middles(page) * 2:
        with counter.counting("passed"):
            hover(board, at)
        assert isinstance(page.decision.focus, Lay)
    assert counter.medians()["passed"] < MOST


def test_gains_are_shown_when_pointer_rests_and_at_once_afterwards(sit: Sit, qtbot: QtBot) -> None:
    page = in_midgame(sit)
    board = page.stage.view
    scoring = next(lay for lay in lays(page) if any(page.table.gains(lay)))
    page.table._foreseen.clear()
    page.decision.focus_on(scoring)
    assert not gains_shown(page)
    qtbot.waitUntil(lambda: bool(gains_shown(page)))
    shown = gains_shown(page)
    board.leave()
    page.decision.focus_on(None)
    assert not gains_shown(page)
    page.decision.focus_on(scoring)
    assert gains_shown(page) == shown


def test_gains_are_worked_out_again_after_a_move(sit: Sit) -> None:
    page = in_midgame(sit)
    known = next(lay for lay in lays(page) if any(page.table.gains(lay)))
    assert page.table.foresees(known)
    page.session.play(next(lay for lay in lays(page) if lay != known))
    assert not page.table.foresees(known)

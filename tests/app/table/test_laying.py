"""The tile in the panel is the one that is laid, and asking what fits lays nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.table.drawer import LEFT as TILES_LEFT
from carcqt.app.table.page import TablePage
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.left import TilesLeftView
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.board.tool import UNIT
from carcqt.rules.geometry import SQUARES, Square
from carcqt.rules.moves import Lay
from carcqt.rules.tilelaying.game import TileLaying
from tests.app.hands import Sit, table_of
from tests.board.samples import hover

LEFT = Qt.MouseButton.LeftButton


def sit_before_tile(sit: Sit, game: str = "hunters") -> TablePage:
    """A table where the tile in hand fits several squares, but not all, in several turns."""
    page = sit(table_of(game))
    for _ in range(60):
        lays = page.decision.lays
        turns = {turn for turns in lays.values() for turn in turns}
        if len(turns) > 2 and len(lays) > 2 and free_squares(page) - set(lays):
            return page
        page.session.play(page.session.table.game.legal_moves[0])
    raise AssertionError("no such tile")


def free_squares(page: TablePage) -> set[Square]:
    game = page.session.table.game
    assert isinstance(game, TileLaying)
    return {SQUARES[cell] for cell in game.board.open_cells}


def stage_of(page: TablePage) -> BoardStage:
    assert isinstance(page.stage, BoardStage)
    return page.stage


def in_panel(page: TablePage) -> int:
    """The turn of the tile that the panel shows."""
    assert isinstance(page.hand, TileHand)
    return page.hand.lay.tile.turn


def middle(page: TablePage, square: Square) -> QPoint:
    place = QPointF(square.x + 0.5, square.y + 0.5) * UNIT
    return stage_of(page).board.mapFromScene(place)


@pytest.mark.parametrize("how", ["key", "button", "right click"])
def test_tile_turned_over_no_square_is_laid_as_panel_shows_it(how: str, sit: Sit) -> None:
    page = sit_before_tile(sit)
    board, hand = stage_of(page).board, page.hand
    assert isinstance(hand, TileHand)
    seen = set()
    for _ in range(4):
        assert board.laying.ghost is None
        assert in_panel(page) == board.laying.turn
        seen.add(in_panel(page))
        if how == "key":
            QTest.keyClick(page, Qt.Key.Key_R)
        elif how == "button":
            hand.lay.right.click()
        else:
            corner = QPoint(4, 4)
            QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=corner)
    assert len(seen) > 2
    turn = in_panel(page)
    square = next(square for square, turns in page.decision.lays.items() if turn in turns)
    hover(board, middle(page, square))
    assert in_panel(page) == turn
    QTest.mouseClick(board.viewport(), LEFT, pos=middle(page, square))
    move = page.session.table.moments[-1].move
    assert isinstance(move, Lay)
    assert (move.square, move.turn) == (square, turn)


def test_panel_keeps_turn_when_pointer_leaves_board(sit: Sit) -> None:
    page = sit_before_tile(sit)
    board = stage_of(page).board
    square = max(page.decision.lays, key=lambda square: len(page.decision.lays[square]))
    hover(board, middle(page, square))
    QTest.keyClick(page, Qt.Key.Key_R)
    turn = board.laying.turn
    assert in_panel(page) == turn
    board.leave()
    assert board.laying.ghost is None
    assert in_panel(page) == turn


def test_panel_begins_with_turn_that_fits(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    for _ in range(40):
        lays = page.decision.lays
        if lays:
            assert in_panel(page) in {turn for turns in lays.values() for turn in turns}
        page.session.play(page.session.table.game.legal_moves[0])


def test_asking_what_fits_lays_nothing(sit: Sit, qtbot: QtBot) -> None:
    page = sit_before_tile(sit)
    board, game = stage_of(page).board, page.session.table.game
    assert isinstance(game, TileLaying)
    made = len(page.session.table.moments)
    page.open_drawer(TILES_LEFT)
    left = page.drawer.left
    assert isinstance(left, TilesLeftView)
    legal = set(page.decision.lays)
    illegal = min(free_squares(page) - legal)
    for square in (illegal, min(legal)):
        left.show_all()
        with qtbot.waitSignal(board.square_pointed, timeout=2000):
            hover(board, middle(page, square))
        assert left.tiles.model().rowCount() == len(game.left_for(square))
    QTest.mouseClick(board.viewport(), LEFT, pos=middle(page, illegal))
    assert len(page.session.table.moments) == made
    assert left.tiles.model().rowCount() == len(game.left_for(illegal))


def test_answer_goes_when_its_square_is_taken(sit: Sit) -> None:
    page = sit_before_tile(sit)
    page.open_drawer(TILES_LEFT)
    left = page.drawer.left
    assert isinstance(left, TilesLeftView)
    whole = left.text.text()
    square = next(iter(page.decision.lays))
    left.show_fitting(square)
    assert left.text.text() != whole
    lay = next(m for m in page.decision.moves if isinstance(m, Lay) and m.square == square)
    page.session.play(lay)
    assert left.text.text() == whole

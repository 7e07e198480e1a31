"""A tile is laid where the pointer is, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.art.games import THEMES
from carcqt.art.studio.studio import Studio
from carcqt.board.board import BoardView
from carcqt.board.state import BoardState, BoardTile
from carcqt.board.stepping import STEPS
from carcqt.board.tool import UNIT
from carcqt.rules.games.amazon import Amazon
from carcqt.rules.geometry import Square
from tests.board.samples import fits_of, hover, in_hand, middle, played, state_of, wheel
from tests.support import builtin_deck

GAME = played(16)
STATE = state_of(GAME.position())
FITS = fits_of(GAME)
TAKEN = {tile.square for tile in STATE.tiles}
LEFT = Qt.MouseButton.LeftButton


def around(square: Square) -> Iterator[Square]:
    for dx, dy in STEPS:
        yield Square(square.x + dx, square.y + dy)


ILLEGAL = sorted({beside for square in FITS for beside in around(square)} - TAKEN - set(FITS))
"""Empty squares beside legal ones."""


@pytest.fixture
def board(view: BoardView) -> BoardView:
    view.show(STATE)
    view.laying.hold(in_hand(GAME), FITS)
    QTest.qWait(1)
    return view


def places(view: BoardView, square: Square) -> list[QPoint]:
    """The middle of a square, and its edges from just inside."""
    shares = [(0.5, 0.5), (0.06, 0.5), (0.94, 0.5), (0.5, 0.06), (0.5, 0.94)]
    return [
        view.mapFromScene(QPointF(square.x + right, square.y + down) * UNIT)
        for right, down in shares
    ]


def test_click_on_illegal_square_lays_nothing(board: BoardView, qtbot: QtBot) -> None:
    assert ILLEGAL
    clicked: list[Square] = []
    board.square_clicked.connect(clicked.append)
    with qtbot.assertNotEmitted(board.lay_asked):
        for square in ILLEGAL:
            for at in places(board, square):
                hover(board, at)
                assert board.laying.ghost is None
                QTest.mouseClick(board.viewport(), LEFT, pos=at)
                assert clicked.pop() == square
                assert board.laying.ghost is None


def test_click_anywhere_on_legal_square_lays_there(board: BoardView, qtbot: QtBot) -> None:
    for square in FITS:
        for at in places(board, square):
            hover(board, at)
            with qtbot.waitSignal(board.lay_asked) as asked:
                QTest.mouseClick(board.viewport(), LEFT, pos=at)
            assert asked.args is not None
            assert asked.args[0] == square


def test_click_on_unseen_square_only_shows_tile(board: BoardView, qtbot: QtBot) -> None:
    """A finger comes down without having pointed before."""
    one, other = list(FITS)[:2]
    board.laying.put(one)
    with qtbot.assertNotEmitted(board.lay_asked):
        QTest.mouseClick(board.viewport(), LEFT, pos=middle(board, other))
    assert board.laying.ghost is not None
    assert board.laying.ghost[0] == other
    with qtbot.waitSignal(board.lay_asked) as asked:
        QTest.mouseClick(board.viewport(), LEFT, pos=middle(board, other))
    assert asked.args is not None
    assert asked.args[0] == other


def test_click_on_illegal_square_leaves_tile_placed_by_keys(board: BoardView, qtbot: QtBot) -> None:
    square = next(iter(FITS))
    board.laying.put(square)
    with qtbot.assertNotEmitted(board.lay_asked):
        for at in places(board, ILLEGAL[0]):
            hover(board, at)
            QTest.mouseClick(board.viewport(), LEFT, pos=at)
    assert board.laying.ghost is not None
    assert board.laying.ghost[0] == square


def test_pointer_at_rest_reports_empty_square(board: BoardView, qtbot: QtBot) -> None:
    pointed: list[Square] = []
    board.square_pointed.connect(pointed.append)
    rests = [ILLEGAL[0], next(iter(FITS))]
    for square in rests:
        with qtbot.waitSignal(board.square_pointed, timeout=2000):
            hover(board, middle(board, square))
    hover(board, middle(board, STATE.tiles[0].square))
    QTest.qWait(300)
    assert pointed == rests


def test_tile_moved_by_keys_reports_its_square(board: BoardView) -> None:
    pointed: list[Square] = []
    board.square_pointed.connect(pointed.append)
    board.laying.step(1, 0)
    assert board.laying.ghost is not None
    assert pointed == [board.laying.ghost[0]]


@pytest.fixture
def river(qtbot: QtBot, studio: Studio) -> BoardView:
    """A tile of two squares in hand that fits one place in two turns."""
    made = BoardView(studio, THEMES["amazon"])
    qtbot.addWidget(made)
    made.reduced_motion = True
    made.resize(700, 560)
    made.show()
    deck = builtin_deck(Amazon.description.game)
    single = next(tile for tile in deck.tiles if tile.squares == 1)
    made.show(BoardState((BoardTile(single, Square(-1, 0), 0),)))
    double = next(tile for tile in deck.tiles if tile.squares == 2)
    upright = 0 if double.rows == 2 else 1
    made.laying.hold(double, {Square(0, 0): [upright, (upright + 1) % 4]})
    if made.laying.turn != upright:
        made.laying.rotate(1)
    QTest.qWait(1)
    return made


def test_tile_of_two_squares_is_laid_from_either(river: BoardView, qtbot: QtBot) -> None:
    for square in (Square(0, 0), Square(0, 1)):
        at = middle(river, square)
        hover(river, at)
        with qtbot.waitSignal(river.lay_asked) as asked:
            QTest.mouseClick(river.viewport(), LEFT, pos=at)
        assert asked.args == [Square(0, 0), river.laying.turn]


def test_tile_turned_from_under_pointer_turns_on_and_is_not_laid(
    river: BoardView, qtbot: QtBot
) -> None:
    at, upright = middle(river, Square(0, 1)), river.laying.turn
    hover(river, at)
    wheel(river, at, -120)
    assert river.laying.turn != upright
    with qtbot.assertNotEmitted(river.lay_asked):
        hover(river, at + QPoint(2, 2))
        assert river.laying.ghost == (Square(0, 0), river.laying.turn)
        QTest.mouseClick(river.viewport(), LEFT, pos=at)
    wheel(river, at, -120)
    assert river.laying.ghost == (Square(0, 0), upright)


def test_frames_of_legal_squares_turn_with_the_tile(river: BoardView) -> None:
    def shapes() -> list[tuple[bool, ...]]:
        return [(box.width() > box.height(),) for box in river.choices()]

    before = shapes()
    river.laying.rotate(1)
    assert shapes() != before

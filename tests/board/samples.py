"""Boards to be looked at, out of real games."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.board.board import BoardView
from carcqt.board.state import BoardPiece, BoardState, BoardTile
from carcqt.board.tool import UNIT
from carcqt.board.view import PanZoomView
from carcqt.rules.game import Game
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from carcqt.rules.position import Position
from carcqt.rules.tiles import Tile
from tests.support import builtin_deck, new_game, random_move

DECK = builtin_deck(Hunters.description.game)


def played(moves: int, seed: int = 4) -> Game[Any]:
    """A game in which a tile is about to be laid."""
    rng, game = Random(seed), new_game(Hunters, 3, seed)
    while moves > 0 or not game.position().drawn or len(fits_of(game)) < 3:
        game.push(random_move(game, rng))
        moves -= 1
    return game


def state_of(position: Position) -> BoardState:
    return BoardState(
        tuple(BoardTile(DECK.tile[one.tile], one.square, one.turn) for one in position.laid),
        tuple(BoardPiece(one.piece, one.seat, one.square, one.zone) for one in position.pieces),
    )


def fits_of(game: Game[Any]) -> dict[Square, list[int]]:
    fits: dict[Square, list[int]] = {}
    for move in game.legal_moves:
        if isinstance(move, Lay):
            fits.setdefault(move.square, []).append(move.turn)
    return fits


def in_hand(game: Game[Any]) -> Tile:
    return DECK.tile[game.position().drawn]


def middle(view: BoardView, square: Square) -> QPoint:
    """The middle of a square on the view."""
    return view.mapFromScene(QPointF(square.x + 0.5, square.y + 0.5) * UNIT)


def hover(view: PanZoomView, at: QPoint) -> None:
    """Move the pointer there; from elsewhere, as one that is there already tells nothing."""
    QTest.mouseMove(view.viewport(), at + QPoint(1, 0))
    QTest.mouseMove(view.viewport(), at)


def wheel(
    view: PanZoomView,
    at: QPoint,
    delta: int,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    pixels: QPoint | None = None,
) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        pixels or QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)

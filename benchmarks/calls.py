"""Python calls at a table, painting left out: for pointing, for stepping through places and for a
click."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from types import FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.games import game_table
from carcqt.app.table.page import TablePage
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.art.studio.studio import Studio
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.geometry import Square
from carcqt.rules.moves import Lay
from tests.app.hands import table_of

_BEGUN = 40
"""Moves made before calls are counted."""
_TURNS = 8
_SQUARES = 12
"""Squares pointed at in each turn."""
_SETTLING = 2500
"""Milliseconds until the picture of the save is made, too."""
_REST = 400
"""Milliseconds that the pointer rests: whatever waits for that is shown then."""


class CallCounter:
    """Counts the calls of Python functions for each thing that is done."""

    def __init__(self) -> None:
        self._counts: defaultdict[str, list[int]] = defaultdict(list)
        self._count = 0

    @contextmanager
    def counting(self, what: str) -> Iterator[None]:
        """Count what is done inside."""
        self._count = 0
        sys.setprofile(self._profile)
        try:
            yield
        finally:
            sys.setprofile(None)
        self._counts[what].append(self._count)

    def _profile(self, _frame: FrameType, event: str, _argument: object) -> None:
        self._count += event == "call"

    def medians(self) -> dict[str, float]:
        return {what: median(counts) for what, counts in self._counts.items()}


def table_calls(game: str, folder: Path) -> dict[str, float]:
    """Return the median of calls for each thing that is done at a table of this game.

    `passed`: the pointer moves to another legal square. `rests`: it stays on one that it has not
    been on this turn. `again`: it stays on one that it has been on. `step`: another place for a
    piece. `lay` and `place`: a key that makes the move.
    """
    studio, rng = Studio.of_user(), Random(7)
    session = Session.new(table_of(game, 2), Saves(folder))
    while len(session.table.moments) < _BEGUN:
        session.play(rng.choice(session.table.game.legal_moves))
    page = TablePage(session, game_table(game), studio)
    page.resize(1366, 860)
    page.show()
    # Whoever points at squares sees them.
    page.stage.view.follows = False
    page.stage.view.see_all()
    studio.wait()
    wait(_SETTLING)
    # How often things are painted depends on how fast the machine is.
    page.setUpdatesEnabled(False)
    counter = CallCounter()
    for _ in range(_TURNS):
        while not page.decision.lays:
            _confirm(page, counter, "place", studio)
        _point_at_squares(page, counter)
        _confirm(page, counter, "lay", studio)
        for _ in range(3 if len(page.decision.options) > 1 else 0):
            with counter.counting("step"):
                page.decision.step(1)
                QTest.qWait(_REST)
    session.close()
    studio.close()
    return counter.medians()


def _point_at_squares(page: TablePage, counter: CallCounter) -> None:
    squares = list(page.decision.lays)[:_SQUARES]
    page.stage.view.see_all()
    wait(_REST)
    for what, rest in (("passed", 0), ("rests", _REST), ("again", _REST)):
        for square in squares if len(squares) > 1 else ():
            with counter.counting(what):
                _point(page, square)
                wait(rest)
    turns = page.decision.lays[squares[0]]
    assert isinstance(page.stage, BoardStage)
    assert page.stage.game.hand is not None
    page.decision.focus_on(Lay(page.stage.game.hand.tile.id, squares[0], turns[0]))


def _point(page: TablePage, square: Square) -> None:
    assert isinstance(page.stage, BoardStage)
    board = page.stage.board
    QTest.mouseMove(board.viewport(), board.scene_to_widget(square))


def wait(milliseconds: int) -> None:
    """Let everything happen that is due by then."""
    if milliseconds:
        QTest.qWait(milliseconds)
    QApplication.processEvents()


def _confirm(page: TablePage, counter: CallCounter, what: str, studio: Studio) -> None:
    """Make the move in focus, or do nothing."""
    key = Qt.Key.Key_Return if page.decision.focus else Qt.Key.Key_Space
    studio.wait()
    QApplication.processEvents()
    with counter.counting(what):
        QTest.keyClick(page, key)
        QApplication.processEvents()

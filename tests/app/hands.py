"""Tables to be played at in tests, by hands that use only mouse or only keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.games import game_table
from carcqt.app.table.page import TablePage
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.content.materials import builtin_material
from carcqt.content.tables import Aids, Seat, SeatKind, TableSetup, Undo
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.rules.moves import Lay, Place
from tests.studios import SketchStudio

NAMES = ("Anna", "Ben", "Cora", "Dan", "Eve")


def table_of(
    game: str,
    persons: int = 2,
    computers: int = 0,
    seed: int = 3,
    undo: Undo = Undo.TURN,
    aids: Aids = Aids(),  # noqa: B008
) -> TableSetup:
    kinds = [SeatKind.PERSON] * persons + [SeatKind.COMPUTER] * computers
    seats = tuple(
        Seat(name, colour, kind)
        for colour, (name, kind) in enumerate(zip(NAMES, kinds, strict=False))
    )
    file = builtin_material(game, GAMES[game].description.material)
    return TableSetup(file, seats, aids=aids, undo=undo, seed=seed)


Sit = Callable[[TableSetup], TablePage]


def sit_down(table: TableSetup, folder: Path) -> TablePage:
    page = TablePage(Session.new(table, Saves(folder)), game_table(table.game), SketchStudio())
    page.resize(1366, 860)
    page.show()
    page.setFocus()
    QApplication.processEvents()
    return page


class Hands:
    """Play the game in the page, as chance has it."""

    def __init__(self, page: TablePage, seed: int = 1) -> None:
        self.page, self.rng = page, Random(seed)

    def turn(self) -> None:
        """One decision."""
        raise NotImplementedError

    def play(self, decisions: int = 10_000) -> None:
        session = self.page.session
        while decisions and not session.table.game.is_over:
            before = len(session.table.moments)
            self.turn()
            QApplication.processEvents()
            assert len(session.table.moments) > before, session.table.game.phase
            decisions -= 1


class Mouse(Hands):
    def turn(self) -> None:
        decision, rng = self.page.decision, self.rng
        if decision.lays:
            self.lay(rng.choice(sorted(decision.lays)))
        elif decision.options and rng.random() < 0.7:
            self.choose(rng.randrange(len(decision.options)))
        elif decision.idle is not None:
            self.click(self.page.hand, "skip")
        else:
            self.choose(0)

    def lay(self, square: tuple[int, int]) -> None:
        stage = self.page.stage
        assert isinstance(stage, BoardStage)
        board, decision = stage.board, self.page.decision
        place = next(one for one in decision.lays if one == square)
        # These hands need to see everything.
        board.follows = False
        board.fit()
        at = board.square_rect(place).center().toPoint()
        QTest.mouseMove(board.viewport(), at)
        QApplication.processEvents()
        for _ in range(self.rng.randrange(len(decision.lays[place]))):
            QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=at)
        assert isinstance(decision.focus, Lay)
        assert decision.focus.square == place
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def choose(self, number: int) -> None:
        """On the enlarged tile if it shows the place, otherwise by its row or on the board."""
        page, decision, hand = self.page, self.page.decision, self.page.hand
        move = decision.options[number]
        assert isinstance(hand, TileHand)
        if hand.choice.isVisible():
            card = hand.choice.cards[number]
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        elif isinstance(move, Place):
            decision.focus_on(move)
        else:
            row = next(row for row in hand.spots.rows if row.isVisible())
            QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        if page.session.table.moments and page.decision.focus is not None:
            button = hand.choice.take if hand.choice.isVisible() else hand.spots.do
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def click(self, hand: object, name: str) -> None:
        assert isinstance(hand, TileHand)
        QTest.mouseClick(getattr(hand.spots, name), Qt.MouseButton.LeftButton)


class Keys(Hands):
    def press(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(self.page, key)

    def turn(self) -> None:
        decision, rng = self.page.decision, self.rng
        if decision.lays:
            arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
            for _ in range(rng.randrange(1, 6)):
                self.press(rng.choice(arrows))
            self.press(Qt.Key.Key_R, rng.randrange(3))
            self.press(Qt.Key.Key_Return)
        elif decision.idle is not None and (not decision.options or rng.random() < 0.3):
            self.press(Qt.Key.Key_Space)
        else:
            self.press(Qt.Key.Key_Tab, rng.randrange(4))
            self.press(Qt.Key.Key_Return)

"""Whole games through the real widgets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.board.board import BoardView
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, Undo
from carcqt.play.session import Session
from carcqt.rules.moves import Lay
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.widgets.labels import Elided
from tests.app.hands import Hands, Keys, Mouse, Sit, table_of
from tests.support import TILE_LAYING

FIRST = next(iter(TILE_LAYING))
WHOLE = [
    pytest.param(game, marks=() if game == FIRST else pytest.mark.long) for game in TILE_LAYING
]


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("game", [game for game in TILE_LAYING if game != FIRST])
def test_the_first_turns(game: str, hands: type[Hands], sit: Sit) -> None:
    page = sit(table_of(game))
    hands(page).play(24)
    assert len(page.session.moments) >= 24


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game(game: str, hands: type[Hands], sit: Sit) -> None:
    page = sit(table_of(game))
    session = page.session
    hands(page).play()
    assert session.is_over
    saved = Scenario.load(session.path)
    replayed = saved.start()
    for _ in saved.play(replayed):
        pass
    assert replayed.position() == session.game.position()


def test_undo_within_the_turn_gives_the_tile_back(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    before = page.session.game.position()
    Keys(page).play(1)
    assert page.session.game.position() != before
    QTest.mouseClick(page.top.undo_button, Qt.MouseButton.LeftButton)
    assert page.session.game.position() == before
    assert page.decision.lays
    Keys(page).play(2)
    assert not page.session.can_undo


def test_a_lay_that_is_taken_back_leaves_no_spots_behind(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    board = page.stage.view
    assert isinstance(board, BoardView)
    for _ in range(4):
        at = board.square_rect(min(page.decision.lays)).center().toPoint()
        QTest.mouseMove(board.viewport(), at)
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.decision.places
        assert board.spots
        page.undo()
        assert page.decision.lays
        assert not board.spots
        QTest.keyClick(page, Qt.Key.Key_R)
        assert not board.spots
        Keys(page).play(2)


def test_who_was_given_no_name_is_called_by_a_number(sit: Sit) -> None:
    table = table_of("hunters")
    page = sit(replace(table, seats=tuple(replace(seat, name="") for seat in table.seats)))
    shown = [card.accessibleName().split(",")[0] for card in page.rail.players.cards]
    assert shown == ["Player 1", "Player 2"]


def test_free_undo_goes_back_to_the_beginning_and_redo_to_the_end(sit: Sit) -> None:
    page = sit(table_of("goldrush", undo=Undo.FREE))
    before = page.session.game.position()
    Keys(page).play(20)
    after = page.session.game.position()
    while page.session.can_undo:
        page.undo()
    assert page.session.game.position() == before
    while page.session.can_redo:
        page.redo()
    assert page.session.game.position() == after


def test_purists_see_no_legal_squares_and_no_region(sit: Sit) -> None:
    aids = Aids(squares=False, regions=False, projected=False, left=False)
    page = sit(table_of("hunters", aids=aids))
    stage = page.stage
    assert isinstance(stage, BoardStage)
    Keys(page).play(11)
    assert page.decision.places
    assert page.tips.card is None
    Keys(page).press(Qt.Key.Key_Space)
    assert not stage.board._legal


def test_the_ghost_only_turns_to_what_fits(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    for _ in range(30):
        Keys(page).press(Qt.Key.Key_Right)
        focus = page.decision.focus
        assert isinstance(focus, Lay)
        seen = set()
        for _ in range(4):
            assert isinstance(page.decision.focus, Lay)
            seen.add(page.decision.focus.turn)
            Keys(page).press(Qt.Key.Key_R)
        assert seen == set(page.decision.lays[focus.square])
        Keys(page).play(2)


def test_the_list_of_moves_makes_one(sit: Sit) -> None:
    page = sit(table_of("amazon"))
    QTest.keyClick(page, Qt.Key.Key_M)
    moves = page.drawer.moves
    assert moves.model().rowCount() == len(page.session.legal_moves)
    moves.setCurrentIndex(moves.model().index(2, 0))
    wanted = page.session.legal_moves[2]
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert page.session.moments[0].move == wanted


def test_enter_goes_on_when_no_piece_can_be_placed(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    Keys(page).play(1)
    idle = page.decision.idle
    assert idle is not None
    page.decision.offer([idle])
    before = len(page.session.moments)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(page.session.moments) == before + 1


def test_a_digit_means_the_place_that_shows_it(sit: Sit) -> None:
    page = sit(table_of("goldrush"))
    hand, decision, keys = page.hand, page.decision, Keys(page)
    assert isinstance(hand, TileHand)
    while not (decision.places and decision.others):
        keys.play(1)
    for number, move in enumerate(decision.options[:9], 1):
        keys.press(Qt.Key(Qt.Key.Key_0 + number))
        assert decision.focus == move
        (row,) = (row for row in hand.spots.rows if row.isChecked())
        assert row.key == str(number)
        shown = [int(row.key) for row in hand.spots.rows if row.isVisible() and row.key]
        assert shown == sorted(shown)


@pytest.mark.parametrize("game", TILE_LAYING)
def test_a_hint_may_be_to_do_nothing(game: str, sit: Sit) -> None:
    page = sit(table_of(game))
    hand, decision, keys = page.hand, page.decision, Keys(page)
    assert isinstance(hand, TileHand)
    while not (decision.options and decision.idle):
        keys.play(1)
    idle = decision.idle
    page.session.hinted.emit(idle)
    assert not hand.spots.do.isVisible()
    keys.press(Qt.Key.Key_Return)
    assert page.session.moments[-1].move == idle


def test_tab_does_not_leave_the_board_while_a_computer_thinks(sit: Sit) -> None:
    page = sit(table_of("hunters", persons=1, computers=1))
    page.session.pause()
    while page.session.is_persons_turn:
        Keys(page).play(1)
    page.setFocus()
    assert page.hasFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.hasFocus()


def test_the_log_opens_where_it_is_newest(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    Keys(page).play(60)
    QTest.mouseClick(page.top.log_button, Qt.MouseButton.LeftButton)
    QTest.qWait(50)
    bar = page.drawer.log.verticalScrollBar()
    assert 0 < bar.maximum() == bar.value()


def test_what_was_confirmed_is_on_the_disk(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    session = page.session

    def check(_: object) -> None:
        assert len(Scenario.load(session.path).model.moves) == len(session.moments)

    session.moved.connect(check)
    Keys(page).play(6)
    session.close()
    again = Session.load(session.path, session.saves)
    assert again.game.position() == session.game.position()
    again.close()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("game", TILE_LAYING)
def test_no_heap_is_cut(game: str, code: str, size: tuple[int, int], sit: Sit) -> None:
    language().set(code)
    try:
        page = sit(table_of(game, persons=5))
        page.resize(*size)
        QApplication.processEvents()
        piles = page.rail.piles.findChildren(Elided)
        assert len(piles) == 2
        assert not [heap.text() for heap in piles if heap.is_cut]
    finally:
        language().set("en")


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("game", TILE_LAYING)
def test_no_act_is_cut(game: str, code: str, size: tuple[int, int], sit: Sit) -> None:
    language().set(code)
    try:
        page = sit(table_of(game, persons=3))
        page.resize(*size)
        page.stage.setUpdatesEnabled(False)  # only the rail is looked at
        hands, hand, seen = Keys(page), page.hand, set[str]()
        assert isinstance(hand, TileHand)
        for _ in range(24):
            hands.play(1)
            for move in page.decision.options:
                page.decision.focus_on(move)
                QApplication.processEvents()
                rows = [row for row in hand.spots.rows if row.isVisible()]
                seen |= {row.text() for row in rows}
                page.rail.grab()
                assert not [row.toolTip() for row in rows if row.toolTip()]
                assert not problems(page.rail)
                assert page.size().toTuple() == size
        assert seen
    finally:
        language().set("en")

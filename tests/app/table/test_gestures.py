"""The same gestures everywhere: one click or Enter makes a move, and nothing makes two."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.app.table.page import TablePage
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.content.tables import Undo
from carcqt.rules.moves import PASS, Lay, Place
from tests.app.hands import Sit, table_of
from tests.board.samples import hover

LEFT = Qt.MouseButton.LeftButton
PAUSE = 30
"""Milliseconds before a step is skipped here."""


def stage_of(page: TablePage) -> BoardStage:
    assert isinstance(page.stage, BoardStage)
    return page.stage


def made(page: TablePage) -> int:
    return len(page.table.moments)


def with_two_places(sit: Sit) -> TablePage:
    """A table where a piece may go to several places of the tile that was laid."""
    page, rng = sit(table_of("hunters")), Random(1)
    while len(page.decision.places) < 2:
        page.session.play(rng.choice(page.table.game.legal_moves))
    page.stage.view.see_all()
    QApplication.processEvents()
    return page


def before_only_pass(sit: Sit, undo: Undo) -> tuple[TablePage, Lay]:
    """A table, and a tile to be laid there after which no piece can be placed."""
    page, rng = sit(table_of("hunters", undo=undo)), Random(2)
    game = page.table.game
    for _ in range(400):
        for move in game.legal_moves if game.phase == "lay" else ():
            game.push(move)
            is_only = list(game.legal_moves) == [PASS]
            game.pop()
            if is_only and isinstance(move, Lay):
                return page, move
        page.session.play(rng.choice(game.legal_moves))
    raise AssertionError("a piece can always be placed")


def test_pointing_at_a_place_looks_at_it_and_one_click_places_the_piece(sit: Sit) -> None:
    page = with_two_places(sit)
    board, before = stage_of(page).board, made(page)
    for move in page.decision.places[::-1]:
        at = board.placing.items[page.decision.options.index(move)].place
        hover(board, board.mapFromScene(at))
        assert page.decision.focus == move
    assert made(page) == before
    QTest.mouseClick(board.viewport(), LEFT, pos=board.mapFromScene(at))
    assert made(page) == before + 1
    assert page.table.moments[-1].move == move


def test_one_click_in_the_hand_places_the_piece(sit: Sit) -> None:
    page = with_two_places(sit)
    hand, before = page.hand, made(page)
    picker = hand.picker  # type: ignore[attr-defined]
    assert picker.isVisible()
    places = picker.places()
    QTest.mouseClick(picker, LEFT, pos=places[1].toPoint())
    assert made(page) == before + 1
    assert isinstance(page.table.moments[-1].move, Place)


def test_a_click_that_lays_a_tile_places_no_piece(sit: Sit) -> None:
    page, rng = sit(table_of("hunters")), Random(1)
    while not page.decision.lays or len(page.decision.lays) < 3:
        page.session.play(rng.choice(page.table.game.legal_moves))
    board, before = stage_of(page).board, made(page)
    board.follows = False
    board.fit()
    at = board.square_rect(min(page.decision.lays)).center().toPoint()
    hover(board, at)
    QTest.mouseClick(board.viewport(), LEFT, pos=at)
    QTest.mouseDClick(board.viewport(), LEFT, pos=at)
    QTest.mouseRelease(board.viewport(), LEFT, pos=at)
    assert made(page) == before + 1
    assert page.decision.places


def test_enter_presses_the_button_that_has_the_focus(sit: Sit, qtbot: QtBot) -> None:
    page = sit(table_of("hunters"))
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.decision.focus is not None
    QTest.keyClick(page, Qt.Key.Key_F6)
    home = page.top.home_button
    qtbot.waitUntil(home.hasFocus)
    with qtbot.waitSignal(page.home, timeout=1000):
        QTest.keyClick(home, Qt.Key.Key_Return)
    assert made(page) == 0
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert made(page) == 1


def test_a_step_without_a_choice_is_skipped_with_a_notice(sit: Sit, qtbot: QtBot) -> None:
    page, lay = before_only_pass(sit, Undo.FREE)
    page.skip_after(PAUSE)
    before = made(page)
    page.session.play(lay)
    assert page.over.notice.isVisible()
    qtbot.waitUntil(lambda: made(page) == before + 2)
    assert page.table.moments[-1].move == PASS
    page.undo()
    assert made(page) == before
    assert page.decision.lays
    page.redo()
    assert made(page) == before + 2
    assert not page.session.can_redo


def test_tile_can_be_taken_back_before_its_step_is_skipped(sit: Sit, qtbot: QtBot) -> None:
    page, lay = before_only_pass(sit, Undo.TURN)
    page.skip_after(10 * PAUSE)
    before = made(page)
    page.session.play(lay)
    page.undo()
    assert made(page) == before
    qtbot.wait(15 * PAUSE)
    assert made(page) == before


@pytest.mark.parametrize("undo", [Undo.TURN, Undo.NEVER])
def test_no_skipped_step_is_taken_back_across_a_draw(sit: Sit, qtbot: QtBot, undo: Undo) -> None:
    page, lay = before_only_pass(sit, undo)
    page.skip_after(PAUSE)
    before = made(page)
    page.session.play(lay)
    qtbot.waitUntil(lambda: made(page) == before + 2)
    assert page.table.moments[-1].is_final
    assert not page.session.can_undo


def test_a_step_with_a_choice_is_never_skipped(sit: Sit, qtbot: QtBot) -> None:
    page = with_two_places(sit)
    page.skip_after(PAUSE)
    before = made(page)
    qtbot.wait(5 * PAUSE)
    assert made(page) == before

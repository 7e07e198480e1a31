"""Whole games through the real widgets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.app.table.page import TablePage
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.board.board import BoardView
from carcqt.content.scenarios import Scenario
from carcqt.content.tables import Aids, Undo
from carcqt.play.session import Session
from carcqt.rules.moves import Lay
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.labels import Elided
from tests.app.hands import Hands, Keys, Mouse, Sit, table_of
from tests.effort import some
from tests.support import TILE_LAYING

SIZES = [(1024, 700), (1366, 860)]


@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("game", TILE_LAYING)
def test_the_first_turns(game: str, hands: type[Hands], sit: Sit) -> None:
    page = sit(table_of(game))
    hands(page).play(24)
    assert len(page.session.table.moments) >= 24


@pytest.mark.long
@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize("game", TILE_LAYING)
def test_a_whole_game(game: str, hands: type[Hands], sit: Sit) -> None:
    page = sit(table_of(game))
    session = page.session
    hands(page).play()
    assert session.table.game.is_over
    saved = Scenario.load(session.path)
    replayed = saved.start()
    for _ in saved.play(replayed):
        pass
    assert replayed.position() == session.table.game.position()


def test_undo_within_the_turn_gives_the_tile_back(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    before = page.session.table.game.position()
    Keys(page).play(1)
    assert page.session.table.game.position() != before
    QTest.mouseClick(page.top.undo_button, Qt.MouseButton.LeftButton)
    assert page.session.table.game.position() == before
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
        assert board.placing.spots
        page.undo()
        assert page.decision.lays
        assert not board.placing.spots
        QTest.keyClick(page, Qt.Key.Key_R)
        assert not board.placing.spots
        Keys(page).play(2)


def test_who_was_given_no_name_is_called_by_a_number(sit: Sit) -> None:
    table = table_of("hunters")
    page = sit(replace(table, seats=tuple(replace(seat, name="") for seat in table.seats)))
    shown = [card.accessibleName().split(",")[0] for card in page.rail.players.cards]
    assert shown == ["Player 1", "Player 2"]


def test_free_undo_goes_back_to_the_beginning_and_redo_to_the_end(sit: Sit) -> None:
    page = sit(table_of("goldrush", undo=Undo.FREE))
    before = page.session.table.game.position()
    Keys(page).play(20)
    after = page.session.table.game.position()
    while page.session.can_undo:
        page.undo()
    assert page.session.table.game.position() == before
    while page.session.can_redo:
        page.redo()
    assert page.session.table.game.position() == after


def test_every_turn_begins_alike_wherever_the_pointer_is(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    board, hand = page.stage.view, page.hand
    assert isinstance(board, BoardView)
    assert isinstance(hand, TileHand)
    for _ in range(4):
        assert page.decision.focus is None
        assert hand.lay.lay.text() == "Choose a square"
        at = board.square_rect(min(page.decision.lays)).center().toPoint()
        # A click that comes before any motion shows the tile, and does not lay it.
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert hand.lay.lay.text() == "Lay here"
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert not page.decision.lays
        QTest.keyClick(page, Qt.Key.Key_Space)


def test_enter_always_does_something_or_says_why_not(sit: Sit) -> None:
    page = sit(table_of("hunters", persons=1, computers=1))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(page.decision.focus, Lay)
    QTest.keyClick(page, Qt.Key.Key_Return)
    page.decision.focus_on(None)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.decision.focus is not None
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not page.session.table.is_persons_turn
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.over.notice.isVisible()


def bonus_turn(sit: Sit) -> TablePage:
    """A table where a forest with gold has just been finished."""
    page = sit(table_of("hunters", persons=3))
    keys = Keys(page)
    for _ in range(200):
        keys.play(1)
        if page.banner.isVisible():
            return page
    raise AssertionError


def test_a_bonus_turn_is_announced_and_stays_in_sight_until_it_ends(sit: Sit) -> None:
    page = bonus_turn(sit)
    seat = page.session.table.game.to_move
    name, after = (
        page.session.table.setup.names[seat],
        page.session.table.setup.names[(seat + 1) % 3],
    )
    hand = page.hand
    assert isinstance(hand, TileHand)
    assert page.banner.title.text() == f"Bonus turn for {name}"
    assert f"{name} earns a bonus turn" in str(page.log.index(page.log.rowCount() - 1).data())
    assert (hand.fill, hand.lay.title.text()) == ("warnbg", "Bonus tile")
    assert hand.lay.after.text() == f"Then it is {after}’s turn."
    box = page.banner.geometry()
    assert not any(box.intersects(square) for square in page.stage.choices())
    Keys(page).play(1)
    assert not page.banner.isVisible()
    assert hand.fill == "warnbg"
    Keys(page).play(1)
    assert hand.fill == "surface"


def test_a_tip_never_lies_over_a_legal_square(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    stage, tried = page.stage, 0
    assert isinstance(stage, BoardStage)
    for _ in range(4):
        Keys(page).play(4)
        for laid in page.session.table.position().laid:
            for zone in stage.deck.tile[laid.tile].zones:
                stage.board.zone_hovered.emit(laid.square, zone.id)
                assert page.over.tips.card is not None
                card = page.over.tips.card.body
                assert not any(card.intersects(square) for square in stage.choices())
                tried += 1
    assert tried > 50


def test_a_tip_hides_no_choice_where_text_is_large(sit: Sit) -> None:
    style().set(scale=1.5)
    try:
        page, tried = sit(table_of("goldrush", persons=2)), 0
        page.resize(1024, 700)
        page.stage.view.reduced_motion = True
        for _ in range(8):
            Keys(page).play(1)
            for move in page.decision.places:
                page.decision.focus_on(move)
                assert page.over.tips.card is not None
                card = page.over.tips.card.body
                hidden = [choice for choice in page.stage.choices() if card.intersects(choice)]
                assert not hidden, (card, page.stage.choices())
                tried += 1
        assert tried > 10
    finally:
        style().set(scale=1)


def test_a_board_that_showed_all_does_so_in_a_smaller_window(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    board = page.stage.view
    Keys(page).play(6)
    board.zoom_out()
    assert not board.is_fitted
    page.resize(1024, 700)
    QApplication.processEvents()
    shown = board.mapFromScene(board.content_rect()).boundingRect()
    assert board.viewport().rect().contains(shown)


def test_claims_on_every_terrain_are_washed_over(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    Keys(page).play(24)
    page.top.overlay_button.setChecked(True)
    board, position = page.stage.view, page.session.table.position()
    assert isinstance(board, BoardView)
    claimed = {
        (one.square, one.zone)
        for one in position.pieces
        if page.session.table.game.description.piece[one.piece].system is None
    }
    assert claimed
    assert claimed <= set(board.washed)


def test_purists_see_no_legal_squares_and_no_region(sit: Sit) -> None:
    aids = Aids(squares=False, regions=False, projected=False, left=False)
    page = sit(table_of("hunters", aids=aids))
    stage = page.stage
    assert isinstance(stage, BoardStage)
    Keys(page).play(11)
    assert page.decision.places
    assert page.over.tips.card is None
    Keys(page).press(Qt.Key.Key_Space)
    assert not stage.board.laying._legal


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
    assert moves.model().rowCount() == len(page.session.table.legal_moves)
    moves.setCurrentIndex(moves.model().index(2, 0))
    wanted = page.session.table.legal_moves[2]
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert page.session.table.moments[0].move == wanted


def test_enter_goes_on_when_no_piece_can_be_placed(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    Keys(page).play(1)
    idle = page.decision.idle
    assert idle is not None
    page.decision.offer([idle])
    before = len(page.session.table.moments)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(page.session.table.moments) == before + 1


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
    page.decision.focus_on(idle)
    assert not hand.spots.do.isVisible()
    keys.press(Qt.Key.Key_Return)
    assert page.session.table.moments[-1].move == idle


def test_tab_does_not_leave_the_board_while_a_computer_thinks(sit: Sit) -> None:
    page = sit(table_of("hunters", persons=1, computers=1))
    page.session.pause()
    while page.session.table.is_persons_turn:
        Keys(page).play(1)
    page.setFocus()
    assert page.hasFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.hasFocus()


def test_tab_does_not_leave_the_board_where_there_is_nothing_to_choose(sit: Sit) -> None:
    page = sit(table_of("hunters"))
    page.decision.offer(())
    page.setFocus()
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
        assert len(Scenario.load(session.path).model.moves) == len(session.table.moments)

    session.table.moved.connect(check)
    Keys(page).play(6)
    session.close()
    again = Session.load(session.path, session.saves)
    assert again.table.game.position() == session.table.game.position()
    again.close()


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("game", TILE_LAYING)
def test_no_heap_is_cut(game: str, code: str, sit: Sit) -> None:
    language().set(code)
    try:
        page = sit(table_of(game, persons=5))
        for size in SIZES:
            page.resize(*size)
            QApplication.processEvents()
            piles = page.rail.piles.findChildren(Elided)
            assert len(piles) == 2
            assert not [heap.text() for heap in piles if heap.is_cut], size
    finally:
        language().set("en")


@pytest.mark.parametrize("game", TILE_LAYING)
def test_large_text_leaves_the_game_its_name(game: str, sit: Sit) -> None:
    language().set("fr")
    style().set(scale=1.5)
    try:
        page = sit(table_of(game, persons=2))
        page.resize(1024, 700)
        hands = Keys(page)
        for _ in range(6):
            QApplication.processEvents()
            assert not page.top.title.is_cut
            hands.play(1)
    finally:
        style().set(scale=1.0)
        language().set("en")


ACTS = [
    *some(((game, code, 1.0, SIZES) for game in TILE_LAYING for code in ("fr", "en")), 2),
    ("goldrush", "fr", 1.5, SIZES[:1]),
]


@pytest.mark.parametrize(("game", "code", "scale", "sizes"), ACTS)
def test_no_act_is_cut(
    game: str, code: str, scale: float, sizes: list[tuple[int, int]], sit: Sit
) -> None:
    language().set(code)
    style().set(scale=scale)
    try:
        page = sit(table_of(game, persons=3))
        page.stage.setUpdatesEnabled(False)  # only the rail is looked at
        hands, hand, seen = Keys(page), page.hand, set[tuple[str, ...]]()
        assert isinstance(hand, TileHand)
        for _ in range(24 if scale == 1 else 10):
            hands.play(1)
            for move in page.decision.options:
                page.decision.focus_on(move)
                QApplication.processEvents()
                acts = tuple(row.text() for row in hand.spots.rows if row.isVisible())
                if acts in seen:
                    continue
                seen.add(acts)
                for size in sizes:
                    page.resize(*size)
                    QApplication.processEvents()
                    page.rail.grab()
                    rows = [row for row in hand.spots.rows if row.isVisible()]
                    assert tuple(row.text() for row in rows) == acts
                    assert not [row.toolTip() for row in rows if row.toolTip()]
                    assert not problems(page.rail)
                    assert page.size().toTuple() == size
        assert any(seen)
    finally:
        language().set("en")
        style().set(scale=1)


def test_who_is_said_to_be_thinking_is_whose_turn_it_is(sit: Sit) -> None:
    page = sit(table_of("hunters", persons=1, computers=2))
    session = page.session
    session.pause()
    while session.table.is_persons_turn:
        session.play(next(iter(session.table.game.legal_moves)))
    seat = session.table.game.to_move
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.over.notice.isVisible()
    assert session.table.setup.seats[seat].name in page.over.notice.accessibleName()
    while session.table.game.to_move == seat:
        assert page.over.notice.isVisible()
        session.play(next(iter(session.table.game.legal_moves)))
    assert not page.over.notice.isVisible()


@pytest.mark.parametrize("scale", [1, 1.5])
def test_the_rail_shows_no_half_lines(scale: float, sit: Sit) -> None:
    style().set(scale=scale)
    try:
        page = sit(table_of("goldrush", persons=2))
        page.resize(1024, 700)
        Keys(page).play(3)
        log, bare = page.rail.log, QColor(style().tokens.bg).rgb()
        line = QFontMetrics(style().font(13)).lineSpacing()
        for height in range(10, 6 * line, 7):
            log.setFixedHeight(height)
            QApplication.processEvents()
            image = log.viewport().grab().toImage()
            across = range(style().px(30), image.width())
            inked = [
                any(image.pixel(x, y) not in (0, bare) for x in across)
                for y in range(image.height())
            ]
            assert not any(inked[-2:]), height
    finally:
        style().set(scale=1)

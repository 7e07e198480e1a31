"""The board under a real pointer and real keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.art.games import THEMES
from carcqt.art.plans.plan import tile_plan
from carcqt.board.board import BoardView
from carcqt.board.colours import DARK, LIGHT
from carcqt.board.motion import DURATION
from carcqt.board.named import NamedItem
from carcqt.board.state import BoardState, BoardTile, LaidFrame, SpotGhost
from carcqt.board.stepping import STEPS
from carcqt.board.tool import UNIT
from carcqt.board.view import LEAST_FOLLOWED
from carcqt.rules.geometry import Square
from tests.board.samples import DECK, fits_of, hover, in_hand, middle, played, state_of, wheel
from tests.studios import SketchStudio

GAME = played(16)
STATE = state_of(GAME.position())
FITS = fits_of(GAME)
TILE = in_hand(GAME)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def board(view: BoardView) -> BoardView:
    view.show(STATE)
    view.laying.hold(TILE, FITS)
    QTest.qWait(1)
    return view


def grabbed(view: BoardView) -> QImage:
    assert view.settle(20)
    return view.grab().toImage()


def test_a_click_lays_the_tile_where_it_is_seen(board: BoardView, qtbot: QtBot) -> None:
    for square, turns in FITS.items():
        at = middle(board, square)
        hover(board, at)
        assert board.laying.ghost is not None
        assert board.laying.ghost[0] == square
        assert board.laying.ghost[1] in turns
        with qtbot.waitSignal(board.lay_asked) as asked:
            QTest.mouseClick(board.viewport(), LEFT, pos=at)
        assert asked.args == [square, board.laying.ghost[1]]


def test_a_click_elsewhere_lays_nothing(board: BoardView, qtbot: QtBot) -> None:
    laid = middle(board, STATE.tiles[0].square)
    there: list[object] = []
    board.square_clicked.connect(there.append)
    with qtbot.assertNotEmitted(board.lay_asked):
        hover(board, laid)
        QTest.mouseClick(board.viewport(), LEFT, pos=laid)
        QTest.mouseClick(board.viewport(), LEFT, pos=QPoint(3, 3))
    assert there[0] == STATE.tiles[0].square


@pytest.mark.parametrize("how", ["wheel", "right click", "knob", "method"])
def test_turning_goes_through_the_turns_that_fit(board: BoardView, how: str) -> None:
    square, turns = max(FITS.items(), key=lambda item: len(item[1]))
    assert len(turns) > 1
    at = middle(board, square)
    hover(board, at)
    seen = []
    for _ in range(len(turns) + 1):
        assert board.laying.ghost is not None
        assert board.laying.ghost[0] == square
        seen.append(board.laying.ghost[1])
        if how == "wheel":
            wheel(board, at, -120)
        elif how == "right click":
            QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=at)
        elif how == "knob":
            corner = board.mapFromScene(QPointF(square.x + 1, square.y) * UNIT)
            hover(board, corner)
            QTest.mouseClick(board.viewport(), LEFT, pos=corner)
        else:
            board.laying.rotate(1)
    assert set(seen) == set(turns)
    assert seen[0] == seen[-1]
    assert all(one != other for one, other in pairwise(seen))


def test_half_a_notch_of_the_wheel_is_no_turn(board: BoardView) -> None:
    square = max(FITS, key=lambda square: len(FITS[square]))
    at = middle(board, square)
    hover(board, at)
    before = board.laying.ghost
    wheel(board, at, -60)
    assert board.laying.ghost == before
    wheel(board, at, -60)
    assert board.laying.ghost != before


def test_a_pointer_that_leaves_takes_the_tile_with_it(board: BoardView) -> None:
    square = next(iter(FITS))
    hover(board, middle(board, square))
    shown = [board.laying.ghost is not None]
    board.leave()
    shown.append(board.laying.ghost is not None)
    assert shown == [True, False]
    board.laying.put(square)
    board.leave()
    assert board.laying.ghost == (square, board.laying.turn)


def test_keys_reach_all_squares_of_a_game_and_they_are_in_sight(board: BoardView) -> None:
    board.set_zoom(2.5)
    seen: set[Square] = set()
    board.laying.step(1, 0)
    assert board.laying.ghost is not None
    start = board.laying.ghost[0]
    todo = [start]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        for step in STEPS:
            board.laying.put(here)
            assert board.viewport().rect().contains(middle(board, here))
            board.laying.step(*step)
            assert board.laying.ghost is not None
            there = board.laying.ghost[0]
            assert board.viewport().rect().contains(middle(board, there))
            todo.append(there)
    assert seen == set(FITS)


def test_keys_leave_a_view_of_everything_as_it_is(board: BoardView) -> None:
    board.fit()
    for square in FITS:
        board.laying.put(square)
    assert board.is_fitted


def test_a_tile_that_is_laid_out_of_sight_comes_into_sight(view: BoardView) -> None:
    view.show(STATE)
    last = STATE.tiles[-1].square
    view.show(replace(STATE, tiles=STATE.tiles[:-1]))
    view.fit()
    seen = view.viewport().rect()
    away = middle(view, last) - seen.center()
    view.pan(2 * seen.width() * (1 if away.x() > 0 else -1), 0)
    assert not seen.contains(middle(view, last))
    view.show(STATE)
    view.settle()
    assert seen.contains(middle(view, last))


def test_a_drag_pans_and_does_not_click(board: BoardView, qtbot: QtBot) -> None:
    square = next(iter(FITS))
    at = middle(board, square)
    hover(board, at)
    before = board.centre
    with qtbot.assertNotEmitted(board.lay_asked):
        QTest.mousePress(board.viewport(), LEFT, pos=at)
        hover(board, at + QPoint(20, 0))
        hover(board, at + QPoint(40, 10))
        QTest.mouseRelease(board.viewport(), LEFT, pos=at + QPoint(40, 10))
    moved = (before - board.centre) * board.zoom
    assert (round(moved.x()), round(moved.y())) == (40, 10)
    assert not board.is_fitted


def test_a_press_that_trembles_is_a_click(board: BoardView, qtbot: QtBot) -> None:
    at = middle(board, next(iter(FITS)))
    hover(board, at)
    with qtbot.waitSignal(board.lay_asked):
        QTest.mousePress(board.viewport(), LEFT, pos=at)
        hover(board, at + QPoint(2, 2))
        QTest.mouseRelease(board.viewport(), LEFT, pos=at + QPoint(2, 2))


def test_a_double_click_fits_unless_the_first_one_laid(board: BoardView, qtbot: QtBot) -> None:
    board.set_zoom(2.0)
    QTest.mouseDClick(board.viewport(), LEFT, pos=middle(board, STATE.tiles[0].square))
    assert board.is_fitted
    board.set_zoom(board.zoom * 1.01)
    at = middle(board, next(iter(FITS)))
    QTest.mouseClick(board.viewport(), LEFT, pos=at)
    QTest.mouseDClick(board.viewport(), LEFT, pos=at)
    assert not board.is_fitted


def test_a_double_click_that_lays_chooses_no_spot(board: BoardView) -> None:
    laid = STATE.tiles[-1]
    at = middle(board, laid.square)
    spots = [
        SpotGhost(number, "member", 0, laid.square, zone.id)
        for number, zone in enumerate(laid.tile.zones, 1)
    ]

    def click() -> None:
        for item in board.placing.items:
            QTest.mouseClick(board.viewport(), LEFT, pos=board.mapFromScene(item.place))

    clicked: list[int] = []
    board.spot_clicked.connect(clicked.append)
    QTest.mousePress(board.viewport(), LEFT, pos=at)
    board.laying.hold(None)
    board.placing.offer(spots, focused=1)
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        QPointF(board.mapFromScene(board.placing.items[0].place)),
        QPointF(at),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QTest.mouseRelease(board.viewport(), LEFT, pos=QPoint(2, 2))
    board.click_counted = True
    QApplication.sendEvent(board.viewport(), second)
    QTest.mouseRelease(board.viewport(), LEFT, pos=second.position().toPoint())
    assert clicked == []
    click()
    assert clicked == [spot.number for spot in spots]


def test_spots_of_one_zone_do_not_hide_each_other(board: BoardView) -> None:
    board.laying.hold(None)
    laid = STATE.tiles[-1]
    zone = laid.tile.zones[0].id
    board.placing.offer([SpotGhost(number, "member", 0, laid.square, zone) for number in (1, 2)])
    one, other = (item.place for item in board.placing.items)
    assert (one - other).manhattanLength() > 0.2 * UNIT


def test_spots_are_clicked_and_hovered(board: BoardView, qtbot: QtBot) -> None:
    board.laying.hold(None)
    laid = STATE.tiles[-1]
    zones = [zone.id for zone in laid.tile.zones]
    spots = [
        SpotGhost(number, "member", 0, laid.square, zone) for number, zone in enumerate(zones, 1)
    ]
    board.placing.offer(spots, focused=1)
    hovered: list[object] = []
    board.spot_hovered.connect(hovered.append)
    for spot in spots:
        at = board.scene_to_widget(spot.square, spot.zone)
        hover(board, at)
        assert hovered[-1] == spot.number
        with qtbot.waitSignal(board.spot_clicked) as clicked:
            QTest.mouseClick(board.viewport(), LEFT, pos=at)
        assert clicked.args == [spot.number]
    hover(board, QPoint(2, 2))
    assert hovered[-1] is None
    board.placing.offer([])
    with qtbot.assertNotEmitted(board.spot_clicked):
        QTest.mouseClick(board.viewport(), LEFT, pos=at)


def test_a_pointer_at_rest_tells_the_zone_below_it(board: BoardView, qtbot: QtBot) -> None:
    board.laying.hold(None)
    shapes = THEMES[DECK.game].shapes
    turned = [laid for laid in STATE.tiles if laid.turn][:3]
    assert turned
    for laid in turned:
        for number, zone in enumerate(laid.tile.zones):
            spot = tile_plan(laid.tile, shapes).piece_spot(number)
            place = laid.placed.on_board(spot.x, spot.y)
            at = board.mapFromScene(QPointF(*place) * UNIT)
            if board.zone_at(board.mapToScene(at)) != (laid.square, zone.id):
                continue  # a spot at the very rim of a narrow river
            with qtbot.waitSignal(board.zone_hovered, timeout=1500) as told:
                hover(board, at - QPoint(60, 60))
                hover(board, at)
            assert told.args == [laid.square, zone.id]
    with qtbot.waitSignal(board.zone_left):
        hover(board, QPoint(1, 1))


def test_zones_are_found_under_turned_tiles(view: BoardView) -> None:
    """The same place of a tile is the same zone, however it lies."""
    tile = max(DECK.tiles, key=lambda tile: len(tile.zones))
    found = tile_plan(tile, THEMES[DECK.game].shapes)
    for turn in range(4):
        view.show(BoardState((BoardTile(tile, Square(0, 0), turn),)))
        placed = BoardTile(tile, Square(0, 0), turn).placed
        for x in (0.1, 0.35, 0.6, 0.9):
            for y in (0.15, 0.5, 0.85):
                at = view.mapFromScene(QPointF(*placed.on_board(x, y)) * UNIT)
                near = {
                    tile.zones[found.zone_at(x + dx, y + dy)].id
                    for dx in (-0.02, 0, 0.02)
                    for dy in (-0.02, 0, 0.02)
                }
                under = view.zone_at(view.mapToScene(at))
                assert under is not None
                assert under[1] in near


def test_a_tile_that_is_taken_back_is_gone(board: BoardView) -> None:
    board.laying.hold(None)
    shorter = BoardState(STATE.tiles[:-1], ())
    board.show(shorter)
    board.fit()
    before = grabbed(board)
    board.show(BoardState(STATE.tiles, ()))
    board.settle(20)
    assert board.tile_at(STATE.tiles[-1].square) == STATE.tiles[-1]
    board.show(shorter)
    board.fit()
    assert board.tile_at(STATE.tiles[-1].square) is None
    assert grabbed(board) == before


def test_showing_the_same_again_changes_nothing(board: BoardView) -> None:
    before = grabbed(board)
    blocks = {place: block.age for place, block in board._blocks._blocks.items()}
    board.show(STATE)
    assert {place: block.age for place, block in board._blocks._blocks.items()} == blocks
    assert grabbed(board) == before


def test_what_is_lit_up_is_seen_and_goes_again(board: BoardView) -> None:
    board.laying.hold(None)
    laid = STATE.tiles[0]
    plain = grabbed(board)
    zone = laid.tile.zones[0].id
    red = {(laid.square, zone): QColor("#ff0000")}
    lights: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (partial(board.set_glow, [(laid.square, zone)]), partial(board.set_glow, [])),
        (partial(board.set_overlay, red), partial(board.set_overlay, {})),
        (partial(board.set_frames, [LaidFrame(laid.square, 2)]), partial(board.set_frames, [])),
        (partial(board.set_dead, [next(iter(FITS))]), partial(board.set_dead, [])),
    ]
    for light, dark in lights:
        light()
        assert grabbed(board) != plain
        dark()
        assert grabbed(board) == plain


def test_a_clear_colour_is_no_wash(board: BoardView) -> None:
    board.laying.hold(None)
    plain = grabbed(board)
    clear = QColor(255, 0, 0, 0)
    board.set_overlay({(STATE.tiles[0].square, STATE.tiles[0].tile.zones[0].id): clear})
    assert grabbed(board) == plain


def test_points_pop_up_and_go(board: BoardView, qtbot: QtBot) -> None:
    board.laying.hold(None)
    count = len(board.scene().items())
    laid = STATE.tiles[0]
    board.pop_points(laid.square, laid.tile.zones[0].id, "+8", 1)
    assert len(board.scene().items()) == count + 1
    qtbot.waitUntil(lambda: len(board.scene().items()) == count, timeout=4000)


def test_tiles_are_dimmed_in_the_dark(board: BoardView) -> None:
    board.laying.hold(None)
    at = middle(board, STATE.tiles[0].square)
    bright = grabbed(board).pixelColor(at).lightness()
    board.set_colours(DARK)
    dark = grabbed(board).pixelColor(at).lightness()
    assert dark == pytest.approx(bright * (1 - DARK.dim), abs=3)
    assert grabbed(board).pixelColor(2, 2) == QColor(DARK.table)
    board.set_colours(LIGHT)
    assert grabbed(board).pixelColor(at).lightness() == bright


def test_closed_rows_lie_below_the_tiles(board: BoardView) -> None:
    board.laying.hold(None)
    row = STATE.tiles[0].square.y
    before = grabbed(board)
    board.show(BoardState(STATE.tiles, STATE.pieces, (), row, "Closed"))
    after = grabbed(board)
    assert after != before
    at = middle(board, STATE.tiles[0].square)
    assert after.pixelColor(at) == before.pixelColor(at)


def test_the_label_of_closed_rows_lies_where_nothing_floats_over_it(board: BoardView) -> None:
    board.laying.hold(None)
    board.set_margins(0, 0, 0, 60)
    free = board.viewport().rect().adjusted(0, 0, 0, -60)
    lowest = max(tile.square.y for tile in STATE.tiles)
    for row in (lowest, lowest + 1, lowest + 2):
        board.show(BoardState(STATE.tiles, STATE.pieces, (), row, ""))
        bare = grabbed(board)
        board.show(BoardState(STATE.tiles, STATE.pieces, (), row, "Closed"))
        labelled = grabbed(board)
        seen = [
            QPoint(x, y)
            for x in range(16, 60, 4)
            for y in range(board.viewport().height())
            if labelled.pixel(x, y) != bare.pixel(x, y)
        ]
        assert bool(seen) == (board.square_rect(Square(0, row)).top() < board.viewport().height())
        assert all(free.contains(at) for at in seen)


def test_it_is_known_whether_a_picture_shows_sketches(board: BoardView, qtbot: QtBot) -> None:
    size = QSize(220, 124)
    sketched = BoardView(SketchStudio(), THEMES[DECK.game])
    qtbot.addWidget(sketched)
    sketched.show(STATE)
    for one in (board, sketched):
        one.picture(size)
    assert board.is_drawn(size)
    assert not sketched.is_drawn(size)


def test_a_picture_of_the_board_shows_tiles_and_no_squares(board: BoardView) -> None:
    shown = board.picture(QSize(220, 124))
    assert (shown.width(), shown.height()) == (220, 124)
    board.laying.hold(None)
    assert board.picture(QSize(220, 124)) == shown
    colours = {shown.pixel(x, y) for x in range(0, 220, 5) for y in range(0, 124, 5)}
    assert len(colours) > 50


def test_all_legal_squares_are_in_sight_once_it_fits(board: BoardView) -> None:
    board.fit()
    room = board.viewport().rect().adjusted(0, 0, 0, -50)
    for square in FITS:
        for corner in (QPointF(square.x, square.y), QPointF(square.x + 1, square.y + 1)):
            assert room.contains(board.mapFromScene(corner * UNIT))


def test_a_name_hides_no_piece_as_long_as_a_corner_is_free(board: BoardView) -> None:
    square, pixel = Square(0, 0), 1.0

    def tag(*pieces: QRectF) -> QRectF:
        colouring = board.colouring
        item = NamedItem(square, "A", colouring, board.font(), pieces, is_empty=False)
        return item.tag(pixel)

    plain = tag()
    aside = tag(plain)
    above = tag(plain, aside)
    assert plain.top() == aside.top() > above.top()
    assert not any(one.intersects(other) for one, other in combinations((plain, aside, above), 2))


def test_it_is_named_for_screen_readers(board: BoardView) -> None:
    assert board.accessibleName()


def test_a_tile_does_not_stay_where_nobody_points_any_more(board: BoardView) -> None:
    square = next(iter(FITS))
    hover(board, middle(board, square))
    assert board.laying.ghost is not None
    before = board.mapFromScene(QPointF(0, 0))
    # Something comes to lie over the view, and what is below gives way to it.
    board.set_margins(0, 0, 400, 52)
    assert board.mapFromScene(QPointF(0, 0)) != before
    assert board.pointer is not None
    assert board.laying.ghost is None or board.laying.covers(board.mapToScene(board.pointer))


def test_the_same_tile_in_hand_again_stays_where_it_is(board: BoardView) -> None:
    square = list(FITS)[1]
    board.laying.put(square)
    board.laying.hold(TILE, dict(FITS))
    assert board.laying.ghost is not None
    assert board.laying.ghost[0] == square
    board.laying.hold(TILE, {other: turns for other, turns in FITS.items() if other != square})
    assert board.laying.ghost is None or board.laying.ghost[0] != square


def test_keys_turn_and_move_the_tile(board: BoardView) -> None:
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.laying.ghost is not None
    square = max(FITS, key=lambda square: len(FITS[square]))
    board.laying.put(square)
    first = board.laying.turn
    QTest.keyClick(board, Qt.Key.Key_R)
    assert board.laying.turn != first
    QTest.keyClick(board, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert board.laying.turn == first


def test_other_keys_are_left_to_the_window(board: BoardView) -> None:
    command = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    before = board.laying.turn
    board.keyPressEvent(command)
    assert not command.isAccepted()
    assert board.laying.turn == before
    board.laying.hold(None)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier)
    board.keyPressEvent(event)
    assert not event.isAccepted()


def test_a_board_that_follows_does_not_get_too_small(view: BoardView) -> None:
    view.follows = view.reduced_motion = True
    tile = STATE.tiles[0].tile
    column = [BoardTile(tile, Square(0, y)) for y in range(40)]
    for end in (10, 20, 40):
        view.show(BoardState(tuple(column[:end])))
        last = view.square_rect(column[end - 1].square).toRect()
        assert view.viewport().rect().contains(last)
        assert view.zoom >= LEAST_FOLLOWED or end == 10
    view.see_all()
    assert view.zoom < LEAST_FOLLOWED
    assert view.viewport().rect().contains(view.square_rect(Square(0, 0)).toRect())
    view.see_all()
    assert view.zoom == LEAST_FOLLOWED


def moved(view: BoardView) -> bool:
    return view.is_moved


def test_what_happens_is_seen_to_happen_and_never_waited_for(view: BoardView) -> None:
    view.show(STATE)
    assert view.settle(20)
    view.reduced_motion = False
    fewer = BoardState(STATE.tiles, STATE.pieces[1:])
    view.show(fewer)
    assert moved(view)
    # The next thing ends it at once.
    view.show(STATE)
    view.show(BoardState(STATE.tiles[:-1], STATE.pieces[1:]))
    view.show(STATE)
    assert moved(view)
    assert view.settle(20)
    assert not moved(view)
    view.reduced_motion = True
    view.show(fewer)
    assert not moved(view)


def test_nothing_moves_where_nobody_sees_it(view: BoardView) -> None:
    view.show(STATE)
    assert view.settle(20)
    view.reduced_motion = False
    view.show(BoardState(STATE.tiles, STATE.pieces[1:]))
    assert moved(view)
    view.hide()
    assert not moved(view)


def test_motion_is_short() -> None:
    assert DURATION < 300

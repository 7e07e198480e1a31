"""Lessons in the window: done by keys, with wrong moves answered, left and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.calls import CallCounter
from carcqt.app.home.page import HomePage
from carcqt.app.lessons.lessons import LessonsPage
from carcqt.app.lessons.page import LessonPage
from carcqt.app.newgame.page import NewGamePage
from carcqt.app.window import MainWindow
from carcqt.art.drawings.pieces import Pose
from carcqt.art.plans.plan import tile_plan
from carcqt.board.board import BoardView
from carcqt.board.items import LIFT, PIECE_SIZE, DrawingItem
from carcqt.board.state import BoardPiece
from carcqt.board.tool import UNIT
from carcqt.content.data import builtin_lessons
from carcqt.play.lessons.learning import LearningState
from carcqt.play.saves import Saves
from carcqt.rules.events import Spot
from carcqt.rules.moves import Lay, read_move
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.places import lessons_path
from carcqt.ui.theme.style import style
from tests.board.samples import hover
from tests.effort import some
from tests.studios import SketchStudio


@pytest.fixture
def window(tmp_path: Path, usual: None) -> Iterator[MainWindow]:
    lessons_path().unlink(missing_ok=True)
    style().set(reduced_motion=True)
    made = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    made.resize(1366, 860)
    made.show_home()
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    lessons_path().unlink(missing_ok=True)


def lesson(window: MainWindow) -> LessonPage:
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    return page


def press(page: LessonPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page, key)
    QApplication.processEvents()


def play(page: LessonPage, text: str) -> None:
    page.learning.play(
        page.learning.table.game.like(read_move(text, page.learning.table.game.moves))
    )
    QApplication.processEvents()


@pytest.mark.parametrize("game", some(builtin_lessons(), 2))
def test_each_lesson_is_done_to_its_end_by_keys_alone(game: str, window: MainWindow) -> None:
    window.learn(game)
    page = lesson(window)
    seen = list[str]()
    for _ in range(150):
        learning = page.learning
        if learning.state is LearningState.FINISHED:
            break
        if learning.step.id not in seen:
            seen.append(learning.step.id)
            assert page.bubble.isVisible()
            assert page.bubble.said.title in page.accessibleName()
        if learning.state is LearningState.ACT:
            press(page, Qt.Key.Key_H)
        press(page, Qt.Key.Key_Return)
    assert page.learning.state is LearningState.FINISHED
    assert seen == [step.id for step in page.learning.lesson.steps]
    press(page, Qt.Key.Key_Return)
    assert isinstance(window.pages.currentWidget(), NewGamePage)


def test_learn_to_play_begins_it_from_home(window: MainWindow) -> None:
    window.home.guides.click()
    page = window.pages.currentWidget()
    assert isinstance(page, LessonsPage)
    page.cards["hunters"].begin.click()
    assert lesson(window).learning.number == 0


def test_a_welcome_leads_into_a_lesson(window: MainWindow) -> None:
    window.home.welcome.secondary.click()
    assert lesson(window).learning.lesson.game == window.home.welcome.game


def test_who_has_begun_another_lesson_goes_on_with_it_from_home(window: MainWindow) -> None:
    window.learn("expedition")
    learning = lesson(window).learning
    learning.go(2)
    window.show_home()
    window.home.welcome.secondary.click()
    page = window.pages.currentWidget()
    assert isinstance(page, LessonsPage)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert lesson(window).learning.lesson.game == "expedition"
    assert lesson(window).learning.number == 2


def test_a_tile_is_laid_with_arrows_and_the_mouse_lays_too(window: MainWindow) -> None:
    window.learn("hunters")
    page = lesson(window)
    press(page, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.learning.state in (LearningState.DONE, LearningState.WRONG)
    page.learning.go(0)
    QApplication.processEvents()
    shown = page.learning.next_move()
    page.ask_hint()
    board = page.stage.view
    assert isinstance(shown, Lay)
    box = page.stage.shape_of(Spot(shown.square, ""))
    at = box.boundingRect().center().toPoint()
    QTest.mouseMove(board.viewport(), at)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.learning.state is LearningState.DONE


@pytest.mark.parametrize("game", some(["hunters", "amazon", "goldrush"], 3))
def test_pieces_stand_in_their_zones_at_every_step(
    game: str, window: MainWindow, qtbot: QtBot
) -> None:
    """Also where a new scene has another tile under a piece of the scene before."""
    window.learn(game)
    page = lesson(window)
    page.learning.pace = 20
    board = page.stage.view
    assert isinstance(board, BoardView)
    seen, outside = 0, set()
    for _ in range(150):
        if page.learning.state is LearningState.FINISHED:
            break
        for one, items in board._standing_pieces.items():
            seen += 1
            if zone_under(board, one, items[0]) != one.zone:
                outside.add((page.learning.step.id, one))
        if page.learning.state is LearningState.WATCH:
            with qtbot.waitSignal(page.learning.table.changed):
                pass
            continue
        keys = [Qt.Key.Key_H] if page.learning.state is LearningState.ACT else []
        press(page, *keys, Qt.Key.Key_Return)
    assert seen
    assert not outside


def zone_under(board: BoardView, one: BoardPiece, item: DrawingItem) -> str:
    """The zone on which a piece is drawn."""
    tile = board.tile_at(one.square)
    assert tile is not None
    _, pose = board.standing(one.square, one.zone, one.piece)
    foot = item.middle / UNIT + QPointF(0, LIFT * PIECE_SIZE if pose is Pose.STANDING else 0)
    plan = tile_plan(tile.tile, board.theme.shapes)
    return tile.tile.zones[plan.zone_at(*tile.placed.base(foot.x(), foot.y()))].id


def test_a_wrong_move_is_answered_and_after_two_of_them_the_right_one_is_marked(
    window: MainWindow,
) -> None:
    window.learn("hunters")
    page = lesson(window)
    for number in (1, 2):
        play(page, "lay L33 0,-1 0")
        assert page.bubble.said.tone == "warn"
        assert page.bubble.primary.text() == "Try again"
        assert not page.hand.isVisible()
        press(page, Qt.Key.Key_Return)
        assert page.learning.misses == number
        assert page.learning.state is LearningState.ACT
    assert page.stage._is_advised  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["hunters", "expedition"])
def test_whatever_is_clicked_is_answered(game: str, window: MainWindow) -> None:
    window.learn(game)
    page = lesson(window)
    assert not page.over.notice.isVisible()
    QTest.mouseClick(
        page.stage.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=QPoint(5, page.stage.view.height() - 8),
    )
    assert page.over.notice.isVisible()
    assert page.over.notice.accessibleName() == page.bubble.said.todo


def test_a_lesson_is_left_with_escape_and_goes_on_there(window: MainWindow) -> None:
    window.learn("hunters")
    page = lesson(window)
    press(page, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    left = page.learning.step.id
    press(page, Qt.Key.Key_Escape)
    shelf = window.pages.currentWidget()
    assert isinstance(shelf, LessonsPage)
    assert "3" in shelf.cards["hunters"].state.text
    shelf.cards["hunters"].begin.click()
    assert lesson(window).learning.step.id == left
    press(lesson(window), Qt.Key.Key_PageUp)
    assert lesson(window).learning.number == 1
    lesson(window).top.home_button.click()
    assert isinstance(window.pages.currentWidget(), HomePage)


def test_praise_goes_on_by_itself_and_what_is_to_be_read_waits(
    window: MainWindow, qtbot: object
) -> None:
    window.learn("hunters")
    page = lesson(window)
    page._praise.setInterval(20)
    page.ask_hint()
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.learning.step.id == "gatherer")  # type: ignore[attr-defined]
    page.learning.go(page.learning.lesson.numbers["fisher"])
    page.ask_hint()
    press(page, Qt.Key.Key_Return)
    assert page.learning.state is LearningState.DONE
    assert not page._praise.isActive()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
def test_nothing_is_cut_and_the_bubble_covers_nothing_that_it_speaks_of(
    size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    window.learn("hunters")
    page = lesson(window)
    for number in range(0, len(page.learning.lesson.steps), 2):
        page.learning.go(number)
        for _ in range(3):
            QApplication.processEvents()
        assert problems(page) == [], page.learning.step.id
        assert not page.bubble.body.intersects(page.light.lit), page.learning.step.id
        assert page.stage.geometry().contains(page.bubble.body), page.learning.step.id


@pytest.mark.parametrize(
    ("game", "steps"), [("hunters", (3, 9)), ("amazon", (8,)), ("expedition", (1, 5, 10))]
)
def test_with_large_text_in_a_small_window_nothing_is_cut(
    game: str, steps: tuple[int, ...], window: MainWindow
) -> None:
    language().set("fr")
    style().set(scale=1.5)
    window.resize(1024, 700)
    window.learn(game)
    page = lesson(window)
    for number in steps:
        page.learning.go(number)
        QTest.qWait(50)
        assert problems(page) == [], page.learning.step.id
        assert page.stage.geometry().contains(page.bubble.body), page.learning.step.id


def test_who_learns_is_not_said_to_play_what_is_only_shown(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.learn("goldrush")
    page = lesson(window)
    titles: list[str] = []
    page.learning.table.changed.connect(lambda: titles.append(page.bubble.said.title))
    page.learning.go(1)
    page.ask_hint()
    press(page, Qt.Key.Key_Return)
    page.learning.go_on()
    qtbot.waitUntil(lambda: page.learning.number == 2)
    assert "The game continues…" in titles
    assert not [title for title in titles if title.startswith("You is")]
    assert not page.over.notice.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), pytest.param((1366, 860), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", builtin_lessons())
def test_the_bubble_covers_nothing_that_is_needed(
    game: str, size: tuple[int, int], window: MainWindow
) -> None:
    language().set("fr")
    window.resize(*size)
    window.learn(game)
    page = lesson(window)
    covered = []
    for number, step in enumerate(page.learning.lesson.steps):
        page.learning.go(number)
        for _ in range(3):
            QApplication.processEvents()
        aside = page.stage.mapTo(page, QPoint())
        boxes = [box.translated(aside) for box in page.stage.choices()]
        stage = QRect(aside, page.stage.size())
        boxes += [hole.boundingRect().toRect() for hole in page.light.holes]
        boxes += [box for box in page.light.frames if stage.contains(box)]
        body = page.bubble.body
        covered += [(step.id, box) for box in boxes if body.intersects(box)]
    assert covered == []


def test_a_lesson_has_the_log_and_the_list_of_moves(window: MainWindow, qtbot: QtBot) -> None:
    window.learn("hunters")
    page = lesson(window)
    while page.learning.state is not LearningState.ACT:
        press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_M)
    qtbot.waitUntil(page.drawer.moves.hasFocus)
    assert page.moves.rowCount() == len(page.table.game.legal_moves)

    def is_beside_drawer() -> bool:
        room = page.over.free_room.translated(page.stage.mapTo(page, QPoint()))
        return room.contains(page.bubble.body)

    qtbot.waitUntil(is_beside_drawer)
    press(page, Qt.Key.Key_L)
    assert page.drawer.log.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert not page.drawer.isVisible()
    assert lesson(window) is page


def test_enter_leaves_by_the_home_button_that_has_the_focus(window: MainWindow) -> None:
    window.learn("hunters")
    page = lesson(window)
    step = page.learning.number
    press(page, Qt.Key.Key_F6)
    QTest.keyClick(page.top.home_button, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.pages.currentWidget() is window.home
    assert page.learning.number == step


def test_pointing_at_squares_lays_out_nothing_in_a_lesson(window: MainWindow) -> None:
    window.learn("hunters")
    page, counter = lesson(window), CallCounter()
    while not page.decision.lays:
        press(page, Qt.Key.Key_Return)
    board = page.stage.view
    assert isinstance(board, BoardView)
    page.setUpdatesEnabled(False)
    for square in [*page.decision.lays] * 3:
        with counter.counting("passed"):
            hover(board, board.square_rect(square).center().toPoint())
    assert counter.medians()["passed"] < 400

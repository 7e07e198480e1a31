"""A puzzle solved in the real window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.puzzles.page import PuzzlesPage
from carcqt.app.solving.page import SolvingPage
from carcqt.app.solving.tries import TryRow
from carcqt.app.table.tiles.hand import TileHand
from carcqt.app.table.tiles.lay import TilePicture
from carcqt.app.table.tiles.regions import RegionTips
from carcqt.app.table.tiles.stage import BoardStage
from carcqt.app.window import MainWindow
from carcqt.play.puzzles.choosing import PuzzlePlace
from carcqt.play.puzzles.progress import Progress
from carcqt.play.puzzles.solving import SolvingState
from carcqt.play.saves import Saves
from carcqt.puzzles.solver import solve
from carcqt.rules.game import Turn
from carcqt.rules.games.goldrush import mines_of
from carcqt.rules.geometry import Square
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.ui.language import language
from carcqt.ui.places import progress_path
from tests.app.pages import overflows, shown
from tests.play.puzzles.puzzling import builtin, make, opened, written
from tests.pointer import point_at, point_away
from tests.puzzles.layouts import forest_puzzle
from tests.studios import SketchStudio

pytestmark = pytest.mark.usefixtures("usual")

WAIT = 30_000


@pytest.fixture
def window(saves: Saves, studio: SketchStudio, qtbot: QtBot) -> Iterator[MainWindow]:
    progress_path().unlink(missing_ok=True)
    made = MainWindow(saves, studio)
    qtbot.addWidget(made)
    made.resize(1366, 860)
    made.show()
    made.show_home()
    yield made
    made.close()
    progress_path().unlink(missing_ok=True)


OpenPuzzle = Callable[..., SolvingPage]


@pytest.fixture
def open_puzzle(studio: SketchStudio, qtbot: QtBot, tmp_path: Path) -> Iterator[OpenPuzzle]:
    """The page of a built-in puzzle, seen if it is given a size; what works for it ends with it."""
    pages: list[SolvingPage] = []

    def page_of(name: str, size: tuple[int, int] | None = None) -> SolvingPage:
        page = SolvingPage(opened(builtin(name), tmp_path), studio, PuzzlePlace(1, 1))
        qtbot.addWidget(page)
        if size is not None:
            shown(page, size)
        pages.append(page)
        return page

    yield page_of
    for page in pages:
        page.solving.close()


def solving_page(window: MainWindow) -> SolvingPage:
    page = window.pages.currentWidget()
    assert isinstance(page, SolvingPage)
    return page


def at(page: SolvingPage, state: SolvingState) -> bool:
    return page.solving.state is state


def make_by_keys(page: SolvingPage, turn: Turn) -> None:
    """Whatever is offered is looked at, then confirmed."""
    for move in turn:
        page.decision.focus_on(move)
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_found_on_the_page_solved_with_a_wrong_try_and_a_hint_and_kept(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_puzzles()
    puzzles = window.pages.currentWidget()
    assert isinstance(puzzles, PuzzlesPage)
    puzzles.search.setText("Aller-retour")
    QTest.keyClick(puzzles.grid, Qt.Key.Key_Return)
    page = solving_page(window)
    assert page.rail.goal.task.text()
    assert page.ahead.groups
    QTest.keyClick(page, Qt.Key.Key_H)
    assert len(page.rail.hints.texts) == 1
    puzzle = page.solving.puzzle
    solution = solve(puzzle)
    make_by_keys(page, solution.turns[-1].moves)
    assert at(page, SolvingState.WRONG)
    assert page.bubble.isVisible()
    assert page.bubble.title.text()
    assert not page.rail.hand.isVisible()
    qtbot.waitUntil(lambda: not page.solving.is_working, timeout=WAIT)
    assert page.bubble.text.text()
    QTest.keyClick(page, Qt.Key.Key_W)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.bubble.isVisible()
    # Enter takes it back.
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.solving.table.moments
    assert len(page.rail.tries.lines) == 1
    for step in solution.lines[0]:
        make_by_keys(page, step.moves)
        done = (SolvingState.DECIDING, SolvingState.SOLVED)
        qtbot.waitUntil(lambda: page.solving.state in done, timeout=WAIT)  # noqa: B023
    assert at(page, SolvingState.SOLVED)
    assert page.done.isVisible()
    assert page.done.hero.stars.count == 2
    qtbot.waitUntil(lambda: page.solving.lines is not None, timeout=WAIT)
    assert page.done.rows
    assert page.bubble.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert not page.solving.table.moments
    QTest.keyClick(page, Qt.Key.Key_1)
    assert page.solving.table.moments
    # After a restart it is still known.
    kept = Progress(progress_path()).of("there-and-back")
    assert (kept.wrong, kept.hints, kept.stars) == (1, 1, 2)
    following = page.place.next
    assert following is not None
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert solving_page(window).solving.entry == following


def test_a_two_sided_one_is_answered(tmp_path: Path, studio: SketchStudio, qtbot: QtBot) -> None:
    goal = {"aim": "points", "turns": 2, "others": "best"}
    entry = written(tmp_path / "own", forest_puzzle(goal))
    page = SolvingPage(opened(entry, tmp_path), studio, PuzzlePlace(1, 1))
    qtbot.addWidget(page)
    shown(page, (1366, 860))
    line = solve(page.solving.puzzle).lines[0]
    for step in line:
        if step.seat == page.solving.seat:
            make_by_keys(page, step.moves)
            done = (SolvingState.DECIDING, SolvingState.SOLVED)
            qtbot.waitUntil(lambda: page.solving.state in done, timeout=WAIT)  # noqa: B023
    assert at(page, SolvingState.SOLVED)
    assert {moment.seat for moment in page.solving.table.moments} == {0, 1}
    page.solving.close()


def test_leaving_ends_whatever_is_being_worked_out(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    entry = written(tmp_path / "own", forest_puzzle({"aim": "points", "turns": 2}), proven=False)
    window.solve(entry)
    page = solving_page(window)
    solving = page.solving
    page.decision.focus_on(solving.table.legal_moves[0])
    QTest.keyClick(page, Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert at(page, SolvingState.JUDGING)
    process = solving._process
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), PuzzlesPage)
    assert process.process_id is None


def test_the_solution_may_be_looked_at(window: MainWindow, qtbot: QtBot) -> None:
    window.solve(builtin("there-and-back"))
    page = solving_page(window)
    solving = page.solving
    # It is asked once whether that is really wanted; Esc says no.
    QTest.keyClick(page, Qt.Key.Key_S)
    assert at(page, SolvingState.DECIDING)
    asked = page.rail.asks_for_solution
    assert asked
    QTest.keyClick(page, Qt.Key.Key_Escape)
    asked = page.rail.asks_for_solution
    assert not asked
    assert not solving.attempt.progress.is_shown
    QTest.keyClick(page, Qt.Key.Key_S)
    QTest.keyClick(page, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: solving.lines is not None, timeout=WAIT)
    qtbot.waitUntil(lambda: len(solving.table.moments) == solving.line_length > 0, timeout=WAIT)
    assert page.bubble.text.text()
    assert not page.done.hero.stars.isVisible()
    QTest.keyClick(page, Qt.Key.Key_R)
    assert at(page, SolvingState.DECIDING)
    # Who has seen it has nothing more to lose.
    QTest.keyClick(page, Qt.Key.Key_S)
    assert at(page, SolvingState.SHOWING)


def test_a_puzzle_file_is_solved_when_it_is_opened(window: MainWindow, tmp_path: Path) -> None:
    entry = written(tmp_path / "own", forest_puzzle({"aim": "points", "turns": 2}))
    window.open_file(entry.path)
    assert solving_page(window).solving.entry == entry


@pytest.mark.parametrize("size", [(1024, 700), (1366, 860), (1920, 1080)])
@pytest.mark.parametrize("name", ["there-and-back", "back-door", "oxbow", "orchid-pays"])
def test_nothing_is_cut(
    name: str, size: tuple[int, int], studio: SketchStudio, qtbot: QtBot, tmp_path: Path
) -> None:
    language().set("fr")
    page = SolvingPage(opened(builtin(name), tmp_path), studio, PuzzlePlace(1, 9))
    qtbot.addWidget(page)
    shown(page, size)
    assert overflows(page) == []
    page.solving.close()


def test_nothing_is_cut_once_it_is_solved(window: MainWindow, qtbot: QtBot) -> None:
    language().set("fr")
    window.resize(1024, 700)
    # The second one has a level to compare with.
    for name, *moves in (
        ("two-against-one", "lay L63 0,0 0", "pass"),
        ("last-butterfly", "lay A09 0,5 180", "place camp 0,5 j0"),
    ):
        window.solve(builtin(name))
        page = solving_page(window)
        make(page.solving, *moves)
        assert at(page, SolvingState.SOLVED)
    inside = page.done.hero.parentWidget()
    assert inside is not None
    qtbot.waitUntil(lambda: page.done.isVisible() and page.done.width() > 0)
    scroll_bar = 12
    assert inside.minimumSizeHint().width() <= page.done.width() - scroll_bar
    assert overflows(page) == []


@pytest.mark.parametrize("name", ["across-the-brook", "oxbow", "wrong-side-of-the-huts"])
def test_no_square_lies_below_what_comes_next(
    name: str, studio: SketchStudio, qtbot: QtBot, tmp_path: Path
) -> None:
    page = SolvingPage(opened(builtin(name), tmp_path), studio, PuzzlePlace(1, 9))
    qtbot.addWidget(page)
    shown(page, (1024, 700))
    assert page.ahead.isVisible()
    assert not page.ahead.geometry().intersects(page.stage.geometry())
    assert all(page.stage.rect().contains(box) for box in page.stage.choices())
    page.solving.close()


def test_on_a_map_what_comes_has_a_name_and_nothing_lies_over_a_village(
    studio: SketchStudio, qtbot: QtBot, tmp_path: Path
) -> None:
    language().set("fr")
    page = SolvingPage(opened(builtin("fish-on-the-way"), tmp_path), studio, PuzzlePlace(1, 9))
    qtbot.addWidget(page)
    shown(page, (1024, 700))
    assert [name for _, draws in page.ahead.groups for name, _ in draws] == ["Feu de forêt"]
    page.over.place()
    pill = page.over.zoom.body
    assert [box for box in page.stage.things() if box.intersects(pill)] == []
    page.solving.close()


def test_what_a_town_and_a_mountain_are_worth_is_told_as_it_stands(open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle("help-from-blaise")
    game = page.solving.game
    assert isinstance(game, TileLaying)
    tips = RegionTips(page.solving.table)
    town = next(one for one in game.position().pieces)
    _, tip = tips.of(game, town.square, town.zone)
    assert tip.facts == "not complete yet"
    assert tip.worths == (("Worth now", "0"), ("When complete", "at least 12"))
    language().set("fr")
    _, tip = tips.of(game, town.square, town.zone)
    assert tip.worths[1][0] == "Une fois terminée"
    language().set("en")
    (mine,) = mines_of(page.solving.table.position())
    _, tip = tips.of(game, mine.spot.square, mine.spot.zone)
    assert "tokens from the top: 0" in tip.facts


def test_the_laid_tile_is_seen_large_as_long_as_there_is_room(open_puzzle: OpenPuzzle) -> None:
    """With a tent that may stand elsewhere as well, nine places on one small tile collide."""
    page = open_puzzle("help-from-blaise", (1366, 860))
    make(page.solving, "lay G45 -2,0 0")
    hand = page.rail.hand
    assert isinstance(hand, TileHand)
    QTest.qWait(50)
    assert hand.picker.isVisible()
    assert overflows(page) == []


def test_what_may_come_is_in_sight(open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle("empty-huts")
    (title, draws), *_ = page.ahead.groups
    assert (title, len(draws)) == ("Next, one of", 2)
    assert all(tile is not None for _, tile in draws)


def test_a_reply_that_is_left_out_is_told_until_one_goes_on(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("the-hedge", (1366, 860))
    make(page.solving, "lay L42 0,0 90", "pass")
    qtbot.waitUntil(lambda: page.bubble.isVisible() and at(page, SolvingState.DECIDING))
    assert "leaves the game" in page.bubble.text.text()
    over = page.bubble.geometry()
    assert [box for box in page.stage.choices() if box.intersects(over)] == []
    page.solving.play(page.solving.table.legal_moves[0])
    assert not page.bubble.isVisible()


def test_the_list_of_moves_shows_none_before_one_is_looked_at(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("there-and-back", (1366, 860))
    QTest.keyClick(page, Qt.Key.Key_M)
    qtbot.waitUntil(page.drawer.moves.hasFocus)
    looked_at = [page.decision.focus]
    QTest.keyClick(page.drawer.moves, Qt.Key.Key_Down)
    looked_at.append(page.decision.focus)
    assert [one is None for one in looked_at] == [True, False]


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("which-way-round", ("lay L49 0,0 0", "place member 0,0 r0")),
        ("the-hedge", ("lay L42 0,0 90", "pass", "lay L49 1,-2 90", "pass")),
    ],
)
def test_what_is_told_at_the_end_hides_no_tile(
    name: str, moves: tuple[str, ...], qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle(name, (1366, 860))
    for move in moves:
        qtbot.waitUntil(lambda: at(page, SolvingState.DECIDING), timeout=WAIT)
        make(page.solving, move)
    qtbot.waitUntil(lambda: at(page, SolvingState.SOLVED), timeout=WAIT)
    page.stage.view.see_all()
    page.over.place()
    over = page.bubble.body
    assert [box for box in page.stage.things() if box.intersects(over)] == []


def test_what_others_have_said_can_be_read(
    studio: SketchStudio, qtbot: QtBot, tmp_path: Path
) -> None:
    goal = {
        "aim": "points",
        "turns": 2,
        "others": "scripted",
        "replies": [{"seat": 2, "moves": ["lay cap 1,0 90", "pass"]}],
    }
    entry = written(tmp_path / "own", forest_puzzle(goal, draws={"land": ["cap", "cap", "cap"]}))
    page = SolvingPage(opened(entry, tmp_path), studio, PuzzlePlace(1, 1))
    qtbot.addWidget(page)
    assert page.rail.goal.texts[0] == "at A, nothing placed"
    assert page.words.letters.named_in(page.rail.goal.texts) == {Square(1, 0): "A"}
    page.solving.close()
    page = SolvingPage(opened(builtin("twice-ahead"), tmp_path), studio, PuzzlePlace(1, 1))
    qtbot.addWidget(page)
    assert "play card 1, camp in Xibu" in page.rail.goal.texts
    assert page.words.ahead()[0][1] == (("Bonus for orchids", None),)
    page.solving.close()


@pytest.mark.parametrize(
    ("name", "moves", "why"),
    [
        (
            "last-butterfly",
            ("lay A09 0,5 0", "place meeple 0,5 v0"),
            "Blaise would win, by 40 to 38.",
        ),
        (
            "two-against-one",
            ("lay L63 -1,1 180", "pass"),
            "The majority there: Blaise.",
        ),
        (
            "bankers-tile",
            ("lay G05 -1,1 270", "place cowboy -1,1 m0"),
            "This turn scores: mountains 1.",
        ),
        ("turning-loop", ("lay G34 1,-1 180", "pass"), "The goal can no longer be met."),
    ],
)
def test_what_a_last_turn_falls_short_of_is_told(
    name: str, moves: tuple[str, ...], why: str, qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle(name)
    make(page.solving, *moves)
    qtbot.waitUntil(lambda: page.bubble.text.text().startswith(why), timeout=WAIT)


def test_where_chance_decides_the_mean_is_told(qtbot: QtBot, open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle("gamblers-tile")
    make(page.solving, "lay G05 0,0 270", "place cowboy 0,0 r0")
    qtbot.waitUntil(lambda: bool(page.bubble.text.text()), timeout=WAIT)
    assert "On average, another turn" in page.bubble.text.text()
    page.solving.take_back()
    make(page.solving, "lay G05 2,1 270", "place cowboy 2,1 m0")
    qtbot.waitUntil(lambda: at(page, SolvingState.SOLVED), timeout=WAIT)
    # What was drawn brings 22.
    assert page.done.hero.text.text() == "21 points on average: no more is possible"


def test_squares_that_texts_name_have_letters_on_the_board(
    studio: SketchStudio, qtbot: QtBot, tmp_path: Path
) -> None:
    about = {
        "hints": [{"en": "Look at 0,1 first."}],
        "wrong": [{"moves": ["lay cap -1,0 0", "pass"], "text": {"en": "Now 0,-1 stays open."}}],
    }
    goal = {"aim": "complete", "turns": 2, "at": [0, 0], "zone": "f0"}
    entry = written(tmp_path / "own", forest_puzzle(goal, puzzle=about))
    page = SolvingPage(opened(entry, tmp_path), studio, PuzzlePlace(1, 9))
    qtbot.addWidget(page)
    shown(page, (1366, 860))
    stage = page.stage
    assert isinstance(stage, BoardStage)
    assert stage.board.named == {}
    page.commands["hint"].trigger()
    assert page.rail.hints.texts == ("Look at A first.",)
    assert stage.board.named == {Square(0, 1): "A"}
    listed = [page.moves.data(page.moves.index(row)) for row in range(page.moves.count())]
    assert any("1 square south of the start tile, at A" in move for move in listed)
    make(page.solving, "lay cap -1,0 0", "pass")
    try:
        assert page.bubble.text.text() == "Now C stays open."
        assert page.rail.tries.lines[0].title.startswith("At B,")
        letters = {Square(0, 1): "A", Square(-1, 0): "B", Square(0, -1): "C"}
        assert stage.board.named == letters
        # A text that is closed names nothing any more.
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert Square(0, -1) not in stage.board.named
    finally:
        page.solving.close()


def test_a_bubble_leaves_what_it_speaks_of_when_the_board_has_moved(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.solve(builtin("above-the-town"))
    page = solving_page(window)
    make(page.solving, *map(str, next(page.solving.puzzle.start().turns())))
    qtbot.waitUntil(page.bubble.isVisible, timeout=WAIT)
    for _ in range(3):
        page.stage.view.pan(150, 60)
        qtbot.waitUntil(lambda: not page._resting.isActive())
        spoken_of = page.stage.turn_box(page._speaks_of)
        assert spoken_of is not None
        assert not page.bubble.geometry().intersects(spoken_of)


def test_what_is_pointed_at_in_a_list_is_seen_on_the_board(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.solve(builtin("from-the-far-end"))
    page = solving_page(window)
    stage = page.stage
    assert isinstance(stage, BoardStage)
    make(page.solving, "lay T20 -1,0 90", "pass")
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not stage.board._layers["advised"]
    row = page.rail.tries.findChildren(TryRow)[-1]
    assert len(row.findChildren(TilePicture)) == 1
    point_at(row)
    assert stage.board._layers["advised"]
    point_away(row)
    assert not stage.board._layers["advised"]
    page.solving.show_solution()
    qtbot.waitUntil(lambda: bool(page.done.rows), timeout=WAIT)
    page.solving.stop()
    page.solving.go(0)
    page.done.rows[0].setFocus()
    # Three turns, each with its number.
    qtbot.waitUntil(lambda: len(stage.board._layers["advised"]) == 6)
    assert len(page.done.rows[0].findChildren(TilePicture)) == 3


def test_the_region_that_is_meant_is_shown(
    studio: SketchStudio, qtbot: QtBot, tmp_path: Path
) -> None:
    page = SolvingPage(opened(builtin("across-the-brook"), tmp_path), studio, PuzzlePlace(1, 9))
    qtbot.addWidget(page)
    shown(page, (1024, 700))
    stage, spot = page.stage, page.solving.puzzle.goal.spot
    assert isinstance(stage, BoardStage)
    assert spot is not None
    page.rail.goal.show_button.click()
    assert (spot.square, spot.zone) in stage._glow
    page.solving.close()


def test_the_last_hint_is_seen_however_many_there_are(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 700)
    window.solve(builtin("empty-corner"))
    page = solving_page(window)
    for _ in page.solving.hints:
        QTest.keyClick(page, Qt.Key.Key_H)
    last = page.rail.hints.last
    assert last is not None
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect().height() > last.height() // 2)


@pytest.mark.parametrize("name", ["empty-corner", "bankers-tile", "oxbow", "twice-ahead"])
def test_players_are_seen_beside_all_hints_and_tries(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window.resize(1024, 700)
    window.solve(builtin(name))
    page = solving_page(window)
    for _ in page.solving.hints:
        QTest.keyClick(page, Qt.Key.Key_H)
    cards = page.rail.players.cards
    assert len(cards) == page.solving.game.players
    qtbot.waitUntil(
        lambda: all(card.visibleRegion().boundingRect() == card.rect() for card in cards)
    )
    last = page.rail.hints.last
    assert last is not None
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect().height() > last.height() // 2)


def test_what_the_goal_is_about_is_lit_before_anything_is_tried(window: MainWindow) -> None:
    window.solve(builtin("from-the-far-end"))
    page = solving_page(window)
    assert page.stage._glow  # type: ignore[attr-defined]


def test_a_reply_to_a_wrong_turn_is_stepped_through_on_the_board(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("the-hedge", (1366, 860))
    make(page.solving, "lay L42 1,-1 0", "pass")
    qtbot.waitUntil(lambda: bool(page.solving.refutation), timeout=WAIT)
    made, tried = page.rail.made, len(page.solving.table.moments)
    assert made.text.text() == "Best play: move 0 of 2"
    assert [button.isEnabled() for button in (made.back, made.forth)] == [False, True]
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert len(page.solving.table.moments) == tried + 1
    assert page.bubble.text.text() == "Blaise answers here."
    QTest.mouseClick(made.forth, Qt.MouseButton.LeftButton)
    assert page.bubble.text.text() == "Blaise answers here. Blaise has got in."
    assert made.text.text() == "Best play: move 2 of 2"
    assert not made.forth.isEnabled()
    # The bubble points at the reply, and hides no tile.
    reply = page.stage.turn_box(page._speaks_of)
    assert reply is not None
    assert page._speaks_of == page.solving.refutation[-1].moves
    assert not page.bubble.body.intersects(reply)
    assert overflows(page) == []
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert len(page.solving.table.moments) == tried
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.solving.table.moments
    assert at(page, SolvingState.DECIDING)


def test_the_best_after_a_wrong_turn_counts_whatever_the_goal_counts(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    """A hut and a hunter score only at the end, and a turn scores with its last move."""
    page = open_puzzle("hut-can-wait", (1366, 860))
    make(page.solving, "lay L21 -3,-1 0", "place hut -3,-1 r0")
    qtbot.waitUntil(lambda: bool(page.solving.refutation), timeout=WAIT)
    said = []
    for _ in range(2):
        QTest.keyClick(page, Qt.Key.Key_Right)
        said.append(page.bubble.text.text())
    assert said == [
        "This is the best you can still do.",
        "The best you can still reach: a lead of 10.",
    ]


def test_points_are_no_reason_where_the_goal_is_a_camp(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("twice-ahead", (1366, 860))
    make(page.solving, "choose 1")
    qtbot.waitUntil(lambda: bool(page.solving.refutation), timeout=WAIT)
    assert page.bubble.text.text() == "The goal can no longer be met. Blaise has a reply."
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.bubble.text.text() == "Whatever you play here, the goal is missed."
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.bubble.text.text().startswith("Blaise answers here.")


def test_a_reply_that_takes_a_village_names_it(qtbot: QtBot, open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle("nought-is-enough", (1366, 860))
    make(page.solving, "choose 2")
    qtbot.waitUntil(lambda: bool(page.solving.refutation), timeout=WAIT)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.bubble.text.text() == "Blaise answers here."
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.bubble.text.text() == "Blaise answers here. Still without a camp: Yacoma."


def test_points_of_any_line_are_no_reason_once_a_goal_is_out_of_reach(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("long-way-round", (1366, 860))
    make(page.solving, "lay G44 -1,0 0", "pass")
    qtbot.waitUntil(lambda: bool(page.bubble.text.text()), timeout=WAIT)
    assert page.bubble.text.text() == "The goal can no longer be met."


def test_a_lead_below_nothing_is_a_deficit(qtbot: QtBot, open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle("in-the-wake", (1366, 860))
    turns = [turn for turn in page.solving.puzzle.start().turns() if "camp" in str(turn[-1])]
    make(page.solving, *map(str, turns[-1]))
    qtbot.waitUntil(lambda: at(page, SolvingState.WRONG), timeout=WAIT)
    assert page.bubble.title.text() == "Not yet: a deficit of 3 instead of a lead of 4"


def test_enter_goes_back_by_the_home_button_that_has_the_focus(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("there-and-back", (1366, 860))
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_F6)
    qtbot.waitUntil(page.top.home_button.hasFocus)
    with qtbot.waitSignal(page.back, timeout=WAIT):
        QTest.keyClick(page.top.home_button, Qt.Key.Key_Return)
    assert not page.table.moments


def test_a_step_of_a_puzzle_without_a_choice_is_skipped(
    qtbot: QtBot, open_puzzle: OpenPuzzle
) -> None:
    page = open_puzzle("the-hedge", (1366, 860))
    page.skip_after(20)
    make(page.solving, "lay L42 1,-1 0")
    assert page.over.notice.isVisible()
    qtbot.waitUntil(lambda: not at(page, SolvingState.DECIDING), timeout=WAIT)
    assert [str(moment.move) for moment in page.table.moments[:2]] == ["lay L42 1,-1 0", "pass"]
    page.solving.take_back()
    assert not page.table.moments

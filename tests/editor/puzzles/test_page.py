"""Puzzles are made and proven, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.aims import GoalAim
from carcqt.content.data import builtin_puzzles
from carcqt.content.scenarios import Scenario
from carcqt.puzzles.proof import ProofState, state_of
from carcqt.puzzles.proposing import Proposal
from carcqt.puzzles.puzzle import Puzzle
from carcqt.puzzles.solution import SolverProgress
from carcqt.rules.geometry import Square
from carcqt.ui.language import language
from carcqt.ui.widgets.fields import Select
from editor.documents.layouts import LayoutDocument
from editor.documents.opening import open_document
from editor.layouts.body import PUZZLE
from editor.layouts.mapbody import MapBody
from editor.layouts.tilebody import TileBody
from editor.puzzles import edits
from editor.puzzles.goalkinds.kind import Wish
from editor.puzzles.page import PuzzlePage
from editor.puzzles.prover import ProverState
from tests.editor.puzzles.conftest import OpenPuzzle, proved, prover_of, puzzle_of
from tests.pointer import point_at, point_away
from tests.puzzles.layouts import forest_puzzle

CLOSE = {"aim": "points", "turns": 2}


def choose(select: Select, value: str) -> None:
    """As a person does, from the list that drops down."""
    select.setCurrentIndex(select.findData(value))
    select.activated.emit(select.currentIndex())


def board_of(page: PuzzlePage) -> TileBody:
    assert isinstance(page.body, TileBody)
    return page.body


@pytest.mark.parametrize("looked_at", ["", "tiles", "state"])
def test_a_puzzle_opened_in_a_narrow_window_shows_its_page_when_it_is_widened(
    looked_at: str, studio: Studio, qtbot: QtBot
) -> None:
    page = PuzzlePage(puzzle_of(forest_puzzle(CLOSE)), studio)
    qtbot.addWidget(page)
    page.resize(1024, 652)
    page.show()
    body = page.body
    qtbot.waitUntil(lambda: body.which.value == PUZZLE)
    if looked_at:
        body.which.value = looked_at
        body.which.chosen.emit(looked_at)
    page.resize(1366, 812)
    wanted = PUZZLE if looked_at != "state" else "state"
    qtbot.waitUntil(lambda: body.side.value == wanted)
    assert page.panel.isVisible() == (wanted == PUZZLE)
    page.closing()


def test_what_is_missing_moves_no_field(open_puzzle: OpenPuzzle) -> None:
    texts = open_puzzle(puzzle_of(forest_puzzle(CLOSE))).panel.texts
    before = texts.hints[0].geometry()
    QTest.keyClicks(texts.name, "Le bois")
    QTest.qWait(20)
    assert texts.missing.isVisible()
    assert texts.hints[0].geometry() == before


def test_a_layout_becomes_a_puzzle_is_proven_and_saved(
    open_puzzle: OpenPuzzle, qtbot: QtBot, tmp_path: Path
) -> None:
    data = forest_puzzle(CLOSE)
    del data["goal"]
    page = open_puzzle(puzzle_of(data))
    assert prover_of(page).state is ProverState.IDLE
    page.panel.make.click()
    document = page.layout_document
    assert document.usual_folder.name == "puzzles"
    found = proved(page, qtbot)
    assert found.solution.is_proven
    assert page.panel.badge.title.text().startswith("Proven: ")
    # What the solution suggests is in the file, and the proof is believed.
    assert document.save(tmp_path / "forest.toml")
    scenario = Scenario.load(tmp_path / "forest.toml")
    assert state_of(Puzzle.of(scenario), scenario.model.proof) is ProofState.FRESH
    assert scenario.model.puzzle is not None
    assert scenario.model.puzzle.difficulty == found.level
    assert scenario.model.puzzle.id
    # Undo is the document's own: the goal goes, and comes back.
    document.stack.undo()
    assert not document.is_puzzle
    assert prover_of(page).state is ProverState.IDLE
    document.stack.redo()
    assert document.is_puzzle


def test_a_change_ends_the_search_and_texts_do_not(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    document = LayoutDocument.empty("hunters")
    document.change("", edits.begin_puzzle(document.content, "long"))
    document.change("", edits.with_goal(document.content, turns=6, others="best"))
    page = open_puzzle(document)
    prover = prover_of(page)
    qtbot.waitUntil(lambda: prover.is_at_work, timeout=60_000)
    first = prover.process_id
    QTest.keyClicks(page.panel.texts.name, "Long")
    assert prover.process_id == first
    assert prover.state is ProverState.SEARCHING
    page.panel.goal.turns.step(-1)
    assert not prover.is_at_work
    assert prover.process_id is None
    qtbot.waitUntil(lambda: prover.is_at_work, timeout=60_000)
    # Nobody searches for a page that is not seen.
    page.hide()
    assert prover.process_id is None
    page.show()
    qtbot.waitUntil(lambda: prover.is_at_work, timeout=60_000)
    page.closing()
    assert prover.process_id is None


def test_a_stale_proof_is_not_saved(open_puzzle: OpenPuzzle, qtbot: QtBot, tmp_path: Path) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    proved(page, qtbot)
    page.panel.goal.turns.step(-1)
    assert page.layout_document.save(tmp_path / "stale.toml")
    assert Scenario.load(tmp_path / "stale.toml").model.proof is None


def test_count_of_positions_while_searching_has_separators(open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    language().set("fr")
    try:
        for nodes, note in (
            (1, "1 position étudiée"),
            (41_802, "41\u202f802 positions étudiées"),
        ):
            prover_of(page).know(None, SolverProgress(31, 84, 12, nodes))
            assert page.panel.badge.note.text() == note
    finally:
        language().set("en")


def test_what_makes_it_impossible_is_said_and_shown(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    badge, goal = page.panel.badge, page.panel.goal
    goal.turns.setFocus()
    goal.turns.selectAll()
    QTest.keyClicks(goal.turns, "9")
    qtbot.waitUntil(lambda: prover_of(page).state is ProverState.WRONG)
    assert badge.title.text() == "Cannot be solved yet"
    assert "9" in badge.text.text()
    assert page.body.playable.text == "Playable, but not as a puzzle"
    page.show_place(page.document.problems[0])
    assert goal.turns.hasFocus()
    page.document.stack.undo()
    qtbot.waitUntil(lambda: prover_of(page).state is not ProverState.WRONG)


def test_a_region_is_chosen_by_a_click(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle({"aim": "points", "turns": 2})))
    body, goal = board_of(page), page.panel.goal
    choose(goal.wish, Wish(GoalAim.CLAIM).id)
    assert goal.pick.isChecked()
    assert body.board.hand.holds
    before = body.content.position
    board = body.board
    at = board.scene_to_widget(Square(0, 0))
    found = board.zone_at(board.mapToScene(at))
    assert found is not None
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert body.content.kept["goal"]["at"] == [0, 0]
    assert body.content.kept["goal"]["zone"] == found[1]
    assert body.content.position == before
    assert not goal.pick.isChecked()
    assert not board.hand.holds
    body.board.set_cursor(Square(0, 0))
    qtbot.waitUntil(lambda: not page.document.problems)
    page.document.stack.undo()
    assert "zone" not in body.content.kept["goal"]
    # Esc leaves it.
    goal.pick.click()
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not goal.pick.isChecked()


def test_villages_are_clicked_on_a_map(open_puzzle: OpenPuzzle) -> None:
    page = open_puzzle(LayoutDocument.empty("expedition"))
    page.panel.make.click()
    body, goal = page.body, page.panel.goal
    assert isinstance(body, MapBody)
    choose(goal.wish, Wish(GoalAim.VILLAGES).id)
    assert body.is_picking
    pieces = body.content.position.pieces
    for village in ("rosaria", "otire", "rosaria"):
        at = body.map.village_to_widget(village)
        QTest.mouseClick(body.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert body.content.kept["goal"]["villages"] == ["otire"]
    assert body.map.glowing == ("otire",)
    assert body.content.position.pieces == pieces
    QTest.keyClick(body.map, Qt.Key.Key_Escape)
    assert not goal.pick.isChecked()


def test_the_tree_is_looked_at_and_commented(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    found, form, body = proved(page, qtbot), page.panel.solution, board_of(page)
    laid = len(body.content.position.laid)
    assert len(form.rows) > len(found.solution.best)
    QTest.mouseClick(form.rows[0], Qt.MouseButton.LeftButton)
    assert len(body.board.state.tiles) == laid + 1
    form.comment.setFocus()
    QTest.keyClicks(form.comment, "The south first.")
    assert edits.solution_in(body.content, "en") == "The south first."
    assert form.chosen == 0
    wrong = next(
        n for n, (line, node) in enumerate(form._paths) if not node.is_best and not line[1:]
    )
    QTest.mouseClick(form.rows[wrong], Qt.MouseButton.LeftButton)
    assert form.comment.toPlainText() == ""
    QTest.keyClicks(form.comment, "It stays open.")
    [entry] = edits.puzzle_of(body.content)["wrong"]
    assert entry["text"] == {"en": "It stays open."}
    assert entry["moves"] == [str(move) for move in form._paths[wrong][1].step.moves]
    # An edit of the table, and it is the table that is seen.
    page.panel.goal.turns.step(-1)
    assert len(body.board.state.tiles) == laid
    assert form.chosen is None


def test_a_step_that_is_pointed_at_is_seen_for_as_long(
    open_puzzle: OpenPuzzle, qtbot: QtBot
) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    proved(page, qtbot)
    form, body = page.panel.solution, board_of(page)
    laid = len(body.content.position.laid)

    def lie() -> int:
        return len(body.board.state.tiles) - laid

    second = next(n for n, (line, _) in enumerate(form._paths) if len(line) == 2)
    point_at(form.rows[second])
    qtbot.waitUntil(lambda: lie() == 2)
    assert form.chosen is None
    assert not form.comment.isVisible()
    point_away(form.rows[second])
    qtbot.waitUntil(lambda: lie() == 0)
    # What was chosen is seen again once something else was pointed at.
    QTest.mouseClick(form.rows[0], Qt.MouseButton.LeftButton)
    point_at(form.rows[second])
    qtbot.waitUntil(lambda: lie() == 2)
    point_away(form.rows[second])
    qtbot.waitUntil(lambda: lie() == 1)
    assert form.chosen == 0


def test_a_line_plays_itself_through(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    proved(page, qtbot)
    form, body = page.panel.solution, board_of(page)
    laid = len(body.content.position.laid)
    form._timer.setInterval(1)
    form.play.click()
    qtbot.waitUntil(lambda: not form.is_playing)
    assert len(body.board.state.tiles) == laid + 2


def test_a_two_sided_one(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    data = forest_puzzle({"aim": "lead", "turns": 2, "others": "silent"})
    page = open_puzzle(puzzle_of(data))
    alone = proved(page, qtbot).solution.value
    choose(page.panel.goal.others, "best")
    against = proved(page, qtbot)
    assert alone is not None
    assert against.solution.value is not None
    assert against.solution.value <= alone
    # The tree shows what the other does.
    assert any(step.seat == 1 for line, _ in page.panel.solution._paths for step in line)


def test_a_scripted_one_begins_with_what_was_played(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    document = puzzle_of(forest_puzzle(CLOSE))
    document.proposal = Proposal({}, replies=((1, ("lay cap 0,1 0", "pass")),))
    page = open_puzzle(document)
    script = page.panel.script
    assert script.isHidden()
    choose(page.panel.goal.others, "scripted")
    assert [row.field.text() for row in script.rows] == ["lay cap 0,1 0; pass"]
    assert "0,1" in script.rows[0].meaning.text()
    assert proved(page, qtbot).solution.is_proven
    script.add.click()
    QTest.keyClicks(script.rows[1].field, "lay cap north")
    assert script.rows[1].field.problem
    qtbot.waitUntil(lambda: prover_of(page).state is ProverState.WRONG)
    script.rows[1].less.click()
    assert len(script.rows) == 1
    assert proved(page, qtbot).solution.is_proven


def test_level_and_themes_are_suggested_and_overridden(
    open_puzzle: OpenPuzzle, qtbot: QtBot
) -> None:
    page = open_puzzle(puzzle_of(forest_puzzle(CLOSE)))
    found, labels = proved(page, qtbot), page.panel.labels
    assert labels.level.value == found.level
    assert {theme for theme, chip in labels.chips.items() if chip.isChecked()} == {*found.themes}
    labels.chips["block"].click()
    assert "block" in edits.puzzle_of(page.layout_document.content)["themes"]
    assert not labels.take.isHidden()
    labels.take.click()
    assert "themes" not in edits.puzzle_of(page.layout_document.content)


def test_a_goal_with_one_answer_is_found(open_puzzle: OpenPuzzle, qtbot: QtBot) -> None:
    """Anything reaches no points at all; but only one turn closes the forest."""
    start = {
        "laid": [{"tile": "both", "at": [0, 0]}, {"tile": "cap", "at": [0, -1], "turn": 180}],
        "pieces": [{"seat": 1, "piece": "member", "at": [0, 0], "zone": "f0"}],
    }
    data = forest_puzzle({"aim": "points", "least": 0}, start=start)
    page = open_puzzle(puzzle_of(data))
    assert not proved(page, qtbot).solution.has_one_answer
    finder, badge = page.panel.finder, page.panel.badge
    badge.other.click()
    assert finder.is_looking
    qtbot.waitUntil(lambda: not finder.is_looking, timeout=60_000)
    assert not finder.has_none
    assert proved(page, qtbot).solution.has_one_answer
    assert badge.other.isHidden()
    page.document.stack.undo()
    assert page.layout_document.content.kept["goal"]["least"] == 0
    proved(page, qtbot)
    # A change of the puzzle ends the search for another goal.
    badge.other.click()
    page.panel.goal.turns.step(1)
    assert not finder.is_looking


def test_a_copy_of_a_built_in_one_is_a_puzzle_of_its_own(open_puzzle: OpenPuzzle) -> None:
    path = builtin_puzzles("hunters")[0]
    before = path.read_bytes()
    document = open_document(path)
    assert isinstance(document, LayoutDocument)
    page = open_puzzle(document)
    was_built_in = document.origin is not None
    assert was_built_in
    old = edits.puzzle_of(document.content)["id"]
    page.panel.goal.turns.step(1)
    assert document.origin is None
    assert edits.puzzle_of(document.content)["id"] != old
    assert document.path is None
    assert path.read_bytes() == before

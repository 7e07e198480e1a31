"""From a game to a puzzle of one's own, through both windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.app.review.analysis import AnalysisPage
from carcqt.app.review.replay import ReplayPage
from carcqt.app.solving.page import SolvingPage
from carcqt.art.studio.studio import Studio
from carcqt.content.models import ScenarioModel
from carcqt.content.scenarios import Scenario
from carcqt.main import Program
from carcqt.play.puzzles.collection import PuzzleCollection
from carcqt.play.session import Session
from carcqt.puzzles.proof import ProofState, state_of
from carcqt.puzzles.puzzle import Puzzle
from carcqt.ui.places import puzzles_folder
from editor.documents.layouts import LayoutDocument
from editor.layouts import edits
from editor.puzzles.page import PuzzlePage
from tests.app.hands import table_of
from tests.editor.puzzles.conftest import proved, prover_of
from tests.support import random_move


@pytest.fixture
def program(studio: Studio, tmp_path: Path, qtbot: QtBot) -> Iterator[Program]:
    made = Program(studio)
    made.play()
    yield made
    if made.editor is not None:
        for document in made.editor.tabs:
            document.stack.setClean()
    for shown in (made.editor, made.window):
        if shown is not None:
            shown.close()
            shown.deleteLater()


def finished(program: Program, moves: int = 10_000, game: str = "hunters") -> Session:
    window = program.window
    assert window is not None
    session = Session.new(table_of(game, 2), window.saves)
    rng = Random(2)
    while not session.table.game.is_over and len(session.table.moments) < moves:
        session.play(random_move(session.table.game, rng))
    window._sit_down(session)
    return session


def made_page(program: Program) -> PuzzlePage:
    editor = program.editor
    assert editor is not None
    assert isinstance(editor.page, PuzzlePage)
    return editor.page


def test_a_puzzle_is_made_of_a_replay_proven_saved_and_found(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, window = finished(program), program.window
    assert window is not None
    window.show_replay(100)
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayPage)
    QTest.keyClick(replay, Qt.Key.Key_P)
    page = made_page(program)
    document = page.layout_document
    assert document.content.position.laid == session.table.game_at(100).position().laid
    assert "?" not in "".join(one.note for one in page.body.strip.view.thumbs)  # type: ignore[attr-defined]
    found = proved(page, qtbot)
    assert found.solution.is_proven
    QTest.keyClicks(page.panel.texts.name, "A game of mine")
    editor = program.editor
    assert editor is not None
    # Whoever tries it solves it, and comes back to find it as it was.
    assert editor.bar.try_button.text() == "Solve it myself"
    editor.try_it()
    solving = window.pages.currentWidget()
    assert isinstance(solving, SolvingPage)
    assert solving.solving.puzzle == prover_of(page).puzzle
    solving.back.emit()
    assert editor.page is page
    # The place that is offered is taken.
    offered = puzzles_folder() / "a-game-of-mine.toml"
    asked: list[Path] = []

    def take(about: LayoutDocument) -> Path:
        asked.append(about.usual_folder)
        return offered

    monkeypatch.setattr(editor.files, "to_save", take)
    assert editor.save()
    assert asked == [puzzles_folder()]
    scenario = Scenario.load(offered)
    assert state_of(Puzzle.of(scenario), scenario.model.proof) is ProofState.FRESH
    [entry] = [one for one in PuzzleCollection(puzzles_folder()).entries() if one.path == offered]
    assert entry.title["en"] == "A game of mine"
    assert entry.level == found.level
    assert not entry.problems


def test_of_a_running_game_by_its_menu_with_what_came_at_random(program: Program) -> None:
    finished(program, 30)
    window = program.window
    assert window is not None
    assert window.session is not None
    window.make_puzzle(30)
    body = made_page(program).body
    notes = [one.note for one in body.strip.view.thumbs]  # type: ignore[attr-defined]
    assert notes
    assert all(note.endswith("?") for note in notes)
    assert not body.strip.guessed.isHidden()  # type: ignore[attr-defined]


def test_what_nobody_knew_is_marked_until_it_is_changed(program: Program) -> None:
    finished(program, 31, "goldrush")
    window = program.window
    assert window is not None
    window.make_puzzle(31)
    page = made_page(program)
    badge, document = page.panel.made_up, page.layout_document
    assert "Tokens on mountains" in badge.text
    document.change("", edits.with_extra(document.content, "mines", ()))
    assert "Tokens on mountains" not in badge.text


def test_of_a_moment_of_the_analysis(program: Program) -> None:
    finished(program)
    window = program.window
    assert window is not None
    window.show_analysis()
    page = window.pages.currentWidget()
    assert isinstance(page, AnalysisPage)
    page.analyst.stop()
    page.playback.go(21)
    QTest.keyClick(page, Qt.Key.Key_P)
    assert isinstance(made_page(program).layout_document.content.scenario.model, ScenarioModel)

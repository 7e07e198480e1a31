"""The files in tests/files/version-1.0.0 were written by that version, and open in this one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import fields
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.app.review.end import EndPage
from carcqt.app.table.page import TablePage
from carcqt.app.window import MainWindow
from carcqt.content.bringing import bring_pack
from carcqt.content.kept import kept_reports
from carcqt.content.tables import Undo
from carcqt.play.lessons.progress import LessonProgress, LessonsKept
from carcqt.play.puzzles.collection import PuzzleCollection, ShelfKind
from carcqt.play.puzzles.progress import Progress, PuzzleProgress
from carcqt.play.saves import Saves
from carcqt.play.session import Session
from carcqt.rules.games import GAMES
from carcqt.ui.settings import Settings
from editor.documents.deck import DeckDocument
from editor.documents.opening import open_document
from tests.studios import SketchStudio

OLD = Path(__file__).parents[1] / "files" / "version-1.0.0"

pytestmark = pytest.mark.usefixtures("usual")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A copy that may be written to. Whatever is put aside as damaged is a mistake."""
    kept_reports.take()
    yield Path(shutil.copytree(OLD, tmp_path / "old"))
    assert kept_reports.take() == []


def test_settings_are_as_they_were(home: Path) -> None:
    settings = Settings(home / "carcqt.ini")
    assert (settings.language, settings.theme, settings.scale) == ("fr", "dark", 1.25)
    assert (settings.reduced_motion, settings.sound, settings.volume) == (True, False, 0.3)
    assert (settings.undo, settings.names, settings.colour) == (Undo.NEVER, ["Camille", "Noé"], 3)
    assert not any(getattr(settings.aids, field.name) for field in fields(settings.aids))
    assert settings.recents == [Path("/home/camille/Documents/marais.toml")]
    assert settings.geometry.size() > 40
    assert settings.text("editor/last") == "x"


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_goes_on_where_it_was_left(game: str, home: Path, qtbot: QtBot) -> None:
    saves = Saves(home / "games")
    save = saves.find(home / "games" / f"{game}.toml")
    assert save is not None
    assert not save.is_broken
    session = Session.load(save.path, saves)
    assert session.problems == ()
    is_over, moves = session.table.game.is_over, len(session.table.game.record)
    assert is_over == (game == "hunters")
    session.close()
    assert moves >= 12
    window = MainWindow(saves, SketchStudio())
    qtbot.addWidget(window)
    window.show()
    window.resume(save.path)
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert isinstance(page, EndPage if is_over else TablePage)
    if isinstance(page, TablePage):
        page.session.play(page.session.table.game.legal_moves[0])
        assert page.session.is_saved
    window.close()


def test_progress_in_puzzles_and_lessons_is_kept(home: Path) -> None:
    progress = Progress(home / "progress.json")
    solved = datetime(2026, 3, 1, 20, 15)
    expected = PuzzleProgress(wrong=1, seconds=41.5, solved=solved, tried=solved)
    assert progress.of("between-two-rivers") == expected
    assert progress.of("empty-corner").is_begun
    assert progress.of("gate-before-harvest").is_shown
    assert progress.days == {date(2026, 3, 1)}
    lessons = LessonsKept(home / "lessons.toml")
    assert lessons.of("first-hunters").is_done
    assert lessons.of("first-amazon") == LessonProgress("boats")


def test_a_pack_opens_and_one_that_was_kept_is_not_kept_twice(home: Path) -> None:
    packs = PuzzleCollection(home / "puzzles")
    (folder,) = packs.packs()
    kept = [entry for entry in packs.entries() if entry.shelf.kind is ShelfKind.PACK]
    assert [entry.problems for entry in kept] == [(), ()]
    brought = bring_pack(home / "casse-tete.carcqt", home / "puzzles")
    assert brought.folder == folder
    assert brought.title["fr"] == "Casse-tête du dimanche"
    assert [path.name for path in brought.files] == [
        "between-two-rivers.toml",
        "across-the-brook.toml",
    ]


def test_a_deck_opens_in_the_editor(home: Path) -> None:
    document = open_document(home / "marais.toml")
    assert isinstance(document, DeckDocument)
    assert document.problems == []

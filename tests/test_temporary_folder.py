"""Without a folder for temporary files packs, trials and printing say so."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt.app.window import MainWindow
from carcqt.cli import main
from carcqt.content.data import builtin_deck_path
from carcqt.content.packs import write_pack
from carcqt.play.saves import Saves
from carcqt.ui.language import language
from carcqt.ui.widgets.dialogs import Notice
from carcqt.ui.widgets.labels import Label
from editor.documents.deck import DeckDocument
from editor.documents.layouts import LayoutDocument
from editor.layouts.page import LayoutPage
from editor.window import EditorWindow
from tests.editor.windows import answer
from tests.full_disk import disk_of
from tests.studios import SketchStudio

SENTENCE = "The folder for temporary files is full or cannot be written to. Make room there."


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.carcqt"
    write_pack(path, {"en": "Decks"}, [builtin_deck_path("amazon")])
    return path


@pytest.fixture
def gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    language().set("en")


@pytest.fixture
def editor(qtbot: QtBot) -> EditorWindow:
    made = EditorWindow(SketchStudio())
    qtbot.addWidget(made)
    made.show()
    return made


def said() -> list[str]:
    """Collect what the next notice says, and close it."""
    found: list[str] = []

    def read(notice: Notice) -> None:
        found.extend(label.text() for label in notice.findChildren(Label))
        notice.accept()

    answer(read, Notice)
    return found


@pytest.mark.usefixtures("gone")
def test_the_command_says_that_there_is_no_temporary_folder(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "check", str(pack)]) == 1
    assert SENTENCE in capsys.readouterr().out


@pytest.mark.usefixtures("gone")
def test_the_window_says_that_there_is_no_temporary_folder(
    pack: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = MainWindow(Saves(tmp_path / "saves"), SketchStudio())
    qtbot.addWidget(window)
    window.show_home()
    window.show()
    found = said()
    window.open_file(pack)
    assert SENTENCE in found


@pytest.mark.usefixtures("gone")
def test_the_editor_says_that_there_is_no_temporary_folder(
    pack: Path, editor: EditorWindow
) -> None:
    found = said()
    assert editor.open_path(pack) is None
    assert any(SENTENCE in text for text in found)


@pytest.mark.usefixtures("gone")
def test_a_trial_and_a_print_need_a_temporary_folder(editor: EditorWindow) -> None:
    editor.add(LayoutDocument.empty("hunters"))
    page = editor.page
    assert isinstance(page, LayoutPage)
    found = said()
    page.try_it()
    assert SENTENCE in found
    document = DeckDocument.built_in("hunters")
    editor.add(document)
    assert editor.page is not None
    dialog = editor.outlet.print_dialog(editor.page, document)
    found = said()
    editor.outlet._print(document, dialog)
    assert SENTENCE in found
    dialog.deleteLater()
    QApplication.processEvents()


def test_a_full_temporary_folder_is_told(pack: Path, qtbot: QtBot, editor: EditorWindow) -> None:
    language().set("en")
    found = said()
    with disk_of(0):
        assert editor.open_path(pack) is None
    assert any(SENTENCE in text for text in found)

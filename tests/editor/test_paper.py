"""What goes out of the editor: pictures, and sheets to print."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from carcqt.rules.games.hunters import Hunters
from carcqt.ui.places import decks_folder, documents_folder
from carcqt.ui.widgets.dialogs import Question
from editor.decks.page import DeckPage
from editor.documents.deck import DeckDocument
from editor.documents.layouts import LayoutDocument
from editor.files import Files
from editor.paper.exportdialog import ExportDialog
from editor.paper.printdialog import PrintDialog, kept_settings
from editor.window import EditorWindow
from tests.editor.windows import PAINTED, answer

HUNTERS = Hunters.description.game


@pytest.fixture
def small(window: EditorWindow) -> DeckPage:
    """A page with a deck of three tiles."""
    built_in = DeckDocument.built_in(HUNTERS).content
    window.add(DeckDocument(replace(built_in, entries=built_in.entries[15:18]), "Small"))
    assert isinstance(window.page, DeckPage)
    return window.page


def leave(question: Question) -> None:
    """Do not open the folder that is offered."""
    told = [button.text() for button in question.findChildren(QPushButton)]
    assert "Open folder" in told
    question.reject()


@PAINTED
def test_chosen_tiles_are_exported_at_a_size(
    window: EditorWindow,
    small: DeckPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    asked: list[str] = []
    out = tmp_path / "some.png"

    def where(_document: object, _ending: str, name: str) -> Path:
        asked.append(name)
        return out

    def choose(dialog: ExportDialog) -> None:
        dialog.which.value = "chosen"
        dialog.take_size(64)
        dialog.accept()

    monkeypatch.setattr(window.files, "to_export", where)
    small.grid.select_rows([0, 2])
    answer(choose, ExportDialog)
    with qtbot.waitSignal(window.outlet.exporter.done, timeout=60_000):
        window.export("png")
        answer(leave, Question)
    assert QImage(str(out)).width() < 3 * 64 + 60
    # And one from its page, which is what is offered there.
    small.open_tile(1)
    answer(lambda dialog: dialog.accept(), ExportDialog)
    with qtbot.waitSignal(window.outlet.exporter.done, timeout=60_000):
        assert small.tile_view is not None
        small.tile_view.export_asked.emit("png")
        answer(leave, Question)
    assert QImage(str(out)).size().toTuple() == (400, 400)
    assert asked == ["Small", "Small L16"]


@PAINTED
def test_a_deck_is_printed_as_asked(
    window: EditorWindow,
    small: DeckPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    out = tmp_path / "sheets.pdf"
    monkeypatch.setattr(window.files, "to_export", lambda *_: out)

    def choose(dialog: PrintDialog) -> None:
        assert dialog.save.isEnabled()
        dialog.measure.set_value(80)
        dialog.switches["backs"].set_on(False)
        dialog.refresh()
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    answer(choose, PrintDialog)
    with qtbot.waitSignal(window.outlet.exporter.done, timeout=60_000):
        QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        answer(leave, Question)
    assert out.read_bytes().count(b"/Type /Page\n") == 1


def test_the_print_window_counts_and_warns(window: EditorWindow, qtbot: QtBot) -> None:
    document = DeckDocument.built_in("amazon")
    window.add(document)
    assert window.page is not None
    dialog = window.outlet.print_dialog(window.page, document)
    qtbot.addWidget(dialog)
    dialog.paper.value, dialog.bleed.value = "a4", 2
    dialog.switches["backs"].set_on(True)
    dialog.measure.set_value(45)
    dialog.refresh()
    sheets = len(dialog._pages)
    count = f"{sheets} sheets · {2 * sheets} sides · 15 tiles per sheet"
    assert dialog.count.text().startswith(count)
    assert not dialog.tip.isHidden()
    dialog.do_it.click()
    assert len(dialog._pages) < sheets
    dialog.piles["start"].setChecked(False)
    assert all(tile.pile != "start" for tile in dialog.tiles)
    dialog.piles["start"].setChecked(True)
    dialog.measure.set_value(80)
    dialog.refresh()
    assert not dialog.save.isEnabled()
    assert "B23" in dialog.problem.text()
    assert kept_settings() == dialog.asked
    for pile in dialog.piles.values():
        pile.setChecked(False)
    assert not dialog.save.isEnabled()


def test_nothing_is_asked_where_there_is_nothing_to_choose(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(window.files, "to_export", lambda *_: asked.append("where"))
    monkeypatch.setattr(ExportDialog, "exec", lambda _: asked.append("how"))
    window.add(LayoutDocument.empty(HUNTERS))
    window.export("svg")
    assert asked == ["where"]
    window.export("png")
    assert asked == ["where", "how"]


def test_pictures_do_not_go_where_the_program_keeps_its_files(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[Path] = []

    def ask(_window: object, _title: str, where: str, _kind: str) -> tuple[str, str]:
        offered.append(Path(where))
        return "", ""

    monkeypatch.setattr("editor.files.QFileDialog.getSaveFileName", ask)
    document = DeckDocument.built_in(HUNTERS)
    files = Files(window)
    for folder in (decks_folder(), tmp_path):
        document.path = folder / "mine.toml"
        files.to_export(document, "png")
    document.path = None
    assert [path.parent for path in offered] == [documents_folder(), tmp_path]

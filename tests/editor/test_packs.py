"""Packs in the editor: opened in tabs, and made of what is open."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carcqt.content.data import builtin_deck_path, builtin_puzzles, lesson_path
from carcqt.content.packs import read_pack, write_pack
from carcqt.ui.packing import PackDialog
from carcqt.ui.places import puzzles_folder
from carcqt.ui.widgets.dialogs import Notice
from editor.documents.layouts import LayoutDocument
from editor.window import EditorWindow
from tests.studios import SketchStudio


@pytest.fixture
def window(qapp: QApplication) -> Iterator[EditorWindow]:
    shutil.rmtree(puzzles_folder())
    made = EditorWindow(SketchStudio())
    made.show()
    yield made
    made.close()
    made.deleteLater()
    shutil.rmtree(puzzles_folder(), ignore_errors=True)


def test_a_pack_opens_in_tabs_and_another_is_made_of_them(
    window: EditorWindow, tmp_path: Path
) -> None:
    files = [builtin_deck_path("amazon"), lesson_path("hunters"), builtin_deck_path("goldrush")]
    write_pack(tmp_path / "p.carcqt", {"en": "Decks"}, files)
    assert window.open_path(tmp_path / "p.carcqt") is not None
    names = {document.path.name for document in window.tabs if document.path is not None}
    assert names == {"amazon.toml", "goldrush.toml"}

    def make() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PackDialog)
        dialog.title.setText("Again")
        QTimer.singleShot(0, close)
        dialog.write(tmp_path / "again.carcqt")

    def close() -> None:
        notice = QApplication.activeModalWidget()
        if isinstance(notice, Notice):
            notice.accept()
        else:
            QTimer.singleShot(20, close)

    QTimer.singleShot(0, make)
    window.make_pack()
    assert {*read_pack(tmp_path / "again.carcqt").files} == names


def test_a_bad_pack_is_told_of(window: EditorWindow, tmp_path: Path) -> None:
    (tmp_path / "p.carcqt").write_bytes(b"PK")
    said = list[str]()

    def look() -> None:
        notice = QApplication.activeModalWidget()
        assert isinstance(notice, Notice)
        said.append(notice.windowTitle())
        notice.accept()

    QTimer.singleShot(50, look)
    assert window.open_path(tmp_path / "p.carcqt") is None
    assert said == ["“p.carcqt” cannot be opened"]


@pytest.mark.parametrize("where", ["start", "layout"])
def test_a_puzzle_that_was_copied_as_text_is_pasted(where: str, window: EditorWindow) -> None:
    if where == "layout":
        window.add(LayoutDocument.empty("hunters"))
    text = builtin_puzzles("amazon")[0].read_text()
    QApplication.clipboard().setText(text)
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.document, LayoutDocument)
    assert window.document.is_puzzle
    assert window.document.path is not None
    assert window.document.path.parent == puzzles_folder()


def test_what_is_no_puzzle_is_not_pasted(window: EditorWindow) -> None:
    for text in ("Hello", 'format = 2\nkind = "scenario"\ngame = "hunters"\nwhat = 1\n'):
        QApplication.clipboard().setText(text)
        told = list[str]()

        def read(told: list[str] = told) -> None:
            notice = QApplication.activeModalWidget()
            assert isinstance(notice, Notice)
            told.append(notice.windowTitle())
            notice.accept()

        QTimer.singleShot(0, read)
        window.paste()
        assert told
    assert not window.tabs

"""The windows for playing and for editing open each other."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.wayback import WayBack
from carcqt.art.studio.studio import Studio
from carcqt.content.decks import builtin_deck
from carcqt.content.tables import Seat, TableSetup
from carcqt.main import Program
from carcqt.play.saves import Saves
from carcqt.rules.games.hunters import Hunters
from carcqt.ui.places import saves_folder, trials_folder
from carcqt.ui.settings import settings
from editor.documents.deck import DeckDocument
from editor.documents.layouts import LayoutDocument

HUNTERS = Hunters.description.game


def test_each_window_opens_the_other(studio: Studio, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(DeckDocument.built_in_path(HUNTERS).read_bytes())
    program = Program(studio)
    program.edit(path)
    editor = program.editor
    assert editor is not None
    qtbot.waitUntil(lambda: editor.document is not None)
    QTest.mouseClick(editor.bar.home_button, Qt.MouseButton.LeftButton)
    window = program.window
    assert window is not None
    assert window.isVisible()
    assert window.home.editor is not None
    editor.close()
    QTest.mouseClick(window.home.editor, Qt.MouseButton.LeftButton)
    assert program.editor is editor
    assert editor.isVisible()
    assert editor.tabs == []
    table = TableSetup(builtin_deck(HUNTERS), (Seat("Ada", 0), Seat("Ben", 1)))
    editor.play(table)
    assert window.session is not None
    assert window.session.table.setup.names == ["Ada", "Ben"]
    for shown in (editor, window):
        shown.close()
        shown.deleteLater()


class Watch(QObject):
    """Whether a window came to the front."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.came = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.came += event.type() == QEvent.Type.ZOrderChange
        return False


def test_the_way_back_from_a_game_brings_the_editor_to_the_front(
    studio: Studio, qtbot: QtBot
) -> None:
    program = Program(studio)
    program.edit()
    program.play()
    editor, window = program.editor, program.window
    assert editor is not None
    assert window is not None
    assert window.home.editor is not None
    watch = Watch(editor)
    QTest.mouseClick(window.home.editor, Qt.MouseButton.LeftButton)
    assert watch.came == 1
    for shown in (editor, window):
        shown.close()
        shown.deleteLater()


def test_a_test_game_is_kept_apart_and_leads_back(studio: Studio, qtbot: QtBot) -> None:
    program = Program(studio)
    program.edit()
    editor = program.editor
    assert editor is not None
    editor.add(LayoutDocument.empty(HUNTERS))
    before = settings().recents
    saved = len(Saves(saves_folder()).list())
    editor.try_it()
    window = program.window
    assert window is not None
    assert window.session is not None
    assert settings().recents == before
    assert len(Saves(saves_folder()).list()) == saved
    assert window.session.path.parent == trials_folder()
    watch = Watch(editor)
    (back,) = window.findChildren(WayBack)
    assert back.isVisible()
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert watch.came == 1
    assert window.pages.currentWidget() is window.home
    table = TableSetup(builtin_deck(HUNTERS), (Seat("Ada", 0), Seat("Ben", 1)))
    for _ in range(14):
        editor.play(table)
        window.show_home()
    assert len(Saves(trials_folder()).list()) == 12
    for shown in (editor, window):
        shown.close()
        shown.deleteLater()

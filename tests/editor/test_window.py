"""The editor's window: tabs, saving, problems, history, files from elsewhere."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QCloseEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from carcqt.art.studio.studio import Studio
from carcqt.content.data import builtin_puzzles, scenario_path
from carcqt.content.decks import DeckFile
from carcqt.play.locks import Holder
from carcqt.rules.description import START
from carcqt.rules.games import GAMES
from carcqt.rules.games.hunters import Hunters
from carcqt.rules.tiles import Zone
from carcqt.ui.language import language
from carcqt.ui.layout_check import problems
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.dialogs import Notice, Question
from carcqt.ui.widgets.labels import Label
from editor.decks.page import DeckPage
from editor.documents import recovery
from editor.documents.deck import DeckDocument
from editor.documents.document import Document
from editor.documents.layouts import LayoutDocument
from editor.problems import GraveRole
from editor.questions import NameDialog, QuitQuestion, RecoveryDialog, SaveQuestion
from editor.window import EditorWindow
from tests.editor.documents.test_documents import renamed
from tests.editor.windows import PAINTED, answer
from tests.support import put_in_place

HUNTERS = Hunters.description.game


@pytest.mark.parametrize("text", ["5", "{}", "null", '"x"', "[5, []]", '["\\u0000"]', 9000 * "["])
def test_the_window_opens_whatever_was_left_open(
    text: str, window: EditorWindow, studio: Studio
) -> None:
    settings().set_text("editor/open", text)
    other = EditorWindow(studio)
    assert other._left_open == []
    other.close()
    other.deleteLater()
    settings().set_text("editor/open", "")


@pytest.mark.parametrize("folder", ["x" * 300, "loop/inside", "pipe/inside", "\udcff"])
def test_the_window_opens_whatever_paths_were_left_open(
    folder: str, window: EditorWindow, studio: Studio, tmp_path: Path
) -> None:
    put_in_place(tmp_path / "loop", "loop")
    put_in_place(tmp_path / "pipe", "pipe")
    settings().set_text("editor/open", json.dumps([str(tmp_path / folder / "a.toml")]))
    other = EditorWindow(studio)
    other.show_start()
    assert len(other._left_open) == 1
    other.close()
    other.deleteLater()
    settings().set_text("editor/open", "")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_bytes(DeckDocument.built_in_path(HUNTERS).read_bytes())
    return path


def rename(document: Document[Any], name: str = "Pond") -> None:
    document.change("Rename", renamed(document.content, 0, name))


def test_the_start_page_makes_everything_for_each_game(window: EditorWindow) -> None:
    for game, card in window.start.games.items():
        for row in (card.empty, card.layout_row, card.built_in):
            window.show_start()
            QTest.mouseClick(row, Qt.MouseButton.LeftButton)
            assert window.document is not None
            assert window.document.game == game
    assert len(window.tabs) == 3 * len(GAMES)
    assert [type(document) for document in window.tabs[:2]] == [DeckDocument, LayoutDocument]
    QTest.mouseClick(window.start.games[HUNTERS].built_in, Qt.MouseButton.LeftButton)
    assert len(window.tabs) == 3 * len(GAMES), "a built-in one is opened once"
    assert not any(card.built_in.isChecked() for card in window.start.games.values())


def test_a_change_shows_in_tab_title_and_buttons(window: EditorWindow, path: Path) -> None:
    document = window.open_path(path)
    assert document is not None
    bar = window.bar
    assert not bar.save_button.isEnabled()
    assert not bar.undo_button.isEnabled()
    rename(document)
    assert window.isWindowModified()
    assert bar.save_button.isEnabled()
    assert "Rename" in bar.undo_button.toolTip()
    assert bar.tabs.accessibleTabName(0) == f"{document.title}, not saved"
    QTest.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    assert not window.isWindowModified()
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert window.isWindowModified()
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not window.isWindowModified()
    assert DeckFile.load(path) == document.content
    assert settings().recents[0] == path


def test_a_new_document_asks_where_to_go(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.add(DeckDocument.empty(HUNTERS))
    document = window.document
    assert document is not None
    monkeypatch.setattr(window.files, "to_save", lambda _: None)
    assert not window.save()
    monkeypatch.setattr(window.files, "to_save", lambda _: tmp_path / "new.toml")
    assert window.save()
    assert document.path == tmp_path / "new.toml"
    assert window.bar.tabs.tabText(0) == "new"


@pytest.mark.parametrize("name", ["My tiles", ""])
def test_the_first_change_of_a_built_in_one_asks_for_a_name(
    window: EditorWindow, name: str
) -> None:
    window.add(DeckDocument.built_in(HUNTERS))
    document = window.document
    assert document is not None

    def say(dialog: NameDialog) -> None:
        dialog.field.setText(name)
        button = dialog.act if name else dialog.cancel
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert len(answer(say, NameDialog)) == 0
    rename(document)
    assert document.is_modified == bool(name)
    assert (document.origin is None) == bool(name)
    if name:
        assert window.bar.tabs.tabText(0) == name


@pytest.mark.parametrize("what", ["save", "discard", "cancel"])
def test_closing_what_is_not_saved_asks(window: EditorWindow, path: Path, what: str) -> None:
    before = path.read_bytes()
    document = window.open_path(path)
    assert document is not None
    rename(document)
    answer(
        lambda dialog: QTest.mouseClick(getattr(dialog, what), Qt.MouseButton.LeftButton),
        SaveQuestion,
    )
    close = window.bar.tabs.tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert close is not None
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert (path.read_bytes() != before) == (what == "save")
    assert (len(window.tabs) == 1) == (what == "cancel")


def test_the_window_stays_if_closing_is_cancelled(window: EditorWindow, path: Path) -> None:
    document = window.open_path(path)
    assert document is not None
    rename(document)
    answer(lambda dialog: dialog.reject(), SaveQuestion)
    event = QCloseEvent()
    window.closeEvent(event)
    assert not event.isAccepted()
    assert window.document is document


def test_problems_are_listed_and_lead_to_their_place(
    window: EditorWindow, path: Path, qtbot: QtBot
) -> None:
    path.write_text(path.read_text().replace('kind = "lake"', 'kind = "swamp"', 1))
    document = window.open_path(path)
    assert document is not None
    assert window.sheet is not None
    panel = window.sheet.panel
    assert panel.model.rowCount() == 1
    with qtbot.waitSignal(panel.show_asked) as shown:
        place = panel.view.visualRect(panel.model.index(0)).center()
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert shown.args == [document.problems[0]]
    with qtbot.waitSignal(panel.show_asked):
        QTest.keyClick(window, Qt.Key.Key_F8)
    rename(document)
    language().set("fr")
    panel = window.sheet.panel
    assert "terrain" in str(panel.model.index(0).data())
    with qtbot.waitSignal(document.problems_changed):
        document.change("Mend", DeckDocument.built_in(HUNTERS).content)
    assert panel.model.rowCount() == 0


def test_the_history_goes_to_any_step(window: EditorWindow, path: Path) -> None:
    document = window.open_path(path)
    assert document is not None
    for name in ("A", "B", "C"):
        rename(document, name)
    QTest.mouseClick(window.bar.history_button, Qt.MouseButton.LeftButton)
    assert window.history.isVisible()
    view = window.history.view
    view.setCurrentIndex(view.model().index(1, 0))
    assert document.content.entries[0].name == {"en": "A"}
    QTest.keyClick(window.history, Qt.Key.Key_Escape)
    assert not window.history.isVisible()


def test_tabs_are_chosen_and_each_keeps_its_own_steps(
    window: EditorWindow, path: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.toml"
    other.write_bytes(path.read_bytes())
    first, second = window.open_path(path), window.open_path(other)
    assert first is not None
    assert second is not None
    rename(second)
    QTest.keyClick(window, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert window.document is first
    assert not window.bar.undo_button.isEnabled()
    window.show_start()
    centre = window.bar.tabs.tabRect(0).center()
    QTest.mouseClick(window.bar.tabs, Qt.MouseButton.LeftButton, pos=centre)
    assert window.document is first
    assert window.open_path(other) is second
    assert window.document is second
    assert len(window.tabs) == 2


@pytest.mark.parametrize("again", [True, False])
def test_a_file_that_changed_on_the_disk_is_asked_about(
    window: EditorWindow, path: Path, again: bool
) -> None:
    document = window.open_path(path)
    assert document is not None
    rename(document)
    mine = document.content
    path.write_text(path.read_text().replace("Lake at the woods’ corner", "Mere"))

    def decide(dialog: Question) -> None:
        button = dialog.act if again else dialog.cancel
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    met = answer(decide, Question)
    document.look_at_disk()
    assert len(met) == 1
    if again:
        assert document.content.entries[0].name["en"] == "Mere"
        document.stack.undo()
    assert document.content == mine
    assert window.save()
    assert DeckFile.load(path) == mine


def test_a_file_that_became_odd_is_asked_about_once_and_written_over(
    window: EditorWindow, path: Path
) -> None:
    document = window.open_path(path)
    assert document is not None
    rename(document)
    mine = document.content
    path.write_bytes(b"\xff")
    told: list[str] = []

    def close(notice: Notice) -> None:
        told.append(notice.windowTitle())
        notice.accept()

    def reload(dialog: Question) -> None:
        answer(close, Notice)
        QTest.mouseClick(dialog.act, Qt.MouseButton.LeftButton)

    answer(reload, Question)
    document.look_at_disk()
    assert "cannot be reloaded" in told[0]
    asked: list[bool] = []
    document.disk_changed.connect(lambda: asked.append(True))
    document.look_at_disk()
    assert window.save()
    assert asked == []
    assert DeckFile.load(path) == mine


def test_files_are_dropped_onto_it(window: EditorWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    assert window.document is not None
    assert window.document.path == path


def test_what_cannot_be_opened_is_told_in_words(window: EditorWindow, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("format = ")
    met = answer(lambda dialog: dialog.accept(), Notice)
    assert window.open_path(broken) is None
    assert "broken.toml" in met[0].windowTitle()
    assert window.tabs == []


def test_what_was_left_behind_is_offered(
    window: EditorWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = path.read_text().replace("Lake at the woods’ corner", "Pond")
    file = path.with_name("left.toml")
    file.write_text(f'# carcqt recovery {{"path": "{path}", "name": "mine"}}\n{text}')
    left = recovery.Leftover(file, path, "mine", 0)
    monkeypatch.setattr(recovery, "leftovers", lambda: [left])
    answer(lambda dialog: dialog.accept(), RecoveryDialog)
    window.guard.offer_recovery()
    document = window.document
    assert document is not None
    assert document.path == path
    assert document.is_modified
    assert document.content.entries[0].name["en"] == "Pond"


@pytest.mark.parametrize("press", ["act", "discard"])
def test_what_seems_open_elsewhere_stays_unless_all_is_discarded(
    window: EditorWindow, path: Path, monkeypatch: pytest.MonkeyPatch, press: str
) -> None:
    file = path.with_name("left.toml")
    file.write_text(f'# carcqt recovery {{"path": "", "name": "mine"}}\n{path.read_text()}')
    holder = Holder("laptop", datetime(2026, 3, 1), is_here=False)
    left = recovery.Leftover(file, None, "mine", 0, holder=holder)
    monkeypatch.setattr(recovery, "leftovers", lambda: [left])
    said: list[str] = []

    def decide(dialog: RecoveryDialog) -> None:
        (row,) = (row for _, row in dialog.rows)
        said.extend(label.text() for label in row.findChildren(Label))
        assert not row.is_on
        getattr(dialog, press).click()

    answer(decide, RecoveryDialog)
    window.guard.offer_recovery()
    assert any("laptop" in text for text in said)
    assert window.document is None
    assert file.exists() is (press == "act")


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 860)])
def test_nothing_is_cut_off(
    window: EditorWindow, path: Path, code: str, size: tuple[int, int], qtbot: QtBot
) -> None:
    language().set(code)
    QApplication.processEvents()
    window.resize(*size)
    QApplication.processEvents()
    assert problems(window) == []
    window.open_path(path)
    window.add(DeckDocument.built_in(HUNTERS))
    window.toggle_history()
    QApplication.processEvents()
    assert problems(window) == []
    assert window.minimumSizeHint().width() <= size[0]
    menu = window.menu.menu()
    assert len(menu.actions()) > 8
    menu.deleteLater()


def test_a_deck_of_a_thousand_tiles_opens(window: EditorWindow, tmp_path: Path) -> None:
    built_in = DeckDocument.built_in(HUNTERS).content
    entries = [
        replace(entry, tile=replace(entry.tile, id=f"{entry.tile.id}-{copy}"))
        for copy in range(12)
        for entry in built_in.entries
    ]
    large = tmp_path / "large.toml"
    large.write_text(replace(built_in, entries=tuple(entries[:1000])).to_text())
    document = window.open_path(large)
    QApplication.processEvents()
    assert document is not None
    assert len(document.content.entries) == 1000


def test_return_presses_the_focused_button_of_the_start_page(window: EditorWindow) -> None:
    card = window.start.games[HUNTERS]
    card.empty.setFocus()
    QTest.keyClick(card.empty, Qt.Key.Key_Return)
    assert isinstance(window.document, DeckDocument)
    assert len(window.tabs) == 1


def test_problems_take_the_same_room_many_or_none(window: EditorWindow, path: Path) -> None:
    document = window.open_path(path)
    assert document is not None
    assert window.sheet is not None
    panel, page = window.sheet.panel, window.sheet.page
    before = panel.geometry()
    entries = document.content.entries
    wrong = [replace(one, tile=replace(one.tile, pile="x")) for one in entries[:12]]
    document.change("Wrong", replace(document.content, entries=(*wrong, *entries[12:])))
    assert len(document.problems) == 12
    QApplication.processEvents()
    assert panel.geometry() == before
    QTest.mouseClick(panel.unfold_button, Qt.MouseButton.LeftButton)
    assert panel.geometry() == before
    assert panel.sheet.parentWidget() is page
    assert panel.sheet.geometry().bottom() == before.bottom()
    assert panel.sheet.height() > 3 * before.height()
    panel.view.setFocus()
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert panel.sheet.size() == panel.size()
    document.stack.setClean()


def test_doubts_are_told_and_do_not_keep_from_playing(window: EditorWindow) -> None:
    deck = DeckDocument.built_in("amazon").content
    kept = [one for one in deck.entries if one.tile.pile != START]
    calm = [
        replace(one, tile=replace(one.tile, zones=tuple(_without_call(z) for z in one.tile.zones)))
        for one in kept
    ]
    window.add(DeckDocument(replace(deck, entries=tuple(calm)), "Calm"))
    assert window.sheet is not None
    assert window.document is not None
    doubles = [one for one in calm if one.tile.pile == "double"]
    assert not window.document.problems
    codes = [problem.code for problem in window.document.doubts]
    assert codes == ["board-missing", *["double-uncalled"] * len(doubles)]
    model = window.sheet.panel.model
    assert model.rowCount() == len(codes)
    assert not any(model.index(row).data(GraveRole) for row in range(len(codes)))
    assert "start board" in str(model.index(0).data())
    assert window.bar.try_button.isEnabled()
    assert not DeckDocument.built_in("amazon").doubts


def _without_call(zone: Zone) -> Zone:
    return replace(zone, icons=tuple(one for one in zone.icons if one[0] != "call"))


def test_new_documents_have_names_of_their_own(window: EditorWindow) -> None:
    for _ in range(3):
        window.add(DeckDocument.empty(HUNTERS))
    assert [document.name for document in window.tabs] == ["New deck", "New deck 2", "New deck 3"]
    language().set("fr")
    assert len({document.name for document in window.tabs}) == 3
    assert window.tabs[0].name != "New deck"


def test_all_are_saved_at_once_when_it_is_closed(window: EditorWindow, tmp_path: Path) -> None:
    source = DeckDocument.built_in_path(HUNTERS).read_bytes()
    files = [tmp_path / f"{name}.toml" for name in "abc"]
    for file in files:
        file.write_bytes(source)
        document = window.open_path(file)
        assert document is not None
        rename(document, f"Pond {file.stem}")

    def save_two(dialog: QuitQuestion) -> None:
        assert dialog.save.text() == "Save all"
        dialog.rows[2][1].set_on(False)
        assert dialog.save.text() == "Save 2 documents"
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)

    met = answer(lambda dialog: dialog.reject(), QuitQuestion)
    event = QCloseEvent()
    window.closeEvent(event)
    assert len(met) == 1
    assert not event.isAccepted()
    assert len(window.tabs) == 3
    met = answer(save_two, QuitQuestion)
    event = QCloseEvent()
    window.closeEvent(event)
    assert len(met) == 1
    assert event.isAccepted()
    assert [file.read_bytes() != source for file in files] == [True, True, False]
    # And they are offered again.
    again = EditorWindow(window.studio)
    button = again.start.recents.again
    assert not button.isHidden()
    assert "3" in button.text()
    button.click()
    assert [document.path for document in again.tabs] == files
    again.show_start()
    assert button.isHidden()
    again.close()
    again.deleteLater()


def test_history_names_the_tile_and_follows_the_language(window: EditorWindow, path: Path) -> None:
    document = window.open_path(path)
    assert isinstance(document, DeckDocument)
    assert isinstance(window.page, DeckPage)
    page = window.page
    page.open_tile(3)
    assert page.tile_view is not None
    page.tile_view.editing.rotate()
    page.close_tile()
    page.grid.select_rows([3])
    page.editing.count([3], 1)
    steps = document.stack
    assert [steps.text(n) for n in range(2)] == ["L03: Rotate the tile", "Copies of L03"]
    language().set("fr")
    told = [steps.text(n) for n in range(2)]
    assert all("L03" in text for text in told)
    assert told != ["L03: Rotate the tile", "Copies of L03"]
    assert told[1] == "Exemplaires de L03"
    steps.undo()
    steps.redo()
    language().set("en")
    assert steps.text(1) == "Copies of L03"


@PAINTED
def test_recent_files_show_their_game_and_picture(
    window: EditorWindow, path: Path, qtbot: QtBot
) -> None:
    settings().recents = [path]
    window.show_start()
    (row,) = window.start.recents.rows
    assert "Deck" in row.accessibleName()
    qtbot.waitUntil(lambda: window.start.glances.of(path) is not None, timeout=20_000)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert window.document is not None
    assert window.document.path == path


def test_recent_puzzle_is_listed_as_a_puzzle(window: EditorWindow) -> None:
    puzzle, example = builtin_puzzles(HUNTERS)[0], scenario_path(HUNTERS, "h-e3-forest-of-two")
    settings().recents = [puzzle, example]
    window.show_start()
    first, second = window.start.recents.rows
    assert "Puzzle" in first.accessibleName()
    assert "Starting layout" in second.accessibleName()


def test_spreadsheet_gets_a_sentence_of_its_own(window: EditorWindow, tmp_path: Path) -> None:
    path = tmp_path / "tiles.csv"
    path.write_text("id,count\nL01,2\n", encoding="utf-8")
    told: list[str] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Notice)
        told.extend(label.text() for label in dialog.findChildren(Label))
        dialog.accept()

    QTimer.singleShot(60, close)
    assert window.open_path(path) is None
    assert any("spreadsheet" in text for text in told)


def test_all_tabs_that_have_room_are_seen(window: EditorWindow) -> None:
    for _ in range(7):
        window.add(DeckDocument.empty(HUNTERS))
    for _ in range(3):
        QApplication.processEvents()
    tabs = window.bar.tabs
    assert tabs.tabRect(6).left() > tabs.width() / 2


def test_large_letters_cut_nothing_on_the_start_page(window: EditorWindow) -> None:
    language().set("fr")
    style().set(scale=1.5)
    window.show_start()
    window.resize(1024, 700)
    QApplication.processEvents()
    for card in window.start.games.values():
        assert not card._title.is_cut
        for row in (card.built_in, card.empty, card.layout_row, card.puzzle_row):
            assert row.width() >= row.sizeHint().width(), row.text()
    window.resize(1366, 860)
    style().set(scale=1.0)
    QApplication.processEvents()
    recents = window.start.recents
    assert recents.x() > next(iter(window.start.games.values())).geometry().right()


def test_in_a_narrow_window_tabs_have_the_room_of_the_title(window: EditorWindow) -> None:
    window.resize(1024, 700)
    assert not window.bar._title.isHidden()
    document = DeckDocument.built_in(HUNTERS)
    window.add(document)
    assert window.bar._title.isHidden()
    document.stack.setClean()
    window.close_document(document)
    assert not window.bar._title.isHidden()


def test_escape_leads_back_from_a_tile_wherever_the_focus_was(window: EditorWindow) -> None:
    window.add(DeckDocument.built_in(HUNTERS))
    page = window.page
    assert isinstance(page, DeckPage)
    page.open_tile(0)
    window.bar.menu_button.setFocus()
    assert window.focusWidget() is window.bar.menu_button
    QTest.keyClick(window.bar.menu_button, Qt.Key.Key_Escape)
    assert page.shown_tile is None


def test_a_name_gives_way_before_its_tab_is_out_of_sight(window: EditorWindow, path: Path) -> None:
    style().set(scale=1.5)
    try:
        window.resize(1024, 700)
        assert window.open_path(path) is not None
        QApplication.processEvents()
        tabs = window.bar.tabs
        close = tabs.tabButton(0, QTabBar.ButtonPosition.RightSide)
        assert close.isVisible()
        assert close.geometry().right() <= tabs.width()
        assert not [one for one in tabs.findChildren(QToolButton) if one.isVisible()]
    finally:
        style().set(scale=1)

"""The page of all saved games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.dialogs.in_use import InUseDialog
from carcqt.app.png import png_of
from carcqt.app.saves.page import SavesPage
from carcqt.app.saves.rename import RenameDialog
from carcqt.play.locks import lock_of, lock_path
from carcqt.play.saves import Saves
from carcqt.rules.games import GAMES
from carcqt.ui.language import language
from carcqt.ui.widgets.dialogs import Dialog, Question
from tests.app.pages import (
    SIZES,
    IdleStudio,
    click,
    in_window,
    overflows,
    page_of,
    picture,
    saved,
    shown,
    speak_oddly,
    texts,
)
from tests.editor.windows import answer
from tests.play.tables import aged

pytestmark = pytest.mark.usefixtures("usual")


def open_page(qtbot: QtBot, saves: Saves, size: tuple[int, int] = (1366, 860)) -> SavesPage:
    page = SavesPage(saves, IdleStudio())
    qtbot.addWidget(page)
    shown(page, size)
    return page


def in_dialog(act: object) -> None:
    """Does something with the dialog that the next line opens."""
    assert callable(act)

    def later() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        act(dialog)

    QTimer.singleShot(60, later)


def test_the_newest_is_chosen_and_enter_resumes_it(qtbot: QtBot, saves: Saves) -> None:
    old = aged(saved(saves, title="Old"), 900)
    new = saved(saves, "goldrush", title="New")
    page = open_page(qtbot, saves)
    assert [save.path for save in page.shown] == [new, old]
    with qtbot.waitSignal(page.resume) as resumed:
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert resumed.args == [new]
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.resume) as other:
        click(page.card.resume)
    assert other.args == [old]
    with qtbot.waitSignal(page.replay) as replayed:
        click(page.card.replay)
    assert replayed.args == [old]
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.list, Qt.Key.Key_Escape)


def test_a_finished_game_shows_its_result(qtbot: QtBot, saves: Saves) -> None:
    path = saved(saves, ended=True)
    page = open_page(qtbot, saves)
    assert page.card.resume.text() == "Result"
    with qtbot.waitSignal(page.resume) as shown_again:
        QTest.keyClick(page.list, Qt.Key.Key_Enter)
    assert shown_again.args == [path]
    with qtbot.waitSignal(page.replay) as replayed:
        click(page.card.replay)
    assert replayed.args == [path]


def test_search_by_title_player_and_game(qtbot: QtBot, saves: Saves) -> None:
    saved(saves, title="Family Sunday")
    saved(saves, "goldrush", title="Far west")
    page = open_page(qtbot, saves)
    for sought, titles in (
        ("sunday", ["Family Sunday"]),
        ("GOLD rush", ["Far west"]),
        ("camille far", ["Far west"]),
        ("nobody", []),
    ):
        page.search.setText(sought)
        assert [save.title for save in page.shown] == titles
    assert not page.card.isVisible()
    assert "No game matches your search." in texts(page)
    # The first Esc clears the search, the next one leaves.
    page.search.setFocus()
    with qtbot.assertNotEmitted(page.back):
        QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(page.shown) == 2
    assert page.card.isVisible()


def test_rename(qtbot: QtBot, saves: Saves) -> None:
    path = saved(saves)
    page = open_page(qtbot, saves)

    def type_title(dialog: RenameDialog) -> None:
        QTest.keyClicks(dialog.field, "Rainy day")
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)

    in_dialog(type_title)
    click(page.card.rename)
    assert [save.title for save in saves.list()] == ["Rainy day"]
    assert page.card.save is not None
    assert (page.card.save.path, page.card.save.title) == (path, "Rainy day")
    assert "Rainy day" in texts(page.card)
    in_dialog(lambda dialog: (dialog.field.setText("No"), dialog.reject()))
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    assert saves.list()[0].title == "Rainy day"


def test_delete_asks_first(qtbot: QtBot, saves: Saves) -> None:
    keep = aged(saved(saves, title="Keep"), 100)
    gone = saved(saves, title="Gone")
    page = open_page(qtbot, saves)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        in_dialog(lambda dialog, key=key: QTest.keyClick(dialog, key))
        click(page.card.delete)
        assert gone.exists()
    in_dialog(lambda dialog: dialog.primary.click())
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert not gone.exists()
    assert [save.path for save in page.shown] == [keep]
    assert page.card.save is not None
    assert page.card.save.path == keep


def test_duplicate_and_export(
    qtbot: QtBot, saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(saves, title="Été à deux")
    saves.keep_picture(path, lambda: png_of(picture("#336699")))
    page = open_page(qtbot, saves)
    assert page.card.picture.is_there
    click(page.card.copy)
    assert len(page.shown) == 2
    assert page.card.save is not None
    assert page.card.save.path != path
    to = tmp_path / "exported"
    proposed: list[str] = []

    def choose(parent: QWidget, title: str, place: str, kinds: str) -> tuple[str, str]:
        proposed.append(Path(place).name)
        return str(to), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    click(page.card.export)
    assert proposed == ["ete-a-deux.toml"]
    written = to.with_suffix(".toml")
    assert written.read_text() == page.card.save.path.read_text()
    # The file dialog asks only about a file that has the very name that was typed.
    written.write_text("mine")
    met = answer(lambda question: question.cancel.click(), Question)
    click(page.card.export)
    assert len(met) == 1
    assert written.read_text() == "mine"
    answer(lambda question: question.act.click(), Question)
    click(page.card.export)
    assert written.read_text() == page.card.save.path.read_text()


def test_what_is_in_use_cannot_be_deleted_and_that_is_said(qtbot: QtBot, saves: Saves) -> None:
    path = saved(saves)
    page = open_page(qtbot, saves)
    lock = lock_of(path)
    assert lock is not None
    told: list[str] = []

    def read(notice: Dialog) -> None:
        told.extend(texts(notice))
        notice.accept()

    def answer(dialog: Dialog) -> None:
        in_dialog(read)
        assert dialog.primary is not None
        dialog.primary.click()

    in_dialog(answer)
    click(page.card.delete)
    assert path.exists()
    assert "This action failed" in told
    lock.unlock()


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_seems_open_elsewhere_can_be_deleted_after_a_question(
    qtbot: QtBot, saves: Saves, goes_on: bool
) -> None:
    path = saved(saves)
    lock_path(path).write_text("4711\ncarcqt\nlaptop\nanother-machine\nstart\n", "utf-8")
    page = open_page(qtbot, saves)

    def decide(dialog: Dialog) -> None:
        assert isinstance(dialog, InUseDialog)
        assert any("laptop" in text for text in texts(dialog))
        (dialog.force if goes_on else dialog.cancel).click()

    def confirm(dialog: Dialog) -> None:
        in_dialog(decide)
        assert dialog.primary is not None
        dialog.primary.click()

    in_dialog(confirm)
    click(page.card.delete)
    assert path.exists() is not goes_on
    assert lock_path(path).exists() is not goes_on


def test_a_broken_file_says_why_and_can_be_deleted(qtbot: QtBot, saves: Saves) -> None:
    good = aged(saved(saves), 60)
    bad = saves.folder / "bad.toml"
    bad.write_text("format = 1\nkind = [")
    page = open_page(qtbot, saves)
    # One that can be opened is chosen first.
    assert page.card.save is not None
    assert page.card.save.path == good
    page.select(bad)
    QTest.qWait(20)
    assert any("TOML" in text for text in texts(page.card))
    acts = [page.card.resume, page.card.replay, *page.card.commands]
    assert [act for act in acts if act.isVisible()] == [page.card.reveal, page.card.delete]
    with qtbot.assertNotEmitted(page.resume, wait=20):
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    in_dialog(lambda dialog: dialog.primary.click())
    click(page.card.delete)
    assert not bad.exists()


def test_an_empty_folder(qtbot: QtBot, saves: Saves) -> None:
    page = open_page(qtbot, saves)
    assert not page.card.isVisible()
    assert any("saved automatically" in text for text in texts(page))
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)


def test_rows_speak(qtbot: QtBot, saves: Saves) -> None:
    saved(saves, title="Sunday")
    page = open_page(qtbot, saves)
    said = page.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Sunday · Hunters & Gatherers · turn")
    assert page.list.accessibleName()


def test_another_language_at_once(
    qtbot: QtBot, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_oddly(monkeypatch)
    path = saved(saves, title="Sunday")
    window = in_window(qtbot, lambda: SavesPage(saves, IdleStudio()))
    language().set("fr")
    QTest.qWait(20)
    page = page_of(window, SavesPage)
    own = ("Sunday", "Camille", "Noé", "Max", path.name)
    left = [text for text in texts(page) if "[" not in text and text not in own]
    assert [text for text in left if not text.isdigit()] == []


def test_search_choice_and_list_stay_in_another_language(qtbot: QtBot, saves: Saves) -> None:
    for number in range(40):
        saved(saves, title=f"Game {number}", moves=1)
    window = in_window(qtbot, lambda: SavesPage(saves, IdleStudio()))
    page = page_of(window, SavesPage)
    page.search.setText("Game 1")
    page.search.setFocus(Qt.FocusReason.TabFocusReason)
    page.search.setCursorPosition(3)
    chosen = page.shown[20].path
    page.select(chosen)
    found, down = len(page.shown), page.list.verticalScrollBar().value()
    assert down > 0
    language().set("fr")
    other = page_of(window, SavesPage)
    assert other is not page
    assert (other.search.text(), other.search.cursorPosition()) == ("Game 1", 3)
    QTest.qWait(20)
    assert (len(other.shown), other.list.verticalScrollBar().value()) == (found, down)
    assert other.card.save is not None
    assert other.card.save.path == chosen
    assert other.focusWidget() is other.search


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_is_cut(size: tuple[int, int], code: str, qtbot: QtBot, saves: Saves) -> None:
    language().set(code)
    for game in GAMES:
        saved(saves, game, title="A long title for a short evening with the whole family")
    saved(saves, ended=True)
    (saves.folder / "bad.toml").write_text("kind = [")
    page = open_page(qtbot, saves, size)
    for save in page.shown:
        page.select(save.path)
        assert overflows(page) == []

"""Settings, keys, about, and the window for errors."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import carcqt
from carcqt.app.dialogs.about import AboutDialog
from carcqt.app.dialogs.error import ErrorDialog
from carcqt.app.dialogs.keys import KeysDialog
from carcqt.app.dialogs.settings import SCALES, SettingsDialog
from carcqt.app.pace import PACES, pace
from carcqt.app.saves.rename import RenameDialog
from carcqt.app.table.actions import TableActions
from carcqt.art.studio.cache import user_folder as pictures_folder
from carcqt.content.tables import Aids
from carcqt.rules import COMPILED
from carcqt.ui.keys import key_name, parts
from carcqt.ui.language import language
from carcqt.ui.places import cache_folder, log_path, settings_path, user_folder
from carcqt.ui.settings import settings
from carcqt.ui.theme.style import style
from carcqt.ui.widgets.buttons import Button, ButtonKind
from carcqt.ui.widgets.dialogs import Dialog
from carcqt.ui.widgets.keycaps import KeyCap
from carcqt.ui.widgets.scroll import Tall
from tests.app.pages import click, overflows, speak_oddly, texts

pytestmark = pytest.mark.usefixtures("usual")


def error() -> ErrorDialog:
    try:
        raise ValueError("no such tile\nand more")
    except ValueError as caught:
        return ErrorDialog(caught, Path("/somewhere/carcqt.log"))


MAKERS: dict[str, Callable[[], Dialog]] = {
    "settings": SettingsDialog,
    "keys": KeysDialog,
    "about": AboutDialog,
    "error": error,
    "rename": lambda: RenameDialog("", "Ana and Bo"),
}


def opened(qtbot: QtBot, name: str) -> Dialog:
    dialog = MAKERS[name]()
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.qWaitForWindowExposed(dialog)
    return dialog


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_nothing_is_cut(name: str, code: str, scale: float, qtbot: QtBot) -> None:
    language().set(code)
    style().set(scale=scale)
    dialog = opened(qtbot, name)
    assert overflows(dialog) == []
    if scale == 1.0:
        assert dialog.width() <= 1024
        assert dialog.height() <= 700


@pytest.mark.parametrize("name", MAKERS)
def test_another_language_at_once(name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_oddly(monkeypatch)
    if name == "settings":
        # Nothing else can change the language while a dialog is open.
        dialog = opened(qtbot, name)
        language().set("fr")
        QTest.qWait(20)
    else:
        language().set("fr")
        dialog = opened(qtbot, name)
        assert dialog.isModal()
    assert [
        text for text in texts(dialog) if "[" not in text and text not in ("carcqt", "+", "–")
    ] == []
    assert dialog.windowTitle().startswith("[")


@pytest.mark.parametrize("name", MAKERS)
def test_enter_and_escape(name: str, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog = opened(qtbot, name)
        kinds = (ButtonKind.PRIMARY, ButtonKind.DANGER)
        strong = [button for button in dialog.findChildren(Button) if button.kind in kinds]
        assert len(strong) == 1
        QTest.keyClick(dialog, key)
        assert not dialog.isVisible()


def test_settings_hold_at_once_and_are_kept(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "settings")
    assert isinstance(dialog, SettingsDialog)
    dialog.themes._segments[1].click()
    assert style().is_dark
    dialog.scales._segments[SCALES.index(1.25)].click()
    assert style().scale == 1.25
    dialog.still.click()
    assert style().reduced_motion
    dialog.pace._segments[list(PACES).index("instant")].click()
    assert pace() == 0
    dialog.aids.switches["left"].click()
    dialog.languages._segments[0].click()
    assert language().code == "fr"
    kept = settings()
    assert (kept.theme, kept.scale, kept.reduced_motion) == ("dark", 1.25, True)
    assert (kept.language, kept.aids) == ("fr", Aids(left=False))
    # They are there the next time.
    again = opened(qtbot, "settings")
    assert isinstance(again, SettingsDialog)
    assert (again.themes.value, again.scales.value) == ("dark", 1.25)
    assert (again.pace.value, again.languages.value) == ("instant", "fr")
    assert again.still.isChecked()
    assert not again.aids.switches["left"].isChecked()


def test_a_pace_that_nobody_knows_is_the_usual_one() -> None:
    settings().set_text("pace", "lightning")
    assert pace() == PACES["quick"]


def test_pictures_on_the_disk_can_be_cleared(qtbot: QtBot) -> None:
    tiles = pictures_folder()
    assert tiles is not None
    kept = [
        cache_folder() / "previews" / "hunters-7-920x600-0000abcd.png",
        cache_folder() / "previews" / ".hunters-7-920x600-0000abc.png.0123abcd",
        cache_folder() / "openings" / "7-490x274-0000abcd.png",
        tiles / "ab" / f"{'ab' * 20}.png",
    ]
    for path in kept:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 250_000)
    dialog = opened(qtbot, "settings")
    assert isinstance(dialog, SettingsDialog)
    assert dialog.clear.isEnabled()
    click(dialog.clear)
    assert not any(path.exists() for path in kept)
    assert not dialog.clear.isEnabled()


def test_size_of_pictures_is_in_the_units_of_other_messages(qtbot: QtBot) -> None:
    path = cache_folder() / "previews" / "hunters-7-920x600-0000abcd.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x" * 3_200_000)
    language().set("fr")
    dialog = opened(qtbot, "settings")
    assert any("Mo sur le disque" in note for note in texts(dialog))


def test_clearing_leaves_files_of_others_alone(tmp_path: Path, qtbot: QtBot) -> None:
    """A link may have taken the place of a folder of pictures."""
    previews, moved = cache_folder() / "previews", tmp_path / "moved"
    shutil.rmtree(previews, ignore_errors=True)
    moved.mkdir()
    previews.symlink_to(moved, target_is_directory=True)
    own, others = moved / "hunters-7-920x600-0000abcd.png", [moved / "a.png", moved / "b" / "c.png"]
    for path in (own, *others):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x" * 250_000)
    link = moved / "amazon-7-920x600-0000abcd.png"
    link.symlink_to(others[0])
    dialog = opened(qtbot, "settings")
    assert isinstance(dialog, SettingsDialog)
    click(dialog.clear)
    previews.unlink()
    assert not own.exists()
    assert not os.path.lexists(link)
    assert all(path.exists() for path in others)
    assert not dialog.clear.isEnabled()


def test_keys_are_caps_and_lead_on(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "keys")
    assert isinstance(dialog, KeysDialog)
    caps = {cap.key for cap in dialog.findChildren(KeyCap)}
    assert {"R", "Enter", "Tab", "Space", "F1", "Ctrl", "Z", "Esc", "+", "−"} <= caps
    with qtbot.waitSignal(dialog.guides_asked):
        click(dialog._guides)
    other = opened(qtbot, "keys")
    assert isinstance(other, KeysDialog)
    with qtbot.waitSignal(other.about_asked):
        click(other._about)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_sheet_of_keys_is_as_high_as_it_needs(code: str, qtbot: QtBot) -> None:
    language().set(code)
    dialog = opened(qtbot, "keys")
    assert isinstance(dialog, KeysDialog)
    assert dialog._sheet.verticalScrollBar().maximum() == 0


def test_every_key_of_the_table_is_on_the_sheet(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "keys")
    caps = {cap.key for cap in dialog.findChildren(KeyCap)}
    keys = {key for act in TableActions().rows().values() for key in act.shown.split(" ")}
    told = {key_name(part) for key in keys for part in parts(key)}
    assert {"R", "F6", "Space"} <= told
    # The menu tells of copying, and the hints of clicks.
    assert told - caps == {"–", "Click", "C"}


def test_about_names_version_and_licences(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "about")
    assert isinstance(dialog, AboutDialog)
    said = " ".join(texts(dialog))
    for part in (carcqt.__version__, "MIT", "Qt 6", "PySide6 6", "LGPL"):
        assert part in said
    click(dialog.copy)
    assert carcqt.__version__ in QGuiApplication.clipboard().text()
    assert dialog.isVisible()


def test_about_says_which_core_runs_and_where_files_are_kept(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "about")
    assert isinstance(dialog, AboutDialog)
    said = " ".join(texts(dialog)).replace("\N{ZERO WIDTH SPACE}", "")
    assert ("compiled core" if COMPILED else "core in plain Python") in said
    click(dialog.copy)
    copied = QGuiApplication.clipboard().text()
    assert f"core: {'compiled' if COMPILED else 'plain Python'}" in copied
    for place in (user_folder(), settings_path(), cache_folder()):
        assert str(place) in said
        assert str(place) in copied
    assert str(log_path()) in copied


def test_an_error_in_one_sentence_with_the_rest_folded(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "error")
    assert isinstance(dialog, ErrorDialog)
    said = " ".join(texts(dialog))
    assert "ValueError: no such tile" in dialog.what
    assert "and more" not in dialog.what
    assert "saved up to its last move" in said
    assert "/somewhere/carcqt.log" in said
    assert not dialog.details.isVisible()
    click(dialog.unfold)
    assert dialog.details.isVisible()
    assert "Traceback" in dialog.details.toPlainText()
    click(dialog.copy)
    assert "Traceback" in QGuiApplication.clipboard().text()
    assert dialog.isVisible()


@pytest.mark.parametrize(("way", "accepted"), [("go_on", True), ("quit", False), ("esc", True)])
def test_only_the_button_ends_the_program(way: str, accepted: bool, qtbot: QtBot) -> None:
    dialog = opened(qtbot, "error")
    assert isinstance(dialog, ErrorDialog)
    with qtbot.waitSignal(dialog.finished) as finished:
        if way == "esc":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            click(getattr(dialog, way))
    assert finished.args == [int(accepted)]


def test_a_game_that_could_not_be_saved_is_not_called_saved(qtbot: QtBot) -> None:
    dialog = ErrorDialog(ValueError("x"), Path("/log"), is_saved=False)
    qtbot.addWidget(dialog)
    assert not any("saved up to" in text for text in texts(dialog))
    assert any("could not be saved" in text for text in texts(dialog))


@pytest.mark.parametrize("codes", [("fr",), ("en", "fr"), ("fr", "en")])
def test_all_settings_are_in_sight_without_scrolling(codes: list[str], qtbot: QtBot) -> None:
    """Also after another language is chosen in them."""
    language().set(codes[0])
    dialog = opened(qtbot, "settings")
    assert isinstance(dialog, SettingsDialog)
    for code in codes[1:]:
        dialog.languages.chosen.emit(code)
    # What was in it before goes first.
    QTest.qWait(0)
    area = dialog.findChild(Tall)
    assert isinstance(area, Tall)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0, timeout=2000)
    row = dialog.volumes
    bottom = row.mapTo(area, row.rect().bottomRight())
    assert area.viewport().rect().contains(bottom)
    choices = (dialog.themes, dialog.scales, dialog.pace, dialog.volumes)
    qtbot.waitUntil(lambda: all(one.width() >= one.sizeHint().width() for one in choices))


def test_settings_stay_on_the_screen_with_large_text(qtbot: QtBot) -> None:
    dialog = SettingsDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    try:
        dialog.scales.chosen.emit(1.5)
        qtbot.wait(20)
        assert dialog.screen().availableGeometry().contains(dialog.geometry())
        primary = dialog.primary
        assert primary is not None
        assert dialog.rect().contains(primary.geometry())
    finally:
        dialog.scales.chosen.emit(1.0)

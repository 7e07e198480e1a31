"""What the program does around its window."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carcqt import main
from carcqt.ui.places import log_path
from carcqt.ui.theme.style import style
from tests.support import ROOT


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    before = list(main.log.handlers)
    yield
    for handler in [one for one in main.log.handlers if one not in before]:
        main.log.removeHandler(handler)
        handler.close()


def test_a_second_start_leaves_what_the_first_has_written_in_the_log() -> None:
    main._keep_log()
    main.log.error("the first start met an error")
    main._keep_log()
    logging.getLogger("carcqt").info("the second start")
    text = log_path().read_text(encoding="utf-8")
    assert "the first start met an error" in text
    assert "the second start" in text


@pytest.mark.usefixtures("usual")
def test_the_program_brings_its_own_style_and_follows_the_theme_of_the_system(qtbot: QtBot) -> None:
    QApplication.setStyle("Windows")
    main.dress()
    assert QApplication.style().objectName() == "fusion"
    with qtbot.waitSignal(style().changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_desktop_entry_belongs_to_windows() -> None:
    """A desktop finds the name and icon of a window by the id that the program gives."""
    main.application()
    entry = ROOT / "packaging/linux" / f"{QGuiApplication.desktopFileName()}.desktop"
    assert f"StartupWMClass={main.application().applicationName()}" in entry.read_text("utf-8")

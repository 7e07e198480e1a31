"""Processes that draw off screen find the fonts of Windows."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carcqt.art.studio import worker
from carcqt.offscreen import draw_offscreen, windows_fonts


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of its fonts."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("SYSTEMROOT", str(tmp_path))
    for name in ("QT_QPA_PLATFORM", "QT_QPA_FONTDIR"):
        # Whatever is set here is gone after the test.
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    return tmp_path / "Fonts"


def test_drawing_off_screen_uses_the_fonts_of_windows(windows: Path) -> None:
    draw_offscreen()
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert os.environ["QT_QPA_FONTDIR"] == str(windows)


def test_a_chosen_platform_and_folder_of_fonts_stay(
    windows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "minimal")
    monkeypatch.setenv("QT_QPA_FONTDIR", "elsewhere")
    draw_offscreen()
    assert (os.environ["QT_QPA_PLATFORM"], os.environ["QT_QPA_FONTDIR"]) == ("minimal", "elsewhere")


def test_painters_of_a_window_draw_off_screen_with_these_fonts(
    windows: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "windows")
    before = signal.getsignal(signal.SIGINT)
    worker._begin()
    signal.signal(signal.SIGINT, before)
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert os.environ["QT_QPA_FONTDIR"] == str(windows)


def test_fonts_are_sought_in_the_usual_folder_if_the_system_does_not_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SYSTEMROOT", raising=False)
    assert windows_fonts() == Path("C:\\Windows", "Fonts")


def test_other_systems_keep_their_own_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("QT_QPA_FONTDIR", raising=False)
    draw_offscreen()
    assert "QT_QPA_FONTDIR" not in os.environ

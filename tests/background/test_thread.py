"""One thread beside the window's."""

from __future__ import annotations

import time
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from carcqt.background.thread import in_background, later


def test_the_window_is_drawn_meanwhile(qtbot: QtBot) -> None:
    beats: list[int] = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: beats.append(1))
    timer.start()
    in_background(lambda: time.sleep(0.1))
    assert beats
    timer.stop()


def test_in_another_thread_one_after_the_other(qtbot: QtBot) -> None:
    names: list[str] = []
    works = [later(lambda: names.append(current_thread().name)) for _ in range(3)]
    for work in works:
        work.result(5)
    assert len(set(names)) == 1
    assert main_thread().name not in names


def test_what_goes_wrong_is_raised(qtbot: QtBot) -> None:
    with pytest.raises(ZeroDivisionError):
        in_background(lambda: 1 // 0)

"""News from other threads, for things that may be gone."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Thread, current_thread, main_thread

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from carcqt.background.bridge import Bridge


class Reader(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []
        self.bridge = Bridge(self.hear)

    def hear(self, what: object, news: object) -> None:
        assert current_thread() is main_thread()
        self.heard.append((what, news))


def tell(bridge: Bridge, what: object) -> None:
    thread = Thread(target=bridge.tell, args=(what,))
    thread.start()
    thread.join()


def test_news_are_read_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    reader = Reader()
    tell(reader.bridge, "tile")
    assert reader.heard == [], "not in the other thread"
    work: Future[int] = Future()
    reader.bridge.follow("work", work)
    work.set_result(3)
    qtbot.waitUntil(lambda: reader.heard == [("tile", None), ("work", work)])


def test_whoever_is_gone_is_told_nothing(qapp: QApplication) -> None:
    reader, gone = Reader(), Reader()
    for one in (reader, gone):
        tell(one.bridge, "before")
    delete(gone)
    for one in (reader, gone):
        tell(one.bridge, "after")
    bridge = Reader().bridge
    tell(bridge, "nobody")
    qapp.processEvents()
    assert reader.heard == [("before", None), ("after", None)]
    assert gone.heard == []

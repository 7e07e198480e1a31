"""Brings news from other threads to the window's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import cache, partial
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid


class _Relay(QObject):
    """Never goes away: another thread may speak of it at any time."""

    _posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def post(self, act: Callable[[], None]) -> None:
        self._posted.emit(act)

    def _run(self, act: Callable[[], None]) -> None:
        act()


@cache
def _relay() -> _Relay:
    return _Relay()


class Bridge:
    """To a method of something that may be gone when there are news; only the window's thread
    looks whether it is, as something else may go while another thread looks."""

    def __init__(self, receive: Callable[[Any, Any], None]) -> None:
        self._receive: WeakMethod[Any] = WeakMethod(receive)
        self._relay = _relay()

    def tell(self, what: object, news: object = None) -> None:
        self._relay.post(partial(self._pass_on, what, news))

    def follow(self, what: object, work: Future[Any]) -> None:
        """Tell once some work is done."""
        work.add_done_callback(partial(self.tell, what))

    def _pass_on(self, what: object, news: object) -> None:
        receive = self._receive()
        if receive is not None and isValid(receive.__self__):
            receive(what, news)

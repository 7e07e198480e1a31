"""The map as the game shows it, painted by a worker while nobody changes it."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from carcqt.art.maps.scene import MapScene
from carcqt.art.studio.jobs import Pixels, image_of, paint_country
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from editor.maps.drawn import DrawnMap

PAINTED: Final = 2100
"""Pixels across: as play has it, so that one picture serves both."""
_REST: Final = 900
"""Milliseconds without a change after which the picture is ordered."""


class Backdrop(QObject):
    came = Signal()

    def __init__(self, studio: Studio, parent: QObject) -> None:
        super().__init__(parent)
        self._studio: Final = studio
        self._bridge: Final = Bridge(self._take)
        self._timer: Final = QTimer(self, singleShot=True, interval=_REST)
        self._timer.timeout.connect(self._order)
        self._drawn: DrawnMap | None = None
        self._ordered: MapScene | None = None
        self._painted: tuple[MapScene, tuple[object, ...], QPixmap] | None = None
        self.is_on = True

    @property
    def is_waiting(self) -> bool:
        """A better picture is on its way."""
        return self._timer.isActive() or self._ordered is not None

    def set_on(self, is_on: bool) -> None:
        self.is_on = is_on
        if is_on:
            self._timer.start(0)
        else:
            self._timer.stop()
        self.came.emit()

    def show(self, drawn: DrawnMap, at_once: bool = False) -> None:
        """The map is like this now."""
        self._drawn = drawn
        if self.is_on:
            self._timer.start(0 if at_once else _REST)

    def picture(self, drawn: DrawnMap) -> QPixmap | None:
        """If it is on, and of this map."""
        if not self.is_on or self._painted is None or self._painted[1] != drawn.shape:
            return None
        return self._painted[2]

    def _order(self) -> None:
        if self._drawn is None or self._ordered is not None or not self.is_on:
            return
        scene = self._drawn.scene
        if scene is None or (self._painted is not None and self._painted[0] == scene):
            return
        self._ordered, shape = scene, self._drawn.shape
        work = self._studio.order(paint_country, scene, PAINTED, self._studio.folder)
        self._bridge.follow((scene, shape), work)

    def _take(self, what: tuple[MapScene, tuple[object, ...]], news: Future[Pixels]) -> None:
        self._ordered = None
        if not news.cancelled() and news.exception() is None:
            self._painted = (*what, QPixmap.fromImage(image_of(news.result())))
            self.came.emit()
            # What was changed meanwhile is painted next.
            if self._drawn is not None and self._drawn.scene != what[0]:
                self._timer.start()

"""Draws a deck while its game is being set up, so that the table opens with finished tiles."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from carcqt.art.plans.plan import content
from carcqt.art.studio.cache import WantedTile
from carcqt.art.studio.jobs import paint_ahead
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.board.pictures import SIZES
from carcqt.content.decks import DeckFile
from carcqt.rules.description import START

_REST: Final = 400
"""Milliseconds that a deck is looked at before it is drawn."""
_SOME: Final = 4
"""So few at a time that what is asked for meanwhile need not wait."""


class DeckAhead(QObject):
    def __init__(self, studio: Studio, parent: QObject) -> None:
        super().__init__(parent)
        self._studio = studio
        self._wanted: deque[WantedTile] = deque()
        self._is_busy = False
        self._file: DeckFile | None = None
        self._bridge = Bridge(self._receive)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._begin)

    def draw(self, file: DeckFile) -> None:
        if file is not self._file:
            self._file = file
            self._wanted.clear()
            self._rest.start()

    def stop(self) -> None:
        self._file = None
        self._rest.stop()
        self._wanted.clear()

    def _begin(self) -> None:
        if self._file is None or not self._studio.has_workers or self._studio.folder is None:
            return
        game = self._file.game
        tiles = [entry.tile for entry in self._file.entries]
        # What lies there at once comes first, then each tile as it is drawn.
        tiles.sort(key=lambda tile: tile.pile != START)
        self._wanted.extend(
            WantedTile(game, content(tile), SIZES[1], turn)
            for turn in range(4)
            for tile in tiles
            if turn in tile.turns
        )
        self._next()

    def _next(self) -> None:
        folder = self._studio.folder
        if self._is_busy or not self._wanted or folder is None:
            return
        some = [self._wanted.popleft() for _ in range(min(_SOME, len(self._wanted)))]
        self._is_busy = True
        self._bridge.follow(None, self._studio.order(paint_ahead, some, folder))

    def _receive(self, what: object, work: Future[Any]) -> None:
        self._is_busy = False
        if work.cancelled() or work.exception() is not None:
            self._wanted.clear()
        self._next()

"""Pictures of tiles for a board: what is there, or a stand-in until a worker has made it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import Future
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from carcqt.art.plans.plan import Content, TilePlan, content, keep_plan, known_plan, tile_plan
from carcqt.art.studio.cache import WantedTile
from carcqt.art.studio.jobs import make_plan
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.standin import paint_stand_in
from carcqt.art.tiles.theme import Theme
from carcqt.background.bridge import Bridge
from carcqt.rules.tiles import Tile

SIZES: Final = (92, 184, 368)
"""Only these are painted; all others are made of them."""
_STAND_IN: Final = 92
_MOST: Final = 1500


class Pictures(QObject):
    arrived = Signal(object)
    """The content of a tile whose picture is there now."""
    planned = Signal()
    """Some plans are known now."""

    def __init__(self, studio: Studio, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.studio, self.theme = studio, theme
        self._stand_ins: OrderedDict[tuple[Content, int], QImage] = OrderedDict()
        self._asked: set[Content] = set()
        self._failed: set[Content] = set()
        self._bridge = Bridge(self._receive)
        tell = self._bridge.tell
        studio.listen(tell)
        self.destroyed.connect(lambda: studio.unlisten(tell))

    def picture(self, tile: Tile, turn: int, size: int) -> tuple[QImage, bool]:
        """A picture, perhaps of another size, and whether it is the one that was asked for."""
        found = self.studio.picture(tile, self.theme, size, turn)
        if found is not None:
            return found, True
        return self._stand_in(tile, turn), False

    def prepare(self, tile: Tile, size: int) -> None:
        self.studio.prepare(tile, self.theme, size)

    def plan(self, tile: Tile) -> TilePlan | None:
        """Where everything is on a tile, if that is known; otherwise it is asked for."""
        known = known_plan(tile, self.theme.shapes)
        key = content(tile)
        if known is not None or key in self._asked:
            return known
        if key in self._failed or not self.studio.has_workers:
            return tile_plan(tile, self.theme.shapes)
        self._asked.add(key)
        self._bridge.follow(key, self.studio.order(make_plan, self.theme.name, key))
        return None

    def foresee(self, tiles: Iterable[Tile]) -> None:
        """Have plans worked out before they are needed, if that costs nothing here."""
        if self.studio.has_workers:
            for tile in tiles:
                self.plan(tile)

    def _stand_in(self, tile: Tile, turn: int) -> QImage:
        key = content(tile), turn % 4
        found = self._stand_ins.get(key)
        if found is None:
            found = self._stand_ins[key] = paint_stand_in(tile, self.theme, _STAND_IN, turn)
            while len(self._stand_ins) > _MOST:
                self._stand_ins.popitem(last=False)
        return found

    def _receive(self, what: object, news: object) -> None:
        if isinstance(what, WantedTile):
            if what.theme == self.theme.name:
                self.arrived.emit(what.content)
        elif isinstance(news, Future):
            self._take_in(what, news)
            self.planned.emit()

    def _take_in(self, what: Any, work: Future[TilePlan]) -> None:
        self._asked.discard(what)
        if work.cancelled() or work.exception() is not None:
            # A worker that is gone does not come back: next time it is worked out here.
            self._failed.add(what)
        else:
            keep_plan(work.result(), self.theme.shapes)

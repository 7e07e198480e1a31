"""Pictures of games for lists and cards: what is there at once, the rest by a worker."""

from __future__ import annotations

import shutil
from collections import OrderedDict
from concurrent.futures import Future
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from carcqt.app.previews.painting import game_path, paint_game, paint_map, paint_puzzle, paint_save
from carcqt.art import ART_VERSION
from carcqt.art.studio.jobs import Pixels, image_of
from carcqt.art.studio.png import read_png
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.content.maps import MapFile
from carcqt.play.puzzles.collection import PuzzleEntry
from carcqt.play.saves import SavedGame
from carcqt.ui.places import cache_folder

WIDTH: Final = 920
HEIGHT: Final = 600
MOST: Final = 40
"""Pictures that are kept at hand, 50 MB at most: more than any page shows at once."""
SQUARE: Final = 200
"""Pixels: twice as large as they are mostly shown."""
WELCOME: Final = "welcome"
"""A game of its own, which no card shows."""
PUZZLE_WIDTH, PUZZLE_HEIGHT, PUZZLE_SQUARE = 490, 274, 96


class Previews(QObject):
    """Nothing is waited for: who is told `arrived` asks again. Without a studio there are only the
    pictures that lie on the disk."""

    arrived = Signal()

    def __init__(self, studio: Studio | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._known: OrderedDict[object, QPixmap] = OrderedDict()
        self._asked: set[object] = set()
        self._bridge = Bridge(self._take)
        # Where they were kept before.
        shutil.rmtree(cache_folder() / "vistas", ignore_errors=True)

    def of_game(self, game: str) -> QPixmap | None:
        """A game in full swing."""
        if game not in self._known and game not in self._asked:
            keep = _kept(game)
            if (kept := read_png(keep)) is not None:
                self._keep(game, QPixmap.fromImage(kept))
            else:
                self._order(game, paint_game, game, WIDTH, HEIGHT, SQUARE, keep)
        return self._known.get(game)

    def of_save(self, save: SavedGame) -> QPixmap | None:
        """The picture beside the save, else one that is drawn now."""
        key = save.path, save.when
        if key not in self._known and key not in self._asked and not save.is_broken:
            if (kept := read_png(save.picture_path)) is not None:
                self._keep(key, QPixmap.fromImage(kept))
            else:
                self._order(key, paint_save, save.path, WIDTH, HEIGHT, SQUARE)
        return self._known.get(key)

    def of_puzzle(self, entry: PuzzleEntry) -> QPixmap | None:
        """Where a puzzle begins."""
        key = entry.path, entry.stamp
        if key not in self._known and key not in self._asked and not entry.is_broken:
            name = crc32(repr((str(entry.path), entry.stamp)).encode())
            size = f"{PUZZLE_WIDTH}x{PUZZLE_HEIGHT}"
            keep = cache_folder() / "openings" / f"{ART_VERSION}-{size}-{name:08x}.png"
            if (kept := read_png(keep)) is not None:
                self._keep(key, QPixmap.fromImage(kept))
            else:
                sizes = PUZZLE_WIDTH, PUZZLE_HEIGHT, PUZZLE_SQUARE
                self._order(key, paint_puzzle, entry.path, *sizes, keep)
        return self._known.get(key)

    def of_map(self, file: MapFile) -> QPixmap | None:
        key = file.map, tuple(file.village_names.items())
        if key not in self._known and key not in self._asked:
            self._order(key, paint_map, file, 1400, 280)
        return self._known.get(key)

    def _order(self, key: object, work: object, *args: object) -> None:
        self._asked.add(key)
        assert callable(work)
        if self._studio is not None:
            self._bridge.follow(key, self._studio.order(work, *args))

    def _take(self, key: object, news: Future[Pixels]) -> None:
        # What cannot be drawn, as a save that no longer holds, stays without a picture.
        if news.cancelled() or news.exception() is not None:
            return
        self._keep(key, QPixmap.fromImage(image_of(news.result())))
        self.arrived.emit()

    def _keep(self, key: object, picture: QPixmap) -> None:
        """Every save of every game has one, and another after each move: the oldest go, and are
        looked for anew when they are asked for."""
        self._known[key] = picture
        while len(self._known) > MOST:
            gone, _ = self._known.popitem(last=False)
            self._asked.discard(gone)


def _kept(game: str) -> Path:
    """Another file for every other picture."""
    shown = crc32(game_path(game).read_bytes())
    return cache_folder() / "previews" / f"{game}-{ART_VERSION}-{WIDTH}x{HEIGHT}-{shown:08x}.png"

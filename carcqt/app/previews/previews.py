"""Pictures of games for lists and cards: what is there at once, the rest by a worker."""

from __future__ import annotations

import os
import re
import shutil
from collections import OrderedDict
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPixmap

from carcqt.app.previews.painting import (
    game_path,
    paint_file,
    paint_game,
    paint_map,
    paint_puzzle,
    paint_save,
)
from carcqt.app.previews.ready import ready_folder, ready_picture
from carcqt.app.previews.sizes import LARGE, OPENING, SMALL, PictureSize
from carcqt.art import ART_VERSION
from carcqt.art.studio.jobs import Pixels, image_of
from carcqt.art.studio.png import read_png
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.content.maps import MapFile
from carcqt.play.puzzles.collection import BUILTIN, PuzzleEntry
from carcqt.play.saves import SavedGame
from carcqt.ui.places import cache_folder

WIDTH, HEIGHT, SQUARE = LARGE.width, LARGE.height, LARGE.square
PUZZLE_WIDTH, PUZZLE_HEIGHT = OPENING.width, OPENING.height
MOST: Final = 40
"""Pictures that are kept at hand, 50 MB at most: more than any page shows at once."""
WELCOME: Final = "welcome"
"""A game of its own, which no card shows."""
_FILE: Final = re.compile(
    r"([a-z]+-)?\d+-\d+x\d+-[0-9a-f]{8}\.png|\.[a-z0-9-]{1,25}\.png\.[0-9a-f]{8}"
)
"""Name of a picture, or of what is left of one that was not written to its end."""


def has_pictures() -> bool:
    """Return whether pictures of games have been drawn before, or came with the program."""
    return ready_folder() is not None or bool(kept_files())


class Previews(QObject):
    """Nothing is waited for: who is told `arrived` asks again. Without a studio there are only the
    pictures that lie on the disk."""

    arrived = Signal()

    def __init__(
        self, studio: Studio | None, parent: QObject | None = None, ready: Path | None = None
    ) -> None:
        """Pictures that are ready are in the folder `ready`, by default that of the package."""
        super().__init__(parent)
        self._studio = studio
        self._ready = ready_folder() if ready is None else ready
        self._known: OrderedDict[object, QPixmap] = OrderedDict()
        self._asked: set[object] = set()
        self._bridge = Bridge(self._take)
        # Where they were kept before.
        shutil.rmtree(cache_folder() / "vistas", ignore_errors=True)

    def of_game(self, game: str) -> QPixmap | None:
        """Return the best picture there is of a game in full swing; a small one is drawn first."""
        if not self._has_kept(game, LARGE) and not self._has_kept(game, SMALL):
            self._order_game(game, SMALL)
        return self._known.get((game, LARGE)) or self._known.get((game, SMALL))

    def sharpen(self, game: str) -> None:
        """Have the large picture of a game drawn, after all small ones."""
        if (game, SMALL) in self._known and not self._has_kept(game, LARGE):
            self._order_game(game, LARGE)

    def _has_kept(self, game: str, size: PictureSize) -> bool:
        """Return whether a picture is known or ordered, or was drawn before."""
        key = game, size
        if key in self._known or key in self._asked:
            return True
        if (kept := self._kept_picture(game, size)) is None:
            return False
        picture = QPixmap.fromImage(kept)
        # Whatever its size, it shows the same.
        picture.setDevicePixelRatio(size.width / LARGE.width)
        self._keep(key, picture)
        return True

    def _kept_picture(self, game: str, size: PictureSize) -> QImage | None:
        ready = ready_picture(self._ready, game_path(game), size)
        return read_png(_kept(game, size)) if ready is None else ready

    def _order_game(self, game: str, size: PictureSize) -> None:
        self._order((game, size), paint_game, game, *astuple(size), _kept(game, size))

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
            keep = cache_folder() / "openings" / f"{ART_VERSION}-{OPENING}-{name:08x}.png"
            ready = self._ready if entry.shelf == BUILTIN else None
            kept = ready_picture(ready, entry.path, OPENING) or read_png(keep)
            if kept is not None:
                self._keep(key, QPixmap.fromImage(kept))
            else:
                self._order(key, paint_puzzle, entry.path, *astuple(OPENING), keep)
        return self._known.get(key)

    def of_file(self, path: Path) -> QPixmap | None:
        """Return the picture of a deck, map, layout or saved game in a file, wherever it is."""
        try:
            key = path, path.stat().st_mtime_ns
        except OSError:
            return None
        if key not in self._known and key not in self._asked:
            self._order(key, paint_file, path, *astuple(OPENING))
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
        picture = QPixmap.fromImage(image_of(news.result()))
        match key:
            case _, PictureSize() as size:
                picture.setDevicePixelRatio(size.width / LARGE.width)
        self._keep(key, picture)
        self.arrived.emit()

    def _keep(self, key: object, picture: QPixmap) -> None:
        """Every save of every game has one, and another after each move: the oldest go, and are
        looked for anew when they are asked for."""
        self._known[key] = picture
        while len(self._known) > MOST:
            gone, _ = self._known.popitem(last=False)
            self._asked.discard(gone)


def kept_files() -> list[Path]:
    """Return the pictures on the disk. Others in their folders are somebody's: a link may have led
    there."""
    found: list[Path] = []
    for folder in ("previews", "openings"):
        with suppress(OSError), os.scandir(cache_folder() / folder) as inside:
            found += [Path(file.path) for file in inside if _FILE.fullmatch(file.name)]
    return found


def _kept(game: str, size: PictureSize = LARGE) -> Path:
    """Return another file for every other picture."""
    shown = crc32(game_path(game).read_bytes())
    return cache_folder() / "previews" / f"{game}-{ART_VERSION}-{size}-{shown:08x}.png"

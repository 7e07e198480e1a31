"""Pictures of tiles made by other processes while the window stays quick."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from PySide6.QtGui import QImage

from carcqt.art.games import THEMES
from carcqt.art.plans.plan import as_tile, content
from carcqt.art.studio.cache import DiskCache, WantedTile, user_folder
from carcqt.art.studio.worker import painters
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.standin import paint_stand_in
from carcqt.art.tiles.theme import Theme
from carcqt.background.executor import EndablePool
from carcqt.rules.tiles import Tile

IN_MEMORY: Final = 96 * 1024 * 1024
"""Bytes of pictures that are kept at hand."""
_ARGB: Final = QImage.Format.Format_ARGB32_Premultiplied
_P = ParamSpec("_P")
_T = TypeVar("_T")


@lru_cache(maxsize=4)
def _cache(folder: Path | None) -> DiskCache:
    """One for each process, which looks over its folder only now and then."""
    return DiskCache(folder)


def _paint(wanted: WantedTile, folder: Path | None) -> tuple[bytes, int, int]:
    """In a worker: the pixels of a picture, which is kept on disk as well."""
    image = paint_wanted(wanted)
    _cache(folder).save(wanted, image)
    return bytes(image.constBits()), image.width(), image.height()


def paint_wanted(wanted: WantedTile) -> QImage:
    return paint_tile(as_tile(wanted.content), THEMES[wanted.theme], wanted.size, wanted.turn)


class Studio:
    """Answers with a picture at once if it has one; otherwise with a stand-in, and makes it.

    `ready`, and whoever listens, is called with what was wanted once a picture is there, from
    another thread.
    """

    def __init__(
        self,
        ready: Callable[[WantedTile], None] | None = None,
        folder: Path | None = None,
        workers: int | None = None,
    ) -> None:
        self._listeners = [ready] if ready is not None else []
        self._folder = folder
        self._disk = DiskCache(folder)
        self._memory: OrderedDict[WantedTile, QImage] = OrderedDict()
        self._bytes = 0
        self._asked: dict[WantedTile, Future[tuple[bytes, int, int]]] = {}
        self._orders: set[Future[Any]] = set()
        self._exports: set[Future[Any]] = set()
        self._workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._pool: EndablePool | None = None

    @classmethod
    def of_user(cls, ready: Callable[[WantedTile], None] | None = None) -> Studio:
        return cls(ready, user_folder())

    def picture(self, tile: Tile, theme: Theme, size: int, turn: int = 0) -> QImage | None:
        """The finished picture, if it is there; otherwise it is asked for."""
        wanted = WantedTile(theme.name, content(tile), size, turn % 4)
        known = self._known(wanted)
        if known is None:
            self._ask(wanted)
            known = self._memory.get(wanted)
        return known

    def picture_or_stand_in(self, tile: Tile, theme: Theme, size: int, turn: int = 0) -> QImage:
        known = self.picture(tile, theme, size, turn)
        return paint_stand_in(tile, theme, size, turn) if known is None else known

    def prepare(self, tile: Tile, theme: Theme, size: int) -> None:
        """Ask for all turns of a tile, such as the next one in hand."""
        for turn in tile.turns:
            self.picture(tile, theme, size, turn)

    def is_ready(self, tile: Tile, theme: Theme, size: int) -> bool:
        """Whether all turns of a tile are there; if not, they are asked for."""
        pictures = [self.picture(tile, theme, size, turn) for turn in tile.turns]
        return None not in pictures

    def keep_only(self, theme: str) -> None:
        """Give back the memory of all pictures but those of one theme: none if it is empty. What
        is wanted again comes from the disk."""
        self._collect()
        for wanted in [wanted for wanted in self._memory if wanted.theme != theme]:
            self._bytes -= self._memory.pop(wanted).sizeInBytes()

    @property
    def folder(self) -> Path | None:
        """Where pictures are kept."""
        return self._folder

    @property
    def has_workers(self) -> bool:
        return self._workers > 0

    def listen(self, ready: Callable[[WantedTile], None]) -> None:
        self._listeners.append(ready)

    def unlisten(self, ready: Callable[[WantedTile], None]) -> None:
        if ready in self._listeners:
            self._listeners.remove(ready)

    def order(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have anything else done by a worker; it is done here where there can be none."""
        if self._workers:
            try:
                ordered = self._running_pool().submit(work, *args, **kwargs)
                self._orders.add(ordered)
                ordered.add_done_callback(self._orders.discard)
                return ordered
            except (OSError, BrokenProcessPool, RuntimeError):
                self._workers = 0
        done: Future[_T] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done

    def export(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a file of the user's written by a worker. It is finished before the studio
        closes."""
        export = self.order(work, *args, **kwargs)
        self._exports.add(export)
        export.add_done_callback(self._exports.discard)
        return export

    def wait(self) -> None:
        """Until all that was asked for is there."""
        wait([*self._asked.values(), *self._orders.copy()])
        self._collect()

    def close(self) -> None:
        """End all workers in the midst of what they paint; only exports are waited for."""
        self._listeners.clear()
        if exports := self._exports.copy():
            # They need not wait for what was asked for before.
            for other in {*self._asked.values(), *self._orders.copy()} - exports:
                other.cancel()
            wait(exports)
        if self._pool is not None:
            self._pool.end()
            self._pool = None

    def _known(self, wanted: WantedTile) -> QImage | None:
        self._collect()
        known = self._memory.get(wanted)
        if known is not None:
            self._memory.move_to_end(wanted)
            return known
        if wanted in self._asked:
            return None
        kept = self._disk.load(wanted)
        if kept is not None:
            self._keep(wanted, kept)
        return kept

    def _keep(self, wanted: WantedTile, image: QImage) -> None:
        self._memory[wanted] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > IN_MEMORY and len(self._memory) > 1:
            _, gone = self._memory.popitem(last=False)
            self._bytes -= gone.sizeInBytes()

    def _ask(self, wanted: WantedTile) -> None:
        if wanted in self._asked:
            return
        if self._workers:
            try:
                asked = self._running_pool().submit(_paint, wanted, self._folder)
            except (OSError, BrokenProcessPool, RuntimeError):
                self._workers = 0
            else:
                self._asked[wanted] = asked
                asked.add_done_callback(partial(self._tell, wanted))
                return
        # Where there can be no other process, the picture is made here.
        image = paint_wanted(wanted)
        self._disk.save(wanted, image)
        self._keep(wanted, image)

    def _running_pool(self) -> EndablePool:
        if self._pool is None:
            self._pool = painters(self._workers)
        return self._pool

    def _tell(self, wanted: WantedTile, asked: Future[tuple[bytes, int, int]]) -> None:
        if not asked.cancelled():
            for ready in tuple(self._listeners):
                ready(wanted)

    def _collect(self) -> None:
        """Take in what has been made."""
        for wanted, asked in list(self._asked.items()):
            if not asked.done():
                continue
            del self._asked[wanted]
            if asked.cancelled():
                continue
            if asked.exception() is not None:
                self._workers = 0
                self._pool = None
                continue
            pixels, width, height = asked.result()
            self._keep(wanted, QImage(pixels, width, height, width * 4, _ARGB).copy())

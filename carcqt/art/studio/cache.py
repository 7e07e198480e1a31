"""Pictures kept on disk between starts. A cache that fails is done without."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QImage

from carcqt.art import ART_VERSION
from carcqt.art.files import write_picture
from carcqt.art.maps.scene import MapScene, map_pixels
from carcqt.art.plans.plan import Content
from carcqt.art.studio.png import read_png
from carcqt.content.toml.files import FileError

MOST: Final = 300 * 1024 * 1024
"""Bytes at most; then the pictures go that were not looked at for longest."""
_FOLDER: Final = re.compile(r"[0-9a-f]{2}")
_FILE: Final = re.compile(r"[0-9a-f]{40}\.png(\.\w+)?|\.[0-9a-f]{25}\.png\.\w+")
"""Name of a picture, or of what is left of one that was not written to its end."""


@dataclass(frozen=True, slots=True)
class WantedTile:
    """Which picture of a tile: plain data that can go to another process."""

    theme: str
    content: Content
    size: int
    turn: int = 0

    @property
    def name(self) -> str:
        """The same for the same picture, and never for two: that of its file."""
        parts = (ART_VERSION, self.theme, self.content, self.size, self.turn)
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:40]

    @property
    def pixels(self) -> tuple[int, int]:
        """How wide and high it is."""
        columns, rows = self.content[:2] if self.turn % 2 == 0 else self.content[1::-1]
        return columns * self.size, rows * self.size


@dataclass(frozen=True, slots=True)
class WantedMap:
    """Which picture of a map, without what a game changes on it."""

    scene: MapScene
    width: int

    @property
    def name(self) -> str:
        parts = (ART_VERSION, "chart", self.scene, self.width)
        # Maps are kept under a name that says Chart, which their class was called once.
        kept = repr(parts).replace(MapScene.__name__, "Chart", 1)
        return hashlib.sha256(kept.encode()).hexdigest()[:40]

    @property
    def pixels(self) -> tuple[int, int]:
        return map_pixels(self.scene, self.width)


def user_folder() -> Path | None:
    """Where this user's programs keep what can be made again."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    return Path(place, "carcqt", "pictures") if place else None


class DiskCache:
    def __init__(self, folder: Path | None, most: int = MOST) -> None:
        self.folder, self.most = folder, most
        self._written = 0

    def _path(self, wanted: WantedTile | WantedMap) -> Path | None:
        name = wanted.name
        return self.folder / name[:2] / f"{name}.png" if self.folder else None

    def has(self, wanted: WantedTile | WantedMap) -> bool:
        path = self._path(wanted)
        return path is not None and os.path.isfile(path)

    def load(self, wanted: WantedTile | WantedMap) -> QImage | None:
        path = self._path(wanted)
        if path is None:
            return None
        image = read_png(path, wanted.pixels)
        if image is None:
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

    def save(self, wanted: WantedTile | WantedMap, image: QImage) -> None:
        path = self._path(wanted)
        if path is None:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Little compression: a picture is read and written quickly.
            write_picture(path, image, 90, is_lasting=False)
        except (OSError, FileError):
            return
        self._written += 1
        if self._written % 64 == 1:
            self.trim()

    def trim(self) -> None:
        """Keep to the limit."""
        if self.folder is None:
            return
        found = []
        for path in cached_files(self.folder):
            with contextlib.suppress(OSError):
                known = path.lstat()
                found.append((known.st_mtime, known.st_size, path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found, key=lambda one: (one[0], str(one[2]))):
            if total <= self.most:
                break
            with contextlib.suppress(OSError):
                path.unlink()
            total -= size


def cached_files(folder: Path) -> list[Path]:
    """Return the files of a cache in its folders. Others are somebody's: a link may have led to
    them."""
    found: list[Path] = []
    with contextlib.suppress(OSError), os.scandir(folder) as folders:
        for one in folders:
            if _FOLDER.fullmatch(one.name) and one.is_dir(follow_symlinks=False):
                with contextlib.suppress(OSError), os.scandir(one) as files:
                    found += [Path(file.path) for file in files if _FILE.fullmatch(file.name)]
    return found

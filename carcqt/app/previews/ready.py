"""Pictures that come with a package: drawn when it was made, and found by what they show."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage, QImageReader

from carcqt.app.previews.sizes import PictureSize
from carcqt.art import ART_VERSION
from carcqt.content.data import (
    builtin_deck_path,
    builtin_decks,
    builtin_map_path,
    builtin_maps,
    data_folder,
)

ENDING: Final = ".webp"


def ready_folder() -> Path | None:
    """Return the folder of these pictures. A checkout has none."""
    folder = data_folder("pictures")
    return folder if folder.is_dir() else None


def ready_name(file: Path, size: PictureSize) -> str:
    """Return the name of the picture of a file that comes with the program. It is another one if
    the file, a built-in deck or map, or the way of drawing is another one."""
    made = sha256(repr((ART_VERSION, size.width, size.height, size.square)).encode())
    made.update(_materials())
    made.update(file.read_bytes())
    return made.hexdigest()[:40] + ENDING


def ready_picture(folder: Path | None, file: Path, size: PictureSize) -> QImage | None:
    """Return the picture of a file; `None` if there is none, or only one of other content."""
    if folder is None:
        return None
    reader = QImageReader(str(folder / ready_name(file, size)))
    image = reader.read()
    return None if image.isNull() else image


@lru_cache(maxsize=1)
def _materials() -> bytes:
    """Return a digest of all that the built-in games are played with."""
    paths = [builtin_deck_path(name) for name in builtin_decks()]
    paths += [builtin_map_path(name) for name in builtin_maps()]
    return sha256(b"".join(path.read_bytes() for path in paths)).digest()

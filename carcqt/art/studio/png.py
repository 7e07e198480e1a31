"""Reading a picture that lies on the disk, without trusting the file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from carcqt.content.toml.files import open_regular

_BEGINNING: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""What every PNG file begins with; width and height follow, of four bytes each."""
_HEAD: Final = len(_BEGINNING) + 8
_LARGEST: Final = 64 * 1024 * 1024
"""Size in bytes of the largest file that is read."""
_MOST: Final = 4096
"""Pixels of the longest side of a picture whose size is not known before."""


def read_png(path: Path, size: tuple[int, int] | None = None) -> QImage | None:
    """Return the picture; `None` if there is no PNG file of that size, in pixels. Nothing is
    decoded that is of another size."""
    try:
        with open_regular(path) as file:
            head = file.read(_HEAD)
            found = _size(head)
            if found is None or (max(found) > _MOST if size is None else found != size):
                return None
            data = head + file.read(_LARGEST)
    except (OSError, ValueError):
        return None
    image = QImage.fromData(data)
    return None if image.isNull() else image


def _size(head: bytes) -> tuple[int, int] | None:
    if len(head) < _HEAD or not head.startswith(_BEGINNING):
        return None
    wide, high = (int.from_bytes(head[at : at + 4]) for at in (_HEAD - 8, _HEAD - 4))
    return wide, high

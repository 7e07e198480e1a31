"""Pictures of a page as WebP, each held once."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from carcqt.content.toml.files import FileError
from carcqt.rules.problems import Problem

QUALITY: Final = 74
"""Of 100: beyond it a tile gets larger, but looks no better."""
_HEAD: Final = "data:image/webp;base64,"


def webp(image: QImage, quality: int = QUALITY) -> bytes:
    """Raises FileError if Qt has no plugin that writes WebP."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "webp", quality):  # type: ignore[call-overload]
        raise FileError(Problem.at("picture-format", format="WebP"))
    return bytes(buffer.data().data())


class PictureTable:
    """Numbers pictures; those that look the same are one."""

    def __init__(self) -> None:
        self._known: Final[dict[Hashable, int]] = {}
        self._digests: Final[dict[bytes, int]] = {}
        self.addresses: Final[list[str]] = []
        """By number: each as an address that holds the whole picture."""

    def number(self, key: Hashable, paint: Callable[[], QImage], quality: int = QUALITY) -> int:
        """Return the number of the picture of `key`, which `paint` paints the first time."""
        if key not in self._known:
            raw = webp(paint(), quality)
            digest = sha256(raw).digest()
            if digest not in self._digests:
                self._digests[digest] = len(self.addresses)
                self.addresses.append(_HEAD + b64encode(raw).decode())
            self._known[key] = self._digests[digest]
        return self._known[key]

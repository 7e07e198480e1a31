"""Pictures and printed pages as files, written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPaintDevice, QPainter

from carcqt.content.toml.files import FileError
from carcqt.content.writing import find_target, write_raw
from carcqt.rules.problems import Problem

_PNG: Final = "png"
"""The format of a picture whose name ends in nothing that is known."""


@contextmanager
def output_device(path: Path, *, is_lasting: bool = True) -> Iterator[QBuffer]:
    """Yield a device in memory whose content is written to `path` once the block ends.

    Qt's painters and printers report no errors of a disk, so that they never meet one. Raises
    FileError if the file cannot be written, mostly before the block begins."""
    find_target(path)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    yield buffer
    content = memoryview(buffer.data())  # type: ignore[arg-type]
    write_raw(path, content, is_lasting=is_lasting)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter on a device, and end it before the device can go, whatever is raised."""
    p = QPainter()
    if not p.begin(device):
        raise FileError(Problem.at("file-unwritable"))
    try:
        yield p
    finally:
        p.end()


def write_picture(path: Path, image: QImage, quality: int = -1, *, is_lasting: bool = True) -> None:
    """Write an image in the format that the ending names, or else as PNG. Raises FileError."""
    ending = path.suffix[1:].lower()
    known = {bytes(name.data()).decode() for name in QImageWriter.supportedImageFormats()}
    with output_device(path, is_lasting=is_lasting) as device:
        if not image.save(device, ending if ending in known else _PNG, quality):  # type: ignore[call-overload]
            raise FileError(Problem.at("file-unwritable"))

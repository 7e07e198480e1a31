"""Old paper: stained, folded and browned at its edges."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QImage

from carcqt.art.brush.noise import Field, lattice, numbers, smooth

_LIGHT = np.array((243, 230, 199), np.float32)
_DARK = np.array((214, 186, 134), np.float32)
_BROWN = np.array((112, 74, 36), np.float32)


def edges(width: int, height: int) -> Field:
    """How far each pixel is from the edge, measured by the shorter side."""
    x = (np.arange(width, dtype=np.float32) + 0.5)[None, :]
    y = (np.arange(height, dtype=np.float32) + 0.5)[:, None]
    near = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
    result: Field = near / min(width, height)
    return result


def paper_colours(width: int, height: int, *, folds: bool = True) -> Field:
    """Colours of every pixel."""
    rng = numbers("parchment")
    size = (height, width)
    shape = (max(1, round(width / height)), 1)
    clouds = np.zeros(size, np.float32)
    for waves, strength in ((3, 0.5), (8, 0.3), (30, 0.12), (90, 0.12)):
        clouds += lattice(rng, waves, shape, size) * np.float32(strength)
    share = smooth(-0.9, 0.9, clouds)[..., None]
    colours = _LIGHT * (1 - share) + _DARK * share
    far = edges(width, height) + 0.02 * lattice(rng, 24, shape, size)
    for begin, strong in ((0.16, 0.22), (0.05, 0.38), (0.016, 0.5)):
        burnt = (smooth(begin, 0.0, far) * np.float32(strong))[..., None]
        colours = colours * (1 - burnt) + _BROWN * burnt
    if folds:
        x = np.arange(width, dtype=np.float32)[None, :] / width
        y = np.arange(height, dtype=np.float32)[:, None] / height
        crease = np.zeros(size, np.float32)
        for at, along in ((1 / 3, x), (2 / 3, x), (0.5, y)):
            side = (along - np.float32(at)) * np.float32(120)
            crease += np.exp(-(side**2)) * np.float32(-10) + np.exp(-((side - 2.2) ** 2)) * 7
        colours = colours + crease[..., None]
    grain = rng.normal(0, 2.2, size).astype(np.float32)
    result: Field = (colours + grain[..., None]).astype(np.float32)
    return result


def as_image(colours: Field) -> QImage:
    height, width = colours.shape[:2]
    pixels = np.empty((height, width, 4), np.uint8)
    pixels[..., :3] = np.clip(colours[..., ::-1], 0, 255)
    pixels[..., 3] = 255
    image = QImage(pixels.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

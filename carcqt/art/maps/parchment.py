"""Old paper: stained, folded and browned at its edges."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtGui import QColor, QImage

from carcqt.art.brush.noise import Field, lattice, numbers, smooth

_LIGHT = np.array((243, 230, 199), np.float32)
_DARK = np.array((214, 186, 134), np.float32)
_BROWN = np.array((112, 74, 36), np.float32)
BURNT: Final = ((0.16, 0.22), (0.05, 0.38), (0.016, 0.5))
"""How far from its edge paper is brown, and how brown."""
FOLDS: Final = (1 / 3, 2 / 3), (0.5,)
"""Across and down."""


def edges(width: int, height: int) -> Field:
    """How far each pixel is from the edge, measured by the shorter side."""
    x = (np.arange(width, dtype=np.float32) + 0.5)[None, :]
    y = (np.arange(height, dtype=np.float32) + 0.5)[:, None]
    near = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
    result: Field = near / min(width, height)
    return result


def paper_fields(rng: np.random.RandomState, width: int, height: int) -> tuple[Field, Field]:
    """How dark the paper is, and how far it is to its uneven edge."""
    size = (height, width)
    shape = (max(1, round(width / height)), 1)
    clouds = np.zeros(size, np.float32)
    for waves, strength in ((3, 0.5), (8, 0.3), (30, 0.12), (90, 0.12)):
        clouds += lattice(rng, waves, shape, size) * np.float32(strength)
    far = edges(width, height) + 0.02 * lattice(rng, 24, shape, size)
    return smooth(-0.9, 0.9, clouds), far


def paper_colours(width: int, height: int, *, folds: bool = True) -> Field:
    """Colours of every pixel."""
    rng = numbers("parchment")
    size = (height, width)
    dark, far = paper_fields(rng, width, height)
    share = dark[..., None]
    colours = _LIGHT * (1 - share) + _DARK * share
    for begin, strong in BURNT:
        burnt = (smooth(begin, 0.0, far) * np.float32(strong))[..., None]
        colours = colours * (1 - burnt) + _BROWN * burnt
    if folds:
        x = np.arange(width, dtype=np.float32)[None, :] / width
        y = np.arange(height, dtype=np.float32)[:, None] / height
        crease = np.zeros(size, np.float32)
        folds_at = [*((at, x) for at in FOLDS[0]), *((at, y) for at in FOLDS[1])]
        for at, along in folds_at:
            side = (along - np.float32(at)) * np.float32(120)
            crease += np.exp(-(side**2)) * np.float32(-10) + np.exp(-((side - 2.2) ** 2)) * 7
        colours = colours + crease[..., None]
    grain = rng.normal(0, 2.2, size).astype(np.float32)
    result: Field = (colours + grain[..., None]).astype(np.float32)
    return result


def paper_tint(name: str, alpha: float = 1.0) -> QColor:
    found = QColor(*(int(one) for one in {"light": _LIGHT, "dark": _DARK, "brown": _BROWN}[name]))
    found.setAlphaF(alpha)
    return found


def as_image(colours: Field) -> QImage:
    height, width = colours.shape[:2]
    pixels = np.empty((height, width, 4), np.uint8)
    pixels[..., :3] = np.clip(colours[..., ::-1], 0, 255)
    pixels[..., 3] = 255
    image = QImage(pixels.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

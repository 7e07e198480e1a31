"""Small pictures that are drawn once at a size and then put down many times."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from carcqt.art.brush.shapes import soft
from carcqt.art.brush.symbols import vectors_of

Draw = Callable[[QPainter], None]
"""Draws in a box of 100 × 100, facing left."""
Stamp = Callable[[QPainter, int], None]
"""Draws a variant of a small thing about 0, 0."""


def blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def painter_on(image: QImage) -> QPainter:
    p = QPainter(image)
    soften(p)
    return p


def soften(p: QPainter) -> None:
    """Paint smooth edges and smooth pictures from now on."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


@lru_cache(maxsize=1500)
def sprite(draw: Draw, pixels: int, mirrored: bool = False, degrees: int = 0) -> QImage:
    """A drawing of a box of 100 × 100, with room around it for what sticks out."""
    side = int(pixels * 1.4)
    image = blank(side, side)
    with painter_on(image) as p:
        p.translate(side / 2, side / 2)
        p.rotate(degrees)
        p.scale((-1 if mirrored else 1) * pixels / 100, pixels / 100)
        p.translate(-50, -50)
        draw(p)
    return image


def put(
    p: QPainter,
    draw: Draw,
    x: float,
    y: float,
    pixels: float,
    *,
    mirrored: bool = False,
    degrees: int = 0,
) -> None:
    """Put a drawing down with its middle at a place, sharp on a scaled painter too."""
    if (vectors := vectors_of(p)) is not None:
        at = QTransform.fromTranslate(x, y).rotate(degrees)
        at.scale((-1 if mirrored else 1) * pixels / 100, pixels / 100).translate(-50, -50)
        vectors.put(p, draw, draw, at)
        return
    scale = p.worldTransform().m11()
    image = sprite(draw, max(6, round(pixels * scale)), mirrored, degrees)
    width, height = image.width() / scale, image.height() / scale
    if scale == 1:
        p.drawImage(QPointF(x - width / 2, y - height / 2), image)
    else:
        p.drawImage(QRectF(x - width / 2, y - height / 2, width, height), image)


def put_whole(p: QPainter, image: QImage, x: float, y: float) -> None:
    """On whole pixels, so that two tiles which share a plant show the very same one."""
    left = math.floor(x + 1e-4) - image.width() // 2
    p.drawImage(left, math.floor(y + 1e-4) - image.height() // 2, image)


@lru_cache(maxsize=400)
def shade(across: int, down: int, name: str, alpha: int) -> QImage:
    image = blank(2 * across + 2, 2 * down + 2)
    with painter_on(image) as p:
        soft(p, across + 1, down + 1, across, down, name, alpha)
    return image


def put_shade(
    p: QPainter, x: float, y: float, across: float, down: float, name: str, alpha: int
) -> None:
    """A soft spot; one of a few sizes, so that they need not be drawn each time."""
    if (vectors := vectors_of(p)) is not None:
        at = QTransform.fromTranslate(x, y).scale(across / 100, down / 100)
        spot = partial(soft, x=0, y=0, across=100, down=100, name=name, alpha=alpha)
        vectors.put(p, (name, alpha), spot, at)
        return
    image = shade(max(1, round(across)), max(1, round(down)), name, alpha)
    p.drawImage(QPointF(x - image.width() / 2, y - image.height() / 2), image)


def put_stamp(
    p: QPainter, draw: Stamp, variant: int, unit: float, reach: int, x: float, y: float
) -> None:
    """A detail of the ground at a place."""
    if (vectors := vectors_of(p)) is not None:
        at = QTransform.fromTranslate(x, y).scale(unit, unit)
        vectors.put(p, (draw, variant), lambda on: draw(on, variant), at)
    else:
        put_whole(p, stamp(draw, variant, unit, reach), x, y)


@lru_cache(maxsize=600)
def stamp(draw: Stamp, variant: int, unit: float, reach: int) -> QImage:
    """A detail of the ground, in units of 1/320 square about 0, 0."""
    half = math.ceil(reach * unit) + 1
    image = blank(2 * half, 2 * half)
    with painter_on(image) as p:
        p.translate(half, half)
        p.scale(unit, unit)
        draw(p, variant)
    return image

"""Mine tokens and other discs: a back, and a face for each worth."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QRadialGradient

from carcqt.art.brush.glyphs import draw_badge, text_path
from carcqt.art.brush.shapes import (
    NO_BRUSH,
    blob,
    colour,
    fill,
    glint,
    line,
    pen,
    shadow,
    solid,
    stroke,
    taper,
)
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.things import nugget


def _disc(p: QPainter, light: str, middle: str, dark: str, rim: str) -> None:
    shadow(p, 55, 58, 50, 48, 150)
    glow = QRadialGradient(QPointF(36, 32), 80)
    glow.setColorAt(0, colour(light))
    glow.setColorAt(0.5, colour(middle))
    glow.setColorAt(1, colour(dark))
    p.setPen(pen(rim, 3))
    p.setBrush(glow)
    p.drawEllipse(QPointF(50, 50), 44, 44)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#fff6d0", 1.6, 170))
    p.drawEllipse(QPointF(50, 50), 38.5, 38.5)
    p.setPen(pen(rim, 1.2, 150))
    p.drawEllipse(QPointF(50, 50), 36.5, 36.5)


_WOOD = ("#c9a06a", "#a87c46", "#7a5428", "#4a2f14")


def _back(p: QPainter) -> None:
    """Crossed pick and shovel."""
    _disc(p, *_WOOD)
    for mirrored in (False, True):
        p.save()
        p.translate(50, 50)
        p.scale(-1 if mirrored else 1, 1)
        p.rotate(40)
        solid(p, taper(((0, -26), (0, 28)), 5, 5), "#7a4f2a", 1.4, 0.6)
        if mirrored:
            head = blob("-8,20 8,20 9,32 0,40 -9,32", round_by=0.12)
            p.rotate(180)
            solid(p, head, "#9aa0a6", 1.6)
        else:
            solid(p, taper(((-22, -18), (0, -28), (22, -18)), 2, 2, 13), "#9aa0a6", 1.6)
        p.restore()


_HEAPS = {
    1: ((50, 70, 12),),
    2: ((38, 71, 11), (62, 71, 11)),
    3: ((30, 70, 10), (50, 74, 10), (70, 70, 10)),
    5: ((24, 66, 8.5), (37, 74, 8.5), (50, 77, 8.5), (63, 74, 8.5), (76, 66, 8.5)),
}


def _face(p: QPainter, worth: str) -> None:
    if worth == "0":
        _disc(p, "#b9ad9c", "#988b7a", "#6c6154", "#3f372e")
        for way in ("28,70 42,64 56,72 72,66", "34,76 50,72 66,77"):
            stroke(p, line(way), "#5a5046", 3, 180)
    else:
        _disc(p, "#fdf0c0", "#f0d485", "#c99a3c", "#6a4a14")
        for number, (x, y, radius) in enumerate(
            _HEAPS.get(int(worth) if worth.isdigit() else 0, ())
        ):
            nugget(p, x, y, radius, number)
        glint(p, 66, 62, 9)
    number_path = text_path(worth, 50, 38 if worth != "0" else 44, 38, 18)
    stroke(p, number_path, "#fff8e0", 5)
    fill(p, number_path, "#2b190c")


@lru_cache(maxsize=32)
def token(face: str | None) -> Draw:
    """The drawing of a token: its back, or the face with a worth."""
    return _back if face is None else partial(_face, worth=face)


def _heap(p: QPainter, count: int, face: str | None) -> None:
    """Discs face down, one on the other, with their number; or with the face of the top one."""
    shown = min(count, 5)
    for number in range(shown):
        p.save()
        p.translate(0, (shown - 1) * 5 - number * 10)
        p.translate(50, 50)
        p.scale(0.9, 0.62)
        p.translate(-50, -50)
        # Of those below, only the rim is to be seen.
        token(face)(p) if number == shown - 1 else _disc(p, *_WOOD)
        p.restore()
    if count > 1 and face is None:
        draw_badge(p, str(count), 50, 50 - (shown - 1) * 5, 21)


@lru_cache(maxsize=64)
def heap(count: int, face: str | None = None) -> Draw:
    return partial(_heap, count=count, face=face)

"""What villages are known for: a white sign on a coloured disc for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient, QTransform

from carcqt.art.brush.glyphs import text_path
from carcqt.art.brush.marks import Mark, mark_path
from carcqt.art.brush.shapes import (
    NO_BRUSH,
    blob,
    colour,
    darker,
    ellipse,
    fill,
    lighter,
    pen,
    shadow,
    stroke,
    taper,
    united,
)
from carcqt.art.brush.sprites import Draw

COLOURS: Final = {
    "orchid": "#a24c9a",
    "butterfly": "#c77a12",
    "fish": "#2374a8",
    "parrot": "#c23a2b",
    "reptile": "#4a7d2c",
}
"""Of the five species that explorers look for."""


def _turned(path: QPainterPath, degrees: float, *, mirrored: bool = False) -> QPainterPath:
    turn = QTransform().translate(50, 50).rotate(degrees).scale(-1 if mirrored else 1, 1)
    return turn.translate(-50, -50).map(path)


def _orchid() -> QPainterPath:
    petal = blob("50,47 40,34 42,20 50,14 58,20 60,34")
    petals = [_turned(petal, 72 * number) for number in range(5)]
    return united(*petals).subtracted(ellipse(50, 50, 7, 7)).united(ellipse(50, 50, 3.6, 3.6))


def _butterfly() -> QPainterPath:
    upper = blob("51,48 56,30 72,20 82,26 80,42 66,50")
    lower = blob("51,52 64,53 74,62 70,76 58,78 52,64")
    wings = [_turned(wing, 0, mirrored=side) for wing in (upper, lower) for side in (False, True)]
    return united(*wings, taper(((50, 28), (50, 74)), 4, 3))


def _fish() -> QPainterPath:
    body = blob("16,50 30,36 50,32 66,40 74,50 66,60 50,68 30,64")
    tail = blob("68,50 84,34 82,50 84,66", round_by=0.08)
    return united(body, tail).subtracted(ellipse(30, 47, 3.4, 3.4))


def _parrot() -> QPainterPath:
    body = blob("34,32 40,20 52,18 60,26 62,42 66,58 72,84 60,76 50,68 40,56 36,44")
    beak = blob("36,26 26,28 22,38 28,44 33,38 38,36")
    return united(body, beak).subtracted(ellipse(44, 29, 3.2, 3.2))


def _reptile() -> QPainterPath:
    back = taper("22,30 34,32 48,44 58,58 70,68 80,62 78,52", 9, 2, 20)
    legs = [
        taper(way, 6, 3)
        for way in (
            "38,36 46,24 54,24",
            "36,40 26,50 26,58",
            "58,54 70,46 76,50",
            "56,60 46,70 48,78",
        )
    ]
    return united(back, ellipse(24, 30, 9, 7), *legs).subtracted(ellipse(22, 28, 2.2, 2.2))


SIGNS: Final[dict[str, tuple[str, Callable[[], QPainterPath]]]] = {
    "orchid": (COLOURS["orchid"], _orchid),
    "butterfly": (COLOURS["butterfly"], _butterfly),
    "fish": (COLOURS["fish"], _fish),
    "parrot": (COLOURS["parrot"], _parrot),
    "reptile": (COLOURS["reptile"], _reptile),
}
"""Of all games, with their colours; what has none of its own gets a plain star."""


def _star() -> QPainterPath:
    return mark_path(Mark.STAR, 50, 50, 26)


_PLAIN: Final = ("#6b6152", _star)


@lru_cache(maxsize=32)
def sign(species: str) -> QPainterPath:
    """The outline of a sign."""
    return SIGNS.get(species, _PLAIN)[1]()


def tint(species: str) -> str:
    return SIGNS.get(species, _PLAIN)[0]


def _medal(p: QPainter, species: str) -> None:
    base = tint(species)
    shadow(p, 54, 57, 48, 46, 150)
    light = QRadialGradient(QPointF(36, 30), 80)
    light.setColorAt(0, lighter(base, 0.42))
    light.setColorAt(0.5, colour(base))
    light.setColorAt(1, darker(base, 0.35))
    p.setPen(pen("#fffaf0", 7))
    p.setBrush(light)
    p.drawEllipse(QPointF(50, 50), 42, 42)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#2e1c12", 2, 200))
    p.drawEllipse(QPointF(50, 50), 46, 46)
    stroke(p, sign(species), darker(base, 0.6), 3, 110)
    fill(p, sign(species), "#fffdf6")


@lru_cache(maxsize=32)
def medal(species: str) -> Draw:
    return partial(_medal, species=species)


def _coin(p: QPainter, worth: str, silver: bool) -> None:
    light, middle, dark, rim = (
        ("#ffffff", "#d7dadd", "#9aa1a8", "#555c63")
        if silver
        else ("#fff3b0", "#f2c23c", "#b97f16", "#6a430c")
    )
    shadow(p, 54, 57, 46, 44, 150)
    shine = QRadialGradient(QPointF(36, 32), 80)
    shine.setColorAt(0, colour(light))
    shine.setColorAt(0.5, colour(middle))
    shine.setColorAt(1, colour(dark))
    p.setPen(pen(rim, 4))
    p.setBrush(shine)
    p.drawEllipse(QPointF(50, 50), 42, 42)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#fffbe0", 2.4, 170))
    p.drawEllipse(QPointF(50, 50), 34, 34)
    if worth:
        fill(p, text_path(worth, 50, 50, 46, 18), "#3a2408")


@lru_cache(maxsize=32)
def coin(worth: str = "", *, silver: bool = False) -> Draw:
    return partial(_coin, worth=worth, silver=silver)


def _chip(p: QPainter, worth: str) -> None:
    """A ring of all five colours about what it is worth."""
    shadow(p, 54, 57, 46, 44, 150)
    p.setPen(pen("#2e1c12", 3))
    p.setBrush(colour("#fffaf0"))
    p.drawEllipse(QPointF(50, 50), 44, 44)
    ring = QRectF(13, 13, 74, 74)
    span = 360 * 16 // len(COLOURS)
    for number, tone in enumerate(COLOURS.values()):
        p.setPen(pen(tone, 11))
        p.drawArc(ring, 90 * 16 - number * span - 5 * 16, -(span - 10 * 16))
    fill(p, text_path(worth, 50, 50, 40, 18), "#2e1c0e")


@lru_cache(maxsize=16)
def chip(worth: str) -> Draw:
    """What the first ones get who own all five."""
    return partial(_chip, worth=worth)

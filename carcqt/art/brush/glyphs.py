"""Digits and signs as paths, so that a picture is the same whatever fonts a machine has."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform

from carcqt.art.brush.shapes import NO_PEN, blob, colour, ellipse, fill, pen, places

# Strokes in a box 60 wide and 100 high; a stroke with `~` is bent smoothly through its points.
_STROKES: Final = {
    "0": ("~30,10 48,28 50,50 48,72 30,90 12,72 10,50 12,28 30,10",),
    "1": ("14,28 34,10 34,90",),
    "2": ("~12,30 20,14 34,10 48,18 48,34 38,52 12,90", "12,90 50,90"),
    "3": ("~12,20 28,10 44,15 47,30 40,43 26,47", "~26,47 42,51 50,66 44,83 28,90 11,82"),
    "4": ("40,90 40,10 8,66 52,66",),
    "5": ("46,10 17,10 14,46", "~14,46 28,40 44,46 50,64 42,84 26,90 11,82"),
    "6": ("~44,12 26,24 13,48 12,70 24,89 40,87 49,70 42,52 26,50 13,64",),
    "7": ("10,10 50,10 24,90",),
    "8": (
        "~30,46 16,36 16,18 30,10 44,18 44,36 30,46",
        "~30,46 48,58 49,78 30,90 11,78 12,58 30,46",
    ),
    "9": ("~47,36 34,50 18,48 11,30 20,13 36,11 48,30 47,52 34,76 16,88",),
    "×": ("14,34 46,72", "46,34 14,72"),
    "!": ("30,10 30,62", "30,86 30,88"),
    "+": ("30,28 30,76", "6,52 54,52"),
    "−": ("8,52 52,52",),
}


@lru_cache(maxsize=64)
def glyph(sign: str, weight: float = 15.0) -> QPainterPath:
    """The outline of one sign."""
    way = QPainterPath()
    for stroke in _STROKES.get(sign, ()):
        if stroke.startswith("~"):
            way.addPath(blob(stroke[1:], closed=False))
        else:
            points = places(stroke)
            way.moveTo(QPointF(*points[0]))
            for point in points[1:]:
                way.lineTo(QPointF(*point))
    stroker = QPainterPathStroker()
    stroker.setWidth(weight)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(way).simplified()


def text_path(text: str, x: float, y: float, height: float, weight: float = 15.0) -> QPainterPath:
    """Signs side by side with their middle at a place."""
    scale = height / 100
    advance = 66 * scale
    whole = QPainterPath()
    left = x - advance * len(text) / 2 + 3 * scale
    for number, sign in enumerate(text):
        move = QTransform().translate(left + number * advance, y - height / 2).scale(scale, scale)
        whole.addPath(move.map(glyph(sign, weight)))
    return whole


def draw_badge(p: QPainter, text: str, x: float, y: float, radius: float) -> None:
    """A number on a pale disc with a dark rim: readable on any ground."""
    wide = radius * (1 + 0.45 * (len(text) - 1))
    fill(p, ellipse(x + radius * 0.12, y + radius * 0.16, wide, radius), "#20140a", 120)
    p.setPen(pen("#3a2410", radius * 0.16))
    p.setBrush(colour("#fff8e4"))
    p.drawRoundedRect(QRectF(x - wide, y - radius, 2 * wide, 2 * radius), radius, radius)
    p.setPen(NO_PEN)
    fill(p, text_path(text, x, y, radius * 1.25, 17), "#2b190c")

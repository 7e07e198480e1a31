"""Players' colours, each with a mark of its own, so that nobody needs to tell colours apart."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from carcqt.art.brush.shapes import polygon


class Mark(Enum):
    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"


@dataclass(frozen=True, slots=True)
class PlayerColours:
    name: str
    fill: str
    mark: Mark
    on_fill: str = "#ffffff"
    """The colour of the mark on it."""
    outline: str = "#ffffff"


PLAYERS: Final = (
    PlayerColours("red", "#c93a2b", Mark.DISC),
    PlayerColours("blue", "#1f6cb3", Mark.SQUARE),
    PlayerColours("yellow", "#e9b824", Mark.TRIANGLE, on_fill="#2b2210"),
    PlayerColours("green", "#17855f", Mark.DIAMOND),
    PlayerColours("black", "#37332e", Mark.STAR),
)
"""By seat."""


def colours(seat: int) -> PlayerColours:
    return PLAYERS[seat % len(PLAYERS)]


def mark_path(mark: Mark, x: float, y: float, radius: float) -> QPainterPath:
    """A mark about a place; all look about equally large."""
    path = QPainterPath()
    match mark:
        case Mark.DISC:
            path.addEllipse(QPointF(x, y), radius * 0.88, radius * 0.88)
        case Mark.SQUARE:
            half = radius * 0.8
            path.addRect(QRectF(x - half, y - half, 2 * half, 2 * half))
        case Mark.TRIANGLE:
            path.addPolygon(polygon(_corners(x, y + radius * 0.18, radius * 1.12, 3)))
        case Mark.DIAMOND:
            path.addPolygon(polygon(_corners(x, y, radius * 1.1, 4)))
        case Mark.STAR:
            outer, inner = _corners(x, y, radius * 1.16, 5), _corners(x, y, -radius * 0.52, 5)
            order = [
                outer[0],
                inner[3],
                outer[1],
                inner[4],
                outer[2],
                inner[0],
                outer[3],
                inner[1],
                outer[4],
                inner[2],
            ]
            path.addPolygon(polygon(order))
    path.closeSubpath()
    return path


def _corners(x: float, y: float, radius: float, count: int) -> list[tuple[float, float]]:
    return [
        (
            x + radius * math.sin(number * math.tau / count),
            y - radius * math.cos(number * math.tau / count),
        )
        for number in range(count)
    ]

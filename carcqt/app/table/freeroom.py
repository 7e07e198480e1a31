"""Where something may lie over a stage without hiding what can be chosen there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

_ACROSS, _DOWN = 15, 11
"""How many places are tried."""
_TOUCH: Final = 22
"""Pixels round the pointer that stay free."""
_CROWDED: Final = 30
"""Pixels that it goes farther rather than hide one thing more."""


def free_place(
    size: QSize,
    room: QRect,
    near: QPoint,
    choices: Sequence[QRect],
    crowd: Sequence[QRect],
    speaks_of: QRect,
) -> QPoint:
    """As near as can be; never over a choice as long as there is such a place, and over little
    else, least of all what it speaks of."""
    hand = QRect(near - QPoint(_TOUCH, _TOUCH), near + QPoint(_TOUCH, _TOUCH))
    forbidden, better_not = _sides(choices), _sides(crowd)

    def cost(at: QPoint) -> tuple[int, bool, float]:
        box = QRect(at, size)
        away = math.dist(_nearest(box, near).toTuple(), near.toTuple())
        covered = box.intersected(speaks_of)
        away += covered.width() * covered.height() / 120 + _CROWDED * _hidden(box, better_not)
        return _hidden(box, forbidden), box.intersects(hand), away

    return min(_places(size, room), key=cost)


def _places(size: QSize, room: QRect) -> Iterator[QPoint]:
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    for row in range(_DOWN):
        for column in range(_ACROSS):
            across, down = wide * column // (_ACROSS - 1), high * row // (_DOWN - 1)
            yield room.topLeft() + QPoint(across, down)


Sides = tuple[int, int, int, int]


def _sides(boxes: Sequence[QRect]) -> list[Sides]:
    return [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]


def _hidden(box: QRect, others: Sequence[Sides]) -> int:
    """How many of them; there are many to compare."""
    ((left, top, right, bottom),) = _sides([box])
    return sum(
        left <= east and west <= right and top <= south and north <= bottom
        for west, north, east, south in others
    )


def _nearest(box: QRect, place: QPoint) -> QPoint:
    x = min(max(place.x(), box.left()), box.right())
    return QPoint(x, min(max(place.y(), box.top()), box.bottom()))

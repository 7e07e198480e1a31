"""Where numbers of turns lie over a board: beside each other, and off what must be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

_AIR: Final = 3
"""Pixels between two of them."""
_OTHERS: Final = 8.0
"""How much worse it is to cover another one than to cover a piece,"""
_FARTHER: Final = 0.03
"""and to take the next place than to cover so much of its own size."""


_LARGE, _LEAST = 64.0, 0.7
"""Pixels of a tile from which on they have their full size, and what is left of it at least."""


class Badges:
    """They are of about the same size at any zoom, and so have other places then."""

    def __init__(self, clear: Sequence[QRectF], unit: float = 0.0) -> None:
        """What is better not covered, in the scene; and how large a tile is there."""
        self._clear: Final = clear
        self._unit: Final = unit
        self._asked: Final[list[tuple[QRectF, QSizeF]]] = []
        self._found: tuple[float, list[QPointF]] = (0.0, [])

    def add(self, box: QRectF, size: QSizeF) -> int:
        """One at a box of the scene, so large in pixels; those that come first choose first."""
        self._asked.append((box, size))
        self._found = (0.0, [])
        return len(self._asked) - 1

    def middle(self, number: int, pixel: float) -> QPointF:
        """Where one is, if a pixel of the screen is so large in the scene."""
        if self._found[0] != pixel:
            self._found = (pixel, self._put(pixel))
        return self._found[1][number]

    def scale(self, pixel: float) -> float:
        """Those over small tiles are smaller."""
        if not self._unit:
            return 1.0
        return min(1.0, max(_LEAST, self._unit / (pixel * _LARGE)))

    def _put(self, pixel: float) -> list[QPointF]:
        taken: list[QRectF] = []
        scaled = pixel * self.scale(pixel)
        for box, size in self._asked:
            wide, high = size.width() * scaled, size.height() * scaled
            ways = [
                QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
                for at in _places(box, wide + _AIR * pixel, high + _AIR * pixel)
            ]
            costs = [
                _OTHERS * _covered(way, taken)
                + _covered(way, self._clear)
                + _FARTHER * number * wide * high
                for number, way in enumerate(ways)
            ]
            taken.append(ways[costs.index(min(costs))])
        return [way.center() for way in taken]


def _places(box: QRectF, wide: float, high: float) -> Iterator[QPointF]:
    """The corners, along the edges from them, and outside."""
    for y in (box.top(), box.bottom()):
        yield from (QPointF(box.left(), y), QPointF(box.right(), y))
        yield from (QPointF(box.left() + step * wide, y) for step in (1, 2))
    for x in (box.left(), box.right()):
        yield QPointF(x, box.center().y())
    for y in (box.top() - high, box.bottom() + high):
        yield from (QPointF(x, y) for x in (box.left(), box.center().x(), box.right()))


def _covered(way: QRectF, others: Sequence[QRectF]) -> float:
    found = (way.intersected(other) for other in others)
    return sum(each.width() * each.height() for each in found)

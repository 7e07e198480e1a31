"""Fields of numbers as shapes: what files of vectors have instead of pixels."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from carcqt.art.brush.grids import contours
from carcqt.art.brush.noise import Field


def patch(inside: Field, scale: float, stray: float, shift: float = 0.0) -> QPainterPath:
    """Where a field of nodes is above 0, in pixels; lines may stray so many nodes. A shift throws
    it to the south-east."""
    path = QPainterPath()
    # A node stands for the middle of its place; those at the rim reach the edge.
    nodes = np.array(inside.shape[::-1])
    for line in contours(inside, 1.0):
        places = _simple(line * (nodes / (nodes - 1)), stray) * scale + shift
        path.addPolygon(QPolygonF([QPointF(float(x), float(y)) for x, y in places]))
        path.closeSubpath()
    return path


def _simple(line: Field, stray: float) -> Field:
    """Without the points that lie on the way between others."""
    kept = np.zeros(len(line), bool)
    kept[[0, len(line) // 2, -1]] = True
    spans = [(0, len(line) // 2), (len(line) // 2, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        start, way = line[first], line[last] - line[first]
        away = line[first + 1 : last] - start
        long = float(np.hypot(*way))
        far = (
            np.abs(away[:, 0] * way[1] - away[:, 1] * way[0]) / long
            if long > 1e-6
            else np.hypot(away[:, 0], away[:, 1])
        )
        place = int(far.argmax())
        if far[place] > stray:
            middle = first + 1 + place
            kept[middle] = True
            spans += [(first, middle), (middle, last)]
    simple: Field = line[kept]
    return simple

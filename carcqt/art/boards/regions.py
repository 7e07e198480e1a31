"""Zones of several tiles as one shape, for instance to draw a line round a whole forest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from PySide6.QtGui import QPainterPath

from carcqt.art.boards.placed import PlacedTile
from carcqt.art.brush.grids import Mask, outlines
from carcqt.art.brush.shapes import polygon
from carcqt.art.plans.plan import tile_plan
from carcqt.art.tiles.style import TileStyle

_CELLS: Final = 32
"""Nodes along a square: half of a tile's are enough for a line that is looked at."""

ZonesOf = tuple[PlacedTile, Sequence[str]]
"""A laid tile, and which of its zones count."""


def region_path(parts: Iterable[ZonesOf], style: TileStyle) -> QPainterPath:
    """In squares of the board; holes are left out."""
    found = [(placed, zones) for placed, zones in parts if zones]
    path = QPainterPath()
    if not found:
        return path
    left = min(placed.x for placed, _ in found)
    top = min(placed.y for placed, _ in found)
    right = max(placed.x + placed.turned.columns for placed, _ in found)
    bottom = max(placed.y + placed.turned.rows for placed, _ in found)
    whole = np.zeros(((bottom - top) * _CELLS + 1, (right - left) * _CELLS + 1), np.bool_)
    for placed, zones in found:
        part = _mask(placed, zones, style)
        row, column = (placed.y - top) * _CELLS, (placed.x - left) * _CELLS
        whole[row : row + part.shape[0], column : column + part.shape[1]] |= part
    for line in outlines(whole, 1 / _CELLS):
        path.addPolygon(polygon([(left + x, top + y) for x, y in line.tolist()]))
        path.closeSubpath()
    return path


def _mask(placed: PlacedTile, zones: Sequence[str], style: TileStyle) -> Mask:
    found = tile_plan(placed.tile, style.shapes)
    numbers = [placed.tile.zone_numbers[zone] for zone in zones]
    mask: Mask = np.isin(found.labels, numbers)
    step = found.frame.cells / _CELLS
    if step > 1:
        mask = mask[:: int(step), :: int(step)]
    elif step < 1:
        rows, columns = (side * _CELLS + 1 for side in (found.frame.rows, found.frame.columns))
        mask = mask[(np.arange(rows) * step).astype(int)][
            :, (np.arange(columns) * step).astype(int)
        ]
    return np.rot90(mask, -placed.turn)

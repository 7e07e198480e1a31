"""Where open ground goes on between a cover and water it is wide enough to be seen."""

from __future__ import annotations

from typing import Final

import numpy as np

from carcqt.art.brush.grids import FAR, Mask, descend, parts, room, travel
from carcqt.art.brush.noise import Field
from carcqt.art.plans.frame import TileFrame

_BANK: Final = 0.04
"""What a bank takes of the ground."""
_BOULDER: Final = 0.03
"""What a row of boulders takes to each side."""
_NECK: Final = 0.03
"""Half the width below which crowns and roofs may hide that ground goes on."""
_PIECE: Final = 0.005
"""Ground of less than this, in squares, is not looked for."""
_WAY: Final = 0.07
"""Half the width of cover that gives way."""


def widen_necks(frame: TileFrame, cover: Field, line: Field, walls: Mask, ground: Mask) -> Field:
    """The cover, with way made where the open ground of a zone is all but cut through."""
    clear = ground & (line > _BANK) & (room(~walls, frame.step, to_rim=False) > _BOULDER)
    wide = room(clear, frame.step, to_rim=False) > _NECK
    wholes, pieces = parts(ground), parts(wide)
    sizes = np.bincount(pieces[wide]) * frame.step**2 if wide.any() else np.zeros(0)
    large = [int(piece) for piece in np.argsort(-sizes, kind="stable") if sizes[piece] > _PIECE]
    first: dict[int, int] = {}
    way: Mask = np.zeros_like(ground)
    for piece in large:
        whole = int(wholes[pieces == piece][0])
        if whole in first:
            way |= _way(frame, ground, clear, pieces == first[whole], pieces == piece)
        first.setdefault(whole, piece)
    if not way.any():
        return cover
    result: Field = np.maximum(cover, np.float32(_WAY) - room(~way, frame.step, to_rim=False))
    return result


def _way(frame: TileFrame, ground: Mask, clear: Mask, begin: Mask, end: Mask) -> Mask:
    cost = np.where(ground, np.where(clear, frame.step, 3 * frame.step), FAR).astype(np.float32)
    found = travel(np.where(begin, 0, FAR).astype(np.float32), cost)
    row, column = np.unravel_index(int(np.where(end, found, FAR).argmin()), found.shape)
    way: Mask = np.zeros_like(ground)
    for node in descend(found, int(row), int(column)):
        way[node] = True
    return way

"""Where something may lie over a stage without hiding what can be chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect, QSize

_ACROSS, _DOWN = 15, 11
"""How many places are tried."""
_TOUCH: Final = 22
"""Pixels round the pointer that stay free."""
CROWDED: Final = 30
"""Pixels that it goes farther rather than hide one thing more."""

Boxes = npt.NDArray[np.int64]
"""A row for each: left, top, right, bottom."""


def free_place(
    size: QSize,
    room: QRect,
    near: QPoint,
    choices: Sequence[QRect],
    crowd: Sequence[QRect],
    speaks_of: QRect,
    crowded: int = CROWDED,
) -> QPoint:
    """As near as can be; never over a choice as long as there is such a place, and over little
    else, least of all what it speaks of. What stays for long goes farther out of the way."""
    tried = _places(size, room)
    hand = QRect(near - QPoint(_TOUCH, _TOUCH), near + QPoint(_TOUCH, _TOUCH))
    pointer = np.array((near.x(), near.y()))
    beyond = np.clip(pointer, tried[:, :2], tried[:, 2:]) - pointer
    away = np.hypot(beyond[:, 0], beyond[:, 1])
    away += _covered(tried, speaks_of) / 120 + crowded * _hidden(tried, crowd)
    # The last of these counts first.
    best = np.lexsort((away, _hidden(tried, [hand]), _hidden(tried, choices)))[0]
    return QPoint(int(tried[best, 0]), int(tried[best, 1]))


def _places(size: QSize, room: QRect) -> Boxes:
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    across = room.left() + wide * np.arange(_ACROSS) // (_ACROSS - 1)
    down = room.top() + high * np.arange(_DOWN) // (_DOWN - 1)
    left, top = (part.ravel() for part in np.meshgrid(across, down))
    return np.stack((left, top, left + size.width() - 1, top + size.height() - 1), axis=1)


def _hidden(tried: Boxes, others: Sequence[QRect]) -> npt.NDArray[np.int64]:
    """How many of them each place hides."""
    if not others:
        return np.zeros(len(tried), dtype=np.int64)
    boxes = np.array([(one.left(), one.top(), one.right(), one.bottom()) for one in others])
    meets = (tried[:, None, :2] <= boxes[None, :, 2:]) & (boxes[None, :, :2] <= tried[:, None, 2:])
    return np.asarray(meets.all(axis=2).sum(axis=1), dtype=np.int64)


def _covered(tried: Boxes, box: QRect) -> npt.NDArray[np.int64]:
    """How many pixels of it each place covers."""
    low = np.maximum(tried[:, :2], (box.left(), box.top()))
    high = np.minimum(tried[:, 2:], (box.right(), box.bottom()))
    return np.asarray(np.maximum(0, high - low + 1).prod(axis=1), dtype=np.int64)

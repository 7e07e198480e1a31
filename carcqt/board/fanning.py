"""Things that would hide each other are moved apart."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF


def fanned_out(places: Sequence[QPointF], least: float, within: QRectF) -> list[QPointF]:
    """The places, pushed apart until no two are nearer than that, or as far as there is room."""
    moved = [QPointF(place) for place in places]
    for _ in range(24):
        quiet = True
        for one in range(len(moved)):
            for other in range(one + 1, len(moved)):
                across = moved[other] - moved[one]
                apart = math.hypot(across.x(), across.y())
                if apart >= least:
                    continue
                quiet = False
                # Two on one spot part along a direction that their numbers give.
                away = across / apart if apart > 0.1 else QPointF(math.cos(other), math.sin(other))
                push = away * ((least - apart) / 2)
                moved[one] -= push
                moved[other] += push
        moved = [
            QPointF(
                min(max(place.x(), within.left()), within.right()),
                min(max(place.y(), within.top()), within.bottom()),
            )
            for place in moved
        ]
        if quiet:
            break
    return moved

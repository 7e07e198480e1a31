"""A bubble leads to what it speaks of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from carcqt.app.solving.bubbletip import tip_shape

BODY = QRectF(300, 300, 340, 120)


@pytest.mark.parametrize(
    ("at", "side"),
    [
        (QRectF(420, 150, 90, 90), "top"),
        (QRectF(420, 470, 90, 90), "bottom"),
        (QRectF(150, 320, 90, 90), "left"),
        (QRectF(700, 320, 90, 90), "right"),
    ],
)
def test_it_goes_from_the_nearest_side_and_ends_just_before_the_tile(at: QRectF, side: str) -> None:
    shape = tip_shape(BODY, at, 1.0)
    base, point, other = shape.toList()
    assert not at.contains(point)
    assert at.adjusted(-6, -6, 6, 6).contains(point)
    assert BODY.contains(base)
    assert BODY.contains(other)
    edges = {
        "top": BODY.top(),
        "bottom": BODY.bottom(),
        "left": BODY.left(),
        "right": BODY.right(),
    }
    ends = (base.y(), other.y()) if side in ("top", "bottom") else (base.x(), other.x())
    assert all(abs(end - edges[side]) <= 2 for end in ends)


@pytest.mark.parametrize(
    "at", [QRectF(), QRectF(320, 310, 90, 90), QRectF(420, 700, 90, 90), QRectF(50, 20, 90, 90)]
)
def test_where_it_would_be_long_or_under_the_bubble_there_is_none(at: QRectF) -> None:
    assert tip_shape(BODY, at, 1.0).isEmpty()

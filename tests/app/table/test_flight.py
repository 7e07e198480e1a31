"""Points that fly to who won them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carcqt.app.table.flight import FlyingPoints


@pytest.mark.parametrize("height", [40, 560])
def test_points_won_at_one_place_hide_no_others(height: int, qtbot: QtBot) -> None:
    """And stay in sight: those at the foot rest higher."""
    sky = QWidget()
    qtbot.addWidget(sky)
    sky.resize(800, 600)
    sky.show()
    for seat in range(4):
        FlyingPoints("+5", seat, sky).fly(QPoint(400, height), QPoint(700, 20))
    boxes = [each.geometry() for each in sky.findChildren(FlyingPoints)]
    for number, box in enumerate(boxes):
        assert QRect(0, 0, 800, 600).contains(box)
        assert not any(box.intersects(other) for other in boxes[:number])

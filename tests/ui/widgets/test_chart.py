"""The base of all charts: what can be looked at, by pointer and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.ui.theme.style import style
from carcqt.ui.widgets.chart import Axis, Chart


class Places(Chart):
    """Four places beside each other, each 50 pixels wide."""

    @property
    def last_place(self) -> int:
        return 3

    def place_at(self, at: QPointF) -> int | None:
        place = int(at.x() // 50)
        return place if place <= 3 else None

    def place_text(self, place: int) -> str:
        return f"place {place}"


@pytest.fixture
def chart(qtbot: QtBot) -> Places:
    made = Places(60, 250)
    qtbot.addWidget(made)
    made.setMouseTracking(True)
    made.resize(250, 60)
    made.show()
    return made


def test_pointer_looks_at_place_until_it_leaves(chart: Places) -> None:
    QTest.mouseMove(chart, QPoint(120, 20))
    assert (chart.looked_at, chart.accessibleDescription()) == (2, "place 2")
    QTest.mouseMove(chart, QPoint(240, 20))
    assert (chart.looked_at, chart.accessibleDescription()) == (None, "")


def test_keys_walk_over_places_and_stop_at_ends(chart: Places) -> None:
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(chart, key)
        seen.append(chart.looked_at)
    assert seen == [2, 3, 3, 0]


def test_chart_without_places_leaves_keys_and_pointer_alone(qtbot: QtBot) -> None:
    plain = Chart(60)
    qtbot.addWidget(plain)
    plain.setMouseTracking(True)
    QTest.mouseMove(plain, QPoint(20, 20))
    QTest.keyClick(plain, Qt.Key.Key_Right)
    assert plain.looked_at is None


def test_chart_says_all_that_it_shows(chart: Places) -> None:
    chart.tell_all(["5 won", "3 lost"])
    assert chart.accessibleName() == "5 won; 3 lost"
    assert chart.toolTip()
    assert chart.minimumSizeHint().height() == chart.sizeHint().height() == style().px(60)


@pytest.mark.parametrize(("value", "place"), [(-10, 100.0), (0, 75.0), (30, 0.0)])
def test_axis_places_values_between_its_ends(value: int, place: float) -> None:
    axis = Axis.of(-10, 30, 4)
    assert (axis.low, axis.high) == (-10, 30)
    assert axis.place(value, 0.0, 100.0) == place

"""Zooming and panning, whatever is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from carcqt.board.tool import UNIT
from carcqt.board.view import LEAST, MOST, PanZoomView
from tests.board.samples import wheel

CTRL = Qt.KeyboardModifier.ControlModifier


class Wide(PanZoomView):
    def content_rect(self) -> QRectF:
        return QRectF(-10 * UNIT, -10 * UNIT, 20 * UNIT, 20 * UNIT)


@pytest.fixture
def wide(qtbot: QtBot) -> Wide:
    made = Wide()
    qtbot.addWidget(made)
    made.reduced_motion = True
    made.resize(600, 500)
    made.show()
    return made


def test_what_is_under_the_pointer_stays_there_while_zooming(wide: Wide) -> None:
    wide.set_zoom(1.0)
    at = QPoint(420, 130)
    before = wide.mapToScene(at)
    for delta in (120, 240, -120, -360):
        wheel(wide, at, delta, CTRL)
        away = wide.mapToScene(at) - before
        assert max(abs(away.x()), abs(away.y())) * wide.zoom < 3


def test_the_zoom_keeps_to_its_limits_and_is_told(wide: Wide, qtbot: QtBot) -> None:
    told: list[float] = []
    wide.zoom_changed.connect(told.append)
    for _ in range(40):
        wide.zoom_in()
    assert wide.zoom == MOST
    for _ in range(60):
        wide.zoom_out()
    assert wide.zoom == LEAST
    assert told[-1] == LEAST


def test_the_wheel_scrolls(wide: Wide) -> None:
    wide.set_zoom(1.0)
    before = wide.centre
    wheel(wide, QPoint(50, 50), 0, pixels=QPoint(12, 30))
    assert (wide.centre - before) == QPointF(-12, -30)
    wheel(wide, QPoint(50, 50), -120)
    assert wide.centre.y() > before.y()


def test_some_of_the_board_always_stays_in_sight(wide: Wide) -> None:
    wide.set_zoom(1.0)
    wide.pan(1e6, -1e6)
    seen = wide.mapToScene(wide.viewport().rect()).boundingRect()
    assert seen.intersects(wide.content_rect())


def test_a_window_that_grows_shows_everything_again_only_if_it_did(
    wide: Wide, qtbot: QtBot
) -> None:
    wide.fit()
    before = wide.zoom
    wide.resize(900, 800)
    qtbot.waitUntil(lambda: wide.zoom > before)
    wide.set_zoom(0.5)
    middle = wide.centre
    wide.resize(500, 400)
    assert wide.zoom == 0.5
    away = wide.centre - middle
    assert max(abs(away.x()), abs(away.y())) < 6


def test_margins_keep_the_room_free(wide: Wide) -> None:
    wide.set_margins(100, 20, 30, 60)
    wide.fit()
    content = wide.content_rect()
    corner, other = wide.mapFromScene(content.topLeft()), wide.mapFromScene(content.bottomRight())
    assert corner.x() >= 99
    assert corner.y() >= 19
    assert other.x() <= wide.viewport().width() - 29
    assert other.y() <= wide.viewport().height() - 59


def test_it_glides_where_motion_is_wanted(wide: Wide, qtbot: QtBot) -> None:
    wide.reduced_motion = False
    wide.set_zoom(1.0)
    wide.zoom_in()
    assert wide.zoom < 1.25
    qtbot.waitUntil(lambda: wide.zoom == pytest.approx(1.25), timeout=2000)
    wide.zoom_in()
    wide.zoom_in()
    qtbot.waitUntil(lambda: wide.zoom == pytest.approx(1.25**3), timeout=2000)
    qtbot.waitUntil(lambda: wide.is_settled, timeout=2000)

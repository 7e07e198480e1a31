"""What a view forwards to its tool, and what it keeps for itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carcqt.board.tool import UNIT, PointerEvent, Tool, square_at
from carcqt.board.view import PanZoomView
from tests.board.samples import hover, wheel

LEFT = Qt.MouseButton.LeftButton


class Recorder(Tool):
    """Takes presses on squares in the west, the wheel there, and the key T."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.last: PointerEvent | None = None

    def _west(self, event: PointerEvent) -> bool:
        return event.square.x < 0

    def press(self, event: PointerEvent) -> bool:
        self.done.append("press")
        return self._west(event)

    def move(self, event: PointerEvent) -> None:
        self.last = event
        self.done.append("move" if event.dragged_from is None else "drag")

    def release(self, event: PointerEvent) -> bool:
        self.last = event
        self.done.append("click" if event.dragged_from is None else "drop")
        return self._west(event)

    def double(self, event: PointerEvent) -> bool:
        self.done.append("double")
        return False

    def leave(self) -> None:
        self.done.append("leave")

    def turns_wheel(self, event: PointerEvent) -> bool:
        return self._west(event)

    def wheel(self, steps: int) -> None:
        self.done.append(f"wheel {steps}")

    def key(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_T


class Wide(PanZoomView):
    def content_rect(self) -> QRectF:
        return QRectF(-10 * UNIT, -10 * UNIT, 20 * UNIT, 20 * UNIT)


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def wide(qtbot: QtBot, recorder: Recorder) -> Wide:
    made = Wide()
    qtbot.addWidget(made)
    made.reduced_motion = True
    made.resize(600, 500)
    made.show()
    made.use(recorder)
    return made


def drag(view: PanZoomView, start: QPoint) -> QPoint:
    """Drag from a place 40 pixels to the east."""
    end = start + QPoint(40, 0)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    hover(view, start + QPoint(20, 0))
    hover(view, end)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    return end


WEST, EAST = QPoint(150, 250), QPoint(450, 250)


def test_drag_from_place_that_tool_takes_is_forwarded(wide: Wide, recorder: Recorder) -> None:
    before = wide.centre
    end = drag(wide, WEST)
    assert wide.centre == before
    assert (recorder.done[0], recorder.done[-1]) == ("press", "drop")
    assert "drag" in recorder.done
    assert recorder.last is not None
    assert (recorder.last.dragged_from, recorder.last.at) == (WEST, end)
    assert recorder.last.square == square_at(wide.mapToScene(end))


def test_drag_from_elsewhere_pans_and_hides_pointer_from_tool(
    wide: Wide, recorder: Recorder
) -> None:
    before = wide.centre
    drag(wide, EAST)
    assert (before - wide.centre).x() * wide.zoom == pytest.approx(40, abs=1)
    assert recorder.done == ["press", "leave", "move"]


def test_press_that_is_forgotten_neither_drops_nor_clicks(wide: Wide, recorder: Recorder) -> None:
    QTest.mousePress(wide.viewport(), LEFT, pos=WEST)
    hover(wide, WEST + QPoint(20, 0))
    assert wide.is_dragged
    wide.forget_press()
    QTest.mouseRelease(wide.viewport(), LEFT, pos=WEST)
    assert not {"drop", "click"} & set(recorder.done)


def test_second_click_fits_only_if_first_one_did_nothing(wide: Wide, recorder: Recorder) -> None:
    for at, fits in ((WEST, False), (EAST, True)):
        wide.set_zoom(wide.zoom * 1.01)
        QTest.mouseClick(wide.viewport(), LEFT, pos=at)
        recorder.done.clear()
        QTest.mouseDClick(wide.viewport(), LEFT, pos=at)
        assert wide.is_fitted is fits
        assert "double" in recorder.done


def test_wheel_and_keys_go_to_tool_that_uses_them(wide: Wide, recorder: Recorder) -> None:
    before = wide.centre
    wheel(wide, WEST, -120)
    assert (recorder.done, wide.centre) == (["wheel 1"], before)
    wheel(wide, EAST, -120)
    assert wide.centre != before
    keys = [QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier) for key in
            (Qt.Key.Key_T, Qt.Key.Key_U)]  # fmt: skip
    for event in keys:
        wide.keyPressEvent(event)
    assert [event.isAccepted() for event in keys] == [True, False]

"""The tool of the tile canvas: strokes, clicks and icons that are carried."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from carcqt.board.tool import PointerEvent, Tool
from carcqt.board.view import ARROWS
from editor.tiles.canvas import STRAY, TileCanvas
from editor.tiles.tools import TileTarget, TileTool

_STEP, _LEAP = 0.02, 0.1
"""Squares that an arrow moves an icon."""


class StrokeTool(Tool):
    """Reports what was done; what that means depends on the tool chosen at the left."""

    def __init__(self, canvas: TileCanvas) -> None:
        super().__init__(canvas)
        self._canvas: Final = canvas

    # Pointer

    def press(self, event: PointerEvent) -> bool:
        canvas, target = self._canvas, self._canvas.target_at(event.at.toPointF())
        canvas.by_keys = False
        if event.button is Qt.MouseButton.RightButton:
            if canvas.start is not None:
                canvas.cancel()
            elif not target.is_nothing:
                canvas.erased.emit(target)
        if event.button is not Qt.MouseButton.LeftButton or target.is_nothing:
            return False
        canvas.pressed_at, canvas.start = event.at.toPointF(), target
        canvas.tip = canvas.to_tile(canvas.pressed_at)
        canvas.viewport().update()
        return True

    def move(self, event: PointerEvent) -> None:
        canvas, at = self._canvas, event.at.toPointF()
        canvas.tip = canvas.to_tile(at)
        canvas.show_cursor_shape()
        canvas.hover(canvas.target_at(at))
        if canvas.start is not None:
            canvas.viewport().update()

    def release(self, event: PointerEvent) -> bool:
        canvas, at = self._canvas, event.at.toPointF()
        begin, start, end = canvas.pressed_at, canvas.start, canvas.target_at(at)
        canvas.pressed_at = canvas.start = None
        canvas.hover(end)
        if start is None or begin is None:
            return False
        moved = math.dist(at.toTuple(), begin.toTuple()) > STRAY
        same = start.point is not None and start.point == end.point
        if moved and canvas.carries(start):
            if (aim := canvas.aim(start, (at - begin) / canvas.square)) is not None:
                canvas.carried.emit(start, aim)
        elif moved and not same and canvas.tool_kind is TileTool.BRUSH and not canvas.armed:
            canvas.stroked.emit(start, end)
        else:
            canvas.pressed.emit(end)
        canvas.viewport().update()
        return True

    def leave(self) -> None:
        self._canvas.hover(TileTarget())

    def turns_wheel(self, event: PointerEvent) -> bool:
        # A tile that is seen whole stays where it is.
        return self._canvas.is_fitted

    # Keys

    def key(self, event: QKeyEvent) -> bool:
        canvas, key = self._canvas, event.key()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key in ARROWS and not control:
            if canvas.chosen is not None and not canvas.armed:
                far = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                aim = canvas.aim(canvas.chosen, QPointF(*ARROWS[key]) * (_LEAP if far else _STEP))
                if aim is not None:
                    canvas.nudged.emit(canvas.chosen, aim)
            else:
                canvas.step(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            if not canvas.cancel():
                canvas.cancelled.emit()
        else:
            return False
        return True

    def _enter(self) -> None:
        canvas, target = self._canvas, self._canvas.stop
        if target is None:
            canvas.step(0, -1)
            return
        canvas.by_keys = True
        # What it points at may have changed since.
        if target.point is not None:
            target = next((one for one in canvas.stops() if one.point == target.point), target)
        picks_icon = target.icon is not None and canvas.start is None
        if canvas.tool_kind is not TileTool.BRUSH or canvas.armed or picks_icon:
            canvas.pressed.emit(target)
        elif canvas.start is None:
            canvas.start = target
        else:
            start, canvas.start = canvas.start, None
            if _is_same(start, target):
                canvas.pressed.emit(target)
            else:
                canvas.stroked.emit(start, target)
        canvas.viewport().update()


def _is_same(start: TileTarget, end: TileTarget) -> bool:
    """Return whether a stroke by keys ends where it began."""
    return start.point == end.point and (start.point is not None or start.zone == end.zone)

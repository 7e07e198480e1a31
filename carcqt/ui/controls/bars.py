"""Scroll bars, which keep out of the way, and sliders."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionSlider, QWidget

from carcqt.ui.controls.faces import accent_at, is_ringed
from carcqt.ui.theme.painting import draw_box
from carcqt.ui.theme.style import style

_WIDTH: Final = 12
_KNOB: Final = 9
_State = QStyle.StateFlag


def bar_size(option: QStyleOptionSlider, size: QSize) -> QSize:
    """Return the size that a scroll bar asks for."""
    across = style().px(_WIDTH)
    if option.orientation is Qt.Orientation.Vertical:
        return QSize(across, size.height())
    return QSize(size.width(), across)


def draw_scroll_bar(p: QPainter, option: QStyleOptionSlider, handle: QRectF) -> None:
    """Paint only the handle, stronger under the pointer, and nothing if all is in sight."""
    if option.maximum <= option.minimum:
        return
    is_held = bool(
        option.state & _State.State_Sunken
        and option.activeSubControls & QStyle.SubControl.SC_ScrollBarSlider
    )
    is_busy = is_held or bool(option.state & _State.State_MouseOver)
    inset = style().px(2 if is_busy else 3)
    box = handle.adjusted(inset, inset, -inset, -inset)
    tint = style().colour("line2", 230 if is_held else 180 if is_busy else 110)
    draw_box(p, box, min(box.width(), box.height()) / 2, tint)


def draw_track(
    p: QPainter, track: QRectF, at: float, state: _State, widget: QWidget | None
) -> None:
    """Paint a level slider whose knob is `at` pixels from the left of the widget."""
    px, colour = style().px, style().colour
    accent = QColor(accent_at(widget).fill)
    draw_box(p, track, track.height() / 2, colour("sunken"), colour("line"))
    done = QRectF(track)
    done.setRight(at)
    draw_box(p, done, track.height() / 2, accent)
    knob = QPointF(at, track.center().y())
    p.setPen(QPen(colour("surface"), 2))
    p.setBrush(accent)
    p.drawEllipse(knob, px(_KNOB), px(_KNOB))
    if is_ringed(state, widget):
        p.setPen(QPen(accent, 2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(knob, px(_KNOB + 3), px(_KNOB + 3))

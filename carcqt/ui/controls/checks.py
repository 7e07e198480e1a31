"""What is on or off: switches, check boxes and the discs of one choice out of some."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyleOption, QWidget

from carcqt.ui.controls.faces import accent_at, is_ringed
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import draw_box, mix
from carcqt.ui.theme.style import style

_State = QStyle.StateFlag


def draw_switch(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    track = QRectF(option.rect).adjusted(4, 4, -4, -4)
    fill, line, knob = _colours(option.state, widget)
    if not option.state & _State.State_Enabled:
        p.setOpacity(0.45)
    if is_ringed(option.state, widget):
        around = track.adjusted(-4, -4, 4, 4)
        ring = QColor(accent_at(widget).fill)
        draw_box(p, around, around.height() / 2, line=ring, width=2)
    draw_box(p, track, track.height() / 2, fill, line)
    side, air = track.height() - 2 * style().px(3.5), style().px(4)
    left = track.left() + air
    if option.state & _State.State_On:
        left = track.right() - side - air
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(knob)
    p.drawEllipse(QRectF(left, track.center().y() - side / 2, side, side))


def draw_check(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the box of a check box."""
    box, side = _square(option), style().px(12)
    fill, line, mark = _colours(option.state, widget)
    draw_box(p, box, style().px(4), fill, line)
    if option.state & _State.State_On:
        at = box.center() - QPointF(side / 2, side / 2)
        p.drawPixmap(at, icon("check", side, mark))
    elif option.state & _State.State_NoChange:
        draw_box(p, box.adjusted(4, 4, -4, -4), 1, mark)


def draw_disc(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the disc of one choice out of some."""
    box = _square(option)
    fill, line, mark = _colours(option.state, widget)
    draw_box(p, box, box.height() / 2, fill, line)
    if option.state & _State.State_On:
        inside = box.adjusted(4, 4, -4, -4)
        draw_box(p, inside, inside.height() / 2, mark)


def _square(option: QStyleOption) -> QRectF:
    box = QRectF(option.rect)
    side = min(box.width(), box.height())
    return QRectF(box.x(), box.center().y() - side / 2, side, side)


def _colours(state: _State, widget: QWidget | None) -> tuple[QColor, QColor | None, QColor]:
    """Return ground, frame and mark."""
    colour, is_on = style().colour, bool(state & _State.State_On)
    fill = QColor(accent_at(widget).fill) if is_on else colour("sunken")
    if state & _State.State_MouseOver and state & _State.State_Enabled:
        fill = mix(fill, colour("text"), 0.12)
    return fill, None if is_on else colour("line2"), colour("on_accent" if is_on else "line2")

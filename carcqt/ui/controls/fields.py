"""Frames of what is typed, and fields from which a list drops down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionComboBox, QWidget

from carcqt.ui.controls.faces import RADIUS, Look, accent_at, look_of, tint
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, draw_box, draw_icon, elided
from carcqt.ui.theme.style import style

PAD: Final = 12
"""Left of the words, at 100 %."""
ICON_PAD: Final = 36
"""Left of the words behind an icon."""
ARROW: Final = 30
"""What the arrow at the right takes."""
_ICON: Final = 18
_State = QStyle.StateFlag


def draw_frame(p: QPainter, box: QRectF, state: _State, widget: QWidget | None) -> None:
    """Paint ground and frame of a field; the frame says what is wrong, and where the focus is."""
    line, width = "line2/170", 1.0
    if not state & _State.State_Enabled:
        line = "line"
    elif getattr(widget, "problem", ""):
        line, width = "err", 2
    elif state & _State.State_HasFocus:
        line, width = "accent", 2
    elif state & _State.State_MouseOver:
        line = "line2"
    fill = style().colour("raised" if state & _State.State_Enabled else "sunken")
    draw_box(p, box, style().px(RADIUS), fill, tint(line, accent_at(widget)), width)


def draw_line_edit(p: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    box = QRectF(option.rect)
    draw_frame(p, box, option.state, widget)
    look = look_of(widget)
    if look is not None and look.icon:
        draw_icon(p, _sign(look, "text3"), style().px(10), box.center().y())


def draw_combo(p: QPainter, option: QStyleOptionComboBox, widget: QWidget | None) -> None:
    """Paint what is around the words of a field from which a list drops down."""
    box, px, usable = QRectF(option.rect), style().px, option.state & _State.State_Enabled
    draw_frame(p, box, option.state, widget)
    look = look_of(widget)
    if look is not None and look.icon:
        draw_icon(p, _sign(look, "text2"), px(10), box.center().y())
    ink = style().colour("text2") if usable else style().colour("text3", 160)
    draw_icon(p, icon("chevron-down", px(16), ink), box.right() - px(26), box.center().y())


def draw_choice(p: QPainter, option: QStyleOptionComboBox, widget: QWidget | None) -> None:
    """Paint the words of a field from which a list drops down."""
    box, look = QRectF(option.rect), look_of(widget)
    x = style().px(ICON_PAD if look is not None and look.icon else PAD)
    room = box.width() - x - style().px(ARROW)
    font = widget.font() if widget is not None else style().font(14)
    usable = option.state & _State.State_Enabled
    p.setFont(font)
    p.setPen(style().colour("text") if usable else style().colour("text3", 160))
    text = elided(font, option.currentText, room + 1)
    p.drawText(QRectF(x, box.y(), room + 2, box.height()), LEFT, text)


def _sign(look: Look, token: str) -> QPixmap:
    assert isinstance(look.icon, str)
    return icon(look.icon, style().px(_ICON), style().colour(token))

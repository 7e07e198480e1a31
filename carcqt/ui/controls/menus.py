"""Menus, lists that drop down from a field, and tooltips."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionMenuItem, QWidget

from carcqt.ui.controls.buttons import without_mnemonic
from carcqt.ui.controls.faces import accent_at
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, RIGHT, draw_box, draw_icon, elided, text_width
from carcqt.ui.theme.style import style

ROW: Final = 34
"""Height of a row, at 100 %."""
GAP: Final = 9
"""Height of a line between rows."""
_CHOICE_ROW: Final = 32
_ICON: Final = 18
_PAD: Final = 12
_KEY_GAP: Final = 28
_Kind = QStyleOptionMenuItem.MenuItemType
_State = QStyle.StateFlag


def menu_icon(name: str) -> QIcon:
    """Return an icon in the colours of a menu, for rows that can be used and for others."""
    side, made = style().px(_ICON), QIcon()
    made.addPixmap(icon(name, side, style().colour("text2")))
    made.addPixmap(icon(name, side, style().colour("text3", 140)), QIcon.Mode.Disabled)
    return made


def row_size(option: QStyleOptionMenuItem, size: QSize, widget: QWidget | None) -> QSize:
    """Return the size of a row; to a menu, Qt adds what the widest key takes."""
    px = style().px
    if isinstance(widget, QComboBox):
        width = text_width(option.font, without_mnemonic(option.text)) + 2 * px(_PAD) + px(28)
        return QSize(round(width), px(_CHOICE_ROW))
    if option.menuItemType == _Kind.Separator:
        return QSize(size.width(), px(GAP))
    width = size.width() + 2 * px(_PAD) + px(_ICON) + px(10) + px(4)
    if "\t" in option.text:
        width += px(_KEY_GAP)
    if option.menuItemType == _Kind.SubMenu:
        width += px(_KEY_GAP) + px(_ICON)
    height = getattr(widget, "row_height", px(ROW))
    return QSize(width, height)


def draw_panel(p: QPainter, rect: QRect) -> None:
    """Paint the ground of what pops up."""
    p.fillRect(rect, style().colour("raised"))
    draw_box(p, rect, 0, line=style().colour("line2", 170))


def draw_row(p: QPainter, option: QStyleOptionMenuItem, widget: QWidget | None) -> None:
    """Paint a row of a menu, or of a list that drops down."""
    box = QRectF(option.rect)
    if option.menuItemType == _Kind.Separator:
        line = QRectF(box.x(), round(box.center().y()), box.width(), 1)
        p.fillRect(line, style().colour("line"))
    elif isinstance(widget, QComboBox):
        _draw_choice(p, option, box, widget)
    else:
        _draw_act(p, option, box, widget)


def _draw_act(
    p: QPainter, option: QStyleOptionMenuItem, box: QRectF, widget: QWidget | None
) -> None:
    px, colour, side = style().px, style().colour, style().px(_ICON)
    ink = _draw_ground(p, option, box.adjusted(px(3), 1, -px(3), -1), 140)
    x, usable = box.x() + px(_PAD), bool(option.state & _State.State_Enabled)
    if (sign := _sign(option, widget)) is not None:
        draw_icon(p, sign, x, box.center().y())
    x += side + px(10)
    text, _, key = option.text.partition("\t")
    p.setFont(style().font(14))
    p.setPen(ink)
    p.drawText(QRectF(x, box.y(), box.right() - x, box.height()), LEFT, without_mnemonic(text))
    p.setFont(style().font(12))
    p.setPen(colour("text3") if usable else ink)
    p.drawText(box.adjusted(0, 0, -px(_PAD), 0), RIGHT, key)
    if option.menuItemType == _Kind.SubMenu:
        tint = colour("text2") if usable else ink
        draw_icon(
            p, icon("chevron-right", side, tint), box.right() - px(_PAD) - side, box.center().y()
        )


def _sign(option: QStyleOptionMenuItem, widget: QWidget | None) -> QPixmap | None:
    """Return what stands left of a row: its tick, or its icon."""
    side = style().px(_ICON)
    if option.checkType != QStyleOptionMenuItem.CheckType.NotCheckable and option.checked:
        return icon("check", side, accent_at(widget).fill)
    if option.icon.isNull():
        return None
    usable = option.state & _State.State_Enabled
    ratio = widget.devicePixelRatioF() if widget is not None else 1.0
    mode = QIcon.Mode.Normal if usable else QIcon.Mode.Disabled
    return option.icon.pixmap(QSize(side, side), ratio, mode)


def _draw_choice(p: QPainter, option: QStyleOptionMenuItem, box: QRectF, widget: QComboBox) -> None:
    px = style().px
    # The list has the ground of the window around the field.
    p.fillRect(box, style().colour("raised"))
    box = box.adjusted(px(4), 1, -px(4), -1)
    ink = _draw_ground(p, option, box, 150)
    if option.checked:
        tick = icon("check", px(16), accent_at(widget).fill)
        draw_icon(p, tick, box.right() - px(24), box.center().y())
    room = box.width() - px(8) - px(28)
    p.setFont(option.font)
    p.setPen(ink)
    text = elided(option.font, without_mnemonic(option.text), room + 1)
    p.drawText(QRectF(box.left() + px(8), box.top(), room + 1, box.height()), LEFT, text)


def _draw_ground(p: QPainter, option: QStyleOptionMenuItem, box: QRectF, faint: int) -> QColor:
    """Paint the ground of a row that is pointed at. Return the colour of its words."""
    if not option.state & _State.State_Enabled:
        return style().colour("text3", faint)
    if option.state & _State.State_Selected:
        draw_box(p, box, style().px(6), style().colour("hover"))
    return style().colour("text")

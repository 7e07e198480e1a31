"""Caps of keys. Some signs are drawn, as fonts differ much in them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from carcqt.ui.keys import key_name
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import CENTRE, draw_box, text_width
from carcqt.ui.theme.style import style

DRAWN: Final = {
    "Enter": "enter",
    "Left": "arrow-left",
    "Right": "arrow-right",
    "Up": "arrow-up",
    "Down": "arrow-down",
}
_HEIGHT: Final = 20
_SIGN: Final = 13


def key_size(key: str) -> QSize:
    """How large the cap of a key is."""
    name = key_name(key)
    inner = style().px(_SIGN) if key in DRAWN else text_width(style().font(11, 500), name)
    return QSize(max(style().px(22), round(inner) + style().px(12)), style().px(_HEIGHT))


def draw_key(
    p: QPainter, rect: QRectF, key: str, ink: QColor, line: QColor, fill: QColor | None = None
) -> None:
    draw_box(p, rect, style().px(4), fill, line)
    if key in DRAWN:
        px = style().px(_SIGN)
        at = rect.center()
        p.drawPixmap(round(at.x() - px / 2), round(at.y() - px / 2), icon(DRAWN[key], px, ink))
        return
    p.setFont(style().font(11, 500))
    p.setPen(ink)
    p.drawText(rect, CENTRE, key_name(key))

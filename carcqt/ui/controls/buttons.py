"""Buttons of every kind: their face, and icon, words and key on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QWidget

from carcqt.ui.controls.faces import FACES, Look, draw_face, look_of
from carcqt.ui.theme.caps import draw_key, key_size
from carcqt.ui.theme.icons import icon
from carcqt.ui.theme.painting import LEFT, draw_icon, elided, faded, text_width
from carcqt.ui.theme.style import style

_INSET: Final = 10
"""Between the cap of a key and the edge, at 100 %."""
_ROW_INSET: Final = 8
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_FAR: Final = 10_000
_ENABLED: Final = QStyle.StateFlag.State_Enabled


def draw_button(p: QPainter, option: QStyleOptionButton, widget: QWidget | None) -> None:
    """Paint a button, ours or one of Qt itself."""
    look, text = look_of(widget), option.text
    if look is None:
        is_default = option.features & QStyleOptionButton.ButtonFeature.DefaultButton
        look, text = Look("primary" if is_default else "secondary"), without_mnemonic(text)
    state, box = option.state, QRectF(option.rect)
    ink = draw_face(p, box, FACES[look.kind], state, widget)
    font = widget.font() if widget is not None else style().font(14)
    if look.kind == "segment":
        font = style().font(13, 600 if state & QStyle.StateFlag.State_On else 500)
    if look.left is None:
        _draw_centred(p, box, look, text, font, ink)
    else:
        _draw_from_left(p, box, look, text, font, ink, bool(state & _ENABLED))


def content_width(look: Look, text: str, font: QFont) -> float:
    """Return how wide icon and words of a button are."""
    width = text_width(font, text) if text else 0.0
    if look.icon:
        width += style().px(look.icon_size) + (style().px(look.gap) if text else 0)
    return width


def wrapped_height(look: Look, text: str, font: QFont, width: int) -> int:
    """Return the height of words that need two lines; 0 if one will do, or two do not."""
    room = round(width - around(look) + 1)
    if not look.wraps or text_width(font, text) <= room:
        return 0
    metrics = QFontMetrics(font)
    needed = metrics.boundingRect(0, 0, room, _FAR, _WRAP, text)
    will_do = needed.width() <= room and needed.height() < 3 * metrics.height()
    return needed.height() if will_do else 0


def around(look: Look) -> int:
    """Return the width of a button with its content at the left, without its words."""
    px, width = style().px, 2 * style().px(_ROW_INSET)
    if look.icon:
        width += px(look.icon_size) + px(look.gap)
    if look.key:
        width += key_size(look.key).width() + px(_ROW_INSET)
    return width


def native_size(text: str, font: QFont) -> QSize:
    """Return the size of a button that is none of ours."""
    px = style().px
    width = text_width(font, without_mnemonic(text)) + 2 * px(16)
    return QSize(round(max(width, px(80))), max(px(36), QFontMetrics(font).height() + px(8)))


def without_mnemonic(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _draw_centred(
    p: QPainter, box: QRectF, look: Look, text: str, font: QFont, ink: QColor
) -> None:
    px, room = style().px, box.width()
    wide = content_width(look, text, font)
    if look.kind != "segment":
        wide = round(wide + (1.5 if text else 0))
    if look.key:
        cap, inset = key_size(look.key), px(_INSET)
        if wide + cap.width() + inset + px(14) <= room:
            draw_key(p, _cap_place(box, look.key, inset), look.key, ink, faded(ink, 90))
            room -= cap.width() + inset
    x = (room - wide) / 2
    if look.kind != "segment":
        x = max(x, px(4)) if text else x
    x = box.x() + x
    if look.icon:
        draw_icon(p, _picture(look, ink), x, box.center().y())
        x += px(look.icon_size) + (px(look.gap) if text else 0)
    p.setFont(font)
    p.setPen(ink)
    words = QRectF(x, box.y(), box.x() + room - x, box.height())
    p.drawText(words, LEFT | Qt.TextFlag.TextSingleLine, text)


def _draw_from_left(
    p: QPainter, box: QRectF, look: Look, text: str, font: QFont, ink: QColor, usable: bool
) -> None:
    px = style().px
    x = box.x() + px(look.left or 0)
    if look.icon:
        p.setOpacity(0.4 if not usable and isinstance(look.icon, QPixmap) else 1)
        side = px(look.icon_size)
        at = QRectF(x, box.y() + (box.height() - side) / 2, side, side)
        p.drawPixmap(at.toRect(), _picture(look, ink))
        p.setOpacity(1)
        x += side + px(look.gap)
    room = box.right() - x - px(_ROW_INSET)
    if look.key:
        key_ink = style().colour("text2") if usable else ink
        place, line = _cap_place(box, look.key, px(_ROW_INSET)), style().colour("line2", 160)
        draw_key(p, place, look.key, key_ink, line, style().colour("raised"))
        room -= place.width() + px(_ROW_INSET)
    flags = int(LEFT)
    if look.elides:
        if wrapped_height(look, text, font, round(box.width())):
            flags |= _WRAP
        else:
            text = elided(font, text, room + 1)
        room += 2
    else:
        room = box.right() - x
    p.setFont(font)
    p.setPen(ink)
    p.drawText(QRectF(x, box.y(), room, box.height()), flags, text)


def _cap_place(box: QRectF, key: str, inset: int) -> QRectF:
    cap = key_size(key)
    top = box.y() + (box.height() - cap.height()) / 2
    return QRectF(box.right() - inset - cap.width(), top, cap.width(), cap.height())


def _picture(look: Look, ink: QColor) -> QPixmap:
    if isinstance(look.icon, QPixmap):
        return look.icon
    return icon(look.icon, style().px(look.icon_size), ink)

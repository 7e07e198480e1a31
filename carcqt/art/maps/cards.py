"""Cards of the map game: each in a box of 100 × 140. Words come from whoever shows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter

from carcqt.art.brush.glyphs import text_path
from carcqt.art.brush.marks import colours, mark_path
from carcqt.art.brush.shapes import (
    NO_BRUSH,
    NO_PEN,
    blob,
    colour,
    darker,
    fill,
    line,
    pen,
    solid,
    stroke,
    taper,
)
from carcqt.art.brush.sprites import Draw, blank, painter_on, put
from carcqt.art.drawings.jungle import CAIMAN, OCELOT
from carcqt.art.drawings.pieces import piece
from carcqt.art.drawings.species import COLOURS, coin, medal, tint
from carcqt.art.drawings.things import fire
from carcqt.art.maps.picture import paint_rose

WIDTH, HEIGHT = 100, 140
_PAPER: Final = ("#fbf3df", "#ecdcb6")
_INK: Final = "#4a2f18"


def _card(p: QPainter, accent: str) -> None:
    """Paper with a coloured frame."""
    p.setPen(NO_PEN)
    p.setBrush(colour("#1d120c", 60))
    p.drawRoundedRect(QRectF(3, 4, 97, 136), 8, 8)
    light = QLinearGradient(0, 0, 70, 140)
    light.setColorAt(0, QColor(_PAPER[0]))
    light.setColorAt(1, QColor(_PAPER[1]))
    p.setBrush(light)
    p.setPen(pen(darker(accent, 0.35), 1.6))
    p.drawRoundedRect(QRectF(1.5, 1.5, 96, 135.5), 8, 8)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(accent, 2.6))
    p.drawRoundedRect(QRectF(5.5, 5.5, 88, 127.5), 5, 5)
    p.setPen(pen(accent, 0.8, 150))
    p.drawRoundedRect(QRectF(8.5, 8.5, 82, 121.5), 3.5, 3.5)


def _words(p: QPainter, text: str, box: QRectF, pixels: int, *, bold: bool = False) -> None:
    if not text:
        return
    font = QFont("DejaVu Serif")
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(pixels)
    font.setBold(bold)
    p.setFont(font)
    p.setPen(QColor("#2e1c0e"))
    p.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def _number(
    p: QPainter, text: str, x: float, y: float, height: float, ink: str = "#2e1c0e"
) -> None:
    path = text_path(text, x, y, height, 17)
    stroke(p, path, "#fffaf0", height * 0.09, 200)
    fill(p, path, ink)


def _income(p: QPainter, value: int, tie: int, shows: str) -> None:
    """The value large, the number that settles ties small, and what brings the income."""
    accent = tint(shows) if shows in COLOURS else "#8a6a30"
    _card(p, accent)
    _number(p, str(value), 25, 26, 28)
    _number(p, str(tie), 76, 20, 13, "#6b5640")
    if shows in COLOURS:
        put(p, medal(shows), 50, 84, 66)
    elif shows == "all":
        for number, species in enumerate(COLOURS):
            put(
                p,
                medal(species),
                26 + number % 3 * 24 + number // 3 * 12,
                66 + number // 3 * 26,
                25,
            )
    else:
        _shield(p)


def _shield(p: QPainter) -> None:
    outline = blob("50,50 74,58 74,82 50,106 26,82 26,58", round_by=0.08)
    solid(p, outline, "#8a7a5a", 2, 0.8)
    stroke(p, line("38,78 47,88 64,66"), "#fffaf0", 6)


def _jaguar(p: QPainter) -> None:
    put(p, OCELOT[0], 50, 72, 78)


def _crocodile(p: QPainter) -> None:
    put(p, CAIMAN[0], 50, 76, 72)


def _wildfire(p: QPainter) -> None:
    for x, y, size in ((32, 80, 44), (68, 82, 40), (50, 72, 62)):
        put(p, fire, x, y, size)


def _theft(p: QPainter) -> None:
    """A purse with a hand."""
    solid(p, blob("30,64 40,58 60,58 70,64 78,88 66,104 34,104 22,88"), "#9a6a3a", 2)
    stroke(p, line("36,58 50,63 64,58"), "#5a3418", 4)
    put(p, coin(), 44, 86, 22)
    put(p, coin(silver=True), 58, 90, 20)
    solid(p, taper("84,42 74,48 62,56", 18, 12), "#d9a878", 1.8)
    for way in ("63,53 56,57 52,65", "67,59 60,63 58,71"):
        solid(p, taper(way, 7, 5), "#d9a878", 1.4, 0.6)


def _guide(p: QPainter) -> None:
    put(p, piece("guide", 3), 50, 76, 70)


_EVENTS: Final[dict[str, Draw]] = {
    "jaguar": _jaguar,
    "crocodile": _crocodile,
    "fire": _wildfire,
    "theft": _theft,
    "guide": _guide,
}


def _event(p: QPainter, event: str, title: str) -> None:
    species = event.removeprefix("bonus-")
    accent = tint(species) if species in COLOURS else "#8e3c2c"
    _card(p, accent)
    if species in COLOURS:
        put(p, medal(species), 50, 70, 60)
        _number(p, "+", 80, 98, 22, darker(accent, 0.2).name())
    elif event in _EVENTS:
        _EVENTS[event](p)
    else:
        paint_rose(p, 50, 72, 26)
    _words(p, title, QRectF(12, 12, 76, 26), 10, bold=True)


def _mission(p: QPainter, villages: Sequence[str]) -> None:
    _card(p, "#6d3b8f")
    p.setOpacity(0.35)
    paint_rose(p, 50, 70, 30)
    p.setOpacity(1)
    step = min(26.0, 104 / max(1, len(villages)))
    for number, village in enumerate(villages):
        y = 70 + (number - (len(villages) - 1) / 2) * step
        p.setPen(pen(_INK, 0.8, 180))
        p.setBrush(colour("#fff8e6", 235))
        p.drawRoundedRect(QRectF(13, y - 9, 74, 18), 4, 4)
        _words(p, village, QRectF(14, y - 9, 72, 18), 10, bold=True)


def _order(p: QPainter, place: int) -> None:
    _card(p, "#2a5a8c")
    for far in (36, 30):
        p.setBrush(NO_BRUSH)
        p.setPen(pen("#2a5a8c", 1.6))
        p.drawEllipse(QPointF(50, 70), far, far)
    _number(p, str(place), 50, 70, 46)


def _camp(p: QPainter, seat: int) -> None:
    """A tent of a player."""
    owner = colours(seat)
    _card(p, owner.fill)
    put(p, piece("tent", seat), 50, 72, 74)
    fill(p, mark_path(owner.mark, 50, 122, 5), owner.fill)


def _back(p: QPainter, accent: str) -> None:
    _card(p, accent)
    p.setPen(NO_PEN)
    p.setBrush(colour(accent, 210))
    p.drawRoundedRect(QRectF(11, 11, 77, 116.5), 3, 3)
    for number in range(-2, 14):
        stroke(p, line(((12, 11 + number * 12), (88, 30 + number * 12))), "#fff6dc", 0.8, 28)
    paint_rose(p, 49.5, 70, 27)


CardDrawing = partial[None]


def income_card(value: int, tie: int, shows: str) -> CardDrawing:
    return partial(_income, value=value, tie=tie, shows=shows)


def event_card(event: str, title: str = "") -> CardDrawing:
    return partial(_event, event=event, title=title)


def _event_sign(p: QPainter, event: str) -> None:
    species = event.removeprefix("bonus-")
    if species in COLOURS:
        put(p, medal(species), 50, 50, 84)
        return
    # Drawn for a card, whose picture is a little below the middle of a square.
    p.translate(-12, -39)
    p.scale(1.24, 1.24)
    _EVENTS.get(event, _guide)(p)


@lru_cache(maxsize=32)
def event_sign(event: str) -> Draw:
    """What an event's card shows, without the card."""
    return partial(_event_sign, event=event)


def mission_card(villages: tuple[str, ...]) -> CardDrawing:
    return partial(_mission, villages=villages)


def order_card(place: int) -> CardDrawing:
    return partial(_order, place=place)


def tent_card(seat: int) -> CardDrawing:
    return partial(_camp, seat=seat)


@lru_cache(maxsize=8)
def card_back(accent: str = "#6d3b8f") -> CardDrawing:
    return partial(_back, accent=accent)


def card_image(card: CardDrawing, width: int) -> QImage:
    """A card so many pixels wide."""
    scale = width / WIDTH
    image = blank(width, round(HEIGHT * scale))
    with painter_on(image) as p:
        p.scale(scale, scale)
        card(p)
    return image

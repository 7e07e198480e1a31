"""Painting on a board that is seen at any zoom: sizes in pixels of the screen, sharp drawings."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from carcqt.art.brush.marks import colours, mark_path
from carcqt.art.brush.sprites import Draw, sprite
from carcqt.board.colours import faded

_SMALLEST: Final = 0.45
"""What is drawn at a size of the screen shrinks on a small board, but no further than this."""
_SPRITES: Final = (12, 17, 24, 34, 48, 68, 96, 136, 192, 272, 384)


def scale_of(p: QPainter) -> float:
    return p.worldTransform().m11()


def pixels(p: QPainter, count: float) -> float:
    """So many pixels at a zoom of 1 and more; fewer on a smaller board."""
    scale = scale_of(p)
    return count * min(1.0, max(_SMALLEST, scale)) / scale


def line_pen(
    p: QPainter,
    colour: QColor | str,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QPen:
    pen = QPen(QColor(colour), pixels(p, width), style)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def dashed_pen(p: QPainter, colour: QColor | str, width: float) -> QPen:
    return _dashed(line_pen(p, colour, width))


def _dashed(pen: QPen) -> QPen:
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4, 2.6])
    return pen


@lru_cache(maxsize=400)
def _pixmap(draw: Draw, size: int) -> QPixmap:
    """One large picture is drawn; smaller ones are made of it, as drawing is slow."""
    drawn = 96 if size <= 96 else 384
    image = sprite(draw, drawn)
    if size != drawn:
        side = int(size * 1.4)
        image = image.scaled(
            side,
            side,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return QPixmap.fromImage(image)


def put_drawing(p: QPainter, draw: Draw, x: float, y: float, size: float) -> None:
    """A drawing with its middle there: from the next larger of a few sizes."""
    real = size * p.deviceTransform().m11()
    step = next((one for one in _SPRITES if one >= real * 0.97), _SPRITES[-1])
    picture = _pixmap(draw, step)
    side = size * 1.4
    box = QRectF(x - side / 2, y - side / 2, side, side)
    p.drawPixmap(box, picture, QRectF(picture.rect()))


def put_square(p: QPainter, box: QRectF, corner: float, colour: str, alpha: int) -> None:
    """A dashed line round a faint ground: as many are alike, each is a copy of one picture."""
    ratio = p.device().devicePixelRatio()
    place = p.worldTransform().mapRect(box)
    wide, high = round(place.width() * ratio), round(place.height() * ratio)
    scale = scale_of(p)
    line = pixels(p, 2) * scale
    picture = _square(wide, high, ratio, round(corner * scale, 2), round(line, 2), colour, alpha)
    p.save()
    p.resetTransform()
    left, top = round(place.left() * ratio) / ratio, round(place.top() * ratio) / ratio
    p.drawPixmap(QPointF(left, top), picture)
    p.restore()


@lru_cache(maxsize=64)
def _square(
    wide: int, high: int, ratio: float, corner: float, line: float, colour: str, alpha: int
) -> QPixmap:
    picture = QPixmap(max(1, wide), max(1, high))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(_dashed(QPen(QColor(colour), line)))
        p.setBrush(faded(colour, alpha))
        # The line lies half inside and half outside of what it is drawn round.
        room = QRectF(0, 0, wide / ratio, high / ratio).adjusted(line, line, -line, -line)
        p.drawRoundedRect(room, corner, corner)
    return picture


def paint_mark(p: QPainter, box: QRectF, colour: int) -> None:
    """A player's colour and mark."""
    owner = colours(colour)
    radius = box.width() * 0.28
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(owner.fill))
    p.drawRoundedRect(box, box.width() * 0.25, box.width() * 0.25)
    p.setBrush(QColor(owner.on_fill))
    p.drawPath(mark_path(owner.mark, box.center().x(), box.center().y(), radius))


def paint_badge(p: QPainter, x: float, y: float, text: str, fill: QColor, ink: QColor) -> None:
    """A small disc with a number."""
    radius = pixels(p, 9)
    p.setPen(line_pen(p, "#ffffff", 1.5))
    p.setBrush(fill)
    p.drawEllipse(QPointF(x, y), radius, radius)
    font = QFont(p.font())
    font.setBold(True)
    font.setPixelSize(11)
    put_text(p, QPointF(x, y), text, font, ink, pixels(p, 1))


def put_text(
    p: QPainter, middle: QPointF, text: str, font: QFont, ink: QColor, pixel: float
) -> None:
    """A line about a place; the font's pixels are those of the screen."""
    p.save()
    p.translate(middle)
    p.scale(pixel, pixel)
    p.setFont(font)
    p.setPen(ink)
    p.drawText(QRectF(-400, -100, 800, 200), Qt.AlignmentFlag.AlignCenter, text)
    p.restore()


def turn_arrow(radius: float) -> QPainterPath:
    """Three quarters of a circle, clockwise."""
    path = QPainterPath()
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, 50)
    path.arcTo(box, 50, 290)
    at = math.radians(50)
    tip = QPointF(math.cos(at) * radius, -math.sin(at) * radius)
    path.moveTo(tip + QPointF(radius * 0.12, -radius * 0.72))
    path.lineTo(tip)
    path.lineTo(tip + QPointF(-radius * 0.72, -radius * 0.05))
    return path

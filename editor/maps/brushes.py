"""How the map is drawn while it is edited: quickly, and the same at every zoom."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from carcqt.art.brush.sprites import blank, painter_on
from carcqt.art.drawings.species import medal
from carcqt.art.maps.plates import Plate
from carcqt.art.maps.scene import WayKind
from carcqt.board.brushes import line_pen, pixels, put_drawing
from carcqt.board.colours import BoardColours, faded
from editor.maps.drawn import RADIUS, DrawnMap

PAPER: Final = "#e6dcb8"
_GRID: Final = "#cbbf97"
_WATER: Final = (("#3a6f86", 17.0), ("#5d9fb4", 13.5), ("#a5d3dc", 4.0))
_EARTH: Final = "#8a4f27"
_WRONG: Final = "#b3261e"
_ROOM: Final = QMarginsF(6, 6, 6, 6)
"""About a plate, for its shadow."""
_SCALES: Final = (0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
_STRANGE: Final = "#77706a"


def paint_paper(p: QPainter, drawn: DrawnMap) -> None:
    """A sheet with a line at every hundred."""
    p.fillRect(drawn.box, QColor(PAPER))
    p.setPen(QPen(QColor(_GRID), 0))
    wide, high = drawn.file.map.extent
    step = 100 * max(1, max(wide, high) // 2000)
    for x in range(0, wide + 1, step):
        p.drawLine(drawn.to_scene((x, 0)), drawn.to_scene((x, high)))
    for y in range(0, high + 1, step):
        p.drawLine(drawn.to_scene((0, y)), drawn.to_scene((wide, y)))


def paint_way(p: QPainter, path: QPainterPath, kind: WayKind | None) -> None:
    """`None`: of a kind that there is not."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    if kind is WayKind.WATERWAY:
        for tint, width in _WATER:
            p.setPen(_pen(tint, width))
            p.drawPath(path)
        return
    p.setPen(_pen("#f7ecd0", 8.5))
    p.drawPath(path)
    dashes = _pen(_WRONG if kind is None else _EARTH, 4.6)
    dashes.setDashPattern([2.0, 1.9])
    p.setPen(dashes)
    p.drawPath(path)


def paint_chosen_way(p: QPainter, path: QPainterPath, colours: BoardColours) -> None:
    """A light under a link."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for tint, width in ((QColor("#ffffff"), 26.0), (QColor(colours.accent), 21.0)):
        p.setPen(_pen(tint, width))
        p.drawPath(path)


def paint_bend(p: QPainter, at: QPointF, colours: BoardColours, chosen: bool) -> None:
    radius = pixels(p, 8 if chosen else 6.5)
    p.setPen(line_pen(p, colours.accent, 2.5))
    p.setBrush(QColor(colours.accent if chosen else "#ffffff"))
    p.drawEllipse(at, radius, radius)


def paint_village(p: QPainter, drawn: DrawnMap, id: str) -> None:
    at, species = drawn.village(id), drawn.file.map.village[id].species
    if species in drawn.file.rules.description.icon:
        put_drawing(p, medal(species), at.x(), at.y(), RADIUS * 1.72)
    else:
        p.setPen(_pen("#ffffff", 4))
        p.setBrush(QColor(_STRANGE))
        p.drawEllipse(at, RADIUS - 2, RADIUS - 2)
        p.setFont(_bold(28))
        p.setPen(QColor("#ffffff"))
        p.drawText(_around(at, RADIUS), Qt.AlignmentFlag.AlignCenter, "?")


def paint_plate(p: QPainter, drawn: DrawnMap, id: str, sharp: bool) -> None:
    """Just as large as it is seen and on whole pixels, but for a view that moves."""
    room, scale = drawn.plate_box(id).marginsAdded(_ROOM), p.deviceTransform().m11()
    if not sharp:
        scale = next((one for one in _SCALES if one >= scale * 0.97), _SCALES[-1])
        picture = _plate_picture(drawn.plate(id), scale, 1.0)
        p.drawPixmap(room, picture, QRectF(picture.rect()))
        return
    picture = _plate_picture(drawn.plate(id), scale, p.device().devicePixelRatio())
    corner = p.worldTransform().map(room.topLeft())
    p.save()
    p.resetTransform()
    p.drawPixmap(corner.toPoint(), picture)
    p.restore()


@lru_cache(800)
def _plate_picture(plate: Plate, scale: float, ratio: float) -> QPixmap:
    """Drawn once for each step of the zoom: letters take their time."""
    room = plate.box.marginsAdded(_ROOM)
    image = blank(math.ceil(room.width() * scale), math.ceil(room.height() * scale))
    with painter_on(image) as p:
        p.scale(scale, scale)
        p.translate(-room.topLeft())
        plate.paint(p)
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(ratio)
    return picture


def paint_ring(p: QPainter, at: QPointF, colours: BoardColours, strong: bool = True) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    radius = RADIUS + 3
    for tint, width in (("#ffffff", 9.0), (colours.accent, 5.0 if strong else 3.0)):
        p.setPen(_pen(QColor(tint), width))
        p.drawEllipse(at, radius, radius)


def paint_hover(p: QPainter, at: QPointF, colours: BoardColours) -> None:
    p.setBrush(faded(colours.accent, 60))
    p.setPen(Qt.PenStyle.NoPen)
    p.drawEllipse(at, RADIUS + 9, RADIUS + 9)


def paint_number(p: QPainter, at: QPointF, text: str, colours: BoardColours) -> None:
    """A village's place in a mission."""
    middle = at + QPointF(RADIUS * 0.9, -RADIUS * 0.9)
    p.setPen(_pen("#ffffff", 3))
    p.setBrush(QColor(colours.accent))
    p.drawEllipse(middle, 15, 15)
    p.setFont(_bold(18))
    p.setPen(QColor(colours.on_accent))
    p.drawText(_around(middle, 15), Qt.AlignmentFlag.AlignCenter, text)


def paint_faults(p: QPainter, places: Iterable[QPointF]) -> None:
    """Where something is wrong."""
    for at in places:
        size = pixels(p, 11)
        p.setPen(line_pen(p, "#ffffff", 2.5))
        p.setBrush(QColor(_WRONG))
        p.drawEllipse(at, size, size)
        p.setPen(line_pen(p, "#ffffff", 2.5))
        p.drawLine(at - QPointF(0, size * 0.5), at + QPointF(0, size * 0.08))
        p.drawPoint(at + QPointF(0, size * 0.5))


def paint_box(p: QPainter, box: QRectF, colours: BoardColours) -> None:
    p.setPen(line_pen(p, colours.accent, 1.5, Qt.PenStyle.DashLine))
    p.setBrush(faded(colours.accent, 40))
    p.drawRect(box)


def _pen(tint: QColor | str, width: float) -> QPen:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(tint), width, Qt.PenStyle.SolidLine, round_cap, round_join)


def _bold(px: int) -> QFont:
    font = QFont()
    font.setPixelSize(px)
    font.setBold(True)
    return font


def _around(at: QPointF, radius: float) -> QRectF:
    return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)

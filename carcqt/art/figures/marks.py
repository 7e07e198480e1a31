"""What figures write over a picture: glowing outlines, plates with points, arrows, ticks."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from carcqt.art.brush.marks import colours
from carcqt.art.brush.shapes import NO_BRUSH, NO_PEN, colour, pen

GOOD: Final = "#2b7042"
BAD: Final = "#ae3126"
GLOW: Final = "#ffd84a"


@dataclass(frozen=True, slots=True)
class FigurePaper:
    """The page that a figure stands on."""

    ground: str
    line: str
    text: str
    soft: str
    """Of smaller writing."""
    good: str = GOOD
    """Of a square that is open."""
    dim: int = 0
    """How much black lies over tiles, of 255."""


LIGHT: Final = FigurePaper("#e4dac6", "#d2c6ad", "#29241d", "#5a5145")
DARK: Final = FigurePaper("#1b1814", "#3b352d", "#f3ede2", "#c2b8a8", "#7cc48d", 33)


def font(pixels: float, *, bold: bool = False) -> QFont:
    found = QFont(QGuiApplication.font())
    found.setPixelSize(max(1, round(pixels)))
    found.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    # The same widths in every process and at every size.
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return found


def paint_glow(p: QPainter, path: QPainterPath, unit: float, tint: str = GLOW) -> None:
    """An outline that shows on every ground: white below a colour."""
    p.setBrush(colour(tint, 34))
    p.setPen(NO_PEN)
    p.drawPath(path)
    p.setBrush(NO_BRUSH)
    for width, name in ((8.4, "#241a10"), (6.6, "#fffdf6"), (3.6, tint)):
        ink = QPen(QColor(name), width * unit)
        ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        p.setPen(ink)
        p.drawPath(path)


def grown(path: QPainterPath, by: float) -> QPainterPath:
    """A little larger all round, so that neighbours overlap and become one."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path))


def paint_label(p: QPainter, text: str, at: QPointF, unit: float, seat: int | None) -> None:
    """A plate with a short text, in the colour of a player if one is given."""
    letters = font(17 * unit, bold=True)
    metrics = QFontMetricsF(letters)
    wide = max(metrics.horizontalAdvance(text) + 18 * unit, 30 * unit)
    box = QRectF(0, 0, wide, 28 * unit)
    box.moveCenter(at)
    owner = colours(seat) if seat is not None else None
    fill = owner.fill if owner else "#fffaf0"
    ink = owner.on_fill if owner else "#29241d"
    p.setPen(NO_PEN)
    p.setBrush(colour("#140c08", 90))
    p.drawRoundedRect(box.translated(1.4 * unit, 2.2 * unit), 14 * unit, 14 * unit)
    p.setPen(pen("#fffaf0" if owner else "#6b5640", 2.2 * unit))
    p.setBrush(colour(fill))
    p.drawRoundedRect(box, 14 * unit, 14 * unit)
    p.setPen(colour(ink))
    p.setFont(letters)
    p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_arrow(p: QPainter, begin: QPointF, end: QPointF, unit: float) -> None:
    """A bent arrow, dark on white."""
    way = end - begin
    far = math.hypot(way.x(), way.y())
    if far < 1:
        return
    aside = QPointF(-way.y(), way.x()) * 0.16
    bend = (begin + end) / 2 + aside
    path = QPainterPath(begin)
    path.quadTo(bend, end)
    lead = end - bend
    lead /= math.hypot(lead.x(), lead.y())
    side = QPointF(-lead.y(), lead.x())
    tip = 15 * unit
    head = QPainterPath(end + lead * 4 * unit)
    head.lineTo(end - lead * tip + side * tip * 0.62)
    head.lineTo(end - lead * tip - side * tip * 0.62)
    head.closeSubpath()
    p.setBrush(NO_BRUSH)
    for width, name in ((9.0, "#fffaf0"), (4.6, "#29241d")):
        p.setPen(pen(name, width * unit))
        p.setBrush(NO_BRUSH)
        p.drawPath(path)
        p.setPen(pen(name, width * unit * 0.5))
        p.setBrush(colour(name))
        p.drawPath(head)


def paint_sign(p: QPainter, at: QPointF, unit: float, *, good: bool) -> None:
    """A tick on green or a cross on red."""
    p.setPen(pen("#fffaf0", 2.4 * unit))
    p.setBrush(colour(GOOD if good else BAD))
    p.drawEllipse(at, 14 * unit, 14 * unit)
    p.setPen(pen("#fffaf0", 3.6 * unit))
    p.setBrush(NO_BRUSH)
    way = ((-6, 0.5), (-1.8, 5), (6.4, -4.6)) if good else ((-5, -5), (5, 5))
    lines = [way] if good else [way, ((-5, 5), (5, -5))]
    for line in lines:
        path = QPainterPath(at + QPointF(*line[0]) * unit)
        for x, y in line[1:]:
            path.lineTo(at + QPointF(x, y) * unit)
        p.drawPath(path)


def paint_frame(p: QPainter, box: QRectF, unit: float, paper: FigurePaper, *, good: bool) -> None:
    """A dashed square; a cross in one that is barred."""
    inner = box.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
    tint = paper.good if good else BAD
    ink = QPen(QColor(tint), 3.2 * unit)
    ink.setDashPattern([3, 2.2])
    p.setBrush(colour(tint, 30))
    p.setPen(ink)
    p.drawRoundedRect(inner, 8 * unit, 8 * unit)
    if not good:
        paint_sign(p, box.center(), unit, good=False)


def paint_closed(p: QPainter, box: QRectF, unit: float, paper: FigurePaper) -> None:
    """Rows where nothing may lie yet, behind a dashed line."""
    p.fillRect(box, QBrush(colour(paper.soft, 90), Qt.BrushStyle.BDiagPattern))
    ink = QPen(QColor(paper.soft), 2.4 * unit)
    ink.setDashPattern([4, 3])
    p.setPen(ink)
    p.drawLine(box.topLeft(), box.topRight())

"""The brush strokes that all pictures are made of: light comes from the upper left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from carcqt.art.brush.noise import chance
from carcqt.art.brush.symbols import vectors_of

Point = tuple[float, float]
Points = Sequence[Point] | str
"""Places one after the other; in drawings as text: `"12,30 14,28"`."""
INK: Final = "#2e1c12"
NO_PEN: Final = Qt.PenStyle.NoPen
NO_BRUSH: Final = Qt.BrushStyle.NoBrush
_CUT: Final = Qt.ClipOperation.IntersectClip


def colour(name: str, alpha: int = 255) -> QColor:
    found = QColor(name)
    found.setAlpha(alpha)
    return found


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
        round(a.alpha() + (b.alpha() - a.alpha()) * share),
    )


def lighter(base: str | QColor, share: float) -> QColor:
    return mix(base, "#fff3d6", share)


def darker(base: str | QColor, share: float) -> QColor:
    return mix(base, "#1d120c", share)


def pen(name: str | QColor, width: float, alpha: int = 255, *, flat: bool = False) -> QPen:
    ink = QColor(name)
    ink.setAlpha(alpha)
    cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    return QPen(QBrush(ink), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


@cache
def _read(text: str) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def places(points: Points) -> Sequence[Point]:
    return _read(points) if isinstance(points, str) else points


def blob(points: Points, *, closed: bool = True, round_by: float = 0.17) -> QPainterPath:
    """A smooth line through points."""
    way = places(points)
    count = len(way)
    path = QPainterPath(QPointF(*way[0]))

    def at(number: int) -> Point:
        return way[number % count] if closed else way[max(0, min(count - 1, number))]

    for number in range(count if closed else count - 1):
        a, b, c, d = (at(number + step) for step in (-1, 0, 1, 2))
        path.cubicTo(
            b[0] + (c[0] - a[0]) * round_by,
            b[1] + (c[1] - a[1]) * round_by,
            c[0] - (d[0] - b[0]) * round_by,
            c[1] - (d[1] - b[1]) * round_by,
            c[0],
            c[1],
        )
    if closed:
        path.closeSubpath()
    return path


def limb(points: Points) -> QPainterPath:
    return blob(points, round_by=0.14)


def line(points: Points) -> QPainterPath:
    return blob(points, closed=False)


def polygon(points: Points) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in places(points)])


def spline(points: Points, steps: int = 8) -> list[Point]:
    found: list[Point] = []
    way = places(points)
    for number in range(len(way) - 1):
        a, b, c, d = (way[max(0, min(len(way) - 1, number + step))] for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            found.append(
                (
                    _catmull(a[0], b[0], c[0], d[0], t),
                    _catmull(a[1], b[1], c[1], d[1], t),
                )
            )
    return [*found, way[-1]]


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def taper(points: Points, begin: float, end: float, middle: float | None = None) -> QPainterPath:
    """A stroke through points whose width changes on the way."""
    way = spline(points)
    last = len(way) - 1
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(way):
        a, b = way[max(0, number - 1)], way[min(last, number + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        t = number / last
        if middle is None:
            width = begin + (end - begin) * t
        else:
            width = begin * (1 - t) ** 2 + 2 * middle * t * (1 - t) + end * t * t
        ox, oy = -dy / length * width / 2, dx / length * width / 2
        left.append((x + ox, y + oy))
        right.append((x - ox, y - oy))
    path = QPainterPath()
    path.addPolygon(polygon([*left, *right[::-1]]))
    path.closeSubpath()
    return path


def ellipse(x: float, y: float, across: float, down: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path


def united(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def swung(path: QPainterPath, x: float, y: float, degrees: float) -> QPainterPath:
    """Turned about a joint."""
    turn = QTransform().translate(x, y).rotate(degrees).translate(-x, -y)
    return turn.map(path)


def swing(p: QPainter, x: float, y: float, degrees: float) -> None:
    """Turn what follows about a joint, until `restore`."""
    p.save()
    p.translate(x, y)
    p.rotate(degrees)
    p.translate(-x, -y)


def fill(p: QPainter, path: QPainterPath, name: str | QColor, alpha: int = 255) -> None:
    p.setPen(NO_PEN)
    tint = QColor(name)
    tint.setAlpha(alpha)
    p.setBrush(tint)
    p.drawPath(path)


def dot(
    p: QPainter, x: float, y: float, across: float, down: float, name: str, alpha: int = 255
) -> None:
    p.setPen(NO_PEN)
    p.setBrush(colour(name, alpha))
    p.drawEllipse(QPointF(x, y), across, down)


def stroke(
    p: QPainter, path: QPainterPath, name: str | QColor, width: float, alpha: int = 255
) -> None:
    p.setBrush(NO_BRUSH)
    p.setPen(pen(name, width, alpha))
    p.drawPath(path)


def solid(
    p: QPainter,
    path: QPainterPath,
    base: str | QColor,
    outline: float = 1.5,
    depth: float = 1.0,
    ink: str = INK,
) -> None:
    """A body: slanting light, shade inside its border, a lit rim and an inked contour."""
    box = path.boundingRect()
    light = QLinearGradient(box.topLeft(), QPointF(box.left() + box.width() * 0.45, box.bottom()))
    light.setColorAt(0, lighter(base, 0.34 * depth))
    light.setColorAt(0.45, QColor(base))
    light.setColorAt(1, darker(base, 0.45 * depth))
    p.setPen(NO_PEN)
    p.setBrush(light)
    p.drawPath(path)
    if depth > 0.5:
        within(p, path)
        p.setBrush(NO_BRUSH)
        p.translate(-0.9, -0.9)
        for width, alpha in ((9.0, 16), (5.5, 26), (3.0, 36)):
            p.setPen(pen("#1d0f0a", width, alpha))
            p.drawPath(path)
        p.translate(0.9, 0.9)
        rim = path.subtracted(path.translated(2.2, 2.6))
        fill(p, rim, "#fff0c8", 86)
        p.restore()
    if outline:
        stroke(p, path, ink, outline, 225)


def within(p: QPainter, path: QPainterPath) -> None:
    """Keep what follows inside a path, until `restore`."""
    p.save()
    if vectors_of(p) is not None and p.hasClipping():
        # Of two cuts at once, vectors would keep whole units only.
        p.setClipPath(p.clipPath().intersected(path))
    else:
        p.setClipPath(path, _CUT)


def fur(
    p: QPainter,
    path: QPainterPath,
    base: str,
    hairs: int,
    lie: float,
    length: float = 5.0,
    *,
    stray: float = 25.0,
    alpha: int = 70,
    width: float = 0.8,
) -> None:
    """Short strokes over a body; `lie` is their direction in degrees."""
    rng = chance("fur", base, hairs, lie)
    box = path.boundingRect()
    light, dark = lighter(base, 0.35), darker(base, 0.5)
    within(p, path)
    for _ in range(hairs):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        angle = math.radians(lie + rng.uniform(-stray, stray))
        far = length * rng.uniform(0.6, 1.3)
        p.setPen(pen(light if rng.random() < 0.4 else dark, width, alpha))
        p.drawLine(QPointF(x, y), QPointF(x + math.cos(angle) * far, y + math.sin(angle) * far))
    p.restore()


def soft(
    p: QPainter, x: float, y: float, across: float, down: float, name: str, alpha: int
) -> None:
    """A spot that fades outwards."""
    fade = QRadialGradient(QPointF(0, 0), 1)
    fade.setColorAt(0, colour(name, alpha))
    fade.setColorAt(0.55, colour(name, int(alpha * 0.65)))
    fade.setColorAt(1, colour(name, 0))
    p.save()
    p.translate(x, y)
    p.scale(across, down)
    p.setPen(NO_PEN)
    p.setBrush(fade)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()


def shadow(p: QPainter, x: float, y: float, across: float, down: float, alpha: int = 95) -> None:
    """What a body throws on the ground."""
    soft(p, x, y, across, down, "#20200c", alpha)


def eye(p: QPainter, x: float, y: float, radius: float = 1.5) -> None:
    dot(p, x, y, radius, radius, "#140b07")
    dot(p, x - radius * 0.35, y - radius * 0.4, radius * 0.38, radius * 0.38, "#fff8e8", 230)


def glint(p: QPainter, x: float, y: float, radius: float) -> None:
    glow = QRadialGradient(QPointF(x, y), radius * 0.8)
    glow.setColorAt(0, colour("#fff6c8", 120))
    glow.setColorAt(1, colour("#fff6c8", 0))
    p.setPen(NO_PEN)
    p.setBrush(glow)
    p.drawEllipse(QPointF(x, y), radius * 0.8, radius * 0.8)
    rays = [
        (
            x + math.cos(ray * math.pi / 4) * radius * (0.18 if ray % 2 else 1),
            y + math.sin(ray * math.pi / 4) * radius * (0.18 if ray % 2 else 1),
        )
        for ray in range(8)
    ]
    p.setBrush(colour("#fffdf0"))
    p.drawPolygon(polygon(rays))


def box(x: float, y: float, width: float, height: float) -> QRectF:
    return QRectF(x, y, width, height)

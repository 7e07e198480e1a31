"""Trees, shrubs, palms and peaks: each in a circle of radius 1 about 0, 0."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from carcqt.art.brush.noise import chance
from carcqt.art.brush.shapes import (
    NO_BRUSH,
    NO_PEN,
    Point,
    colour,
    darker,
    fill,
    lighter,
    line,
    mix,
    pen,
    polygon,
    stroke,
    taper,
    within,
)


def crown(p: QPainter, base: str, variant: int) -> None:
    """A leafy tree seen from above and in front."""
    _trunk(p, 0.6, 0.62)
    _leaves(p, base, chance("crown", variant), 46)


def shrub(p: QPainter, base: str, variant: int) -> None:
    _leaves(p, base, chance("shrub", variant), 26)


def _trunk(p: QPainter, y: float, height: float) -> None:
    trunk = QPainterPath()
    trunk.addRect(-0.09, y, 0.18, height)
    fill(p, trunk, darker("#6a4526", 0.25))


def _leaves(p: QPainter, name: str, rng: Random, dabs: int) -> None:
    base = mix(name, "#c8b04a", rng.uniform(0, 0.12))
    lobes = []
    for number in range(9):
        angle = number * math.tau / 9 + rng.uniform(-0.2, 0.2)
        far, radius = rng.uniform(0.52, 0.62), rng.uniform(0.33, 0.43)
        lobes.append((math.cos(angle) * far, math.sin(angle) * far * 0.94, radius))
    whole = QPainterPath()
    whole.addEllipse(QPointF(0, 0), 0.66, 0.64)
    for x, y, radius in lobes:
        lobe = QPainterPath()
        lobe.addEllipse(QPointF(x, y), radius, radius)
        whole = whole.united(lobe)
    p.setPen(pen(darker(base, 0.72), 0.13, 215))
    p.setBrush(darker(base, 0.5))
    p.drawPath(whole)
    p.setPen(NO_PEN)
    light = QRadialGradient(QPointF(-0.32, -0.40), 1.45)
    light.setColorAt(0, lighter(mix(base, "#d8d060", 0.25), 0.28))
    light.setColorAt(0.38, base)
    light.setColorAt(0.8, darker(base, 0.42))
    light.setColorAt(1, darker(base, 0.62))
    p.setBrush(light)
    p.drawPath(whole)
    within(p, whole)
    p.setPen(NO_PEN)
    for x, y, radius in sorted(lobes, key=lambda lobe: lobe[1]):
        lit = -(x * 0.6 + y * 0.75)
        top = (
            lighter(base, 0.15 + 0.28 * max(0, lit))
            if lit > -0.1
            else darker(base, 0.05 - 0.3 * lit)
        )
        volume = QRadialGradient(QPointF(x - radius * 0.35, y - radius * 0.45), radius * 1.25)
        deep = darker(base, 0.65)
        volume.setColorAt(0, colour(top.name(), 150))
        volume.setColorAt(0.6, colour(base.name(), 60))
        volume.setColorAt(0.95, colour(deep.name(), 110))
        volume.setColorAt(1, colour(deep.name(), 0))
        p.setBrush(volume)
        p.drawEllipse(QPointF(x, y), radius, radius)
    for _ in range(dabs):
        angle, far = rng.uniform(0, math.tau), rng.random() ** 0.5 * 0.98
        x, y = math.cos(angle) * far, math.sin(angle) * far
        lit = 0.5 - (x * 0.45 + y * 0.6) + rng.uniform(-0.25, 0.25)
        if lit > 0.55:
            tint = lighter(mix(base, "#e6dc6a", 0.3), min(0.5, (lit - 0.55) * 0.8))
        else:
            tint = darker(base, min(0.6, (0.62 - lit) * 0.9))
        tint.setAlpha(150)
        p.setBrush(tint)
        size = rng.uniform(0.055, 0.11)
        p.save()
        p.translate(x, y)
        p.rotate(rng.uniform(-60, 20))
        p.drawEllipse(QPointF(0, 0), size * 1.5, size)
        p.restore()
    p.restore()


def pine(p: QPainter, name: str, variant: int) -> None:
    base = mix(name, "#2f5a3e", 0.65)
    _trunk(p, 0.7, 0.55)
    lean = chance("pine", variant).uniform(-0.06, 0.06)
    for tier in range(4):
        top, bottom, half = -1.25 + tier * 0.44, -0.42 + tier * 0.44, 0.42 + tier * 0.17

        def needle(t: float, number: int) -> float:
            return top + (bottom - top) * t + (0.10 if number % 2 else -0.04)  # noqa: B023

        reach = (0.45, 0.62, 0.8, 1.0)
        right = [(half * t, needle(t, number)) for number, t in enumerate(reach)]
        left = [(-half * t, needle(t, number)) for number, t in enumerate(reach[::-1])]
        hem = [(0.5, 0.10), (0.2, 0.02), (0.0, 0.14), (-0.3, 0.02), (-0.6, 0.11)]
        skirt = [(half * x, bottom + y) for x, y in hem]
        outline = [(lean, top), *right, *skirt, *left]
        light = QLinearGradient(-half, top, half, bottom)
        light.setColorAt(0, lighter(mix(base, "#c8d060", 0.25), 0.22))
        light.setColorAt(0.45, base)
        light.setColorAt(1, darker(base, 0.6))
        p.setPen(pen(darker(base, 0.7), 0.09, 190))
        p.setBrush(light)
        p.drawPolygon(polygon(outline))
        p.setPen(pen("#e4e8a0", 0.05, 90))
        p.drawLine(QPointF(-half * 0.3, top + 0.32), QPointF(-half * 0.62, bottom - 0.02))
        p.drawLine(QPointF(-half * 0.05, top + 0.3), QPointF(-half * 0.2, bottom - 0.02))


def palm(p: QPainter, base: str, variant: int) -> None:
    rng = chance("palm", variant)
    for number in range(11):
        angle = number * math.tau / 11 + rng.uniform(-0.15, 0.15)
        far = rng.uniform(0.9, 1.15)
        x, y = math.cos(angle) * far, math.sin(angle) * far * 0.85
        lit = -(x * 0.5 + y * 0.6)
        tint = lighter(base, 0.35 * lit) if lit > 0 else darker(base, -0.5 * lit)
        rib = ((0.0, 0.0), (x * 0.55, y * 0.55 - 0.14), (x, y + 0.12))
        p.setPen(pen("#16330f", 0.05, 170))
        p.setBrush(tint)
        p.drawPath(taper(rib, 0.12, 0.03, 0.42))
        stroke(p, line(rib), "#d8ec90", 0.035, 120)
    p.setPen(NO_PEN)
    p.setBrush(colour("#8a5a2a"))
    for x, y in ((-0.08, 0.0), (0.08, 0.04), (0.0, -0.08)):
        p.drawEllipse(QPointF(x, y), 0.11, 0.11)


def fern(p: QPainter, base: str, variant: int) -> None:
    """Broad leaves of the undergrowth."""
    rng = chance("fern", variant)
    for number in range(8):
        angle = number * math.tau / 8 + rng.uniform(-0.2, 0.2)
        x, y = math.cos(angle) * 0.95, math.sin(angle) * 0.8
        lit = -(x * 0.5 + y * 0.6)
        tint = lighter(base, 0.4 * lit) if lit > 0 else darker(base, -0.45 * lit)
        p.setPen(pen(darker(base, 0.7), 0.07, 190))
        p.setBrush(tint)
        p.drawPath(taper(((0, 0), (x * 0.5, y * 0.5 - 0.1), (x, y)), 0.1, 0.02, 0.75))
        stroke(
            p, line(((0, 0), (x * 0.5, y * 0.5 - 0.1), (x * 0.9, y * 0.9))), "#d8f0a0", 0.04, 110
        )


def peak(p: QPainter, name: str, variant: int) -> None:
    """A mountain: lit on the left, violet on the right, snow on its top."""
    rng = chance("peak", variant)
    top = (rng.uniform(-0.15, 0.15), -1.22)

    def shaken(place: Point) -> Point:
        return place[0] + rng.uniform(-0.06, 0.06), place[1] + rng.uniform(-0.06, 0.06)

    left = [
        (-1.05, 0.78),
        *map(shaken, ((-0.80, 0.34), (-0.62, 0.22), (-0.44, -0.32), (-0.28, -0.50))),
    ]
    right = [
        *map(shaken, ((0.24, -0.66), (0.42, -0.28), (0.58, -0.10), (0.82, 0.36))),
        (1.08, 0.78),
    ]
    ridge = [
        top,
        (top[0] + 0.10, -0.72),
        (top[0] - 0.04, -0.30),
        (top[0] + 0.16, 0.12),
        (top[0] + 0.04, 0.46),
        (0.22, 0.94),
    ]
    whole = polygon([*left, top, *right, (0.22, 0.96), (-0.4, 0.9)])
    p.setPen(pen("#33231b", 0.10, 225))
    p.setBrush(colour(name))
    p.drawPolygon(whole)
    p.setPen(NO_PEN)
    light = QLinearGradient(-0.8, -1, 0.1, 0.9)
    light.setColorAt(0, lighter(name, 0.55))
    light.setColorAt(0.6, lighter(name, 0.12))
    light.setColorAt(1, mix(name, "#b98c45", 0.45))
    p.setBrush(light)
    p.drawPolygon(polygon([*left, *ridge, (-0.4, 0.9)]))
    dark = QLinearGradient(0, -1.1, 0.7, 0.9)
    dark.setColorAt(0, mix(name, "#5a4a58", 0.55))
    dark.setColorAt(0.6, mix(name, "#4d3c42", 0.6))
    dark.setColorAt(1, mix(name, "#8a6a44", 0.5))
    p.setBrush(dark)
    far_side = polygon([*ridge, *right[::-1]])
    p.drawPolygon(far_side)
    outline = QPainterPath()
    outline.addPolygon(whole)
    within(p, outline)
    p.setPen(NO_PEN)
    for number in range(7):
        y = rng.uniform(-0.7, 0.6)
        x = rng.uniform(-0.75, 0.75) * (y + 1.2) / 1.9
        long = rng.uniform(0.25, 0.5)
        way = -1 if x < top[0] else 1
        p.setBrush(colour("#fff2d8" if way < 0 and number % 2 else "#2c1c18", 60))
        facet = (
            (x, y),
            (x + way * long * 0.35, y + long * 0.55),
            (x + way * long * 0.75, y + long),
            (x + way * long * 0.15, y + long * 0.8),
        )
        p.drawPolygon(polygon(facet))
    in_shade = QPainterPath()
    in_shade.addPolygon(far_side)
    _snow(p, top, in_shade, rng)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#33231b", 0.05, 130))
    p.drawPolyline(polygon(ridge[1:]))
    p.restore()


def _snow(p: QPainter, top: Point, far_side: QPainterPath, rng: Random) -> None:
    lower = rng.uniform(-0.2, 0.05)
    hem = (
        (-0.60, -0.42), (-0.34, -0.40), (-0.26, -0.22), (-0.12, -0.48), (0.02, -0.20),
        (0.14, -0.52), (0.28, -0.24), (0.36, -0.44), (0.62, -0.5),
    )  # fmt: skip
    cap = [(x + top[0] * 0.5, y + lower) for x, y in hem]
    snow = polygon([*cap, (0.2 + top[0] * 0.5, -1.6), (-0.5 + top[0] * 0.5, -1.4)])
    p.setBrush(colour("#fbf7ee"))
    p.drawPolygon(snow)
    within(p, far_side)
    p.setPen(NO_PEN)
    p.setBrush(colour("#9fb0c8", 190))
    p.drawPolygon(snow)
    p.restore()

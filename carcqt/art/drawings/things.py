"""What lies about: gold, mushrooms, fires, stones of a shrine, volcanoes, fruit."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from carcqt.art.brush.noise import chance
from carcqt.art.brush.shapes import (
    NO_PEN,
    blob,
    colour,
    darker,
    dot,
    ellipse,
    eye,
    fill,
    fur,
    glint,
    line,
    mix,
    pen,
    places,
    polygon,
    shadow,
    soft,
    solid,
    stroke,
    taper,
    within,
)
from carcqt.art.brush.sprites import Draw


def nugget(p: QPainter, x: float, y: float, radius: float, number: int) -> None:
    rng = chance("nugget", number)
    angles = [number * math.tau / 9 + rng.uniform(-0.2, 0.2) for number in range(9)]
    outline = [
        (x + math.cos(angle) * radius * far, y + math.sin(angle) * radius * 0.8 * far)
        for angle, far in ((angle, rng.uniform(0.8, 1.15)) for angle in angles)
    ]
    shadow(p, x + radius * 0.3, y + radius * 0.65, radius * 1.25, radius * 0.5, 130)
    path = blob(outline, round_by=0.10)
    light = QRadialGradient(QPointF(x - radius * 0.4, y - radius * 0.5), radius * 1.9)
    for at, tint in ((0, "#fff3a0"), (0.35, "#f7c832"), (0.75, "#c98512"), (1, "#7d4a08")):
        light.setColorAt(at, colour(tint))
    p.setBrush(light)
    p.setPen(pen("#5a3406", 2.0))
    p.drawPath(path)
    within(p, path)
    p.setPen(NO_PEN)
    middle = (x - radius * 0.1, y - radius * 0.1)
    for facet in range(0, 9, 2):
        p.setBrush(colour("#fff7c0" if facet in (4, 6) else "#8a5208", 75))
        p.drawPolygon(polygon((middle, outline[facet], outline[(facet + 1) % 9])))
    p.restore()


_HEAPS = (
    ((50, 54, 31),),
    ((32, 60, 21), (67, 52, 23)),
    ((29, 66, 19), (70, 67, 18), (50, 36, 21)),
    ((28, 36, 18), (70, 36, 18), (30, 70, 18), (71, 70, 18)),
)


def _gold(p: QPainter, count: int) -> None:
    # Grains about them: gold that is washed out, and too small to be counted.
    for number, (x, y) in enumerate(((14, 70), (84, 76), (24, 84), (72, 88), (88, 58), (12, 54))):
        nugget(p, x, y, 4.5 + number % 3, 50 + number)
    for number, (x, y, radius) in enumerate(_HEAPS[count - 1]):
        nugget(p, x, y, radius, number + count)
    x, y, radius = _HEAPS[count - 1][-1]
    glint(p, x - radius * 0.35, y - radius * 0.5, 15)
    glint(p, _HEAPS[count - 1][0][0] + 8, _HEAPS[count - 1][0][1] - 6, 8)


def mushroom(p: QPainter, x: float, y: float, scale: float, cap_colour: str) -> None:
    p.save()
    p.translate(x, y)
    p.scale(scale, scale)
    shadow(p, 5, 22, 22, 7, 120)
    solid(p, blob("-6,-2 6,-2 8,20 0,24 -8,20"), "#f1e4c8", 1.6, 0.8)
    cap = blob("-25,1 -18,-16 0,-25 18,-16 25,1 10,7 -10,7")
    solid(p, cap, cap_colour, 1.8)
    for dx, dy, radius in ((-11, -9, 4), (3, -16, 3.6), (11, -4, 3.6), (-2, -2, 2.6)):
        dot(p, dx, dy, radius, radius * 0.75, "#fff8e4", 235)
    p.restore()


def _mushrooms(p: QPainter, pose: int) -> None:
    rings = (
        ((68, 54, 0.8, "#c98a3c"), (36, 46, 1.15, "#c23a26"), (58, 72, 0.7, "#b9512a")),
        ((30, 56, 0.85, "#b9512a"), (64, 48, 1.15, "#c23a26"), (44, 74, 0.65, "#c98a3c")),
    )
    for x, y, scale, tint in rings[pose]:
        mushroom(p, x, y, scale, tint)


def fire(p: QPainter) -> None:
    shadow(p, 52, 80, 38, 12, 140)
    soft(p, 50, 55, 50, 50, "#ffc046", 150)
    for angle in range(0, 360, 40):
        x = 50 + 30 * math.cos(math.radians(angle))
        y = 78 + 10 * math.sin(math.radians(angle))
        stone = ((-6, 0), (-2, -5), (5, -4), (6, 2), (0, 4))
        solid(p, blob([(x + dx, y + dy) for dx, dy in stone]), "#8f8577", 1.3)
    for log in ("26,80 74,70", "74,80 28,70"):
        solid(p, taper(log, 8, 6), "#6a4324", 1.4, 0.8)
    flames = (
        ("46,4 54,20 58,32 66,22 72,44 72,62 60,77 40,77 27,62 28,44 35,28 40,36 44,22", "#d9481a"),
        ("48,22 56,40 62,42 64,60 57,75 43,75 34,60 38,46 44,44", "#f3922a"),
        ("49,42 56,56 55,73 45,73 42,60", "#ffe28a"),
    )
    for outline, tint in flames:
        path = blob(outline)
        box = path.boundingRect()
        glow = QLinearGradient(box.topLeft(), box.bottomLeft())
        glow.setColorAt(0, darker(tint, 0.12))
        glow.setColorAt(0.6, colour(tint))
        glow.setColorAt(1, mix(tint, "#fff2a0", 0.65))
        p.setPen(pen("#8a2a0a", 1.2, 150))
        p.setBrush(glow)
        p.drawPath(path)


def shrine(p: QPainter) -> None:
    shadow(p, 54, 84, 44, 12, 130)
    pillars = ("18,84 20,40 28,34 36,40 36,84", "64,84 64,42 72,36 80,42 82,84")
    lintel = "10,40 14,26 40,22 70,22 88,28 90,38 60,42 30,42"
    for outline, tint in ((pillars[0], "#a49a88"), (pillars[1], "#a49a88"), (lintel, "#b3a994")):
        stone = blob(outline, round_by=0.09)
        solid(p, stone, tint, 1.6)
        fur(p, stone, tint, 24, 70, 4, stray=60, alpha=60)
    stroke(p, line("44,32 50,27 56,31 52,35 48,32"), "#a03a1c", 2.4, 220)
    for x in (28, 73):
        stroke(p, line(((x, 52), (x, 66))), "#a03a1c", 2.4, 220)
    solid(p, blob("42,84 44,70 58,70 60,84"), "#c7b89a", 1.4)
    glint(p, 51, 66, 8)


def volcano(p: QPainter) -> None:
    """Lit on the left and dark on the right, like all mountains; trees go before its foot."""
    shadow(p, 56, 88, 56, 12, 150)
    for x, y, across, tint, alpha in (
        (51, 9, 12, "#5f5650", 230),
        (58, -2, 16, "#8b827a", 220),
        (48, -12, 14, "#b4aaa0", 190),
    ):
        soft(p, x, y, across, across * 0.75, tint, alpha)
    left = "38,25 31,40 24,50 17,66 8,77 0,92"
    right = "62,25 67,38 76,50 81,64 92,77 100,92"
    ridge = "52,29 55,42 50,54 57,68 52,80 58,94"
    whole = polygon([*places(left)[::-1], *places(right)])
    p.setPen(pen("#33231b", 2.6, 225))
    p.setBrush(colour("#86705f"))
    p.drawPolygon(whole)
    p.setPen(NO_PEN)
    for side, ends, tints in (
        (left, (10, 20, 54, 92), ("#cdb69c", "#9d8470", "#6f6a44")),
        (right, (52, 20, 90, 92), ("#5e4c4a", "#493a3c", "#3f4028")),
    ):
        light = QLinearGradient(*ends)
        for at, tint in zip((0, 0.55, 1), tints, strict=True):
            light.setColorAt(at, colour(tint))
        p.setBrush(light)
        p.drawPolygon(polygon([*places(side)[::-1], *places(ridge)]))
    for facet, tint in (
        ("34,40 28,58 22,64 27,48", "#fff2d8"),
        ("42,50 38,74 30,84 35,64", "#2c1c18"),
        ("20,68 17,84 8,92 12,78", "#fff2d8"),
        ("64,36 72,56 70,66 62,48", "#2c1c18"),
        ("78,60 86,82 78,84 74,68", "#1c1014"),
    ):
        p.setBrush(colour(tint, 65))
        p.drawPolygon(polygon(places(facet)))
    outline = QPainterPath()
    outline.addPolygon(whole)
    within(p, outline)
    soft(p, 50, 26, 26, 22, "#ff8a2a", 120)
    for flow in ("44,25 41,38 43,48 36,60 38,72", "56,26 60,40 57,50 65,64"):
        fill(p, taper(flow, 7.5, 2), "#a82c12")
        fill(p, taper(flow, 4, 1), "#ff9a2e")
    p.restore()
    rim = blob("37,26 42,22 50,24 57,21 63,26 56,30 50,29 43,31", round_by=0.08)
    solid(p, rim, "#4a2a22", 1.6, 0.4)
    fill(p, ellipse(50, 26, 8.5, 2.6), "#ff8a24")
    fill(p, ellipse(49, 26, 4.6, 1.5), "#ffe08a")
    for x, y, radius in ((42, 14, 2), (58, 12, 1.8), (51, 7, 2.2)):
        dot(p, x, y, radius, radius, "#ff8a2a")


def fish(p: QPainter, tint: str = "#e8a25a", belly: str = "#fff0d0") -> None:
    body = blob("4,50 18,38 38,33 58,38 74,48 60,61 40,66 18,61")
    fin = darker(tint, 0.18)
    solid(p, blob("70,49 82,40 95,30 91,49 96,69 82,58"), fin, 2.2, 0.6)
    solid(p, blob("34,35 44,22 56,28 58,38"), fin, 2, 0.5)
    solid(p, body, tint, 2.6)
    within(p, body)
    fill(p, blob("6,54 30,56 60,54 52,66 30,70 12,64"), belly, 180)
    p.setBrush(colour("#000000", 0))
    p.setPen(pen("#5a3010", 1.4, 90))
    for x in range(32, 66, 8):
        for y in (42, 50):
            p.drawArc(x - 5, y - 4, 8, 8, -80 * 16, 160 * 16)
    p.setPen(pen("#4a220c", 2, 180))
    p.drawArc(12, 38, 14, 24, -70 * 16, 140 * 16)
    p.restore()
    eye(p, 15, 46, 3)
    solid(p, blob("36,55 48,58 44,68"), fin, 1.6, 0.4)


_FISH_COLOURS = ("#ef8f34", "#f0b45c", "#e2743f", "#f2bd4c")
_SHOALS = (
    ((50, 52, 0.62),),
    ((32, 32, 0.56), (66, 70, 0.56)),
    ((28, 26, 0.5), (72, 44, 0.5), (36, 76, 0.5)),
    ((26, 27, 0.45), (74, 30, 0.45), (27, 72, 0.45), (75, 74, 0.45)),
)


def _shoal(p: QPainter, count: int) -> None:
    for number, (x, y, scale) in enumerate(_SHOALS[count - 1]):
        soft(p, x + 5, y + 12, 50 * scale, 18 * scale, "#0c3348", 130)
        p.save()
        p.translate(x, y)
        p.scale(-scale if number % 2 else scale, scale)
        p.translate(-50, -50)
        fish(p, _FISH_COLOURS[number])
        p.restore()
        ripple = line(
            (
                (x - 52 * scale, y + 10),
                (x - 20 * scale, y + 36 * scale),
                (x + 28 * scale, y + 36 * scale),
                (x + 54 * scale, y + 10),
            )
        )
        stroke(p, ripple, "#ffffff", 1.6, 150)


def fruit(p: QPainter, number: int = 0) -> None:
    shadow(p, 54, 78, 38, 10, 120)
    tints = (("#e8902a", "#c9352c", "#e8c23a"), ("#d8463a", "#e8b03a", "#9a4a9a"))[number % 2]
    for (x, y, radius), tint in zip(((36, 58, 20), (66, 60, 18), (52, 40, 17)), tints, strict=True):
        solid(p, ellipse(x, y, radius, radius * 0.95), tint, 1.8)
        dot(p, x - radius * 0.35, y - radius * 0.4, radius * 0.22, radius * 0.16, "#fff8e0", 170)
    for leaf in ("52,26 38,14 24,18 38,26", "52,26 64,12 80,16 66,26"):
        solid(p, blob(leaf), "#4c8a35", 1.4)


def unknown(p: QPainter) -> None:
    """A tidy badge for what this version has no drawing for."""
    shadow(p, 53, 58, 44, 40, 120)
    solid(p, ellipse(50, 50, 38, 38), "#efe4c8", 2.4, 0.6)
    solid(p, ellipse(50, 50, 28, 28), "#c9a968", 1.6, 0.6)
    glint(p, 50, 50, 22)


GOLD: tuple[Draw, ...] = tuple(partial(_gold, count=count) for count in range(1, 5))
MUSHROOMS: tuple[Draw, ...] = tuple(partial(_mushrooms, pose=pose) for pose in range(2))
SHOALS: tuple[Draw, ...] = tuple(partial(_shoal, count=count) for count in range(1, 5))
FRUIT: tuple[Draw, ...] = tuple(partial(fruit, number=number) for number in range(2))

"""The old west: trains, tipis, mines, houses, a water tower."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from carcqt.art.brush.noise import chance
from carcqt.art.brush.plants import peak
from carcqt.art.brush.shapes import (
    INK,
    blob,
    box,
    colour,
    darker,
    dot,
    ellipse,
    fill,
    glint,
    line,
    pen,
    shadow,
    soft,
    solid,
    stroke,
    taper,
    within,
)
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.things import nugget


def _smoke(p: QPainter, way: list[tuple[float, float, float]]) -> None:
    for x, y, radius in way:
        soft(p, x, y, radius, radius * 0.85, "#efe9dc", 210)
        soft(p, x + radius * 0.2, y + radius * 0.25, radius * 0.7, radius * 0.5, "#b9b0a2", 90)


def train_side(p: QPainter) -> None:
    """A locomotive seen from the side."""
    shadow(p, 52, 84, 52, 7, 140)
    _smoke(p, [(26, 8, 9), (38, -1, 12), (55, -5, 14), (74, -4, 12)])
    solid(p, blob("62,34 94,34 94,70 62,70", round_by=0.03), "#a3302a", 1.7)
    p.setBrush(colour("#ffe8a0"))
    p.setPen(pen(INK, 1.3))
    p.drawRect(box(70, 41, 16, 12))
    solid(p, blob("58,29 98,27 98,34 58,35", round_by=0.05), "#4a3026", 1.5)
    solid(p, blob("12,44 62,42 62,66 12,66", round_by=0.05), "#3a4348", 1.7)
    for x in (26, 40, 54):
        stroke(p, line(((x, 43.5), (x, 66))), "#d8a838", 2.2)
    solid(p, blob("17,44 19,30 14,18 32,18 27,30 29,44", round_by=0.05), "#2d3236", 1.6)
    solid(p, blob("42,42 42,34 50,34 50,42", round_by=0.14), "#d9a83a", 1.3)
    solid(p, blob("0,78 12,62 14,78", round_by=0.02), "#a3302a", 1.4)
    p.setBrush(colour("#ffe9a8"))
    p.setPen(pen(INK, 1.2))
    p.drawEllipse(QPointF(11, 44), 5, 5)
    for x, y, radius in ((24, 74, 8), (42, 74, 8), (74, 71, 11.5)):
        _wheel(p, x, y, radius)
    stroke(p, line("24,75 74,73"), "#c9c2b4", 2.6)


def _wheel(p: QPainter, x: float, y: float, radius: float) -> None:
    p.setPen(pen(INK, 1.4))
    p.setBrush(colour("#2c2422"))
    p.drawEllipse(QPointF(x, y), radius, radius)
    p.setBrush(colour("#b8372c"))
    p.drawEllipse(QPointF(x, y), radius * 0.74, radius * 0.74)
    p.setPen(pen("#e9c66a", 1.4))
    for angle in range(0, 180, 45):
        dx, dy = (radius * 0.7 * f(math.radians(angle)) for f in (math.cos, math.sin))
        p.drawLine(QPointF(x - dx, y - dy), QPointF(x + dx, y + dy))


def train_front(p: QPainter) -> None:
    """A locomotive that comes down its track."""
    shadow(p, 54, 88, 34, 8, 150)
    _smoke(p, [(50, 2, 11), (60, -8, 13), (74, -13, 12)])
    solid(p, blob("28,26 72,26 72,74 28,74", round_by=0.03), "#a3302a", 1.7)
    solid(p, blob("24,20 50,15 76,20 76,28 24,28", round_by=0.06), "#4a3026", 1.6)
    for x in (32, 58):
        p.setBrush(colour("#ffe8a0"))
        p.setPen(pen(INK, 1.2))
        p.drawRect(box(x, 32, 10, 10))
    solid(p, blob("43,36 45,20 40,8 60,8 55,20 57,36", round_by=0.05), "#2d3236", 1.6)
    solid(p, ellipse(50, 54, 21, 21), "#3a4348", 1.8)
    p.setBrush(colour("#000000", 0))
    p.setPen(pen("#d8a838", 2.2))
    p.drawEllipse(QPointF(50, 54), 16, 16)
    solid(p, ellipse(50, 50, 6.5, 6.5), "#ffe9a8", 1.4, 0.6)
    for x in (29, 62):
        solid(
            p,
            blob(((x, 70), (x + 9, 70), (x + 9, 88), (x, 88)), round_by=0.05),
            "#2c2422",
            1.4,
            0.6,
        )
    solid(p, blob("32,74 68,74 76,92 50,96 24,92", round_by=0.04), "#b8372c", 1.6)
    for x in (36, 43, 50, 57, 64):
        stroke(p, line(((x, 77), (50 + (x - 50) * 1.5, 92))), "#5a1410", 1.6, 200)


def tipi(p: QPainter, hide: str = "#e2cfa2") -> None:
    shadow(p, 60, 84, 44, 10, 130)
    for way in ("46,24 36,4", "50,24 52,2", "54,24 66,6"):
        stroke(p, line(way), "#5a3c22", 2.4)
    cone = blob("50,16 58,34 70,58 82,82 50,88 18,82 30,58 42,34", round_by=0.08)
    solid(p, cone, hide, 1.7, 1.1)
    within(p, cone)
    stroke(p, line("14,72 50,78 86,72"), "#b5462a", 4, 220)
    stroke(p, line("14,65 50,71 86,65"), "#3f6f78", 2.4, 220)
    stroke(p, line("30,42 50,46 70,42"), "#b5462a", 3, 220)
    p.restore()
    solid(p, blob("48,50 58,86 40,86", round_by=0.06), "#4a2f1c", 1.2, 0.5)


def _camp(p: QPainter, pose: int) -> None:
    """Three tipis round a fire."""
    tents = (
        ((-22, -14, 0.58, "#cdb487"), (23, -10, 0.7, "#e2cfa2"), (-8, 18, 0.58, "#d9bd8a")),
        ((24, -16, 0.56, "#d9bd8a"), (-20, -8, 0.7, "#e2cfa2"), (14, 18, 0.56, "#cdb487")),
    )[pose]
    for dx, dy, scale, hide in tents:
        p.save()
        p.translate(50 + dx, 50 + dy)
        p.scale(scale, scale)
        p.translate(-50, -50)
        tipi(p, hide)
        p.restore()
    x = 62 if pose == 0 else 32
    soft(p, x, 78, 14, 10, "#ffb84a", 150)
    for way in (((x - 7, 84), (x + 7, 80)), ((x + 7, 84), (x - 7, 80))):
        stroke(p, line(way), "#5a3820", 3)
    fill(p, blob(((x - 5, 81), (x - 2, 72), (x + 1, 66), (x + 4, 74), (x + 5, 81))), "#f08a2a")
    fill(p, blob(((x - 2, 81), (x, 74), (x + 3, 81))), "#ffe08a")


def _mine(p: QPainter, count: int) -> None:
    """A gallery in a mountain; the nuggets beside its door can be counted."""
    shadow(p, 56, 88, 52, 12, 150)
    for x, y, radius, tint, variant in (
        (28, 51, 28, "#937a66", 4),
        (69, 49, 30, "#a8866a", 8),
        (49, 51, 40, "#a08468", 2),
    ):
        p.save()
        p.translate(x, y)
        p.scale(radius, radius)
        peak(p, tint, variant)
        p.restore()
    fill(p, blob("35,86 36,61 49,55 62,61 63,86", round_by=0.06), "#1c120c")
    soft(p, 49, 82, 12, 9, "#d8902a", 110)
    for beam in ("35,88 36,58", "63,88 62,58"):
        solid(p, taper(beam, 6, 6), "#8a5f34", 1.3, 0.7)
    solid(p, taper("30,58 68,57", 7, 7), "#9a6c3c", 1.4, 0.7)
    for rail in ("45,84 40,98", "53,84 58,98"):
        stroke(p, line(rail), "#4a3a30", 2)
    rows = (
        ((79, 86, 15),),
        ((19, 86, 14), (79, 86, 14)),
        ((17, 86, 13), (73, 90, 13), (87, 76, 13)),
    )
    for number, (x, y, radius) in enumerate(rows[count - 1]):
        nugget(p, x, y, radius, number + 10 * count)
        glint(p, x - 4, y - 6, 7)


def cabin(p: QPainter, wall: str = "#b98a58", roof: str = "#7c4a2c") -> None:
    shadow(p, 60, 84, 46, 10, 140)
    side = darker(wall, 0.32)
    solid(p, blob("14,48 52,48 52,86 14,86", round_by=0.01), wall, 1.6)
    solid(p, blob("52,48 88,44 88,80 52,86", round_by=0.01), side, 1.6, 0.6)
    for y in range(54, 86, 6):
        stroke(p, line(((14, y), (52, y))), "#3a2413", 1, 110)
        stroke(p, line(((52, y), (88, y - 4.5))), "#3a2413", 1, 110)
    solid(p, blob("33,22 52,48 14,48", round_by=0.01), wall, 1.4)
    solid(p, blob("33,18 74,14 94,46 54,51", round_by=0.01), roof, 1.7, 0.9)
    solid(p, taper("33,18 10,50", 4, 4), darker(roof, 0.2), 1.2, 0.4)
    for number in range(1, 5):
        t = number / 5
        stroke(p, line(((33 + 21 * t, 18 + 33 * t), (74 + 20 * t, 14 + 32 * t))), "#20120a", 1, 110)
    solid(p, blob("27,62 40,62 40,86 27,86", round_by=0.01), "#4a2c18", 1.2, 0.4)
    p.setBrush(colour("#ffe59a"))
    p.setPen(pen(INK, 1.3))
    p.drawRect(box(62, 56, 9, 10))
    p.drawRect(box(76, 54, 8, 10))


def saloon(p: QPainter) -> None:
    """A false front with a sign."""
    shadow(p, 60, 86, 48, 10, 140)
    solid(p, blob("60,40 92,36 92,78 60,86", round_by=0.01), "#8e5f3a", 1.6, 0.6)
    solid(p, blob("10,30 14,18 38,12 62,18 66,30 64,86 12,86", round_by=0.02), "#c98f54", 1.7)
    for y in range(36, 84, 7):
        stroke(p, line(((12, y), (64, y))), "#4a2c16", 1, 100)
    solid(p, blob("16,26 60,26 60,38 16,38", round_by=0.02), "#f0e0b4", 1.3, 0.5)
    for x in (24, 32, 40, 48):
        stroke(p, line(((x, 32), (x + 5, 32))), "#8a2c1c", 3.4)
    solid(p, blob("6,58 70,58 72,64 4,64", round_by=0.02), "#7a4a2c", 1.3, 0.6)
    for x in (9, 66):
        stroke(p, line(((x, 64), (x, 87))), "#6a4022", 3)
    fill(p, blob("30,66 46,66 46,86 30,86", round_by=0.01), "#3a2010")
    p.setPen(pen(INK, 1.2))
    p.setBrush(colour("#ffe59a"))
    p.drawRect(box(15, 44, 10, 10))
    p.drawRect(box(50, 44, 10, 10))


def church(p: QPainter) -> None:
    shadow(p, 58, 88, 44, 9, 140)
    solid(p, blob("44,50 88,46 88,80 44,88", round_by=0.01), "#cfc6b4", 1.6, 0.6)
    solid(p, blob("32,34 76,30 92,48 48,54", round_by=0.01), "#6f5a52", 1.6, 0.8)
    solid(p, blob("16,50 31,32 46,52 46,88 16,88", round_by=0.01), "#efe8d8", 1.6)
    solid(p, blob("22,34 40,34 40,20 22,20", round_by=0.02), "#efe8d8", 1.5)
    solid(p, blob("18,21 31,-8 44,21", round_by=0.02), "#7c5a4a", 1.6)
    stroke(p, line("31,-18 31,-6"), INK, 2)
    stroke(p, line("26,-14 36,-14"), INK, 2)
    fill(p, blob("25,66 31,60 37,66 37,88 25,88", round_by=0.05), "#5a3a22")
    dot(p, 31, 27, 4, 4, "#3a2a20")
    for x in (56, 68, 79):
        fill(
            p,
            blob(((x, 60), (x + 3, 56), (x + 6, 60), (x + 6, 70), (x, 71)), round_by=0.05),
            "#3f5a6a",
        )


def water_tower(p: QPainter) -> None:
    """A halt where lines meet."""
    shadow(p, 56, 90, 36, 9, 150)
    for way in ("34,50 28,92", "66,50 72,92", "50,50 50,90", "30,78 70,66", "70,78 30,66"):
        stroke(p, line(way), "#5a3a20", 3.4)
    solid(p, blob("26,20 74,20 72,54 28,54", round_by=0.03), "#a8713c", 1.7)
    for y in (28, 40, 48):
        stroke(p, line(((27, y), (73, y))), "#3f3a38", 1.8, 210)
    for x in (36, 45, 55, 64):
        stroke(p, line(((x, 21), (x, 53))), "#5a3418", 1, 130)
    solid(p, blob("20,22 50,-2 80,22", round_by=0.02), "#6a4a34", 1.7)
    solid(p, taper("72,40 88,46 92,58", 4, 3), "#5f6468", 1.2, 0.5)


def platform(p: QPainter) -> None:
    """Planks and buffers at the end of a track, which comes from the left."""
    solid(p, blob("40,22 84,22 84,78 40,78", round_by=0.01), "#b08a58", 1.8, 0.5)
    for x in (50, 61, 72):
        stroke(p, line(((x, 24), (x, 76))), "#5a3c1e", 1.6, 150)
    solid(p, blob("30,26 42,26 42,74 30,74", round_by=0.02), "#8a3a28", 2, 0.6)
    for y in (36, 64):
        solid(p, ellipse(28, y, 6, 7), "#4a4a4e", 1.6, 0.6)


def tunnel(p: QPainter) -> None:
    """Where a track enters a mountain."""
    shadow(p, 52, 84, 46, 10, 140)
    rng = chance("tunnel")
    solid(p, blob("8,84 12,44 34,16 66,16 88,44 92,84", round_by=0.1), "#8a7868", 1.8)
    for number in range(9):
        angle = math.pi * (1 + number / 8)
        x, y = 50 + 31 * math.cos(angle), 62 + 34 * math.sin(angle)
        stone = [(x + dx, y + dy) for dx, dy in ((-8, -5), (0, -8), (8, -4), (7, 6), (-6, 7))]
        solid(p, blob(stone), ("#b4a48e", "#a29380", "#c0b098")[rng.randrange(3)], 1.5, 0.6)
    fill(p, blob("24,86 25,58 50,36 75,58 76,86", round_by=0.12), "#140d0a")


CAMP: tuple[Draw, ...] = tuple(partial(_camp, pose=pose) for pose in range(2))
MINES: tuple[Draw, ...] = tuple(partial(_mine, count=count) for count in range(1, 4))
_WALLS = (
    ("#c29464", "#7c4a2c"),
    ("#b07a4c", "#5f6a6e"),
    ("#d0a878", "#8a4a30"),
    ("#a87a50", "#7a5034"),
    ("#caa070", "#8e3c2c"),
)
CABINS: tuple[Draw, ...] = tuple(partial(cabin, wall=wall, roof=roof) for wall, roof in _WALLS)
HOUSES: tuple[Draw, ...] = (CABINS[0], saloon, CABINS[1], church, CABINS[2], CABINS[3], CABINS[4])


def _backed(p: QPainter, tint: str) -> None:
    """A pale disc on which a tool is seen on any ground."""
    p.setPen(pen("#2e1c12", 5))
    p.setBrush(colour(tint))
    p.drawEllipse(QPointF(50, 50), 46, 46)


def pick(p: QPainter) -> None:
    """The prospector's tool."""
    _backed(p, "#f6e3b4")
    solid(p, taper("28,80 66,32", 9, 8), "#7a4f2a", 3, 0.6)
    solid(p, taper("34,22 62,26 82,50", 4, 4, 20), "#8a9096", 3)


def lantern(p: QPainter) -> None:
    """The railwayman's."""
    _backed(p, "#dfe6ea")
    stroke(p, line("38,34 50,14 62,34"), "#3a3a3e", 5)
    solid(p, blob("36,34 64,34 68,74 32,74", round_by=0.06), "#b8372c", 3.4)
    fill(p, ellipse(50, 54, 11, 13), "#ffe08a")
    solid(p, blob("30,74 70,74 70,84 30,84", round_by=0.04), "#3a3a3e", 3)


def purse(p: QPainter) -> None:
    """The merchant's."""
    _backed(p, "#efe6d2")
    solid(p, blob("36,40 64,40 80,68 70,84 30,84 20,68"), "#9a6a3a", 3.4)
    solid(p, blob("36,40 32,24 44,30 50,20 56,30 68,24 64,40", round_by=0.1), "#8a5c30", 3)
    fill(p, ellipse(50, 64, 12, 12), "#f7c832")

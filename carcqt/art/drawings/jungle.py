"""Life in the rain forest and on its rivers."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from carcqt.art.brush.glyphs import text_path
from carcqt.art.brush.shapes import (
    INK,
    NO_BRUSH,
    blob,
    colour,
    dot,
    ellipse,
    eye,
    fill,
    fur,
    limb,
    line,
    pen,
    polygon,
    shadow,
    soft,
    solid,
    spline,
    stroke,
    swing,
    taper,
    united,
    within,
)
from carcqt.art.brush.sprites import Draw
from carcqt.art.drawings.things import fish


def _perch(p: QPainter, way: str) -> None:
    stroke(p, line(way), "#3c2614", 6.4)
    stroke(p, line(way), "#6b4726", 4.4)


def _parrot(p: QPainter, pose: int) -> None:
    """0 a red macaw on a branch, 1 a blue one in flight."""
    if pose == 1:
        _flying_parrot(p)
        return
    solid(p, taper("60,62 76,82 92,100", 14, 2), "#c2281f", 1.5, 0.7)
    solid(p, taper("58,60 70,80 80,98", 8, 1.5), "#2c63b8", 1.2, 0.6)
    body = blob("34,20 46,16 56,24 62,40 66,58 60,72 48,70 38,56 34,40")
    solid(p, body, "#d8322a", 1.7)
    wing = blob("46,34 58,36 68,52 74,72 66,76 54,66 46,50")
    solid(p, wing, "#d8322a", 1.4)
    within(p, wing)
    fill(p, blob("44,46 60,50 74,62 60,62 48,56"), "#f2c12e")
    fill(p, blob("46,56 60,60 78,66 76,82 56,76"), "#2f6fc4")
    p.restore()
    _parrot_face(p)
    _perch(p, "26,76 50,73 78,70")
    for x in (46, 54):
        stroke(p, line(((x, 67), (x - 1, 76))), "#2c1c10", 2)


def _parrot_face(p: QPainter) -> None:
    fill(p, blob("32,24 42,22 44,32 34,36"), "#fdf3e2")
    eye(p, 38.5, 27.5, 2.3)
    solid(p, blob("34,22 24,25 20,35 24,44 28,36 34,35"), "#f2e8d2", 1.4, 0.8)
    solid(p, blob("28,36 34,35 34,42 29,43"), "#33241c", 1, 0.4)


def _flying_parrot(p: QPainter) -> None:
    solid(p, taper("58,52 78,62 100,74", 12, 2), "#2a5fb0", 1.5, 0.7)
    far = blob("48,40 56,22 70,6 84,2 82,18 72,34 60,46")
    solid(p, far, "#2456a0", 1.5)
    body = blob("28,32 38,24 50,28 62,44 66,56 56,58 42,52 32,44")
    solid(p, body, "#2f74c8", 1.7)
    fill(p, blob("30,42 42,50 54,57 44,56 34,50"), "#f2c12e")
    near = blob("44,42 60,44 74,60 82,82 74,92 60,80 48,62")
    solid(p, near, "#2f74c8", 1.6)
    within(p, near)
    fill(p, blob("46,56 62,60 80,84 72,94 56,78"), "#f2c12e", 220)
    for way in ("58,56 70,86", "64,56 78,84"):
        stroke(p, line(way), "#153a70", 1.4, 170)
    p.restore()
    p.save()
    p.translate(-6, 9)
    _parrot_face(p)
    p.restore()


def _toucan(p: QPainter, pose: int) -> None:
    swing(p, 54, 72, (0, 14)[pose])
    solid(p, taper("62,64 74,84 80,98", 13, 7), "#1e1a1c", 1.4, 0.8)
    body = blob("36,22 48,18 58,26 66,44 68,62 60,74 46,72 38,58 34,40")
    solid(p, body, "#262226", 1.6)
    within(p, body)
    fill(p, blob("32,28 44,28 48,42 42,54 34,46"), "#fff6da")
    fill(p, blob("34,44 46,42 42,55 36,52"), "#f3c33c", 200)
    fill(p, blob("50,70 62,66 60,78 50,78"), "#c8362a")
    p.restore()
    solid(p, blob("52,40 64,44 72,62 68,74 58,66 52,54"), "#302c34", 1.3)
    bill = blob("39,23 24,18 8,22 -3,34 -3,43 6,38 22,37 38,37")
    solid(p, bill, ("#f39a24", "#f0b02c")[pose], 1.6)
    within(p, bill)
    fill(p, blob("-6,34 3,32 5,40 -4,48"), "#201a18")
    fill(p, blob("36,22 22,18 10,22 24,25"), "#f6d34a", 190)
    p.restore()
    stroke(p, line("2,36 18,31 38,31"), "#7a3d10", 1.2, 200)
    dot(p, 43, 28, 4, 3.6, "#4a9fd8")
    eye(p, 43, 28, 2.2)
    p.restore()
    _perch(p, "26,78 52,76 80,74")


def _butterfly(p: QPainter, pose: int) -> None:
    lower, upper = (("#2f7fd0", "#3d98e6"), ("#e07a1c", "#f09a2c"), ("#8a4ac0", "#a868d8"))[pose]
    lean = (-14, 18, -30)[pose]
    for way in (1, -1):
        p.save()
        p.translate(50, 50)
        p.rotate(lean)
        p.scale(way, 1)
        wings = (
            (blob("2,2 14,2 30,14 28,32 16,36 5,20"), lower),
            (blob("2,-2 10,-22 30,-36 42,-32 38,-12 22,2"), upper),
        )
        for wing, tint in wings:
            solid(p, wing, tint, 3.2, 0.9, "#14182a")
            within(p, wing)
            p.setPen(pen("#0e1a38", 1, 120))
            for angle in range(-80, 80, 16):
                end = QPointF(
                    50 * math.cos(math.radians(angle)), 50 * math.sin(math.radians(angle))
                )
                p.drawLine(QPointF(0, 0), end)
            p.restore()
        for x, y in ((38, -28), (36, -20), (26, 28)):
            dot(p, x, y, 1.8, 1.8, "#ffffff", 220)
        p.restore()
    swing(p, 50, 50, lean)
    p.translate(50, 50)
    solid(p, blob("0,-18 3,-8 2.5,12 0,24 -2.5,12 -3,-8"), "#2a2026", 1, 0.5)
    stroke(p, line("0,-17 -8,-30"), INK, 1.4)
    stroke(p, line("0,-17 8,-30"), INK, 1.4)
    p.restore()


def _ocelot(p: QPainter, pose: int) -> None:
    """0 walks, 1 crouches."""
    shadow(p, 54, 86, 44, 7, 120)
    coat, far = "#d9a55c", "#9a6f38"
    drop = 10 if pose else 0
    solid(p, taper([(86, 46 + drop), (97, 50 + drop), (102, 40), (98, 28)], 6, 4), coat, 1.3, 0.7)
    if not pose:
        for leg in (
            limb("36,54 46,56 45,70 42,85 34,85 37,70"),
            limb("66,54 76,54 72,68 70,85 62,85 64,68"),
        ):
            solid(p, leg, far, 1.3, 0.6)
    p.save()
    p.translate(0, drop)
    torso = blob("24,48 32,38 46,36 60,38 74,35 86,40 90,50 84,60 66,62 48,65 34,64 27,58")
    if pose:
        front = limb("28,54 40,58 34,70 20,75 10,75 12,69 22,66")
        hind = limb("68,50 88,50 90,64 80,75 62,75 66,68 70,62")
    else:
        front = limb("28,52 41,55 38,68 30,78 28,86 18,86 21,78 27,66")
        hind = limb("72,48 90,48 88,62 82,70 86,78 85,86 76,86 77,76 72,66")
    body = united(torso, front, hind)
    solid(p, body, coat, 1.6)
    within(p, body)
    fill(p, blob("30,58 46,60 64,57 74,60 60,66 42,68"), "#fbeccb", 170)
    for x, y in (
        (40, 42),
        (49, 44),
        (58, 42),
        (67, 43),
        (76, 41),
        (84, 46),
        (45, 52),
        (55, 52),
        (65, 52),
        (75, 51),
        (83, 56),
        (36, 50),
        (34, 60),
        (80, 66),
        (30, 70),
    ):
        solid(p, ellipse(x, y, 3.4, 2.6), "#8a5a26", 1.5, 0.3, "#2c170a")
    p.restore()
    fur(p, body, coat, 40, 15, 4, stray=20, alpha=60)
    for ear in ("16,30 17,20 24,23 26,30", "26,30 32,22 36,28 33,36"):
        solid(p, blob(ear), "#b98544", 1.2, 0.6)
    head = blob("27,28 17,27 9,33 5,41 7,48 14,52 26,52 34,45 34,35")
    solid(p, head, "#e0b068", 1.5)
    within(p, head)
    fill(p, blob("4,43 12,41 18,46 20,53 8,54"), "#fdf3da", 230)
    for way in ("18,27 17,34", "24,27 23,34", "34,38 26,40", "35,44 27,44"):
        stroke(p, line(way), "#2c170a", 2, 220)
    p.restore()
    fill(p, blob("5,41 10,40 10,44 6,45"), "#8a3f3a")
    dot(p, 17, 38, 2.8, 2.3, "#b9d06a")
    eye(p, 16.6, 38.2, 1.5)
    for way in ("8,46 -2,44", "8,48 -1,50"):
        stroke(p, line(way), "#fffbe8", 0.9, 220)
    p.restore()


def _sloth(p: QPainter, pose: int) -> None:
    """Hangs from a branch, 1 with one arm down."""
    _perch(p, "4,22 36,17 66,20 98,14")
    coat, far = "#a08660", "#7a6444"
    for way in ("70,62 80,44 78,18", "26,56 22,40 28,18"):
        solid(p, taper(way, 11, 7), far, 1.4, 0.7)
    body = blob("24,52 32,42 50,40 68,46 80,58 78,74 62,84 42,82 28,70")
    solid(p, body, coat, 1.7)
    fur(p, body, coat, 150, 60, 9, stray=30, alpha=90, width=1.1)
    fill(p, blob("40,46 58,46 66,56 50,60"), "#6f8a4a", 90)
    arms = ("38,60 38,38 42,16", "64,66 64,42 60,17")
    if pose:
        arms = (arms[0], "66,68 76,80 84,94")
    for way in arms:
        solid(p, taper(way, 12, 7), coat, 1.4, 0.8)
    for x, y in ((42, 15), (60, 17)) if not pose else ((42, 15), (85, 95)):
        for dx in (-3, 0, 3):
            stroke(p, line(((x + dx, y - 3), (x + dx - 1, y + 4))), "#efe4c8", 1.6)
    head = blob("8,60 14,50 28,48 38,56 38,70 28,78 14,76")
    solid(p, head, "#b29a74", 1.6)
    fill(p, blob("10,62 18,54 30,56 34,66 26,75 14,73"), "#efe0c0")
    for x in (16, 29):
        fill(p, blob(((x - 4, 61), (x + 3, 60), (x + 5, 67), (x - 2, 66))), "#5a4028", 220)
        eye(p, x, 63.5, 1.8)
    dot(p, 22, 67.5, 3, 2.2, "#2c1a10")
    stroke(p, line("16,71 22,73.5 29,71"), "#3a2414", 1.4)


def _caiman(p: QPainter, pose: int) -> None:
    soft(p, 50, 52, 54, 26, "#d8f2ea", 90)
    back = ("3,40 22,44 42,50 60,52 76,46 90,38 99,44", "3,46 22,46 42,44 60,50 76,58 90,56 99,46")[
        pose
    ]
    for x, y, way in ((34.0, 42.0, -1), (36, 56, 1), (60, 44, -1), (60, 60, 1)):
        solid(
            p,
            taper(((x, y), (x + 4, y + 8 * way), (x - 2, y + 13 * way)), 6, 2.5),
            "#7f9048",
            1.3,
            0.5,
        )
    body = taper(back, 8, 1.2, 29)
    solid(p, body, "#94a854", 1.7)
    within(p, body)
    ridge = spline(back, 6)
    for number in range(9, len(ridge) - 1):
        x, y = ridge[number]
        width = 3.4 * (1 - abs(number - 15) / 26)
        for aside in (-4, 0, 4):
            at = y + aside * width / 3
            dot(p, x, at, width * 0.5, width * 0.42, "#4a5c2a", 170)
            dot(p, x - 0.6, at - 0.6, width * 0.25, width * 0.2, "#b7c070", 120)
    p.restore()
    lift = 0 if pose == 0 else 4
    p.save()
    p.translate(0, lift)
    solid(p, blob("-1,40 8,35 20,38 28,40 27,48 18,49 6,45"), "#a3b560", 1.5)
    for y in (39, 47):
        p.setBrush(colour("#e8c94a"))
        p.setPen(pen(INK, 0.9))
        p.drawEllipse(QPointF(21, y), 2.4, 2)
        dot(p, 21, y, 0.8, 1.6, INK)
    for x in range(2, 18, 3):
        stroke(p, line(((x, 44.5 + x * 0.13), (x + 0.8, 46.5 + x * 0.13))), "#fffbe8", 1, 220)
    p.restore()
    stroke(p, line("60,66 72,68 86,62"), "#f4fbf6", 1.6, 150)


def _piranha(p: QPainter, pose: int) -> None:
    fish(p, ("#6f8796", "#7d7f92")[pose], "#e2512f")
    p.setPen(pen(INK, 1.2))
    p.setBrush(colour("#fffbe8"))
    p.drawPolygon(polygon("5,52 8,58 10,53 13,59 15,54 18,59 20,54"))


def canoe(p: QPainter) -> None:
    """A dugout from above."""
    soft(p, 53, 58, 50, 15, "#10302c", 120)
    solid(p, blob("0,50 22,41 50,38 78,41 100,50 78,60 50,63 22,60"), "#a8662e", 1.8)
    solid(p, blob("10,50 28,45 50,43 72,45 90,50 72,56 50,58 28,56"), "#5b3417", 1.3, 0.6)
    for x in (32, 50, 68):
        stroke(p, line(((x, 43.5), (x, 57.5))), "#c98a4a", 3.2)
    solid(p, taper("30,66 66,38", 2.6, 2.6), "#d8b070", 1, 0.4)
    solid(p, blob("62,42 69,32 75,30 75,36 67,44"), "#d8b070", 1.1, 0.6)


def boat_space(p: QPainter) -> None:
    """A ring on the water where a boat may lie."""
    soft(p, 50, 50, 48, 48, "#eafaf4", 90)
    p.setBrush(colour("#e8f6ee", 62))
    p.setPen(pen("#12454c", 9, 70))
    p.drawEllipse(QPointF(50, 51), 37, 37)
    p.setPen(pen("#fbfff8", 5, 225))
    p.drawEllipse(QPointF(50, 50), 37, 37)
    p.setBrush(NO_BRUSH)
    hull = blob("30,46 50,49 70,46 64,60 50,63 36,60", round_by=0.08)
    stroke(p, hull, "#fbfff8", 2.6, 150)


def call_sign(p: QPainter) -> None:
    """The mark that calls a double tile."""
    shadow(p, 54, 58, 42, 38, 140)
    shield = blob("50,6 88,24 90,56 50,96 10,56 12,24", round_by=0.08)
    solid(p, shield, "#fff3d2", 3.4, 0.6, "#7a1c14")
    fill(p, text_path("!", 50, 49, 62, 20), "#c42a1e")


def hut(p: QPainter, roof: str = "#c9a555", wall: str = "#a87a44") -> None:
    """A house on stilts."""
    shadow(p, 60, 86, 46, 10, 140)
    for x in (24, 42, 60, 76):
        stroke(p, line(((x, 66), (x, 90))), "#4a3018", 4)
    solid(p, blob("14,64 86,64 86,71 14,71", round_by=0.03), "#7c5530", 1.4)
    front = blob("22,44 78,44 78,65 22,65", round_by=0.02)
    solid(p, front, wall, 1.4)
    fur(p, front, wall, 40, 90, 14, stray=3, alpha=90)
    solid(p, blob("44,48 56,48 56,65 44,65", round_by=0.02), "#3a2413", 1, 0.3)
    thatch = blob("8,48 30,16 70,16 92,48 70,45 50,49 30,45", round_by=0.04)
    solid(p, thatch, roof, 1.7)
    fur(p, thatch, "#b08a3e", 110, 80, 12, stray=14, alpha=120, width=1.1)
    for way in ("58,71 66,92", "64,71 72,92"):
        stroke(p, line(way), "#6a4824", 2.2)


def round_hut(p: QPainter) -> None:
    """The great house of a village."""
    shadow(p, 58, 84, 48, 11, 140)
    solid(p, blob("18,56 82,56 80,82 50,87 20,82", round_by=0.06), "#b58a50", 1.5)
    for x in (26, 34, 64, 72):
        stroke(p, line(((x, 60), (x, 83))), "#5a3c1e", 1.6, 160)
    fill(p, blob("43,62 57,62 58,86 42,86", round_by=0.06), "#3a2413")
    thatch = blob("6,62 26,34 50,8 74,34 94,62 72,58 50,63 28,58", round_by=0.06)
    solid(p, thatch, "#bd9a4c", 1.8)
    fur(p, thatch, "#a8823a", 130, 80, 12, stray=22, alpha=120, width=1.1)
    stroke(p, line("44,14 50,2 56,14"), "#6a4824", 3)


PARROT: tuple[Draw, ...] = tuple(partial(_parrot, pose=pose) for pose in range(2))
TOUCAN: tuple[Draw, ...] = tuple(partial(_toucan, pose=pose) for pose in range(2))
BUTTERFLY: tuple[Draw, ...] = tuple(partial(_butterfly, pose=pose) for pose in range(3))
OCELOT: tuple[Draw, ...] = tuple(partial(_ocelot, pose=pose) for pose in range(2))
SLOTH: tuple[Draw, ...] = tuple(partial(_sloth, pose=pose) for pose in range(2))
CAIMAN: tuple[Draw, ...] = tuple(partial(_caiman, pose=pose) for pose in range(2))
PIRANHA: tuple[Draw, ...] = tuple(partial(_piranha, pose=pose) for pose in range(2))
HUTS: tuple[Draw, ...] = (
    hut,
    round_hut,
    partial(hut, roof="#b8924a", wall="#9a6e3c"),
    partial(hut, roof="#d6b466", wall="#b48a52"),
)

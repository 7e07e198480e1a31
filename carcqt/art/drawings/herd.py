"""Animals of the plains, each in a few poses."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from carcqt.art.brush.noise import chance
from carcqt.art.brush.shapes import (
    NO_PEN,
    blob,
    box,
    colour,
    darker,
    dot,
    eye,
    fill,
    fur,
    limb,
    line,
    mix,
    pen,
    shadow,
    solid,
    stroke,
    swing,
    swung,
    taper,
    united,
    within,
)
from carcqt.art.brush.sprites import Draw


def _grass(p: QPainter, x: float, y: float, width: float, tint: str = "#7c8f38") -> None:
    """A few blades in front of the feet, so that an animal stands in its meadow."""
    rng = chance("feet", x, y, width)
    for _ in range(int(width / 3)):
        at, tall = x + rng.uniform(0, width), rng.uniform(3, 8)
        lean = rng.uniform(-2.5, 2.5)
        stroke(p, line(((at, y + 2), (at + lean * 0.4, y - tall * 0.5), (at + lean, y - tall))),
               mix(tint, "#4d6a2a", rng.random()), 1.2, 210)  # fmt: skip


def _deer(p: QPainter, pose: int) -> None:
    """0 a stag on the watch, 1 a doe, 2 a dark stag that lifts its head."""
    shadow(p, 56, 92, 40, 7)
    coat = ("#b5763c", "#c08a50", "#a0622f")[pose]
    nod = (0, 0, 7)[pose]
    far_front = limb("36,52 44,54 41,66 41,78 42,92 38,92 37,79 35,66")
    far_hind = limb("62,52 73,52 70,63 71,72 66,92 62,92 65,73 61,63")
    for leg in (far_front, far_hind):
        solid(p, leg, "#7d4d28", 1.3, 0.6)
    if pose != 1:
        swing(p, 36, 50, nod)
        _antlers(p, far=True)
        p.restore()
    torso = blob("27,46 31,40 42,38 56,40 68,37 77,38 83,45 82,54 74,59 60,58 48,61 36,62 29,57")
    neck = blob("20,28 26,23 33,28 39,38 42,48 36,60 28,54 24,42")
    hind = limb("67,47 82,44 84,56 78,65 80,75 77,93 72,93 74,76 70,67 66,58")
    front = limb("29,52 41,54 39,66 35,76 34,93 29,93 30,76 29,64")
    solid(p, blob("80,40 86,40 88,47 84,52 81,48"), "#e9d8b4", 1.2, 0.5)
    body = united(torso, swung(neck, 36, 50, nod), hind, front)
    solid(p, body, coat, 1.6)
    within(p, body)
    fill(p, blob("44,57 58,55 70,56 62,61 46,64"), "#f0dcb0", 120)
    ruff = blob("24,40 32,44 38,54 34,62 27,56")
    fill(p, swung(ruff, 36, 50, nod * 0.6), "#5c3118", 120)
    fill(p, blob("80,43 85,44 84,55 79,56 78,49"), "#f3e3bd", 190)
    for x, y in ((52, 44), (58, 47), (65, 43), (71, 46), (62, 51), (47, 48), (74, 51)):
        dot(p, x, y, 1.3, 1.0, "#f5e2b5", 150)
    p.setPen(NO_PEN)
    p.setBrush(colour("#2c1a10", 230))
    for x in (28, 71):
        p.drawRect(box(x, 89, 8, 6))
    p.restore()
    fur(p, body, coat, 70, 20, 4)
    swing(p, 36, 50, nod)
    _deer_head(p, coat, antlers=pose != 1)
    p.restore()
    _grass(p, 24, 93, 60)


def _antlers(p: QPainter, *, far: bool) -> None:
    tines: tuple[tuple[str, float, float], ...]
    if far:
        tines = (
            ("24,24 27,14 35,8 39,-1", 2.6, 0.8),
            ("28,13 25,4", 2.0, 0.6),
            ("35,8 41,5", 1.8, 0.6),
        )
    else:
        tines = (
            ("25,21 23,12 27,3 33,-4 34,-12", 3.4, 0.9),
            ("23,13 16,9 14,4", 2.4, 0.7),
            ("26,5 19,0 18,-6", 2.3, 0.7),
            ("32,-3 40,-6", 2.0, 0.6),
        )
    for way, begin, end in tines:
        solid(p, taper(way, begin, end), "#a58a5c" if far else "#d3b780", 0.9, 0.4)


def _deer_head(p: QPainter, coat: str, *, antlers: bool) -> None:
    head = blob("29,22 22,20 14,25 8,30 7,34 11,36 19,35 26,34 31,29")
    solid(p, head, coat, 1.5, 0.9)
    dot(p, 8.4, 31.8, 2.0, 1.7, "#2a1810")
    fill(p, blob("10,33 17,33 22,35 14,36"), "#f2dfb8", 170)
    eye(p, 20, 26, 1.6)
    solid(p, blob("28,24 33,18 39,18 36,24 31,27"), "#a3683a", 1.2, 0.6)
    if antlers:
        _antlers(p, far=False)
    else:
        solid(p, blob("24,21 23,13 27,10 30,16 28,22"), "#a3683a", 1.2, 0.6)


def _mammoth(p: QPainter, pose: int) -> None:
    """0 calm, 1 with its trunk raised, 2 a dark old bull."""
    shadow(p, 54, 91, 46, 8, 110)
    coat, head_coat = (("#8a5a35", "#96633b"), ("#946038", "#9f6a40"), ("#70482c", "#7c5232"))[pose]
    for leg in (
        limb("30,58 43,58 42,74 43,90 30,90 31,74"),
        limb("62,58 76,58 74,74 75,90 62,90 63,74"),
    ):
        solid(p, leg, "#54351f", 1.4, 0.6)
    solid(p, taper("21,50 13,62 9,57 8,47", 4.5, 1.2), "#d8cba8", 1.1, 0.4)
    solid(p, taper("89,40 94,52 92,62", 3.2, 1.6), "#54351f", 1.1, 0.4)
    trunk_body = blob(
        "22,44 20,30 25,15 33,9 40,14 44,20 52,10 62,9 74,17 84,28 91,42 91,58 87,68 76,70 64,73 "
        "52,72 40,72 31,64 25,54"
    )
    front = limb("35,56 52,56 51,72 52,91 37,91 37,74")
    hind = limb("71,54 90,52 88,70 88,91 74,91 74,74")
    body = united(trunk_body, front, hind)
    solid(p, body, coat, 1.7)
    fur(p, body, coat, 210, 82, 9, stray=18, alpha=80, width=1.0)
    within(p, body)
    fill(p, blob("40,22 46,26 46,44 40,58 38,44"), "#2a170c", 90)
    for x in (40.0, 77.0):
        for toe in range(3):
            dot(p, x + toe * 4.4, 90, 1.9, 2.4, "#f4e2b8", 190)
    p.restore()
    rng = chance("mammoth")
    for number in range(26):
        x = 33 + number * 2.2
        lock = taper(
            (
                (x, 63 + rng.uniform(-3, 2)),
                (x + 1, 71),
                (x + 2 + rng.uniform(-1, 1), 77 + rng.uniform(-3, 4)),
            ),
            3.6,
            0.4,
        )
        fill(p, lock, mix(coat, "#3a2212", rng.uniform(0.1, 0.7)))
    head = blob("17,42 17,28 22,15 30,8 37,10 42,20 42,34 38,46 29,53 20,52")
    solid(p, head, head_coat, 1.5)
    fur(p, head, coat, 60, 80, 8, stray=20, alpha=80, width=1)
    for number in range(7):
        up = abs(number - 3)
        tuft = (
            (24 + number * 2.2, 11 + up * 0.6),
            (23 + number * 2.3, 5 + up),
            (21 + number * 2.2, 3 + up),
        )
        fill(p, taper(tuft, 2.6, 0.4), "#4b2a14")
    if pose == 1:
        solid(p, taper("20,42 11,50 3,46 0,34 6,24 2,16", 13, 4.2, 8), head_coat, 1.5)
    else:
        solid(p, taper("20,42 13,54 11,68 14,80 21,84 25,80", 13, 4.2, 8), head_coat, 1.5)
        for number, (x, y) in enumerate(((15, 54), (13, 60), (12, 66), (12, 72), (14, 77))):
            p.setPen(pen("#3a2212", 0.9, 130))
            p.drawLine(QPointF(x - 4, y), QPointF(x + 4 - number * 0.4, y + 1.5))
    solid(p, blob("37,26 45,25 48,34 44,46 38,44 36,35"), "#7c4e2c", 1.3, 0.8)
    eye(p, 26.5, 31, 1.9)
    solid(p, taper("24,47 20,62 10,71 1,66 -3,54 1,43", 6.6, 1.1), "#f1e6c6", 1.3, 0.7)
    _grass(p, 28, 92, 62)


def _tiger(p: QPainter, pose: int) -> None:
    """0 walks, 1 prowls with its head low, 2 lifts its head."""
    shadow(p, 54, 86, 46, 7)
    coat = ("#d98a35", "#cf7f2e", "#dd9440")[pose]
    tail = (
        "86,44 96,42 101,31 96,20 89,19",
        "86,46 97,50 103,60 100,70",
        "86,48 97,52 101,42 96,33",
    )[pose]
    solid(p, taper(tail, 6, 4), coat, 1.3, 0.7)
    for leg in (
        limb("34,54 45,56 43,68 40,78 34,85 27,85 32,77 34,66"),
        limb("66,54 77,54 73,66 68,75 68,85 59,85 62,74 64,64"),
    ):
        solid(p, leg, "#99591f", 1.3, 0.6)
    torso = blob(
        "24,48 30,37 41,33 52,37 64,38 76,34 86,38 90,47 88,57 78,60 64,59 50,64 38,65 28,60"
    )
    front = limb("26,50 40,54 37,66 29,76 21,80 19,86 9,86 10,81 19,74 25,64")
    if pose == 1:
        front = limb("26,50 40,54 38,66 35,76 34,86 24,86 25,81 28,74 27,64")
    hind = limb("73,48 90,46 91,58 83,68 88,77 87,86 77,86 80,78 74,68 70,60")
    body = united(torso, front, hind)
    solid(p, body, coat, 1.6)
    within(p, body)
    fill(p, blob("30,58 44,59 62,54 72,57 60,63 44,68 32,66"), "#fbe7c0", 170)
    for x, y, dx, long in (
        (42, 33, 2, 17),
        (48.5, 35, 2, 19),
        (55, 36, 1, 17),
        (61.5, 37, 0, 16),
        (68, 35, -1, 18),
        (74.5, 33, -1, 17),
        (81, 34, -2, 16),
        (87, 38, -3, 13),
    ):
        stripe = ((x, y - 2), (x + dx * 0.4, y + long * 0.5), (x + dx + 2, y + long))
        fill(p, taper(stripe, 3.4, 0.3, 3.0), "#3a1d0c", 225)
    for x, y in ((78, 60), (80, 66), (30, 62), (28, 68), (81, 74)):
        fill(p, taper(((x - 4, y - 1), (x + 1, y), (x + 5, y + 1)), 0.4, 2.4), "#3a1d0c", 225)
    p.restore()
    fur(p, body, coat, 60, 15, 4, stray=20, alpha=60)
    swing(p, 34, 44, (0, -12, 8)[pose])
    _tiger_head(p)
    p.restore()
    _grass(p, 12, 87, 76)


def _tiger_head(p: QPainter) -> None:
    for ear in ("17,29 18,20 24,22 26,29", "26,30 31,23 35,28 32,36"):
        solid(p, blob(ear), "#c67a2c", 1.2, 0.6)
    head = blob("27,28 17,27 9,33 3,40 3,47 8,51 17,53 28,53 35,45 34,35")
    solid(p, head, "#df9440", 1.5)
    within(p, head)
    fill(p, blob("2,44 10,42 17,46 22,52 12,56 2,52"), "#fdf0d4", 225)
    fill(p, blob("24,44 32,44 33,54 24,55"), "#fdf0d4", 225)
    for x, y in ((17, 28), (22, 27.5), (27, 28)):
        fill(p, taper(((x, y - 1), (x + 0.6, y + 7)), 2.2, 0.3), "#3a1d0c", 220)
    for y in (38, 42, 46):
        fill(p, taper(((36, y), (27, y + 1)), 2.3, 0.3), "#3a1d0c", 220)
    p.restore()
    fill(p, blob("2,40 7,39 8,43 4,44"), "#5a2a1c")
    stroke(p, line("5,45 9,48 17,47.5"), "#3a1d0c", 1.3)
    for x in (8, 14):
        solid(p, taper(((x, 47), (x + 0.4, 57), (x + 2.6, 66)), 4.0, 0.4), "#fffbea", 1.0, 0.3)
    dot(p, 16, 37.5, 2.7, 2.1, "#f3d257")
    eye(p, 15.6, 37.6, 1.4)


def _aurochs(p: QPainter, pose: int) -> None:
    """0 stands, 1 grazes."""
    shadow(p, 55, 89, 44, 7, 110)
    coat, far = ("#4f3424", "#5a3a26")[pose], "#2f1f16"
    for leg in (
        limb("36,58 47,60 44,72 43,88 37,88 37,74"),
        limb("64,56 75,56 71,70 71,88 65,88 65,72"),
    ):
        solid(p, leg, far, 1.3, 0.5)
    solid(p, taper("87,38 94,50 93,64", 3, 1.6), far, 1.1, 0.3)
    solid(p, blob("91,61 96,64 95,74 91,75 89,68"), "#1f140e", 1, 0.3)
    nod = -30 if pose else 0
    swing(p, 32, 44, nod)
    solid(p, taper("22,30 27,21 22,10 14,5", 4.6, 0.7), "#cdbf98", 1.1, 0.5)
    p.restore()
    torso = blob(
        "20,46 24,33 33,23 43,20 52,25 62,31 75,29 86,32 91,42 89,56 80,62 66,60 52,65 38,68 27,64"
    )
    front = limb("28,56 44,58 41,72 37,78 37,89 30,89 31,77 28,68")
    hind = limb("72,50 90,48 89,62 83,70 85,80 83,89 76,89 78,80 75,70 71,62")
    body = united(torso, front, hind)
    solid(p, body, coat, 1.6)
    within(p, body)
    fill(p, taper("30,25 43,20 54,26 64,31 76,29 88,33", 2, 2.4, 4.5), "#d9b27a", 120)
    dot(p, 65, 42.5, 13, 8.5, "#9a6b42", 80)
    dot(p, 36.5, 36.5, 7.5, 8.5, "#c79a6a", 70)
    p.setBrush(colour("#120a06", 200))
    for x in (28, 75):
        p.drawRect(box(x, 85.5, 12, 6))
    p.restore()
    fur(p, body, coat, 110, 60, 5, stray=30, alpha=80)
    swing(p, 32, 44, nod)
    head = blob("28,33 19,31 12,36 7,47 3,56 4,62 10,64 17,59 24,54 31,46")
    solid(p, head, "#57392a", 1.5)
    within(p, head)
    fill(p, blob("1,55 8,56 13,61 8,66 0,63"), "#e4cda4", 225)
    fill(p, blob("2,57 6,58 7,62 3,63"), "#2a1912")
    p.restore()
    fur(p, blob("18,29 29,30 28,38 16,38"), "#6d4a30", 40, 100, 5, stray=40, alpha=140, width=1.1)
    solid(p, blob("28,36 36,35 39,40 33,43 28,41"), "#46301f", 1.2, 0.6)
    eye(p, 17, 42, 1.7)
    solid(p, taper("19,32 9,32 0,26 -2,15 4,6", 6.6, 0.8, 5.5), "#efe4c4", 1.3, 0.8)
    fill(p, taper("-1.5,13 0.5,9 4,6", 3.0, 0.8), "#2b1c12", 220)
    p.restore()
    _grass(p, 26, 90, 62)


def horse(p: QPainter, coat: str = "#9a5a2c", mane: str = "#3a2012") -> None:
    shadow(p, 54, 90, 42, 6)
    far = darker(coat, 0.4)
    solid(p, taper("84,38 93,44 95,58 91,70", 5, 2, 10), mane, 1.1, 0.4)
    for leg in (
        limb("36,54 45,56 40,66 31,71 27,80 23,78 27,68 35,63"),
        limb("62,54 74,52 70,64 76,74 72,88 67,88 71,76 63,65"),
    ):
        solid(p, leg, far, 1.2, 0.5)
    torso = blob("28,44 34,37 46,37 58,40 70,35 80,36 87,44 85,55 75,58 60,58 46,62 34,61 29,54")
    neck = blob("18,24 24,17 32,22 40,32 45,42 38,56 30,52 26,40")
    front = limb("30,50 42,54 40,66 36,76 37,89 31,89 31,76 31,64")
    hind = limb("69,46 86,44 87,56 80,66 86,76 88,89 82,89 80,77 73,67 69,58")
    body = united(torso, neck, front, hind)
    solid(p, body, coat, 1.5)
    fur(p, body, coat, 50, 20, 4, stray=20, alpha=50)
    within(p, body)
    p.setPen(NO_PEN)
    p.setBrush(colour("#20120a"))
    p.drawRect(box(29, 85, 11, 6))
    p.drawRect(box(80, 85, 11, 6))
    p.restore()
    solid(p, blob("26,18 19,17 13,24 6,33 6,38 10,39 16,35 24,33 30,26"), coat, 1.4)
    solid(p, blob("23,18 24,11 28,14 28,19"), coat, 1.1, 0.4)
    rng = chance("mane")
    for number in range(13):
        x, y = 23 + number * 1.7, 14 + number * 2.0
        lock = taper(((x, y), (x + 6, y + 1), (x + 10 + rng.uniform(-1, 2), y + 7)), 4.2, 0.5)
        fill(p, lock, mix(mane, "#7a5030", rng.random() * 0.5))
    eye(p, 18.5, 24, 1.4)


def _horses(p: QPainter, pose: int) -> None:
    """A small wild herd, each of its horses seen whole."""
    coats = ("#5a3a26", "#c99a5a", "#9a5a2c", "#e0d4c0")
    herd = (
        (
            (-25, -19, 0.54, 0, False),
            (26, -12, 0.54, 1, True),
            (-3, 24, 0.58, 2, False),
        ),
        (
            (-25, -13, 0.54, 2, False),
            (25, -20, 0.54, 3, True),
            (4, 24, 0.58, 0, True),
        ),
    )[pose]
    for dx, dy, scale, coat, mirrored in herd:
        p.save()
        p.translate(50 + dx, 50 + dy)
        p.scale(-scale if mirrored else scale, scale)
        p.translate(-50, -50)
        horse(p, coats[coat], "#2c1a10" if coat < 3 else "#8a7860")
        p.restore()


DEER: tuple[Draw, ...] = tuple(partial(_deer, pose=pose) for pose in range(3))
MAMMOTH: tuple[Draw, ...] = tuple(partial(_mammoth, pose=pose) for pose in range(3))
TIGER: tuple[Draw, ...] = tuple(partial(_tiger, pose=pose) for pose in range(3))
AUROCHS: tuple[Draw, ...] = tuple(partial(_aurochs, pose=pose) for pose in range(2))
HORSES: tuple[Draw, ...] = tuple(partial(_horses, pose=pose) for pose in range(2))

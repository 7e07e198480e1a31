"""Wooden pieces in the players' colours: each in a box of 100 × 100."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache, partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform

from carcqt.art.brush.marks import colours, mark_path
from carcqt.art.brush.shapes import (
    NO_PEN,
    blob,
    colour,
    darker,
    ellipse,
    fill,
    fur,
    lighter,
    pen,
    shadow,
    stroke,
    united,
    within,
)
from carcqt.art.brush.sprites import Draw, put, sprite
from carcqt.rules.description import Role


class Pose(Enum):
    STANDING = "standing"
    LYING = "lying"


@dataclass(frozen=True, slots=True)
class Wood:
    """The shape of a kind of piece."""

    outline: Callable[[], QPainterPath]
    mark: tuple[float, float, float]
    """Where the owner's mark is, and how large."""
    lies: bool = False
    """On open ground it lies down."""
    unpainted: bool = False
    """It belongs to nobody: plain wood without a mark."""


_MEMBER = (
    "50,6 61,11 64,23 62,33 78,38 94,46 95,56 84,58 70,57 76,72 86,90 80,94 60,94 50,76 "
    "40,94 20,94 14,90 24,72 30,57 16,58 5,56 6,46 22,38 38,33 36,23 39,11"
)
_COWBOY_BODY = (
    "50,14 60,18 63,28 61,36 78,40 93,48 93,58 82,59 71,58 76,74 85,91 79,95 60,95 50,78 "
    "40,95 21,95 15,91 24,74 29,58 18,59 7,58 7,48 22,40 39,36 37,28 40,18"
)
_HAT = "22,22 34,18 38,6 46,3 50,6 54,3 62,6 66,18 78,22 70,27 50,29 30,27"
_HUT = "50,12 74,40 92,62 84,68 82,88 62,89 58,70 50,66 42,70 38,89 18,88 16,68 8,62 26,40"
_TENT = "50,8 58,12 74,46 92,88 84,92 62,92 50,58 38,92 16,92 8,88 26,46 42,12"
_CAMP = (
    "48,14 50,2 54,2 54,8 70,4 70,16 55,18 72,48 92,86 86,92 64,92 50,62 36,92 14,92 8,86 28,48 "
    "46,16"
)
_BOAT = "4,50 14,42 20,54 34,60 66,60 80,54 86,42 96,50 88,72 74,84 50,88 26,84 12,72"
_MEEPLE = (
    "50,6 62,12 64,26 60,36 76,42 90,54 90,64 78,64 68,60 70,72 80,88 78,94 60,94 50,82 "
    "40,94 22,94 20,88 30,72 32,60 22,64 10,64 10,54 24,42 40,36 36,26 38,12"
)


def _shape(text: str, round_by: float = 0.15) -> QPainterPath:
    return blob(text, round_by=round_by)


def _cowboy() -> QPainterPath:
    return united(_shape(_COWBOY_BODY), _shape(_HAT, 0.1))


WOODS = {
    "member": Wood(partial(_shape, _MEMBER), (50, 50, 12), lies=True),
    "hut": Wood(partial(_shape, _HUT, 0.07), (50, 48, 13)),
    "cowboy": Wood(_cowboy, (50, 53, 12), lies=True),
    "tent": Wood(partial(_shape, _TENT, 0.06), (50, 38, 10)),
    "meeple": Wood(partial(_shape, _MEEPLE), (50, 52, 12)),
    "camp": Wood(partial(_shape, _CAMP, 0.06), (50, 44, 9.5)),
    "boat": Wood(partial(_shape, _BOAT, 0.1), (50, 71, 10)),
    "neutral": Wood(partial(_shape, _TENT, 0.06), (50, 38, 10), unpainted=True),
    "guide": Wood(partial(_shape, _MEEPLE), (50, 52, 12)),
}
"""The pieces of all games; a game without a drawing of its own gets a plain disc."""

_PLAIN = "#d8bd92"
_DISC = Wood(partial(ellipse, 50, 50, 36, 36), (50, 50, 16))


def _wood(p: QPainter, path: QPainterPath, tint: str, fall: tuple[float, float]) -> None:
    """A piece cut from a board: its thickness falls to the lower right."""
    body = QPainterPath(path)
    for step in range(1, 8):
        body = body.united(path.translated(step * fall[0], step * fall[1]))
    p.setPen(pen("#fffaf0", 7.5))
    p.setBrush(colour("#fffaf0"))
    p.drawPath(body)
    p.setPen(pen("#140c08", 2.4, 235))
    p.setBrush(darker(tint, 0.5))
    p.drawPath(body)
    box = path.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, lighter(tint, 0.36))
    light.setColorAt(0.45, colour(tint))
    light.setColorAt(1, darker(tint, 0.22))
    p.setBrush(light)
    p.setPen(pen("#140c08", 1.2, 150))
    p.drawPath(path)
    fur(p, path, tint, 26, 8, 22, stray=6, alpha=40, width=1.1)
    within(p, path)
    fill(p, path.subtracted(path.translated(2.4, 3)), "#fff6dc", 150)
    p.restore()


def _draw(p: QPainter, kind: str, seat: int, pose: Pose) -> None:
    wood, owner = WOODS.get(kind, _DISC), colours(seat)
    path = wood.outline()
    x, y, radius = wood.mark
    if pose is Pose.LYING:
        lie = QTransform().translate(50, 54).scale(1.05, 0.84).rotate(-90)
        lie = lie.scale(0.92, 1.04).translate(-50, -50)
        path = lie.map(path)
        place = lie.map(QPointF(x, y))
        x, y = place.x(), place.y()
        shadow(p, 60, 70, 52, 30, 120)
    else:
        shadow(p, 64, 94, 46, 13, 150)
    _wood(p, path, _PLAIN if wood.unpainted else owner.fill, (0.5, 0.95))
    if wood.unpainted:
        return
    sign = mark_path(owner.mark, x, y, radius)
    p.setPen(NO_PEN)
    stroke(p, sign, darker(owner.fill, 0.55), 2.2, 150)
    fill(p, sign, owner.on_fill)


def pose_on(kind: str, role: Role) -> Pose:
    lies = kind in WOODS and WOODS[kind].lies and role is Role.OPEN
    return Pose.LYING if lies else Pose.STANDING


@lru_cache(maxsize=256)
def piece(kind: str, seat: int, pose: Pose = Pose.STANDING) -> Draw:
    """The drawing of a piece; the same one each time, so that it is drawn only once."""
    return partial(_draw, kind=kind, seat=seat, pose=pose)


def put_piece(
    p: QPainter, kind: str, seat: int, x: float, y: float, pixels: float, pose: Pose = Pose.STANDING
) -> None:
    """A piece that stands at a place: its foot is there, or, lying, its middle."""
    lift = 0.14 * pixels if pose is Pose.STANDING else 0.0
    put(p, piece(kind, seat, pose), x, y - lift, pixels)


def piece_pixmap(kind: str, seat: int, pixels: int, pose: Pose = Pose.STANDING) -> QPixmap:
    return QPixmap.fromImage(sprite(piece(kind, seat, pose), pixels))

"""The colours of terrains, icons as small pictures, and tiles as four coloured sides."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from carcqt.art.drawings.things import unknown
from carcqt.art.games import THEMES
from carcqt.art.sprites import put
from carcqt.art.theme import Theme
from carcqt.rules.description import Description, Role
from carcqt.rules.games import GAMES
from carcqt.ui.painting import mix


def terrain_colour(game: str, kind: str) -> QColor:
    """As the art of the game paints it, all over; grey for what the game does not know."""
    description, theme = GAMES[game].description, THEMES[game]
    terrain = description.terrain.get(kind)
    if terrain is None:
        return QColor("#8a8a8a")
    return _colour(theme, description, kind, terrain.role)


def _colour(theme: Theme, description: Description, kind: str, role: Role) -> QColor:
    if kind in theme.paved:
        return QColor(theme.paved[kind][0])
    if role in (Role.LINE, Role.HUB):
        if theme.water is None:
            return QColor("#5d5247" if role is Role.LINE else "#b0603a")
        deep = role is Role.HUB or kind == description.stream
        return QColor(theme.water.depths[1 if deep else 3])
    ground = theme.ground.open[1] if role is Role.OPEN else theme.ground.cover[-1]
    if theme.growth.on is not role:
        return QColor(ground)
    # Trees stand before the ground, which only shows between them.
    return mix(QColor(theme.growth.plants[0].colours[2]), QColor(ground), 0.25)


def draw_icon_of(p: QPainter, game: str, icon: str, box: QRectF) -> None:
    art = THEMES[game].icons.get(icon)
    draws = () if art is None else (*art.counted[:1], *art.poses[:1])
    put(p, draws[0] if draws else unknown, box.center().x(), box.center().y(), box.width())


def draw_sides(p: QPainter, game: str, sides: Sequence[str], box: QRectF) -> None:
    """Four triangles, from the north clockwise; empty ones where a side shows nothing."""
    middle = box.center()
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
    p.save()
    for number, kind in enumerate(sides):
        p.setPen(QColor(0, 0, 0, 60))
        p.setBrush(terrain_colour(game, kind) if kind else QColor(0, 0, 0, 0))
        ends = [corners[number], corners[(number + 1) % 4], QPointF(middle)]
        p.drawPolygon(QPolygonF(ends))
    p.restore()

"""Small drawings of what a game's tiles are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from carcqt.art.brush.sprites import put
from carcqt.art.drawings.things import unknown
from carcqt.art.games import THEMES
from carcqt.rules.games import GAMES
from editor.tiles.looks import icon_drawing, terrain_colours


@cache
def _colours(game: str) -> dict[str, QColor]:
    return terrain_colours(GAMES[game].description)


def terrain_colour(game: str, kind: str) -> QColor:
    """Grey for what the game does not know."""
    return _colours(game).get(kind, QColor("#8a8a8a"))


def draw_icon_of(p: QPainter, game: str, icon: str, box: QRectF) -> None:
    draw = icon_drawing(THEMES[game], icon) or unknown
    put(p, draw, box.center().x(), box.center().y(), box.width())


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

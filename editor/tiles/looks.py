"""The colours of terrains where they are named, and what the game's things are called there."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from carcqt.art.brush.sprites import Draw, put
from carcqt.art.games import THEMES
from carcqt.art.tiles.theme import Theme
from carcqt.rules.description import Description, Role
from carcqt.rules.tiles import Tile
from carcqt.words.vocabulary import Vocabulary
from editor.forms.filling import first_upper

# Dry country is brown all over: what is built stands out.
_RAILS: Final = "#3f3732"
_ROOFS: Final = "#a8553a"


def theme_of(description: Description) -> Theme:
    return THEMES[description.game]


def terrain_colours(description: Description) -> dict[str, QColor]:
    """One for each terrain, taken from what its tiles look like."""
    theme = theme_of(description)
    return {
        terrain.id: QColor(_colour(theme, terrain.id, terrain.role))
        for terrain in description.terrains
    }


def _colour(theme: Theme, kind: str, role: Role) -> str:
    if role is theme.growth.on and theme.water is not None:
        colours = theme.growth.plants[0].colours
        return colours[len(colours) // 2]
    match role:
        case Role.OPEN:
            return theme.ground.open[1]
        case Role.COVER:
            return theme.ground.cover[-1 if theme.water else 0]
        case Role.LINE:
            wide = theme.shapes.looks[kind].half_width > 0.1
            return theme.water.depths[4 if wide else 3] if theme.water else _RAILS
        case Role.HUB:
            return theme.water.depths[1] if theme.water else _ROOFS


def drawable(tile: Tile, theme: Theme) -> Tile:
    """As much of a tile as can be drawn, whatever its file says."""
    known = theme.shapes.looks
    if all(zone.kind in known for zone in tile.zones):
        return tile
    zones = tuple(zone for zone in tile.zones if zone.kind in known)
    return Tile(tile.id, zones, tile.pile, tile.count, tile.columns, tile.rows, tile.players)


def icon_drawing(theme: Theme, icon: str, count: int = 1) -> Draw | None:
    art = theme.icons.get(icon)
    if art is None:
        return None
    return art.counted[min(count, len(art.counted)) - 1] if art.counted else art.poses[0]


def icon_pixmap(theme: Theme, icon: str, px: int, ratio: float) -> QPixmap:
    side = round(px * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    drawing = icon_drawing(theme, icon)
    if drawing is not None:
        with QPainter(pixmap) as p:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            put(p, drawing, side / 2, side / 2, side * 0.86)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def swatch(colour: QColor, px: int, ratio: float, line: QColor) -> QPixmap:
    side = round(px * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setBrush(colour)
        p.setPen(line)
        p.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), side * 0.25, side * 0.25)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def terrain_name(words: Vocabulary, kind: str) -> str:
    return first_upper(words.terrain(kind))


def icon_name(words: Vocabulary, icon: str, n: int = 1) -> str:
    """What an icon is called without its number; with n = 2, several of them."""
    bare = re.sub(rf"^{n}\s+", "", words.icon(icon, n))
    return first_upper(bare)

"""What workers do beside tiles: growth across seams, plans, maps and a look at what was painted.
Plain data in and out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from carcqt.art.boards.picture import growth_picture
from carcqt.art.boards.placed import PlacedTile
from carcqt.art.games import THEMES
from carcqt.art.maps.picture import MapPicture
from carcqt.art.maps.scene import MapScene
from carcqt.art.plans.plan import Content, TilePlan, as_tile, tile_plan
from carcqt.art.studio.cache import DiskCache, WantedMap, WantedTile
from carcqt.art.tiles.painting import paint_tile
from carcqt.art.tiles.parting import Unclear, unclear_zones

_READ: Final = 92
"""Pixels to a square: the smallest that a board paints."""
Pixels = tuple[bytes, int, int]
"""A picture that can go from process to process, with its width and height."""


def pixels_of(image: QImage) -> Pixels:
    return bytes(image.constBits()), image.width(), image.height()


def image_of(pixels: Pixels) -> QImage:
    data, width, height = pixels
    kind = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(data, width, height, width * 4, kind).copy()


def grow(
    theme: str, board: Sequence[PlacedTile], box: tuple[int, int, int, int], size: int
) -> Pixels:
    return pixels_of(growth_picture(board, THEMES[theme], box, size))


def make_plan(theme: str, content: Content) -> TilePlan:
    return tile_plan(as_tile(content), THEMES[theme].shapes)


def read_zones(theme: str, content: Content) -> tuple[Unclear, ...]:
    """Which zones of a tile are not told apart on a board, whichever way it lies."""
    tile = as_tile(content)
    found = (unclear_zones(tile, THEMES[theme], _READ, turn) for turn in tile.turns)
    return tuple(dict.fromkeys(one for some in found for one in some))


def paint_ahead(some: Sequence[WantedTile], folder: Path) -> None:
    """Pictures that are soon asked for, unless they are kept already."""
    cache = DiskCache(folder)
    for wanted in some:
        if not cache.has(wanted):
            tile = as_tile(wanted.content)
            cache.save(wanted, paint_tile(tile, THEMES[wanted.theme], wanted.size, wanted.turn))


def paint_country(scene: MapScene, width: int, folder: Path | None) -> Pixels:
    """A map without its plates, out of the cache if it has been painted before."""
    cache, wanted = DiskCache(folder), WantedMap(scene, width)
    image = cache.load(wanted)
    if image is None:
        image = MapPicture(scene, width).country()
        image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        cache.save(wanted, image)
    return pixels_of(image)

"""Small pictures of files: some of the tiles, the map, or the board."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from carcqt.art.games import THEMES
from carcqt.art.paper.export import Export, ExportOptions
from carcqt.art.studio.jobs import Pixels, image_of, pixels_of
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.painting import paint_tile
from carcqt.background.bridge import Bridge
from carcqt.content.decks import DeckFile
from carcqt.content.languages import ENGLISH
from carcqt.content.maps import MapFile
from carcqt.content.scenarios import Scenario
from carcqt.content.toml.files import parse_toml, read_raw
from carcqt.words.rendering import RenderWords
from carcqt.words.speech import catalogue

SIZE: Final = (168, 112)
"""Pixels: three tiles by two."""
_SQUARE: Final = 56
_MAP: Final = 240


def paint_glance(file: Path, folder: Path) -> Pixels:
    """In a worker; what cannot be drawn raises. A deck beside a layout lies in the folder."""
    data = parse_toml(read_raw(file))
    image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if data.get("kind") == "deck":
            _paint_tiles(p, DeckFile.read(data))
        else:
            found = (
                MapFile.read(data)
                if data.get("kind") == "map"
                else Scenario.from_data(data, folder)
            )
            _paint_whole(p, found)
    return pixels_of(image)


def _paint_tiles(p: QPainter, file: DeckFile) -> None:
    """Those that show most, as they tell most."""
    single = [tile for tile in file.deck.tiles if tile.squares == 1]
    full = sorted(single, key=lambda tile: -sum(len(zone.icons) for zone in tile.zones))
    for number, tile in enumerate(full[:6]):
        image = paint_tile(tile, THEMES[file.game], _SQUARE)
        p.drawImage(number % 3 * _SQUARE, number // 3 * _SQUARE, image)


def _paint_whole(p: QPainter, found: MapFile | Scenario) -> None:
    """As large as fills the place; of a board its middle."""
    is_map = isinstance(found, MapFile) or isinstance(found.material_file, MapFile)
    asked = ExportOptions(size=_MAP if is_map else _SQUARE)
    canvas = Export(found, asked, RenderWords(catalogue(ENGLISH.code))).canvas()
    whole = QImage(canvas.width, canvas.height, QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(0)
    with QPainter(whole) as on:
        canvas.paint(on)
    room = QRect(0, 0, *SIZE)
    if is_map or canvas.width < SIZE[0] or canvas.height < SIZE[1]:
        part = QSize(*SIZE).scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio)
    else:
        part = QSize(*SIZE)
    source = QRect(0, 0, part.width(), part.height())
    source.moveCenter(whole.rect().center())
    p.drawImage(room, whole, source)


class Glances(QObject):
    """Nothing is waited for: who is told `arrived` asks again."""

    arrived = Signal()

    def __init__(self, studio: Studio, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio: Final = studio
        self._known: Final[dict[object, QPixmap | None]] = {}
        self._bridge: Final = Bridge(self._take)

    def of(self, file: Path, folder: Path | None = None) -> QPixmap | None:
        try:
            key = file, file.stat().st_mtime_ns
        except OSError:
            return None
        if key not in self._known:
            self._known[key] = None
            work = self._studio.order(paint_glance, file, folder or file.parent)
            self._bridge.follow(key, work)
        return self._known[key]

    def _take(self, key: object, work: Future[Pixels]) -> None:
        # One that is not whole yet has no picture.
        if not work.cancelled() and work.exception() is None:
            self._known[key] = QPixmap.fromImage(image_of(work.result()))
            self.arrived.emit()

"""A glimpse of what each game is made of."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from carcqt.art.games import THEMES
from carcqt.art.maps.scene import MapScene
from carcqt.art.studio.jobs import Pixels, image_of, paint_country
from carcqt.art.studio.studio import Studio
from carcqt.background.bridge import Bridge
from carcqt.board.pictures import SIZES
from carcqt.content.decks import DeckFile
from carcqt.content.maps import MapFile
from carcqt.content.materials import find_material
from carcqt.rules.tiles import Tile

_TILES: Final = 8
_MAP: Final = 900


class StartPictures(QObject):
    """Nothing is waited for: who is told `arrived` asks again."""

    arrived = Signal()

    def __init__(self, studio: Studio, parent: QObject) -> None:
        super().__init__(parent)
        self._studio: Final = studio
        self._tiles: Final[dict[str, list[Tile]]] = {}
        self._maps: Final[dict[str, QImage | None]] = {}
        self._bridge: Final = Bridge(self._take)
        tell = self._bridge.tell
        studio.listen(tell)
        self.destroyed.connect(lambda: studio.unlisten(tell))

    def of(self, game: str, room: QSize) -> list[QImage]:
        """What is there already, as high as the room and as much as fills its width."""
        file = find_material(game, game)
        if isinstance(file, MapFile):
            return self._map(game, file, room)
        count = min(_TILES, -(-room.width() // max(1, room.height())))
        size = next((size for size in SIZES if size >= room.height()), SIZES[-1])
        tiles = self._tiles_of(game, file)[:count]
        theme = THEMES[game]
        return [self._studio.picture_or_stand_in(tile, theme, size) for tile in tiles]

    def _tiles_of(self, game: str, file: DeckFile) -> list[Tile]:
        """Some of one square, those that show most first: they tell most of the game."""
        if game not in self._tiles:
            single = [tile for tile in file.deck.tiles if tile.squares == 1]
            full = sorted(single, key=lambda tile: -sum(len(zone.icons) for zone in tile.zones))
            self._tiles[game] = full[: _TILES * 2 : 2]
        return self._tiles[game]

    def _map(self, game: str, file: MapFile, room: QSize) -> list[QImage]:
        if game not in self._maps:
            self._maps[game] = None
            shown = file.map
            scene = MapScene.of_map(shown.villages, shown.links, shown.extent, {}, "")
            work = self._studio.order(paint_country, scene, _MAP, self._studio.folder)
            self._bridge.follow(game, work)
        image = self._maps[game]
        if image is None or room.isEmpty():
            return []
        high = round(image.width() * room.height() / room.width())
        top = max(0, (image.height() - high) // 2)
        return [image.copy(0, top, image.width(), min(high, image.height()))]

    def _take(self, what: object, news: object) -> None:
        if isinstance(what, str) and isinstance(news, Future):
            if news.cancelled() or news.exception() is not None:
                return
            pixels: Pixels = news.result()
            self._maps[what] = image_of(pixels)
        self.arrived.emit()

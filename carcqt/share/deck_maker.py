"""The page of a deck: its tiles with their counts."""

from __future__ import annotations

from typing import Any

from carcqt.content.decks import DeckFile, TileEntry
from carcqt.share.boards import TileArt
from carcqt.share.content import first_title
from carcqt.share.files import material_file
from carcqt.share.maker import Maker, tile_pixels
from carcqt.share.texts import NOTHING, from_file, same_in_all


class DeckMaker(Maker):
    def page(self) -> str:
        file = self.material
        assert isinstance(file, DeckFile)
        title = first_title(from_file(file.title), same_in_all(self.name))
        game = self.content.game_title()
        squares = sum(entry.tile.squares for entry in file.entries)
        art = TileArt(file, (), self.content.pictures, tile_pixels(squares))
        tiles = []
        for number, entry in enumerate(file.entries):
            self.tell(number, len(file.entries))
            tiles.append(self._tile(entry, art))
        deck = {
            "tiles": tiles,
            "total": sum(entry.tile.count for entry in file.entries),
            "about": self.content.text(from_file(file.about)),
        }
        download = material_file(file, self.said(title))
        return self.text(title, NOTHING if game == title else game, deck=deck, file=download)

    def _tile(self, entry: TileEntry, art: TileArt) -> dict[str, Any]:
        tile = entry.tile
        return {
            "id": tile.id,
            "name": self.content.text(from_file(entry.name)),
            "count": tile.count,
            "wide": tile.columns,
            "picture": art.tile(tile.id, 0),
        }

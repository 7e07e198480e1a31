"""Which tiles are looked for: by words, and by one filter at a time."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from PySide6.QtCore import QObject, QTimer

from carcqt.content.decks import TileEntry
from carcqt.rules.description import START
from carcqt.ui.language import language
from carcqt.words.names import names_of
from editor.decks.overview.head import Filter
from editor.decks.overview.model import TilesModel, Wanted
from editor.decks.overview.searching import Finder
from editor.decks.stats.counts import combination, corners
from editor.documents.deck import DeckDocument
from editor.forms.filling import first_upper
from editor.tiles.looks import icon_name

_AT_ONCE: Final = 40
Key = tuple[str, ...]
"""A kind of filter, and what it asks for; nothing stands for all tiles."""


class Filters(QObject):
    def __init__(self, document: DeckDocument, model: TilesModel) -> None:
        super().__init__(model)
        self._document: Final = document
        self._model: Final = model
        self._finder: Final = Finder(document.content.game)
        self.query = ""
        self.key: Key = ()
        self.only: frozenset[str] = frozenset()
        # The words of all tiles are gathered while nothing else is to be done.
        self._ahead: Final = iter(document.content.entries)
        self._idle: Final = QTimer(self, interval=0)
        self._idle.timeout.connect(self._read_ahead)
        self._idle.start()

    def _read_ahead(self) -> None:
        some = list(islice(self._ahead, _AT_ONCE))
        for entry in some:
            self._finder.know(entry)
        if not some:
            self._idle.stop()

    @property
    def sides(self) -> tuple[str, ...]:
        """The two or four sides that are asked for, if any."""
        return self.key[1:] if self.key and self.key[0] in ("corner", "sides") else ()

    @property
    def pile(self) -> str:
        return self.key[1] if self.key and self.key[0] == "pile" else ""

    @property
    def wanted(self) -> Wanted | None:
        query, key = self.query, self.key
        if not query and not key:
            return None
        matches = self._finder.matching(query)
        return lambda entry: self.accepts(entry, key) and matches(entry)

    def choose(self, key: Key) -> None:
        """What is on already goes off again."""
        self.key = () if key == self.key else key

    def choose_tiles(self, tiles: Iterable[str]) -> None:
        self.only = frozenset(tiles)
        self.key = ("only",)

    def accepts(self, entry: TileEntry, key: Key) -> bool:
        if not key:
            return True
        tile = entry.tile
        match key[0]:
            case "terrain":
                return any(zone.kind == key[1] for zone in tile.zones)
            case "pile":
                return tile.pile == key[1]
            case "icon":
                return any(zone.shows(key[1]) for zone in tile.zones)
            case "corner":
                return (key[1], key[2]) in corners(tile)
            case "sides":
                return combination(tile) == key[1:]
            case "only":
                return tile.id in self.only
            case _:
                return tile.id in self._model.culprits

    def chips(self) -> list[Filter]:
        """All, terrains that some tiles have and others not, piles, and what was clicked."""
        content = self._document.content
        entries, description = content.entries, content.rules.description
        names = names_of(language().translate, content.game)
        named: list[tuple[Key, str]] = [
            (("terrain", terrain.id), names.terrain(terrain.id)) for terrain in description.terrains
        ]
        named += [(("pile", pile), names.pile(pile)) for pile in description.piles[1:]]
        named.append((("pile", START), self.tr("start")))
        named.append((("problems",), self.tr("problems")))
        chips = [Filter((), self.tr("All"), len(entries))]
        for key, text in named:
            count = self._count(key)
            if 0 < count < len(entries) or (key == self.key and count):
                chips.append(Filter(key, first_upper(text), count))
        if self.key not in [chip.key for chip in chips]:
            count = self._count(self.key)
            if count:
                chips.append(Filter(self.key, self._name(self.key), count, can_go=True))
            else:
                self.key = ()
        return chips

    def _count(self, key: Key) -> int:
        return sum(self.accepts(entry, key) for entry in self._document.content.entries)

    def _name(self, key: Key) -> str:
        names = names_of(language().translate, self._document.content.game)
        if key[0] == "icon":
            return icon_name(names, key[1], 2)
        if key[0] == "only":
            return self.tr("Chosen")
        return "–".join(names.terrain(kind) for kind in key[1:])

"""Finds tiles by what people call them: id, names, terrains and icons, in any language."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from carcqt.content.decks import TileEntry
from carcqt.rules.description import START
from carcqt.words.names import names_of
from carcqt.words.speech import LANGUAGES, catalogue
from editor.decks.remembering import remembered

_WORDS: Final = re.compile(r"[\w-]+")


def folded(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class Finder:
    def __init__(self, game: str) -> None:
        self._game: Final = game
        self._text: Final = remembered(self.text)

    def text(self, entry: TileEntry) -> str:
        """All its words, each with a space before it."""
        tile = entry.tile
        words = [tile.id, *entry.name.values()]
        kinds = dict.fromkeys(zone.kind for zone in tile.zones)
        icons = dict.fromkeys(icon for zone in tile.zones for icon, _ in zone.icons)
        words += [_terrain(self._game, kind) for kind in kinds]
        words += [_icon(self._game, icon) for icon in icons]
        words.append(_pile(self._game, tile.pile))
        return " " + " ".join(_WORDS.findall(folded(" ".join(words))))

    def matches(self, entry: TileEntry, query: str) -> bool:
        """Whether each word of the query begins one of the tile's; parts of ids will do too."""
        text = self._text(entry)
        return all(
            f" {word}" in text or (word in text and not word.isalpha())
            for word in _WORDS.findall(folded(query))
        )


@lru_cache(256)
def _terrain(game: str, kind: str) -> str:
    return " ".join((kind, *(names_of(catalogue(code), game).terrain(kind) for code in LANGUAGES)))


@lru_cache(256)
def _icon(game: str, icon: str) -> str:
    names = [names_of(catalogue(code), game) for code in LANGUAGES]
    said = [name.icon(icon, count).partition(" ")[2] for name in names for count in (1, 2)]
    return " ".join((icon, *said))


@lru_cache(64)
def _pile(game: str, pile: str) -> str:
    if pile == START:
        return pile
    return " ".join((pile, *(names_of(catalogue(code), game).pile(pile) for code in LANGUAGES)))

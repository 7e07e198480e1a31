"""Finds tiles by what people call them: id, names, terrains and icons, in any language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from carcqt.content.decks import TileEntry
from carcqt.content.languages import CODES
from carcqt.rules.description import START
from carcqt.words.names import names_of
from carcqt.words.speech import catalogue
from editor.decks.stats.remembering import remembered

_WORDS: Final = re.compile(r"[\w-]+")


def folded(text: str) -> str:
    """Without accents and capitals."""
    text = text.casefold()
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _split(*texts: str) -> str:
    """All words, each with a space before it."""
    return "".join(f" {word}" for word in _WORDS.findall(folded(" ".join(texts))))


class Finder:
    def __init__(self, game: str) -> None:
        self._game: Final = game
        self._text: Final = remembered(self.text)

    def text(self, entry: TileEntry) -> str:
        tile = entry.tile
        words = [_split(tile.id, *entry.name.values())]
        kinds = dict.fromkeys(zone.kind for zone in tile.zones)
        icons = dict.fromkeys(icon for zone in tile.zones for icon, _ in zone.icons)
        words += [_terrain(self._game, kind) for kind in kinds]
        words += [_icon(self._game, icon) for icon in icons]
        words.append(_pile(self._game, tile.pile))
        return "".join(words)

    def know(self, entry: TileEntry) -> None:
        """Its words are at hand from now on."""
        self._text(entry)

    def matching(self, query: str) -> Callable[[TileEntry], bool]:
        """Whether each word of the query begins one of a tile's; parts of ids will do too."""
        words = _WORDS.findall(folded(query))
        text_of = self._text

        def matches(entry: TileEntry) -> bool:
            text = text_of(entry)
            return all(
                f" {word}" in text or (word in text and not word.isalpha()) for word in words
            )

        return matches


@lru_cache(256)
def _terrain(game: str, kind: str) -> str:
    return _split(kind, *(names_of(catalogue(code), game).terrain(kind) for code in CODES))


@lru_cache(256)
def _icon(game: str, icon: str) -> str:
    names = [names_of(catalogue(code), game) for code in CODES]
    said = [name.icon(icon, count).partition(" ")[2] for name in names for count in (1, 2)]
    return _split(icon, *said)


@lru_cache(64)
def _pile(game: str, pile: str) -> str:
    if pile == START:
        return _split(pile)
    return _split(pile, *(names_of(catalogue(code), game).pile(pile) for code in CODES))

"""The data of a page, from what it shows: texts, pictures, and what lies on the board when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.art.brush.marks import colours
from carcqt.content.languages import LANGUAGES
from carcqt.content.materials import MaterialFile
from carcqt.content.tables import TableSetup
from carcqt.share.boards import Box
from carcqt.share.pictures import PictureTable
from carcqt.share.texts import Texts, TextTable, in_all
from carcqt.share.words import PageWords, page_words
from carcqt.words.names import PlayerNames, names_of


class PageContent:
    """Collects what all kinds of pages hold."""

    def __init__(self, kind: str, material: MaterialFile) -> None:
        self.texts: Final = TextTable()
        self.pictures: Final = PictureTable()
        self._kind: Final = kind
        self._game: Final = material.game

    def text(self, texts: Texts) -> int:
        return self.texts.number(texts)

    def game_title(self) -> Texts:
        return in_all(lambda tr: names_of(tr, self._game).title())

    def players(self, setup: TableSetup) -> list[dict[str, Any]]:
        """Return the seats with their names, colours and marks."""
        found = []
        for seat, one in enumerate(setup.seats):
            own = colours(one.colour)
            name = in_all(lambda tr, seat=seat: PlayerNames(tr, setup.names).name(seat))  # type: ignore[misc]
            found.append(
                {
                    "name": self.text(name),
                    "fill": own.fill,
                    "on": own.on_fill,
                    "mark": own.mark.value,
                }
            )
        return found

    def document(self, title: Texts, about: Texts, **parts: Any) -> dict[str, Any]:
        """Return the data of the page, once all its parts are made."""
        says = {key: self.text(said) for key, said in page_words(self._kind).items()}
        return {
            "kind": self._kind,
            "languages": [{"code": one.code, "name": one.name} for one in LANGUAGES],
            "title": self.text(title),
            "about": self.text(about),
            "says": says,
            "noscript": " ".join(in_all(lambda tr: PageWords(tr).no_script())),
            **parts,
            "texts": self.texts.rows,
            "pictures": self.pictures.addresses,
        }


def widened(box: Box, by: float) -> Box:
    left, top, wide, high = box
    return left - by, top - by, wide + 2 * by, high + 2 * by


def first_title(*titles: Texts) -> Texts:
    """Return the first title that is not empty."""
    return next((title for title in titles if any(title)), titles[-1])


def joined(parts: Sequence[Texts], between: str = " · ") -> Texts:
    """Return texts side by side; empty ones are left out."""
    return tuple(between.join(filter(None, row)) for row in zip(*parts, strict=True))

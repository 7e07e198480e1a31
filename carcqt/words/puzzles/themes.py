"""What puzzles are about, short enough for a label."""

from __future__ import annotations

from typing import Final

from carcqt.puzzles import themes
from carcqt.words.names import names_of
from carcqt.words.speech import Speech, Translate


class ThemeWords(Speech):
    def __init__(self, translate: Translate, game: str) -> None:
        super().__init__(translate)
        self._names: Final = names_of(translate, game)

    def name(self, theme: str) -> str:
        """By its id where nobody knows it, as somebody's own."""
        return {
            themes.CLOSE: self.tr("Closing"),
            themes.TWOFOLD: self.tr("Two at once"),
            themes.STEAL: self.tr("Stealing"),
            themes.SHARE: self.tr("Sharing"),
            themes.BLOCK: self.tr("Blocking"),
            themes.SACRIFICE: self.tr("Sacrifice"),
            themes.RESTRAINT: self.tr("Restraint"),
        }.get(theme) or self._names.theme(theme)

"""Computer players as people know them."""

from __future__ import annotations

from typing import Final

from carcqt.players import PLAYERS
from carcqt.words.speech import Speech

USUAL: Final = "greedy"


class LevelWords(Speech):
    def levels(self) -> list[tuple[str, str, str]]:
        """From weak to strong: id, name, and how it plays."""
        known = (
            ("random", self.tr("Easy"), self.tr("Plays at random: good for learning the rules")),
            (
                USUAL,
                self.tr("Medium"),
                self.tr("Takes the turn after which it is furthest ahead"),
            ),
        )
        named = [level for level in known if level[0] in PLAYERS]
        # One without words yet goes by its id.
        others = [(name, name, "") for name in PLAYERS if name not in {level[0] for level in known}]
        return named + others

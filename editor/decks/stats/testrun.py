"""Has a deck played many times by computer players."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from carcqt.background.spread import SpreadRun
from carcqt.content.decks import DeckFile
from carcqt.players.arena import Match, Tally
from carcqt.players.levels import Level
from carcqt.rules.tiles import Deck

GAMES: Final = 300
QUICK: Final = Level.RANDOM.value
SHARE: Final = 0.1
"""Of what levels think for a move at the table: many games tell more than deep ones."""


class TestRun(SpreadRun):
    __test__ = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.times = GAMES
        self.tally = Tally()
        self.players = 2
        self._deck: Deck | None = None

    @property
    def counted(self) -> int:
        return self.tally.games

    def count(self, got: Tally) -> None:
        self.tally.add(got)

    def is_stale(self, file: DeckFile) -> bool:
        """Whether the results are of tiles that have changed since."""
        return self._deck is not None and self._deck != file.deck

    def start(self, file: DeckFile, games: int = GAMES, player: str = QUICK, seed: int = 1) -> None:
        self.cancel()
        self.tally, self._deck = Tally(), file.deck
        self.players = max(2, file.rules.description.players[0])
        levels = (player,) * self.players
        self.begin(Match(file.game, file.deck, levels, seed, budget=SHARE).play, games)

"""What all tile-laying games say alike."""

from __future__ import annotations

from typing import Any

from carcqt.rules.game import Game
from carcqt.words.nouns import Noun
from carcqt.words.speech import Speech, nouns_of


class TileWords(Speech):
    def lay(self) -> str:
        return self.tr("Lay the tile")

    def score(self) -> str:
        return self.tr("Score")

    def lays(self) -> str:
        return self.tr("lays a tile")

    def place(self, piece: str) -> str:
        return self.tr("Place {piece}").format(piece=piece)

    def a_tile(self) -> str:
        return self.tr("a tile")

    def completed(self, noun: Noun) -> str:
        """Return a heading over what was completed, where a language has it agree."""
        facts = nouns_of(self.translate).agreement(noun)
        return self.tr("{things} completed").format(things=noun.plural, **facts)

    def nothing(self) -> str:
        return self.tr("Place nothing")

    def idle_turn(self) -> str:
        """What a turn that does nothing does all the same."""
        return self.tr("the tile laid anywhere, no piece placed")

    def subtitle(self, game: Game[Any], turn: int) -> str:
        """Turn 38 · 41 tiles left."""
        left = self.tr("%n tile(s) left", "", game.left_in(0).total())
        return self.tr("Turn {turn} · {left}").format(turn=turn, left=left)

    def pile(self, game: Game[Any]) -> str:
        return self.tr("Pile {count}").format(count=game.left_in(0).total())

    def pile_tip(self) -> str:
        return self.tr("Tiles that are still to be drawn")

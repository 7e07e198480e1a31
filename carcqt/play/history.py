"""A game at any of its moments, without touching the game that is being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.rules.game import Game
from carcqt.rules.moves import Move


class History:
    """One game of its own, which steps to wherever it is asked for."""

    def __init__(self, game: Game[Any]) -> None:
        """Begins where the game began that has made no move yet."""
        self._beginning: Final = game.beginning()
        self._game: Final = type(game)(game.material, self._beginning)
        self._made: Final[list[Move]] = []

    def begun(self) -> Game[Any]:
        """A game that stands where this one began."""
        game = self._game
        return type(game)(game.material, self._beginning)

    def another(self) -> History:
        return History(self.begun())

    def at(self, moves: Sequence[Move]) -> Game[Any]:
        """The game after these moves; good until the next question."""
        game, made = self._game, self._made
        common = 0
        for one, other in zip(made, moves, strict=False):
            if one != other:
                break
            common += 1
        while len(made) > common:
            game.pop()
            made.pop()
        for move in moves[common:]:
            game.push(move)
            made.append(move)
        return game

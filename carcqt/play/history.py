"""A game at any of its moments, without touching the game that is being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carcqt.rules.game import Game
from carcqt.rules.moves import Move


class History:
    """One game of its own, which steps to wherever it is asked for."""

    def __init__(self, game: Game[Any]) -> None:
        """Begin where `game` began."""
        self._game: Final = type(game)(game.material, game.beginning())
        self._made: Final[list[Move]] = []

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

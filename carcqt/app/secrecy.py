"""Whose secrets may be on the screen."""

from __future__ import annotations

from typing import Any

from carcqt.content.tables import Table
from carcqt.rules.game import Game


def decides_in_secret(game: Game[Any]) -> bool:
    """Whether the next move is one that the others must not see."""
    return any(move.secret for move in game.legal_moves[:1])


class Curtain:
    """A lone person needs none. Several share the screen: it shows what the whole table may see,
    until one of them asks the others to look away."""

    def __init__(self) -> None:
        self._lifted_for: int | None = None
        self._peeking: int | None = None

    def viewer(self, table: Table) -> int | None:
        persons = table.persons
        if len(persons) == 1:
            return persons[0]
        return self._lifted_for if self._peeking is None else self._peeking

    def is_needed(self, table: Table, game: Game[Any]) -> bool:
        """Whether a person must be alone at the screen before going on."""
        seat, persons = game.to_move, table.persons
        return (
            len(persons) > 1
            and seat in persons
            and self._lifted_for != seat
            and not game.is_over
            and decides_in_secret(game)
        )

    def lift(self, seat: int) -> None:
        self._lifted_for, self._peeking = seat, None

    def peek(self, seat: int | None) -> None:
        self._peeking = seat

    def drop(self) -> None:
        self._lifted_for = self._peeking = None

"""Whose secrets may be on the screen."""

from __future__ import annotations

from typing import Any

from carcqt.content.tables import Table
from carcqt.rules.game import Game


def decides_in_secret(game: Game[Any]) -> bool:
    """Whether the next move is one that the others must not see."""
    return any(kind.secret for kind in game.moves) and game.legal_moves[0].secret


def holds_secrets(game: Game[Any], seat: int) -> bool:
    """Whether a seat knows something that the whole table does not."""
    position = game.position()
    return game.hide(position, seat) != game.hide(position, None)


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

    def is_needed(self, table: Table, game: Game[Any], *, has_moved: bool) -> bool:
        """Whether the seat to move must be alone at the screen before going on: to decide in
        secret, or to see for the first time what it was dealt."""
        seat, persons = game.to_move, table.persons
        if len(persons) < 2 or seat not in persons or game.is_over or self._lifted_for == seat:
            return False
        return decides_in_secret(game) or (not has_moved and holds_secrets(game, seat))

    def lift(self, seat: int) -> None:
        self._lifted_for, self._peeking = seat, None

    def peek(self, seat: int | None) -> None:
        self._peeking = seat

    def drop(self) -> None:
        self._lifted_for = self._peeking = None

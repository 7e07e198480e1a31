"""Whose secrets may be on the screen."""

from __future__ import annotations

from typing import Any, Final

from carcqt.content.tables import TableSetup
from carcqt.rules.game import Game
from carcqt.rules.position import Position


def decides_in_secret(game: Game[Any]) -> bool:
    """Whether the next move is one that the others must not see."""
    return any(kind.secret for kind in game.moves) and game.legal_moves[0].secret


class Views:
    """A game as each seat may see it, worked out once for all who look until the next move."""

    def __init__(self, game: Game[Any], *, is_open: bool = False) -> None:
        """With `is_open`, nothing is hidden from anybody."""
        self.game: Final = game
        self._is_open: Final = is_open
        self._after: object = None
        self._whole: Position | None = None
        self._seen: Final[dict[int | None, Position]] = {}

    @property
    def hides_nothing(self) -> bool:
        return self._is_open or self.game.is_over

    def of(self, seat: int | None) -> Position:
        """What a seat may see, or the whole table; after the end, all of it."""
        # Every move is written down as a thing of its own, also one that is made once more.
        last = self.game.record[-1] if self.game.record else None
        if self._whole is None or last is not self._after:
            self._after, self._whole = last, self.game.position()
            self._seen.clear()
        if self.hides_nothing:
            return self._whole
        if seat not in self._seen:
            self._seen[seat] = self.game.hide(self._whole, seat)
        return self._seen[seat]

    def holds_secrets(self, seat: int) -> bool:
        """Whether a seat knows something that the whole table does not."""
        return self.of(seat) != self.of(None)


class Secrecy:
    """A lone person needs no curtain. Several share the screen: it shows what the whole table may
    see, until one of them asks the others to look away."""

    def __init__(self, *, is_public: bool = False) -> None:
        """With `is_public`, only what the whole table may see is ever on the screen."""
        self._is_public: Final = is_public
        self._lifted_for: int | None = None
        self._peeking: int | None = None

    def viewer(self, setup: TableSetup) -> int | None:
        persons = setup.persons
        if self._is_public:
            return None
        if len(persons) == 1:
            return persons[0]
        return self._lifted_for if self._peeking is None else self._peeking

    def needs_curtain(self, setup: TableSetup, views: Views, *, has_moved: bool) -> bool:
        """Whether the seat to move must be alone at the screen before going on: to decide in
        secret, or to see for the first time what it was dealt."""
        game = views.game
        seat, persons = game.to_move, setup.persons
        if len(persons) < 2 or seat not in persons or game.is_over or self._lifted_for == seat:
            return False
        return decides_in_secret(game) or (not has_moved and views.holds_secrets(seat))

    def lift_curtain(self, seat: int) -> None:
        self._lifted_for, self._peeking = seat, None

    def peek(self, seat: int | None) -> None:
        self._peeking = seat

    def drop_curtain(self) -> None:
        self._lifted_for = self._peeking = None

"""What a game keeps beside its rules, for search and puzzles only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from carcqt.rules.moves import Move


class Ask(Exception):  # noqa: N818
    """A draw whose outcome is not given, with what it may bring."""

    def __init__(self, things: Counter[str]) -> None:
        self.things = things


class SearchNotes:
    """Nothing of it belongs to the position."""

    def __init__(self) -> None:
        self.turns: Final[
            list[tuple[int, tuple[Move, tuple[str, ...]] | None, list[tuple[Move, ...]]]]
        ] = []
        """Numbered turns that somebody has asked for: how long the record was, how it ended, and
        the turns. Those of a record that has changed since are dropped when next they are met."""
        self.pushed: Final[list[int]] = []
        """For each turn pushed by its number, how long the record was before it."""
        self.orders: Final[dict[tuple[int, int], int]] = {}
        """For each pile and how much of it was drawn, the hash of what is known of its order."""
        self.tiles: object | None = None
        """What the hash of laid tiles is made with."""
        self.unseen_is_chance = False
        self.asked_first = 0
        """The seat that chooses first where all choose in secret."""
        self.silent: frozenset[int] = frozenset()
        """Seats that the rules skip."""
        self.unscored = False
        """Whether the end brings no final scoring."""


class Noted:
    """In a slot: the interpreter finds up to thirty other attributes quickly, and no more."""

    __slots__ = ("_search",)

    def __init__(self) -> None:
        self._search: Final = SearchNotes()

    def settle_when_seen(self) -> None:
        """For search: from now on what lies face down comes to be what it is when somebody sees
        it. Outcomes tell of it, and the key only knows how much lies where."""
        self._search.unseen_is_chance = True
        self._search.turns.clear()
        self._search.orders.clear()

    def ask_first(self, seat: int) -> None:
        """For search: where all choose in secret this seat is asked before the others, so that
        they may answer it, and it cannot answer them."""
        self._search.asked_first = seat
        self._search.turns.clear()

    def silence(self, seats: Iterable[int]) -> None:
        """For puzzles: from now on the rules skip these seats, not that of who is to move. They
        neither draw nor move."""
        self._search.silent = frozenset(seats)
        self._search.turns.clear()

    def leave_unscored(self) -> None:
        """For puzzles: the end brings no final scoring, so that the track and the pieces stay as
        the last turn left them; `projected` tells what it would bring."""
        self._search.unscored = True

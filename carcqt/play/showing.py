"""What a stage shows: the game that is being played, or one of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from carcqt.content.tables import TableSetup
from carcqt.play.moments import Moment
from carcqt.rules.events import Event
from carcqt.rules.game import Game
from carcqt.rules.moves import Move
from carcqt.rules.position import Position


class Showing(Protocol):
    """A session is one; so is a replay."""

    @property
    def table(self) -> TableSetup: ...

    @property
    def game(self) -> Game[Any]: ...

    @property
    def moments(self) -> Sequence[Moment]:
        """All that have led here."""
        ...

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be on the screen."""
        ...

    def position(self) -> Position:
        """As it may be seen."""
        ...


class Playing(Showing, Protocol):
    """Where somebody decides: a session is one; so is a lesson."""

    def gains(self, move: Move) -> list[int]:
        """By how much a move would change what the table expects each seat to have."""
        ...

    def brings(self, move: Move) -> list[int]:
        """What each seat would score in this turn by a move, if nothing else was done in it."""
        ...


class Followed(Playing, Protocol):
    """What lists are made of, which follow it: a session, or a puzzle being solved."""

    @property
    def changed(self) -> SignalInstance: ...

    @property
    def turn(self) -> int: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def legal_moves(self) -> Sequence[Move]:
        """What the person at the screen may do now."""
        ...

    def events_of(self, number: int) -> list[Event]:
        """What the viewer sees of a move, by its number; of the opening, by 0."""
        ...

    def events_at(self, number: int) -> list[Event]:
        """What the whole table may see of it."""
        ...

"""What a stage shows: the game that is being played, or one of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from carcqt.content.tables import Table
from carcqt.play.moments import Moment
from carcqt.rules.game import Game
from carcqt.rules.position import Position


class Showing(Protocol):
    """A session is one; so is a replay."""

    @property
    def table(self) -> Table: ...

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

"""What the stage and the hand of a game on a map ask of its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from carcqt.app.table.shown import MoveLabel
from carcqt.app.table.tips import Tip
from carcqt.art.brush.sprites import Draw
from carcqt.play.table import Table
from carcqt.rules.game import Game
from carcqt.rules.moves import Move


class MapGame(Protocol):
    def label(self, move: Move, kind: str, colour: int) -> MoveLabel: ...

    def village_of(self, move: Move) -> str | None:
        """Where a move puts something, if it does."""

    def offers(self, game: Game[Any], moves: Iterable[Move]) -> dict[str, Draw]:
        """What moves put into villages or cost there, in games where that differs."""

    def joins(self, piece: str) -> bool:
        """Whether pieces of a kind make the villages where they stand one player's land."""

    def last(self, table: Table) -> dict[str, int]:
        """Where something was put last, and by which seat."""

    def tip(self, table: Table, village: str, seat: int) -> Tip:
        """What there is to tell of a village to a seat."""

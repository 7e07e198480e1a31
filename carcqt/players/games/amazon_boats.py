"""Finds what a turn does to the boats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carcqt.players.evaluation import PartKind
from carcqt.players.facts import Fact
from carcqt.players.tiles.viewpoint import Mechanism, TurnChange, Viewpoint
from carcqt.rules.games.amazon import Amazon


class BoatMoved(Fact):
    """The boats have moved, and are compared with each other."""

    headed = ("steps", "lead")
    steps: int
    """Spaces that the seat's own boat has moved."""
    lead: int
    """Spaces ahead of the best other boat after the turn; below 0 if behind."""
    rivals: tuple[int, ...]
    """The seats of boats on that space."""


class Boats(Mechanism):
    """All boats are compared with each other, and so told as one."""

    def __init__(self, view: Viewpoint) -> None:
        super().__init__(view)
        assert isinstance(view.game, Amazon)
        self._game: Final = view.game
        self._space: Final = view.game.boats[view.seat]

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        boats, seat = self._game.boats, self.view.seat
        others = [other for other in range(len(boats)) if other != seat]
        best, steps = max(boats[each] for each in others), boats[seat] - self._space
        yield BoatMoved(
            seat=seat, points=sum(change.worth(PartKind.PLACE, each) for each in (seat, *others)),
            is_plain=steps > 0, steps=steps, lead=boats[seat] - best,
            rivals=tuple(each for each in others if boats[each] == best),
        )  # fmt: skip

"""Finds what a turn does to the boats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carcqt.players.evaluation import PartKind
from carcqt.players.facts import Fact
from carcqt.players.tiles.viewpoint import Mechanism, TurnChange, Viewpoint
from carcqt.rules.games.amazon import RIVER_ANIMALS, Amazon


@dataclass(frozen=True, slots=True, kw_only=True)
class BoatMoved(Fact):
    """The boats have moved, and are compared with each other."""

    steps: int
    """Spaces that the seat's own boat has moved."""
    lead: int
    """Spaces ahead of the best other boat after the turn; below 0 if behind."""
    rival: int
    """The seat of that boat."""
    animals: int
    """River animals still to come, at least."""

    def is_plain(self, mover: int) -> bool:
        return self.steps > 0

    @property
    def aim(self) -> tuple[object, ...]:
        return self.steps, self.lead


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
        rival = max(others, key=boats.__getitem__)
        yield BoatMoved(
            seat=seat, points=sum(change.worth(PartKind.PLACE, each) for each in (seat, *others)),
            steps=boats[seat] - self._space, lead=boats[seat] - boats[rival], rival=rival,
            animals=self._animals(),
        )  # fmt: skip

    def _animals(self) -> int:
        """Return the river animals on the tiles of the pile, and on double tiles that they call
        for, at least."""
        pile = self._game.left_in(0)
        doubles = sorted(
            self._shown(tile, RIVER_ANIMALS) for tile in self._game.left_in(1).elements()
        )
        calls = sum(count * self._shown(tile, ("call",)) for tile, count in pile.items())
        animals = sum(count * self._shown(tile, RIVER_ANIMALS) for tile, count in pile.items())
        return animals + sum(doubles[:calls])

    def _shown(self, tile: str, icons: Sequence[str]) -> int:
        shown = self._game.box.face[tile].shown
        return sum(count for icon in icons for _, count in shown.get(icon, ()))

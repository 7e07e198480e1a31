"""Finds what a turn does to the boats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from carcqt.players.evaluation import PartKind
from carcqt.players.facts import Fact, LaterMore
from carcqt.players.tiles.change import NoMechanism, TurnChange
from carcqt.players.tiles.viewpoint import Viewpoint
from carcqt.rules.games.amazon import RIVER_ANIMALS, Amazon


@dataclass(frozen=True, slots=True, kw_only=True)
class BoatMoved(Fact):
    """The boats have moved, and are compared with each other."""

    part: ClassVar[PartKind | None] = PartKind.PLACE
    steps: int
    """Spaces that the seat's own boat has moved."""
    lead_before: int
    """Spaces ahead of the best other boat before the turn."""
    lead: int
    """Spaces ahead of the best other boat after it; below 0 if behind."""
    rival: int
    """The seat of that boat."""
    rank: int
    """1 for the first boat; equal boats share a rank."""
    animals: int
    """River animals still to come, at least."""
    by_icons: bool
    """Whether boat icons have moved it."""

    def is_plain(self, mover: int) -> bool:
        return self.steps > 0

    @property
    def figure(self) -> object:
        return self.steps, self.lead


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterBoat(LaterMore):
    """The seat's boat is further down the river later, or less far."""


class Boats(NoMechanism):
    """All boats are compared with each other, and so told as one."""

    def __init__(self, view: Viewpoint) -> None:
        self._before: Final = self._compared(view)

    def facts(self, change: TurnChange) -> Iterator[Fact]:
        view, game = change.view, _amazon(change.view)
        worth = sum(change.worth(PartKind.PLACE, seat) for seat in range(game.players))
        space, lead, rival, rank = self._compared(view)
        was, lead_before, _, _ = self._before
        yield BoatMoved(
            seat=view.seat, points=worth, steps=space - was, lead_before=lead_before, lead=lead,
            rival=rival, rank=rank, animals=_animals_to_come(game),
            # Whoever places a piece is moved by the icons alone.
            by_icons=space > was and bool(change.placed),
        )  # fmt: skip

    def _compared(self, view: Viewpoint) -> tuple[int, int, int, int]:
        """Return the seat's space, its lead, the best rival and the seat's rank."""
        boats, seat = _amazon(view).boats, view.seat
        rival = max((other for other in range(len(boats)) if other != seat), key=boats.__getitem__)
        rank = 1 + sum(space > boats[seat] for space in set(boats))
        return boats[seat], boats[seat] - boats[rival], rival, rank


def _amazon(view: Viewpoint) -> Amazon:
    assert isinstance(view.game, Amazon)
    return view.game


def _animals_to_come(game: Amazon) -> int:
    """Return the river animals on the tiles of the pile, and on double tiles that they call for,
    at least."""
    pile = game.left_in(0)
    doubles = sorted(_shown(game, tile, RIVER_ANIMALS) for tile in game.left_in(1).elements())
    calls = sum(count * _shown(game, tile, ("call",)) for tile, count in pile.items())
    animals = sum(count * _shown(game, tile, RIVER_ANIMALS) for tile, count in pile.items())
    return animals + sum(doubles[:calls])


def _shown(game: Amazon, tile: str, icons: Sequence[str]) -> int:
    shown = game.box.face[tile].shown
    return sum(count for icon in icons for _, count in shown.get(icon, ()))

"""The region of a goal that the file does not name, by what is seen there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from carcqt.content.goals import Goal
from carcqt.rules.events import Spot
from carcqt.rules.game import Game
from carcqt.rules.tilelaying.features import Region
from carcqt.rules.tilelaying.game import TileLaying
from carcqt.words.names import TableNames, names_of
from carcqt.words.speech import Speech, Translate


class RegionNames(Speech):
    def __init__(self, translate: Translate, names: TableNames) -> None:
        super().__init__(translate)
        self._names: Final = names

    def called(self, goal: Goal, game: Game[Any], letter: Callable[[], str]) -> str:
        """Return what the region is called, to follow a preposition; empty if the goal has none.
        `letter` is asked only if the region must be marked on the board."""
        if goal.spot is None or not isinstance(game, TileLaying):
            return ""
        try:
            region = game.region(goal.spot.square, goal.spot.zone, goal.system)
        except KeyError:
            return self.tr("region {letter}").format(letter=letter())
        kind = goal.system or region.kind
        vocabulary = names_of(self.translate, game.description.game)
        owner = region.owners[0] if len(region.owners) == 1 else None
        name = "" if owner is None else self._names.player(owner)
        called = name and vocabulary.owned(kind, name)
        if owner is None or not called:
            text = self.tr("region {letter} ({terrain})")
            return text.format(letter=letter(), terrain=vocabulary.terrain(kind))
        alike = _alike(game, region, owner, goal.system)
        if not alike:
            return called
        side = self._side(region, alike)
        if side:
            return self.tr("{region} {side}").format(region=called, side=side)
        return self.tr("{region} ({letter})").format(region=called, letter=letter())

    def _side(self, region: Region, alike: Sequence[Region]) -> str:
        """Return the side on which a region is, if all others like it are on the other side."""
        x, y = _middle(region)
        others = [_middle(other) for other in alike]
        if all(other < x for other, _ in others):
            return self.tr("in the east")
        if all(other > x for other, _ in others):
            return self.tr("in the west")
        if all(other < y for _, other in others):
            return self.tr("in the south")
        if all(other > y for _, other in others):
            return self.tr("in the north")
        return ""


def _middle(region: Region) -> tuple[float, float]:
    squares = {spot.square for spot in region.spots}
    return (
        sum(square.x for square in squares) / len(squares),
        sum(square.y for square in squares) / len(squares),
    )


def _alike(game: TileLaying, region: Region, owner: int, system: str | None) -> list[Region]:
    """Return the other regions of the same kind that the same seat has for itself."""
    found: dict[tuple[Spot, ...], Region] = {}
    for piece in game.position().pieces:
        if piece.seat != owner:
            continue
        other = game.region(piece.square, piece.zone, system)
        if other.kind == region.kind and other.owners == (owner,) and other.spots != region.spots:
            found[other.spots] = other
    return list(found.values())

"""What comes of playing on, and what it comes of: regions, pieces, turns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from carcqt.players.evaluation import Evaluation, Part, PartKind
from carcqt.rules.kernel.journal import SCORED, WIDTH
from carcqt.rules.tilelaying.game import TileLaying


class Sequel:
    """Of one position: the game moves on from there."""

    def __init__(self, game: TileLaying, here: Evaluation) -> None:
        self._game: Final = game
        self._nodes: Final = game.kernel.nodes
        self._written: Final = game.kernel.written
        self._here: Final = here

    def until(self, there: Evaluation) -> Evaluation:
        """What every seat has got since, or hopes for beyond what it hoped for then. Points for a
        region are one with what is hoped of it; a region that was not there has no spot."""
        changed: defaultdict[Part, float] = defaultdict(float)
        for sign, parts in (-1, self._here.parts), (1, there.parts), (1, tuple(self._scored())):
            for part in parts:
                if part.kind is not PartKind.SCORED:
                    changed[self._known(part)] += sign * part.points
        return Evaluation(tuple(replace(of, points=points) for of, points in changed.items()))

    def _scored(self) -> Iterator[Part]:
        game, kernel = self._game, self._game.kernel
        for at in range(self._written, kernel.written, WIDTH):
            what, seat, points, cause = (kernel.entry[at + place] for place in range(WIDTH))
            if what != SCORED:
                continue
            if cause >= 0:
                spot = game.spot(min(kernel.members(kernel.find(cause))))
                yield Part(seat, PartKind.REGION, float(points), game.kind(cause), spot)
            else:
                yield Part(seat, self._beyond, float(points))

    @property
    def _beyond(self) -> PartKind:
        """What points are for that no region brings: what is held, or where something stands."""
        holds = any(part.kind is PartKind.HELD for part in self._here.parts)
        return PartKind.HELD if holds else PartKind.PLACE

    def _known(self, part: Part) -> Part:
        spot = part.spot
        if spot is not None and self._game.node(spot.square, spot.zone) >= self._nodes:
            spot = None
        what = part.what if part.kind is PartKind.REGION else ""
        return replace(part, points=0.0, what=what, spot=spot)

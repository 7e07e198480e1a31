"""Zones of a tile that its picture does not tell apart, as a worker reads it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from carcqt.art.plans.plan import Content, TilePlan, content
from carcqt.art.studio.jobs import read_zones
from carcqt.art.studio.studio import Studio
from carcqt.art.tiles.parting import Unclear
from carcqt.background.bridge import Bridge
from carcqt.rules.problems import Problem
from carcqt.rules.tiles import SIDE, Tile

_MOST: Final = 500
_ASIDE: Final = 0.04
"""Squares between where an icon was put and where it is drawn that nobody sees."""


def strayed(tile: Tile, plan: TilePlan) -> Iterator[Problem]:
    """Icons that were put where their zone is not."""
    for number, zone in enumerate(tile.zones):
        for place in zone.places:
            x, y = place.x / SIDE, place.y / SIDE
            if math.dist((x, y), plan.nearest(number, x, y)) > _ASIDE:
                yield Problem.at("place-outside", f"zone {zone.id}", icon=place.icon)


class TileClarity(QObject):
    found = Signal()

    def __init__(self, studio: Studio, parent: QObject) -> None:
        super().__init__(parent)
        self._studio = studio
        self._known: dict[Content, tuple[Unclear, ...]] = {}
        self._asked: set[Content] = set()
        self._bridge = Bridge(self._receive)

    def ask(self, tile: Tile, theme: str) -> None:
        """Have a tile read that is drawn by now."""
        what = content(tile)
        if what not in self._known and what not in self._asked:
            self._asked.add(what)
            self._bridge.follow(what, self._studio.order(read_zones, theme, what))

    def doubts(self, tile: Tile) -> list[Problem]:
        """As far as they are known."""
        doubts = []
        for one in self._known.get(content(tile), ()):
            zone, other = (tile.zones[number].id for number in (one.zone, one.other))
            code = "zone-in-pieces" if zone == other else "zones-alike"
            doubts.append(Problem.at(code, f"zone {zone}", zone=zone, other=other))
        return doubts

    def _receive(self, what: Any, work: Future[tuple[Unclear, ...]]) -> None:
        self._asked.discard(what)
        if work.cancelled() or work.exception() is not None:
            return
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[what] = work.result()
        if self._known[what]:
            self.found.emit()

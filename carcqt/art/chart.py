"""A map to be drawn as an explorer's chart: plain data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Place = tuple[float, float]
"""x grows eastwards, y southwards, in the units of the chart's extent."""


class WayKind(Enum):
    PATH = "path"
    WATERWAY = "waterway"


@dataclass(frozen=True, slots=True)
class Town:
    id: str
    name: str
    x: float
    y: float
    species: str
    prices: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Way:
    """From town to town by way of some bends."""

    kind: WayKind
    ends: tuple[str, str]
    bends: tuple[Place, ...] = ()


@dataclass(frozen=True)
class Chart:
    towns: tuple[Town, ...]
    ways: tuple[Way, ...]
    extent: Place = (1.0, 0.7)
    rivers: tuple[tuple[Place, ...], ...] = ()
    """Water that nobody travels on."""
    title: str = ""

    def places(self, way: Way) -> list[Place] | None:
        """The points of a way; nothing if it leads to a town that there is not."""
        known = {town.id: (town.x, town.y) for town in self.towns}
        first, last = way.ends
        if first not in known or last not in known:
            return None
        return [known[first], *way.bends, known[last]]

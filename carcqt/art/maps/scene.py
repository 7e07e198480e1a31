"""A map to be drawn: plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol

from carcqt.rules.position import Standing

Place = tuple[float, float]
"""x grows eastwards, y southwards, in the units of the map's extent."""


class WayKind(Enum):
    PATH = "path"
    WATERWAY = "waterway"


WAYS: Final = {"path": WayKind.PATH, "waterway": WayKind.WATERWAY}
"""What the links of all games look like; one of another kind looks like a path."""


def way_kind(link: str) -> WayKind:
    return WAYS.get(link, WayKind.PATH)


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


@dataclass(frozen=True, slots=True)
class TownPlace:
    """Where a village is to be found on the picture, in pixels."""

    town: Town
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Camp:
    """A piece that has taken a square of a village."""

    piece: str
    seat: int


Camps = Mapping[str, Sequence[Camp]]
"""For each village, its camps in the order in which they took their squares."""


def camps_on(pieces: Iterable[Standing]) -> Camps:
    camps: dict[str, list[Camp]] = {}
    for piece in pieces:
        camps.setdefault(piece.zone, []).append(Camp(piece.piece, piece.seat))
    return camps


class MapVillage(Protocol):
    """What a picture needs to know of a village of a map."""

    @property
    def id(self) -> str: ...
    @property
    def at(self) -> tuple[float, float]: ...
    @property
    def species(self) -> str: ...
    @property
    def prices(self) -> tuple[int, ...]: ...


class MapLink(Protocol):
    """What it needs to know of what joins two villages."""

    @property
    def kind(self) -> str: ...
    @property
    def ends(self) -> tuple[str, str]: ...
    @property
    def bends(self) -> tuple[tuple[float, float], ...]: ...


@dataclass(frozen=True)
class MapScene:
    towns: tuple[Town, ...]
    ways: tuple[Way, ...]
    extent: Place = (1.0, 0.7)
    rivers: tuple[tuple[Place, ...], ...] = ()
    """Water that nobody travels on."""
    title: str = ""

    @classmethod
    def of_map(
        cls,
        villages: Iterable[MapVillage],
        links: Iterable[MapLink],
        extent: Place,
        names: Mapping[str, str],
        title: str = "",
    ) -> MapScene:
        """A map of a game, with the names of its villages."""
        return cls(
            tuple(
                Town(one.id, names.get(one.id, one.id), *one.at, one.species, one.prices)
                for one in villages
            ),
            tuple(Way(way_kind(link.kind), link.ends, link.bends) for link in links),
            extent,
            title=title,
        )

    def places(self, way: Way) -> list[Place] | None:
        """The points of a way; nothing if it leads to a town that there is not."""
        known = {town.id: (town.x, town.y) for town in self.towns}
        first, last = way.ends
        if first not in known or last not in known:
            return None
        return [known[first], *way.bends, known[last]]


MARGIN: Final = 0.035
"""Round the places of a map, measured by its picture's width."""


def map_pixels(scene: MapScene, width: int) -> tuple[int, int]:
    """How wide and high the picture of a map is."""
    wide, high = scene.extent
    margin = MARGIN * width
    return width, round(high * (width - 2 * margin) / wide + 2 * margin)

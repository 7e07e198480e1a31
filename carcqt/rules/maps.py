"""Maps as plain values: villages, what joins them, missions and income cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

Point = tuple[int, int]
"""A place on the map: x grows eastwards, y southwards."""


@dataclass(frozen=True, slots=True)
class Village:
    id: str
    at: Point
    species: str
    prices: tuple[int, ...]
    """What a camp costs here, in gold: one square for each, the first one to be filled first."""


@dataclass(frozen=True, slots=True)
class Link:
    kind: str
    ends: tuple[str, str]
    bends: tuple[Point, ...] = ()
    """Where its line goes on the way from the first end to the second."""

    @property
    def place(self) -> str:
        """How problems name it."""
        return f"link {self.ends[0]} {self.ends[1]}"


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    villages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IncomeCard:
    """An income card, of which each seat has one."""

    value: int
    shows: str
    """A species, or a word of the game for something else that counts."""
    ties: tuple[int, ...]
    """For each seat, the number that settles ties; no two cards of any seats have the same."""


@dataclass(frozen=True)
class Map:
    game: str
    extent: Point
    """How wide and how high it is."""
    villages: tuple[Village, ...]
    links: tuple[Link, ...]
    missions: tuple[Mission, ...]
    cards: tuple[IncomeCard, ...]

    def __hash__(self) -> int:
        return hash((self.game, len(self.villages), len(self.links)))

    @cached_property
    def village(self) -> dict[str, Village]:
        return {village.id: village for village in self.villages}

    @property
    def size(self) -> int:
        """How many villages there are."""
        return len(self.villages)

    def course(self, link: Link) -> tuple[Point, ...]:
        """The line of a link, from village to village."""
        first, last = link.ends
        return self.village[first].at, *link.bends, self.village[last].at

    def times(self, factor: int) -> Map:
        """A larger map: copies of this one from west to east, each joined to the next."""
        width, height = self.extent
        villages, links = list(self.villages), list(self.links)
        for copy in range(1, factor):
            names = {village.id: f"{village.id}-{copy}" for village in self.villages}
            shift = copy * width
            for village in self.villages:
                x, y = village.at
                villages.append(replace(village, id=names[village.id], at=(x + shift, y)))
            for link in self.links:
                bends = tuple((x + shift, y) for x, y in link.bends)
                first, last = (names[end] for end in link.ends)
                links.append(Link(link.kind, (first, last), bends))
            before, here = villages[-self.size - 1], villages[-self.size]
            links.append(Link(self.links[0].kind, (before.id, here.id)))
        extent = (factor * width, height)
        return replace(self, extent=extent, villages=tuple(villages), links=tuple(links))
